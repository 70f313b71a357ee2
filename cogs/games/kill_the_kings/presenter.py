"""The presenter of Kill the Kings: its board and its rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.base.language import Language, sentence
from bot.pages.card_picker import number_in
from bot.pages.cards import card_sign, card_text
from bot.pages.endings import match_title, seal_text
from bot.pages.model import Button, Option, Page, Row, Select
from bot.pages.presenter import SolitairePresenter
from bot.pages.signs import Course, Sign, Signs
from cogs.games.kill_the_kings import reasons, steps, words
from cogs.games.kill_the_kings.advice import advice
from cogs.games.kill_the_kings.coaching import coaching
from cogs.games.kill_the_kings.lesson import LESSON
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from cogs.games.kill_the_kings.rules import rules_pages
from cogs.games.kill_the_kings.words import KillTheKingsMatch
from games.core.cards import code
from games.kill_the_kings.piles import Assassination, killers
from games.kill_the_kings.state import KINGS
from games.kill_the_kings.view import KillTheKingsView, PileView


class KillTheKingsPresenter(SolitairePresenter):
    """Shows Kill the Kings."""

    name: ClassVar = sentence("kill-the-kings/name")
    about: ClassVar = sentence("kill-the-kings/about")
    goal: ClassVar = sentence("kill-the-kings/goal")
    lesson: ClassVar = LESSON
    board_verbs: ClassVar = frozenset(("draw", "place", "reserve", "undo"))
    most = len(KINGS)
    score_sign = "♔"
    spent_sign = "card"
    refusals: ClassVar = words.REFUSALS
    rules = rules_pages
    coaching = staticmethod(coaching)
    step_text = staticmethod(steps.step_text)
    choice_text = staticmethod(steps.choice_text)
    reason_text = staticmethod(reasons.reason_text)
    not_now: ClassVar = sentence("kill-the-kings/not-now")

    signs_legend: ClassVar = sentence("kill-the-kings/signs-legend")

    def result_signs(self, course: Course) -> Signs:
        killed, before = list[Sign](), ""
        for event in course.events:
            if event.kind == "killed":
                killed.append(_SIGNS[event.public["way"]])
            elif event.kind == "undone" and before == "killed":
                killed.pop()
            before = event.kind
        alive: list[Sign] = ["none"] * (len(KINGS) - len(killed))
        return (*killed, *alive)

    def options_text(self, options: Any, language: Language) -> str:
        return ""

    def board(self, seen: KillTheKingsMatch, language: Language) -> Page:
        view = seen.view
        newest = words.newest(seen)
        alt = words.in_words(seen, language)
        return Page(
            match_title(self.title(language), seen, language),
            words.headline(seen, language),
            footer=seal_text(seen, language),
            picture=LEXICON.picture("board.png", alt, language, board_picture, view, newest),
            rows=()
            if view.ending is not None
            else _rows(view, newest, seen.kind.no_undo is None, language),
        )

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        if verb == "place":
            card, _, pile = (values[0] if values else args).partition("/")
            return {"type": "place", "card": card, "pile": number_in(pile)}
        return {"type": verb} if verb in self.board_verbs else None

    def advice(self, seen: KillTheKingsMatch, action: Any, language: Language) -> str:
        return advice(seen.view, action, language)

    def progress(self, seen: KillTheKingsMatch, language: Language) -> str:
        return language.say(
            "kill-the-kings/progress",
            killed=seen.view.killed,
            stock=language.say("bot/card", n=seen.view.stock),
        )

    def result_line(self, seen: KillTheKingsMatch, language: Language) -> str:
        return words.result_line(seen, self.title(language), language)

    def score_text(self, score: int, language: Language) -> str:
        return language.say("kill-the-kings/score", n=score)

    def mean_text(self, mean: float, language: Language) -> str:
        return language.say("kill-the-kings/mean", percent=self.share(mean, language))

    def ending_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        drawn = spent or 0
        if won:
            return language.say("kill-the-kings/ending-won-card", n=drawn)
        return language.say(
            "kill-the-kings/ending-kings-card", n=drawn, kings=self.score_text(score, language)
        )

    def best_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        if not won:
            return self.score_text(score, language)
        return language.say("kill-the-kings/best", n=spent or 0)

    def nobody_text(self, language: Language) -> str:
        return language.say("kill-the-kings/nobody")

    def fewest_text(self, fewest: int, language: Language) -> str:
        return language.say("kill-the-kings/fewest", n=fewest)

    def best_win_text(self, fewest: int, language: Language) -> str:
        return language.say("kill-the-kings/best-win", n=fewest)

    def course_text(self, name: str, scores: Sequence[tuple[int, bool]], language: Language) -> str:
        kings = [score for score, _ in scores]
        return language.say(
            "kill-the-kings/course",
            n=len(scores),
            name=name,
            game=self.title(language),
            first=kings[0],
            last=kings[-1],
            most=max(kings),
            fewest=min(kings),
            won=sum(won for _, won in scores),
        )


_SIGNS: Final[Mapping[Assassination, Sign]] = {
    "kind": "three",
    "suited": "four",
    "alternating": "five",
}


def _rows(
    view: KillTheKingsView, newest: int | None, undoing: bool, language: Language
) -> tuple[Row, ...]:
    """Return the rows for piles, reserve and other moves.

    Each control always has the same place.
    """
    card = newest if view.drawn is None else view.drawn
    return (
        tuple(_pile(pile, at, card, language) for at, pile in enumerate(view.piles)),
        _reserve(view, newest, language),
        tuple(_moves(view, undoing, language)),
    )


def _pile(pile: PileView, at: int, card: int | None, language: Language) -> Button:
    """Return the button that puts the last drawn card under a king."""
    mark = "→" if pile.alive else "✗"
    name = f"{mark} {card_text(pile.king, language)}"
    if card is None or not pile.takes(card):
        return Button(name, "place", f"/{at}", disabled=True)
    kills = card in killers(pile.cards)
    return Button(name, "place", f"{code(card)}/{at}", style="success" if kills else "primary")


def _reserve(view: KillTheKingsView, newest: int | None, language: Language) -> Row:
    """Return a menu of placements for the older cards of the reserve, killing ones first."""
    name = language.say("kill-the-kings/reserve-play-reserve")
    fitting = [
        (card, at)
        for card in view.reserve
        for at, pile in enumerate(view.piles)
        if view.drawn is None and card != newest and pile.takes(card)
    ]
    if not fitting:
        return (Button(name, "place", disabled=True),)
    fitting.sort(key=lambda each: each[0] not in killers(view.piles[each[1]].cards))
    return Select(
        name,
        "place",
        tuple(_placing(view.piles[at], at, card, language) for card, at in fitting),
    )


def _placing(pile: PileView, at: int, card: int, language: Language) -> Option:
    """Return an option: a card, the king to put it under, and the resulting runs."""
    king, told = card_text(pile.king, language), ""
    if card in killers(pile.cards):
        told = language.say("kill-the-kings/placing-kills-king", king=king)
    elif pile.cards:
        told = words.runs_text((*pile.cards, card), language)
    label = f"{card_text(card, language)} → {king}"
    sign = card_sign(card, language)
    return Option(label, f"{code(card)}/{at}", sign=sign, told=told)


def _moves(view: KillTheKingsView, undoing: bool, language: Language) -> Iterator[Button]:
    """Yield the buttons for a safe draw, for one that may end the game, and for undo."""
    may_draw = view.drawn is None and view.stock > 0
    draw, risk = (
        language.say("kill-the-kings/lesson-answers-draw"),
        language.say("kill-the-kings/moves"),
    )
    yield Button(draw, "draw", style="primary", disabled=not (may_draw and view.has_room))
    yield Button(risk, "draw", "full", style="danger", disabled=not may_draw or view.has_room)
    if undoing:
        yield Button(language.say("kill-the-kings/button-undo"), "undo", disabled=view.last is None)
    if view.drawn is not None and view.has_room:
        yield Button(language.say("kill-the-kings/button-reserve"), "reserve")
