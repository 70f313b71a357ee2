"""Eighty Points at a table: dealt, decided, played, left, refused and ended by its controls."""

import pytest
from simcord import ResponseMessage

from bot.pages.model import plain
from games.core.cards import code, parse
from games.eighty_points import EightyPoints
from games.eighty_points.state import EightyPointsState, Pass
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    begin,
    get_ready,
    ids,
    laid_out,
    put,
    sit,
)
from tests.cogs.games.eighty_points.test_pages import POSITIONS
from tests.games.eighty_points import table
from tests.games.eighty_points.table import C, D, H, S
from tests.games.playing import chance, codes
from tests.support.acting import arrange, awaited, run_out
from tests.support.any_table import Table
from tests.support.cards import label
from tests.support.reading import marked, offers, plays_on
from tests.support.world import Click, World, buttons, labels, said_privately, words

STEP = 1.5
"""Seconds from card to card at the live pace."""


def menus_of(message: ResponseMessage) -> list[list[str]]:
    controls = buttons(message)
    return [[o["label"] for o in each["options"]] for each in controls if each.get("options")]


LAST_TRICK = ("AS", "QS", "JS", "10S", "9S")


async def play_trick(world: World) -> None:
    for name, card in zip(NAMES, LAST_TRICK, strict=True):
        await put(world, name, card)


# Dealing and declaring: card by card at the live pace, all at once at the others


async def test_a_declaration_on_a_hand_shown_some_cards_ago_counts(world: World) -> None:
    """It is shown with the next card; until then only who has made it knows of it."""
    await begin(world, pace="live")
    for dealt, steps in ((10, 3), (18, 1)):
        await arrange(world, table.dealing("2H 2H", "2S", dealt=dealt))
        hand = await world.hand("bob")
        (old,) = ids(hand, "declare")
        await world.env.advance_time(steps * STEP)
        board = words(await world.board())
        (result,) = await world.at_once(Click("bob", hand, custom_id=old))
        assert not result.followups, "nobody is told anything: it counted"
        assert "You're declaring 2♠︎" in words(hand) and "moved on" not in words(hand)
        assert words(await world.board()) == board
        await world.env.advance_time(STEP)
        record = await world.only_match()
        (declared,) = record.state.declarations
        assert declared == (1, S, False)
        assert "bob declared with **2♠︎**." in words(await world.board())
        assert not ids(hand, "declare"), "a single card cannot be shown twice"
    assert record.state.phase == "declaring"


async def test_at_slower_paces_all_cards_come_at_once_then_a_window_for_all(world: World) -> None:
    """Cards cut off by an outage are dealt then, and computers declare no sooner than people."""
    strong = "2S 2S AS AS KS KS QS QS JS JS 10S"
    await sit(world, table.dealing("2H", "", "", "", strong, dealt=11), computers=1)
    await world.outage(24 * 3600)
    await world.env.advance_time(0.05)
    record = await world.only_match()
    assert record.state.phase == "declaring"
    assert [len(hand) for hand in record.state.hands] == [20] * 5
    assert not record.state.declarations
    assert record.awaited == {*range(5)}
    assert 299_000 < (record.alarm.ends_at or 0) - world.bot.ledger.now() <= 300_000
    hand = await world.hand("ann")
    assert labels(hand)[:3] == ["Rules", "More", "Declare nothing"]
    assert [each.rpartition("declare:")[2] for each in ids(hand, "declare")] == [f"{H}."]


async def test_computers_answer_the_window_after_the_people(world: World) -> None:
    await sit(world, table.dealing("2H"), computers=4, pace="untimed")
    for _ in range(4):
        await world.env.advance_time(2.1)
    record = await world.only_match()
    assert record.state.phase == "declaring"
    assert not any(record.state.answered), "people have the first say"
    await world.press("ann", await world.hand("ann"), "2♥︎")
    assert (await world.only_match()).state.answered == [True, False, False, False, False]
    await world.env.advance_time(2.1)
    state = (await world.only_match()).state
    assert (state.phase, state.koth, state.trump_suit) == ("burying", 0, H)


async def test_in_a_later_round_the_king_names_the_suit_if_nobody_declares(world: World) -> None:
    await sit(world, table.dealing(rank="3", number=2, starter=2))
    for name in NAMES:
        await world.play(name, "pass")
    assert await awaited(world) == ["cem"]
    assert "Nobody declared, so **cem** names the trump suit." in words(await world.board())
    hand = await world.hand("cem")
    (menu,) = menus_of(hand)
    assert menu == ["♠︎", "♥︎", "♦︎", "♣︎"]
    await world.play("cem", "name", str(S), hand)
    state = (await world.only_match()).state
    assert (state.phase, state.trump_suit, state.koth) == ("burying", S, 2)
    assert "Trumps: ♠︎, every 3 and the Jokers." in words(await world.board())
    assert "Suggest" in labels(hand), "the same hand goes on to the burial"


# The King of the Hill buries and calls, and tricks are played and shown


BURIED = "JB 2D 2D AS KS 3D 3C 3C"
"""Eight of the cards that ann holds to bury from, trumps and pairs among them."""


def texts(codes: str) -> list[str]:
    return [label(parse(each)) for each in codes.split()]


async def test_eight_cards_are_chosen_in_menus_by_suit_and_buried(world: World) -> None:
    """Some may be taken back, all of a menu at once too; it can be looked up afterwards."""
    await sit(world, "burying")
    hand = await world.hand("ann")
    menus = menus_of(hand)
    assert sum(map(len, menus)) == 28
    for menu, sign in zip(menus, ("", "♠", "♦", "♣"), strict=True):
        if sign:
            assert all(sign in card and not card.startswith("2") for card in menu)
        else:
            assert all("♥" in c or c.startswith("2") or "Joker" in c for c in menu), "trumps first"
    await world.pick("ann", hand, *texts("AS 3C"))
    assert sorted(marked(hand)) == sorted(texts("AS 3C"))
    await world.unpick("ann", hand, *texts("3C"))
    rest = BURIED.replace("AS ", "")
    for number, card in enumerate(rest.split()):
        assert "Bury these eight" not in labels(hand)
        assert f"{number + 1} of 8 chosen." in words(hand)
        await world.pick("ann", hand, label(parse(card)))
    assert "Bury these eight" in labels(hand)
    most = [menu["max_values"] for menu in buttons(hand) if menu.get("options")]
    assert most == [3, 2, 1, 2], "in none is there room for a ninth, which would throw out another"
    await world.unpick("ann", hand, *texts("2D"))
    assert marked(hand).count(label(parse("2D"))) == 1, "one of the pair is still picked"
    await world.pick("ann", hand, *texts("2D"))
    await world.press("ann", hand, "Bury these eight")
    record = await world.only_match()
    assert [code(card) for card in record.state.dead] == sorted(BURIED.split(), key=parse)
    assert len(record.state.hands[0]) == 20 and record.state.phase == "calling"
    await world.pick("ann", hand, *texts("JR"))
    await world.press("ann", hand, "Call nobody")
    assert (await world.only_match()).state.called is None
    assert "No card is called: ann stands alone." in words(await world.board())
    assert "**Your lead:**" in words(hand)
    assert f"You buried {' '.join(texts('3C 3C 2D 2D 3D KS AS JB'))}." in words(hand)


async def test_what_has_been_chosen_is_buried_when_the_time_elapses(world: World) -> None:
    """Each press is kept at once; the others see nothing of it."""
    before = await sit(world, "burying")
    hand = await world.hand("ann")
    board = words(await world.board())
    sent = len(world.env.backend.http_requests)
    await world.pick("ann", hand, *texts("AS KD 3C"))
    await world.env.settle()
    assert len(world.env.backend.http_requests) == sent + 3, "each is answered, nothing else"
    assert (await world.only_match()).version == before.version + 3
    assert words(await world.board()) == board
    record = await run_out(world)
    dead = [code(card) for card in record.state.dead]
    assert {"AS", "KD", "3C"} <= {*dead} and len(dead) == 8


async def test_of_the_faces_picked_in_menus_the_last_is_called_by_a_button(world: World) -> None:
    await sit(world, "calling")
    hand = await world.hand("ann")
    assert labels(hand)[:4] == ["Rules", "More", "Call nobody", "Suggest"]
    await world.pick("ann", hand, *texts("4S JR"))
    assert [each.partition(" (")[0] for each in marked(hand)] == texts("JR"), "the last one picked"
    assert (await world.only_match()).state.phase == "calling"
    await world.press("ann", hand, "Call Red Joker")
    record = await world.only_match()
    assert code(record.state.called) == "JR"
    assert record.state.phase == "playing" and await awaited(world) == ["ann"]
    assert "Called card: **Red Joker**, not played yet." in words(await world.board())


# Presses


async def test_burying_by_suggestion_takes_two_presses_and_calling_two(world: World) -> None:
    await sit(world, "burying")
    hand = await world.hand("ann")
    await world.press("ann", hand, "Suggest")
    assert "A suggestion: change what you like, then confirm." in words(hand)
    assert len(marked(hand)) == 8
    assert (await world.only_match()).state.chosen == [], "nothing is chosen by it"
    await world.press("ann", hand, "Bury these eight")
    assert (await world.only_match()).state.phase == "calling"
    await world.press("ann", hand, "Suggest")
    (card,) = marked(hand)
    await world.press("ann", hand, f"Call {card.partition(' (')[0]}")
    assert (await world.only_match()).state.phase == "playing"


@pytest.mark.parametrize(
    ("lead", "bob", "presses"),
    [
        ("KS", "3S 9S 4D", ["3S"]),
        ("KS", "9S 3D 4D", ["9S"]),
        ("KS", "3D 4D 5H", ["5H"]),
        ("", "AS AS 5H", ["AS.AS"]),
        ("KS KS", "9S 9S 4D", ["9S.9S"]),
        ("KS KS", "9S 3D 4D", ["4D.9S"]),
        ("KS KS", "9S 8S 7S", ["7S", "7S.9S"]),
        ("KS KS", "3D 3D 4D", ["3D.3D"]),
        ("KS KS", "3D 4D 5H", ["5H", "3D.5H"]),
    ],
)
async def test_a_card_or_a_pair_is_played_at_one_press_and_two_free_cards_at_two(
    world: World, lead: str, bob: str, presses: list[str]
) -> None:
    await begin(world, pace="untimed")
    others = ("6C 6D 7C", "8C 8D 9C", "10C 10D JC")
    if lead:
        ann = " ".join([lead, *["4C", "QC"]][: 4 - len(lead.split())])
        state = table.table(ann, bob, *others)
        table.put(state, lead)
    else:
        state = table.table(others[0], bob, "3D QD QC", *others[1:], leader=1)
    await arrange(world, state)
    hand = await world.hand("bob")
    for card in presses:
        await world.play("bob", "put" if card in plays_on(hand, "put") else "pick", card, hand)
    (play,) = (play for play in (await world.only_match()).state.trick if play.seat == 1)
    assert ".".join(map(code, play.cards)) == presses[-1]


async def test_the_tricks_of_the_round_are_one_press_away_for_everybody(world: World) -> None:
    await sit(world, "calling")
    assert "Tricks" not in {*labels(await world.hand("bob")), *labels(await world.board())}
    state = table.table("AS KS", "5S 5D", "JC 6D", "10S 7D", "9S 8D")
    table.trick(state, "AS", "5S", "JC", "10S", "9S")
    await arrange(world, state)
    for name in ("bob", "stranger"):
        page = await world.press(name, await world.board(), "Tricks")
        told = words(page)
        assert page.attachments[0].filename == "tricks.png"
        assert "Trick 19, 15 points for ann: ann A♠︎ ✓ · bob 5♠︎ · cem J♣︎" in told
        assert "3 cem · 0 points · out of ♠" in told


async def test_the_first_of_two_free_cards_can_be_taken_back(world: World) -> None:
    state = table.table("KS KS JC", "9S 8S 7S", "6C 6D 7C", "8C 8D 9C", "10C 10D 3C")
    table.put(state, "KS KS")
    await sit(world, state, pace="untimed")
    hand = await world.hand("bob")
    before = labels(hand)
    await world.pick("bob", hand, *texts("7S"))
    assert plays_on(hand, "put") == ["7S.9S", "7S.8S"]
    await world.press("bob", hand, "Take 7♠︎ back")
    assert labels(hand) == before


async def test_a_finished_trick_stays_for_two_seconds_in_which_nobody_plays(world: World) -> None:
    """Not even what was picked before; at a pace without a clock too."""
    await sit(world, table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D"), pace="untimed")
    hand = await world.hand("ann")
    old = next(each for each in ids(hand, "put") if each.endswith(":KS"))
    await play_trick(world)
    record = await world.only_match()
    assert record.state.phase == "shown" and not await awaited(world)
    assert record.alarm.ends_at == world.bot.ledger.now() + 2000
    board = words(await world.board())
    assert "**ann** takes the trick and 10 points." in board
    assert "A♠︎" in board and "9♠︎" in board
    assert "runs out" not in board, "nobody is to hurry"
    hands = {name: await world.hand(name) for name in NAMES}
    for each in hands.values():
        assert labels(each) == ["Tricks", "More"]
        assert "**ann** takes the trick and 10 points." in words(each)
        assert "your turn" not in words(each).lower()
    before = await world.rows()
    told = words(await world.press_unshown("ann", hands["ann"], old))
    assert "The match has moved on since you saw that." in told
    assert await world.rows() == before
    await world.env.advance_time(1.9)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(0.2)
    assert await awaited(world) == ["ann"]
    assert labels(hands["ann"]) == ["Tricks", "More", "K♠︎"], "the winner is to lead now"
    await put(world, "ann", "KS", hands["ann"])
    for message in (await world.board(), hands["bob"], hands["eve"]):
        assert "Trick 19, 10 points for ann:" in words(message), "it is still in the text"


# Leaving: a computer plays on at once, whatever there is to decide


async def test_an_ally_who_leaves_stays_the_secret_ally(world: World) -> None:
    state = table.table("AS 3C", "KS 3D", "5S 6D", "7S 8D", "9S 9D", called="KS", rounds=1)
    await sit(world, state, rounds=1)
    hand = await world.hand("bob")
    assert "Play it first, and you're the ally" in words(hand)
    await world.leave("bob")
    assert "secret ally" not in words(hand)
    await put(world, "ann", "AS")
    await world.env.advance_time(2.1)
    assert "Called card: K♠︎, played by bob, the ally." in plain(words(await world.board()))
    assert await awaited(world) == ["cem"]


async def test_those_who_left_are_ready_by_themselves_after_the_others(world: World) -> None:
    await sit(world, "scored", rounds=2)
    for name in ("dora", "eve"):
        await world.leave(name)
    await world.env.advance_time(3)
    assert not any((await world.only_match()).state.answered), "people answer first"
    await get_ready(world, "ann", "bob", "cem")
    await world.env.advance_time(4.1)
    assert (await world.only_match()).state.round == 2
    assert "Ready" not in labels(await world.board())


# Refusals: each has a sentence of the game's own, and changes nothing


OTHER_PHASE = "You can't do that now. Open your hand again."
KINGS = "Only the King of the Hill can decide that."
EIGHT = "You have to bury exactly eight cards."
NOT_HELD = "You don't have that card any more. Open your hand again."
NO_LEAD = "Lead one card, or two with the same rank and suit."
NOT_FOLLOWING = "You have to follow the lead. Your hand only offers the cards you may play."
NOT_DECLARABLE = "You don't have the cards to declare that suit."


def declared() -> EightyPointsState:
    """Bob has declared a single spade, and ann has answered."""
    state = table.dealing("2H 2H", "2S", "2C 2C", "2D", dealt=19)
    table.declare(state, 1, S)
    table.go_on(state)
    table.GAME.apply(state, 0, Pass(), chance())
    return state


def final() -> EightyPointsState:
    """Cem has declared a pair."""
    state = table.dealing("2H 2H", "2S", "2C 2C", dealt=18)
    table.declare(state, 2, C, pair=True)
    table.go_on(state)
    return state


def buried(number: int, other: str = "") -> str:
    mine = codes(laid_out("burying").hands[0][:number]).split()
    return "bury:" + ".".join([*mine, *other.split()])


async def test_what_is_refused_is_told_in_a_sentence(world: World) -> None:
    await begin(world, pace="live")
    leading, following = POSITIONS["lead"][0], POSITIONS["follow"][0]
    for state, name, control, told in (
        (laid_out("dealing"), "ann", "put:AS", OTHER_PHASE),
        (laid_out("shown"), "ann", "put:KS", OTHER_PHASE),
        (laid_out("scored"), "ann", "pass", OTHER_PHASE),
        (laid_out("naming"), "bob", "name:1", KINGS),
        (laid_out("burying"), "bob", "bury:3S.3S.4S.4S.5S.5S.6S.6S", KINGS),
        (laid_out("calling"), "eve", "call:-", KINGS),
        (laid_out("burying"), "ann", buried(7), EIGHT),
        (laid_out("burying"), "ann", buried(9), EIGHT),
        (laid_out("burying"), "ann", buried(7, "QD"), NOT_HELD),
        (laid_out("declaring"), "dora", f"declare:{S}.", NOT_DECLARABLE),
        (laid_out("declaring"), "bob", f"declare:{S}.pair", NOT_DECLARABLE),
        (declared(), "ann", "pass", "You've already given your answer for this round."),
        (declared(), "dora", f"declare:{D}.", "Only a pair can override it."),
        (final(), "ann", f"declare:{H}.pair", "nothing can override a pair"),
        (leading, "bob", "put:AS.KS", NO_LEAD),
        (leading, "bob", "put:AS.AS.AS", NOT_HELD),
        (leading, "bob", "put:3D", NOT_HELD),
        (following, "bob", "put:4D", NOT_FOLLOWING),
        (following, "bob", "put:9S.9S", NOT_FOLLOWING),
        (POSITIONS["pairs"][0], "bob", "put:9S.4S", NOT_FOLLOWING),
        (POSITIONS["suit without pair"][0], "bob", "put:7S.3D", NOT_FOLLOWING),
        (following, "cem", "put:6C", "It's not your turn. The board shows who plays next."),
    ):
        await arrange(world, table.GAME.copy(state))
        assert told in await world.rejected(name, control), control


async def test_nobody_joins_a_running_match_or_starts_with_fewer_than_five(world: World) -> None:
    await world.open_table("ann", game="eighty-points")
    told = said_privately(await world.press("ann", await world.lobby(), "Start"))
    assert "This game needs at least 5 players." in told and "Play vs computers" in told
    for _ in range(4):
        await world.add_computer()
    await world.press("ann", await world.lobby(), "Start")
    told = await world.rejected("stranger", "join")
    assert "Eighty Points is for five players, and all seats are taken." in told


# The time that one person waits for four computers, on the bot's own clock


MAX_WAITED = 2.1
"""Seconds between two decisions once all cards are dealt: a single pause to look at something."""
MAX_ROUND = 78.0
"""Seconds of a round whose person decides at once: five of them take six and a half minutes."""


async def test_who_decides_at_once_plays_a_round_in_little_more_than_a_minute(world: World) -> None:
    table = Table(world, EightyPoints(), 1)
    await table.begin("live", computers=4, rounds=1, loose_following=False)
    ledger = world.bot.ledger
    began = last = ledger.now()
    waited = []
    while (record := await table.now()).status == "running":
        if record.state.phase == "dealing" or not table.able(record):
            assert record.alarm.wake_at is not None
            await table.pass_time(record.alarm.wake_at)
            if record.state.phase == "dealing":
                last = ledger.now()
            continue
        waited.append((ledger.now() - last) / 1000)
        last = ledger.now()
        hand = await world.hand("ann")
        if record.state.phase == "burying":
            (seat,) = record.awaited
            chosen = [code(card) for card in sorted(record.state.hands[seat])[:8]]
            await world.pick("ann", hand, *chosen)
            await world.press("ann", hand, "Bury these eight")
        else:
            await table.press("ann", hand, await table.choose(record, "ann", hand))
    assert len(waited) > 10
    assert max(waited) <= MAX_WAITED
    assert (ledger.now() - began) / 1000 <= MAX_ROUND


# How many rounds are still to come


async def fix(world: World, name: str, remaining: int) -> str:
    """Choose the number of rounds left, on screen or by a forged id. Returns the reply."""
    record = await world.newest_match()
    told = said_privately(await world.force(name, f"{record.id}:0:rounds", str(remaining)))
    assert "something went wrong" not in told
    return told


async def test_only_the_host_fixes_the_rounds(world: World) -> None:
    """No decision under way grows old by it."""
    record = await sit(world, "playing", casual=True)
    hand = await world.hand("ann")
    before = await world.rows()
    for name in NAMES[1:]:
        assert "ann" in await fix(world, name, 0)
    assert "Only the host, ann, can do that." in await fix(world, "stranger", 0)
    assert await world.rows() == before
    assert "2 more rounds after this one." in await fix(world, "ann", 2)
    assert (await world.only_match()).state.rounds == 3
    assert "1 more round after this one." in await fix(world, "ann", 1)
    board = await world.board()
    assert "Round 1 of 2" in words(board)
    assert "1 more round after this one." in words(board), "all may know"
    entry = (await world.bot.queries.log_of(record.id))[-1]
    assert (entry.kind, entry.seat) == ("amendment", None)
    assert entry.action == {"type": "fix_rounds", "remaining": 1}
    after = await world.only_match()
    assert (after.alarm.since, after.alarm.ends_at) == (record.alarm.since, record.alarm.ends_at)
    await put(world, "ann", "AS", hand)
    assert len((await world.only_match()).state.trick) == 1


async def test_somebody_else_fixes_them_once_the_host_has_left_the_server(world: World) -> None:
    record = await sit(world, "playing", casual=True)
    world.guild.remove_member(world.people["ann"])
    assert "2 more rounds after this one." in await fix(world, NAMES[1], 2)
    after = await world.only_match()
    assert after.host_id == world.people[NAMES[1]].id
    assert after.chair_of(world.people["ann"].id) is not None, "nobody has waited for ann yet"
    assert (after.alarm.since, after.alarm.ends_at) == (record.alarm.since, record.alarm.ends_at)


async def test_none_to_come_ends_the_match_with_the_present_round(world: World) -> None:
    await sit(world, table.table(*LAST_TRICK), casual=True)
    assert "The match ends after this round." in await fix(world, "ann", 0)
    assert "Round 1 of 1" in words(await world.board())
    assert "The match ends after this round." in words(await world.board())
    await play_trick(world)
    await world.env.advance_time(3.1)
    assert (await world.only_match()).status == "over"
    board = await world.board()
    assert labels(board) == ["Rematch", "Replay", "Review", "More"]
    assert "ann has the highest rank, 5, and wins the match!" in words(board)


async def test_more_rounds_let_the_last_one_be_followed_by_another(world: World) -> None:
    await sit(world, table.table(*LAST_TRICK, rounds=1), rounds=1, casual=True)
    await fix(world, "ann", 1)
    await play_trick(world)
    await world.env.advance_time(3.1)
    record = await world.only_match()
    assert (record.status, record.state.phase, record.state.rounds) == ("running", "scored", 2)
    await get_ready(world, *NAMES)
    await world.env.advance_time(0.1)
    assert "Round 2 of 2" in words(await world.board())


async def test_only_the_host_of_a_running_match_is_offered_the_menu(world: World) -> None:
    await begin(world, casual=True)
    record = await world.only_match()
    menu = await world.press("bob", await world.ask("bob", "hand"), "More")
    assert not offers(menu, "rounds")
    menu = await world.press("ann", await world.ask("ann", "hand"), "More")
    await world.choose("ann", menu, "rounds", "2")
    assert "2 more rounds after this one." in words(menu)
    assert (await world.only_match()).version == record.version + 1


async def test_no_other_choice_and_no_other_game_is_changed(world: World) -> None:
    other = await world.begin("ann", "bob")
    assert "no longer works" in await fix(world, "ann", 1)
    assert (await world.bot.ledger.read(other.id)).version == other.version
    await world.open_table(game="eighty-points")
    await world.join("bob")
    assert "hasn't started" in await fix(world, "ann", 1)
    for wrong in (-1, 51, 10**30):
        assert "no longer works" in await fix(world, "ann", wrong)


async def test_in_a_rated_match_everybody_has_to_choose_the_same(world: World) -> None:
    """The host could end it while ahead, or go on while behind."""
    await sit(world, "playing")
    before = (await world.only_match()).state.rounds
    assert "takes effect from the next round" in await fix(world, "ann", 0)
    for name in NAMES[:4]:
        assert "would like 1 more round after this one" in await fix(world, name, 1)
    assert "ann, bob, cem and dora would like 1 more round" in words(await world.board())
    assert (await world.only_match()).state.rounds == before
    assert "1 more round after this one." in await fix(world, "eve", 1)
    assert (await world.only_match()).state.rounds == 2
    assert "eve would like 3 more rounds" in await fix(world, "eve", 3)
    assert (await world.only_match()).state.rounds == 2


async def test_only_headings_have_the_long_title(world: World) -> None:
    lobby = await world.open_table("ann", game="eighty-points")
    assert "**Eighty Points: a table is open**" in words(lobby)
    assert "Eighty Points" in words(lobby)
