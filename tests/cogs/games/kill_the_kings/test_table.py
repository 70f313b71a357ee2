"""Kill the Kings at a table, public or for oneself alone, by the controls that people see."""

import random
from typing import Any

import pytest
from simcord import ResponseMessage

from bot.match.ledger import NOT_THERE
from bot.match.record import Record
from bot.pages.cards import card_text
from games.core import Chance, Level
from games.core.cards import parse
from games.kill_the_kings import KillTheKings
from games.kill_the_kings.computers import PLAYERS
from games.kill_the_kings.state import PEOPLE, Draw, PlaceCard, Reserve
from tests.cogs.games.kill_the_kings.playing import (
    NEAR_WIN,
    Offer,
    allowed,
    arrange,
    dealt,
    make,
    offered,
    placing,
    read,
    said,
)
from tests.games.kill_the_kings.table import layout
from tests.games.playing import cards
from tests.support.any_table import TRACE
from tests.support.imagined import ENGLISH
from tests.support.reading import control_of, text_of, together
from tests.support.wording import english
from tests.support.world import (
    MONTH,
    Click,
    World,
    buttons,
    found_button,
    labels,
    pings,
    said_privately,
)

MOST = 2
"""Presses a card, on average over a game."""
PLACES = pytest.mark.parametrize("private", [False, True], ids=["public", "private"])
PERMISSIONS = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}

# Whole games


async def test_a_game_in_direct_messages_is_conceded_verified_and_dealt_anew(world: World) -> None:
    record, board = await world.deal(directly=True)
    await make(world, "ann", board, ("draw", ""))
    hint = await world.press("ann", board, "Hint (a win won't count)")
    assert said(hint).startswith("Hint:")
    await world.concede("ann", board)
    assert "**Conceded.**" in read(board)
    assert record.secret.hex() in said(await world.verify_deal("ann", board))
    await world.press("ann", board, "New game")
    (new,) = [game for game in await world.all_matches() if game.live]
    await make(world, "ann", await world.board(new), ("draw", ""))
    assert offered(await world.board(new)) == allowed(await world.now(new))
    assert len([m for m in world.direct_messages("ann") if m.attachments]) == 2


async def test_a_game_is_won_from_the_first_card_to_the_last_king(world: World) -> None:
    kills = ("QC QD QH", "JD JC JH", "10H 10C 10D", "9S 9C 9D")
    record, board = await dealt(world, top=" ".join(kills))
    for pile, three in enumerate(kills):
        for card in three.split():  # two presses a card
            await make(world, "ann", board, ("draw", ""))
            await make(world, "ann", board, ("place", f"{card}/{pile}"))
        assert "is dead**, killed by three of a kind" in read(board)
        told = (board.attachments[0].description or "").replace("\ufe0e", "")
        assert sum(line[2:].startswith(" dead: ") for line in told.splitlines()) == pile + 1
        assert f"Reserve, 0 of {5 + pile}" in told
    record = await world.now(record)
    assert (record.status, record.state.ending) == ("over", "won")
    assert "All four kings are dead: ann wins**, with 12 cards drawn" in read(board)


async def test_what_is_drawn_is_told_and_kept(world: World) -> None:
    record, board = await dealt(world, "AC", "AD", "AH", "10S", top="9D JC")
    await make(world, "ann", board, ("draw", ""))
    assert "put **9♦** under a king, or leave it in the reserve and draw." in read(board)
    await make(world, "ann", board, ("draw", ""))
    assert "**J♣** doesn't fit anywhere, so it waits in the reserve." in read(board)
    assert (await world.now(record)).state.reserve == cards("9D JC")


async def test_the_first_card_is_on_the_table_when_a_game_begins(world: World) -> None:
    """Nothing else could be done, and nothing of it is greyed out."""
    record, board = await world.deal()
    (card,) = record.state.reserve
    assert f"put **{together(card_text(card, ENGLISH))}** under a king" in read(board)
    assert len([b for b in buttons(board) if b.get("disabled")]) == 1, "the king it doesn't fit"


async def test_cards_are_drawn_without_a_press_while_nothing_else_is_possible(world: World) -> None:
    record, board = await dealt(world, "AC", "AD", "AH", "AS", top="5D 9C 7H 3S 2H")
    await make(world, "ann", board, ("draw", ""))
    held = (await world.now(record)).state.reserve
    assert held == cards("5D 9C 7H 3S"), "a full reserve is a risk to decide on"
    assert "don't fit anywhere, so they wait in the reserve." in read(board)


def test_taking_back_is_something_else_to_do_if_that_is_allowed() -> None:
    game, state = KillTheKings(), layout("QC", "AD", "AH", "AS", reserve="JC")
    game.apply(state, 0, PlaceCard(parse("JC"), 0), Chance(bytes(32)))
    assert game.only_action(state, 0, undoing=True) is None
    assert game.only_action(state, 0, undoing=False) == Draw()


async def test_a_draw_pressed_twice_is_never_one_at_risk(world: World) -> None:
    """The button that has filled the reserve is elsewhere than the one that may end the game."""
    record, board = await dealt(world, "AC", "AD", "AH", "QS", reserve="JC JD JH", top="9D 10H")
    await world.at_once(*[Click("ann", board, "Draw")] * 2)
    assert (await world.now(record)).state.reserve == cards("JC JD JH 9D")
    assert ("draw", "") in offered(board) and "\nDraw\n" not in read(board)
    risk = found_button(board, "Risk a draw")
    assert (risk["style"], risk.get("disabled", False)) == (4, False)
    await world.at_once(*[Click("ann", board, "Risk a draw")] * 2)
    assert (await world.now(record)).state.drawn == parse("10H")
    assert offered(board) == {("place", "10H/3")}


async def test_a_card_that_fits_nowhere_busts_and_one_that_leaves_nothing_ends_the_game(
    world: World,
) -> None:
    record, board = await dealt(world, "AC", "AD", "AH", "AS", reserve="JC JD JH JS", top="10H")
    assert "**The reserve is full:**" in read(board)
    await make(world, "ann", board, ("draw", ""))
    assert "**Bust!** **10♥** doesn't fit anywhere" in read(board)
    assert (await world.now(record)).state.ending == "bust"
    record, board = await dealt(world, "AC", "AD", "AH", "2S", reserve="JC", drawn="AS", stock=0)
    await make(world, "ann", board, ("place", "AS/3"))
    assert "**Out of moves:**" in read(board)
    assert (await world.now(record)).state.ending == "out_of_moves"


@pytest.mark.parametrize("level", ["page", "king"])
async def test_a_card_takes_two_presses_at_most(world: World, level: Level) -> None:
    """Played as each computer would."""
    record, board = await world.deal()
    rng, presses, drew = random.Random(level), 0, False
    while record.status == "running":
        move = wanted(record, level, rng, drew=drew)
        await make(world, "ann", board, move)
        presses, drew = presses + 1, move == ("draw", "")
        record = await world.now(record)
    assert presses <= MOST * (len(PEOPLE) - len(record.state.stock))


def wanted(record: Record, level: Level, rng: random.Random, *, drew: bool) -> Offer:
    """Return a computer's next action; a card just drawn isn't kept yet."""
    game, state = record.game, record.game.copy(record.state)
    player = PLAYERS[level]
    if drew and state.drawn is None:
        state.drawn = state.reserve.pop()
        action = player.choose(game.view(state, 0), game.menu(state, 0), rng)
        if not isinstance(action, Reserve):
            return placing(action)
        state = record.state
    action = player.choose(game.view(state, 0), game.menu(state, 0), rng)
    return placing(action) if isinstance(action, PlaceCard) else (action.type, "")


# Old buttons, double clicks, refusals


@pytest.mark.threads
@PLACES
async def test_new_game_pressed_twice_at_once_and_once_more_deals_one_game(
    world: World, private: bool
) -> None:
    _, board = await world.deal(private=private)
    await world.concede("ann", board)
    again = found_button(board, "New game")["custom_id"]
    await world.at_once(*[Click("ann", board, custom_id=again)] * 2)
    await world.press_unshown("ann", board, again)
    assert len(await world.all_matches()) == 2


async def test_an_illegal_move_is_refused_with_its_reason(world: World) -> None:
    await dealt(world, "", "10D", "", "QS QH QD", reserve="3C", drawn="JC")
    for control, told in (
        ("draw", "You've drawn a card"),
        ("place:3C/0", "You've drawn a card"),
        ("place:2H/0", "haven't drawn that card"),
        ("place:JC/1", "doesn't fit there"),
        ("place:JC/3", "already dead"),
    ):
        assert told in await world.rejected("ann", control)


async def test_a_public_game_can_be_played_from_a_hand_as_well(world: World) -> None:
    """Actions in the private copy appear on the board, and the other way round."""
    record, board = await world.deal()
    hand = await world.ask("ann", "hand")
    for message in (hand, board):
        await make(world, "ann", message, ("draw", ""))
        assert offered(board) == offered(hand) == allowed(await world.now(record))
    late = await world.press_unshown("ann", hand, f"{record.id}:{record.alarm.since}:undo")
    assert "moved on" in said(late) + read(hand)


# For oneself alone: nobody else sees a thing, and nothing is lost


async def test_nobody_else_sees_anything_of_a_private_game(world: World) -> None:
    _, board = await world.deal(private=True)
    for _ in range(3):
        await make(world, "ann", board, ("draw", ""))
    ann = world.people["ann"].id
    stored = [m for found in world.env.backend.messages.values() for m in found.values()]
    assert all(message.is_ephemeral and message.visible_to(ann) for message in stored)
    assert not [r for r in world.env.http_requests if r.path.startswith("/channels/")]


async def test_no_command_of_another_shows_a_private_game(world: World) -> None:
    record, _ = await world.deal(private=True)
    assert "not at any table" in said(await world.ask("bob", "hand"))
    yard = world.guild.create_text_channel("yard")
    for verb in ("hand", "menu", "board", "leave", "resign"):
        refused = await world.force("bob", f"{record.id}:0:{verb}", place=yard)
        assert english(NOT_THERE) in said_privately(refused)
    assert await world.people["bob"].autocomplete(world.channel, "hand", "match", "") == []
    text = said_privately(await world.ask("ann", "tables"))
    assert "Kill the Kings · private · 0 of 4 kings killed" in text
    assert "`/hand` shows it" in text
    assert world.messages(world.channel.id) == []
    await world.ask("ann", "play high-card")
    listed = said_privately(await world.ask("ann", "hand"))
    assert "private · 0 of 4 kings killed" in listed
    assert "shows it" not in listed, "this page is what /hand shows"


async def test_a_private_board_opens_anywhere_and_takes_the_older_one_away(world: World) -> None:
    """One that its player has dismissed is opened again the same way."""
    record, board = await world.deal(private=True)
    elsewhere = world.guild.create_text_channel("elsewhere")
    for where in ({}, {"place": elsewhere}, {"directly": True}):
        shown = await world.ask("ann", "hand", **where)
        assert shown.ephemeral
        assert board.id not in world.env.backend.messages[board.channel_id]
        await make(world, "ann", shown, sorted(offered(shown))[0])
        assert offered(shown) == allowed(await world.now(record))
        board = shown
        world.env.backend.delete_message(board.channel_id, board.id)
    assert world.messages(elsewhere.id) == world.messages(world.channel.id) == []


async def test_without_permissions_a_public_game_is_refused_and_a_private_one_works(
    world: World,
) -> None:
    world.deny(*PERMISSIONS)
    refused = said(await world.ask("ann", "play kill-the-kings"))
    for shown in PERMISSIONS.values():
        assert f"**{shown}**" in refused
    assert await world.all_matches() == []
    assert world.messages(world.channel.id) == []
    record, board = await world.deal(private=True)
    await make(world, "ann", board, ("draw", ""))
    assert offered(board) == allowed(await world.now(record))


@PLACES
async def test_a_new_game_is_as_public_as_the_old_one_and_then_needs_permissions(
    world: World, private: bool
) -> None:
    old, board = await world.deal(private=private)
    await world.concede("ann", board)
    world.deny("attach_files")
    fresh = await world.press("ann", board, "New game")
    new = [game for game in await world.all_matches() if game.id != old.id]
    assert ("Attach Files" in said(fresh)) == (not private) == (not new)
    if private:
        assert new[0].private
        await make(world, "ann", fresh, ("draw", ""))
        assert world.messages(world.channel.id) == []


# A game with a hint only counts if it's lost, and says so from before that press

WARNING = "Hint (a win won't count)"
UNCOUNTED = "A hint was used, so this win doesn't count."


async def win(world: World) -> ResponseMessage:
    """Win the game that was dealt last, by two moves; its board."""
    record = await world.newest_match()
    await arrange(world, record, **NEAR_WIN)
    await make(world, "ann", await world.board(record), ("draw", ""))
    await make(world, "ann", await world.board(record), ("place", "QH/0"))
    assert (await world.now(record)).status == "over"
    return await world.board(record)


@pytest.mark.parametrize("hinted", [False, True], ids=["alone", "hinted"])
async def test_a_win_counts_unless_it_was_hinted(world: World, hinted: bool) -> None:
    record, board = await world.deal()
    if hinted:
        await world.press("ann", board, WARNING)
        assert (await world.now(record)).unrated == "hint"
        assert "Hint" in labels(board) and WARNING not in labels(board)
    assert (UNCOUNTED in read(await win(world))) == hinted
    ranked = said(await world.ask("ann", "leaderboard", game="kill-the-kings"))
    assert ("ann" in ranked) != hinted
    profile = said(await world.ask("ann", "profile"))
    assert ("You haven't finished a rated match here yet." in profile) == hinted
    assert ("1 of 1 won" in profile) != hinted
    assert ("with hints" in said(await world.ask("ann", "history"))) == hinted


@PLACES
async def test_a_hint_goes_with_the_position_it_is_for(world: World, private: bool) -> None:
    def hints() -> int:
        shown = world.env.backend.messages[world.channel.id].values()
        return sum("Hint: " in text_of(message) for message in shown)

    _, board = await dealt(world, private=private)
    await world.press("ann", board, WARNING)
    assert hints() == 1
    await make(world, "ann", board, ("draw", ""))
    assert hints() == 0


async def test_a_loss_with_hints_counts_and_raises_no_mean(world: World) -> None:
    for deaths in (["9S 9C 9D"], ["JS JH JD", "10H 10C 10D", "9S 9C 9D"]):
        _, board = await dealt(world, *[""] * (4 - len(deaths)), *deaths)
        if len(deaths) > 1:
            await world.press("ann", board, WARNING)
        await world.concede("ann", board)
    listed = said(await world.ask("ann", "leaderboard", game="kill-the-kings"))
    assert "25% of kings killed · 0 of 2 won" in listed.replace("*", "")


async def test_taking_moves_back_makes_no_hinted_game_count_again(world: World) -> None:
    _, board = await dealt(world, drawn="QH")
    await make(world, "ann", board, ("place", "QH/0"))
    await world.press("ann", board, WARNING)
    await make(world, "ann", board, ("undo", ""))
    await world.restart()
    assert UNCOUNTED in read(await win(world))


# A game that nobody touches is put aside after a month, and taken up again whenever one likes


async def put_aside(world: World, **where: Any) -> tuple[Record, ResponseMessage]:
    """A game a month after its deal, and its board."""
    record, board = await world.deal(**where)
    await world.leap(MONTH + 60)
    record = await world.now(record)
    assert record.status == "archived"
    return record, board if record.private else await world.board(record)


async def test_a_game_is_put_aside_after_a_month_and_not_before(world: World) -> None:
    record, _ = await world.deal()
    await world.leap(MONTH - 60)
    assert (await world.now(record)).status == "running"
    await world.leap(61)
    assert (await world.now(record)).status == "archived"
    board = await world.board(await world.now(record))
    assert "Paused after a month without a move" in read(board)
    assert labels(board) == ["Resume"]
    assert len(world.boards(world.channel.id)) == 1
    assert not any(pings(message) for message in world.messages(world.channel.id))
    assert world.direct_messages("ann") == []


async def test_the_table_is_kept_while_the_game_is_put_aside(world: World) -> None:
    record, board = await world.deal()
    await make(world, "ann", board, ("draw", ""))
    before = await world.now(record)
    assert before.state.reserve
    await world.leap(MONTH + 60)
    await world.press("ann", await world.board(await world.now(record)), "Resume")
    after = await world.now(record)
    assert (after.status, after.state) == ("running", before.state)
    board = await world.board(after)
    assert offered(board) == allowed(after)
    await make(world, "ann", board, ("draw", ""))
    await world.leap(MONTH - 60)
    assert (await world.now(record)).status == "running"


@PLACES
async def test_an_old_button_of_a_game_put_aside_is_refused(world: World, private: bool) -> None:
    record, board = await world.deal(private=private)
    old = [control_of(board, verb) for verb in ("draw", "hint", "leave")]
    await world.leap(MONTH + 60)
    if not private:
        board = await world.board(await world.now(record))
    before = await world.rows()
    for pressed in old:
        told = said(await world.press_unshown("ann", board, pressed))
        assert TRACE not in told
        assert len(told) > 20
    assert await world.rows() == before
    assert (await world.now(record)).status == "archived"
    assert "Resume" in labels(board) or "/hand" in told


@PLACES
async def test_hand_takes_up_what_was_put_aside(world: World, private: bool) -> None:
    record, _ = await put_aside(world, private=private)
    assert "paused, `/hand` resumes it" in said(await world.ask("ann", "tables"))
    hand = await world.ask("ann", "hand", directly=private)
    assert (await world.now(record)).status == "running"
    await make(world, "ann", hand, ("draw", ""))
    after = await world.now(record)
    assert offered(hand) == allowed(after)
    if not private:
        assert offered(await world.board(after)) == allowed(after)
        assert len(world.boards(world.channel.id)) == 1


async def test_taking_up_twice_at_once_takes_up_once(world: World) -> None:
    record, board = await put_aside(world)
    results = await world.at_once(*[Click("ann", board, "Resume")] * 2)
    assert all(TRACE not in said(result) for result in results if result.followups)
    record = await world.now(record)
    assert record.status == "running"
    await make(world, "ann", await world.board(record), ("draw", ""))
    assert len(world.boards(world.channel.id)) == 1


async def test_take_it_up_pressed_late_does_not_put_open_buttons_out_of_date(world: World) -> None:
    record, board = await put_aside(world)
    resume = found_button(board, "Resume")["custom_id"]
    await world.press("ann", board, resume)
    hand = await world.ask("ann", "hand")
    before = await world.now(record)
    await world.press_unshown("ann", await world.board(before), resume)
    assert (await world.now(record)).version == before.version
    await make(world, "ann", hand, ("draw", ""))
    assert len((await world.now(record)).state.stock) == len(before.state.stock) - 1


async def test_a_game_in_direct_messages_is_put_aside_and_taken_up(world: World) -> None:
    record, board = await put_aside(world, directly=True)
    await world.press("ann", board, "Resume")
    record = await world.now(record)
    assert record.status == "running"
    await make(world, "ann", await world.board(record), ("draw", ""))
    assert len([m for m in world.direct_messages("ann") if m.attachments]) == 1


async def test_a_month_in_which_the_bot_was_away_does_not_count(world: World) -> None:
    record, _ = await world.deal()
    await world.outage(MONTH + 60)
    record = await world.now(record)
    assert record.status == "running"
    await make(world, "ann", await world.board(record), ("draw", ""))


async def test_a_game_put_aside_can_be_conceded(world: World) -> None:
    record, _ = await put_aside(world)
    question = await world.ask("ann", "concede")
    await world.press("ann", question, "Yes, concede")
    assert "You've conceded" in read(question)
    assert (await world.now(record)).status == "over"


async def test_the_board_is_called_down_in_direct_messages(world: World) -> None:
    _, before = await world.deal(directly=True)
    assert "Here's the table again" in said(await world.ask("ann", "board", directly=True))
    (board,) = [m for m in world.direct_messages("ann") if labels(m)]
    assert board.id != before.id
    assert ("draw", "") in offered(board)
