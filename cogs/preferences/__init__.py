"""``/preferences``: a person's own choices."""
