"""What stands behind `build.py`, in four rooms: `build`, `site`, `docs` and `research`."""
