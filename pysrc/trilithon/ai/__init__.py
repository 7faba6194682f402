"""The computer player: a search that knows the games only by their protocols, and its levels."""
