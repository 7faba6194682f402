"""Learning the weights of Consta and of Carteso from what searches come to."""
