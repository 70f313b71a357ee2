"""Calls to a table: a role that is mentioned when a lobby waits for people."""
