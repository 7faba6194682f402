"""Learning Consta's weights from what searches come to."""
