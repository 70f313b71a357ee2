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

_NOT_FOLLOWING: Final = sentence(
    "You have to follow the lead. Your hand only offers the cards you may play."
)
REFUSALS: Final = {
    "not_the_koth": sentence("Only the King of the Hill can decide that."),
    "pair_is_final": sentence("A pair has been declared, and nothing can override a pair."),
    "pair_needed": sentence("A suit has already been declared. Only a pair can override it."),
    "not_declarable": sentence("You don't have the cards to declare that suit."),
    "answered": sentence("You've already given your answer for this round."),
    "already_ready": sentence("You've already said you're ready. Waiting for the others."),
    "eight_cards": sentence("You have to bury exactly eight cards."),
    "not_a_lead": sentence("Lead one card, or two with the same rank and suit."),
    "wrong_number": _NOT_FOLLOWING,
    "must_follow": _NOT_FOLLOWING,
    "pair_held": _NOT_FOLLOWING,
    "players": sentence(
        "Eighty Points is for five players. Press **Play vs computers** to fill the empty seats."
    ),
    "joining_closed": sentence("Eighty Points is for five players, and all seats are taken."),
}
"""Sentences for the rules' refusals, by code."""


def rank_text(rank: int, language: Language) -> str:
    """Return the rank, or a crown for a player who has passed the ace."""
    return "♛" if rank == PASSED else suited_rank(rank, language)


def suit_text(suit: int, language: Language) -> str:
    return language.say("trumps") if suit == TRUMPS else SYMBOLS[suit]


def heading(view: EightyPointsView, language: Language) -> str:
    """Return the round, the trick and the variant of following in one line."""
    parts = [
        language.say("Round {round} of {rounds}", round=view.round, rounds=view.rounds)
        if view.rounds
        else language.say("Round {round}", round=view.round)
    ]
    if view.phase in ("playing", "shown"):
        parts.append(language.say("trick {number}", number=view.trick_number))
    if view.loose_following:
        parts.append(language.say("loose following"))
    return " · ".join(parts)


def now_text(seen: EightyPointsMatch, language: Language) -> str:
    view = seen.view
    waited_for = language.listing(_player(seen, seat) for seat in sorted(seen.awaited))
    match "over" if seen.replayed and view.phase != "shown" else view.phase:
        case "dealing":
            return language.sentences(
                language.say("The cards are being dealt."), _may_declare(view, language)
            )
        case "declaring":
            told = language.say(
                "All the cards have been dealt, so this is the last chance to declare. "
                "Waiting for {names}.",
                names=waited_for,
            )
            return language.sentences(told, _may_declare(view, language))
        case "naming":
            return language.say("Nobody declared, so {name} names the trump suit.", name=waited_for)
        case "burying":
            return language.say(
                "{name} is King of the Hill, takes the last eight cards and buries eight.",
                name=waited_for,
            )
        case "calling":
            return language.say(
                "{name} calls a card. The player who plays it first is the ally.", name=waited_for
            )
        case "playing":
            if view.trick:
                return language.say("{name}'s turn.", name=waited_for)
            return language.say("{name} leads.", name=waited_for)
        case "shown":
            assert view.last is not None
            return language.count(
                view.last.points,
                "{name} takes the trick and {n} point.",
                "{name} takes the trick and {n} points.",
                name=_player(seen, view.last.winner),
            )
        case "scored":
            return language.say(
                "The next round begins when everyone's ready. Waiting for {names}.",
                names=waited_for,
            )
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
    return language.say("Order of play: {seats}", seats=" → ".join(seats))


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
        return language.count(
            wish["remaining"],
            "{names} would like {n} more round after this one. To agree, choose the same in the "
            "menu.",
            "{names} would like {n} more rounds after this one. To agree, choose the same in the "
            "menu.",
            names=language.listing(escape_name(seen.name(seat)) for seat in wish["agreed"]),
        )
    said = [event["remaining"] for event in seen.recent if event["kind"] == "rounds_fixed"]
    return rounds_left_text(said[-1], language) if said else ""


def rounds_left_text(remaining: int, language: Language) -> str:
    """Return the number of rounds left, as a sentence."""
    if not remaining:
        return language.say("The match ends after this round.")
    return language.count(
        remaining, "{n} round is left after this one.", "{n} rounds are left after this one."
    )


def _may_declare(view: EightyPointsView, language: Language) -> str:
    rank = rank_text(view.trump_rank, language)
    if not view.declarations:
        text = language.say(
            "If you hold a card of rank {rank}, you may declare its suit.", rank=rank
        )
    elif not view.declarations[-1].pair:
        text = language.say("Only a pair of rank {rank} can override that.", rank=rank)
    else:
        text = language.say("A pair is final.")
    return text


def trumps_text(seen: EightyPointsMatch, language: Language) -> str:
    """Return the trump suit and rank; until the end of the first trick, also the declarations."""
    view = seen.view
    rank = rank_text(view.trump_rank, language)
    lines = []
    if view.trump_suit is not None:
        lines.append(
            language.say(
                "Trumps: {suit}, every {rank} and the Jokers.",
                suit=f"**{SYMBOLS[view.trump_suit]}**",
                rank=f"**{rank}**",
            )
        )
    else:
        lines.append(language.say("Trump rank: {rank}.", rank=f"**{rank}**"))
    if view.declarations and view.trick_number <= 1 and view.phase not in ("scored", "over"):
        lines.append(declared_text(seen, language))
    return language.sentences(*lines)


def declared_text(seen: EightyPointsMatch, language: Language) -> str:
    *before, last = seen.view.declarations
    card = trump_card(seen.view.trump_rank, last.suit)
    cards = f"**{cards_text((card, card) if last.pair else (card,), language)}**"
    name = escape_name(seen.name(last.seat))
    if not before:
        return language.say("{name} declared with {cards}.", name=name, cards=cards)
    if before[-1].seat == last.seat:
        return language.say("{name} now shows {cards}!", name=name, cards=cards)
    other = escape_name(seen.name(before[-1].seat))
    return language.say(
        "{name} overrode {other} with {cards}!", name=name, other=other, cards=cards
    )


def called_text(seen: EightyPointsMatch, language: Language) -> str:
    """Return the called card, and whether it has been played."""
    view = seen.view
    if view.koth is None or not view.trick_number:
        return ""
    koth = escape_name(seen.name(view.koth))
    if view.called is None:
        return language.say("No card is called: {name} stands alone.", name=koth)
    card = f"**{card_text(view.called, language)}**"
    if view.fallen is None:
        return language.say("Called card: {card}, not played yet.", card=card)
    if view.ally is None:
        return language.say(
            "Called card: {card}, played by {name}, who stands alone.",
            card=card,
            name=koth,
        )
    return language.say(
        "Called card: {card}, played by {name}, the ally.",
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
        parts.append(language.say("left; a computer took over"))
    if seat == view.koth and view.phase != "over":
        parts.append(language.say("♔ King of the Hill"))
    elif seat == view.ally and view.phase != "over":
        parts.append(language.say("ally"))
    if facts.answered:
        ready = (
            language.say("ready ✓") if view.phase == "scored" else language.say("has answered ✓")
        )
        parts.append(ready)
    if view.phase == "playing" and seat == view.turn:
        parts.append(language.say("**to play**"))
    return parts


def trick_text(seen: EightyPointsMatch, language: Language) -> str:
    view = seen.view
    if not view.trick:
        return ""
    best = winning(view.trick, view.order)
    plays = _plays_text(seen, view.trick, best.seat, language)
    return language.say("**Trick {number}:** {plays}", number=view.trick_number, plays=plays)


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
        return language.count(
            len(winners),
            "{names} has risen past the ace and wins the match!",
            "{names} have risen past the ace and win the match together!",
            names=names,
        )
    rank = rank_text(best.rank, language)
    if sum(seat.rank == best.rank for seat in stayed) > len(winners):
        return language.count(
            len(winners),
            "{names} wins at rank {rank}: {points} points break the tie.",
            "{names} share the win at rank {rank}: {points} points each break the tie.",
            names=names,
            rank=rank,
            points=best.total + best.points,
        )
    return language.count(
        len(winners),
        "{names} has the highest rank, {rank}, and wins the match!",
        "{names} have the highest rank, {rank}, and share the victory!",
        names=names,
        rank=rank,
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
        "rank {rank}, {held}, {points}",
        rank=rank_text(facts.rank, language),
        held=language.count(facts.held, "{n} card", "{n} cards"),
        points=_card_points_text(facts.points, language),
    )
    standing = _standing(seen, seat, language)
    return language.label(f"{seat + 1} {seen.short_name(seat)}", language.row([told, *standing]))


def _card_points_text(points: int, language: Language) -> str:
    return language.count_as("points of cards", points, "{n} point", "{n} points")


def earlier_text(seen: EightyPointsMatch, tricks: Sequence[Trick], language: Language) -> str:
    """Return some tricks of the round, one per line."""
    return stack_texts(*(_trick_line(seen, trick, language) for trick in tricks))


def _trick_line(seen: EightyPointsMatch, trick: Trick, language: Language) -> str:
    return language.count(
        trick.points,
        "Trick {number}, {n} point for {name}: {plays}",
        "Trick {number}, {n} points for {name}: {plays}",
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
        parts.append(language.say("out of {suits}", suits=language.row(suits)))
    return " · ".join(parts)
