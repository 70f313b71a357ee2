"""What a hand offers to play: exactly the legal cards, and the reason why no others."""

from typing import Any

import pytest
from simcord import ResponseMessage

from games.core.cards import code, label, parse
from games.eighty_points import EightyPointsState
from tests.cogs.games.eighty_points.matches import (
    faces_shown,
    legal,
    offered,
    open_hands,
    reachable,
    refused,
)
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    args_of,
    begin,
    ids,
    laid_out,
    marked,
    menus_of,
    pick,
    put,
)
from tests.cogs.people.test_preferences import prefer
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited
from tests.support.world import Click, World, buttons, found_button, labels, said_privately, words

NINE = label(parse("9S"))
SIX = ("6C 6D 7C 7D", "8C 8D 9C 9D", "10C 10D JC JD")
"""What cem, dora and eve hold where it does not matter."""


def led(lead: str, ann: str, bob: str, *, loose: bool = False) -> EightyPointsState:
    """Ann has led, bob is to follow; hearts are trumps, and the twos."""
    rest = [" ".join(hand.split()[: len(bob.split())]) for hand in SIX]
    state = table.table(f"{lead} {ann}", bob, *rest, loose=loose)
    table.put(state, lead)
    return state


NO_PAIR_LED = "Led: a pair of ♠︎. You hold"
POSITIONS: dict[str, tuple[EightyPointsState, str]] = {
    "lead": (
        table.table(SIX[0], "AS AS KS 5H", *SIX[1:], "3D 4D 4D 5D", leader=1),
        "**Your lead.** Any card, or two that are the same.",
    ),
    "follow": (led("KS", "3C 4C 5C", "3S 9S 9S 4D"), "Led: ♠︎. You must follow."),
    "one legal card": (led("KS", "3C 4C 5C", "9S 3D 3D 4D"), "Led: ♠︎. You must follow."),
    "no suit": (led("KS", "3C 4C 5C", "3D 4D 4D 5H"), "Led: ♠︎. You hold none: play any card."),
    "a trump is no spade": (
        led("KS", "3C 4C 5C", "2S 4D 4D 5H"),
        "Led: ♠︎. You hold none: play any card.",
    ),
    "trumps": (led("AH", "3C 4C 5C", "2S 3H JR 4D"), "Led: trumps. You must follow."),
    "pairs": (
        led("KS KS", "3C 4C", "9S 9S 4S 4S"),
        "Led: a pair of ♠︎. You must play a pair of yours.",
    ),
    "one pair": (
        led("KS KS", "3C 4C", "9S 9S 4S 3D"),
        "Led: a pair of ♠︎. You must play a pair of yours.",
    ),
    "suit without pair": (led("KS KS", "3C 4C", "9S 8S 7S 3D"), f"{NO_PAIR_LED} no such pair"),
    "just two of the suit": (led("KS KS", "3C 4C", "9S 8S 3D 3D"), f"{NO_PAIR_LED} no such pair"),
    "one of the suit": (
        led("KS KS", "3C 4C", "9S 3D 3D 4D"),
        "Your only one, 9♠︎, must go and is picked: pick one more card.",
    ),
    "none of the suit": (
        led("KS KS", "3C 4C", "3D 3D 4D 5H"),
        f"{NO_PAIR_LED} none: play any two cards",
    ),
    "none, and a pair in three": (
        led("KS KS", "3C", "3D 3D 4D"),
        f"{NO_PAIR_LED} none: play any two cards",
    ),
    "none, the last two": (led("KS KS", "", "3D 4D"), f"{NO_PAIR_LED} none: play any two cards"),
    "none, the last pair": (led("KS KS", "", "3D 3D"), f"{NO_PAIR_LED} none: play any two cards"),
    "loose": (
        led("KS KS", "3C 4C", "9S 8S 3D 3D", loose=True),
        f"{NO_PAIR_LED} no such pair: play any two cards",
    ),
    "loose, a pair in three": (
        led("KS KS", "3C", "9S 3D 3D", loose=True),
        f"{NO_PAIR_LED} no such pair: play any two cards",
    ),
    "loose with a pair": (
        led("KS KS", "3C 4C", "9S 9S 3D 3D", loose=True),
        "You must play a pair of yours.",
    ),
    "a pair of jokers": (
        led("JR JR", "3C 4C", "2S 2C 3H 4D"),
        "Led: a pair of trumps. You hold no such pair: play any two of trumps.",
    ),
}


CONFIRMED = {
    "lead": "AS AS",
    "follow": "9S",
    "one legal card": "9S",
    "no suit": "5H",
    "pairs": "4S 4S",
    "one pair": "9S 9S",
    "suit without pair": "9S 7S",
    "just two of the suit": "9S 8S",
    "one of the suit": "3D 9S",
    "none of the suit": "3D 3D",
    "none, the last two": "3D 4D",
    "none, the last pair": "3D 3D",
    "none, and a pair in three": "4D 3D",
    "loose": "9S 3D",
    "loose, a pair in three": "9S 3D",
}
GROUPS = {
    "one card": ("lead", "follow", "one legal card", "no suit", "a trump is no spade", "trumps"),
    "pairs": ("pairs", "one pair", "suit without pair", "just two of the suit", "a pair of jokers"),
    "short of a pair": ("one of the suit", "none of the suit", "none, the last two"),
    "a last pair": ("none, the last pair",),
    "loose": ("loose", "loose with a pair"),
    "a pair in three": ("none, and a pair in three",),
    "loose, a pair in three": ("loose, a pair in three",),
}


@pytest.mark.parametrize("group", GROUPS)
async def test_a_hand_offers_exactly_what_is_legal_says_why_and_plays_it(
    world: World, group: str
) -> None:
    await begin(world, pace="untimed")
    for position in GROUPS[group]:
        state, why = POSITIONS[position]
        record = await arrange(world, table.GAME.copy(state))
        hand = await world.hand("bob")
        assert why in words(hand), position
        plays = legal(record, "bob")
        shown = faces_shown(hand) | {label(parse(each)) for play in offered(hand) for each in play}
        chosen = {label(parse(each)) for play in plays for each in play}
        assert shown == chosen or (position == "one of the suit" and chosen - shown == {NINE})
        assert await reachable(world, "bob", hand) == plays, position
        assert (await world.only_match()).version == record.version
        if position not in CONFIRMED:
            continue
        hand = await put(world, "bob", CONFIRMED[position], await world.hand("bob"))
        after = await world.only_match()
        assert after.version == record.version + 1
        played = tuple(sorted(table.cards(CONFIRMED[position])))
        assert after.state.trick[-1] == (1, played)
        assert "refreshes itself when it is your turn" in words(hand)
        text = " ".join(label(card) for card in played)
        board = words(await world.board())
        assert f"bob {text}" in board or f"bob **{text} ◀**" in board


async def test_only_the_one_whose_turn_it_is_reads_why(world: World) -> None:
    await begin(world, pace="untimed")
    for position in ("lead", "pairs", "one of the suit", "none of the suit"):
        state, why = POSITIONS[position]
        await arrange(world, table.GAME.copy(state))
        others = [await world.board(), await world.hand("cem"), await world.hand("dora")]
        assert not any(why in words(message) for message in others)


async def test_a_pick_plays_nothing_and_can_be_changed(world: World) -> None:
    await begin(world, pace="untimed")
    record = await arrange(world, table.GAME.copy(POSITIONS["lead"][0]))
    hand = await world.hand("bob")
    assert found_button(hand, "Play")["disabled"]
    await pick(world, "bob", hand, "AS")
    assert marked(hand) == [label(table.cards("AS")[0])]
    assert offered(hand) == {("AS",), ("AS", "AS")}
    await pick(world, "bob", hand, "5H")
    assert offered(hand) == {("5H",)}
    assert (await world.only_match()).version == record.version


TWENTY = "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 3D 4D 5D 6D 7D 8D 9D 10D"


def twenty(lead: str, *, leader: int = 0) -> EightyPointsState:
    """Bob holds twenty cards, neither spades nor trumps."""
    rest = [
        "3S 3S 4S 4S 5S 5S 6S 6S 7S 7S 8S 8S 9S 9S JS JS QS QS 10S 10S",
        "3H 3H 4H 4H 5H 5H 6H 6H 7H 7H 8H 8H 9H 9H 10H 10H JH JH QH QH",
        "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 3D 4D 5D 6D 7D 8D 9D 10D",
    ]
    ann = "KS KS AS AS KH KH AH AH JR JR JB JB 2C 2C 2D 2D 2H 2H 2S 2S"
    state = table.table(ann, TWENTY, *rest, dead="KD KD AD AD QD QD JD JD", leader=leader)
    if lead:
        table.put(state, lead)
    return state


async def test_more_than_fifteen_cards_are_chosen_in_menus(world: World) -> None:
    await begin(world, pace="untimed")
    mine = [label(card) for card in table.cards(TWENTY)]
    for lead, cards in (("", "10D"), ("KS", "KC"), ("KS KS", "KC 10D")):
        record = await arrange(world, twenty(lead, leader=0 if lead else 1))
        hand = await world.hand("bob")
        menus = menus_of(hand)
        assert sorted(name for menu in menus for name in menu) == sorted(mine)
        assert all(len(menu) <= 25 for menu in menus) and len(hand.components) <= 5
        await put(world, "bob", cards, hand)
        after = await world.only_match()
        assert after.version == record.version + 1
        assert after.state.trick[-1].cards == tuple(sorted(table.cards(cards)))


FORGED = {
    "lead": ("AS.KS", "KS.KS", "AS.AS.AS", "3D", "", "AS.5H", "5H.AS", "zz"),
    "follow": ("4D", "9S.9S", "3S.9S", "", "KS", "9S.3S", "3S.3S"),
    "pairs": ("9S", "9S.4S", "4S.9S", "4S.4S.9S", "KS.KS", "4S.4S.9S.9S"),
    "suit without pair": ("7S.3D", "3D.7S", "9S", "9S.9S", "8S.9S.7S"),
    "one of the suit": ("3D.3D", "3D.4D", "9S", "9S.9S"),
    "none of the suit": ("3D", "4D.4D", "3D.3D.4D", "KS.KS"),
}
HELPFUL = (
    "Lead one card, or two that are the same in rank and suit.",
    "That does not follow what was led. Your hand offers exactly what does, and says why.",
    "You do not hold that card any more. Open your hand again.",
    "That cannot be done now. Open your hand again.",
)


async def test_forged_plays_are_refused_with_a_reason(world: World) -> None:
    await begin(world, pace="untimed")
    for position, forgeries in FORGED.items():
        record = await arrange(world, table.GAME.copy(POSITIONS[position][0]))
        made = [f"{record.id}:{record.alarm.since}:put:{args}" for args in forgeries]
        for args, told in zip(forgeries, await refused(world, "bob", *made), strict=True):
            codes = args.split(".") if args else []
            held = [code(card) for card in record.state.hands[1]]
            if args == "zz":
                assert HELPFUL[3] in told
            elif any(codes.count(each) > held.count(each) for each in codes):
                assert HELPFUL[2] in told, args
            else:
                assert HELPFUL[0 if position == "lead" else 1] in told, args


async def test_nobody_plays_out_of_turn(world: World) -> None:
    await begin(world, pace="untimed")
    record = await arrange(world, table.GAME.copy(POSITIONS["follow"][0]))
    hands = await open_hands(world, "ann", "cem", "dora", "eve")
    assert not any(ids(hand, "put") or ids(hand, "pick") for hand in hands.values())
    for name, card in (("ann", "3C"), ("cem", "6C"), ("dora", "8C"), ("eve", "10C")):
        (told,) = await refused(world, name, f"{record.id}:{record.alarm.since}:put:{card}")
        assert "It is not your turn. The board shows who is to play." in told


async def test_an_old_button_shows_the_hand_as_it_is_now(world: World) -> None:
    await begin(world, pace="untimed")
    await arrange(world, table.GAME.copy(POSITIONS["one legal card"][0]))
    hand = await world.hand("bob")
    (old,) = ids(hand, "put")
    await put(world, "bob", "9S", hand)
    for name, card in (("cem", "6C"), ("dora", "8C"), ("eve", "10C")):
        await put(world, name, card)
    before = (await world.only_match()).version
    result = await world.press("bob", hand, old)
    assert "The table has moved on" in said_privately(result)
    assert (await world.only_match()).version == before


async def test_a_double_click_plays_once(world: World) -> None:
    await begin(world, pace="untimed")
    record = await arrange(world, table.GAME.copy(POSITIONS["one legal card"][0]))
    hand = await world.hand("bob")
    (play,) = ids(hand, "put")
    await world.at_once(*[Click("bob", hand, custom_id=play)] * 2)
    after = await world.only_match()
    assert after.version == record.version + 1
    assert "moved on" in hand.content
    assert len(after.state.hands[1]) == 3


async def test_two_who_play_at_the_same_moment_are_heard_in_turn(world: World) -> None:
    await begin(world, pace="untimed")
    record = await arrange(world, table.GAME.copy(POSITIONS["one legal card"][0]))
    hands = await open_hands(world, "bob", "cem")
    (play,) = ids(hands["bob"], "put")
    early = f"{record.id}:{record.alarm.since}:put:6C"
    await world.at_once(
        Click("bob", hands["bob"], custom_id=play), Click("cem", hands["cem"], custom_id=early)
    )
    after = await world.only_match()
    assert after.version == record.version + 1
    assert await awaited(world) == ["cem"]
    assert "play any card" in words(hands["cem"])
    await put(world, "cem", "6C", hands["cem"])
    assert await awaited(world) == ["dora"]


async def test_the_open_hand_changes_by_itself_when_the_turn_comes(world: World) -> None:
    await begin(world, pace="untimed")
    await arrange(world, table.GAME.copy(POSITIONS["follow"][0]))
    hands = await open_hands(world)
    for name, card in (("bob", "9S"), ("cem", "6C"), ("dora", "8C"), ("eve", "10C")):
        assert args_of(hands[name], "put") or ids(hands[name], "pick")
        await put(world, name, card, hands[name])
        assert not buttons(hands[name])
    assert "takes the trick, and 20 points" in words(await world.board())
    await world.env.advance_time(2.9)
    assert "takes the trick" in words(await world.board())
    await world.env.advance_time(0.2)
    assert "**ann** is to lead." in words(await world.board())
    assert "Your lead" in words(hands["ann"])


# The called card


def called(card: str = "KS") -> EightyPointsState:
    """Ann, who holds no king of spades, is to lead; bob and dora hold one each."""
    hands = ("AS 3C 4C", "KS 3S 4D", "5S 6S 6D", "KS 8S 8D", "9S 10S 9D")
    return table.table(*hands, called=card)


ALLY = "You hold the called card. Play it first, and you are the ally."


async def test_who_holds_both_called_cards_is_sure_to_be_the_ally(world: World) -> None:
    await begin(world, pace="untimed")
    hands = ("AS 3C 4C", "KS KS 4D", "5S 6S 6D", "7S 8S 8D", "9S 10S 9D")
    await arrange(world, table.table(*hands, called="KS"))
    opened = await open_hands(world)
    sure = [n for n, hand in opened.items() if "both called cards: you are the" in words(hand)]
    assert sure == ["bob"]


async def test_only_those_who_hold_the_called_card_read_it_and_all_learn_when_it_falls(
    world: World,
) -> None:
    await begin(world, pace="untimed")
    await arrange(world, called())
    hands = await open_hands(world)
    holders = {name for name, hand in hands.items() if ALLY in words(hand)}
    assert holders == {"bob", "dora"}
    assert "Called card: **K♠︎**, not played yet." in words(await world.board())
    assert ALLY not in words(await world.board())
    await put(world, "ann", "AS", hands["ann"])
    assert "ally" not in words(await world.board()).replace("not played yet", "")
    await put(world, "bob", "KS", hands["bob"])
    board = words(await world.board())
    assert "Called card: **K♠︎**, played by **bob**, the ally." in board
    assert "`2` **bob** · rank 2 · 2 cards · 0 points · ally" in board
    for hand in hands.values():
        assert ALLY not in words(hand)


async def test_the_king_of_the_hill_who_plays_the_called_card_stands_alone(world: World) -> None:
    await begin(world, pace="untimed")
    await arrange(world, table.table("AS 3C", "KS 3S", "5S 6S", "KS 8S", "9S 10S", called="AS"))
    hand = await world.hand("ann")
    assert "You hold the called card yourself." in words(hand)
    await put(world, "ann", "AS", hand)
    board = words(await world.board())
    assert "Called card: **A♠︎**, played by ann, who therefore stands alone." in board
    assert "called card yourself" not in words(hand)


async def test_a_called_card_that_is_buried_never_falls(world: World) -> None:
    await begin(world, pace="untimed")
    dead = "KC KC 3D 3D 4D 4D 6D 6D"
    state = table.table("AS", "3S", "5S", "8S", "9S", called="KC", dead=dead)
    await arrange(world, state)
    hands = await open_hands(world)
    assert not any("secret ally" in words(hand) for hand in hands.values())
    for name, card in zip(NAMES, ("AS", "3S", "5S", "8S", "9S"), strict=True):
        await put(world, name, card, hands[name])
    await world.env.advance_time(3.1)
    board = words(await world.board())
    assert "ann defended alone." in board
    assert "Dead hand: K♣︎ K♣︎ 3♦︎ 3♦︎ 4♦︎ 4♦︎ 6♦︎ 6♦︎ (20 points)." in board
    assert labels(await world.board())[0] == "Ready"


# Hands by direct message


async def press_directly(world: World, name: str, *verbs: str) -> ResponseMessage:
    """Press the first control of each verb in the newest direct message."""
    for verb in verbs:
        hand = world.direct_messages(name)[-1]
        await world.people[name].user.click(hand, custom_id=ids(hand, verb)[0])
    return world.direct_messages(name)[-1]


async def test_every_decision_can_be_made_in_a_direct_message(world: World) -> None:
    for name in ("ann", "bob"):
        await prefer(world, name, "Hands by direct message")
    await begin(world, pace="untimed")
    await arrange(world, laid_out("declaring"))
    assert "You can declare" in words(world.direct_messages("ann")[-1])
    await press_directly(world, "bob", "pass")
    await press_directly(world, "ann", "declare")
    assert (await world.only_match()).state.declarations[-1].seat == 0
    record = await arrange(world, laid_out("burying"))
    (hand,) = world.direct_messages("ann")
    eight = record.state.hands[0][:8]
    for card in eight:
        text = label(card)
        menu = next(b for b in buttons(hand) if any(o["label"] == text for o in _free(b)))
        options = menu["options"]
        values = [o["value"] for o in options if o.get("default")]
        values.append(next(o["value"] for o in _free(menu) if o["label"] == text))
        await world.people["ann"].user.select(hand, values, custom_id=menu["custom_id"])
    await world.people["ann"].user.click(hand, label="Bury these eight")
    assert (await world.only_match()).state.dead == eight
    (hand,) = world.direct_messages("ann")
    assert "Call a card." in words(hand)
    await world.people["ann"].user.click(hand, label="Call nobody")
    await arrange(world, table.GAME.copy(POSITIONS["follow"][0]))
    (hand,) = world.direct_messages("bob")
    assert "You must follow" in words(hand)
    hand = await press_directly(world, "bob", "pick", "put")
    assert len((await world.only_match()).state.trick) == 2
    assert "refreshes itself when it is your turn" in words(hand)
    await arrange(world, laid_out("scored"))
    await press_directly(world, "ann", "ready")
    assert (await world.only_match()).state.answered[0]


def _free(menu: dict[str, Any]) -> list[dict[str, Any]]:
    return [option for option in menu.get("options") or () if not option.get("default")]
