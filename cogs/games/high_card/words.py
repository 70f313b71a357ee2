"""What High Card says: who stands how, what happened, and why."""

from typing import Any

from bot.base.language import Sentence, Voice, sentence
from bot.base.names import escaped
from bot.discord_io.messages import LONGEST, plain
from bot.matches.view import Scene
from bot.pages.table import called
from games.core import GameError
from games.core.cards import RANKS, label, rank_of
from games.high_card import Declaration, HighCardView, SeatView, Verdict

HighCardScene = Scene[HighCardView]


def declaration_text(declaration: Declaration, voice: Voice) -> str:
    """A declaration as players say it."""
    return {
        "lowest": voice.say("Lowest"),
        "middle": voice.say("Middle"),
        "highest": voice.say("Highest"),
    }[declaration]


def heading(scene: HighCardScene, view: HighCardView, voice: Voice) -> str:
    """Round, hand, target and deck in a line."""
    return voice.say(
        "Round {round}, hand {hand} · first to {target} · {deck}",
        round=view.round,
        hand=view.hand_number,
        target=view.target,
        deck=voice.count(view.deck, "{n} card in the deck", "{n} cards in the deck"),
    )


def turn_text(scene: HighCardScene, view: HighCardView, voice: Voice) -> str:
    """Whose turn it is."""
    if view.turn is None:
        return ""
    return voice.say("{name} is to play.", name=called(scene.chairs[view.turn]))


def seat_line(scene: HighCardScene, view: HighCardView, seat: int, voice: Voice) -> str:
    """One seat: number, name, points, cards, and how it stands."""
    facts = view.seats[seat]
    parts = [
        f"`{seat + 1}` {called(scene.chairs[seat])}",
        voice.count(facts.points, "{n} point", "{n} points"),
        voice.count(facts.held, "{n} card", "{n} cards"),
    ]
    if facts.standing != "left":
        state = _state(view, seat, facts, voice)
        if state:
            parts.append(state)
        return " · ".join(parts)
    return f"`{seat + 1}` ~~{escaped(scene.name(seat))}~~ · " + voice.say("left the match")


def _state(view: HighCardView, seat: int, facts: SeatView, voice: Voice) -> str:
    if view.turn is None:
        return voice.say("**winner**") if seat in view.winners else ""
    if facts.declared is not None:
        return voice.say(
            "declared **{declaration}**", declaration=declaration_text(facts.declared, voice)
        )
    if seat == view.turn:
        return voice.say("**to play**")
    if facts.standing == "out":
        return voice.say("out of this round ✗")
    if facts.standing == "waiting":
        return voice.say("plays from the next round on")
    return ""


def reveal_text(scene: HighCardScene, view: HighCardView, voice: Voice) -> str:
    """The last reveal: every card, who was right, why, and what came of it."""
    if not view.reveal:
        return _ending_text(scene, view, voice) if view.ending else ""
    plays = [
        f"{'✓' if v.right else '✗'} {escaped(scene.name(v.seat))} **{label(v.card)}** "
        f"{declaration_text(v.declared, voice)}".replace(" ", "\u00a0")
        for v in view.reveal
    ]
    lines = [voice.say("**Last reveal:** {plays}", plays=" · ".join(plays))]
    lines.append(f"{_why(view.reveal, voice)} {_judgement(scene, view.reveal, voice)}")
    ending = _ending_text(scene, view, voice)
    return "\n".join([*lines, ending] if ending else lines)


def _why(reveal: tuple[Verdict, ...], voice: Voice) -> str:
    ranks = sorted(rank_of(verdict.card) for verdict in reveal)
    lowest, highest = RANKS[ranks[0] - 2], RANKS[ranks[-1] - 2]
    if lowest == highest:
        return voice.say(
            "All cards were of rank {rank}: all lowest, all highest, none in the middle.",
            rank=lowest,
        )
    if len(ranks) == 2:
        return voice.say("Lowest was {lowest}, highest {highest}.", lowest=lowest, highest=highest)
    if all(rank in (ranks[0], ranks[-1]) for rank in ranks):
        return voice.say(
            "Lowest was {lowest}, highest {highest}, and no card lay in the middle.",
            lowest=lowest,
            highest=highest,
        )
    return voice.say(
        "Lowest was {lowest}, highest {highest}; the rest were in the middle.",
        lowest=lowest,
        highest=highest,
    )


def _judgement(scene: HighCardScene, reveal: tuple[Verdict, ...], voice: Voice) -> str:
    wrong = [escaped(scene.name(verdict.seat)) for verdict in reveal if not verdict.right]
    if not wrong:
        return voice.say("Everybody was right.")
    return voice.count(
        len(wrong),
        "{names} was wrong and is out.",
        "{names} were wrong and are out.",
        names=voice.listing(wrong),
    )


def _ending_text(scene: HighCardScene, view: HighCardView, voice: Voice) -> str:
    names = voice.listing(f"**{escaped(scene.name(seat))}**" for seat in view.scored)
    if view.ending == "won":
        return voice.say("{names} wins the round: a point and a card.", names=names)
    if view.ending == "void":
        return voice.say("Nobody is left, so nobody scores and the round starts over.")
    if view.ending == "short":
        return voice.count(
            len(view.scored),
            "The deck cannot deal another hand: {names} scores a point and a card.",
            "The deck cannot deal another hand: {names} score a point and a card each.",
            names=names,
        )
    return ""


def news(scene: HighCardScene, voice: Voice) -> str:
    """The latest declaration, arrival or departure, from the events of the last steps."""
    for event in reversed(scene.recent):
        told = _told(scene, event, voice)
        if told:
            return told
    return ""


def _told(scene: HighCardScene, event: dict[str, Any], voice: Voice) -> str:
    seat = event.get("seat")
    if seat is None or seat >= len(scene.chairs):
        return ""
    name = escaped(scene.name(seat))
    match event["kind"]:
        case "declared":
            declaration = declaration_text(event["declaration"], voice)
            return voice.say(
                "{name} played a card and said **{declaration}**.",
                name=name,
                declaration=declaration,
            )
        case "joined":
            return voice.say("{name} sat down and plays from the next round on.", name=name)
        case "left":
            return voice.say("{name} left the match.", name=name)
        case _:
            return ""


def waiting_text(scene: HighCardScene, view: HighCardView, voice: Voice) -> str:
    """What a player who is not to play is told in their hand."""
    assert scene.viewer is not None
    if view.turn is None:
        return voice.say("The match is over.")
    if view.played is not None:
        return voice.say("Your card {card} lies face down.", card=f"**{label(view.played)}**")
    match view.seats[scene.viewer].standing:
        case "out":
            return voice.say("You are out of this round. The next one deals you in again.")
        case "waiting":
            return voice.say("You are dealt in from the next round on.")
        case _:
            return voice.say("It is not your turn yet. This hand refreshes itself.")


def alternative(scene: HighCardScene, view: HighCardView, voice: Voice) -> str:
    """The board's picture in words, enough to play by."""
    for length in (32, 12, 8, 4):
        lines = [
            turn_text(scene, view, voice),
            heading(scene, view, voice),
            *(_plain_seat(scene, view, seat, length, voice) for seat in range(len(view.seats))),
            _plain_reveal(view, voice),
            _ending_text(scene, view, voice) if length > 8 else "",
        ]
        text = plain("\n".join(line for line in lines if line))
        if len(text) <= LONGEST["alt"]:
            break
    return text


def _plain_seat(
    scene: HighCardScene, view: HighCardView, seat: int, length: int, voice: Voice
) -> str:
    facts = view.seats[seat]
    name = scene.name(seat)[:length]
    if facts.standing == "left":
        return f"{seat + 1} {name}: " + voice.say("left the match")
    told = voice.say("{points} of {target}", points=facts.points, target=view.target)
    cards = voice.count(facts.held, "{n} card", "{n} cards")
    state = _state(view, seat, facts, voice)
    return f"{seat + 1} {name}: {told}, {cards}" + (f", {state}" if state else "")


def _plain_reveal(view: HighCardView, voice: Voice) -> str:
    if not view.reveal:
        return ""
    plays = " ".join(
        f"{'✓' if v.right else '✗'}{v.seat + 1} {label(v.card)} "
        f"{declaration_text(v.declared, voice)}"
        for v in view.reveal
    )
    return voice.say("Last reveal: {plays}", plays=plays)


def refusal(error: GameError) -> Sentence:
    """Why the rules refuse, in a sentence that helps."""
    facts = error.facts
    match error.code:
        case "not_your_turn":
            return sentence("It is not your turn. The board shows who is to play.")
        case "card_not_held":
            return sentence("You do not hold that card any more. Open your hand again.")
        case "match_over":
            return sentence("This match is over. Rematch opens a new table.")
        case "already_left":
            return sentence("You have already left this match.")
        case "table_full":
            return sentence("High Card takes at most {most} players.", most=facts["most"])
        case "players":
            return sentence(
                "High Card takes {least} to {most} players.",
                least=facts["least"],
                most=facts["most"],
            )
        case "too_many_cards" | "deck_too_small":
            return sentence(
                "{players} players going for {target} points need more than the 52 cards there "
                "are: players times points may not exceed 52.",
                players=facts["players"],
                target=facts["target"],
            )
        case _:
            return sentence("That is not a move in High Card. Open your hand again.")
