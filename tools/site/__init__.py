"""What the site is made of, and how it is put together."""
