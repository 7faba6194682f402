"""The rules of Consta, and the text forms of its moves and positions."""
