"""The texts of King of the Mountain: turns, captures and returns."""

from collections import defaultdict
from typing import Final

from bot.base.language import Language, sentence
from bot.base.names import escape_name
from bot.match.view import MatchView
from bot.pages.endings import chair_name
from bot.pages.model import stack_texts
from cogs.games.king_of_the_mountain.letters import LEXICON, letter_of
from games.king_of_the_mountain.move_list import last_turn
from games.king_of_the_mountain.pieces import KINDS, KING, LETTERS
from games.king_of_the_mountain.position import Loss
from games.king_of_the_mountain.squares import NAMES
from games.king_of_the_mountain.state import (
    ACCEPTS,
    DECLINES,
    MUTATES,
    OFFERS,
    PASSED,
    RESIGNS,
    KingOfTheMountainOptions,
    Ply,
    picks_for,
)
from games.king_of_the_mountain.view import KingOfTheMountainView

KingOfTheMountainMatch = MatchView[KingOfTheMountainView]

SEAT_MARKS: Final = ("🔴", "🟦", "🔶", "🟢")
"""Seat marks, shaped like the pieces in the picture: round, square, pointed, six-sided."""

BOARDS: Final = {
    "citadel": sentence("king-of-the-mountain/boards-citadel"),
    "forest": sentence("king-of-the-mountain/boards-forest"),
    "valleys": sentence("king-of-the-mountain/boards-valleys"),
}
"""Each board by name, and its character."""


EXPLAINED_ROUNDS: Final = 2
"""Rounds in which the letters on the pieces are explained."""
_NAMES: Final = (
    sentence("king-of-the-mountain/names-king"),
    sentence("king-of-the-mountain/names-queen"),
    sentence("king-of-the-mountain/names-marshall"),
    sentence("king-of-the-mountain/names-cardinal"),
    sentence("king-of-the-mountain/names-bishop"),
    sentence("king-of-the-mountain/names-rook"),
    sentence("king-of-the-mountain/names-knight"),
    sentence("king-of-the-mountain/names-kangaroo"),
    sentence("king-of-the-mountain/names-cannon"),
    sentence("king-of-the-mountain/names-archer"),
    sentence("king-of-the-mountain/names-giant"),
    sentence("king-of-the-mountain/names-hero"),
)


def kind_text(kind: int, language: Language) -> str:
    """Return the name of a kind; empty for kind 0."""
    return language.render(_NAMES[kind - 1]) if kind else ""


def letters_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the meaning of the letters on the pieces, during everybody's first turns."""
    view = seen.view
    if view.phase == "over" or view.position.round > EXPLAINED_ROUNDS:
        return ""
    letters = LEXICON.written(language)
    return " · ".join(
        f"**{letter_of(kind, letters)}** {kind_text(kind, language)}" for kind in KINDS
    )


def way_text(kind: int, gained: int, language: Language) -> str:
    """Describe how a piece moves. ``gained`` is the piece that a King also moves as, or 0."""
    way = (
        "",
        language.say("king-of-the-mountain/way-step-any"),
        language.say("king-of-the-mountain/way-any-distance"),
        language.say("king-of-the-mountain/way-any-distance-straight"),
        language.say("king-of-the-mountain/way-any-distance-diagonally"),
        language.say("king-of-the-mountain/way-any-distance-diagonally-2"),
        language.say("king-of-the-mountain/way-any-distance-straight-2"),
        language.say("king-of-the-mountain/way-step-straight"),
        language.say("king-of-the-mountain/way-leaps-over"),
        language.say("king-of-the-mountain/way-any-distance-straight-captures"),
        language.say("king-of-the-mountain/way-two-squares"),
        language.say("king-of-the-mountain/way-step-straight-captures"),
        language.say("king-of-the-mountain/way-step-diagonally"),
    )
    if kind != KING or not gained:
        return way[kind]
    also = language.say(
        "king-of-the-mountain/way-also-like", kind=kind_text(gained, language), way=way[gained]
    )
    return f"{way[KING]} {also}"


def kinds_text(kinds: tuple[int, ...], language: Language) -> str:
    """Return pieces by name. Equal ones are counted."""
    counted = {kind: kinds.count(kind) for kind in sorted({*kinds})}
    return language.row(
        kind_text(kind, language) + (f" ×{number}" if number > 1 else "")
        for kind, number in counted.items()
    )


def player(seen: KingOfTheMountainMatch, seat: int) -> str:
    """Return a seat's mark and name for a list."""
    return f"{SEAT_MARKS[seat]} {chair_name(seen.chairs[seat])}"


def owner(seen: KingOfTheMountainMatch, seat: int) -> str:
    """Return a seat's mark and name for a sentence."""
    return f"{SEAT_MARKS[seat]} {escape_name(seen.name(seat))}"


def suggestion_text(name: str, language: Language) -> str:
    return {
        "vanguard": language.say("king-of-the-mountain/suggestion-vanguard"),
        "phalanx": language.say("king-of-the-mountain/suggestion-phalanx"),
        "raiders": language.say("king-of-the-mountain/suggestion-raiders"),
    }[name]


def options_text(options: KingOfTheMountainOptions, language: Language) -> str:
    """Return the board and the variants of a match in one line."""
    parts = [language.render(BOARDS[options.board])]
    if options.all_hands:
        parts.append(language.say("king-of-the-mountain/options-hands-deck"))
    elif options.army_size is not None:
        parts.append(
            language.say("king-of-the-mountain/options-limited-armies", n=options.army_size)
        )
    if options.pick_for_friend:
        parts.append(language.say("king-of-the-mountain/options-pick-friends"))
    if options.wait_for_it:
        parts.append(language.say("king-of-the-mountain/options-wait"))
    if options.mutant_monarch:
        parts.append(language.say("king-of-the-mountain/options-mutant-monarch"))
    if options.keep_it:
        parts.append(language.say("king-of-the-mountain/options-but-keep", n=options.keep_it))
    if options.turn_limit:
        parts.append(language.say("king-of-the-mountain/options-draw-after", n=options.turn_limit))
    return " · ".join(parts)


def now_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    if seen.replayed:
        return near_text(seen, language)
    waited_for = language.listing(player(seen, seat) for seat in sorted(seen.awaited))
    match seen.view.phase:
        case "picking" if not seen.view.options.pick_for_friend:
            return language.say("king-of-the-mountain/now-picking-each-secretly", names=waited_for)
        case "picking":
            return language.say(
                "king-of-the-mountain/now-picking-each-secretly-pick", names=waited_for
            )
        case "deploying":
            return language.say("king-of-the-mountain/now-deploying", names=waited_for)
        case "mutating":
            text = language.say("king-of-the-mountain/now-mutating", name=waited_for)
            return stack_texts(text, offer_text(seen, language))
        case "playing":
            lines = [language.say("bot/name-s-turn", name=waited_for)]
            lines += [
                language.say("king-of-the-mountain/now-playing", name=owner(seen, seat))
                for seat in seen.view.checked
            ]
            return stack_texts(*lines, near_text(seen, language), offer_text(seen, language))
        case "over":
            return ""


def offer_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the player who offers a draw, and those who haven't answered."""
    view = seen.view
    if view.offer is None:
        return ""
    if view.offer == seen.viewer:
        return language.say(
            "king-of-the-mountain/offer-youve-offered",
            names=language.listing(owner(seen, seat) for seat in view.asked),
        )
    return language.say(
        "king-of-the-mountain/offer-name-offers",
        name=owner(seen, view.offer),
        names=language.listing(owner(seen, seat) for seat in view.asked),
    )


def seats_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the players with their marks, including those who have left."""
    gone = seen.view.position.gone
    names = {seat: player(seen, seat) for seat in seen.view.seats}
    return " · ".join(
        language.say("bot/name-left", name=name) if seat in gone else name
        for seat, name in names.items()
    )


def near_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the Kings just captured, near the centre, or keeping it, one per line."""
    view = seen.view
    lines = [
        language.say(
            "king-of-the-mountain/near-name-s",
            name=owner(seen, loss.seat),
            square=NAMES[loss.square],
            point=NAMES[loss.to],
        )
        for ply in view.recent
        for loss in ply.losses
        if loss.kind == KING and loss.to is not None
    ]
    for seat in view.position.living:
        name = owner(seen, seat)
        if (steps := view.steps_left(seat)) is not None:
            lines.append(language.say("king-of-the-mountain/near-name-s-king", n=steps, name=name))
        elif view.options.keep_it and view.position.on_centre(seat):
            lines.append(
                language.say(
                    "king-of-the-mountain/near-name-s-king-centre",
                    name=name,
                    kept=view.position.kept[seat],
                    wanted=view.options.keep_it,
                )
            )
    return "\n".join(lines)


def recent_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the last round of turns: moves, captures, returns, checks."""
    if not seen.view.recent:
        return ""
    lines = [ply_text(seen, ply, language) for ply in seen.view.recent]
    return "\n".join([language.say("king-of-the-mountain/recent"), *lines])


def ply_text(seen: KingOfTheMountainMatch, ply: Ply, language: Language) -> str:
    name = owner(seen, ply.seat)
    if ply.text == PASSED:
        return language.say("king-of-the-mountain/ply-name-passes", name=name)
    if ply.text == OFFERS:
        return language.say("king-of-the-mountain/ply-name-offers", name=name)
    if ply.text == ACCEPTS:
        return language.say("king-of-the-mountain/ply-name-accepts", name=name)
    if ply.text == DECLINES:
        return language.say("king-of-the-mountain/ply-name-declines", name=name)
    if ply.text == RESIGNS:
        return language.say("king-of-the-mountain/ply-name-leaves", name=name)
    if ply.text.startswith(MUTATES):
        letter = ply.text.removeprefix(MUTATES)
        if letter == "-":
            return language.say("king-of-the-mountain/ply-name-leaves-king", name=name)
        kind = kind_text(LETTERS.index(letter), language)
        return language.say("king-of-the-mountain/ply-name-s", name=name, kind=kind)
    kind = kind_text(ply.kind, language)
    if "@" in ply.text:
        text = language.say(
            "king-of-the-mountain/ply-name-re",
            name=name,
            kind=kind,
            move=move_text(ply.text, language),
        )
    else:
        text = language.label(name, f"{kind} `{ply.text}`")
    parts = [text]
    parts += [loss_text(loss, language) for loss in ply.losses]
    given = [owner(seen, seat) for seat in ply.checked if seat != ply.seat]
    if given:
        parts.append(
            language.say("king-of-the-mountain/ply-check-names", names=language.listing(given))
        )
    if ply.seat in ply.checked:
        parts.append(language.say("king-of-the-mountain/ply-still-check"))
    return " · ".join(parts)


def move_text(text: str, language: Language) -> str:
    """Return a move in notation, with the letters of the reader's language."""
    letter, sign, square = text.partition("@")
    return f"{LEXICON.written(language)[letter]}@{square}" if sign else text


def loss_text(loss: Loss, language: Language) -> str:
    """Return a captured piece, and the square or reserve that it went to."""
    facts = {
        "mark": SEAT_MARKS[loss.seat],
        "kind": kind_text(loss.kind, language),
        "square": NAMES[loss.square],
    }
    if loss.to is None:
        return language.say("king-of-the-mountain/loss-mark-kind-square", **facts)
    return language.say("king-of-the-mountain/loss-mark-kind", to=NAMES[loss.to], **facts)


def footer(view: KingOfTheMountainView, language: Language) -> str:
    options = options_text(view.options, language)
    if view.phase in ("picking", "deploying"):
        return options
    limit = view.options.turn_limit or view.position.round
    played = min(view.position.round, limit)
    told = language.say("king-of-the-mountain/footer", round=played)
    return f"{told} · {options}"


def waiting_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the hand's text for a player without a decision.

    It has nothing that changes every turn, or each open hand would have to be edited every turn.
    """
    view = seen.view
    match view.phase:
        case "over":
            return verdict(seen, language)
        case "picking":
            if view.picked is None:
                friend = picks_for(view.options, view.position.seats, seen.seat)
                return language.say(
                    "king-of-the-mountain/waiting-picking-name-left", name=owner(seen, friend)
                )
            pieces = kinds_text(view.picked, language)
            return language.say("king-of-the-mountain/waiting-picking-youve-picked", pieces=pieces)
        case "deploying":
            return language.say("king-of-the-mountain/waiting-deploying")
        case _:
            text = language.say("king-of-the-mountain/waiting-its-turn")
            own = last_turn(view, seen.seat)
            if own is None or own.text == PASSED:
                return text
            move = move_text(own.text, language)
            return stack_texts(
                language.say("king-of-the-mountain/waiting-last-move", move=move), text
            )


def verdict(seen: KingOfTheMountainMatch, language: Language) -> str:
    view = seen.view
    if view.winner is not None:
        name = escape_name(seen.name(view.winner))
        if view.ending == "alone":
            return language.say("king-of-the-mountain/verdict-name-last", name=name)
        if view.options.keep_it:
            return language.say("king-of-the-mountain/verdict-name-s-king", name=name)
        return language.say("king-of-the-mountain/verdict-name-s", name=name)
    return {
        "agreed": language.say("king-of-the-mountain/verdict-agreed"),
        "limit": language.say("king-of-the-mountain/verdict-limit"),
        "stuck": language.say("king-of-the-mountain/verdict-stuck"),
    }[view.ending or "agreed"]


def board_in_words(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return everything that the board shows, the last turn first."""
    squares: defaultdict[int, dict[int, list[str]]] = defaultdict(dict)
    for at, seat, kind in seen.view.position.pieces():
        squares[seat].setdefault(kind, []).append(NAMES[at])
    return stack_texts(
        verdict(seen, language) if seen.view.phase == "over" else now_text(seen, language),
        *(_pieces_text(seen, seat, squares[seat], language) for seat in seen.view.position.living),
        *(ply_text(seen, ply, language) for ply in reversed(seen.view.recent)),
    )


def _pieces_text(
    seen: KingOfTheMountainMatch, seat: int, squares: dict[int, list[str]], language: Language
) -> str:
    """Return a seat's pieces by letter and square, and its reserve. ``squares`` are by kind."""
    view = seen.view
    position = view.position
    written = LEXICON.written(language)
    letters = [letter_of(kind, written) for kind in range(len(LETTERS))]
    if position.monarchs[seat]:
        letters[KING] += f"+{letters[position.monarchs[seat]]}"
    standing = " ".join(f"{letters[kind]} {','.join(squares[kind])}" for kind in sorted(squares))
    if view.options.keep_it and position.on_centre(seat):
        standing += f" {position.kept[seat]}/{view.options.keep_it}"
    reserve = "".join(letters[kind] for kind in view.position.reserves[seat])
    text = language.label(seen.name(seat), standing)
    if not reserve:
        return text
    waiting = language.say("king-of-the-mountain/pieces-reserve-pieces", pieces=reserve)
    return language.aside(text, waiting)
