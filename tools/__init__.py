"""The steps behind ``build.py``: environment, checks, the site, its server, measurements."""
