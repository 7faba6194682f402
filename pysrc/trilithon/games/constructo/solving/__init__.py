"""Exact values of Constructo's positions: states as numbers, and the search that proves values."""
