"""The presenter of Kill the Kings: its board and its rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from bot.base.language import Language, Sentence, sentence
from bot.pages.card_picker import number_in
from bot.pages.cards import Course, Sign, Signs, card_sign
from bot.pages.endings import match_title, seal_text
from bot.pages.model import Button, Option, Page, Picture, Row, Select
from bot.pages.presenter import SolitairePresenter
from bot.pages.table import solitaire_controls
from cogs.games.kill_the_kings.lesson import LESSON, rules_pages
from cogs.games.kill_the_kings.picture import LEXICON, board_picture
from cogs.games.kill_the_kings.texts import KillTheKingsMatch, Texts
from games.core import GameError
from games.core.cards import code
from games.kill_the_kings.piles import Assassination, killers
from games.kill_the_kings.state import KINGS, PlaceCard
from games.kill_the_kings.view import PileView


class KillTheKingsPresenter(SolitairePresenter):
    name: ClassVar = sentence("kill-the-kings/name")
    texts: ClassVar = Texts
    about: ClassVar = sentence("kill-the-kings/about")
    goal: ClassVar = sentence("kill-the-kings/goal")
    lesson: ClassVar = LESSON
    board_verbs: ClassVar = frozenset(("draw", "place", "reserve", "undo"))
    most = len(KINGS)
    score_sign = "♔"
    spent_sign = "card"
    rules = rules_pages
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

    def refusal(self, error: GameError) -> Sentence:
        return sentence("kill-the-kings/refusal", code=error.code)

    def board(self, seen: KillTheKingsMatch, language: Language) -> Page:
        texts, view = Texts(seen, language), seen.view
        return Page(
            match_title(self.title(language), seen, language),
            texts.headline(),
            footer=seal_text(seen, language),
            picture=_picture(texts, texts.newest),
            rows=_rows(texts) if view.ending is None else (),
        )

    def marked(self, seen: KillTheKingsMatch, action: Any, language: Language) -> Picture:
        texts = Texts(seen, language)
        if isinstance(action, PlaceCard):
            return _picture(texts, action.card, action.pile)
        return _picture(texts, texts.newest)

    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        if verb == "place":
            card, _, pile = (values[0] if values else args).partition("/")
            return {"type": "place", "card": card, "pile": number_in(pile)}
        return {"type": verb} if verb in self.board_verbs else None

    def advice(self, seen: KillTheKingsMatch, action: Any, language: Language) -> str:
        return Texts(seen, language).advice(action)

    def progress(self, seen: KillTheKingsMatch, language: Language) -> str:
        view = seen.view
        return language.say("kill-the-kings/so-far", killed=view.killed, stock=view.stock)

    def result_text(self, seen: KillTheKingsMatch, language: Language) -> str:
        return Texts(seen, language).result()

    def score_text(self, score: int, language: Language) -> str:
        return language.say("kill-the-kings/score", n=score)

    def mean_text(self, mean: float, language: Language) -> str:
        return language.say("kill-the-kings/mean", percent=self.share(mean, language))

    def ending_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        return language.say("kill-the-kings/game-result", won=won, n=score, drawn=spent or 0)

    def best_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        return language.say("kill-the-kings/best-result", won=won, n=score, drawn=spent or 0)

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


def _picture(texts: Texts, card: int | None, pile: int | None = None) -> Picture:
    subject = texts.view, card, pile
    alt, language = texts.in_words(), texts.language
    return LEXICON.picture("board.png", alt, language, board_picture, *subject)


def _rows(texts: Texts) -> tuple[Row, ...]:
    """Return the rows for moves, piles and reserve.

    After a move, no control that acts stands where a different one stood.
    """
    view, say = texts.view, texts.say
    piles = [_pile(texts, pile, at) for at, pile in enumerate(view.piles)]
    if view.drawn is not None and view.has_room:
        piles.append(Button(say("kill-the-kings/button-reserve"), "reserve"))
    rows: tuple[Row, ...] = (tuple(_moves(texts)),)
    if not all(each.disabled for each in piles):
        rows = (*rows, tuple(piles))
    reserve = _reserve(texts)
    return rows if reserve is None else (*rows, reserve)


def _pile(texts: Texts, pile: PileView, at: int) -> Button:
    card, mark = texts.just_drawn, "→" if pile.alive else "✗"
    name = f"{mark} {texts.card(pile.king)}"
    if card is None or not pile.takes(card):
        return Button(name, "place", f"/{at}", disabled=True)
    kills = card in killers(pile.cards)
    return Button(name, "place", f"{code(card)}/{at}", style="success" if kills else "primary")


def _reserve(texts: Texts) -> Select | None:
    view = texts.view
    fitting = [
        (card, at)
        for card in view.reserve
        for at, pile in enumerate(view.piles)
        if view.drawn is None and card != texts.newest and pile.takes(card)
    ]
    if not fitting:
        return None
    fitting.sort(key=lambda each: each[0] not in killers(view.piles[each[1]].cards))
    options = tuple(_placing(texts, at, card) for card, at in fitting)
    return Select(texts.say("kill-the-kings/play-reserve"), "place", options)


def _placing(texts: Texts, at: int, card: int) -> Option:
    pile = texts.view.piles[at]
    king, told = texts.card(pile.king), ""
    if card in killers(pile.cards):
        told = texts.say("kill-the-kings/kills-king", king=king)
    elif pile.cards:
        told = texts.runs((*pile.cards, card))
    sign = card_sign(card, texts.language)
    return Option(f"{texts.card(card)} → {king}", f"{code(card)}/{at}", sign=sign, told=told)


def _moves(texts: Texts) -> Iterator[Button]:
    view, say = texts.view, texts.say
    may_draw = view.drawn is None and view.stock > 0
    rules, *others = solitaire_controls(texts.seen, texts.language)
    if may_draw and view.has_room:
        yield Button(say("kill-the-kings/button-draw"), "draw", style="primary")
    yield rules
    if may_draw and not view.has_room:
        yield Button(say("kill-the-kings/button-risk"), "draw", "full", style="danger")
    yield from others
    if view.last is not None and texts.seen.kind.no_undo is None:
        yield Button(say("kill-the-kings/button-undo"), "undo")
