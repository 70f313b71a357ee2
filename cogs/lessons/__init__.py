"""Lessons: a game taught at the table, one position after another."""
