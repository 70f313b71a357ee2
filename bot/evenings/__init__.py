"""Evenings: everybody on a server who likes plays one game at a set hour, and is compared."""
