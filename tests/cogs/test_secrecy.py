"""Every page of every kind of match, asked for by every sort of person, against the one table."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
import pytest
from simcord import InteractionResult
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot import secrecy
from bot.base.language import language_for
from bot.match.kind import SOLITAIRE, TABLE, Kind
from bot.match.ledger import NOT_THERE
from bot.match.record import CLOSED, Record
from bot.secrecy import RULES, Cards, Relation, Sight
from cogs.daily.actions import DAILY
from cogs.game_nights.dealing import NIGHT_DEAL
from cogs.queue.actions import ACROSS
from cogs.replays.origins import SAME_CARDS
from games import GAMES
from tests.cogs.daily.test_daily_of_all_games import begin
from tests.cogs.game_nights.holding import leap_to, plan, running
from tests.cogs.game_nights.test_nights_of_deals import finish, gather_people
from tests.cogs.games.kill_the_kings.playing import deal
from tests.cogs.privacy.deleting import delete
from tests.cogs.queue.across import Tower
from tests.support.watch import cards_named
from tests.support.world import World, words

ENGLISH = language_for("en-US")
PLAYER, ASKED, HERE = Relation.PLAYER, Relation.ASKED, Relation.HERE
COMPARING, ELSEWHERE = Relation.COMPARING, Relation.ELSEWHERE
OURS, THEIRS, FINISHED, OPEN = Cards

CONTROLS = {
    "hand": Sight.HAND,
    "memory": Sight.BOARD,
    "spectate": Sight.WATCH,
    "replay": Sight.HANDS,
    "watch:last.0": Sight.HANDS,
    "turning_points": Sight.HANDS,
    "look_back": Sight.HANDS,
    "share_step:p": Sight.PASSED_ON,
    "post_step:p": Sight.PASSED_ON,
    "export_match": Sight.PASSED_ON,
    "animate": Sight.PASSED_ON,
    "share_animation": Sight.PASSED_ON,
    "quiz": Sight.PASSED_ON,
    "verify": Sight.SECRET,
    "play_on": Sight.PASSED_ON,
    "same_cards": Sight.PASSED_ON,
    "join": Sight.TABLE,
    "versus": Sight.TABLE,
}
"""What each control shows of the match in its id; the ones that seat somebody come last."""
REFUSALS = (
    secrecy.NOT_TO_WATCH,
    secrecy.NOT_TOLD,
    secrecy.SAME_CARDS,
    secrecy._OWN_TABLE,
    secrecy._NOT_LIVE_HERE,
    NOT_THERE,
    DAILY.still_secret,
    NIGHT_DEAL.still_secret,
)
UNPRESSED = frozenset({"versus", "animate", "share_animation"})
"""Those that aren't pressed where they work: one begins the match, and here nothing is drawn."""
OF_NO_MATCH = frozenset({"rules", "rules_page", "help", "learn", "try", "lesson", "daily_play"})
"""Controls that show cards of examples, or of a game of one's own."""
NO_CARDS = "You're not sitting at this table"


@dataclass
class Scene:
    """A match, and people with what they have to do with it and how open its cards are to them."""

    record: Record
    kind: Kind
    people: dict[str, tuple[Relation, Cards]]


async def strangers(world: World) -> dict[str, tuple[Relation, Cards]]:
    """People who have nothing to do with a match that is played in the hall."""
    outside = world.env.create_guild("Outside")
    outside.create_text_channel("gate")
    world.people["outsider"] = outside.add_member(world.env.create_user("outsider"))
    barred = world.welcome("barred")
    unseen = discord.Permissions(view_channel=True).value
    overwrite = Overwrite(barred.id, OverwriteType.MEMBER, deny=unseen)
    world.env.backend.set_overwrite(world.channel.id, overwrite)
    return {"outsider": (ELSEWHERE, OPEN), "barred": (ELSEWHERE, OPEN)}


async def table_open(world: World) -> Scene:
    await world.open_table("ann", target=1)
    record = await world.only_match()
    people = {"ann": (PLAYER, OPEN), "stranger": (HERE, OPEN)}
    return Scene(record, TABLE, people | await strangers(world))


async def table_running(world: World) -> Scene:
    record = await world.begin("ann", "bob", target=1)
    people = {"ann": (PLAYER, OPEN), "stranger": (HERE, OPEN)}
    return Scene(record, TABLE, people | await strangers(world))


async def table_over(world: World) -> Scene:
    await world.begin("ann", "bob", "cem", target=1)
    record = await world.play_to_the_end()
    await delete(world, "cem")
    people = {"ann": (PLAYER, OPEN), "stranger": (HERE, OPEN), "cem": (HERE, OPEN)}
    return Scene(record, TABLE, people | await strangers(world))


async def solitaire_over(world: World) -> Scene:
    record, _ = await deal(world, private=True)
    await finish(world, record)
    people = {"ann": (PLAYER, OPEN), "stranger": (ELSEWHERE, OPEN)}
    return Scene(record, SOLITAIRE, people | await strangers(world))


async def daily_attempt(world: World, name: str) -> Record:
    await begin(world, GAMES["high-card"], name)
    mine = [each for each in await world.all_matches() if each.host_id == world.people[name].id]
    return mine[-1]


async def daily_over(world: World) -> Scene:
    """ann and cem have finished the deal of the day, dora plays it, and the stranger may still."""
    record = await daily_attempt(world, "ann")
    others = [await daily_attempt(world, name) for name in ("cem", "dora")]
    await finish(world, record, others[0])
    people = {
        "ann": (PLAYER, FINISHED),
        "cem": (COMPARING, FINISHED),
        "dora": (COMPARING, OURS),
        "stranger": (COMPARING, THEIRS),
    }
    return Scene(record, DAILY, people | await strangers(world))


async def night_over(world: World) -> Scene:
    """One table of a game night is done with a deal, and another one still plays it."""
    planned = (await plan(world, game="high-card", length=3)).night
    await gather_people(world, 10)
    await leap_to(world, planned.starts_at)
    first, other, *_ = await running(world)
    await finish(world, first)
    here, there = (
        world.person_at(each, next(c.seat for c in each.chairs if c.user_id))
        for each in (first, other)
    )
    people = {here: (PLAYER, THEIRS), there: (HERE, OURS), "stranger": (HERE, THEIRS)}
    return Scene(first, NIGHT_DEAL, people | await strangers(world))


async def night_running(world: World) -> Scene:
    scene = await night_over(world)
    there = next(name for name, known in scene.people.items() if known == (HERE, OURS))
    (other,) = [
        each for each in await running(world) if each.chair_of(world.people[there].id) is not None
    ]
    people = {there: (PLAYER, THEIRS), "stranger": (HERE, THEIRS), "outsider": (ELSEWHERE, THEIRS)}
    return Scene(other, NIGHT_DEAL, people)


async def dealt_again(world: World, old: Record, host: str, *others: str) -> Record:
    """A match with the cards of an old one."""
    channel = world.channel
    page = world.forge(f"{old.id}:0:same_cards", channel=channel)
    await world.people[host].click(page, label="0")
    record = (await world.all_matches())[-1]
    lobby = world.public(record.channel_id, record.shown.lobby_message_id or 0)
    for name in others:
        await world.people[name].click(lobby, label="Join")
    await world.people[host].click(lobby, label="Start")
    return await world.bot.ledger.read(record.id)


async def same_cards_over(world: World) -> Scene:
    """The match whose cards ann and cem play again."""
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    again = await dealt_again(world, old, "ann", "cem")
    assert (again.status, again.kind) == ("running", SAME_CARDS)
    people = {
        "ann": (PLAYER, OURS),
        "bob": (PLAYER, OPEN),
        "cem": (HERE, OURS),
        "stranger": (HERE, OPEN),
    }
    return Scene(old, TABLE, people | await strangers(world))


async def same_cards_running(world: World) -> Scene:
    """A match with old cards, which dora plays elsewhere."""
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    again = await dealt_again(world, old, "ann", "cem")
    await dealt_again(world, old, "bob", "dora")
    people = {"ann": (PLAYER, OPEN), "dora": (HERE, OURS), "stranger": (HERE, OPEN)}
    return Scene(again, SAME_CARDS, people | await strangers(world))


async def across_running(world: World) -> Scene:
    tower = await Tower(world).allow()
    record = await tower.match()
    people = {"ann": (PLAYER, OPEN), "zoe": (PLAYER, OPEN)}
    people |= {"stranger": (HERE, OPEN), "yan": (HERE, OPEN)}
    return Scene(record, ACROSS, people | await strangers(world))


async def across_over(world: World) -> Scene:
    scene = await across_running(world)
    await finish(world, scene.record)
    return scene


SCENES: tuple[Callable[[World], Awaitable[Scene]], ...] = (
    table_open,
    table_running,
    table_over,
    solitaire_over,
    daily_over,
    night_over,
    night_running,
    same_cards_over,
    same_cards_running,
    across_running,
    across_over,
)


def told_by(result: InteractionResult) -> str:
    """Everything that somebody is told for a press."""
    messages = [result.response, *result.followups]
    return "\n".join(words(each) for each in messages if each is not None)


def expected(record: Record, sight: Sight, relation: Relation, cards: Cards) -> bool:
    """What the table says."""
    if sight is Sight.BOARD and record.status in CLOSED:
        sight = Sight.HANDS
    needed = RULES[sight].get(relation)
    return needed is not None and cards >= needed


@pytest.mark.parametrize("scene_of", SCENES, ids=lambda scene: scene.__name__)
async def test_every_page_shows_what_the_table_says_and_nothing_else(
    world: World, scene_of: Callable[[World], Awaitable[Scene]]
) -> None:
    scene = await scene_of(world)
    record = await world.bot.ledger.read(scene.record.id)
    assert record.kind is scene.kind
    refusals = [ENGLISH.render(each) for each in REFUSALS if each is not None] + [NO_CARDS]
    yard = world.guild.create_text_channel("yard")
    seen = {}
    wanted = {}
    for name, (relation, cards) in scene.people.items():
        member = world.people[name]
        home = (
            yard
            if member.guild.id == world.guild.id
            else next(iter(member.guild.channels.values()))
        )
        for control, sight in CONTROLS.items():
            if sight in (Sight.HANDS, Sight.PASSED_ON, Sight.SECRET) and record.live:
                wanted[name, control] = control == "verify" and relation in RULES[Sight.TABLE]
            else:
                wanted[name, control] = expected(record, sight, relation, cards)
            if control in UNPRESSED and wanted[name, control]:
                seen[name, control] = True
                continue
            verb, _, args = control.partition(":")
            custom_id = f"{record.id}:{record.version}:{verb}" + (f":{args}" if args else "")
            forged = world.forge(custom_id, channel=home)
            before = len(world.messages(home.id))
            told = told_by(await world.press(name, forged, custom_id))
            refused = any(told.startswith(each) for each in refusals)
            seen[name, control] = not refused
            assert "Something went wrong" not in told, (name, control)
            if not seen[name, control]:
                assert not cards_named(told), (name, control)
                assert len(world.messages(home.id)) == before, (name, control)
    assert seen == wanted


@pytest.mark.parametrize("scene_of", [table_running, table_over], ids=lambda scene: scene.__name__)
async def test_no_control_at_all_tells_anything_of_a_match_on_another_server(
    world: World, scene_of: Callable[[World], Awaitable[Scene]]
) -> None:
    record = (await scene_of(world)).record
    (gate,) = world.people["outsider"].guild.channels.values()
    router = world.bot.router
    verbs = [verb for verb in (*router._handlers, *router._board_verbs) if verb]
    told = {}
    for verb in verbs:
        custom_id = f"{record.id}:{record.version}:{verb}"
        forged = world.forge(custom_id, channel=gate)
        told[verb] = told_by(await world.press("outsider", forged, custom_id))
    assert len(told) > 80
    for verb, text in told.items():
        assert not re.search(r"\b(ann|bob|cem)\b", text), (verb, text)
        assert verb in OF_NO_MATCH or not cards_named(text), (verb, text)
        assert record.secret.hex() not in text, verb


def test_the_table_in_the_docs_is_the_one_in_the_code() -> None:
    documented = secrecy.__doc__ or ""
    rows = [re.split(r"\s{2,}", line.strip()) for line in documented.splitlines()]
    head = next(row for row in rows if row[0] == "sight")
    columns = [Relation[name.upper()] for name in head[1:]]
    says = {"always": OURS, "finished": FINISHED, "open": OPEN}
    told = {
        row[0]: {at: says[word] for at, word in zip(columns, row[1:], strict=True) if word in says}
        for row in rows
        if len(row) == len(head) and not row[0].startswith(("=", "sight"))
    }
    assert told == {each.name.replace("_", " ").lower(): dict(RULES[each]) for each in Sight}
