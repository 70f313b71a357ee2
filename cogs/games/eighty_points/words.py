"""What Eighty Points says: who is to do what, what is trumps, who took which trick."""

from typing import Final

from bot.base.language import Sentence, Voice, sentence
from bot.base.names import escaped
from bot.discord_io.messages import LONGEST, plain
from bot.matches.view import Scene
from bot.pages.table import COMPUTER_MARK, called
from cogs.games.eighty_points import reckoning
from games.core import GameError
from games.core.cards import RANKS, SYMBOLS, label
from games.eighty_points import (
    DEALT,
    PASSED,
    TRUMPS,
    EightyPointsView,
    Play,
    trump_card,
    winning,
)

EightyPointsScene = Scene[EightyPointsView]
CODES_APART: Final = "."
"""Stands between the cards in a control's args."""


def cards_text(cards: tuple[int, ...]) -> str:
    """Cards for people."""
    return " ".join(label(card) for card in cards)


def rank_text(rank: int) -> str:
    """A rank for people; a crown for who has passed the ace."""
    return "♛" if rank == PASSED else RANKS[rank - 2]


def suit_text(suit: int, voice: Voice) -> str:
    """A suit for people, trumps being one."""
    return voice.say("trumps") if suit == TRUMPS else SYMBOLS[suit]


def heading(view: EightyPointsView, voice: Voice) -> str:
    """Round, following and trick in a line."""
    parts = [
        voice.say("Round {round} of {rounds}", round=view.round, rounds=view.rounds)
        if view.rounds
        else voice.say("Round {round}", round=view.round)
    ]
    if view.phase in ("playing", "shown"):
        parts.append(voice.say("trick {number}", number=view.trick_number))
    if view.loose_following:
        parts.append(voice.say("loose following"))
    return " · ".join(parts)


def now_text(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> str:
    """Who is to do what."""
    waited_for = voice.listing(_player(scene, seat) for seat in sorted(scene.awaited))
    match view.phase:
        case "dealing":
            return voice.say(
                "**Dealing:** {n} of {all} cards each.", n=view.dealt, all=DEALT
            ) + _may_declare(view, voice)
        case "declaring":
            return voice.say(
                "All cards are dealt: the last chance to declare. Still to answer: {names}.",
                names=waited_for,
            ) + _may_declare(view, voice)
        case "naming":
            return voice.say("Nobody declared, so {name} names the trump suit.", name=waited_for)
        case "burying":
            return voice.say(
                "{name} is King of the Hill, has taken the last eight cards and buries eight.",
                name=waited_for,
            )
        case "calling":
            return voice.say(
                "{name} calls a card. Whoever plays it first is the ally; nobody knows who that "
                "will be.",
                name=waited_for,
            )
        case "playing":
            if view.trick:
                return voice.say("{name} is to play.", name=waited_for)
            return voice.say("{name} is to lead.", name=waited_for)
        case "shown":
            assert view.last is not None
            return voice.count(
                view.last.points,
                "{name} takes the trick, and {n} point.",
                "{name} takes the trick, and {n} points.",
                name=_player(scene, view.last.winner),
            )
        case "scored":
            return voice.say(
                "The next round begins when all are ready. Still to answer: {names}.",
                names=waited_for,
            )
        case "over":
            return ""


def _player(scene: EightyPointsScene, seat: int) -> str:
    """A seat's name; a computer plays on for who has left."""
    chair = scene.chairs[seat]
    return f"**{escaped(chair.name)}** {COMPUTER_MARK}" if chair.left else called(chair)


def rounds_text(scene: EightyPointsScene, voice: Voice) -> str:
    """What the host has just said about the rounds still to come."""
    said = [event["remaining"] for event in scene.recent if event["kind"] == "rounds_fixed"]
    if not said:
        return ""
    if not said[-1]:
        return voice.say("The host has set this round to be the last.")
    return voice.count(
        said[-1],
        "The host has set {n} more round after this one.",
        "The host has set {n} more rounds after this one.",
    )


def _may_declare(view: EightyPointsView, voice: Voice) -> str:
    rank = rank_text(view.trump_rank)
    if not view.declarations:
        text = voice.say("Whoever holds a card of rank {rank} may declare its suit.", rank=rank)
    elif not view.declarations[-1].pair:
        text = voice.say("Only a pair of rank {rank} can override that.", rank=rank)
    else:
        text = voice.say("A pair is final.")
    return " " + text


def trumps_text(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> str:
    """What is trumps, and by whose word; while nothing is settled, what has been declared."""
    rank = rank_text(view.trump_rank)
    lines = []
    if view.trump_suit is not None:
        lines.append(
            voice.say(
                "Trumps: {suit}, every {rank} and the Jokers.",
                suit=f"**{SYMBOLS[view.trump_suit]}**",
                rank=f"**{rank}**",
            )
        )
    else:
        lines.append(voice.say("Trump rank: {rank}.", rank=f"**{rank}**"))
    if view.declarations and view.trick_number <= 1 and view.phase not in ("scored", "over"):
        lines.append(_declared_text(scene, view, voice))
    return " ".join(lines)


def _declared_text(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> str:
    *before, last = view.declarations
    card = trump_card(view.trump_rank, last.suit)
    cards = f"**{cards_text((card, card) if last.pair else (card,))}**"
    name = escaped(scene.name(last.seat))
    if not before:
        return voice.say("{name} declared with {cards}.", name=name, cards=cards)
    if before[-1].seat == last.seat:
        return voice.say("{name} now shows {cards}!", name=name, cards=cards)
    other = escaped(scene.name(before[-1].seat))
    return voice.say("{name} overrode {other} with {cards}!", name=name, other=other, cards=cards)


def called_text(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> str:
    """The called card, and whether it has been played."""
    if view.koth is None or not view.trick_number:
        return ""
    koth = escaped(scene.name(view.koth))
    if view.called is None:
        return voice.say("No card is called: {name} stands alone.", name=koth)
    card = f"**{label(view.called)}**"
    if view.fallen is None:
        return voice.say("Called card: {card}, not played yet.", card=card)
    if view.ally is None:
        return voice.say(
            "Called card: {card}, played by {name}, who therefore stands alone.",
            card=card,
            name=koth,
        )
    return voice.say(
        "Called card: {card}, played by {name}, the ally.",
        card=card,
        name=f"**{escaped(scene.name(view.ally))}**",
    )


def seat_line(scene: EightyPointsScene, view: EightyPointsView, seat: int, voice: Voice) -> str:
    """One seat: number, name, rank, cards, points, and what it is and does."""
    facts = view.seats[seat]
    name = called(scene.chairs[seat])
    if facts.left:
        name = f"~~{escaped(scene.name(seat))}~~"
    rank = voice.say("rank {rank}", rank=rank_text(facts.rank))
    parts = [f"`{seat + 1}` {name}", rank]
    if view.phase not in ("scored", "over"):
        parts.append(voice.count(facts.held, "{n} card", "{n} cards"))
        parts.append(voice.count(facts.points, "{n} point", "{n} points"))
    else:
        total = facts.total + facts.points
        parts.append(voice.count(total, "{n} point in all", "{n} points in all"))
    return " · ".join([*parts, *_standing(scene, view, seat, voice)])


def _standing(
    scene: EightyPointsScene, view: EightyPointsView, seat: int, voice: Voice
) -> list[str]:
    facts = view.seats[seat]
    parts = []
    if facts.left:
        parts.append(voice.say("left, a computer plays on"))
    if seat == view.koth and view.phase != "over":
        parts.append(voice.say("♔ King of the Hill"))
    elif seat == view.ally and view.phase != "over":
        parts.append(voice.say("ally"))
    if facts.answered:
        ready = voice.say("ready ✓") if view.phase == "scored" else voice.say("has answered ✓")
        parts.append(ready)
    if view.phase == "playing" and seat == view.turn:
        parts.append(voice.say("**to play**"))
    return parts


def trick_text(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> str:
    """The trick under way."""
    if not view.trick:
        return ""
    best = winning(view.trick, view.order)
    plays = _plays_text(scene, view.trick, best.seat)
    return voice.say("**Trick {number}:** {plays}", number=view.trick_number, plays=plays)


def last_trick_text(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> str:
    """The trick taken last."""
    last = view.last
    if last is None:
        return ""
    return voice.count(
        last.points,
        "Trick {number}, {n} point for {name}: {plays}",
        "Trick {number}, {n} points for {name}: {plays}",
        number=last.number,
        name=escaped(scene.name(last.winner)),
        plays=_plays_text(scene, last.plays, last.winner),
    )


def _plays_text(scene: EightyPointsScene, plays: tuple[Play, ...], best: int) -> str:
    return " · ".join(
        f"{escaped(scene.name(play.seat))} {'**' * mark}{cards_text(play.cards)}{' ◀**' * mark}"
        for play in plays
        for mark in (play.seat == best,)
    )


def verdict(scene: EightyPointsScene, voice: Voice) -> str:
    """Who has won the match, and why."""
    assert scene.outcome is not None
    view = scene.view
    assert view is not None
    winners = scene.outcome.winners
    stayed = [seat for seat in view.seats if not seat.left] or view.seats
    best = view.seats[winners[0]]
    names = voice.listing(escaped(scene.name(seat)) for seat in winners)
    if best.rank == PASSED:
        return voice.count(
            len(winners),
            "{names} has risen past the ace and wins the match!",
            "{names} have risen past the ace and win the match together!",
            names=names,
        )
    rank = rank_text(best.rank)
    if sum(seat.rank == best.rank for seat in stayed) > len(winners):
        return voice.count(
            len(winners),
            "{names} wins the match, ahead of others at rank {rank} by points: {points}.",
            "{names} share the victory, ahead of others at rank {rank} by points: {points}.",
            names=names,
            rank=rank,
            points=best.total + best.points,
        )
    return voice.count(
        len(winners),
        "{names} stands highest, at rank {rank}, and wins the match!",
        "{names} stand highest, at rank {rank}, and share the victory!",
        names=names,
        rank=rank,
    )


def alternative(scene: EightyPointsScene, view: EightyPointsView, voice: Voice) -> str:
    """The board's picture in words, enough to play by."""
    seats = [_plain_seat(scene, view, seat, voice) for seat in range(len(view.seats))]
    opening = [now_text(scene, view, voice), heading(view, voice)]
    score = reckoning.lines(scene, view, voice)
    last = last_trick_text(scene, view, voice)
    facts = [trumps_text(scene, view, voice), called_text(scene, view, voice)]
    trick = trick_text(scene, view, voice) or last
    drafts = (
        [[*opening, *score, *seats], [*opening, *score]]
        if score
        else [[*opening, *facts, *seats, trick, last], [*opening, *facts, *seats, trick]]
    )
    texts = [plain("\n".join(dict.fromkeys(filter(None, lines)))) for lines in drafts]
    return texts[0] if len(texts[0]) <= LONGEST["alt"] else texts[1]


def _plain_seat(scene: EightyPointsScene, view: EightyPointsView, seat: int, voice: Voice) -> str:
    facts = view.seats[seat]
    told = voice.say(
        "rank {rank}, {held}, {points}",
        rank=rank_text(facts.rank),
        held=voice.count(facts.held, "{n} card", "{n} cards"),
        points=voice.count(facts.points, "{n} point", "{n} points"),
    )
    standing = _standing(scene, view, seat, voice)
    return f"{seat + 1} {scene.name(seat)[:16]}: " + ", ".join([told, *standing])


def refusal(error: GameError) -> Sentence:
    """Why the rules refuse, in a sentence that helps."""
    match error.code:
        case "not_your_turn":
            return sentence("It is not your turn. The board shows who is to play.")
        case "not_the_koth":
            return sentence("That is for the King of the Hill alone to decide.")
        case "pair_is_final":
            return sentence("A pair has been declared, and nothing overrides a pair.")
        case "pair_needed":
            return sentence("A suit is declared already; only a pair can override it.")
        case "not_declarable":
            return sentence("You do not hold the cards to declare that suit.")
        case "passed":
            return sentence("You have given your answer for this round already.")
        case "already_ready":
            return sentence("You are ready already; the others are still to answer.")
        case "eight_cards":
            return sentence("Exactly eight cards are buried, no more and no fewer.")
        case "card_not_held":
            return sentence("You do not hold that card any more. Open your hand again.")
        case "not_a_lead":
            return sentence("Lead one card, or two that are the same in rank and suit.")
        case "wrong_number" | "must_follow" | "pair_held":
            return sentence(
                "That does not follow what was led. Your hand offers exactly what does, and says "
                "why."
            )
        case "already_left":
            return sentence("You have already left this match.")
        case "match_over":
            return sentence("This match is over. Rematch opens a new table.")
        case "players":
            return sentence(
                "Eighty Points is for five players. Computers can take the empty seats: press "
                "Add computer."
            )
        case "joining_closed":
            return sentence("Eighty Points is for five players, and all seats are taken.")
        case _:
            return sentence("That cannot be done now. Open your hand again.")
