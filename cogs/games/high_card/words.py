"""The texts of High Card: standings, events, and reasons."""

from typing import Any, Final

from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.match.view import MatchView
from bot.pages.cards import card_text, cards_text, rank_text
from bot.pages.endings import chair_name, chair_names, place_text
from bot.pages.model import history_text, stack_texts
from games.core import is_draw
from games.core.cards import rank_of
from games.high_card.view import Declaration, HighCardSeat, HighCardView, RevealedCard

HighCardMatch = MatchView[HighCardView]

_TOO_MANY: Final = sentence(
    "{players} players going for {target} points would need more than 52 "
    "cards. The number of players times the points can't be more than 52."
)
REFUSALS: Final = {
    "table_full": sentence("High Card takes at most {most} players."),
    "players": sentence("High Card takes {least} to {most} players."),
    "too_many_cards": _TOO_MANY,
    "deck_too_small": _TOO_MANY,
}
"""Sentences for the rules' refusals, by code."""


def declaration_text(declaration: Declaration, language: Language) -> str:
    return {
        "lowest": language.say("Lowest"),
        "middle": language.say("Middle"),
        "highest": language.say("Highest"),
    }[declaration]


def heading(seen: HighCardMatch, language: Language) -> str:
    """Return the round, hand, target and deck in one line."""
    view = seen.view
    return language.say(
        "Round {round}, hand {hand} · first to {target} · {deck}",
        round=view.round,
        hand=view.hand_number,
        target=view.target,
        deck=language.count(view.deck, "{n} card in the deck", "{n} cards in the deck"),
    )


def turn_text(seen: HighCardMatch, language: Language) -> str:
    if seen.view.turn is None or seen.replayed:
        return ""
    chair = seen.chairs[seen.view.turn]
    if chair.computer:
        return language.say("{name}'s turn.", name=chair_name(chair))
    return language.say("{name}: your turn.", name=chair_name(chair))


def names_line(seen: HighCardMatch) -> str:
    """Return the players by seat number. The picture shows the rest."""
    seats = zip(seen.chairs, seen.view.seats, strict=True)
    return chair_names(chair for chair, facts in seats if facts.standing != "left")


def _state(view: HighCardView, seat: int, facts: HighCardSeat, language: Language) -> str:
    if view.turn is None:
        return language.say("**winner**") if seat in view.winners else ""
    if facts.declared is not None:
        return language.say(
            "declared **{declaration}**", declaration=declaration_text(facts.declared, language)
        )
    if seat == view.turn:
        return language.say("**to play**")
    if facts.standing == "out":
        return language.say("out of this round ✗")
    if facts.standing == "waiting":
        return language.say("joins next round")
    return ""


def result_text(seen: HighCardMatch, language: Language) -> str:
    """Return the plays of the last reveal and their outcome, until the next reveal."""
    reveal = seen.view.reveal
    if not reveal:
        return outcome_text(seen, language)
    plays = language.say("Last reveal: {plays}", plays=_plays_text(seen, reveal, language))
    return stack_texts(plays, outcome_text(seen, language))


def outcome_text(seen: HighCardMatch, language: Language) -> str:
    """Return the verdict on the last reveal, the reason, and any points scored."""
    reveal, own = seen.view.reveal, _why_it_went_out(seen, language)
    why = "" if own or not reveal else _why(reveal, language)
    judgement = _judgement(seen, reveal, language) if reveal else ""
    return stack_texts(own, language.sentences(why, judgement, _ending_text(seen, language)))


def _plays_text(seen: HighCardMatch, reveal: tuple[RevealedCard, ...], language: Language) -> str:
    """Return the plays of a reveal by seat: right or wrong, player, card and declaration."""
    return " · ".join(
        f"{'✓' if play.right else '✗'} {escape_name(seen.name(play.seat))} "
        f"**{card_text(play.card, language)}** {declaration_text(play.declared, language)}"
        for play in sorted(reveal)
    )


def memory_text(seen: HighCardMatch, language: Language) -> str:
    """Return this round's hands, the newest first.

    Before the first reveal, they are those of the last round.
    """
    view = seen.view
    over = view.turn is None
    number = view.round if view.ending is None or over else view.round - 1
    title = language.say("Round {round}", round=number)
    told = [
        stack_texts(
            language.say("**Hand {number}**", number=at),
            _plays_text(seen, reveal, language),
            _why(reveal, language),
        )
        for at, reveal in enumerate(view.reveals, 1)
    ]
    return history_text(title, told[::-1])


def _why(reveal: tuple[RevealedCard, ...], language: Language) -> str:
    ranks = sorted(rank_of(verdict.card) for verdict in reveal)
    lowest, highest = rank_text(ranks[0], language), rank_text(ranks[-1], language)
    if lowest == highest:
        return language.say(
            "Every card had the same rank, {rank}: all were both lowest and highest, "
            "and none was in the middle.",
            rank=lowest,
        )
    if len(ranks) == 2:
        return language.say(
            "{lowest} was lowest, {highest} was highest.", lowest=lowest, highest=highest
        )
    if all(rank in (ranks[0], ranks[-1]) for rank in ranks):
        return language.say(
            "{lowest} was lowest, {highest} was highest, and no card was in the middle.",
            lowest=lowest,
            highest=highest,
        )
    return language.say(
        "{lowest} was lowest, {highest} was highest; the rest were in the middle.",
        lowest=lowest,
        highest=highest,
    )


def _judgement(seen: HighCardMatch, reveal: tuple[RevealedCard, ...], language: Language) -> str:
    wrong = [escape_name(seen.name(verdict.seat)) for verdict in reveal if not verdict.right]
    if not wrong:
        return language.say("Everyone was right.")
    return language.count(
        len(wrong),
        "{names} was wrong and is out.",
        "{names} were wrong and are out.",
        names=language.listing(wrong),
    )


def _ending_text(seen: HighCardMatch, language: Language) -> str:
    view = seen.view
    names = language.listing(f"**{escape_name(seen.name(seat))}**" for seat in view.scored)
    if view.ending == "won":
        return language.say("{names} wins the round, a point and a card.", names=names)
    if view.ending == "void":
        return language.say("Nobody is left, so nobody scores and the round is played again.")
    if view.ending == "short":
        return language.count(
            len(view.scored),
            "There aren't enough cards for another hand: {names} scores a point and "
            "gets another card.",
            "There aren't enough cards for another hand: {names} each score a point "
            "and get another card.",
            names=names,
        )
    return ""


def news(seen: HighCardMatch, language: Language) -> str:
    """Return the latest arrival or departure from the recent events; empty if there is none."""
    for event in reversed(seen.recent):
        told = _told(seen, event, language)
        if told:
            return told
    return ""


def _told(seen: HighCardMatch, event: dict[str, Any], language: Language) -> str:
    seat = event.get("seat")
    if seat is None or seat >= len(seen.chairs):
        return ""
    name = escape_name(seen.name(seat))
    match event["kind"]:
        case "joined":
            return language.say("{name} joined and plays from the next round.", name=name)
        case "left":
            return language.say("{name} left the match.", name=name)
        case _:
            return ""


def two_left(view: HighCardView) -> bool:
    """True if only two players are left in the round, so that no card can be in the middle."""
    return sum(seat.standing == "in" for seat in view.seats) == 2


def question(view: HighCardView, chosen: int | None, language: Language) -> str:
    """Return the question to the player in turn; ``chosen`` is the card picked so far."""
    if chosen is None:
        text = language.say("**Your turn.** Pick a card, then say where it will stand.")
    else:
        text = language.say(
            "**Your turn.** Will {card} be lowest, middle or highest? Answer to play it.",
            card=f"**{card_text(chosen, language)}**",
        )
    if two_left(view):
        never = language.say("With two players left, *Middle* can't be right.")
        text = language.sentences(text, never)
    return text


def waiting_text(seen: HighCardMatch, language: Language) -> str:
    view = seen.view
    if view.played is not None:
        return language.say(
            "Your {card} lies face down.", card=f"**{card_text(view.played, language)}**"
        )
    match view.seats[seen.seat].standing:
        case "out":
            return _why_out(view, seen.seat, language)
        case "waiting":
            return language.say("You'll get cards from the next round on.")
        case _:
            return language.say("It's not your turn yet.")


def own_result(seen: HighCardMatch, language: Language) -> str:
    """Return the viewer's place and points at the end of the match."""
    outcome = seen.outcome
    assert outcome is not None
    place, there = outcome.places[seen.seat], [not chair.left for chair in seen.chairs]
    won = place == 1 and not is_draw(outcome.places, there)
    how = place_text(place, len(seen.chairs), language, won=won)
    score = outcome.scores[seen.seat]
    points = language.count(score, "{n} point", "{n} points")
    return language.label(language.say("Your result"), language.row((how, points)))


def _why_it_went_out(seen: HighCardMatch, language: Language) -> str:
    """Say why the viewer was out in the last round; empty if they weren't."""
    view = seen.view
    if view.ending is None or seen.viewer is None:
        return ""
    found = _wrong_play(view, seen.viewer)
    if found is None:
        return ""
    reveal, play = found
    lowest, highest = _ends(reveal)
    facts = {
        "card": f"**{card_text(play.card, language)}**",
        "declaration": declaration_text(play.declared, language),
    }
    match play.declared:
        case "highest":
            other = f"**{card_text(highest, language)}**"
            return language.say(
                "You went out with {card} as *{declaration}*: {other} was higher.",
                other=other,
                **facts,
            )
        case "lowest":
            other = f"**{card_text(lowest, language)}**"
            return language.say(
                "You went out with {card} as *{declaration}*: {other} was lower.",
                other=other,
                **facts,
            )
    if rank_of(play.card) == rank_of(highest):
        return language.say(
            "You went out with {card} as *{declaration}*: no card was higher.", **facts
        )
    return language.say("You went out with {card} as *{declaration}*: no card was lower.", **facts)


def _wrong_play(
    view: HighCardView, seat: int
) -> tuple[tuple[RevealedCard, ...], RevealedCard] | None:
    """Return the last reveal in which a seat was wrong, and its card there."""
    wrong = (
        (reveal, play)
        for reveal in reversed(view.reveals)
        for play in reveal
        if play.seat == seat and not play.right
    )
    return next(wrong, None)


def _ends(reveal: tuple[RevealedCard, ...]) -> tuple[int, int]:
    cards = [each.card for each in reveal]
    return min(cards, key=rank_of), max(cards, key=rank_of)


def _why_out(view: HighCardView, seat: int, language: Language) -> str:
    found = _wrong_play(view, seat)
    assert found is not None, "somebody out of a round was wrong in it"
    reveal, play = found
    facts = {"card": f"**{card_text(play.card, language)}**"}
    lowest, highest = _ends(reveal)
    match play.declared:
        case "highest":
            return language.say(
                "You're out of this round: you said *Highest* with {card}, and {other} was higher. "
                "You're back in the next one.",
                other=f"**{card_text(highest, language)}**",
                **facts,
            )
        case "lowest":
            return language.say(
                "You're out of this round: you said *Lowest* with {card}, and {other} was lower. "
                "You're back in the next one.",
                other=f"**{card_text(lowest, language)}**",
                **facts,
            )
    if rank_of(play.card) == rank_of(highest):
        return language.say(
            "You're out of this round: you said *Middle* with {card}, and no card was higher. "
            "You're back in the next one.",
            **facts,
        )
    return language.say(
        "You're out of this round: you said *Middle* with {card}, and no card was lower. "
        "You're back in the next one.",
        **facts,
    )


def board_in_words(seen: HighCardMatch, language: Language) -> str:
    first = turn_text(seen, language), heading(seen, language)
    return stack_texts(*first, _table_in_words(seen, seen.view, language))


def hand_in_words(seen: HighCardMatch, view: HighCardView, language: Language) -> str:
    cards = cards_text(view.hand, language)
    own = language.say("You hold {cards}.", cards=cards) if cards else ""
    return stack_texts(own, _table_in_words(seen, view, language))


def _table_in_words(seen: HighCardMatch, view: HighCardView, language: Language) -> str:
    """Return everything that all players may know."""
    return stack_texts(
        *(_plain_seat(seen, view, seat, language) for seat in range(len(view.seats))),
        _open_text(view, language),
        result_text(seen, language),
    )


def _open_text(view: HighCardView, language: Language) -> str:
    """Return this round's open cards, lowest first."""
    if not view.face_up:
        return ""
    cards = cards_text(sorted(view.face_up, key=rank_of), language)
    return language.say("Face up in this round: {cards}", cards=cards)


def _plain_seat(seen: HighCardMatch, view: HighCardView, seat: int, language: Language) -> str:
    facts = view.seats[seat]
    name = seen.short_name(seat)
    if facts.standing == "left":
        return language.label(f"{seat + 1} {name}", language.say("left the match"))
    told = language.say("{points} of {target}", points=facts.points, target=view.target)
    cards = language.count(facts.held, "{n} card", "{n} cards")
    state = _state(view, seat, facts, language)
    facts_told = language.row(filter(None, (told, cards, state)))
    return language.label(f"{seat + 1} {name}", facts_told)
