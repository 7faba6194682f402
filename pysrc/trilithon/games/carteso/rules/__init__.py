"""The rules of Carteso, and the text forms of its moves and positions."""
