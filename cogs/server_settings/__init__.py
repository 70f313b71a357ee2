"""Settings for the managers of a server."""
