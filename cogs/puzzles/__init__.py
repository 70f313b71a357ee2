"""The daily puzzle: one decision of a match, the same on every server, with one try each."""
