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
        language = self.language
        shown = self.presenter.hand(self.seen, language, draft)
        if self.review is None:
            told = language.say("bot/play-play-2")
        else:
            told = language.say("reviews/question")
        rows = beside(answering_rows(self.game, self.presenter, shown.rows), (self._onward(),))
        text = stack_texts(told, shown.text, apart="\n\n")
        return Page(self._title(), text, picture=shown.picture, rows=rows)

    def answer(self, action: dict[str, Any], judged: Verdict | None = None) -> Page:
        """Compare an answer with the action played and with the best one.

        An answer that is none of the verdict's candidates is ``judged`` on its own.
        """
        language, verdict = self.language, self.verdict
        chosen = verdict.candidates.index(action) if action in verdict.candidates else None
        played = (
            language.say("reviews/answer-played")
            if self.review is None
            else language.say("reviews/answer-played-2")
        )
        named = {verdict.best: language.say("bot/best"), verdict.played: played}
        if verdict.best == verdict.played or not verdict.grade:
            named = {verdict.played: played}
        told = self._told(chosen, judged)
        if chosen is not None and chosen not in named:
            named[chosen] = language.say("reviews/answer-choice-now")
        weighed = [(label, self._at(at)) for at, label in named.items()]
        if judged is not None:
            now = Weighed.of(self.game, judged, judged.played)
            weighed.append((language.say("reviews/answer-choice-now"), now))
        lines = [
            language.label(label, self.presenter.weighed_text(self.seen, each, language))
            for label, each in weighed
        ]
        picture = self.presenter.hand(self.seen, language, "").picture
        rows = ((Button(language.say("bot/button-try-again"), TURN, AGAIN), self._onward()),)
        listed = "\n".join(f"- {line}" for line in lines)
        text = stack_texts(told, listed, self._reason(), apart="\n\n")
        return Page(self._title(), text, picture=picture, rows=rows)

    def _told(self, chosen: int | None, judged: Verdict | None) -> str:
        language, verdict = self.language, self.verdict
        if judged is not None and not judged.grade:
            return language.say("reviews/told-nothing-clearly")
        if chosen is None and judged is None:
            return language.say("reviews/told-didnt-rate")
        if chosen == verdict.best:
            return language.say("reviews/told-best-choice")
        if chosen != verdict.played:
            return language.say("reviews/told-heres-compares")
        if verdict.grade:
            return language.say("reviews/told-thats-played-but")
        return language.say("reviews/told-thats-played")

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
        language = self.language
        if self.review is None:
            return Button(language.say("bot/button-replay"), TURN, REPLAY)
        last = next_step(self.review, self.verdict.step) is None
        return Button(
            language.say("bot/button-done") if last else language.say("reviews/button-next"),
            TURN,
            NEXT,
        )

    def _title(self) -> str:
        heading = title_of(self.presenter, self.language)
        if self.review is None:
            return heading
        steps = _asked_steps(self.review)
        return self.language.say(
            "reviews/title-heading-number",
            heading=heading,
            number=steps.index(self.verdict.step) + 1,
            all=len(steps),
        )


def title_of(presenter: Presenter, language: Language) -> str:
    """Return the title of every page of a review."""
    return language.say("reviews/title-review-game", game=presenter.title(language))


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
    graded = sum(verdict.grade > 0 for verdict in review.verdicts)
    if graded > MAX_ASKED:
        told = language.say("reviews/closing-thats-made", n=graded - MAX_ASKED)
    elif graded:
        told = language.say("reviews/closing-thats-other")
    else:
        told = language.say("reviews/closing-given-could")
    if left:
        told = language.sentences(told, language.say("reviews/closing-leaving-early"))
    luck = presenter.luck_text(review.luck, language)
    ways_on = (
        Button(language.say("reviews/button-turning-points"), TURNS_VERB),
        Button(language.say("bot/button-replay"), "replay"),
    )
    text = stack_texts(told, luck, apart="\n\n")
    return Page(title_of(presenter, language), text, rows=(ways_on,))
