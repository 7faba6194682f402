"""Games by link that two devices play at once: what they tell each other (see docs/live.md)."""
