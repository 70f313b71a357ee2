"""*Play forced cards for me*: where there is no choice, and where that tells nobody anything."""

from dataclasses import replace

from bot.match.record import FORCED, Record
from bot.match.view import match_view
from bot.pages.table import board_page, hand_page
from cogs.forced_moves.cog import forced_play
from games.core import Entry
from games.core.cards import parse
from games.eighty_points.state import EightyPointsState
from tests.cogs.games.eighty_points.playing import begin, laid_out, put
from tests.cogs.preferences.test_preferences import prefer
from tests.games.eighty_points import table
from tests.games.every import for_several
from tests.games.playing import AnyGame, sample_of
from tests.support.acting import arrange
from tests.support.imagined import ENGLISH, Pages, imagined, presenter_of
from tests.support.world import World, words

WANTED, UNWANTED = "Make my only move for me", "Let me make every move"
ONE_MOVE = "You had only one move, so I made it for you."
FOLLOWS = ("9H 3C 4C", "8H 7C AC", "7H 6C KC", "6H 5C 5D", "KH QH JH")
"""Hands by seat: eve, the last one, leads a heart, and ann has only one."""


def led_by_eve(*hands: str) -> EightyPointsState:
    return table.table(*(hands or FOLLOWS), leader=4)


async def sit_down(world: World, computers: int = 4) -> Record:
    """Begin as somebody for whom a single move may be made."""
    await prefer(world, "ann", WANTED)
    return await begin(world, computers=computers, pace="relaxed")


async def soon(world: World, seconds: float) -> Record:
    await world.env.advance_time(seconds)
    return await world.only_match()


async def test_against_computers_the_only_card_is_played_after_a_pause(world: World) -> None:
    """It is logged as nobody's press, so it is no decision of the person's."""
    record = await sit_down(world)
    await arrange(world, led_by_eve())
    hand = await world.hand("ann")
    record = await soon(world, 0.05)
    assert len(record.state.trick) == 1
    assert "follow trumps" in words(hand)
    record = await soon(world, 1.9)
    assert len(record.state.trick) == 1, "there is a moment to look at it"
    record = await soon(world, 0.2)
    assert (0, (parse("9H"),)) in [*record.state.trick, *record.state.tricks[-1].plays]
    assert record.chairs[0].timeouts == 0 and not record.chairs[0].decided
    assert ONE_MOVE in words(hand)
    assert "**ann** had" not in words(hand)
    assert "ann had only one move, so I made it for them." in words(await world.board())
    log = await world.bot.queries.log_of(record.id)
    assert [entry.kind for entry in log if entry.seat == 0] == ["action"]
    question = await world.press("ann", await world.board(), "Leave")
    assert "You haven't made a move yet" in words(question)


@for_several
def test_in_every_game_only_a_single_move_is_made_and_told_until_the_next(game: AnyGame) -> None:
    """Among people only where every deal that a spectator thinks possible leaves no choice."""
    found = 0
    for record in imagined(game, 1, tuple("abcdefghijklm")):
        for seat in sorted(record.awaited if record.status == "running" else ()):
            here = [replace(chair, left=False) for chair in record.chairs]
            people = [replace(c, plays_forced=c.seat == seat) for c in here]
            computers = [c if c.seat == seat else replace(c, user_id=None) for c in people]
            alone = forced_play(replace(record, chairs=computers))
            among = forced_play(replace(record, chairs=people))
            menu = game.menu(record.state, seat)
            if alone is None:
                assert among is None
                continue
            assert [alone.action] == [game.actions.dump_python(each, mode="json") for each in menu]
            if among is not None:
                pages = Pages(record, presenter_of(game))
                worlds = [pages.elsewhere(None, key).record.state for key in range(20)]
                assert all(game.menu(world, seat).count() == 1 for world in worlds)
            made = replace(record, chairs=computers, state=game.copy(record.state))
            made.play_forced(alone, 0)
            assert {"kind": FORCED, "seat": seat} in made.recent
            if made.status == "running" and not record.chairs[seat].left:
                made.play(Entry("concession", seat), None, 0)
                assert FORCED not in [event["kind"] for event in made.recent]
            found += 1
    assert bool(found) == sample_of(game, "SINGLE_MOVES", True)


async def test_a_board_that_shows_no_cards_tells_nothing_of_the_hand_either(world: World) -> None:
    await sit_down(world)
    await arrange(world, led_by_eve())
    record = await soon(world, 2.1)
    assert FORCED in [event["kind"] for event in record.recent]
    record.kind = replace(record.kind, covered=True)
    presenter = presenter_of(record.game)
    board = board_page(presenter, match_view(record, None, ENGLISH), ENGLISH)
    assert "Other tables are playing this deal too" in board.text
    assert "only one move" not in board.text
    hand = hand_page(presenter, match_view(record, 0, ENGLISH), ENGLISH, "")
    assert ONE_MOVE in hand.text


async def test_who_has_not_asked_for_it_plays_every_card(world: World) -> None:
    await begin(world, computers=4, pace="relaxed")
    await arrange(world, led_by_eve())
    await soon(world, 0.05)
    record = await soon(world, 5)
    assert record.state.turn == 0 and record.alarm.computer_at is None


async def test_at_a_table_with_others_nothing_is_told_by_haste(world: World) -> None:
    """Only the player knows that they hold one card of a suit; everybody sees that one is left."""
    await sit_down(world, computers=3)
    await arrange(world, led_by_eve())
    await soon(world, 0.05)
    record = await soon(world, 5)
    assert record.state.turn == 0 and record.alarm.computer_at is None
    await arrange(world, led_by_eve("9H", "8H", "7H", "6H", "KH"))
    await soon(world, 0.05)
    record = await soon(world, 2.1)
    assert [play.seat for play in record.state.trick] == [4, 0], "bob has not asked for it"
    assert "ann had only one move" in words(await world.board())


async def test_who_is_only_away_could_come_back_and_learn_of_it(world: World) -> None:
    await sit_down(world, computers=3)
    state = led_by_eve()

    def away(record: Record) -> None:
        record.chairs[1].stand_in = True

    await arrange(world, state, away)
    await soon(world, 0.05)
    assert (await soon(world, 5)).state.turn == 0

    def gone(record: Record) -> None:
        record.chairs[1].left = True

    await arrange(world, led_by_eve(), gone)
    await soon(world, 0.05)
    assert (await soon(world, 2.1)).state.turn != 0


async def test_who_changes_their_mind_in_the_pause_plays_that_card_too(world: World) -> None:
    await sit_down(world)
    await arrange(world, led_by_eve())
    before = await soon(world, 0.05)
    hand = await world.hand("ann")
    await prefer(world, "ann", UNWANTED)
    record = await soon(world, 3)
    assert record.state.turn == 0
    assert record.alarm.computer_at is None and record.alarm.ends_at == before.alarm.ends_at
    await put(world, "ann", "9H", hand)
    assert (await world.only_match()).chairs[0].decided


async def test_a_missed_turn_is_not_made_up_for_by_a_card_that_plays_itself(world: World) -> None:
    await sit_down(world)

    def late(record: Record) -> None:
        record.chairs[0].timeouts = 2

    await arrange(world, led_by_eve(), late)
    await soon(world, 0.05)
    record = await soon(world, 2.1)
    assert record.state.turn != 0 and record.chairs[0].timeouts == 2


async def test_what_is_read_before_one_goes_on_is_no_forced_play(world: World) -> None:
    """*Ready* is the only thing to press below a score, and nobody presses it for anybody."""
    await sit_down(world)
    await arrange(world, laid_out("scored"))
    record = await soon(world, 5)
    assert record.state.phase == "scored" and not record.state.answered[0]
