"""Labels of menu entries and choices, kept distinct."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from bot.base.discord_limits import MAX_SELECT_LABEL


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
    """Return a label that is short enough, with a mark after it that is never cut."""
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
