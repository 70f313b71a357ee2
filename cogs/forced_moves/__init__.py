"""Plays the only legal card for people who ask for that, where it gives nothing away."""
