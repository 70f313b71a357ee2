"""The texts of Eighty Points: turns, trumps, tricks and scores."""

from collections.abc import Sequence
from typing import Final

from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.match.view import MatchView
from bot.pages.cards import card_text, cards_text
from bot.pages.cards import rank_text as suited_rank
from bot.pages.computers import computer_mark
from bot.pages.endings import chair_name
from bot.pages.model import stack_texts
from cogs.games.eighty_points import reckoning, rounds
from games.core.cards import SYMBOLS
from games.eighty_points.scoring import PASSED
from games.eighty_points.tricks import winning
from games.eighty_points.trumps import TRUMPS, trump_card
from games.eighty_points.view import EightyPointsView, Play, Trick

EightyPointsMatch = MatchView[EightyPointsView]

_NOT_FOLLOWING: Final = sentence("eighty-points/not-following")
REFUSALS: Final = {
    "not_the_koth": sentence("eighty-points/refusals-not-the-koth"),
    "pair_is_final": sentence("eighty-points/refusals-pair-is-final"),
    "pair_needed": sentence("eighty-points/refusals-pair-needed"),
    "not_declarable": sentence("eighty-points/refusals-not-declarable"),
    "answered": sentence("eighty-points/refusals-answered"),
    "already_ready": sentence("eighty-points/refusals-already-ready"),
    "eight_cards": sentence("eighty-points/refusals-eight-cards"),
    "not_a_lead": sentence("eighty-points/refusals-not-a-lead"),
    "wrong_number": _NOT_FOLLOWING,
    "must_follow": _NOT_FOLLOWING,
    "pair_held": _NOT_FOLLOWING,
    "players": sentence("eighty-points/refusals-players"),
    "joining_closed": sentence("eighty-points/refusals-joining-closed"),
}
"""Sentences for the rules' refusals, by code."""


def rank_text(rank: int, language: Language) -> str:
    """Return the rank, or a crown for a player who has passed the ace."""
    return "♛" if rank == PASSED else suited_rank(rank, language)


def suit_text(suit: int, language: Language) -> str:
    return language.say("eighty-points/held") if suit == TRUMPS else SYMBOLS[suit]


def heading(view: EightyPointsView, language: Language) -> str:
    """Return the round, the trick and the variant of following in one line."""
    parts = [
        language.say("eighty-points/heading-round-round", round=view.round, rounds=view.rounds)
        if view.rounds
        else language.say("bot/round-round", round=view.round)
    ]
    if view.phase in ("playing", "shown"):
        parts.append(language.say("eighty-points/heading-trick-number", number=view.trick_number))
    if view.loose_following:
        parts.append(language.say("eighty-points/options-loose-following"))
    return " · ".join(parts)


def now_text(seen: EightyPointsMatch, language: Language) -> str:
    view = seen.view
    waited_for = language.listing(_player(seen, seat) for seat in sorted(seen.awaited))
    match "over" if seen.replayed and view.phase != "shown" else view.phase:
        case "dealing":
            return language.sentences(
                language.say("eighty-points/now-dealing"), _may_declare(view, language)
            )
        case "declaring":
            told = language.say("eighty-points/now-declaring", names=waited_for)
            return language.sentences(told, _may_declare(view, language))
        case "naming":
            return language.say("eighty-points/now-naming", name=waited_for)
        case "burying":
            return language.say("eighty-points/now-burying", name=waited_for)
        case "calling":
            return language.say("eighty-points/now-calling", name=waited_for)
        case "playing":
            if view.trick:
                return language.say("bot/name-s-turn", name=waited_for)
            return language.say("eighty-points/now-playing", name=waited_for)
        case "shown":
            assert view.last is not None
            return language.say(
                "eighty-points/now-shown", n=view.last.points, name=_player(seen, view.last.winner)
            )
        case "scored":
            return language.say("eighty-points/now-scored", names=waited_for)
        case "over":
            return ""


def order_text(seen: EightyPointsMatch, language: Language) -> str:
    """Return the seats by number and name in play order."""
    seats = [
        f"`{seat + 1}` "
        + (f"~~{escape_name(seen.name(seat))}~~" if chair.left else chair_name(chair))
        for seat in seen.view.seating
        for chair in (seen.chairs[seat],)
    ]
    return language.say("eighty-points/order", seats=" → ".join(seats))


def _player(seen: EightyPointsMatch, seat: int) -> str:
    """Return a seat's name, marked as a computer's if its player has left."""
    chair = seen.chairs[seat]
    if not chair.left:
        return chair_name(chair)
    return f"**{escape_name(chair.name)}** {computer_mark(chair.level)}"


def rounds_text(seen: EightyPointsMatch, language: Language) -> str:
    """Return the latest change to the number of rounds, or the wish for one; empty without."""
    wish = rounds.wish_of(seen, seen.view.round)
    if wish is not None and wish["agreed"]:
        return language.say(
            "eighty-points/rounds",
            n=wish["remaining"],
            names=language.listing(escape_name(seen.name(seat)) for seat in wish["agreed"]),
        )
    said = [event["remaining"] for event in seen.recent if event["kind"] == "rounds_fixed"]
    return rounds_left_text(said[-1], language) if said else ""


def rounds_left_text(remaining: int, language: Language) -> str:
    """Return the number of rounds left, as a sentence."""
    if not remaining:
        return language.say("eighty-points/rounds-left-match-ends")
    return language.say("eighty-points/rounds-left-round-left", n=remaining)


def _may_declare(view: EightyPointsView, language: Language) -> str:
    rank = rank_text(view.trump_rank, language)
    if not view.declarations:
        text = language.say("eighty-points/may-declare-hold-card", rank=rank)
    elif not view.declarations[-1].pair:
        text = language.say("eighty-points/may-declare-only-pair", rank=rank)
    else:
        text = language.say("eighty-points/own-declaring-pair-final")
    return text


def trumps_text(seen: EightyPointsMatch, language: Language) -> str:
    """Return the trump suit and rank; until the end of the first trick, also the declarations."""
    view = seen.view
    rank = rank_text(view.trump_rank, language)
    lines = []
    if view.trump_suit is not None:
        lines.append(
            language.say(
                "eighty-points/trumps-trumps-suit",
                suit=f"**{SYMBOLS[view.trump_suit]}**",
                rank=f"**{rank}**",
            )
        )
    else:
        lines.append(language.say("eighty-points/trumps-trump-rank", rank=f"**{rank}**"))
    if view.declarations and view.trick_number <= 1 and view.phase not in ("scored", "over"):
        lines.append(declared_text(seen, language))
    return language.sentences(*lines)


def declared_text(seen: EightyPointsMatch, language: Language) -> str:
    *before, last = seen.view.declarations
    card = trump_card(seen.view.trump_rank, last.suit)
    cards = f"**{cards_text((card, card) if last.pair else (card,), language)}**"
    name = escape_name(seen.name(last.seat))
    if not before:
        return language.say("eighty-points/declared-name-declared", name=name, cards=cards)
    if before[-1].seat == last.seat:
        return language.say("eighty-points/declared-name-now", name=name, cards=cards)
    other = escape_name(seen.name(before[-1].seat))
    return language.say("eighty-points/declared-name-overrode", name=name, other=other, cards=cards)


def called_text(seen: EightyPointsMatch, language: Language) -> str:
    """Return the called card, and whether it has been played."""
    view = seen.view
    if view.koth is None or not view.trick_number:
        return ""
    koth = escape_name(seen.name(view.koth))
    if view.called is None:
        return language.say("eighty-points/called-card-called", name=koth)
    card = f"**{card_text(view.called, language)}**"
    if view.fallen is None:
        return language.say("eighty-points/called-called-card-card", card=card)
    if view.ally is None:
        return language.say("eighty-points/called-called-card-card-played", card=card, name=koth)
    return language.say(
        "eighty-points/called-called-card",
        card=card,
        name=f"**{escape_name(seen.name(view.ally))}**",
    )


def revealed_text(seen: EightyPointsMatch, language: Language) -> str:
    """Return the called card and its player, until the end of the trick after it."""
    view = seen.view
    plays = (*view.trick, *(view.last.plays if view.last is not None else ()))
    fallen = any(play.seat == view.fallen and view.called in play.cards for play in plays)
    return called_text(seen, language) if fallen and view.phase in ("playing", "shown") else ""


def _standing(seen: EightyPointsMatch, seat: int, language: Language) -> list[str]:
    view = seen.view
    facts = view.seats[seat]
    parts = []
    if facts.left:
        parts.append(language.say("eighty-points/standing-left-computer"))
    if seat == view.koth and view.phase != "over":
        parts.append(language.say("eighty-points/standing-king-hill"))
    elif seat == view.ally and view.phase != "over":
        parts.append(language.say("eighty-points/standing-ally"))
    if facts.answered:
        ready = (
            language.say("bot/ready")
            if view.phase == "scored"
            else language.say("eighty-points/standing-answered")
        )
        parts.append(ready)
    if view.phase == "playing" and seat == view.turn:
        parts.append(language.say("bot/play-play"))
    return parts


def trick_text(seen: EightyPointsMatch, language: Language) -> str:
    view = seen.view
    if not view.trick:
        return ""
    best = winning(view.trick, view.order)
    plays = _plays_text(seen, view.trick, best.seat, language)
    return language.say("eighty-points/trick-trick-number", number=view.trick_number, plays=plays)


def last_trick_text(seen: EightyPointsMatch, language: Language) -> str:
    last = seen.view.last
    return "" if last is None else _trick_line(seen, last, language)


def _plays_text(
    seen: EightyPointsMatch, plays: tuple[Play, ...], best: int, language: Language
) -> str:
    def told(play: Play) -> str:
        cards = cards_text(play.cards, language)
        shown = f"**{cards} ✓**" if play.seat == best else cards
        return f"{escape_name(seen.name(play.seat))} {shown}"

    return " · ".join(map(told, plays))


def verdict(seen: EightyPointsMatch, language: Language) -> str:
    assert seen.outcome is not None
    view = seen.view
    winners = seen.outcome.winners
    stayed = [seat for seat in view.seats if not seat.left] or view.seats
    best = view.seats[winners[0]]
    names = language.listing(escape_name(seen.name(seat)) for seat in winners)
    if best.rank == PASSED:
        return language.say("eighty-points/verdict-names-risen", n=len(winners), names=names)
    rank = rank_text(best.rank, language)
    if sum(seat.rank == best.rank for seat in stayed) > len(winners):
        return language.say(
            "eighty-points/verdict-names-wins",
            n=len(winners),
            names=names,
            rank=rank,
            points=best.total + best.points,
        )
    return language.say(
        "eighty-points/verdict-names-highest", n=len(winners), names=names, rank=rank
    )


def board_in_words(seen: EightyPointsMatch, language: Language) -> str:
    seats = [_plain_seat(seen, seat, language) for seat in range(len(seen.view.seats))]
    first = now_text(seen, language), heading(seen.view, language)
    if score := reckoning.lines(seen, language):
        return stack_texts(*first, *score, *seats)
    return stack_texts(
        *first,
        trumps_text(seen, language),
        called_text(seen, language),
        *seats,
        trick_text(seen, language),
        last_trick_text(seen, language),
    )


def _plain_seat(seen: EightyPointsMatch, seat: int, language: Language) -> str:
    facts = seen.view.seats[seat]
    told = language.say(
        "eighty-points/plain-seat",
        rank=rank_text(facts.rank, language),
        held=language.say("bot/card", n=facts.held),
        points=_card_points_text(facts.points, language),
    )
    standing = _standing(seen, seat, language)
    return language.label(f"{seat + 1} {seen.short_name(seat)}", language.row([told, *standing]))


def _card_points_text(points: int, language: Language) -> str:
    return language.say("eighty-points/card-points", n=points)


def earlier_text(seen: EightyPointsMatch, tricks: Sequence[Trick], language: Language) -> str:
    """Return some tricks of the round, one per line."""
    return stack_texts(*(_trick_line(seen, trick, language) for trick in tricks))


def _trick_line(seen: EightyPointsMatch, trick: Trick, language: Language) -> str:
    return language.say(
        "eighty-points/trick-trick-number-point",
        n=trick.points,
        number=trick.number,
        name=escape_name(seen.name(trick.winner)),
        plays=_plays_text(seen, trick.plays, trick.winner, language),
    )


def memory_in_words(seen: EightyPointsMatch, language: Language) -> str:
    """Return everybody's points and void suits, then the tricks, the newest first."""
    return stack_texts(
        *(_known_line(seen, seat, language) for seat in seen.view.seating),
        earlier_text(seen, seen.view.tricks[::-1], language),
    )


def _known_line(seen: EightyPointsMatch, seat: int, language: Language) -> str:
    facts = seen.view.seats[seat]
    suits = [suit_text(suit, language) for suit in range(TRUMPS + 1) if facts.void >> suit & 1]
    parts = [
        f"{seat + 1} {seen.short_name(seat)}",
        _card_points_text(facts.points, language),
    ]
    if suits:
        parts.append(language.say("eighty-points/known", suits=language.row(suits)))
    return " · ".join(parts)
