"""A board that several persons look at together: one is its host, up to four are guests."""
