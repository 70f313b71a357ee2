"""Weighs the declarations of a finished match of High Card."""

import random
from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from games.core.cards import Card, rank_of
from games.core.game import Facts, Seat
from games.core.menu import Menu
from games.core.reviewing import Reviewer, Weighing
from games.high_card.computers.crowd import (
    Ends,
    Kept,
    Result,
    ends_of,
    kept_of,
    kept_worth,
    prospects,
    results_in,
    without,
    worlds_of,
)
from games.high_card.computers.duel import Contest, contest_of
from games.high_card.game import HighCard
from games.high_card.state import Declare, HighCardState
from games.high_card.view import HighCardView, Play

_WORLDS: Final = 1500  # Number of samples of rivals' cards that a play is tried in
_PUZZLE_WORLDS: Final = 6000  # The same for puzzles, which compare all plays
_STRAYS: Final = 0.2
"""Probability that a rival doesn't play like the King's model, so that verdicts rely less on it."""
_GAME: Final = HighCard()


class HighCardReviewer(Reviewer[HighCardState, HighCardView]):
    """Weighs declarations by the chance to win the match, and counts how often they are right.

    It models rivals as the King does.
    """

    def weigh(
        self, view: HighCardView, menu: Menu[Declare], played: Declare, rng: random.Random
    ) -> Weighing | None:
        return _weigh(view, menu, played, rng, _WORLDS)

    def weigh_all(
        self, view: HighCardView, menu: Menu[Declare], rng: random.Random
    ) -> Weighing | None:
        """Return the worths of all actions. One card represents all of its rank."""
        return _weigh(view, menu, next(iter(menu)), rng, _PUZZLE_WORLDS) if menu else None

    def standing(self, state: HighCardState) -> tuple[float, ...]:
        """Return each seat's chance to win the match.

        All who may still be right are equally likely to win the round.
        """
        outcome = _GAME.outcome(state)
        if outcome is not None:
            winners = outcome.winners
            return tuple((seat in winners) / len(winners) for seat in range(len(state.points)))
        seats = [seat for seat, gone in enumerate(state.gone) if not gone]
        points = [state.points[seat] for seat in seats]
        shown = [rank_of(card) for card in state.played if card is not None]
        possible = [
            seat for seat in seats if state.active[seat] and _may_be_right(state, seat, shown)
        ]
        # If nobody can be right, the round is void and the points stay.
        ends = [
            prospects(
                [held + (seat == winner) for seat, held in zip(seats, points, strict=True)],
                state.target,
            )
            for winner in possible
        ] or [prospects(points, state.target)]
        chances = dict(zip(seats, map(fmean, zip(*ends, strict=True)), strict=True))
        return tuple(chances.get(seat, 0.0) for seat in range(len(state.points)))

    def luck(self, before: HighCardState, after: HighCardState, seat: Seat) -> float:
        """Return the luck of the cards dealt. What rivals played is their skill."""
        dealt = (before.round, before.hand) != (after.round, after.hand)
        return _luck_of_deal(before, after, seat) if dealt and seat < len(before.hands) else 0.0


def _weigh(
    view: HighCardView, menu: Menu[Declare], played: Declare, rng: random.Random, worlds: int
) -> Weighing | None:
    me = view.viewer
    rivals = [each for each in _in_round(view) if each != me]
    if me is None or not rivals:
        return None
    # Suits make no difference. A rank represents its cards, and is shown as the card played.
    cards = {rank_of(card): card for card in (*view.hand, played.card)}
    hand = [rank_of(card) for card in view.hand]
    plays = [
        (rank_of(action.card), action.declaration)
        for action in menu
        if action.card == cards[rank_of(action.card)]
    ]
    if len(rivals) == 1:
        contest = contest_of(view, me, rivals[0])
        rows = [[contest.worth(play, without(hand, play[0])) for play in plays]]
        facts = [_facts_of_duel(view, rivals[0], contest, play, hand) for play in plays]
    else:
        ends = ends_of(view, me, rivals)
        kept, guessed = kept_of(hand, ends), worlds_of(view, rivals, rng, worlds, _STRAYS)
        results = [results_in(world, [*kept]) for world in guessed]
        rows = [[kept[play[0]].worth(found[play]) for play in plays] for found in results]
        facts = [
            _facts_of_crowd(
                view, rivals, Counter(found[play] for found in results), kept[play[0]], ends
            )
            for play in plays
        ]
    return Weighing(
        tuple(Declare(cards[rank], word) for rank, word in plays),
        tuple(map(tuple, rows)),
        tuple(facts),
    )


def _facts_of_duel(
    view: HighCardView, rival: Seat, contest: Contest, play: Play, hand: Sequence[int]
) -> Facts:
    won, lost, on, _ = contest.odds(play)
    cards = contest.worth(play, without(hand, play[0])) - contest.worth(play, ())
    fatal = lost if _at_match_point(view, rival) else 0.0
    return _facts(view, won + on, won, fatal, cards)


def _facts_of_crowd(
    view: HighCardView, rivals: Sequence[Seat], results: Counter[Result], kept: Kept, ends: Ends
) -> Facts:
    plain, number = Kept(ends, ()), results.total()
    right = alone = fatal = 0
    cards = 0.0
    for (mine, others), count in results.items():
        right += count * mine
        alone += count * (mine and not others)
        # The only player to be right wins the round, which may decide the match.
        only = not mine and len(others) == 1
        fatal += count * (only and _at_match_point(view, rivals[others[0]]))
        cards += count * (kept.worth((mine, others)) - plain.worth((mine, others)))
    shares = (each / number for each in (right, alone, fatal, cards))
    return _facts(view, *shares)


def _facts(view: HighCardView, right: float, alone: float, fatal: float, cards: float) -> Facts:
    """Return a play's results in hundredths, and what the kept cards add to its worth.

    ``right``: the play is right. ``alone``: nobody else is, so it wins the round. ``fatal``: only
    one rival is right, and so wins the match. ``decisive``: the player would win the match with the
    round.
    """
    assert view.viewer is not None
    shares = {"right": right, "alone": alone, "fatal": fatal, "cards": cards}
    told = {name: round(100 * share) for name, share in shares.items()}
    return {**told, "decisive": _at_match_point(view, view.viewer)}


def _at_match_point(view: HighCardView, seat: Seat) -> bool:
    return view.seats[seat].points + 1 >= view.target


def _in_round(view: HighCardView) -> list[Seat]:
    return [seat for seat, facts in enumerate(view.seats) if facts.standing == "in"]


def _may_be_right(state: HighCardState, seat: Seat, shown: Sequence[int]) -> bool:
    card, said = state.played[seat], state.declared[seat]
    if card is None or said in (None, "middle"):
        return True
    return rank_of(card) == (min(shown) if said == "lowest" else max(shown))


def _luck_of_deal(before: HighCardState, after: HighCardState, seat: Seat) -> float:
    """Value the cards dealt to a seat's hand, less the mean of the cards it could have got."""
    rivals = [each for each, active in enumerate(after.active) if active and each != seat]
    new = [_dealt(before, after, each) for each in range(len(before.hands))]
    if not new[seat] or not rivals:
        return 0.0
    stake = ends_of(_GAME.view(after, seat), seat, rivals).stake
    pool = [rank_of(card) for card in (*after.deck, *(card for cards in new for card in cards))]
    hand = [rank_of(card) for card in after.hands[seat]]
    luck = 0.0
    # Card by card, since the worth of each depends on those before it.
    for at in range(len(hand) - len(new[seat]), len(hand)):
        others = fmean(kept_worth([*hand[:at], rank]) for rank in pool)
        luck += kept_worth(hand[: at + 1]) - others
    return stake * luck


def _dealt(before: HighCardState, after: HighCardState, seat: Seat) -> list[Card]:
    if not after.active[seat]:
        return []
    old = {*before.hands[seat], before.played[seat]}
    hand = after.hands[seat]
    first = next((at for at, card in enumerate(hand) if card not in old), len(hand) - 1)
    return hand[first:]


REVIEWER: Final = HighCardReviewer()
