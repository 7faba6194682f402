"""Programs in C that play games of the computer with itself, and make the samples of them."""
