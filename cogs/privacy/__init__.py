"""The stored data of a person or a server: view, export, delete."""
