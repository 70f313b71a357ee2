"""What High Card says: who stands how, what happened, and why."""

from typing import Any, Final

from bot.base.language import Language, sentence
from bot.base.names import escaped
from bot.discord_io.messages import LONGEST, plain
from bot.matches.view import MatchView
from bot.pages.model import stacked
from bot.pages.table import called
from games.core.cards import RANKS, label, rank_of
from games.high_card import Declaration, HighCardView, SeatView, Verdict

HighCardMatch = MatchView[HighCardView]

_TOO_MANY: Final = sentence(
    "{players} players going for {target} points need more than the 52 cards there are: players "
    "times points may not exceed 52."
)
REFUSALS: Final = {
    "table_full": sentence("High Card takes at most {most} players."),
    "players": sentence("High Card takes {least} to {most} players."),
    "too_many_cards": _TOO_MANY,
    "deck_too_small": _TOO_MANY,
}
"""Why the rules refuse, by code."""


def declaration_text(declaration: Declaration, language: Language) -> str:
    """A declaration as players say it."""
    return {
        "lowest": language.say("Lowest"),
        "middle": language.say("Middle"),
        "highest": language.say("Highest"),
    }[declaration]


def heading(seen: HighCardMatch, language: Language) -> str:
    """Round, hand, target and deck in a line."""
    view = seen.view
    return language.say(
        "Round {round}, hand {hand} · first to {target} · {deck}",
        round=view.round,
        hand=view.hand_number,
        target=view.target,
        deck=language.count(view.deck, "{n} card in the deck", "{n} cards in the deck"),
    )


def turn_text(seen: HighCardMatch, language: Language) -> str:
    """Whose turn it is."""
    if seen.view.turn is None:
        return ""
    return language.say("{name} is to play.", name=called(seen.chairs[seen.view.turn]))


def seat_line(seen: HighCardMatch, seat: int, language: Language) -> str:
    """One seat: number, name, points, cards, and how it stands."""
    facts = seen.view.seats[seat]
    parts = [
        f"`{seat + 1}` {called(seen.chairs[seat])}",
        language.count(facts.points, "{n} point", "{n} points"),
        language.count(facts.held, "{n} card", "{n} cards"),
    ]
    if facts.standing != "left":
        state = _state(seen.view, seat, facts, language)
        if state:
            parts.append(state)
        return " · ".join(parts)
    return f"`{seat + 1}` ~~{escaped(seen.name(seat))}~~ · " + language.say("left the match")


def _state(view: HighCardView, seat: int, facts: SeatView, language: Language) -> str:
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
        return language.say("plays from the next round on")
    return ""


def reveal_text(seen: HighCardMatch, language: Language) -> str:
    """The last reveal: every card, who was right, why, and what came of it."""
    view = seen.view
    if not view.reveal:
        return _ending_text(seen, language) if view.ending else ""
    plays = [
        f"{'✓' if v.right else '✗'} {escaped(seen.name(v.seat))} **{label(v.card)}** "
        f"{declaration_text(v.declared, language)}".replace(" ", "\u00a0")
        for v in view.reveal
    ]
    lines = [language.say("**Last reveal:** {plays}", plays=" · ".join(plays))]
    lines.append(f"{_why(view.reveal, language)} {_judgement(seen, view.reveal, language)}")
    ending = _ending_text(seen, language)
    return "\n".join([*lines, ending] if ending else lines)


def _why(reveal: tuple[Verdict, ...], language: Language) -> str:
    ranks = sorted(rank_of(verdict.card) for verdict in reveal)
    lowest, highest = RANKS[ranks[0] - 2], RANKS[ranks[-1] - 2]
    if lowest == highest:
        return language.say(
            "All cards were of rank {rank}: all lowest, all highest, none in the middle.",
            rank=lowest,
        )
    if len(ranks) == 2:
        return language.say(
            "Lowest was {lowest}, highest {highest}.", lowest=lowest, highest=highest
        )
    if all(rank in (ranks[0], ranks[-1]) for rank in ranks):
        return language.say(
            "Lowest was {lowest}, highest {highest}, and no card lay in the middle.",
            lowest=lowest,
            highest=highest,
        )
    return language.say(
        "Lowest was {lowest}, highest {highest}; the rest were in the middle.",
        lowest=lowest,
        highest=highest,
    )


def _judgement(seen: HighCardMatch, reveal: tuple[Verdict, ...], language: Language) -> str:
    wrong = [escaped(seen.name(verdict.seat)) for verdict in reveal if not verdict.right]
    if not wrong:
        return language.say("Everybody was right.")
    return language.count(
        len(wrong),
        "{names} was wrong and is out.",
        "{names} were wrong and are out.",
        names=language.listing(wrong),
    )


def _ending_text(seen: HighCardMatch, language: Language) -> str:
    view = seen.view
    names = language.listing(f"**{escaped(seen.name(seat))}**" for seat in view.scored)
    if view.ending == "won":
        return language.say("{names} wins the round: a point and a card.", names=names)
    if view.ending == "void":
        return language.say("Nobody is left, so nobody scores and the round starts over.")
    if view.ending == "short":
        return language.count(
            len(view.scored),
            "The deck cannot deal another hand: {names} scores a point and a card.",
            "The deck cannot deal another hand: {names} score a point and a card each.",
            names=names,
        )
    return ""


def news(seen: HighCardMatch, language: Language) -> str:
    """The latest declaration, arrival or departure, from the events of the last steps."""
    for event in reversed(seen.recent):
        told = _told(seen, event, language)
        if told:
            return told
    return ""


def _told(seen: HighCardMatch, event: dict[str, Any], language: Language) -> str:
    seat = event.get("seat")
    if seat is None or seat >= len(seen.chairs):
        return ""
    name = escaped(seen.name(seat))
    match event["kind"]:
        case "declared":
            declaration = declaration_text(event["declaration"], language)
            return language.say(
                "{name} played a card and said **{declaration}**.",
                name=name,
                declaration=declaration,
            )
        case "joined":
            return language.say("{name} sat down and plays from the next round on.", name=name)
        case "left":
            return language.say("{name} left the match.", name=name)
        case _:
            return ""


def waiting_text(seen: HighCardMatch, language: Language) -> str:
    """What a player who is not to play is told in their hand."""
    view = seen.view
    if view.turn is None:
        return language.say("The match is over.")
    if view.played is not None:
        return language.say("Your card {card} lies face down.", card=f"**{label(view.played)}**")
    match view.seats[seen.seat].standing:
        case "out":
            return language.say("You are out of this round. The next one deals you in again.")
        case "waiting":
            return language.say("You are dealt in from the next round on.")
        case _:
            return language.say("It is not your turn yet. This hand refreshes itself.")


def alternative(seen: HighCardMatch, language: Language) -> str:
    """The board's picture in words, enough to play by."""
    for length in (32, 12, 8, 4):
        text = stacked(
            turn_text(seen, language),
            heading(seen, language),
            *(_plain_seat(seen, seat, length, language) for seat in range(len(seen.view.seats))),
            _plain_reveal(seen.view, language),
            _ending_text(seen, language) if length > 8 else "",
        )
        if len(plain(text)) <= LONGEST["alt"]:
            break
    return plain(text)


def _plain_seat(seen: HighCardMatch, seat: int, length: int, language: Language) -> str:
    view = seen.view
    facts = view.seats[seat]
    name = seen.name(seat)[:length]
    if facts.standing == "left":
        return f"{seat + 1} {name}: " + language.say("left the match")
    told = language.say("{points} of {target}", points=facts.points, target=view.target)
    cards = language.count(facts.held, "{n} card", "{n} cards")
    state = _state(view, seat, facts, language)
    return f"{seat + 1} {name}: {told}, {cards}" + (f", {state}" if state else "")


def _plain_reveal(view: HighCardView, language: Language) -> str:
    if not view.reveal:
        return ""
    plays = " ".join(
        f"{'✓' if v.right else '✗'}{v.seat + 1} {label(v.card)} "
        f"{declaration_text(v.declared, language)}"
        for v in view.reveal
    )
    return language.say("Last reveal: {plays}", plays=plays)
