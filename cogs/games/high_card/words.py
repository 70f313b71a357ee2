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

_TOO_MANY: Final = sentence("high-card/too-many")
REFUSALS: Final = {
    "table_full": sentence("high-card/refusals-table-full"),
    "players": sentence("high-card/refusals-players"),
    "too_many_cards": _TOO_MANY,
    "deck_too_small": _TOO_MANY,
}
"""Sentences for the rules' refusals, by code."""


def declaration_text(declaration: Declaration, language: Language) -> str:
    return {
        "lowest": language.say("high-card/declaration-lowest"),
        "middle": language.say("high-card/declaration-middle"),
        "highest": language.say("high-card/declaration-highest"),
    }[declaration]


def heading(seen: HighCardMatch, language: Language) -> str:
    """Return the round, hand, target and deck in one line."""
    view = seen.view
    return language.say(
        "high-card/heading",
        round=view.round,
        hand=view.hand_number,
        target=view.target,
        deck=language.say("high-card/heading-deck", n=view.deck),
    )


def turn_text(seen: HighCardMatch, language: Language) -> str:
    if seen.view.turn is None or seen.replayed:
        return ""
    chair = seen.chairs[seen.view.turn]
    if chair.computer:
        return language.say("bot/name-s-turn", name=chair_name(chair))
    return language.say("high-card/turn", name=chair_name(chair))


def names_line(seen: HighCardMatch) -> str:
    """Return the players by seat number. The picture shows the rest."""
    seats = zip(seen.chairs, seen.view.seats, strict=True)
    return chair_names(chair for chair, facts in seats if facts.standing != "left")


def _state(view: HighCardView, seat: int, facts: HighCardSeat, language: Language) -> str:
    if view.turn is None:
        return language.say("high-card/state-winner") if seat in view.winners else ""
    if facts.declared is not None:
        return language.say(
            "high-card/state-declared-declaration",
            declaration=declaration_text(facts.declared, language),
        )
    if seat == view.turn:
        return language.say("bot/play-play")
    if facts.standing == "out":
        return language.say("high-card/state-out-round")
    if facts.standing == "waiting":
        return language.say("high-card/state-joins-next")
    return ""


def result_text(seen: HighCardMatch, language: Language) -> str:
    """Return the plays of the last reveal and their outcome, until the next reveal."""
    reveal = seen.view.reveal
    if not reveal:
        return outcome_text(seen, language)
    plays = language.say("high-card/result", plays=_plays_text(seen, reveal, language))
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
    title = language.say("bot/round-round", round=number)
    told = [
        stack_texts(
            language.say("high-card/memory-hand-number", number=at),
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
        return language.say("high-card/why-every-card", rank=lowest)
    if len(ranks) == 2:
        return language.say("high-card/why-lowest-lowest-highest", lowest=lowest, highest=highest)
    if all(rank in (ranks[0], ranks[-1]) for rank in ranks):
        return language.say(
            "high-card/why-lowest-lowest-highest-highest", lowest=lowest, highest=highest
        )
    return language.say("high-card/why-lowest-lowest", lowest=lowest, highest=highest)


def _judgement(seen: HighCardMatch, reveal: tuple[RevealedCard, ...], language: Language) -> str:
    wrong = [escape_name(seen.name(verdict.seat)) for verdict in reveal if not verdict.right]
    if not wrong:
        return language.say("high-card/judgement-everyone-right")
    return language.say(
        "high-card/judgement-names-wrong", n=len(wrong), names=language.listing(wrong)
    )


def _ending_text(seen: HighCardMatch, language: Language) -> str:
    view = seen.view
    names = language.listing(f"**{escape_name(seen.name(seat))}**" for seat in view.scored)
    if view.ending == "won":
        return language.say("high-card/ending-names-wins", names=names)
    if view.ending == "void":
        return language.say("high-card/ending-nobody-left")
    if view.ending == "short":
        return language.say("high-card/ending-arent-enough", n=len(view.scored), names=names)
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
            return language.say("high-card/told-joined", name=name)
        case "left":
            return language.say("high-card/told-left", name=name)
        case _:
            return ""


def two_left(view: HighCardView) -> bool:
    """True if only two players are left in the round, so that no card can be in the middle."""
    return sum(seat.standing == "in" for seat in view.seats) == 2


def question(view: HighCardView, chosen: int | None, language: Language) -> str:
    """Return the question to the player in turn; ``chosen`` is the card picked so far."""
    if chosen is None:
        text = language.say("high-card/question-turn-pick")
    else:
        text = language.say(
            "high-card/question-turn-card", card=f"**{card_text(chosen, language)}**"
        )
    if two_left(view):
        never = language.say("high-card/reason-two-players")
        text = language.sentences(text, never)
    return text


def waiting_text(seen: HighCardMatch, language: Language) -> str:
    view = seen.view
    if view.played is not None:
        return language.say(
            "high-card/waiting-card-lies", card=f"**{card_text(view.played, language)}**"
        )
    match view.seats[seen.seat].standing:
        case "out":
            return _why_out(view, seen.seat, language)
        case "waiting":
            return language.say("high-card/waiting-youll-get")
        case _:
            return language.say("bot/its-turn-yet")


def own_result(seen: HighCardMatch, language: Language) -> str:
    """Return the viewer's place and points at the end of the match."""
    outcome = seen.outcome
    assert outcome is not None
    place, there = outcome.places[seen.seat], [not chair.left for chair in seen.chairs]
    won = place == 1 and not is_draw(outcome.places, there)
    how = place_text(place, len(seen.chairs), language, won=won)
    score = outcome.scores[seen.seat]
    points = language.say("bot/point", n=score)
    return language.label(language.say("high-card/own-result"), language.row((how, points)))


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
            return language.say("high-card/why-it-went-out-highest", other=other, **facts)
        case "lowest":
            other = f"**{card_text(lowest, language)}**"
            return language.say("high-card/why-it-went-out-lowest", other=other, **facts)
    if rank_of(play.card) == rank_of(highest):
        return language.say("high-card/why-it-went-out-went-out-card", **facts)
    return language.say("high-card/why-it-went-out-went-out", **facts)


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
                "high-card/why-out-highest", other=f"**{card_text(highest, language)}**", **facts
            )
        case "lowest":
            return language.say(
                "high-card/why-out-lowest", other=f"**{card_text(lowest, language)}**", **facts
            )
    if rank_of(play.card) == rank_of(highest):
        return language.say("high-card/why-out-out-round-said", **facts)
    return language.say("high-card/why-out-out-round", **facts)


def board_in_words(seen: HighCardMatch, language: Language) -> str:
    first = turn_text(seen, language), heading(seen, language)
    return stack_texts(*first, _table_in_words(seen, seen.view, language))


def hand_in_words(seen: HighCardMatch, view: HighCardView, language: Language) -> str:
    cards = cards_text(view.hand, language)
    own = language.say("high-card/hand-in", cards=cards) if cards else ""
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
    return language.say("high-card/open", cards=cards)


def _plain_seat(seen: HighCardMatch, view: HighCardView, seat: int, language: Language) -> str:
    facts = view.seats[seat]
    name = seen.short_name(seat)
    if facts.standing == "left":
        return language.label(f"{seat + 1} {name}", language.say("bot/left-match"))
    told = language.say("high-card/plain-seat", points=facts.points, target=view.target)
    cards = language.say("bot/card", n=facts.held)
    state = _state(view, seat, facts, language)
    facts_told = language.row(filter(None, (told, cards, state)))
    return language.label(f"{seat + 1} {name}", facts_told)
