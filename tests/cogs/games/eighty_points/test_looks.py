"""The fullest boards and hands with the longest names stay within Discord's limits."""

from collections.abc import Callable

from games.core.cards import code, label
from games.eighty_points import EightyPointsState
from tests.cogs.games.eighty_points.playing import (
    NAMES,
    PHASES,
    begin,
    bury,
    call,
    laid_out,
    menus_of,
    pick,
    put,
)
from tests.cogs.table.test_limits import check_everything
from tests.games.eighty_points import table
from tests.support.acting import arrange
from tests.support.world import World, answer, buttons, labels, words

WORST = ("W" * 31, "*" * 31, "_" * 31, "`" * 31, "\\" * 31)


async def named(world: World, *nicks: str) -> list[str]:
    """Five people with these names sit at a table that has begun."""
    names = [f"guest{at}" for at in range(5)]
    for at, (name, nick) in enumerate(zip(names, nicks, strict=True)):
        world.welcome(name, nick=f"{at}{nick}"[:32])
    await begin(world, *names, pace="live")
    return names


def pair_trick() -> EightyPointsState:
    """A trick of five pairs on show, in the last round of many; the ally has fallen."""
    hands = ("10S 10S", "JR JR", "JB JB", "10H 10H", "10D 10D")
    state = table.table(*hands, called="JR", totals=(190, 180, 170, 160, 150), rounds=50)
    state.round = 48
    state.ranks = [10, 10, 10, 10, 10]
    state.trump_rank = 10
    table.trick(state, "10S 10S", "JR JR", "JB JB", "10H 10H", "10D 10D")
    return state


def four_played(state: EightyPointsState) -> EightyPointsState:
    """The fifth is to answer a pair, and the trick before was of five pairs."""
    hands = ("10S 10S AS", "JR JR 3S", "JB JB 4S", "10H 10H 6S", "10D 10D 7S")
    state = table.table(*hands, called="JR", rank="10", rounds=50, leader=0)
    state.round = 48
    table.trick(state, "10S 10S", "JR JR", "JB JB", "10H 10H", "10D 10D")
    table.go_on(state)
    for card in ("3S", "4S", "6S", "7S"):
        table.put(state, card)
    return state


def pair_scored() -> EightyPointsState:
    """Three challengers rise, the dead hand counts twice."""
    hands = ("3S", "AS", "5S", "6S", "7S")
    dead = "10H 10H 10D 10D 10C 10C KC KD"
    state = table.table(*hands, dead=dead, called="JR", rank="2", points=(0, 40, 30, 35, 10))
    table.trick(state, "3S", "AS", "5S", "6S", "7S")
    table.go_on(state)
    return state


FULL: dict[str, Callable[[], EightyPointsState]] = {
    **{phase: (lambda phase=phase: laid_out(phase)) for phase in PHASES},  # type: ignore[misc]
    "pair trick": pair_trick,
    "four played": lambda: four_played(pair_trick()),
    "challengers rise": pair_scored,
}


async def test_boards_and_hands_of_every_phase_fit_with_the_longest_names(world: World) -> None:
    names = await named(world, *WORST)
    for position, laid in FULL.items():
        record = await arrange(world, laid())
        board = await world.board()
        assert record.published_version == record.version, position
        (picture,) = board.attachments
        assert picture.description
        text = board.embeds[0].description
        assert text is not None and not text.endswith("…"), position
        for seat in range(1, 6):
            assert f"\n{seat} " in picture.description, position
        if record.state.phase in ("playing", "shown", "dealing", "burying", "calling"):
            assert not picture.description.endswith("…"), position
        await world.hand(names[0])
        check_everything(world)


async def test_twenty_eight_cards_are_buried_out_of_menus_by_suit(world: World) -> None:
    await named(world, *WORST)
    record = await arrange(world, laid_out("burying"))
    hand = await world.hand("guest0")
    held = record.state.hands[0]
    assert len(held) == 28
    menus = menus_of(hand)
    assert sorted(name for menu in menus for name in menu) == sorted(map(label, held))
    assert len(hand.components) <= 5
    chosen = [code(card) for card in (*held[:4], *held[-4:])]
    for number, each in enumerate(chosen, 1):
        await pick(world, "guest0", hand, each)
        check_everything(world)
        left = 8 - number
        assert (f"Pick {left} more" if left else "Bury these eight") in words(hand)
        assert f"Picked {number} of 8, worth " in words(hand)
    await pick(world, "guest0", hand, code(held[10]))
    assert "Take 1 back" in words(hand)
    assert all(b.get("disabled") for b in buttons(hand) if b.get("label") == "Take 1 back")
    await arrange(world, laid_out("burying"))
    await bury(world, "guest0", " ".join(chosen))
    after = await world.only_match()
    assert after.state.phase == "calling"
    assert sorted(after.state.dead) == sorted([*held[:4], *held[-4:]])


def one_suit() -> EightyPointsState:
    """The King of the Hill has a hand whose menus cannot be one for each suit."""
    state = laid_out("burying")
    trumps = "2H 2H 2C 2C 2D 2D 2S 2S JR JR JB JB 3H 3H 4H 4H 5H 5H 6H 6H 7H 7H 8H 8H 9H 9H AS AD"
    mine = table.cards(trumps)
    spare = [card for hand in state.hands for card in hand]
    for card in mine:
        spare.remove(card)
    state.hands = [sorted(mine), *(sorted(spare[at * 20 : at * 20 + 20]) for at in range(4))]
    table.assert_whole(state)
    return state


async def test_more_than_a_menu_of_trumps_can_be_buried(world: World) -> None:
    await begin(world, pace="untimed")
    await arrange(world, one_suit())
    hand = await world.hand("ann")
    check_everything(world)
    assert [len(menu) for menu in menus_of(hand)] == [25, 3]
    await bury(world, "ann", "2H 2H JR JR 9H 9H AS AD", hand)
    assert (await world.only_match()).state.phase == "calling"


async def test_every_one_of_the_54_faces_can_be_called(world: World) -> None:
    await begin(world, pace="untimed")
    await arrange(world, laid_out("calling"))
    hand = await world.hand("ann")
    menus = menus_of(hand)
    assert [len(menu) for menu in menus] == [15, 13, 13, 13]
    names = [name.partition(" (")[0] for menu in menus for name in menu]
    assert sorted(names) == sorted(label(card) for card in range(54))
    assert "2♥︎ (you have 2)" in {name for menu in menus for name in menu}
    for card in ("JR", "AS", "2C"):
        await pick(world, "ann", hand, card)
        check_everything(world)
        assert f"Call {label(table.cards(card)[0])}" in labels(hand)
    await call(world, "ann", "JB", hand)
    assert "Called card: **Joker ●**, not played yet." in words(await world.board())


async def test_hands_of_twenty_fit_when_the_first_trick_begins(world: World) -> None:
    names = await named(world, *WORST)
    state = table.dealing()
    table.pass_all(state)
    assert state.koth is not None
    table.bury(state, table.codes(state.hands[state.koth][:8]))
    table.call(state, None)
    await arrange(world, state)
    for name in names:
        hand = await world.hand(name)
        assert "Hand, 20: " in words(hand)
        check_everything(world)


async def test_markup_in_names_stays_text(world: World) -> None:
    nicks = ("**loud** `x`", "[a](http://b) <@1>", "~~x~~ @everyone", "||y|| __z__", "> q\n# h")
    names = await named(world, *nicks)
    for laid in FULL.values():
        await arrange(world, laid())
        text = words(await world.board()).partition("board.png")[0]
        assert "](http" not in text and "<@1>" not in text and "@everyone" not in text
        assert "**loud**" not in text.replace("\\*\\*loud\\*\\*", "")
        assert "||y||" not in text
    assert names


async def test_the_alternative_tells_all_that_one_needs_to_play(world: World) -> None:
    await begin(world, pace="untimed")
    hands = ("AS 3C", "KS 3S", "5S 6S", "KS 8S", "9S 10S")
    state = table.table(*hands, called="KS", points=(50, 60, 40, 10, 5))
    table.put(state, "AS")
    table.put(state, "KS")
    record = await arrange(world, state)
    (picture,) = (await world.board()).attachments
    alt = picture.description or ""
    assert "cem is to play." in alt
    assert "Round 1 of 5 · trick 19" in alt
    assert "Trumps: ♥︎, every 2 and the Jokers." in alt
    assert "Called card: K♠︎, played by bob, the ally." in alt
    assert "Trick 19: ann A♠︎ ◀ · bob K♠︎" in alt
    for seat, name in enumerate(NAMES):
        facts = record.game.view(record.state, None).seats[seat]
        count = "1 card" if facts.held == 1 else f"{facts.held} cards"
        assert f"{seat + 1} {name}: rank 2, {count}, {facts.points} points" in alt


async def test_the_hands_text_and_alternative_name_every_card(world: World) -> None:
    await begin(world, pace="untimed")
    for phase in ("declaring", "burying", "playing"):
        record = await arrange(world, laid_out(phase))
        for seat, name in enumerate(NAMES[:2]):
            hand = await world.hand(name)
            alt = hand.attachments[0].description or ""
            text = hand.embeds[0].description or ""
            for told in (alt, text):
                cards = told.partition(": ")[2] if told is alt else told
                for card in {*record.state.hands[seat]}:
                    held = record.state.hands[seat].count(card)
                    assert cards.count(label(card)) >= held


async def test_the_rules_open_privately_and_fit_page_by_page(world: World) -> None:
    await begin(world, pace="live")
    page = answer(await world.people["eve"].click(await world.board(), label="Rules"))
    assert page.ephemeral
    assert "**Goal.**" in words(page)
    read = {words(page)}
    for _ in range(3):
        turns = [b for b in buttons(page) if "rules_page" in b["custom_id"]]
        forward = [b for b in turns if not b.get("disabled")][-1]
        await world.people["eve"].click(page, custom_id=forward["custom_id"])
        read.add(words(page))
        check_everything(world)
    assert len(read) >= 3


async def test_a_hand_of_two_equal_cards_marks_the_right_number_of_them(world: World) -> None:
    await begin(world, pace="untimed")
    state = table.table("3C 4C 5D", "AS AS 5H", "6C 6D 7C", "8C 8D 9C", "10C 10D JC", leader=1)
    await arrange(world, state)
    hand = await world.hand("bob")
    await pick(world, "bob", hand, "AS")
    texts = [b["label"] for b in buttons(hand)]
    assert texts == ["5♥︎", "✓ A♠︎", "Play A♠︎", "Play A♠︎ A♠︎"]
    await put(world, "bob", "AS AS", hand)
    assert "Hand, 1: trumps: 5♥︎" in words(hand)
