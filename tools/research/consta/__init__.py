"""Who wins Consta on small boards: a compiled search finds proofs, and the engine checks them."""
