"""Measure the built site in a browser, against a stock page of the same runtime."""
