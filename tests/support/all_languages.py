"""To import this is to read every catalogue, which the first start of a bot needs."""

from bot.base.language import languages

languages()
