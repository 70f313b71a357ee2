"""The front page: what's on here, for one person by ``/tables`` or for a channel as a post."""
