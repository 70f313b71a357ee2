"""Takings, Kill the Kings for points."""
