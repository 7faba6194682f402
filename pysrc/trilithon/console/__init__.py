"""What runs in a terminal: the command line, matches between programs, and reports of them."""
