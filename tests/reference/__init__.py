"""Slow and literal implementations of the games' rules, to check the fast ones against."""
