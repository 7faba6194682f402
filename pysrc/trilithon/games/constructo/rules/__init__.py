"""The rules of Constructo, and the text forms of its moves and positions."""
