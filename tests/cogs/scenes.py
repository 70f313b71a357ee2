"""Matches of every kind, each with people and what they have to do with it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy import update

from bot.match import lobbies
from bot.match.kind import SOLITAIRE, TABLE, Kind, kind_named
from bot.match.people import Place
from bot.match.record import Record
from bot.secrecy import Cards, Relation
from bot.storage import tables
from cogs.daily.actions import DAILY
from cogs.queue.actions import ACROSS
from cogs.replays.origins import SAME_CARDS
from games import GAMES
from tests.cogs.daily.test_daily_of_all_games import begin
from tests.cogs.privacy.deleting import delete
from tests.cogs.queue.across import Tower
from tests.support.acting import finish
from tests.support.world import World

PLAYER, HERE = Relation.PLAYER, Relation.HERE
COMPARING, ELSEWHERE = Relation.COMPARING, Relation.ELSEWHERE
OURS, THEIRS, FINISHED, OPEN = Cards


@dataclass
class Scene:
    """A match, and people with what they have to do with it and how open its cards are to them."""

    record: Record
    kind: Kind
    people: dict[str, tuple[Relation, Cards]]


def shut_out(world: World, name: str) -> None:
    world.welcome(name)
    world.hide(name)


async def strangers(world: World) -> dict[str, tuple[Relation, Cards]]:
    outside = world.env.create_guild("Outside")
    outside.create_text_channel("gate")
    world.people["outsider"] = outside.add_member(world.env.create_user("outsider"))
    shut_out(world, "barred")
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
    record, _ = await world.deal(private=True)
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
    people = {"ann": (PLAYER, FINISHED), "cem": (COMPARING, FINISHED)}
    people |= {"dora": (COMPARING, OURS), "stranger": (COMPARING, THEIRS)}
    return Scene(record, DAILY, people | await strangers(world))


async def two_alike(world: World, game: str = "high-card") -> tuple[Record, Record]:
    """Two matches with the same deal, of a kind that's gone; the first one is over."""
    first = await world.begin("ann", "bob", game=game)
    ledger, (host, guest) = world.bot.ledger, map(world.person, ("cem", "dora"))
    with world.env._bot_scope():
        place = Place(world.guild.id, world.channel.id, "en-US")
        other = await lobbies.open_lobby(ledger, game, first.options, "live", host, place)
        gone = update(tables.matches).values(kind="night_deal", shared_deal="night/1")
        await world.bot.database.run(gone)
        seated = await ledger.change(other.id, lobbies.sit_down, guest)
        await ledger.change(other.id, lobbies.start, seated.version, host)
    await finish(world, first)
    return await ledger.read(first.id), await ledger.read(other.id)


async def alike_over(world: World) -> Scene:
    record, _ = await two_alike(world)
    people = {"ann": (PLAYER, THEIRS), "cem": (HERE, OURS), "stranger": (HERE, THEIRS)}
    return Scene(record, kind_named("night_deal"), people | await strangers(world))


async def alike_running(world: World) -> Scene:
    _, record = await two_alike(world)
    people = {"cem": (PLAYER, THEIRS), "stranger": (HERE, THEIRS)}
    return Scene(record, kind_named("night_deal"), people | await strangers(world))


async def dealt_again(world: World, old: Record, host: str, *others: str) -> Record:
    await world.force(host, f"{old.id}:0:same_cards")
    await world.join(*others)
    return await world.start(host)


async def same_cards_over(world: World) -> Scene:
    """The match whose cards ann and cem play again."""
    await world.begin("ann", "bob", target=1)
    old = await world.play_to_the_end()
    again = await dealt_again(world, old, "ann", "cem")
    assert (again.status, again.kind) == ("running", SAME_CARDS)
    people = {"ann": (PLAYER, OURS), "bob": (PLAYER, OPEN)}
    people |= {"cem": (HERE, OURS), "stranger": (HERE, OPEN)}
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
    record = await (await Tower(world).allow()).match()
    people = {"ann": (PLAYER, OPEN), "zoe": (PLAYER, OPEN)}
    people |= {"stranger": (ELSEWHERE, OPEN), "yan": (ELSEWHERE, OPEN)}
    return Scene(record, ACROSS, people | await strangers(world))


async def across_over(world: World) -> Scene:
    scene = await across_running(world)
    await finish(world, scene.record)
    return scene


SCENES: tuple[Callable[[World], Awaitable[Scene]], ...] = (
    *(table_open, table_running, table_over, solitaire_over, daily_over, alike_over),
    *(alike_running, same_cards_over, same_cards_running, across_running, across_over),
)
