"""Daily deals: everybody gets the same cards on the same day, and results are compared."""
