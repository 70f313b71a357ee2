"""The features, one folder each, and a face for each game in ``games``."""
