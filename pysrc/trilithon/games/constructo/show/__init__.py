"""How Constructo shows itself, and takes what a person chooses."""
