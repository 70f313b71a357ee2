"""The King of the Hill buries and calls, and tricks are played and shown, at a table."""

import pytest

from games.core.cards import code, parse
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    begin,
    come_to,
    ids,
    menus_of,
    pick,
    plays_on,
    put,
    trick,
    unpick,
)
from tests.games.eighty_points import table
from tests.support.acting import arrange, awaited, run_out
from tests.support.cards import label
from tests.support.reading import marked
from tests.support.world import World, answer, labels, words

EIGHT = "JB 2D 2D AS KS 3D 3C 3C"
"""Eight of the cards that ann holds to bury from, trumps and pairs among them."""


def texts(codes: str) -> list[str]:
    return [label(parse(each)) for each in codes.split()]


async def test_eight_cards_are_chosen_in_menus_by_suit_and_buried(world: World) -> None:
    """Some may be taken back, all of a menu at once too; it can be looked up afterwards."""
    await begin(world)
    await come_to(world, "burying")
    hand = await world.hand("ann")
    menus = menus_of(hand)
    assert sum(map(len, menus)) == 28
    for menu, sign in zip(menus, ("", "♠", "♦", "♣"), strict=True):
        if sign:
            assert all(sign in card and not card.startswith("2") for card in menu)
        else:
            assert all("♥" in c or c.startswith("2") or "Joker" in c for c in menu), "trumps first"
    await pick(world, "ann", hand, "AS", "3C")
    assert sorted(marked(hand)) == sorted(texts("AS 3C"))
    await unpick(world, "ann", hand, "3C")
    rest = EIGHT.replace("AS ", "")
    for number, card in enumerate(rest.split()):
        assert "Bury these eight" not in labels(hand)
        assert f"{number + 1} of 8 chosen." in words(hand)
        await pick(world, "ann", hand, card)
    assert "Bury these eight" in labels(hand)
    assert sorted(marked(hand)) == sorted(texts(EIGHT))
    await unpick(world, "ann", hand, "2D")
    assert marked(hand).count(label(parse("2D"))) == 1, "one of the pair is still picked"
    await pick(world, "ann", hand, "2D")
    await world.people["ann"].click(hand, label="Bury these eight")
    record = await world.only_match()
    assert [code(card) for card in record.state.dead] == sorted(EIGHT.split(), key=parse)
    assert len(record.state.hands[0]) == 20 and record.state.phase == "calling"
    await pick(world, "ann", hand, "JR")
    await world.people["ann"].click(hand, label="Call nobody")
    assert (await world.only_match()).state.called is None
    assert "No card is called: ann stands alone." in words(await world.board())
    assert "**Your lead:**" in words(hand)
    assert f"You buried {' '.join(texts('3C 3C 2D 2D 3D KS AS JB'))}." in words(hand)


async def test_what_has_been_chosen_is_buried_when_the_time_elapses(world: World) -> None:
    """Each press is kept at once; the others see nothing of it."""
    await begin(world)
    before = await come_to(world, "burying")
    hand = await world.hand("ann")
    board = words(await world.board())
    sent = len(world.env.backend.http_requests)
    await pick(world, "ann", hand, "AS", "KD", "3C")
    await world.env.settle()
    assert len(world.env.backend.http_requests) == sent + 3, "each is answered, nothing else"
    record = await world.only_match()
    assert record.version == before.version + 3
    assert words(await world.board()) == board
    record = await run_out(world)
    dead = [code(card) for card in record.state.dead]
    assert {"AS", "KD", "3C"} <= {*dead} and len(dead) == 8


async def test_more_than_eight_are_never_chosen(world: World) -> None:
    """If more are chosen, the last ones stay."""
    await begin(world)
    await come_to(world, "burying")
    hand = await world.hand("ann")
    await pick(world, "ann", hand, *EIGHT.split())
    await pick(world, "ann", hand, "QS")
    assert len(marked(hand)) == 8 and label(parse("QS")) in marked(hand)
    assert "Bury these eight" in labels(hand)


async def test_of_the_faces_picked_in_menus_the_last_is_called_by_a_button(world: World) -> None:
    await begin(world)
    await come_to(world, "calling")
    hand = await world.hand("ann")
    assert labels(hand)[:4] == ["Rules", "More", "Call nobody", "Suggest"]
    await pick(world, "ann", hand, "4S", "JR")
    assert [each.partition(" (")[0] for each in marked(hand)] == texts("JR"), "the last one picked"
    assert (await world.only_match()).state.phase == "calling"
    await world.people["ann"].click(hand, label="Call Red Joker")
    record = await world.only_match()
    assert code(record.state.called) == "JR"
    assert record.state.phase == "playing" and await awaited(world) == ["ann"]
    assert "Called card: **Red Joker**, not played yet." in words(await world.board())


# Presses


async def test_burying_by_suggestion_takes_two_presses_and_calling_two(world: World) -> None:
    await begin(world)
    await come_to(world, "burying")
    hand = await world.hand("ann")
    await world.people["ann"].click(hand, label="Suggest")
    assert "A suggestion: change what you like, then confirm." in words(hand)
    assert len(marked(hand)) == 8
    assert (await world.only_match()).state.chosen == [], "nothing is chosen by it"
    await world.people["ann"].click(hand, label="Bury these eight")
    assert (await world.only_match()).state.phase == "calling"
    await world.people["ann"].click(hand, label="Suggest")
    (card,) = marked(hand)
    await world.people["ann"].click(hand, label=f"Call {card.partition(' (')[0]}")
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
        (custom_id,) = (
            custom_id
            for verb in ("put", "pick")
            for custom_id in ids(hand, verb)
            if custom_id.endswith(f":{verb}:{card}")
        )
        await world.people["bob"].click(hand, custom_id=custom_id)
    (play,) = (play for play in (await world.only_match()).state.trick if play.seat == 1)
    assert ".".join(map(code, play.cards)) == presses[-1]


async def test_the_tricks_of_the_round_are_one_press_away_for_everybody(world: World) -> None:
    await begin(world)
    await come_to(world, "calling")
    hand = await world.hand("bob")
    assert "Tricks" not in {*labels(hand), *labels(await world.board())}
    state = table.table("AS KS", "5S 5D", "JC 6D", "10S 7D", "9S 8D")
    table.trick(state, "AS", "5S", "JC", "10S", "9S")
    await arrange(world, state)
    for name in ("bob", "stranger"):
        result = await world.people[name].click(await world.board(), label="Tricks")
        page = answer(result)
        told = words(page)
        assert page.attachments[0].filename == "tricks.png"
        assert "Trick 19, 15 points for ann: ann A♠︎ ✓ · bob 5♠︎ · cem J♣︎" in told
        assert "3 cem · 0 points · out of ♠" in told


async def test_the_first_of_two_free_cards_can_be_taken_back(world: World) -> None:
    await begin(world, pace="untimed")
    state = table.table("KS KS JC", "9S 8S 7S", "6C 6D 7C", "8C 8D 9C", "10C 10D 3C")
    table.put(state, "KS KS")
    await arrange(world, state)
    hand = await world.hand("bob")
    before = labels(hand)
    await pick(world, "bob", hand, "7S")
    assert plays_on(hand) == {"7S.8S", "7S.9S"}
    await world.people["bob"].click(hand, label="Take 7♠︎ back")
    assert labels(hand) == before


async def test_a_finished_trick_stays_on_show_for_two_seconds_and_nobody_can_play_then(
    world: World,
) -> None:
    """Not even what was picked before; at a pace without a clock too."""
    await begin(world, pace="untimed")
    await arrange(world, table.table("AS KS", "QS 5D", "JS 6D", "10S 7D", "9S 8D"))
    hand = await world.hand("ann")
    old = next(each for each in ids(hand, "put") if each.endswith(":KS"))
    await trick(world, "AS", "QS", "JS", "10S", "9S")
    record = await world.only_match()
    assert record.state.phase == "shown" and not await awaited(world)
    assert record.alarm.ends_at == world.bot.ledger.now() + 2000
    board = words(await world.board())
    assert "**ann** takes the trick and 10 points." in board
    assert "A♠︎" in board and "9♠︎" in board
    assert "Ends" not in board, "nobody is to hurry"
    hands = {name: await world.hand(name) for name in NAMES}
    for each in hands.values():
        assert labels(each) == ["Tricks", "More"]
        assert "not your turn yet" in words(each)
    before = await world.rows()
    result = await world.press("ann", hands["ann"], old)
    told = words(answer(result)) if result.followups else words(hands["ann"])
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
