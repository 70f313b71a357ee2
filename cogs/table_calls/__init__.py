"""Calls to a table: a role is mentioned while a lobby waits for people."""
