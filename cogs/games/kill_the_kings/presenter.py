"""The presenter of Kill the Kings: its board and its rules."""

from collections.abc import Sequence
from typing import Any, ClassVar

from bot.base.language import Language, sentence
from bot.pages.model import Button, Option, Page, Row, Select, stacked
from bot.pages.presenter import SolitairePresenter
from cogs.games.kill_the_kings import words
from cogs.games.kill_the_kings.advice import advice
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from cogs.games.kill_the_kings.rules import rules_pages
from cogs.games.kill_the_kings.words import KillTheKingsMatch
from games.core.cards import code, label
from games.kill_the_kings import KINGS, KillTheKingsView, PileView, killers


class KillTheKingsPresenter(SolitairePresenter):
    """Shows Kill the Kings."""

    name: ClassVar = sentence("Kill the Kings")
    about: ClassVar = sentence(
        "Bring down four kings with runs of cards before the stock brings you down. For one."
    )
    board_verbs: ClassVar = frozenset(("draw", "place", "reserve", "undo"))
    most = len(KINGS)
    score_sign = "♔"
    spent_sign = "card"
    refusals: ClassVar = words.REFUSALS
    not_now: ClassVar = sentence("That is not a move in Kill the Kings.")

    def options_text(self, options: Any, language: Language) -> str:
        return ""

    def board(self, seen: KillTheKingsMatch, language: Language) -> Page:
        view = seen.view
        alt = words.alternative(seen, language)
        text = stacked(
            words.headline(seen, language),
            words.piles_text(view, language),
            words.reserve_text(view, language),
            apart="\n\n",
        )
        return Page(
            words.title(seen, self.title(language), language),
            text,
            footer=words.footer(seen, language),
            picture=LEXICON.picture("board.png", alt, language, board_picture, view),
            rows=_rows(view, language, daily=seen.daily is not None) if view.ending is None else (),
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        if verb == "place":
            card, _, pile = (values[0] if values else args).partition("/")
            number = int(pile) if pile.isdecimal() else pile
            return {"type": "place", "card": card, "pile": number}
        return {"type": verb} if verb in self.board_verbs else None

    def advice(self, seen: KillTheKingsMatch, action: Any, language: Language) -> str:
        return advice(seen.view, action, language)

    def progress(self, seen: KillTheKingsMatch, language: Language) -> str:
        return language.say(
            "{killed} of 4 kings killed, {stock} in the stock",
            killed=seen.view.killed,
            stock=language.count(seen.view.stock, "{n} card", "{n} cards"),
        )

    def result_line(self, seen: KillTheKingsMatch, language: Language) -> str:
        return words.result_line(seen, self.title(language), language)

    def score_text(self, score: int, language: Language) -> str:
        return language.count(score, "{n} king killed", "{n} kings killed")

    def ending_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        drawn = spent or 0
        if won:
            return language.count(drawn, "won with {n} card drawn", "won with {n} cards drawn")
        return language.count(
            drawn,
            "{kings}, {n} card drawn",
            "{kings}, {n} cards drawn",
            kings=self.score_text(score, language),
        )

    def best_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        if not won:
            return self.score_text(score, language)
        return language.count(spent or 0, "all kings, {n} card drawn", "all kings, {n} cards drawn")

    def nobody_text(self, language: Language) -> str:
        return language.say("Yesterday nobody brought down a king.")

    def fewest_text(self, fewest: int, language: Language) -> str:
        return language.count(fewest, "fewest: {n} card", "fewest: {n} cards")

    def best_win_text(self, fewest: int, language: Language) -> str:
        return language.count(
            fewest, "Best win: with **{n}** card drawn", "Best win: with **{n}** cards drawn"
        )

    def course_text(self, name: str, scores: Sequence[tuple[int, bool]], language: Language) -> str:
        kings = [score for score, _ in scores]
        return language.count(
            len(scores),
            "The arms of {name}, and the kings killed in the last {n} counted game of {game}: "
            "first {first}, last {last}, most {most}, fewest {fewest}; won: {won}.",
            "The arms of {name}, and the kings killed in each of the last {n} counted games of "
            "{game}: first {first}, last {last}, most {most}, fewest {fewest}; won: {won}.",
            name=name,
            game=self.title(language),
            first=kings[0],
            last=kings[-1],
            most=max(kings),
            fewest=min(kings),
            won=sum(won for _, won in scores),
        )

    def rules(self, language: Language) -> tuple[Page, ...]:
        return rules_pages(self.title(language), language)


def _rows(view: KillTheKingsView, language: Language, *, daily: bool) -> tuple[Row, ...]:
    rows: list[Row] = []
    undo = () if view.last is None or daily else (Button(language.say("Undo"), "undo"),)
    if view.drawn is not None:
        placed = [
            _place(view.drawn, at, pile)
            for at, pile in enumerate(view.piles)
            if pile.takes(view.drawn)
        ]
        if view.has_room:
            placed.append(Button(language.say("Reserve"), "reserve"))
        rows.append((*placed, *undo))
    elif not view.stock and undo:
        rows.append(undo)
    elif view.stock:
        risky = not view.has_room
        rows.append(
            (Button(language.say("Draw"), "draw", style="danger" if risky else "primary"), *undo)
        )
    options = () if view.drawn is not None else _reserve_options(view, language)
    if options:
        rows.append(Select(language.say("Play a card from the reserve"), "place", options))
    return tuple(rows)


def _place(card: int, at: int, pile: PileView) -> Button:
    kills = card in killers(pile.cards)
    name = f"☠ {label(pile.king)}" if kills else f"→ {label(pile.king)}"
    return Button(name, "place", f"{code(card)}/{at}", style="success" if kills else "primary")


def _reserve_options(view: KillTheKingsView, language: Language) -> tuple[Option, ...]:
    found: list[tuple[bool, Option]] = []
    for card in view.reserve:
        for at, pile in enumerate(view.piles):
            if pile.takes(card):
                facts = {"card": label(card), "king": label(pile.king)}
                kills = card in killers(pile.cards)
                name = (
                    language.say("☠ {card} kills {king}", **facts)
                    if kills
                    else language.say("{card} under {king}", **facts)
                )
                found.append((kills, Option(name, f"{code(card)}/{at}")))
    return tuple(option for _, option in sorted(found, key=lambda each: not each[0]))
