"""Pages of text that the build writes: rules, documentation, and the lab's."""
