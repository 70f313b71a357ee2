"""Reads messages as people do, and finds their buttons."""

import json
import re
from typing import Any

from simcord import InteractionResult, ResponseMessage
from simcord.backend.models import Message

LOWEST, MIDDLE, HIGHEST = "Lowest", "Middle", "Highest"
SERVICE = {
    *("hand", "menu", "join", "leave", "rules", "back", "hint", "again", "share", "verify"),
    *("rematch", "computer", "start", "cancel", "resign", "stay", "prefer"),
    *("versus", "lesson", "learn", "resume"),
    *("replay", "review", "suggest", "memory", "spectate", "spectator"),
    *("takeback", "answer_takeback", "offer_stop"),
}
"""Verbs that all games share."""
_HEADING = re.compile(r"^### (.*)\n?", re.MULTILINE)
_SMALL = "-# "


def answer(result: InteractionResult | ResponseMessage) -> ResponseMessage:
    """Return the reply to an interaction: a follow-up if there is one, else the response."""
    if isinstance(result, ResponseMessage):
        return result
    shown = result.followups[-1] if result.followups else result.response
    assert shown is not None
    return shown


def buttons(message: ResponseMessage | Message) -> list[dict[str, Any]]:
    """Return the buttons and menus of a message as a flat list."""
    return [item for row in message.components for item in row.get("components", ())]


def labels(message: ResponseMessage) -> list[str]:
    return [item.get("label", "") for item in buttons(message)]


def able(message: ResponseMessage) -> list[str]:
    """Return the labels of the buttons that can be pressed."""
    found = (each for each in buttons(message) if not each.get("disabled"))
    return [each["label"] for each in found if each.get("label")]


def row_of(*made: dict[str, str]) -> dict[str, Any]:
    """Return a row of buttons as Discord stores it."""
    return {"type": 1, "components": [{"type": 2, "style": 1, **button} for button in made]}


def found_button(message: ResponseMessage, label: str) -> dict[str, Any]:
    """Return the only button with this label."""
    (button,) = (each for each in buttons(message) if each.get("label") == label)
    return button


def verb_of(control: dict[str, Any]) -> str:
    verb: str = control["custom_id"].split(":")[2]
    return verb


def offers(message: ResponseMessage, *verbs: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the ids of a game's controls, each with the values to choose from it.

    Without ``verbs``: every control that plays, but none that only picks.
    """
    found = []
    for control in buttons(message):
        verb = verb_of(control)
        wanted = verb in verbs if verbs else verb not in SERVICE and verb != "pick"
        if wanted and not control.get("disabled"):
            values = tuple(option["value"] for option in control.get("options", ()))
            found.append((control["custom_id"], values))
    return found


def plays_on(message: ResponseMessage, verb: str) -> list[str]:
    """Return the plays that take one press: the args of a verb's controls, or their values."""
    found: list[str] = []
    for custom_id, values in offers(message, verb):
        found += values or [custom_id.partition(f":{verb}")[2].removeprefix(":")]
    return found


def control_of(message: ResponseMessage, begun: str) -> str:
    """Return the id of the first enabled control whose verb and args begin so."""
    found = [
        str(control["custom_id"])
        for control in buttons(message)
        if control["custom_id"].split(":", 2)[2].startswith(begun) and not control.get("disabled")
    ]
    assert found, f"{begun} is not offered: {labels(message)}"
    return found[0]


def declare_button(hand: ResponseMessage, declaration: str) -> dict[str, Any]:
    """Return the button of a declaration; Highest's instead of Middle if that can't be right."""
    found = next(b for b in buttons(hand) if declaration in b.get("label", ""))
    if declaration == MIDDLE and found.get("disabled"):
        return declare_button(hand, HIGHEST)
    return found


def likely(hand: ResponseMessage) -> str:
    card = declare_button(hand, MIDDLE)["custom_id"].rsplit(":", 1)[1].partition("/")[0]
    rank = card[:-1]
    return LOWEST if rank in "2345" else HIGHEST if rank in "JQKA" else MIDDLE


def marked(hand: ResponseMessage) -> list[str]:
    shown = []
    for control in buttons(hand):
        name = control.get("label") or ""
        if name.startswith("✓ "):
            shown.append(name.removeprefix("✓ "))
        shown += [o["label"] for o in control.get("options") or () if o.get("default")]
    return shown


def heading(message: ResponseMessage) -> str:
    for embed in message.embeds:
        return embed.title or ""
    found = _HEADING.search(message.content)
    return found[1] if found else ""


def told(message: ResponseMessage) -> str:
    """Return a page's text below its title, without suits' variation selectors."""
    below = [embed.description for embed in message.embeds]
    return together(_HEADING.sub("", message.content, count=1), *below)


def footer(message: ResponseMessage) -> str:
    for embed in message.embeds:
        return embed.footer.text or ""
    last = message.content.rpartition("\n")[2]
    return last.removeprefix(_SMALL) if last.startswith(_SMALL) else ""


def together(*parts: str | None) -> str:
    """Join paragraphs, without suits' variation selectors."""
    return "\n\n".join(part for part in parts if part).replace("\ufe0e", "")


def words(message: ResponseMessage) -> str:
    """Return everything readable on a message, including pictures' alt texts."""
    embeds = [f"{e.title} {e.description} {e.footer.text}" for e in message.embeds]
    files = [f"{a.filename} {a.description or ''}" for a in message.attachments]
    return "\n".join([message.content, *embeds, *files, json.dumps(message.components)])


def text_of(message: Any) -> str:
    embeds = [f"{e.get('title')}\n{e.get('description')}" for e in message.embeds]
    return "\n".join([message.content or "", *embeds])


def file_names(message: Any) -> list[str]:
    return [attachment["filename"] for attachment in message.attachments]


def said_privately(result: InteractionResult | ResponseMessage) -> str:
    """Return the text of a private reply. Fails if the reply is public or missing."""
    message = answer(result)
    assert message.ephemeral
    return words(message)


def pings(message: Any) -> list[int]:
    return [int(user) for user in message.ping_user_ids]
