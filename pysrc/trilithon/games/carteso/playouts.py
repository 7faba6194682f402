"""Playouts of Carteso."""
