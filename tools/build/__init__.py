"""What every command stands on: the environment, browsers, checks, the local server."""
