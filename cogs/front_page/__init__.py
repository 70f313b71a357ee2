"""The front page: what's on here, for one person by ``/tables`` or as a channel post."""
