"""Discord's limits under Discord's own names, and distinct labels within them."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
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


def distinct(labels: Iterable[str], *marks: Sequence[str]) -> list[str]:
    """Return labels that are all different and short enough for Discord.

    Labels that would look alike each get a mark: from the first of ``marks`` that tells them apart,
    or else a number. The others stay as they are.
    """
    texts = list(labels)
    alike = defaultdict[str, list[int]](list)
    for at, text in enumerate(texts):
        alike[cut_label(text)].append(at)
    found = [cut_label(text) for text in texts]
    taken = {*found}
    for group in alike.values():
        if len(group) > 1:
            for at, mark in zip(group, _marks_for(group, marks), strict=True):
                found[at] = _unused(texts[at], mark, taken)
                taken.add(found[at])
    return found


def cut_label(text: str, mark: str = "") -> str:
    """Cut a label to Discord's limit, but never the mark after it."""
    room = MAX_SELECT_LABEL - len(mark)
    return (text if len(text) <= room else text[: room - 1] + "…") + mark


def _marks_for(group: Sequence[int], marks: Sequence[Sequence[str]]) -> list[str]:
    for each in marks:
        told = [each[at] for at in group]
        if all(told) and len({*told}) == len(told):
            return [f" · {mark}" for mark in told]
    return [f" ({number})" for number in range(1, len(group) + 1)]


def _unused(text: str, mark: str, taken: set[str]) -> str:
    label, number = cut_label(text, mark), 1
    while label in taken:
        number += 1
        label = cut_label(text, f"{mark} ({number})")
    return label
