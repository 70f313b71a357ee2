"""Takebacks: a move is undone if everybody at the table agrees."""
