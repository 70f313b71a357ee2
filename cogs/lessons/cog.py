"""Two ways to start: trying a game right away, and lessons that teach one in two minutes."""

from discord.ext import commands

from bot.app import Castellan
from bot.base.bounds import Locks
from bot.base.language import Language, Sentence, sentence
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.messages import show_page
from bot.discord_io.press import Press, language_of
from bot.discord_io.router import UNKNOWN_CONTROL, played_action
from bot.pages.card_picker import draft_after
from bot.pages.lesson import (
    LEARN_VERB,
    LESSON,
    Lesson,
    LessonPosition,
    lesson_id,
    lesson_slugs,
    position,
)
from bot.pages.model import Button, Page, Row, stack_texts
from bot.pages.parts import beside, playing_rows
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.ways_in import GAMES_VERB, TRY_VERB, games_page
from cogs.table.lobby import begin_with_computers, open_lobby, open_table
from cogs.table.solitaire import open_solitaire
from cogs.table.starting import check_shown, game_meant, settings_for, show_hand
from games import GAMES
from games.core import GameError

BACK, SKIP, AGAIN = "back", "skip", "again"
TURN = "lesson"
ANSWER = "answer"


class LearningCog(commands.Cog):
    """Opens games right away, shows the steps of lessons, and explains wrong moves."""

    def __init__(self, bot: Castellan) -> None:
        self._presenters, self._queries = bot.presenters, bot.queries
        self._preferences = bot.preferences
        self._dealing: Locks[int] = Locks()
        router = bot.router
        router.on(GAMES_VERB, "private", self.list_games)
        router.on(TRY_VERB, "private", self.deal)
        router.on(LEARN_VERB, "private", self.begin)
        router.on_rehearsals(LESSON, self.follow_control)

    async def deal(self, press: Press) -> None:
        """Begin a solo game, or a match with computers in the other seats.

        If the person is already playing such a match, it is shown instead. A game without computers
        gets a table for people.
        """
        slug, user_id = press.args, press.person.user_id
        presenter = self._presenters.get(slug)
        if presenter is None:
            raise Refusal(UNKNOWN_CONTROL)
        async with self._dealing.of(user_id):
            mine = await self._queries.matches_of(user_id, slug)
            playing = next((r for r in mine if r.status == "running" and r.kind.own_deal), None)
            if playing is not None:
                notice = press.language.say("lessons/already-playing")
                await show_hand(press.interaction, playing, notice=notice)
            elif isinstance(presenter, SolitairePresenter):
                await open_solitaire(press.interaction, slug, {}, private=True)
            elif not GAMES[slug].has_computers:
                await open_table(press.interaction, slug, {})
            else:
                opened = await open_lobby(press.interaction, slug, {})
                await check_shown(press.interaction, opened)
                await begin_with_computers(press, opened.id, opened.version)

    async def list_games(self, press: Press) -> None:
        verb = LEARN_VERB if press.args == LEARN_VERB else TRY_VERB
        known: dict[str, Presenter] = self._presenters
        if verb == TRY_VERB:
            known = (await settings_for(press.interaction)).offered(known)
        page = games_page(known.items(), verb, press.language)
        await show_page(press.interaction, page)

    async def begin(self, press: Press) -> None:
        slug = await game_meant(press)
        await self._show(press.interaction, position(slug, self._lesson(slug), 0))

    def _lesson(self, slug: str) -> Lesson:
        presenter = self._presenters.get(slug)
        if presenter is None or presenter.lesson is None:
            raise Refusal(sentence("lessons/no-lesson"))
        return presenter.lesson

    async def follow_control(self, press: Press) -> None:
        """Handle a control of a lesson: a move, a choice before it, or turning its pages."""
        slug = lesson_slugs().get(press.match_id)
        if slug is None:
            raise Refusal(UNKNOWN_CONTROL)
        at = position(slug, self._lesson(slug), press.version)
        # Offsets in steps. AGAIN goes back to the first one.
        turns = {BACK: -1, SKIP: 1, AGAIN: -at.step}
        if press.verb == TURN:
            at = position(slug, at.lesson, at.step + turns.get(press.args, 0))
            await self._show(press.interaction, at, skipped=press.args == SKIP)
        elif press.verb == GAMES_VERB:
            await self.list_games(press)
        elif press.verb == TRY_VERB:
            await self.deal(press)
        elif press.verb == ANSWER:
            await self._hear(press, at)
        elif press.verb == "pick":
            await self._show(press.interaction, at, draft=draft_after(press.args, press.values))
        else:
            await self._judge(press, at)

    async def _hear(self, press: Press, at: LessonPosition) -> None:
        question = at.lesson.question
        answers = {str(number): answer for number, answer in enumerate(question.answers)}
        if press.args not in answers or not at.asks:
            raise Refusal(UNKNOWN_CONTROL)
        if press.args == str(question.right):
            await self._show(press.interaction, position(at.slug, at.lesson, at.step + 1))
        else:
            reason = press.language.render(answers[press.args].why)
            await self._show(press.interaction, at, wrong=reason)

    async def _judge(self, press: Press, at: LessonPosition) -> None:
        if at.asks or at.over:
            raise Refusal(UNKNOWN_CONTROL)
        presenter = self._presenters[at.slug]
        action = played_action(presenter, GAMES[at.slug], press)
        try:
            reason = at.judge(action)
        except GameError as error:
            reason = presenter.refusal(error)
        if reason is None:
            await self._show(press.interaction, position(at.slug, at.lesson, at.step + 1))
        else:
            await self._show(press.interaction, at, wrong=press.language.render(reason))

    async def _show(
        self,
        interaction: Interaction,
        at: LessonPosition,
        *,
        draft: str = "",
        wrong: str = "",
        skipped: bool = False,
    ) -> None:
        language = language_of(interaction)
        chosen = await self._preferences.of(interaction.user.id)
        name = interaction.user.display_name
        presenter = self._presenters[at.slug]
        page = lesson_page(presenter, at, name, language, draft, wrong, skipped=skipped)
        page = page.in_four_colours() if chosen.four_colours else page
        await show_page(interaction, page, lesson_id(at.slug), at.step)


def lesson_page(
    presenter: Presenter,
    at: LessonPosition,
    name: str,
    language: Language,
    draft: str = "",
    wrong: str = "",
    *,
    skipped: bool = False,
) -> Page:
    """Return a step of a lesson: the game's own picture and controls, with one idea above them.

    ``skipped``: the last problem wasn't solved, so it gets no praise.
    """
    say = language.say
    shown = presenter.hand(at.seen_by(name, language), language, draft)
    steps, question = at.lesson.steps, at.lesson.question
    quiet = wrong or (skipped and at.over)
    comments = () if quiet else _comments_on_last_step(at)
    done = stack_texts(*map(language.render, comments), apart="\n\n")
    back = Button(say("bot/back"), TURN, BACK, disabled=not at.step)
    skip = Button(say("lessons/button-skip"), TURN, SKIP)
    title = say(
        "lessons/title",
        at="end" if at.over else "step",
        game=presenter.title(language),
        step=at.step + 1,
        steps=len(steps) + 1,
    )
    rows: tuple[Row, ...]
    if at.over:
        told = language.render(at.lesson.last)
        if isinstance(presenter, SolitairePresenter):
            begin = say("lessons/button-play")
        elif GAMES[at.slug].has_computers:
            begin = say("bot/button-play-vs-computers")
        else:
            begin = say("bot/button-play-too")
        real = Button(begin, TRY_VERB, at.slug, style="success")
        again = Button(say("lessons/button-once-more"), TURN, AGAIN)
        another = Button(say("bot/button-learn-game"), GAMES_VERB, LEARN_VERB)
        rows = ((real, back, again, another),)
    elif at.asks:
        lead = "" if wrong else say("lessons/now-one-to-solve")
        told = stack_texts(lead, f"**{language.render(question.ask)}**", apart="\n\n")
        answers = tuple(
            Button(language.render(answer.label), ANSWER, str(number), style="primary")
            for number, answer in enumerate(question.answers)
        )
        rows = (answers, (back, skip))
    else:
        told = f"**{language.render(steps[at.step].say)}**"
        rows = beside(playing_rows(presenter, shown.rows), (back, skip))
    goal = "" if at.step else language.render(at.lesson.goal)
    text = stack_texts(goal, wrong, done, told, apart="\n\n")
    return Page(title, text, picture=shown.picture, rows=rows)


def _comments_on_last_step(at: LessonPosition) -> tuple[Sentence, ...]:
    if at.over:
        return (at.lesson.question.answers[at.lesson.question.right].why,)
    if not at.step:
        return ()
    before = at.lesson.steps[at.step - 1]
    return (before.well,) if before.meanwhile is None else (before.well, before.meanwhile)


async def setup(bot: Castellan) -> None:
    await bot.add_cog(LearningCog(bot))
