"""How the computer searches: trees over playouts, proofs, and what they may spend."""
