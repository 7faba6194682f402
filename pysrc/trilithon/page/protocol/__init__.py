"""What the engine tells a page, as types of plain JSON data."""
