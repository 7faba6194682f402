"""Text forms of whole games: records, links, and the attributes of an embedded board."""
