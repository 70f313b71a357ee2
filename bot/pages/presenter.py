"""The interface that a game's cog implements so that everything else can show the game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self

from bot.base.language import Language, Sentence, sentence
from bot.base.names import escape_name
from bot.match.view import MatchView, ViewT
from bot.pages.cards import Course, Signs
from bot.pages.lesson import Lesson
from bot.pages.model import Page, Picture, Row, ScoreSign, SpentSign
from games.core import AnyGame, GameError, is_draw
from games.core.reviewing import Verdict

_SHARED: Final = ("not_your_turn", "already_chosen", "already_left", "card_not_held", "match_over")
REFUSALS: Final = {code: sentence("pages/refusal", code=code) for code in _SHARED}


class Weighed(NamedTuple):
    """A reviewed action of a seat: its worth in the game's unit, and facts that explain it."""

    action: Any
    worth: float
    facts: Mapping[str, Any]

    @classmethod
    def of(cls, game: AnyGame, verdict: Verdict, number: int) -> Self:
        action = game.actions.validate_python(verdict.candidates[number])
        return cls(action, verdict.worths[number], verdict.facts[number])


class MatchTexts(Generic[ViewT]):
    """What one viewer reads about a match. A game that has more to say inherits from it."""

    def __init__(self, seen: MatchView[ViewT], language: Language) -> None:
        self.seen, self.language, self.say = seen, language, language.say

    @property
    def view(self) -> ViewT:
        return self.seen.view

    def name(self, seat: int) -> str:
        return escape_name(self.seen.name(seat))

    def coaching(self) -> str:
        """Tell a beginner in one line what to do now and why. Empty if there is nothing to say.

        Only called for seats that have to act.
        """
        return ""

    def step(self, seat: int, action: Any) -> str:
        """Describe a seat's last action in a few words. Empty if there is nothing to tell.

        The view is from after it. The text mustn't reveal anything hidden from the viewer.
        """
        return ""

    def passing(self) -> str:
        """Describe what passing time has just brought about. Empty if there is nothing to tell."""
        return ""

    def choice(self, action: Any) -> str:
        """Describe a possible action of the viewer in a few words. Empty if no words suit it."""
        return ""

    def held(self) -> str:
        """List the viewer's cards that others don't see, in one line. Empty if there are none."""
        return ""

    def reason(self, better: Weighed, worse: Weighed) -> str:
        """Say in a sentence why one of the viewer's actions is better than another.

        Empty if their facts don't explain it. Facts stored by older versions may be incomplete.
        """
        return ""

    def verdict(self) -> str:
        """Name the winner in a sentence."""
        outcome = self.seen.outcome
        assert outcome is not None
        drawn = is_draw(outcome.places, [not chair.left for chair in self.seen.chairs])
        names = [] if drawn else [self.name(seat) for seat in outcome.winners]
        return self.say("pages/winners", n=len(names), names=self.language.listing(names))

    def ending(self) -> str:
        """Tell the viewer how they came out, as the title of their hand."""
        outcome, seat = self.seen.outcome, self.seen.viewer
        assert outcome is not None and seat is not None
        place, seats = outcome.places[seat], len(outcome.places)
        drawn = is_draw(outcome.places, [not chair.left for chair in self.seen.chairs])
        how = came_out(place, seats, won=place == 1 and not drawn)
        return self.say("pages/your-end", how=how, rank=place, players=seats)


def came_out(place: int, seats: int, *, won: bool) -> str:
    """Return a seat's result as a word for selectors: ``won``, ``drew``, ``lost`` or ``ranked``."""
    return "won" if won else "drew" if place == 1 else "lost" if seats == 2 else "ranked"


class Presenter(ABC):
    """The look and the words of one game. It gets match views, never states."""

    name: ClassVar[Sentence]
    texts: ClassVar[type[MatchTexts[Any]]] = MatchTexts
    goal: ClassVar[Sentence | None] = None
    """How to win, in one line for every board, or None if the board already says it."""

    about: ClassVar[Sentence]  # The game in a few sentences, for the lobby
    start_here: ClassVar[Sentence | None] = None
    """The button of a game that newcomers try first: its name, and how long it takes."""
    without_board: ClassVar[Sentence] = sentence("pages/older-rules")
    """Why the board of a match whose state can't be read isn't shown."""

    joinable: ClassVar[bool] = False  # True if people may join a running match
    company: ClassVar[int] = 0
    """Number of players that computers fill a table up to, if the rules would need fewer."""

    looking: ClassVar[str] = ""  # The draft of a hand whose owner looks around, with nothing picked
    takeback_beside: ClassVar[bool] = False
    """True if the takeback button is at the end of a hand's first row, instead of a row below.
    Either way it must not appear where a control that acts was before the move."""

    board_verbs: ClassVar[frozenset[str]] = frozenset()
    """Verbs that edit the message they are pressed on. Other verbs open or update a hand."""

    lesson: ClassVar[Lesson | None] = None
    signs_legend: ClassVar[Sentence | None] = None
    """The meaning of each of a result's signs, separated by `` · ``, or None if there are none."""

    signs: ClassVar[Mapping[str, Callable[[], str]]] = {}
    """Functions that draw the game's own emojis, as SVG of 128 x 128 px, by name."""

    refusals: ClassVar[Mapping[str, Sentence]] = {}
    """Sentences for this game's refusals by code, which may use the error's facts."""

    not_now: ClassVar[Sentence] = sentence("pages/refusal", code="other")

    def abilities(self, game: AnyGame) -> list[str]:
        """Name what the game can do besides being played by people."""
        able = {
            "computers": game.has_computers,
            "reviews": game.has_reviewer,
            "puzzles": game.has_puzzles,
            "daily deals": game.has_daily_deals,
            "a lesson": self.lesson is not None,
            "coaching": self.has_coaching,
            "moves as text": self.has_move_list,
        }
        return [name for name, has in able.items() if has]

    def title(self, language: Language) -> str:
        return language.render(self.name)

    def options_text(self, options: Any, language: Language) -> str:
        """The options of a match in one line."""
        return ""

    @abstractmethod
    def board(self, seen: MatchView[Any], language: Language) -> Page:
        """The public board with the game's controls. The core adds its own."""

    @abstractmethod
    def hand(self, seen: MatchView[Any], language: Language, draft: str) -> Page:
        """A player's private page, with the controls for acting.

        ``draft`` is what has been picked so far. It's part of the controls' ids.
        """

    @abstractmethod
    def action(self, verb: str, args: str, values: tuple[str, ...]) -> dict[str, Any] | None:
        """Return the action of a control on the hand, or None if it isn't one of the game's.

        Controls that only pick have the verb ``pick``. Their args become the draft.
        """

    def suggestion(self, seen: MatchView[Any], action: Any) -> str | None:
        """Return the draft that picks an advised action on the hand, or None if there is none.

        Used by controls with the verb ``suggest``.
        """
        return None

    def marked(self, seen: MatchView[Any], action: Any, language: Language) -> Picture | None:
        """Return the hand's picture with an action of the viewer marked, if that's possible."""
        return self.hand(seen, language, self.suggestion(seen, action) or "").picture

    @property
    def has_coaching(self) -> bool:
        return self.texts.coaching is not MatchTexts.coaching

    def memory(self, seen: MatchView[Any], language: Language) -> Page | None:
        """A page with everything played openly so far, or None if there is nothing.

        Controls with the verb ``memory``, on the hand or board, open it.
        """
        return None

    def worth_text(self, worth: float, facts: Mapping[str, Any], language: Language) -> str:
        """Say what a reviewed action is worth, with details from its facts."""
        return chance_text(worth, language)

    def lost_text(self, loss: float, language: Language) -> str:
        """Say how far below par choices were. Empty if shared deals are scored by results."""
        return ""

    def weighed_text(self, seen: MatchView[Any], weighed: Weighed, language: Language) -> str:
        """Describe an action of the viewer with its worth."""
        what = self.texts(seen, language).choice(weighed.action)
        told = self.worth_text(weighed.worth, weighed.facts, language)
        return language.label(f"**{what}**", told)

    def luck_text(self, luck: float, language: Language) -> str:
        """Say how lucky a seat was in a match, in one line."""
        points = round(100 * luck)
        how = "raised" if points > 0 else "lowered" if points else "none"
        return language.say("pages/luck", how=how, n=abs(points))

    @property
    def has_hands(self) -> bool:
        """True if seats have cards that others don't see."""
        return self.texts.held is not MatchTexts.held

    def open_hands(self, seats: Sequence[MatchView[Any]], language: Language) -> Picture | None:
        """Return the board's picture with all hands open, from each seat's view of it.

        Returns None if the game has no such picture.
        """
        return None

    def result_signs(self, course: Course) -> Signs:
        """Return a seat's match as a row of signs that reveal nothing about its cards."""
        return ()

    def refusal(self, error: GameError) -> Sentence:
        """Explain a refusal by the rules."""
        told = {**REFUSALS, **self.refusals}.get(error.code, self.not_now)
        return replace(told, facts={**told.facts, **error.facts})

    def score_text(self, score: int, language: Language) -> str:
        """Return a seat's score for the final table."""
        return language.say("bot/point", n=score)

    @property
    def has_move_list(self) -> bool:
        """True if the game has a notation of its own."""
        return type(self).move_list is not Presenter.move_list

    def move_list(self, seen: MatchView[Any], language: Language) -> str | None:
        """Return the moves so far in the game's own notation, or None if it has none."""
        return None

    def menu_rows(self, seen: MatchView[Any], language: Language) -> tuple[Row, ...]:
        """The game's own rows in the players' menu."""
        return ()

    @abstractmethod
    def rules(self, language: Language) -> tuple[Page, ...]:
        """The rules in our own words, with house rules marked."""


class SolitairePresenter(Presenter):
    """The look and the words of a solitaire, which has only a board."""

    most: ClassVar[int | None] = None  # The maximum score, or None
    score_sign: ClassVar[ScoreSign] = ""
    spent_sign: ClassVar[SpentSign] = ""

    def share(self, mean: float, language: Language) -> str:
        """Return a mean score, as a percentage if there is a maximum."""
        return str(round(mean)) if self.most is None else language.percent(100 * mean / self.most)

    @abstractmethod
    def mean_text(self, mean: float, language: Language) -> str:
        """Return the text for a mean score, which leaderboards are ordered by."""

    def hand(self, seen: MatchView[Any], language: Language, draft: str) -> Page:
        """The board: a solitaire has no hidden cards and nothing to pick."""
        return self.board(seen, language)

    @abstractmethod
    def advice(self, seen: MatchView[Any], action: Any, language: Language) -> str:
        """Recommend an action to the player in a sentence."""

    @abstractmethod
    def progress(self, seen: MatchView[Any], language: Language) -> str:
        """Describe a game's progress in a few words, to tell games apart in a list."""

    @abstractmethod
    def result_text(self, seen: MatchView[Any], language: Language) -> str:
        """Describe the result in a few words that reveal nothing about the deal."""

    @abstractmethod
    def ending_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        """Describe the result in a few words, such as ``3 kings killed, 12 cards drawn``."""

    @abstractmethod
    def best_text(self, score: int, spent: int | None, language: Language, *, won: bool) -> str:
        """Describe a day's best result in fewer words, such as ``3 kings killed``."""

    @abstractmethod
    def nobody_text(self, language: Language) -> str:
        """Say that nobody scored yesterday."""

    @abstractmethod
    def fewest_text(self, fewest: int, language: Language) -> str:
        """Say what the cheapest win cost, as part of a line such as ``fewest: 12 cards``."""

    @abstractmethod
    def best_win_text(self, fewest: int, language: Language) -> str:
        """Say what the cheapest win cost, in a line of its own."""

    @abstractmethod
    def course_text(self, name: str, scores: Sequence[tuple[int, bool]], language: Language) -> str:
        """Describe the picture of a player's latest scores."""


def chance_text(chance: float, language: Language) -> str:
    """Say how likely a win is (0 to 1), as people would put it."""
    percent = max(0, min(round(100 * chance), 100))
    return language.say("pages/chance", n=percent, percent=language.percent(percent))
