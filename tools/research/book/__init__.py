"""Making Constructo's books: exact values of early positions of the printed patterns."""
