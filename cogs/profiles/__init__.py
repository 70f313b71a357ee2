"""Profiles: a person's ratings, records and results."""
