"""Crown Duel, one secret choice for two."""
