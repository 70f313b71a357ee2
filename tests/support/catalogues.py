"""Catalogues other than the project's own."""

from bot.base import catalogues, language


def forget_catalogues() -> None:
    """Make the catalogues be read again, because they have changed."""
    for cached in (
        language._codes,
        language._codes_for,
        catalogues.load,
        language.language_names,
        language.language_for,
        language.digest_of_catalogues,
    ):
        cached.cache_clear()
