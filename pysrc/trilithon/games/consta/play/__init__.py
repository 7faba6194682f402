"""The computer player of Consta."""
