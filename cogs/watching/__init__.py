"""Watching running matches on private pages."""
