"""Finished matches: their list, the replay step by step, and playing on from a step."""
