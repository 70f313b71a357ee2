"""Finding and showing the match that a person means, and permission to start one."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Final

import discord

from bot.app import Castellan, bot_of
from bot.base.discord_limits import MAX_SELECT_OPTIONS, distinct
from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of, put_away
from bot.discord_io.commands import marks_of, matching_choices
from bot.discord_io.controls import Interaction
from bot.discord_io.failures import out_of_reach
from bot.discord_io.host import Suggested
from bot.discord_io.messages import message_link, shorten
from bot.discord_io.permissions import (
    HOSTING,
    IN_A_THREAD,
    NOT_HERE,
    THREADS,
    lacking,
    may_write,
    permissions_text,
    refusal_here,
    timed_out,
)
from bot.discord_io.press import Press, has_role, is_private, language_of
from bot.discord_io.router import UNKNOWN_CONTROL
from bot.match.admission import check_unfinished
from bot.match.ledger import NOT_THERE
from bot.match.record import Record
from bot.match.store import BOARD
from bot.match.view import match_view, match_view_for
from bot.pages.model import Option, Page, Select, stack_texts
from bot.pages.presenter import Presenter
from bot.pages.table import describe_match, resign_page
from bot.pages.ways_in import ways_in
from bot.preferences.servers import GuildSettings
from bot.secrecy import Asker, Sight

NEEDS_A_SERVER: Final = sentence("table/needs-server")


async def matches_of(interaction: Interaction, slug: str | None = None) -> list[Record]:
    """Return the user's lobbies and unfinished matches, of one game if ``slug`` is given."""
    return await bot_of(interaction).queries.matches_of(interaction.user.id, slug)


async def game_meant(press: Press) -> str:
    """Return the game that a control names, or its match's. Raises Withheld if that's hidden."""
    secrecy, asker = bot_of(press.interaction).secrecy, Asker.of(press.interaction)
    return press.args or (await secrecy.find(asker, press.match_id, Sight.TABLE)).slug


async def match_meant(
    interaction: Interaction, match_id: str | None, slug: str | None = None
) -> Record:
    """Return the user's match: the named one, the one here, or the only one.

    ``slug`` restricts it to one game. Raises Refusal if there is none or more than one.
    """
    mine = await matches_of(interaction, slug)
    if not mine and slug is not None:
        game = bot_of(interaction).presenters[slug].title(language_of(interaction))
        raise Refusal(sentence("table/not-in-game", game=game))
    record = meant_among(mine, interaction, match_id)
    if record is None:
        raise Refusal(sentence("table/several-tables"))
    return record


def meant_among(
    mine: Sequence[Record], interaction: Interaction, match_id: str | None
) -> Record | None:
    """Return the named match, the one played here, or the only one. None if it's unclear.

    Raises Refusal for a named match that isn't among these.
    """
    if match_id is not None:
        for record in mine:
            if record.id == match_id:
                return record
        raise Refusal(sentence("table/not-among"))
    here = [r for r in mine if interaction.channel_id in (r.shown.place_id, r.channel_id)]
    live = [r for r in mine if r.live]
    # From the likeliest match to all of them. Only a single candidate is clear.
    for candidates in ([r for r in here if r.live], live, here, mine):
        if len(candidates) == 1:
            return candidates[0]
    return None


def matches_page(interaction: Interaction, mine: Sequence[Record]) -> Page:
    bot, user_id, language = bot_of(interaction), interaction.user.id, language_of(interaction)
    lines = [
        match_line(bot.presenters[each.slug], each, user_id, language, way=False) for each in mine
    ]
    title, none = language.say("table/your-matches"), language.say("table/no-table")
    menu = matches_menu(bot, mine, language.say("table/menu-match"), language)
    return Page(title, "\n".join(lines) or none, rows=(menu if mine else ways_in(language),))


def matches_menu(
    bot: Castellan, records: Sequence[Record], told: str, language: Language
) -> Select:
    shown = records[:MAX_SELECT_OPTIONS]
    labels = distinct(_labels(bot, shown, language), *marks_of(bot, shown, language))
    options = tuple(Option(label, each.id) for label, each in zip(labels, shown, strict=True))
    return Select(told, "hand", options)


def _labels(bot: Castellan, records: Sequence[Record], language: Language) -> list[str]:
    return [
        describe_match(bot.presenters[each.slug], match_view(each, None, language), language)
        for each in records
    ]


def link_to(record: Record) -> str:
    """Return the address of a match's newest message, or of its channel."""
    message_id = record.shown.board_message_id or record.shown.lobby_message_id
    return message_link(record.guild_id, record.stands_in, message_id)


def match_line(
    presenter: Presenter, record: Record, user_id: int, language: Language, *, way: bool = True
) -> str:
    """Return a line about a match for the user's list, with a link to its board.

    ``way`` also tells how to open one that has no board.
    """
    seen = match_view_for(record, user_id, language)
    told = escape_name(shorten(describe_match(presenter, seen, language), 100))
    text = told if record.kind.direct else f"[{told}]({link_to(record)})"
    how = "turn" if seen.my_turn else ""
    if record.status == "archived":
        how = "resumable" if way else "paused"
    elif record.private and way:
        how = "private"
    note = how and language.say("table/note", how=how)
    return f"• {stack_texts(text, note, apart=' · ')}"


def question_before_leaving(record: Record, user_id: int, language: Language) -> Page:
    chair = record.chair_of(user_id)
    unplayed = chair is not None and record.leaves_unplayed(chair)
    return resign_page(match_view_for(record, user_id, language), language, unplayed=unplayed)


async def show_hand(
    interaction: Interaction, record: Record, *, draft: str = "", notice: str = ""
) -> None:
    """Answer with the user's hand of a match, or with the board of a game for one.

    Raises Refusal if everybody would see the hand: a control may be forged on any message.
    """
    secret = record.shares_deal or not record.game.for_one
    if secret and answer_of(interaction).in_place and not is_private(interaction):
        raise Refusal(UNKNOWN_CONTROL)
    bot = bot_of(interaction)
    presenter, language = bot.presenters[record.slug], language_of(interaction)
    await bot.hands.show(interaction, presenter, record, language, draft=draft, notice=notice)


async def suggest_matches(
    interaction: Interaction, typed: str, slug: str | None = None
) -> Suggested:
    bot = bot_of(interaction)
    language = language_of(interaction)
    mine = await matches_of(interaction, slug)
    ids = [record.id for record in mine]
    offered = list(zip(_labels(bot, mine, language), ids, strict=True))
    return matching_choices(offered, typed, *marks_of(bot, mine, language))


def stands_here(interaction: Interaction) -> bool:
    """Return True if the bot can post here by itself: not if only a user has installed it."""
    if interaction.guild_id is not None:
        return interaction.client.get_guild(interaction.guild_id) is not None
    return bool(interaction.context.dm_channel)


def missing_for_thread(interaction: Interaction) -> list[str]:
    """Return the permissions that the bot lacks to open a thread for the match.

    Empty where threads aren't possible.
    """
    if not isinstance(interaction.channel, discord.TextChannel):
        return []
    return lacking(interaction.app_permissions, THREADS, language_of(interaction))


def check_seated(record: Record, user_id: int) -> None:
    """Raise Refusal if the match is cancelled, or if the person isn't at the table."""
    if record.status == "cancelled":
        check_unfinished(record)
    if record.chair_of(user_id) is None:
        raise Refusal(sentence("bot/table"))


def check_permissions(interaction: Interaction) -> None:
    """Raise Refusal with exactly the permissions that the bot lacks to show a table here.

    Direct messages need none.
    """
    if interaction.guild_id is None:
        return
    if (obstacle := timed_out(interaction.guild)) is not None:
        raise Refusal(obstacle)
    needed = IN_A_THREAD if isinstance(interaction.channel, discord.Thread) else HOSTING
    language = language_of(interaction)
    missing = lacking(interaction.app_permissions, needed, language)
    if missing:
        told = permissions_text(missing, language)
        raise Refusal(sentence("table/permissions-missing", permissions=told))


async def check_shown(interaction: Interaction, record: Record) -> None:
    """Raise Refusal and remove the new table if Discord refuses to show it here."""
    bot = bot_of(interaction)
    await bot.publisher.wait_until_shown(record.id)
    refusal = bot.keeper.refusal(BOARD, record.id)
    if refusal is None or not out_of_reach(refusal):
        return
    bot.router.limits.allow(interaction.user.id, "refusal")
    await bot.ledger.discard(record.id)
    thread = interaction.channel
    if isinstance(thread, discord.Thread) and thread.is_private():
        raise Refusal(sentence("table/not-in-thread"))
    raise Refusal(refusal_here(interaction.guild, refusal))


@asynccontextmanager
async def while_shown(interaction: Interaction, record: Record) -> AsyncIterator[None]:
    """Reply inside the block while the new table is being shown.

    If Discord refuses to show it here, takes the reply back, removes the table and raises Refusal.
    """
    yield
    try:
        await check_shown(interaction, record)
    except Refusal:
        await put_away(interaction)
        raise


async def check_still_member(interaction: Interaction, record: Record) -> None:
    """Raise Refusal if the presser has left the server where a rematch would be played."""
    guild_id = None if record.private else record.guild_id
    if guild_id is None or guild_id == interaction.guild_id:
        return
    if await bot_of(interaction).members.has_left(guild_id, interaction.user.id, watched=True):
        raise Refusal(NOT_THERE)


async def check_may_come(interaction: Interaction, match_id: str) -> None:
    """Raise Refusal unless the presser can see the table, or is invited to it.

    An invited person may press anywhere, unless they have left the server.
    """
    found = await bot_of(interaction).secrecy.find(Asker.of(interaction), match_id, Sight.TABLE)
    await check_still_member(interaction, found)


def check_may_start(
    interaction: Interaction, settings: GuildSettings, *, posts: bool = True
) -> None:
    """Raise Refusal if the presser may not start a match here. See ``refusal_to_start``."""
    refused = refusal_to_start(interaction, settings, posts=posts)
    if refused is not None:
        raise refused


async def check_may_start_here(interaction: Interaction) -> None:
    """Raise Refusal if the presser may not start a match with others here."""
    if interaction.guild is None or not stands_here(interaction):
        raise Refusal(NEEDS_A_SERVER)
    check_permissions(interaction)
    check_may_start(interaction, await settings_for(interaction))


async def settings_for(interaction: Interaction, old: Record | None = None) -> GuildSettings:
    """Return the settings for a match that starts here, or where an ``old`` one was.

    Outside of servers, and on servers without the bot, these are the defaults.
    """
    guild = _guild_for(interaction, old)
    bot = bot_of(interaction)
    return GuildSettings() if guild is None else await bot.guild_book.of(guild.id)


def refusal_to_start(
    interaction: Interaction,
    settings: GuildSettings,
    old: Record | None = None,
    *,
    posts: bool = True,
) -> Refusal | None:
    """Return the reason why the presser may not start such a match, or None if they may.

    A thread counts as its channel. Managers don't need the role, but the channel has to be allowed.
    If it ``posts`` there and all channels are allowed, they have to be able to write there.
    """
    guild, channel = _guild_for(interaction, old), _channel_for(interaction, old)
    if guild is None:
        return None
    parent_id = channel.parent_id if isinstance(channel, discord.Thread) else None
    if settings.channels and {channel.id, parent_id}.isdisjoint(settings.channels):
        open_ones = [f"<#{each}>" for each in settings.channels if guild.get_channel(each)]
        channels = language_of(interaction).either(open_ones)
        return Refusal(sentence("table/wrong-channel", n=len(open_ones), channels=channels))
    if posts and not (settings.channels or may_write(interaction, channel)):
        return Refusal(NOT_HERE)
    return _refusal_by_role(interaction, guild, settings.starter_role_id)


def _refusal_by_role(
    interaction: Interaction, guild: discord.Guild, role_id: int | None
) -> Refusal | None:
    if role_id is None:
        return None
    why = "deleted" if guild.get_role(role_id) is None else "lacking"
    if interaction.guild_id != guild.id:  # nobody's roles are known elsewhere
        why = "elsewhere"
    elif has_role(interaction, role_id) or interaction.permissions.manage_guild:
        return None
    return Refusal(sentence("table/wrong-role", why=why, role=f"<@&{role_id}>"))


def _guild_for(interaction: Interaction, old: Record | None) -> discord.Guild | None:
    guild_id = interaction.guild_id if old is None or old.private else old.guild_id
    return None if guild_id is None else interaction.client.get_guild(guild_id)


def _channel_for(interaction: Interaction, old: Record | None) -> discord.abc.Snowflake:
    if old is not None and not old.private and old.channel_id != interaction.channel_id:
        return interaction.client.get_channel(old.channel_id) or discord.Object(old.channel_id)
    return interaction.channel or discord.Object(interaction.channel_id or 0)
