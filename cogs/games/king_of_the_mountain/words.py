"""The texts of King of the Mountain: turns, captures and returns."""

from collections import defaultdict
from typing import Final

from bot.base.language import Language, sentence, sentence_as
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
    "citadel": sentence("Citadel: a broken ring with four gates"),
    "forest": sentence("Forest: single walls everywhere, short lines"),
    "valleys": sentence("Valleys: long diagonals between four ridges"),
}
"""Each board by name, and its character."""


EXPLAINED_ROUNDS: Final = 2
"""Rounds in which the letters on the pieces are explained."""
_NAMES: Final = (
    sentence_as("a piece", "King"),
    sentence_as("a piece", "Queen"),
    sentence_as("a piece", "Marshall"),
    sentence_as("a piece", "Cardinal"),
    sentence_as("a piece", "Bishop"),
    sentence_as("a piece", "Rook"),
    sentence_as("a piece", "Knight"),
    sentence_as("a piece", "Kangaroo"),
    sentence_as("a piece", "Cannon"),
    sentence_as("a piece", "Archer"),
    sentence_as("a piece", "Giant"),
    sentence_as("a piece", "Hero"),
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
        language.say("One step in any direction, but not where he could be captured."),
        language.say("Any distance straight or diagonally."),
        language.say("Any distance straight, or like a Knight."),
        language.say("Any distance diagonally, or like a Knight."),
        language.say("Any distance diagonally."),
        language.say("Any distance straight."),
        language.say("One step straight onto a free square, then one diagonally outward."),
        language.say("Leaps over anything, like a Knight in chess or two squares diagonally."),
        language.say("Any distance straight; captures over one other piece and any walls."),
        language.say("One or two squares straight; shoots two squares diagonally, over anything."),
        language.say("One step straight; captures one or two squares diagonally, past walls."),
        language.say("One step diagonally; captures one step straight."),
    )
    if kind != KING or not gained:
        return way[kind]
    also = language.say(
        "Also like a {kind}: {way}", kind=kind_text(gained, language), way=way[gained]
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
        "vanguard": language.say("Vanguard"),
        "phalanx": language.say("Phalanx"),
        "raiders": language.say("Raiders"),
    }[name]


def options_text(options: KingOfTheMountainOptions, language: Language) -> str:
    """Return the board and the variants of a match in one line."""
    parts = [language.render(BOARDS[options.board])]
    if options.all_hands:
        parts.append(language.say("All Hands on Deck: 24 pieces each"))
    elif options.army_size is not None:
        parts.append(language.say("Limited Armies: {n} pieces each", n=options.army_size))
    if options.pick_for_friend:
        parts.append(language.say("You Can Pick Your Friends"))
    if options.wait_for_it:
        parts.append(language.say("Wait for It"))
    if options.mutant_monarch:
        parts.append(language.say("Mutant Monarch"))
    if options.keep_it:
        parts.append(
            language.count(
                options.keep_it, "But Can You Keep It: {n} turn", "But Can You Keep It: {n} turns"
            )
        )
    if options.turn_limit:
        parts.append(
            language.count(options.turn_limit, "a draw after {n} round", "a draw after {n} rounds")
        )
    return " · ".join(parts)


def now_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    if seen.replayed:
        return near_text(seen, language)
    waited_for = language.listing(player(seen, seat) for seat in sorted(seen.awaited))
    match seen.view.phase:
        case "picking" if not seen.view.options.pick_for_friend:
            return language.say(
                "You each secretly pick the pieces that wait in your reserve. Press *My "
                "hand* to choose. Waiting for {names}.",
                names=waited_for,
            )
        case "picking":
            return language.say(
                "You each secretly pick the pieces for the player on your left. Press *My hand* "
                "to choose. Waiting for {names}.",
                names=waited_for,
            )
        case "deploying":
            return language.say(
                "You all deploy in secret, and all armies are revealed at once. Press *My hand* "
                "to set up your corner. Waiting for {names}.",
                names=waited_for,
            )
        case "mutating":
            text = language.say(
                "{name}'s King was captured for the first time and may gain the movement of a "
                "piece in reserve.",
                name=waited_for,
            )
            return stack_texts(text, offer_text(seen, language))
        case "playing":
            lines = [language.say("{name}'s turn.", name=waited_for)]
            lines += [
                language.say("{name}'s King is in check.", name=owner(seen, seat))
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
            "🤝 You've offered a draw, and the offer stands until your next turn. "
            "Play on in the meantime. Waiting for {names}.",
            names=language.listing(owner(seen, seat) for seat in view.asked),
        )
    return language.say(
        "🤝 {name} offers a draw, and the offer stands until their next turn. Waiting for {names}.",
        name=owner(seen, view.offer),
        names=language.listing(owner(seen, seat) for seat in view.asked),
    )


def seats_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the players with their marks, including those who have left."""
    gone = seen.view.position.gone
    names = {seat: player(seen, seat) for seat in seen.view.seats}
    return " · ".join(
        language.say("{name} (left)", name=name) if seat in gone else name
        for seat, name in names.items()
    )


def near_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the Kings just captured, near the centre, or keeping it, one per line."""
    view = seen.view
    lines = [
        language.say(
            "👑 **{name}'s King was captured on {square} and is back on {point}.**",
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
            lines.append(
                language.count(
                    steps,
                    "👑 **{name}'s King is {n} step from the centre.**",
                    "👑 **{name}'s King is {n} steps from the centre.**",
                    name=name,
                )
            )
        elif view.options.keep_it and view.position.on_centre(seat):
            lines.append(
                language.say(
                    "👑 **{name}'s King is on the centre: {kept} of {wanted}.**",
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
    return "\n".join([language.say("**Last turns**"), *lines])


def ply_text(seen: KingOfTheMountainMatch, ply: Ply, language: Language) -> str:
    name = owner(seen, ply.seat)
    if ply.text == PASSED:
        return language.say("{name} passes.", name=name)
    if ply.text == OFFERS:
        return language.say("{name} offers a draw.", name=name)
    if ply.text == ACCEPTS:
        return language.say("{name} accepts the draw.", name=name)
    if ply.text == DECLINES:
        return language.say("{name} declines the draw.", name=name)
    if ply.text == RESIGNS:
        return language.say("{name} leaves, and all their pieces go too.", name=name)
    if ply.text.startswith(MUTATES):
        letter = ply.text.removeprefix(MUTATES)
        if letter == "-":
            return language.say("{name} leaves the King as he is.", name=name)
        kind = kind_text(LETTERS.index(letter), language)
        return language.say(
            "{name}'s King can now also move and capture like a {kind}.", name=name, kind=kind
        )
    kind = kind_text(ply.kind, language)
    if "@" in ply.text:
        text = language.say(
            "{name} re-spawns: {kind} `{move}`",
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
        parts.append(language.say("in check: {names}", names=language.listing(given)))
    if ply.seat in ply.checked:
        parts.append(language.say("still in check"))
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
        return language.say("{mark} {kind} {square} goes into reserve", **facts)
    return language.say("{mark} {kind} {square} returns to {to}", to=NAMES[loss.to], **facts)


def footer(view: KingOfTheMountainView, language: Language) -> str:
    options = options_text(view.options, language)
    if view.phase in ("picking", "deploying"):
        return options
    limit = view.options.turn_limit or view.position.round
    played = min(view.position.round, limit)
    told = language.say_as("King of the Mountain", "Round {round}", round=played)
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
                    "{name} has left, so there's nothing for you to pick. Waiting for the others.",
                    name=owner(seen, friend),
                )
            pieces = kinds_text(view.picked, language)
            return language.say("You've picked: {pieces}. Waiting for the others.", pieces=pieces)
        case "deploying":
            return language.say(
                "Your army is ready. It will be revealed once everyone has deployed."
            )
        case _:
            text = language.say("It's not your turn. The board shows how things stand.")
            own = last_turn(view, seen.seat)
            if own is None or own.text == PASSED:
                return text
            move = move_text(own.text, language)
            return stack_texts(language.say("Your last move: `{move}`.", move=move), text)


def verdict(seen: KingOfTheMountainMatch, language: Language) -> str:
    view = seen.view
    if view.winner is not None:
        name = escape_name(seen.name(view.winner))
        if view.ending == "alone":
            return language.say(
                "{name} is the last one left, so {name}'s King is crowned King of the Hill.",
                name=name,
            )
        if view.options.keep_it:
            return language.say(
                "{name}'s King has kept the centre, J10, long enough. He's crowned King of the "
                "Hill, and that wins the match.",
                name=name,
            )
        return language.say(
            "{name}'s King has reached the centre, J10. He's crowned King of the Hill, and that "
            "wins the match.",
            name=name,
        )
    return {
        "agreed": language.say("A draw, by agreement: nobody's King is crowned King of the Hill."),
        "limit": language.say(
            "A draw: the last round is over, and nobody's King is crowned King of the Hill."
        ),
        "stuck": language.say("A draw: nobody can move."),
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
    waiting = language.say("reserve: {pieces}", pieces=reserve)
    return language.aside(text, waiting)
