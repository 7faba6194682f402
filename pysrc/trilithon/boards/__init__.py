"""Board topologies: spaces, their names and neighbours, and bit masks over them."""
