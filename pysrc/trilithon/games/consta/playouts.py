"""Placeholder until playouts is written."""
