"""Setting up an army: picking pieces for a friend, and an editor that swaps squares.

The controls hold the whole draft: an army and, once the editor is open, the picked square.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from bot.pages.card_picker import button_rows, picked_places, places_menu
from bot.pages.model import Button, Page, Picture, Style, stack_texts
from cogs.games.king_of_the_mountain.board_art import LEXICON
from cogs.games.king_of_the_mountain.close_up import ArmyDraft, deployment_picture
from cogs.games.king_of_the_mountain.hand import BELOW, Controls
from cogs.games.king_of_the_mountain.pieces_picture import sign_of
from games.king_of_the_mountain.armies import (
    EMPTY,
    SUGGESTED,
    SUGGESTIONS,
    army_menu,
    army_of,
    suggested_pieces,
)
from games.king_of_the_mountain.board import HERO, LETTERS, LINE_SQUARES, NAMES
from games.king_of_the_mountain.state import OTHER_PIECES
from games.king_of_the_mountain.view import KingOfTheMountainView

PICKED: Final = "/"  # Separates an army from the number of the picked square, if the editor is open


class Deploying(Controls):
    """The hand of a player who sets up an army."""

    def picking(self) -> Page:
        """Return the hand for picking pieces for the player on the left, or one's own reserve."""
        number = self.view.options.chosen
        places = picked_places(OTHER_PIECES, self.draft)
        if len(places) != number:
            places = picked_places(OTHER_PIECES, places_of(suggested_pieces(SUGGESTED, number)))
        pieces = tuple(OTHER_PIECES[at] for at in places)
        whose = "own" if self.friend == self.seen.seat else "friend"
        text = self.say(
            "king-of-the-mountain/pick", whose=whose, n=number, name=self.owner(self.friend)
        )
        chosen = self.say("king-of-the-mountain/picked", pieces=self.pieces(pieces))
        menu = places_menu(
            self.say("king-of-the-mountain/menu-pieces"),
            [self.piece(kind) for kind in OTHER_PIECES],
            sum(1 << at for at in places),
            [sign_of(kind) for kind in OTHER_PIECES],
            least=number,
            most=number,
        )
        letters = "".join(LETTERS[kind] for kind in pieces)
        label = self.say("king-of-the-mountain/button-give", whose=whose)
        confirm = Button(label, "give", letters, style="success")
        return Page("", f"{text}\n{chosen}", rows=(menu, (confirm, self._suggest_button())))

    def deploying(self) -> Page:
        """Return the hand for deploying: suggestions and *Deploy*, or the editor."""
        army, at = _parse_draft(self.view, self.draft)
        if PICKED in self.draft:
            return self._editor(army, at)
        suggestions = tuple(
            Button(
                self.say("king-of-the-mountain/suggested-army", army=name),
                "pick",
                suggestion,
                style="primary" if suggestion == army else "secondary",
            )
            for name, suggestion in _suggestions(self.view)
        )
        rearrange = self.say("king-of-the-mountain/button-rearrange")
        first = (
            self._deploy_button(army),
            self._suggest_button(),
            Button(rearrange, "pick", f"{army}{PICKED}"),
        )
        how = self.say("king-of-the-mountain/deploy")
        text = stack_texts(how, self._given(), self.small_legend())
        return Page("", text, picture=self.army_shown(army), rows=(first, suggestions))

    def _editor(self, army: str, at: int | None) -> Page:
        others = () if at is None else self._others(army, at)
        what = "first" if at is None else "piece" if others else "square"
        square = "" if at is None else self._square(LINE_SQUARES[self.corner][at], army[at])
        swap = self.say("king-of-the-mountain/swap", what=what, square=square)
        below = (*self._squares(army, at), *others)
        done = Button(self.say("bot/button-done"), "pick", army)
        first = (self._deploy_button(army), done, *below[BELOW:])
        text = stack_texts(swap, self._given(), self.small_legend())
        picture = self.army_shown(army, at)
        return Page("", text, picture=picture, rows=(first, *button_rows(below[:BELOW])))

    def _deploy_button(self, army: str) -> Button:
        label = self.say("king-of-the-mountain/button-deploy")
        return Button(label, "deploy", army, style="success")

    def _suggest_button(self) -> Button:
        return Button(self.say("bot/button-suggest"), "suggest")

    def _given(self) -> str:
        view = self.view
        if view.given is None:
            return ""
        giver = (self.seen.seat - 1) % view.position.seats
        facts = {"name": self.owner(giver), "pieces": self.pieces(view.given)}
        there = "left" if giver in view.position.gone else "here"
        return self.say("king-of-the-mountain/given", giver=there, **facts)

    def _squares(self, army: str, at: int | None) -> tuple[Button, ...]:
        """Return a button for each square: the first press chooses it, the next one swaps.

        If both squares hold the same piece, the second press chooses that square instead.
        """
        buttons = []
        for index, letter in enumerate(army):
            after, chosen = list(army), f"{index}"
            # Another press on the chosen square deselects it.
            if index == at:
                chosen = ""
            elif at is not None and letter != army[at]:
                after[at], after[index], chosen = letter, army[at], ""
            name = self._square(LINE_SQUARES[self.corner][index], letter)
            style: Style = "primary" if index == at else "secondary"
            buttons.append(Button(name, "pick", f"{''.join(after)}{PICKED}{chosen}", style))
        return tuple(buttons)

    def army_shown(self, army: str, at: int | None = None) -> Picture:
        """Return the viewer's corner with an army. Nothing in it changes when others deploy."""
        alt = self.language.row(
            self._square(square, letter)
            for square, letter in zip(LINE_SQUARES[self.corner], army, strict=False)
            if letter != EMPTY
        )
        told = self.say("king-of-the-mountain/army", pieces=alt)
        subject = (self.view.options.board, self.corner, self.seen.seat, ArmyDraft(army, at))
        return LEXICON.picture("army.png", told, self.language, deployment_picture, *subject)

    def _others(self, army: str, at: int) -> tuple[Button, ...]:
        if self.view.given is not None or army[at] in (EMPTY, LETTERS[HERO]):
            return ()
        left = Counter(LETTERS[kind] for kind in OTHER_PIECES) - Counter(army)
        return tuple(
            Button(
                f"+ {self.piece(LETTERS.index(letter))}",
                "pick",
                f"{army[:at]}{letter}{army[at + 1 :]}{PICKED}",
            )
            for letter in left
            if letter != army[at]
        )

    def _square(self, square: int, letter: str) -> str:
        if letter == EMPTY:
            return self.say("king-of-the-mountain/empty-square", square=NAMES[square])
        return f"{NAMES[square]} {self.piece(LETTERS.index(letter))}"


def places_of(pieces: Iterable[int]) -> str:
    """Return the draft that picks these pieces."""
    left = Counter(pieces)
    whole = 0
    for at, kind in enumerate(OTHER_PIECES):
        if left[kind]:
            left[kind] -= 1
            whole |= 1 << at
    return f"{whole:x}"


def _suggestions(view: KingOfTheMountainView) -> tuple[tuple[str, str], ...]:
    """Return the suggested armies by name, from the viewer's possible pieces.

    Duplicates are left out.
    """
    armies: dict[str, str] = {}
    for name in SUGGESTIONS:
        armies.setdefault(army_of(name, view.options, view.given), name)
    return tuple((name, army) for army, name in armies.items())


def _parse_draft(view: KingOfTheMountainView, draft: str) -> tuple[str, int | None]:
    """Return a draft's army and picked square, or the first suggestion if it's invalid."""
    army, _, index = draft.partition(PICKED)
    if army_menu(view.options, view.given).fault(army) is not None:
        return _suggestions(view)[0][1], None
    at = int(index) if index.isdecimal() and int(index) < len(army) else None
    return army, at
