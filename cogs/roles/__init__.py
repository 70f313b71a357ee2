"""A server's roles for achievements: finds the people who have earned one, and gives it."""
