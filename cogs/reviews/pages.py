"""The pages of a review: a question for each decision, and its answers."""

from dataclasses import dataclass
from typing import Any, Final

from bot.base.language import Language
from bot.match.view import MatchView
from bot.pages.model import Button, Page, stack_texts
from bot.pages.presenter import Presenter, Weighed
from bot.pages.rehearsals import answering_rows, beside
from cogs.reviews.parts import TURNS_VERB
from games.core.match import AnyGame
from games.core.reviewing import Review, Verdict

MAX_ASKED: Final = 3
"""Maximum number of decisions of a match that its player is asked about."""
TURN: Final = "look"
AGAIN, NEXT, REPLAY = "again", "next", "replay"


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision of a finished match, to be asked about or answered.

    ``seen`` is the match as the seat saw it then. ``review`` is its player's own; None for other
    readers.
    """

    game: AnyGame
    presenter: Presenter
    language: Language
    seen: MatchView[Any]
    verdict: Verdict
    review: Review | None

    def question(self, draft: str = "") -> Page:
        """Return the decision as its seat saw it, with the controls of that moment."""
        say = self.language.say
        shown = self.presenter.hand(self.seen, self.language, draft)
        told = say("bot/play-play-2") if self.review is None else say("reviews/question")
        rows = beside(answering_rows(self.game, self.presenter, shown.rows), (self._onward(),))
        text = stack_texts(told, shown.text, apart="\n\n")
        return Page(self._title(), text, picture=shown.picture, rows=rows)

    def answer(self, action: dict[str, Any], judged: Verdict | None = None) -> Page:
        """Compare an answer with the action played and with the best one.

        An answer that is none of the verdict's candidates is ``judged`` on its own.
        """
        say, verdict = self.language.say, self.verdict
        chosen = verdict.candidates.index(action) if action in verdict.candidates else None
        played = say("reviews/played", reader="other" if self.review is None else "player")
        now = say("reviews/your-choice-now")
        named = {verdict.best: say("bot/best"), verdict.played: played}
        if verdict.best == verdict.played or not verdict.grade:
            named = {verdict.played: played}
        if chosen is not None:
            named.setdefault(chosen, now)
        weighed = [(label, self._at(at)) for at, label in named.items()]
        if judged is not None:
            weighed.append((now, Weighed.of(self.game, judged, judged.played)))
        lines = [
            self.language.label(label, self.presenter.weighed_text(self.seen, each, self.language))
            for label, each in weighed
        ]
        picture = self.presenter.hand(self.seen, self.language, "").picture
        rows = ((Button(say("bot/button-try-again"), TURN, AGAIN), self._onward()),)
        listed = "\n".join(f"- {line}" for line in lines)
        told = say("reviews/graded", answer=self._graded(chosen, judged))
        text = stack_texts(told, listed, self._reason(), apart="\n\n")
        return Page(self._title(), text, picture=picture, rows=rows)

    def _graded(self, chosen: int | None, judged: Verdict | None) -> str:
        verdict = self.verdict
        if chosen is None:
            return "unrated" if judged is None else "other" if judged.grade else "fine"
        if chosen == verdict.best:
            return "best"
        if chosen != verdict.played:
            return "other"
        return "played-bad" if verdict.grade else "played"

    def _at(self, number: int) -> Weighed:
        return Weighed.of(self.game, self.verdict, number)

    def _reason(self) -> str:
        """Explain why the best choice is better than the one played, if it's graded."""
        verdict = self.verdict
        if not verdict.grade:
            return ""
        better, worse = self._at(verdict.best), self._at(verdict.played)
        return self.presenter.reason_text(self.seen, better, worse, self.language)

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
    """Return the step to ask about after ``step``, or the first for None; None at the end."""
    steps = _asked_steps(review)
    at = 0 if step is None else steps.index(step) + 1
    return steps[at] if at < len(steps) else None


def closing_page(
    presenter: Presenter, review: Review, language: Language, *, left: bool = False
) -> Page:
    """Return the page after the last question: a summary, and the player's luck.

    ``left``: the player gave up, which no verdict is about.
    """
    say, graded = language.say, sum(verdict.grade > 0 for verdict in review.verdicts)
    mistakes = "more" if graded > MAX_ASKED else "few" if graded else "none"
    told = say("reviews/closing", mistakes=mistakes, n=graded - MAX_ASKED)
    if left:
        told = language.sentences(told, say("reviews/left-early"))
    ways_on = (
        Button(say("reviews/button-turning-points"), TURNS_VERB),
        Button(say("bot/button-replay"), "replay"),
    )
    text = stack_texts(told, presenter.luck_text(review.luck, language), apart="\n\n")
    title = say("reviews/title", game=presenter.title(language), all=0)
    return Page(title, text, rows=(ways_on,))
