"""A game in a terminal, by the libraries of the extra `terminal`: the page's view as text."""
