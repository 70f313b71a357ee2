"""Reviews: what the computer thinks of each decision of a finished match."""
