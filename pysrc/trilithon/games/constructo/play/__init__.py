"""The computer player of Constructo."""
