"""The engine behind a page: commands come up as JSON, views and events go down."""
