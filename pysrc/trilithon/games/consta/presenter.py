"""Placeholder until presenter is written."""
