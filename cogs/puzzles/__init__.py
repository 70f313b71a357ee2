"""The daily puzzle: one decision of a match, asked on every server, answered once."""
