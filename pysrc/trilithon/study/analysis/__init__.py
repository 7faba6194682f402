"""What is found out about the positions of a game while somebody watches, and what it comes to."""
