"""Crown Duel at a table, and on the pages with a finished match.

What every game has to do, `tests.check_game` asks.
"""

from sqlalchemy import select

from bot.match.record import Record
from bot.storage import tables
from games.core.cards import parse
from tests.cogs.leaderboards.expecting import expected, said
from tests.cogs.replays.viewing import history, lines_of
from tests.support.cards import label
from tests.support.reading import heading
from tests.support.world import World, buttons, labels, said_privately, words

SLUG, TITLE = "crown-duel", "Crown Duel"
CARDS = ["J♥\ufe0e", "Q♥\ufe0e", "K♥\ufe0e"]


async def ann_wins(world: World) -> Record:
    await world.begin("ann", "bob", game=SLUG)
    for name, card in (("bob", "QS"), ("ann", "KH")):
        await world.press(name, await world.hand(name), label(parse(card)))
    return await world.only_match()


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    lobby = await world.open_table("ann", game=SLUG, pace="live")
    assert "Crown Duel: a table is open" in words(lobby)
    assert "One card each · live: seconds per turn" in words(lobby)
    refused = await world.press("ann", lobby, "Start")
    assert "This game needs at least 2 players." in said_privately(refused)
    await world.join("bob")
    assert "All 2 seats are taken." in await world.rejected("cem", "join")
    await world.press("ann", lobby, "Start")
    board = await world.board()
    assert words(board).count("is choosing") == 4, "in the text, and in the picture's alternative"
    assert labels(board) == ["My hand", "Leave", "Rules", "Watch"]
    assert labels(await world.hand("ann")) == [*CARDS, "More"]


async def test_a_match_is_told_from_the_first_card_to_the_end(world: World) -> None:
    await world.begin("ann", "bob", game=SLUG)
    hand = await world.hand("ann")
    theirs = await world.hand("bob")
    await world.press("bob", theirs, "J♠\ufe0e")
    assert words(await world.board()).count("has chosen") == 2
    assert "You have played **J♠" in words(theirs)
    assert labels(hand) == [*CARDS, "More"], "bob in secret leaves ann's hand as it is"
    await world.press("ann", hand, "K♥\ufe0e")
    assert "The jack takes the king." in words(await world.board())
    assert "bob wins the match!" in words(await world.board())


async def test_what_the_rules_refuse_is_told_in_words(world: World) -> None:
    await world.begin("ann", "bob", game=SLUG)
    hand = await world.hand("ann")
    for control in ("play:KS", "play:x"):
        assert "That is not a card of yours." in await world.rejected("ann", control)
    assert "That button no longer works." in await world.rejected("ann", "fly")
    late = (await world.only_match()).alarm.since
    await world.press("ann", hand, CARDS[0])
    record = await world.only_match()
    told = said_privately(await world.force("ann", f"{record.id}:{late}:play:KS"))
    assert "You've played your card" in told


async def test_the_result_is_rated_and_stands_on_the_leaderboard(world: World) -> None:
    empty = await world.ask("ann", "leaderboard", game=SLUG)
    assert f"`/play {SLUG}` opens a table" in words(empty)
    record = await ann_wins(world)
    row = tables.results.c
    found = await world.bot.database.rows(
        select(row.name, row.place, row.won, row.score, row.rated)
        .where(row.match_id == record.id)
        .order_by(row.place)
    )
    assert found == [("ann", 1, True, 1, True), ("bob", 2, False, 0, True)]
    message = await world.ask("ann", "leaderboard")
    assert heading(message) == f"Leaderboard: {TITLE}", "the game last played here"
    offered = [option["label"] for each in buttons(message) for option in each.get("options", ())]
    assert TITLE in offered
    assert [line.name for line in said(message)] == ["ann", "bob"]
    assert said(message) == await expected(world, SLUG)
    assert TITLE in (message.attachments[0].description or "")


async def test_the_profile_and_the_history_tell_of_it(world: World) -> None:
    await ann_wins(world)
    profile = words(await world.ask("ann", "profile"))
    for told in (f"**{TITLE}**", "1 of 1 won", "**bob** 1–0"):
        assert told in profile
    ((game, people),) = lines_of(await history(world, "ann", game=SLUG))
    assert TITLE in game
    assert people == "🥇 **ann** · 2. bob"


async def test_rules_and_help_and_the_choices_of_commands_know_it(world: World) -> None:
    assert "the jack takes a king" in words(await world.read_rules("ann", SLUG))
    helped = await world.ask("ann", "help")
    assert TITLE in labels(await world.press("ann", helped, "Try a game"))
    commands = {each.name: each.to_dict(world.bot.tree) for each in world.bot.tree.get_commands()}
    (game,) = (each for each in commands["leaderboard"]["options"] if each["name"] == "game")
    assert {choice["value"]: choice["name"] for choice in game["choices"]}[SLUG] == TITLE
    assert SLUG in {each["name"] for each in commands["play"]["options"]}
