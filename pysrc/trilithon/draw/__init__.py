"""Scenes as pictures: turned, marked, numbered, and written as SVG."""
