"""High Card's board and hand: texts, pictures and presses."""

from dataclasses import replace

import pytest

from bot.match.view import match_view
from bot.pages.model import Page, Picture
from bot.pictures.lettering import Words
from cogs.games.high_card.picture import board_picture, calm, hand_picture_of
from cogs.games.high_card.presenter import HighCardPresenter
from games.core.cards import parse
from games.high_card.state import HighCardState
from games.high_card.view import HighCardView
from tests.cogs.games.positions import alternative, pages_of
from tests.games.high_card.table import GAME, play, play_newest, table
from tests.support.acting import arrange
from tests.support.imagined import ENGLISH, Pages, controls
from tests.support.looking import drawn
from tests.support.world import World, labels, words

NAMES = ("ann", "bob", "cem", "dora")


def pages(state: HighCardState) -> Pages:
    return pages_of(GAME, state, NAMES[: len(state.hands)])


def second_hand() -> HighCardState:
    """All three were right, and the first has declared again."""
    state = table("2C", "KC", "4C")
    play(state, "2C lowest", "KC highest", "4C middle")
    state.hands = [[parse(card)] for card in ("7D", "8D", "9D")]
    state.deck = [card for card in range(52) if card not in {*state.face_up, 18, 19, 20}]
    play(state, "8D highest")
    return state


def view_of(state: HighCardState, viewer: int | None = None) -> HighCardView:
    return GAME.view(state, viewer)


def test_board_and_hand_tell_all_open_cards_of_the_round_and_what_was_declared() -> None:
    made = pages(second_hand())
    for page in (made.board(), *map(made.hand, range(3))):
        told = alternative(page)
        assert "Face up in this round: 2♣︎ 4♣︎ K♣︎" in told
        plays = "✓ ann 2♣︎ Lowest · ✓ bob K♣︎ Highest · ✓ cem 4♣︎ Middle"
        assert f"Last reveal: {plays}" in told
    for page in (made.board(), made.hand(2)):
        assert "2 bob: 0 of 4, 0 cards, declared Highest" in alternative(page)
    assert "You hold 9♦︎." in alternative(made.hand(2))
    assert "9♦︎" not in alternative(made.board()) + made.board().text


def test_the_hands_of_those_who_wait_stay_as_they_are_while_others_declare() -> None:
    """Each change of an open hand is a request to Discord."""
    state = table("2C", "KC", "4C", "9C")
    before = pages(state)
    later = GAME.copy(state)
    play(later, "2C lowest")
    after = pages(later)
    for seat in (2, 3):
        assert after.hand(seat) == before.hand(seat)
    assert after.board() != before.board()


def test_at_the_end_the_last_reveal_and_the_winners_can_be_told() -> None:
    """A card that was wrong does not look like the one that won."""
    state = table("2C 7D 8D 9D", "KC", "4C")
    play(state, "2C lowest", "KC middle", "4C highest")
    view = view_of(state)
    assert view.winners == (0,)
    told = ["**ann wins the match!**" in hand.text for hand in map(pages(state).hand, range(3))]
    assert told == [False, True, True], "the winner's title says so"
    right = tuple(verdict._replace(right=True) for verdict in view.reveal)
    assert board_picture(replace(view, reveals=(right,))) != board_picture(view)
    assert board_picture(replace(view, winners=(1,))) != board_picture(view)


def test_a_reveal_is_told_to_all_until_the_next_and_to_players_until_they_declare() -> None:
    """Players, cards and calls, with the winner and the reason."""
    state = table("2C", "KC", "QC")
    play(state, "2C lowest", "KC highest", "QC highest")
    state.hands[:2] = [[parse("7D")], [parse("8D")]]
    open_now = {*state.face_up, parse("7D"), parse("8D")}
    state.deck = [card for card in range(52) if card not in open_now]
    plays = "Last reveal: ✓ ann **2♣︎** Lowest · ✓ bob **K♣︎** Highest · ✗ cem **Q♣︎** Highest"
    why = "2 was lowest and K highest; the rest were in the middle. cem was wrong and is out."
    made = pages(state)
    assert f"{plays}\n{why}" in made.board().text
    for hand in map(made.hand, range(3)):
        assert why in hand.text
        assert "Last reveal: ✓ ann 2♣︎ Lowest" in alternative(hand)
    assert made.board().text.startswith("**bob**: your turn.")
    assert made.hand(1).text.startswith(why)
    play(state, "8D highest")
    made = pages(state)
    assert plays in made.board().text and why in made.hand(0).text and why in made.hand(2).text
    assert made.hand(1).text == "Your **8♦︎** lies face down."
    play(state, "7D lowest")
    assert plays not in pages(state).board().text
    assert "Last reveal: ✓ ann **7♦︎** Lowest" in pages(state).board().text


def test_no_picture_mixes_the_cards_of_two_hands() -> None:
    """Those who wait keep the last reveal; a board that shows new cards doesn't."""
    state = second_hand()
    for viewer, kept in ((None, False), (0, True), (1, False), (2, False)):
        view = view_of(state, viewer)
        (first, *others), *_ = view.reveals
        other = replace(view, reveals=((first._replace(card=parse("AH")), *others),))
        before, after = (
            board_picture(each) if viewer is None else hand_picture_of(calm(each))
            for each in (view, other)
        )
        assert (before != after) == kept


def test_all_hands_are_open_in_a_picture_of_their_own() -> None:
    record = pages(second_hand()).record

    def picture() -> bytes:
        seats = [match_view(record, seat, ENGLISH) for seat in range(3)]
        return HighCardPresenter().open_hands(seats, ENGLISH).png()

    before = picture()
    record.state.hands[0] = [parse("JD")]
    held = picture()
    record.state.played[1] = parse("QD")
    assert len({before, held, picture()}) == 3


def test_spectators_see_the_seats_in_order_and_players_their_own_last() -> None:
    view = view_of(table("2C", "KC", "4C"))

    def order(viewer: int | None) -> list[str]:
        subject = (replace(view, viewer=viewer), NAMES[:3])
        picture = Picture("", "", board_picture, subject, "en")
        placed = drawn(Page("", "", picture=picture)).placed
        spots = {each.text: (y, x) for each, x, y in placed if isinstance(each, Words)}
        return sorted(NAMES[:3], key=spots.__getitem__)

    assert order(None) == ["ann", "bob", "cem"]
    assert order(0) == ["bob", "cem", "ann"]


@pytest.mark.parametrize(
    ("plays", "seat", "why"),
    [
        (("2C lowest", "KC highest", "QC highest"), 2, "*Highest* with **Q♣︎**, and **K♣︎** was h"),
        (("3C lowest", "KC highest", "2D lowest"), 0, "*Lowest* with **3♣︎**, and **2♦︎** was low"),
        (("3C middle", "KC highest", "4C middle"), 0, "*Middle* with **3♣︎**, and no card was low"),
        (("3C lowest", "KC middle", "4C middle"), 1, "*Middle* with **K♣︎**, and no card was high"),
    ],
)
def test_whoever_is_out_of_a_round_is_told_why(plays: tuple[str, ...], seat: int, why: str) -> None:
    state = table(*(each.split()[0] for each in plays))
    play(state, *plays)
    assert f"You're out of this round: you said {why}" in pages(state).hand(seat).text
    play_newest(state)
    told = pages(state).hand(seat).text
    assert "You're out" not in told
    assert "You went out with" in told


def test_with_two_left_middle_is_off_and_not_asked_about() -> None:
    for state, grey in ((table("2C", "KC"), True), (table("2C", "KC", "4C"), False)):
        hand = pages(state).hand(0)
        live = [getattr(each, "label", "") for each in controls(hand)]
        assert ("• Middle" not in live) == grey and "↑ Highest" in live
        assert ("Of the two cards, will **2♣︎** be lowest or highest?" in hand.text) == grey


def test_the_hands_of_a_round_are_on_one_page_for_everybody() -> None:
    assert pages(table("2C", "KC", "4C")).memory(None) is None
    state = second_hand()
    play(state, "9D highest", "7D lowest")
    for viewer in (None, 0, 1, 2):
        page = pages(state).memory(viewer)
        assert page is not None
        first, second = page.text.index("**Hand 1**"), page.text.index("**Hand 2**")
        assert page.text.startswith("Round 3") and second < first, "the newest first"
        assert "✓ ann **2♣︎** Lowest · ✓ bob **K♣︎** Highest · ✓ cem **4♣︎** Middle" in page.text
        assert "✓ ann **7♦︎** Lowest · ✗ bob **8♦︎** Highest · ✓ cem **9♦︎** Highest" in page.text


def test_the_hands_of_a_round_that_ended_are_there_until_the_first_of_the_next() -> None:
    state = table("2C", "KC", "4C")
    play_newest(state)
    page = pages(state).memory(0)
    assert page is not None and state.round == 4
    assert page.text.startswith("Round 3")
    assert all("\n**Round 4**: " in pages(state).hand(seat).text for seat in range(3))
    play_newest(state, right=(0, 1, 2))
    assert not any("Round" in pages(state).hand(seat).text for seat in range(3))
    page = pages(state).memory(0)
    assert page is not None
    assert page.text.startswith("Round 4") and "**Hand 2**" not in page.text


@pytest.mark.parametrize(("cards", "counted"), [(("7C", "KC"), True), (("7C", "KC", "4C"), False)])
def test_advice_counts_the_cards_that_may_be_against_ones_own_once_two_are_left(
    cards: tuple[str, ...], counted: bool
) -> None:
    made = pages(table(*cards))
    (seat,) = made.record.awaited
    told = made.presenter.texts(match_view(made.record, seat), ENGLISH).coaching()
    assert ("20 lower than yours, 28 higher." in told) == counted


@pytest.mark.parametrize(
    ("card", "advice"),
    [("7C", "chance as Middle"), ("3C", "are lower than"), ("AC", "*Highest* can't go wrong")],
)
def test_advice_after_both_ends_calls_only_a_middling_card_middling(card: str, advice: str) -> None:
    state = table("2C", "KC", card, "9C")
    play(state, "2C lowest", "KC highest")
    made = pages(state)
    assert advice in made.presenter.texts(match_view(made.record, 2), ENGLISH).coaching()


async def test_with_one_card_a_turn_takes_one_press_and_all_can_be_looked_back_at(
    world: World,
) -> None:
    await world.begin("ann", "bob", "cem")
    await arrange(world, table("2C", "KC", "4C"))
    for name, label in (("ann", "↓ Lowest"), ("bob", "↑ Highest"), ("cem", "• Middle")):
        assert await world.whose_turn() == name
        await world.press(name, await world.hand(name), label)
    hand = await world.press("dora", await world.board(), "Hands played")
    assert hand.ephemeral
    assert "✓ ann **2♣︎** Lowest · ✓ bob **K♣︎** Highest · ✓ cem **4♣︎** Middle" in words(hand)


async def test_with_several_cards_one_is_picked_and_what_is_said_of_it_comes_below(
    world: World,
) -> None:
    await world.begin("ann", "bob", "cem")
    await arrange(world, table("2C 9D", "KC", "4C"))
    hand = await world.hand("ann")
    cards = ["Rules", "More", "2♣︎"]
    assert labels(hand) == [*cards, "9♦︎"]
    await world.press("ann", hand, "9♦︎")
    assert labels(hand) == [*cards, "✓ 9♦︎", "↓ Lowest", "• Middle", "↑ Highest"]
    assert await world.whose_turn() == "ann"
    await world.press("ann", hand, "• Middle")
    assert await world.whose_turn() == "bob"
