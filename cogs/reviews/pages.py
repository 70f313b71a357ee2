"""The pages of a review: questions and answers about decisions, and a match's turning points."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from bot.base.language import Language
from bot.base.names import escape_name
from bot.match.view import MatchView
from bot.pages.endings import again_button
from bot.pages.model import SUBTEXT, Button, Page, Picture, plain, stack_texts
from bot.pages.parts import Part, Seen, answering_rows, beside
from bot.pages.presenter import Presenter, Weighed
from bot.pictures.result import course_picture
from cogs.replays.pages import FIRST, PLAY_ON_VERB, VIEWS_APART, ReplayQuery, ReplayView
from games.core.reviewing import Review, Verdict

MAX_ASKED: Final = 3  # decisions of a match
TURN: Final = "look"
AGAIN, SHOW, NEXT, REPLAY = "again", "show", "next", "replay"
REVIEW_VERB: Final = "review"
TURNS_VERB: Final = "turning_points"
MAX_TURNS: Final = 5
MIN_CHANGE: Final = 0.05  # of a seat's chances, for a turning point; in the game's unit


class ReviewPart(Part):
    """The button that opens a finished match's review."""

    def over_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        return (_review_button(language),) if seen.begun and seen.game.has_reviewer else ()

    def replay_buttons(self, seen: Seen, language: Language) -> tuple[Button, ...]:
        if not seen.game.has_reviewer:
            return ()
        review = () if seen.viewer is None else (_review_button(language),)
        return *review, _turns_button(language)


def _review_button(language: Language) -> Button:
    return Button(language.say("reviews/button-review"), REVIEW_VERB)


def _turns_button(language: Language) -> Button:
    return Button(language.say("reviews/button-turning-points"), TURNS_VERB)


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision of a finished match, to be asked about or answered.

    ``seen`` is the match as the seat saw it then. ``review`` is None unless the reader is its
    player.
    """

    presenter: Presenter
    language: Language
    seen: MatchView[Any]
    verdict: Verdict
    review: Review | None

    def question(self, draft: str = "") -> Page:
        say = self.language.say
        shown = self.presenter.hand(self.seen, self.language, draft)
        told = say("bot/play-play-2") if self.review is None else say("reviews/question")
        rows = beside(answering_rows(self.seen.game, self.presenter, shown.rows), (self._onward(),))
        text = stack_texts(told, shown.text, apart="\n\n")
        return Page(self._title(), text, picture=shown.picture, rows=rows)

    def answer(self, action: dict[str, Any], judged: Verdict | None = None) -> Page:
        """Grade an answer. If it isn't the best, offer another try before showing the best one.

        ``judged`` is the verdict on an answer that isn't among the candidates.
        """
        say, verdict = self.language.say, self.verdict
        chosen = verdict.candidates.index(action) if action in verdict.candidates else None
        graded = self._graded(chosen, judged)
        if graded not in ("other", "played-bad"):
            return self._compared(graded, chosen, judged)
        buttons = (
            Button(say("bot/button-try-again"), TURN, AGAIN, style="primary"),
            Button(say("reviews/button-show"), TURN, SHOW),
            self._onward(),
        )
        picture = self.presenter.hand(self.seen, self.language, "").picture
        told = say("reviews/graded", answer=graded)
        return Page(self._title(), told, picture=picture, rows=(buttons,))

    def shown(self) -> Page:
        """Compare the action played with the best one."""
        return self._compared("shown", None, None)

    def _compared(self, graded: str, chosen: int | None, judged: Verdict | None) -> Page:
        say, verdict = self.language.say, self.verdict
        played = say("reviews/played", reader="other" if self.review is None else "player")
        now = say("reviews/your-choice-now")
        named = {verdict.best: say("bot/best"), verdict.played: played}
        if verdict.best == verdict.played or not verdict.grade:
            named = {verdict.played: played}
        if chosen is not None:
            named.setdefault(chosen, now)
        weighed = [(label, self._at(at)) for at, label in named.items()]
        if judged is not None:
            weighed.append((now, Weighed.of(self.seen.game, judged, judged.played)))
        lines = [
            self.language.label(label, self.presenter.weighed_text(self.seen, each, self.language))
            for label, each in weighed
        ]
        listed = "\n".join(f"- {line}" for line in lines)
        told = "" if graded == "shown" else say("reviews/graded", answer=graded)
        text = stack_texts(told, listed, self._reason(), apart="\n\n")
        again = () if graded == "best" else (Button(say("bot/button-try-again"), TURN, AGAIN),)
        best = self._at(self.verdict.best).action
        picture = self.presenter.marked(self.seen, best, self.language)
        return Page(self._title(), text, picture=picture, rows=((*again, self._onward()),))

    def _graded(self, chosen: int | None, judged: Verdict | None) -> str:
        verdict = self.verdict
        if chosen is None:
            return "unrated" if judged is None else "other" if judged.grade else "fine"
        if chosen == verdict.best:
            return "best"
        if chosen != verdict.played:
            loss = verdict.worths[verdict.best] - verdict.worths[chosen]
            return "other" if loss >= self.seen.game.reviewer.thresholds[0] else "fine"
        return "played-bad" if verdict.grade else "played"

    def _at(self, number: int) -> Weighed:
        return Weighed.of(self.seen.game, self.verdict, number)

    def _reason(self) -> str:
        verdict = self.verdict
        if not verdict.grade:
            return ""
        better, worse = self._at(verdict.best), self._at(verdict.played)
        return self.presenter.texts(self.seen, self.language).reason(better, worse)

    def _onward(self) -> Button:
        say = self.language.say
        if self.review is None:
            return Button(say("bot/button-replay"), TURN, REPLAY)
        last = next_step(self.review, self.verdict.step) is None
        return Button(say("bot/button-done") if last else say("reviews/button-next"), TURN, NEXT)

    def _title(self) -> str:
        game = self.presenter.title(self.language)
        steps = [] if self.review is None else _asked_steps(self.review)
        number = steps.index(self.verdict.step) + 1 if steps else 0
        return self.language.say("reviews/title", game=game, number=number, all=len(steps))


def _asked_steps(review: Review) -> list[int]:
    return [verdict.step for verdict in review.worst(MAX_ASKED)]


def next_step(review: Review, step: int | None) -> int | None:
    """Return the step to ask about after ``step`` (the first if None), or None at the end."""
    steps = _asked_steps(review)
    at = 0 if step is None else steps.index(step) + 1
    return steps[at] if at < len(steps) else None


def closing_page(
    presenter: Presenter,
    seen: Seen,
    review: Review,
    language: Language,
    *,
    again: bool,
    plays_on: bool,
) -> Page:
    """Return the page after the last question: a summary, and the player's luck.

    ``again`` and ``plays_on``: whether the reader may begin another match, or one from here.
    """
    say, graded = language.say, sum(verdict.grade > 0 for verdict in review.verdicts)
    best, number = len(review.verdicts) - graded, len(review.verdicts)
    told = say("reviews/closing", mistakes=graded, n=best, all=number)
    if seen.viewer is not None and seen.chairs[seen.viewer].left:
        told = language.sentences(told, say("reviews/left-early"))
    view = f"{VIEWS_APART}{seen.viewer}"
    play_here = Button(say("replays/button-play-here"), PLAY_ON_VERB, view)
    ways_on = (
        *((again_button(seen, language),) if again else ()),
        *((play_here,) if graded and plays_on else ()),
        _turns_button(language),
        Button(say("bot/button-replay"), "replay"),
    )
    text = stack_texts(told, presenter.luck_text(review.luck, language), apart="\n\n")
    title = say("reviews/title", game=presenter.title(language), all=0)
    return Page(title, text, rows=(ways_on,))


def turning_points(standings: Sequence[Sequence[float]]) -> list[int]:
    """Return the states just after the largest changes of a seat's chances, in order.

    Among neighbouring states only the one with the largest change counts.
    """
    changes = {
        at: max(abs(now - then) for now, then in zip(after, before, strict=False))
        for at, (before, after) in enumerate(pairwise(standings), 1)
    }
    chosen: list[int] = []
    # Greedy: the largest change first, then the next one that isn't its neighbour.
    for at in sorted(changes, key=lambda at: (-changes[at], at)):
        if changes[at] < MIN_CHANGE or len(chosen) == MAX_TURNS:
            break
        if all(abs(at - other) > 1 for other in chosen):
            chosen.append(at)
    return sorted(chosen)


def turns_page(view: ReplayView, standings: Sequence[Sequence[float]], own: int | None) -> Page:
    """Show turning points and one seat's chances: those of ``own``, or those that changed most."""
    language, say, turns = view.language, view.say, turning_points(standings)
    title = say("reviews/turns-title", game=view.presenter.title(language))
    alt = say("reviews/chances-picture")
    percents = view.record.game.reviewer.most == 1.0
    scale = tuple(map(language.percent, (0, 50, 100))) if percents else ()
    subject = (standings, turns, view.names, scale)
    picture = Picture("course.png", alt, course_picture, subject, language.code)
    if not turns:
        return Page(title, say("reviews/no-turns"), picture=picture)
    lines, named = [], {}
    for number, state in enumerate(turns, 1):
        at = view.replay.shown_at(state)
        line = f"{number}. {view.told(at)}"
        named[str(at)] = plain(line)
        before, after = standings[state - 1], standings[state]
        changes = [abs(now - then) for now, then in zip(after, before, strict=False)]
        seat = changes.index(max(changes)) if own is None else own
        change = " → ".join(language.percent(100 * row[seat]) for row in (before, after))
        facts = {"name": escape_name(view.names[seat]), "change": change}
        whose = "other" if own is None else "own"
        told = say("reviews/chances-changed", whose=whose, **facts) if percents else ""
        lines.append(stack_texts(line, told, apart=" · "))
    menu = ReplayQuery(view.view, FIRST).menu(say("reviews/menu-turns"), "at", named)
    note = f"{SUBTEXT}{say('reviews/turns-note')}"
    return Page(title, "\n".join((*lines, note)), picture=picture, rows=(menu,))
