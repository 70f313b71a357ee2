"""Watching running matches, and the list of tables that are on."""
