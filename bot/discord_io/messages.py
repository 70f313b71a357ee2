"""Converts pages into discord.py's arguments."""

import asyncio
import re
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from hashlib import sha256
from io import BytesIO
from typing import Any, Final, TypeVar

import discord

from bot.base import logs
from bot.base.discord_limits import (
    MAX_ALT,
    MAX_BUTTON_LABEL,
    MAX_CONTENT,
    MAX_EMBED,
    MAX_EMBED_DESCRIPTION,
    MAX_EMBED_FOOTER,
    MAX_EMBED_TITLE,
)
from bot.discord_io.answers import Answer, answer_of
from bot.discord_io.controls import NO_MATCH, Component, Interaction, custom_id
from bot.discord_io.failures import Failure, failure_of, is_of_attachments, is_of_emojis
from bot.discord_io.host import NO_EMOJIS, Emojis, emojis_of
from bot.pages.model import Button, Page, Picture, Select, plain, stack_texts

log = logs.get(__name__)


MAX_KNOWN: Final = 10_000  # number of newest pictures to remember

_known: Final[OrderedDict[int, bytes]] = OrderedDict()
"""The digest of each picture and its texts, by attachment id."""


def note_sent(message: discord.Message, digest: bytes) -> None:
    """Remember a message's picture: its first attachment, if Discord accepted it."""
    if message.attachments:
        _known[message.attachments[0].id] = digest
    if len(_known) > MAX_KNOWN:
        _known.popitem(last=False)


def find_sent(message: discord.Message | None, digest: bytes) -> discord.Attachment | None:
    """Return the message's attachment if it is this picture, else None."""
    attachments = () if message is None else message.attachments
    return next((each for each in attachments if _known.get(each.id) == digest), None)


PICTURE_SECONDS = 1.0  # maximum time that a page waits for its picture
_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def controls_of(
    page: Page, match_id: str, version: int, emojis: Emojis = NO_EMOJIS
) -> discord.ui.View:
    """Build a page's view from dynamic items only, so that nothing stays in memory."""
    view = discord.ui.View(timeout=None)
    shown = partial(emojis.of, four_colours=page.four_colours)
    for number, row in enumerate(page.rows):
        items = row if isinstance(row, tuple) else (row,)
        for item in items:
            identity = custom_id(match_id, version, item.verb, item.args)
            control = (
                _button(item, identity, shown)
                if isinstance(item, Button)
                else _menu(item, identity, shown)
            )
            view.add_item(Component(control, row=number))
    view.stop()  # else discord.py keeps each private view, and a task, for a quarter of an hour
    return view


_Shown = Callable[[str], discord.PartialEmoji | None]


def _button(item: Button, identity: str, shown: _Shown) -> discord.ui.Item[Any]:
    emoji = shown(item.sign)
    return discord.ui.Button(
        label=None if emoji else _as_text(item.label)[:MAX_BUTTON_LABEL],
        emoji=emoji,
        style=_STYLES[item.style],
        custom_id=identity,
        disabled=item.disabled,
    )


_PLACES = (  # kinds of channels where a match can be played, including threads
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.forum,
    discord.ChannelType.voice,
)
_HELD_AS = {
    "channels": discord.SelectDefaultValueType.channel,
    "roles": discord.SelectDefaultValueType.role,
    "members": discord.SelectDefaultValueType.user,
}


def _menu(item: Select, identity: str, shown: _Shown) -> discord.ui.Item[Any]:
    common: dict[str, Any] = {
        "custom_id": identity,
        "placeholder": item.placeholder[:150],
        "min_values": item.least,
        "max_values": item.most,
    }
    if item.of != "options":
        held = [discord.SelectDefaultValue(id=each, type=_HELD_AS[item.of]) for each in item.held]
        common["default_values"] = held
    match item.of:
        case "channels":
            return discord.ui.ChannelSelect(**common, channel_types=list(_PLACES))
        case "roles":
            return discord.ui.RoleSelect(**common)
        case "members":
            return discord.ui.UserSelect(**common)
        case "options":
            options = [
                discord.SelectOption(
                    label=option.label[:100],
                    description=option.told[:100] or None,
                    value=option.value,
                    default=option.chosen,
                    emoji=shown(option.sign),
                )
                for option in item.options
            ]
            return discord.ui.Select(**common, options=options)


async def message_of(
    page: Page, match_id: str, version: int, emojis: Emojis = NO_EMOJIS, *, notice: str = ""
) -> dict[str, Any]:
    """Return the arguments for sending a page as a new message, below a notice.

    Text that doesn't fit into the message goes into an embed.
    """
    shown = partial(emojis.with_emojis, four_colours=page.four_colours)
    embed = None
    if page.board:
        lead, rest = page.parts
        text = stack_texts(notice, lead)
        embed = _board_embed(page, rest, shown)
    else:
        text, rest = _cut(stack_texts(notice, page.whole), MAX_CONTENT)
        if rest:
            rest = _fitting(rest, MAX_EMBED_DESCRIPTION, shown)
            embed = discord.Embed(description=rest, colour=page.colour)
    content = _fitting(text, MAX_CONTENT, shown)
    files = [discord.File(BytesIO(data), filename=name) for name, data in page.files]
    if page.picture is not None:
        files.insert(0, await _picture_file(page, page.picture))
    return {
        **({"content": content} if content else {}),
        **({} if embed is None else {"embed": embed}),
        "files": files,
        "view": controls_of(page, match_id, version, emojis),
    }


def _board_embed(page: Page, text: str, shown: Callable[[str], str]) -> discord.Embed:
    title = shorten(page.title, MAX_EMBED_TITLE)
    footer = shorten(page.footer, MAX_EMBED_FOOTER)
    room = min(MAX_EMBED_DESCRIPTION, MAX_EMBED - len(title) - len(footer))
    text = _fitting(text, room, shown)
    embed = discord.Embed(title=title, description=text or None, colour=page.colour)
    if footer:
        embed.set_footer(text=footer)
    if page.picture is not None:
        embed.set_image(url=f"attachment://{page.picture.name}")
    return embed


def _cut(text: str, most: int) -> tuple[str, str]:
    """Split a text at a line break into at most ``most`` characters and the rest."""
    if len(_as_text(text)) <= most:
        return text, ""
    ends = range(len(text) + 1)
    # A binary search, since `_as_text` makes texts longer by an unknown amount.
    room = bisect_right(ends, most, key=lambda end: len(_as_text(text[:end]))) - 1
    end = text.rfind("\n", 0, room + 1)
    end = room if end < 1 else end
    return text[:end], text[end:].lstrip("\n")


def _fitting(text: str, room: int, shown: Callable[[str], str]) -> str:
    """Shorten a text to ``room`` characters, with emojis for cards if they fit."""
    with_cards = shown(text)
    # An emoji takes some 30 characters of a text, a card's name two or three.
    text = text if len(with_cards) > room else with_cards
    return shorten(_as_text(text), room)


async def edit_of(
    page: Page, match_id: str, version: int, emojis: Emojis = NO_EMOJIS, *, notice: str = ""
) -> dict[str, Any]:
    """Return the arguments for editing a message to show a page, below a notice.

    Earlier attachments are replaced.
    """
    arguments = await message_of(page, match_id, version, emojis, notice=notice)
    arguments["attachments"] = arguments.pop("files")
    return {"content": None, "embed": None, **arguments}


async def show_page(
    interaction: Interaction,
    page: Page,
    match_id: str = NO_MATCH,
    version: int = 0,
    *,
    notice: str = "",
    standing: discord.Message | None = None,
) -> discord.Message:
    """Reply to an interaction with a page, below a notice. Returns the message.

    ``standing`` is the message that this edits, as Discord has it. If the picture takes long, it is
    added later together with the controls, since the page would overwrite what an earlier press
    shows. Raises discord.HTTPException if Discord refuses.
    """
    answer = answer_of(interaction)

    async def send(page: Page, emojis: Emojis) -> discord.Message:
        edit = partial(edit_of, match_id=match_id, version=version, emojis=emojis, notice=notice)
        drawing = asyncio.create_task(page.drawn())
        try:
            # Not `wait_for`, which would cancel the drawing.
            await asyncio.wait([drawing], timeout=PICTURE_SECONDS)
            if not drawing.done():
                # Without controls: the page with the picture would undo what a press shows.
                await answer.show(**await edit(replace(page, picture=None, rows=())))
                return await _show_drawn(answer, edit, await drawing, None)
            return await _show_drawn(answer, edit, await drawing, standing)
        finally:
            drawing.cancel()

    return await as_accepted(page, emojis_of(interaction), send)


async def renew_page(
    interaction: Interaction,
    page: Page,
    match_id: str = NO_MATCH,
    version: int = 0,
    *,
    standing: discord.Message | None = None,
) -> discord.Message:
    """Replace an earlier reply to an interaction with a page, once its picture is drawn.

    ``standing`` is that reply as Discord has it. Returns the new message. Raises
    discord.HTTPException if Discord refuses.
    """

    async def send(page: Page, emojis: Emojis) -> discord.Message:
        edit = partial(edit_of, match_id=match_id, version=version, emojis=emojis)
        return await _show_drawn(answer_of(interaction), edit, await page.drawn(), standing)

    return await as_accepted(page, emojis_of(interaction), send)


async def _show_drawn(
    answer: Answer,
    edit: Callable[[Page], Awaitable[dict[str, Any]]],
    page: Page,
    standing: discord.Message | None,
) -> discord.Message:
    """Reply with a page. A picture that is already on the ``standing`` message isn't sent again."""
    picture = page.picture
    if picture is None or page.board:
        return await answer.show(**await edit(page))
    digest = sha256(picture.png() + alternative_of(page, picture).encode()).digest()
    kept = find_sent(standing, digest)
    if kept is not None:
        arguments = await edit(replace(page, picture=None))
        arguments["attachments"].insert(0, kept)
        try:
            return await answer.show(**arguments)
        except discord.HTTPException as error:
            # An edit whose response was lost may have taken the attachment away.
            if not is_of_attachments(error):
                raise
    message = await answer.show(**await edit(page))
    note_sent(message, digest)
    return message


_Sent = TypeVar("_Sent")


async def as_accepted(
    page: Page, emojis: Emojis, send: Callable[[Page, Emojis], Awaitable[_Sent]]
) -> _Sent:
    """Send a page. If Discord refuses a part of it, send it again without that part.

    That is the emojis, which are then checked, or the picture where no uploads are accepted. Raises
    discord.HTTPException if that is refused too, or if the page consists of files.
    """
    for _ in range(2):
        try:
            return await send(page, emojis)
        except discord.HTTPException as error:
            of_emojis = is_of_emojis(error)
            if failure_of(error) is not Failure.PAGE_REFUSED:
                raise
            if not of_emojis and page.is_for_its_files:
                raise
            log.warning("page sent without the part that Discord refused", code=error.code)
            if of_emojis:
                emojis.doubt()
                emojis = NO_EMOJIS
            else:
                page = replace(page, picture=None)
    return await send(page, emojis)


async def _picture_file(page: Page, picture: Picture) -> discord.File:
    data, alt = await picture.drawn(), alternative_of(page, picture)
    return discord.File(BytesIO(data), filename=picture.name, description=alt)


def alternative_of(page: Page, picture: Picture) -> str:
    """Return a picture's alt text, without lines that the page itself contains.

    If that leaves nothing, return all of it: screen readers announce a picture without alt text.
    """
    said = f" {' '.join(plain(stack_texts(page.title, page.text, page.footer)).split())} "
    lines = dict.fromkeys(picture.alt.splitlines())
    unsaid = [line for line in lines if f" {' '.join(line.split())} " not in said]
    return shorten("\n".join(unsaid) or picture.alt, MAX_ALT)


def message_link(guild_id: int | None, place_id: int | None, message_id: int | None = None) -> str:
    """Return the address of a message, or of its channel."""
    channel = f"https://discord.com/channels/{guild_id or '@me'}/{place_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def shorten(text: str, most: int) -> str:
    """Cut a text that is too long for Discord at the end of a line, with an ellipsis."""
    if len(text) <= most:
        return text
    kept = text[: most - 1]
    return (kept.rsplit("\n", 1)[0] if "\n" in kept else kept) + "…"


_SIGNS = re.compile("([♣♦♥♠↕↔↗↘])(?!\ufe0e)")
"""Symbols without the variation selector that stops screens from drawing them as emojis."""


def _as_text(text: str) -> str:
    """Keep symbols from being shown as emojis."""
    return _SIGNS.sub("\\1\ufe0e", text)
