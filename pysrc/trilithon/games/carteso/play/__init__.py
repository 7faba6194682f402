"""The computer player of Carteso."""
