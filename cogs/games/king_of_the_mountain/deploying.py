"""Setting up an army: picking pieces for a friend, and an editor that swaps squares.

The controls hold the whole draft: an army and, once the editor is open, the picked square.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bot.base.language import Language
from bot.pages.card_picker import button_rows, picked_places, places_menu
from bot.pages.model import Button, Page, Picture, Style, stack_texts
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.controls import BELOW, legend
from cogs.games.king_of_the_mountain.cutout import ArmyDraft, deployment_picture
from cogs.games.king_of_the_mountain.letters import LEXICON
from cogs.games.king_of_the_mountain.pieces_picture import sign_of
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, kind_text
from games.king_of_the_mountain.armies import (
    EMPTY,
    SUGGESTED,
    SUGGESTIONS,
    army_menu,
    suggested_army,
    suggested_pieces,
)
from games.king_of_the_mountain.pieces import HERO, LETTERS
from games.king_of_the_mountain.squares import LINE_SQUARES, NAMES, SEAT_CORNERS
from games.king_of_the_mountain.state import OTHER_PIECES, picks_for
from games.king_of_the_mountain.view import KingOfTheMountainView

PICKED: Final = "/"
"""Separates an army from the number of the picked square, if the editor is open."""


def picking(seen: KingOfTheMountainMatch, draft: str, language: Language) -> Page:
    """Return the hand for picking pieces for the player on the left."""
    number = seen.view.options.chosen
    places = picked_places(OTHER_PIECES, draft)
    if len(places) != number:
        places = picked_places(OTHER_PIECES, places_of(suggested_pieces(SUGGESTED, number)))
    pieces = tuple(OTHER_PIECES[at] for at in places)
    text = _wanted_text(seen, language)
    chosen = language.say(
        "king-of-the-mountain/picking-picked-pieces", pieces=words.kinds_text(pieces, language)
    )
    menu = places_menu(
        language.say("king-of-the-mountain/picking-choose-pieces"),
        [kind_text(kind, language) for kind in OTHER_PIECES],
        sum(1 << at for at in places),
        [sign_of(kind) for kind in OTHER_PIECES],
        least=number,
        most=number,
    )
    letters = "".join(LETTERS[kind] for kind in pieces)
    options, seats = seen.view.options, seen.view.position.seats
    label = (
        language.say("king-of-the-mountain/picking-keep-these")
        if picks_for(options, seats, seen.seat) == seen.seat
        else language.say("king-of-the-mountain/picking-give-these")
    )
    confirm = Button(label, "give", letters, style="success")
    suggest = Button(language.say("bot/button-suggest"), "suggest")
    return Page("", f"{text}\n{chosen}", rows=(menu, (confirm, suggest)))


def _wanted_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the number of pieces to pick, and the player they are for."""
    options, seats = seen.view.options, seen.view.position.seats
    friend = picks_for(options, seats, seen.seat)
    if friend == seen.seat:
        return language.say("king-of-the-mountain/wanted-pick-piece-reserve", n=options.chosen)
    return language.say(
        "king-of-the-mountain/wanted-pick-piece", n=options.chosen, name=words.owner(seen, friend)
    )


def places_of(pieces: Iterable[int]) -> str:
    """Return the draft with these of the fourteen pieces picked."""
    left = Counter(pieces)
    whole = 0
    for at, kind in enumerate(OTHER_PIECES):
        if left[kind]:
            left[kind] -= 1
            whole |= 1 << at
    return f"{whole:x}"


def deploying(seen: KingOfTheMountainMatch, draft: str, language: Language) -> Page:
    """Return the hand of a deploying player: suggestions and *Deploy*, or the editor."""
    army, at = _parse_draft(seen.view, draft)
    if PICKED in draft:
        return _editor(seen, army, at, language)
    how = language.say("king-of-the-mountain/deploying")
    suggestions = tuple(
        Button(
            words.suggestion_text(name, language),
            "pick",
            suggestion,
            style="primary" if suggestion == army else "secondary",
        )
        for name, suggestion in _suggestions(seen.view)
    )
    first = (
        _deploy_button(army, language),
        Button(language.say("bot/button-suggest"), "suggest"),
        Button(language.say("king-of-the-mountain/button-rearrange"), "pick", f"{army}{PICKED}"),
    )
    text = stack_texts(how, _given_text(seen, language), legend(seen, language))
    picture = army_shown(seen, army, None, language)
    return Page("", text, picture=picture, rows=(first, suggestions))


def _editor(seen: KingOfTheMountainMatch, army: str, at: int | None, language: Language) -> Page:
    """Return the hand for swapping squares of an army."""
    squares = LINE_SQUARES[SEAT_CORNERS[seen.view.position.seats][seen.seat]]
    others = () if at is None else _others(seen.view, army, at, language)
    swap = language.say("king-of-the-mountain/editor-rearrange-army")
    if at is not None:
        chosen = _square_text(squares[at], army[at], language)
        swap = language.say("king-of-the-mountain/editor-which-square", square=chosen)
    if others:
        swap = language.sentences(swap, language.say("king-of-the-mountain/editor-swap-another"))
    below = (*_squares(army, at, squares, language), *others)
    first = (
        _deploy_button(army, language),
        Button(language.say("bot/button-done"), "pick", army),
        *below[BELOW:],
    )
    text = stack_texts(swap, _given_text(seen, language), legend(seen, language))
    picture = army_shown(seen, army, at, language)
    return Page("", text, picture=picture, rows=(first, *button_rows(below[:BELOW])))


def _deploy_button(army: str, language: Language) -> Button:
    return Button(
        language.say("king-of-the-mountain/button-deploy-army"), "deploy", army, style="success"
    )


def _given_text(seen: KingOfTheMountainMatch, language: Language) -> str:
    """Return the pieces that another player has picked for the viewer; empty if none has."""
    view = seen.view
    if view.given is None:
        return ""
    giver = (seen.seat - 1) % view.position.seats
    name, given = words.owner(seen, giver), words.kinds_text(view.given, language)
    if giver in view.position.gone:
        return language.say("king-of-the-mountain/given-name-left", name=name, pieces=given)
    return language.say("king-of-the-mountain/given-name-picked", name=name, pieces=given)


def _squares(
    army: str, at: int | None, squares: tuple[int, ...], language: Language
) -> tuple[Button, ...]:
    """Return a button for each square: the first press chooses it, the next one swaps.

    If both squares hold the same piece, the second press chooses that square instead.
    """
    buttons = []
    for index, letter in enumerate(army):
        after, chosen = list(army), f"{index}"
        # Another press on the chosen square lets go of it.
        if index == at:
            chosen = ""
        elif at is not None and letter != army[at]:
            after[at], after[index], chosen = letter, army[at], ""
        name = _square_text(squares[index], letter, language)
        style: Style = "primary" if index == at else "secondary"
        buttons.append(Button(name, "pick", f"{''.join(after)}{PICKED}{chosen}", style))
    return tuple(buttons)


def army_shown(
    seen: KingOfTheMountainMatch, army: str, at: int | None, language: Language
) -> Picture:
    """Return the viewer's corner with an army. Nothing in it changes when others deploy."""
    corner = SEAT_CORNERS[seen.view.position.seats][seen.seat]
    alt = language.row(
        _square_text(square, letter, language)
        for square, letter in zip(LINE_SQUARES[corner], army, strict=False)
        if letter != EMPTY
    )
    told = language.say("king-of-the-mountain/army-shown", pieces=alt)
    subject = (seen.view.options.board, corner, seen.seat, ArmyDraft(army, at))
    return LEXICON.picture("army.png", told, language, deployment_picture, *subject)


def _suggestions(view: KingOfTheMountainView) -> tuple[tuple[str, str], ...]:
    """Return the suggested armies by name, from the viewer's possible pieces.

    Duplicates are left out.
    """
    options = view.options
    armies: dict[str, str] = {}
    for name in SUGGESTIONS:
        pieces = suggested_pieces(name, options.chosen) if view.given is None else view.given
        armies.setdefault(suggested_army(name, pieces, options.lines), name)
    return tuple((name, army) for army, name in armies.items())


def _parse_draft(view: KingOfTheMountainView, draft: str) -> tuple[str, int | None]:
    """Return a draft's army and picked square; for an invalid draft, the first suggestion."""
    army, _, index = draft.partition(PICKED)
    if army_menu(view.options, view.given).fault(army) is not None:
        return _suggestions(view)[0][1], None
    at = int(index) if index.isdecimal() and int(index) < len(army) else None
    return army, at


def _others(
    view: KingOfTheMountainView, army: str, at: int, language: Language
) -> tuple[Button, ...]:
    """Return buttons for the unused pieces that may replace the one on the square."""
    if view.given is not None or army[at] in (EMPTY, LETTERS[HERO]):
        return ()
    left = Counter(LETTERS[kind] for kind in OTHER_PIECES) - Counter(army)
    return tuple(
        Button(
            f"+ {kind_text(LETTERS.index(letter), language)}",
            "pick",
            f"{army[:at]}{letter}{army[at + 1 :]}{PICKED}",
        )
        for letter in left
        if letter != army[at]
    )


def _square_text(square: int, letter: str, language: Language) -> str:
    what = (
        language.say("king-of-the-mountain/square")
        if letter == EMPTY
        else kind_text(LETTERS.index(letter), language)
    )
    return f"{NAMES[square]} {what}"
