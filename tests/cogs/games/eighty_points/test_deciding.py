"""The King of the Hill decides: naming, burying, calling; steps 8, 10 and 11."""

from collections import Counter

import pytest

from games.core.cards import CODES, code, label, parse
from games.eighty_points import EightyPointsState
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    TRACE,
    C,
    D,
    H,
    S,
    begin,
    bury,
    call,
    come_to,
    held_by,
    ids,
    is_enabled,
    marked,
    menus_of,
    name_suit,
    pass_by,
    pick,
    put,
    unpick,
    verbs_on,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited, run_out
from tests.support.watch import cards_named
from tests.support.world import Click, World, buttons, labels, said_privately, words

EIGHT = "JB 2D 2D AS KS 3D 3C 3C"
"""Eight of the cards that ann holds to bury from, trumps and pairs among them."""


def texts(codes: str) -> list[str]:
    return [label(parse(each)) for each in codes.split()]


# Step 8: nobody has declared


async def test_in_the_first_round_chance_names_the_suit_and_the_king(world: World) -> None:
    await begin(world)
    await come_to(world, "declaring")
    await pass_by(world, *NAMES)
    record = await world.only_match()
    state = record.state
    assert state.phase == "burying" and not state.declarations
    assert state.koth in range(5) and state.trump_suit in range(4)
    assert len(state.hands[state.koth]) == 28
    board = words(await world.board())
    name = NAMES[state.koth]
    assert f"**{name}** is King of the Hill" in board
    assert "declared" not in board
    assert "**You are King of the Hill.**" in words(await world.hand(name))


@pytest.mark.parametrize("suit", [C, S])
async def test_in_a_later_round_the_king_names_the_suit(world: World, suit: int) -> None:
    await begin(world)
    await arrange(world, table.dealing(rank="3", number=2, starter=2))
    await pass_by(world, *NAMES)
    record = await world.only_match()
    assert record.state.phase == "naming" and await awaited(world) == ["cem"]
    hand = await world.hand("cem")
    assert labels(hand) == [label(suit * 13)[1:] for suit in (S, H, D, C)]
    assert not labels(await world.hand("ann"))
    await name_suit(world, "cem", suit, hand)
    state = (await world.only_match()).state
    assert (state.phase, state.trump_suit, state.koth) == ("burying", suit, 2)
    sign = label(suit * 13)[1:]
    assert f"Trumps: **{sign}**, every **3** and the Jokers." in words(await world.board())
    assert menus_of(hand), "the same hand goes on to the burial"


async def test_naming_is_for_the_king_alone_and_only_while_it_is_asked(world: World) -> None:
    await begin(world)
    record = await come_to(world, "naming")
    forged = world.forge(*(f"{record.id}:{record.alarm.since}:name:{n}" for n in ("1", "4", "x")))
    before = await world.rows()
    told = said_privately(await world.people["bob"].click(forged, label="0"))
    assert "King of the Hill alone" in told
    for number in ("1", "2"):
        told = said_privately(await world.people["ann"].click(forged, label=number))
        assert len(told) > 20 and TRACE not in told
    assert await world.rows() == before
    hand = await name_suit(world, "ann", H)
    result = await world.press("ann", hand, f"{record.id}:{record.alarm.since}:name:{S}")
    assert "moved on" in words(hand) or "moved on" in said_privately(result)
    assert (await world.only_match()).state.trump_suit == H


async def test_a_name_that_does_not_come_is_drawn(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "naming")
    assert record.alarm.ends_at == world.bot.ledger.now() + 5000
    await world.env.advance_time(4.9)
    assert (await world.only_match()).version == record.version
    await world.env.advance_time(0.2)
    state = (await world.only_match()).state
    assert state.phase == "burying" and state.trump_suit in range(4)


# Step 10: the dead hand


async def test_the_menus_are_by_suit_and_hold_all_28_cards(world: World) -> None:
    await begin(world)
    record = await come_to(world, "burying")
    hand = await world.hand("ann")
    menus = menus_of(hand)
    assert sum(map(len, menus)) == 28
    assert Counter(card for menu in menus for card in menu) == Counter(
        label(card) for card in record.state.hands[0]
    )
    for menu, sign in zip(menus, ("", "♠", "♦", "♣"), strict=True):
        if sign:
            assert all(sign in card and not card.startswith("2") for card in menu)
        else:
            assert all("♥" in c or c.startswith(("2", "Joker")) for c in menu), "trumps first"
    for control in buttons(hand)[:-1]:
        assert control["min_values"] == 0
        assert control["max_values"] == len(control["options"])
    assert labels(hand)[-1] == "Pick 8 more"


async def test_exactly_eight_can_be_buried(world: World) -> None:
    await begin(world)
    await come_to(world, "burying")
    hand = await world.hand("ann")
    cards = EIGHT.split()
    for number, card in enumerate(cards):
        assert not is_enabled(hand, f"Pick {8 - number} more")
        await pick(world, "ann", hand, card)
    assert is_enabled(hand, "Bury these eight")
    assert sorted(marked(hand)) == sorted(texts(EIGHT))
    assert "Picked 8 of 8, worth 10 points" in words(hand)
    await pick(world, "ann", hand, "QS")
    assert not is_enabled(hand, "Take 1 back")
    await pick(world, "ann", hand, "QS")
    assert not is_enabled(hand, "Take 2 back")
    await unpick(world, "ann", hand, "QS", "QS", "2D")
    assert not is_enabled(hand, "Pick 1 more")
    assert marked(hand).count(label(parse("2D"))) == 1, "one of the pair is still picked"
    await pick(world, "ann", hand, "2D")
    before = await world.only_match()
    await world.people["ann"].click(hand, label="Bury these eight")
    record = await world.only_match()
    assert record.version == before.version + 1, "picking changes nothing"
    assert [code(card) for card in record.state.dead] == sorted(cards, key=parse)
    assert len(record.state.hands[0]) == 20 and record.state.phase == "calling"
    assert "You buried " in words(hand) and "Call nobody" in labels(hand)


async def test_many_can_be_picked_and_all_taken_back_in_one_menu(world: World) -> None:
    await begin(world)
    await come_to(world, "burying")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "AS", "3C")
    clubs = buttons(hand)[3]
    values = [option["value"] for option in clubs["options"]]
    await world.people["ann"].select(hand, values, custom_id=clubs["custom_id"])
    assert "Pick 1 more" in labels(hand), "ace of spades and six clubs"
    clubs = buttons(hand)[3]
    await world.people["ann"].select(hand, [], custom_id=clubs["custom_id"])
    assert marked(hand) == texts("AS")


async def test_nobody_else_sees_the_dead_hand_before_the_round_is_over(world: World) -> None:
    await begin(world)
    await come_to(world, "burying")
    other, board = await world.hand("bob"), await world.board()
    before = words(other), words(board)
    hand = await world.hand("ann")
    await pick(world, "ann", hand, *EIGHT.split()[:7])
    assert (words(other), words(await world.board())) == before, "picking is shown to nobody"
    await bury(world, "ann", EIGHT.split()[7], hand)
    mine = {*held_by(await world.only_match(), "bob")}
    for name, message in (("bob", other), ("bob", await world.hand("bob"))):
        assert {code(card) for card in cards_named(words(message))} <= mine | {"2H"}, name
        assert "buried" not in words(message)
    assert {code(card) for card in cards_named(words(await world.board()))} == {"2H"}
    assert f"You buried {' '.join(texts('3C 3C 2D 2D 3D KS AS JB'))}." in words(hand)
    await call(world, "ann", None, hand)
    assert "You buried " in words(hand), "it can be looked up in every trick"
    looked = await world.people["stranger"].click(await world.board(), label="My hand")
    assert not cards_named(said_privately(looked))


async def test_time_buries_eight_of_the_28_at_random_and_shows_them_to_the_king(
    world: World,
) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "burying")
    assert record.alarm.ends_at == world.bot.ledger.now() + 60_000
    hand = await world.hand("ann")
    before = Counter(record.state.hands[0])
    await pick(world, "ann", hand, "AS", "AS")
    record = await run_out(world)
    state = record.state
    assert state.phase == "calling" and len(state.dead) == 8
    assert Counter(state.dead) + Counter(state.hands[0]) == before
    told = (hand.embeds[0].description or "").partition("You buried ")[2].partition(".")[0]
    assert sorted(told.split()) == sorted(" ".join(map(label, state.dead)).split())
    assert record.chairs[0].timeouts == 1
    assert not marked(hand)


async def test_burials_that_were_never_offered_are_refused(world: World) -> None:
    await begin(world)
    record = await come_to(world, "burying")
    eight = [code(card) for card in record.state.hands[0]]
    ill = [
        ".".join(eight[:7]),
        ".".join(eight[:9]),
        ".".join(["QD", *eight[:7]]),
        ".".join([eight[0]] * 8),
        ".".join(reversed(eight[:8])),
        "xx",
    ]
    whole = f"{record.id}:{record.alarm.since}:bury"
    forged = world.forge(
        whole, *(f"{whole}:{args}" for args in ill), f"{whole}:{'.'.join(eight[:8])}"
    )
    before = await world.rows()
    for number in range(len(ill) + 1):
        told = said_privately(await world.people["ann"].click(forged, label=str(number)))
        assert len(told) > 20 and TRACE not in told, number
    told = said_privately(await world.people["bob"].click(forged, label=str(len(ill) + 1)))
    assert "King of the Hill alone" in told
    assert await world.rows() == before


async def test_a_double_press_buries_once(world: World) -> None:
    await begin(world)
    await come_to(world, "burying")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, *EIGHT.split())
    await world.at_once(*(Click("ann", hand, "Bury these eight") for _ in range(3)))
    state = (await world.only_match()).state
    assert state.phase == "calling" and len(state.dead) == 8
    assert TRACE not in words(hand)


@pytest.mark.parametrize(
    ("rank", "cards"),
    [
        ("10", "10C 10C 10D 10D 10H 10H 10S 10S"),
        ("A", "AC AC AD AD AH AH AS AS KC KC KD KD KH KH KS KS QC QC QD QD"),
    ],
)
async def test_hands_of_any_shape_fit_discords_controls(
    world: World, rank: str, cards: str
) -> None:
    await begin(world)
    state = table.dealing(cards, rank=rank, number=2)
    table.pass_all(state)
    table.name(state, S)
    record = await arrange(world, state)
    hand = await world.hand("ann")
    await pick(world, "ann", hand, *cards.split()[:8])
    assert is_enabled(hand, "Bury these eight")
    await world.people["ann"].click(hand, label="Bury these eight")
    record = await world.only_match()
    assert [code(card) for card in record.state.dead] == sorted(cards.split()[:8], key=parse)


def all_trumps() -> EightyPointsState:
    """Ann's 28 cards are trumps all, more than a menu takes."""
    spades = " ".join(f"{rank}S {rank}S" for rank in ("A", "K", "Q", "J", "10", "9", "8", "7"))
    state = table.dealing(f"{spades} JR JR JB JB", rank="3", number=2)
    rest = [card for card in state.deck if code(card) in ("3C", "3D", "3H", "3S")]
    others = [card for card in state.deck if card not in rest]
    assert len(rest) == 8
    state.deck = rest
    for card in others:
        raise AssertionError(code(card))
    table.pass_all(state)
    table.name(state, S)
    return state


async def test_28_trumps_fit_into_menus(world: World) -> None:
    await begin(world)
    await arrange(world, all_trumps())
    hand = await world.hand("ann")
    assert [len(menu) for menu in menus_of(hand)] == [25, 3]
    names = [name for menu in menus_of(hand) for name in menu]
    first, last = menus_of(hand)[0][:2], menus_of(hand)[1][-1]
    assert first == ["Joker ★", "Joker ★"] and last == names[-1]
    chosen = [names[0], names[1], *names[-6:]]
    codes = {label(card): CODES[card] for card in range(54)}
    await bury(world, "ann", " ".join(codes[name] for name in chosen), hand)
    state = (await world.only_match()).state
    assert sorted(label(card) for card in state.dead) == sorted(chosen)


# Step 11: the called card


async def test_any_of_54_faces_may_be_called(world: World) -> None:
    await begin(world)
    record = await come_to(world, "calling")
    hand = await world.hand("ann")
    menus = [control for control in buttons(hand) if control.get("options")]
    presenters = [option["value"] for control in menus for option in control["options"]]
    assert sorted(presenters) == sorted(CODES) and len({*presenters}) == 54
    names = [option["label"] for control in menus for option in control["options"]]
    held = Counter([*record.state.hands[0], *record.state.dead])
    for presenter, name in zip(presenters, names, strict=True):
        many = {0: "", 1: " (you have 1)", 2: " (you have 2)"}[held[parse(presenter)]]
        assert name == label(parse(presenter)) + many
    assert not is_enabled(hand, "Call the card picked") and is_enabled(hand, "Call nobody")


@pytest.mark.parametrize("card", ["JR", "AH"])
async def test_a_face_picked_in_a_menu_is_called_by_a_button(world: World, card: str) -> None:
    await begin(world)
    await come_to(world, "calling")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "4S")
    await pick(world, "ann", hand, card)
    assert [each.partition(" (")[0] for each in marked(hand)] == texts(card), "the last one picked"
    name = label(parse(card))
    assert is_enabled(hand, f"Call {name}")
    assert (await world.only_match()).state.phase == "calling"
    await world.people["ann"].click(hand, label=f"Call {name}")
    record = await world.only_match()
    assert code(record.state.called) == card
    assert record.state.phase == "playing" and await awaited(world) == ["ann"]
    assert f"Called card: **{name}**, not played yet." in words(await world.board())
    for other in NAMES[1:]:
        text = words(await world.hand(other))
        mine = card in held_by(record, other)
        assert (
            "Play it first, and you are the ally" in text or "both called cards" in text
        ) == mine
        assert "called card yourself" not in text
    own = "You hold the called card yourself." in words(hand)
    assert own == (card in held_by(record, "ann"))
    assert "secret ally" not in words(await world.board())


async def test_calling_nobody(world: World) -> None:
    await begin(world)
    await come_to(world, "calling")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "JR")
    await world.people["ann"].click(hand, label="Call nobody")
    state = (await world.only_match()).state
    assert state.phase == "playing" and state.called is None
    assert "No card is called: ann stands alone." in words(await world.board())
    assert "**Your lead.**" in words(hand)


async def test_time_calls_nobody_although_a_card_is_picked(world: World) -> None:
    await begin(world, pace="live")
    record = await come_to(world, "calling")
    assert record.alarm.ends_at == world.bot.ledger.now() + 15_000
    hand = await world.hand("ann")
    await pick(world, "ann", hand, "JR")
    record = await run_out(world)
    assert record.state.phase == "playing" and record.state.called is None
    assert "**Your lead.**" in words(hand) and not marked(hand)


async def test_calls_that_were_never_offered_are_refused(world: World) -> None:
    await begin(world)
    record = await come_to(world, "calling")
    whole = f"{record.id}:{record.alarm.since}:call"
    forged = world.forge(whole, f"{whole}:zz", f"{whole}:JR.JR", f"{whole}:JR")
    before = await world.rows()
    for number in range(3):
        told = said_privately(await world.people["ann"].click(forged, label=str(number)))
        assert len(told) > 20 and TRACE not in told, number
    told = said_privately(await world.people["eve"].click(forged, label="3"))
    assert "King of the Hill alone" in told
    assert await world.rows() == before


async def test_the_ally_is_named_when_the_called_card_falls(world: World) -> None:
    await begin(world)
    state = table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D", called="JS")
    await arrange(world, state)
    hands = {name: await world.hand(name) for name in NAMES}
    assert [n for n in NAMES if "Play it first, and you are the ally" in words(hands[n])] == ["cem"]
    await put(world, "ann", "AS")
    await put(world, "bob", "QS")
    assert "not played yet" in words(await world.board())
    await put(world, "cem", "JS", hands["cem"])
    board = words(await world.board())
    assert f"Called card: **{label(parse('JS'))}**, played by **cem**, the ally." in board
    assert "you are the ally" not in words(hands["cem"])


# What is shown in each phase, to whom

CONTROLS = {
    "naming": {"name"},
    "burying": set(),
    "calling": {"call"},
    "playing": set(),
    "shown": set(),
    "scored": {"ready"},
}


async def test_only_who_is_to_decide_is_offered_something(world: World) -> None:
    await begin(world)
    for phase, wanted in CONTROLS.items():
        record = await come_to(world, phase)
        board = await world.board()
        assert verbs_on(board) == ({"ready"} if phase == "scored" else set())
        assert labels(board)[-3:] == ["My hand", "Leave", "Rules"]
        public = {card for play in (record.state.last or (0, ()))[1] for card in play.cards}
        for name in NAMES:
            hand = await world.hand(name)
            asked = name in await awaited(world)
            assert verbs_on(hand) == (wanted if asked else set()), phase
            picks = asked and phase in ("burying", "calling", "playing")
            assert bool(ids(hand, "pick")) == picks, phase
            assert bool(hand.attachments) == (phase != "scored")
            seat = NAMES.index(name)
            mine = {*record.state.hands[seat], *(record.state.dead if seat == 0 else ())}
            assert cards_named(hand.embeds[0].description or "") <= mine | public, phase
        assert "♔ King of the Hill" in words(board)
        told = said_privately(await world.people["stranger"].click(board, label="My hand"))
        assert not cards_named(told) and "do not sit at this table" in told
    assert "Dead hand: " in words(board) and label(parse("6C")) in words(board)


async def test_a_hand_that_is_played_out_loses_its_picture(world: World) -> None:
    await begin(world)
    await arrange(world, table.table("AS", "QS", "JS", "10S", "9S"))
    hands = {name: await world.hand(name) for name in NAMES}
    for name, card in zip(NAMES, ("AS", "QS", "JS", "10S", "9S"), strict=True):
        await put(world, name, card, hands[name])
        assert not hands[name].attachments
    assert "**ann** takes the trick, and 10 points." in words(await world.board())
    await world.env.advance_time(3.1)
    for hand in hands.values():
        assert labels(hand) == ["Ready"]
        assert not hand.attachments
