"""Discord's limits under Discord's own names: characters of texts, and numbers of things."""

from typing import Final

MAX_ACTION_ROWS: Final = 5
MAX_BUTTONS_PER_ROW: Final = 5
MAX_SELECT_OPTIONS: Final = 25
MAX_AUTOCOMPLETE_CHOICES: Final = 25
MAX_CUSTOM_ID: Final = 100
MAX_BUTTON_LABEL: Final = 80
MAX_SELECT_LABEL: Final = 100  # maximum length of an option's label, and of a choice of a command
MAX_NONCE: Final = 25
MAX_THREAD_NAME: Final = 100
MAX_ALT: Final = 1024  # maximum length of an attachment's description
MAX_CONTENT: Final = 2000
MAX_EMBED_TITLE: Final = 256
MAX_EMBED_DESCRIPTION: Final = 4096
MAX_EMBED_FOOTER: Final = 2048
MAX_EMBED: Final = 6000  # maximum length of all texts of a message's embeds together
