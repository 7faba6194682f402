"""The browsers of different makers, driven alike."""
