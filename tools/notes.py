"""Translators' notes on sentences: where each is shown, and what its {names} stand for."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_ON_A_BUTTON: Final = "on a button: at most 80 characters, better 20"
_IN_A_MENU: Final = "what a menu says while nothing is chosen: at most 150 characters, better 30"
SHOWN: Final[Mapping[str, tuple[int | str, str]]] = {
    "Button": (0, _ON_A_BUTTON),
    "Link": ("label", _ON_A_BUTTON),
    "Option": (0, "a line of a menu: at most 100 characters, better 40"),
    "Select": (0, _IN_A_MENU),
    "ChoiceMenu": ("label", _IN_A_MENU),
    "Mentioned": ("none", _IN_A_MENU),
    "Page": (0, "the title of a page: one line"),
    "Lexicon": (-1, "drawn into a picture: one line, as short as can be"),
}
"""Position or name of the sentence in the arguments of what shows it, and how; -1 is any."""
SAYING: Final = {"say": 0, "say_as": 1, "sentence": 0, "sentence_as": 1, "count": 1, "count_as": 2}
"""Position of the sentence in the arguments."""
COMMAND: Final = "in Discord's list of commands: at most 100 characters, no Markdown"
NAME: Final = "typed after a slash: lower case, no blanks, at most 32 characters, one meaning each"

_COMMANDS: Final = "a command that can be pressed, such as /play"
_CARDS: Final = "cards by their signs, such as 9♦ and J♠"
PLACEHOLDERS: Final[Mapping[str, str]] = {
    "action": "what can be played, such as 9♦ Middle or E5-E9",
    "all": "a number",
    "alternating": "a number",
    "attack": _CARDS,
    "band": "how many points a side took, such as 40 to 79",
    "board": "a leaderboard's name, or what a board shows in words",
    "best": "a number: what an attack is worth, or of how many matches somebody wins the most",
    "better": "a choice: cards in bold, or such as: calling nobody",
    "card": "a card by its sign, such as 9♦",
    "cards": _CARDS,
    "challenge": _COMMANDS,
    "change": "a number with its sign, such as +12",
    "channel": "a channel that can be pressed",
    "channels": "channels that can be pressed, as a list",
    "command": _COMMANDS,
    "commitment": "64 characters",
    "daily": _COMMANDS,
    "day": "a date in the reader's own form",
    "deck": "how many cards are in the deck, in words",
    "declaration": "Lowest, Middle or Highest",
    "done": "a number: of decisions looked at so far",
    "end": "an hour, such as 08:00",
    "ending": "how a game ended: won, bust, out of moves, conceded",
    "fewer": "a number",
    "fewest": "a number",
    "file": "the name of a file",
    "first": "the first of several: a card, a number, a letter",
    "game": "the name of a game",
    "gamenight": _COMMANDS,
    "games": "names of games, as a list",
    "hand": "a number of cards, or a command that can be pressed",
    "have": "a number",
    "heading": "what the page is about",
    "held": "a number of cards",
    "higher": "a number",
    "highest": "the highest: a card or a rating",
    "host": "somebody's name, never inflected",
    "how": "a result in words, such as: all kings, 31 cards drawn",
    "kept": "a number of turns",
    "killed": "how many kings are killed: a number, or such as: 3 of 4 kings killed",
    "kind": "a kind of piece, such as Rook; or a number",
    "king": "a king by the sign of its card, such as K♣",
    "kings": "how many kings were killed, in words",
    "label": "somebody's name, a card, or what is told of",
    "language": "the name of a language in itself, such as Deutsch",
    "last": "the last of several: a card, a number, a letter",
    "leaderboard": _COMMANDS,
    "least": "a number",
    "left": "a number of cards",
    "less": "a number",
    "level": "a level of computers with its stars, such as Knight ★★",
    "line": "a line of a leaderboard",
    "link": "an address, in Markdown",
    "lower": "a number",
    "lowest": "the lowest: a card or a rating",
    "m": "the number that {n} is compared with",
    "mark": "the colour of a player, as a sign",
    "match": "the id of a match",
    "mine": "a number of points",
    "moment": "how far off it is, in the reader's own words, such as: in 5 minutes",
    "month": "the name of a month with its year, or such as 2026-01",
    "more": "a number",
    "most": "a number",
    "move": "a move in notation, such as E5-E9; or a command that can be pressed",
    "n": "the number",
    "name": "somebody's name, never inflected",
    "names": "names as a list, never inflected",
    "needed": "permissions as a list",
    "now": "a number; in a score, who stands where now",
    "number": "a number",
    "one": "the name of a variant",
    "other": "somebody's name, a card, or the name of a variant",
    "others": _CARDS,
    "pace": "a pace, such as: live: seconds per turn",
    "page": "a number",
    "pages": "a number",
    "parts": "a sum of points, such as: 40 (Ann) + 15 (Bob)",
    "percent": "a percentage with its sign, such as 57%",
    "period": "a time, such as: All time",
    "permissions": "permissions of Discord, as a list",
    "piece": "a kind of piece with its square, such as Rook E5",
    "pieces": "kinds of pieces, as a list",
    "place": "a channel that can be pressed",
    "played": "a number of matches",
    "player": "somebody's name in bold, never inflected",
    "players": "a number",
    "plays": "each player with what they played",
    "point": "a square, such as A1",
    "points": "points, in words or as a number",
    "preferences": _COMMANDS,
    "profile": _COMMANDS,
    "reason": "one or two whole sentences",
    "reply": "a move in notation, such as E5-E9",
    "position": "a number: where a player finished",
    "rank": "a rank of cards, such as 10 or K; in a ranking, a number, or such as: 🥇 #1",
    "ranks": "a number of ranks with its sign, such as +0.4",
    "rating": "a number",
    "record": "wins of matches at each level, as signs and numbers",
    "reserve": "a number of cards",
    "result": "how the match ended, a sentence",
    "right": "a number: of deals in which it is right, or of people who were",
    "rivals": "a number",
    "role": "a role of the server that can be pressed",
    "round": "a number",
    "rounds": "a number",
    "row": "a number",
    "score": "a result in words, such as: 12 kings killed",
    "seal": "8 characters",
    "seats": "names in the order of play",
    "secret": "64 characters",
    "setting": "what a setting says without a choice, such as: **Lobby post:** none",
    "settings": _COMMANDS,
    "size": "a number of cards",
    "slots": "a number",
    "source": "a sentence",
    "square": "a square, such as E5",
    "squares": "squares as a list, such as E5, ×E9 Rook",
    "stack": "a stack by its open card and size, or the apex, in words",
    "stacks": "stacks by their open cards",
    "start": "an hour, such as 23:00",
    "step": "a number",
    "steps": "a number",
    "stock": "a number of cards",
    "suit": "a suit by its sign",
    "suited": "a number",
    "suits": "suits by their signs",
    "sum": "a number of points",
    "tables": _COMMANDS,
    "taken": "a number",
    "target": "a number of points",
    "text": "what is said of it: numbers, cards, words in a row",
    "threads": "permissions as a list",
    "time": "a time of day, perhaps with its date, such as 21:40",
    "to": "a square, such as E5",
    "total": "a number",
    "trace": "a code for whoever runs the bot",
    "twice": "a number of points",
    "wanted": "a number of turns",
    "way": "how a piece moves, a sentence",
    "ways": "which cards would do, in words",
    "week": "a number",
    "what": "what happened, in words",
    "who": "in the nominative whose move it is: somebody's name, Your move, Hint",
    "wins": "a number",
    "won": "a number of matches",
    "worse": "a choice: cards in bold, or such as: calling nobody",
    "year": "a number",
    "zone": "the name of a time zone, such as Europe/Paris",
}
"""What each {name} in a sentence stands for."""


def uses(root: Path, packages: tuple[str, ...]) -> Mapping[str, set[str]]:
    """Return the places where sentences are shown, by English text, as far as the code says."""
    found: dict[str, set[str]] = defaultdict(set)
    showing = re.compile(rf"\b({'|'.join(SHOWN)}|command_text)\s*\(")
    for package in packages:
        for path in sorted((root / package).rglob("*.py")):
            source = path.read_text(encoding="utf-8")
            if not showing.search(source):
                continue
            for text, use in _shown(ast.parse(source)):
                found[text].add(use)
    return found


def _shown(tree: ast.AST) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = _name(node)
        if name == "command_text" and (text := _text(node, 0)):
            yield text, COMMAND
        if name in SHOWN:
            place, use = SHOWN[name]
            named = {each.arg: each.value for each in node.keywords}
            if isinstance(place, str):
                given = [named[place]] if place in named else []
            else:
                given = [*named.values()] if place < 0 else node.args[place:][:1]
            for inner in (each for value in given for each in ast.walk(value)):
                said = SAYING.get(_name(inner)) if isinstance(inner, ast.Call) else None
                if said is not None and (text := _text(inner, said)):
                    yield text, use


def _name(call: ast.AST) -> str:
    function = call.func if isinstance(call, ast.Call) else None
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _text(call: ast.AST, place: int) -> str:
    given = call.args[place:][:1] if isinstance(call, ast.Call) else []
    found = [each.value for each in given if isinstance(each, ast.Constant)]
    return found[0] if found and isinstance(found[0], str) else ""


def notes_on(message: str | tuple[str, ...], shown: Mapping[str, set[str]]) -> list[str]:
    """Return the notes on a sentence, one per line.

    Raises KeyError for a {name} without a note.
    """
    forms = (message,) if isinstance(message, str) else message
    names = sorted({name for form in forms for name in re.findall(r"\{(\w+)\}", form)})
    return [
        *sorted({use for form in forms for use in shown.get(form, ())}),
        *(f"{{{name}}}: {PLACEHOLDERS[name]}" for name in names),
    ]
