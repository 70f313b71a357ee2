"""Receives all presses, commands and forms, and handles all of their failures."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Concatenate, Final, Literal, ParamSpec, TypeVar

import discord
from discord import app_commands
from pydantic import ValidationError

from bot.base import logs, metrics, reports
from bot.base.bounds import Latest, PerPerson
from bot.base.discord_limits import MAX_SELECT_LABEL
from bot.base.language import Sentence, sentence
from bot.base.refusals import Refusal, Withheld
from bot.discord_io import breaker
from bot.discord_io.answers import Answer, Delivery, answer_of, is_being_answered
from bot.discord_io.controls import VERB, Interaction, parse_custom_id
from bot.discord_io.failures import (
    EXPECTED,
    UNREACHABLE,
    Failure,
    Limited,
    code_of,
    failure_of,
    passing,
)
from bot.discord_io.host import Suggested, host_of
from bot.discord_io.limits import Limits, TooOften
from bot.discord_io.outgoing import Outgoing
from bot.discord_io.press import Press, is_ephemeral, is_private, language_of, tell
from bot.pages.presenter import Presenter
from bot.storage.health import reason_of, refuses_changes
from games.core import AnyGame, GameError, RulesChanged

log = logs.get(__name__)

Ack = Literal["public", "private", "own", "page", "beside", "form"]
"""How a press is answered. ``public`` edits the board. ``private`` sends a new private message.
``own`` edits the pressed message if it's private, and otherwise sends a private one. ``page`` edits
its own ephemeral page. It is ``private`` elsewhere, and for ways in, which have no arguments.
``beside`` is ``private``, but also lets a board without a usable press be edited through this one.
``form`` opens a form."""

Handler = Callable[[Press], Awaitable[object]]

MAX_TELLING_SECONDS = 1.5  # maximum time for replying to presses that a shutdown leaves unfinished


class Router:
    """Finds the handler of a press, with the same rules for all of them."""

    def __init__(
        self,
        limits: Limits,
        presenter_of: Callable[[str], Presenter],
        heard: Callable[[Interaction], None],
        board_pressed: Callable[[Interaction], None],
        wants_press: Callable[[Interaction], bool],
        shown: Callable[[str], Awaitable[None]],
        refused: Callable[[int], None],
        check_known: Callable[[Interaction, str], Awaitable[None]],
        outgoing: Outgoing,
    ) -> None:
        """``presenter_of`` finds the presenter of a game by its slug.

        ``heard`` gets every interaction, and ``board_pressed`` each press whose reply may edit a
        board. ``wants_press`` returns whether a press is on a board without a usable interaction.
        ``shown`` waits until a match's board is up to date. ``refused`` gets each channel or thread
        where Discord refuses a reply. ``check_known`` raises Withheld if a person may not know of a
        match. ``outgoing`` gives way to presses.
        """
        self._outgoing = outgoing
        self.limits = limits
        self._presenter_of = presenter_of
        self._heard = heard
        self._board_pressed = board_pressed
        self._wants_press = wants_press
        self._shown = shown
        self._refused = refused
        self._check_known = check_known
        self._handlers: dict[str, tuple[Ack, Handler]] = {}
        self._present: dict[str, str] = {}  # present verbs by their former names
        self._board_verbs: set[str] = set()
        self._in_flight: dict[asyncio.Task[Any], Interaction] = {}
        self._known: Latest[int, bool] = Latest()
        """Ids of the latest interactions, as Discord may deliver one twice."""
        self._turns: PerPerson[int, None] = PerPerson("presses")
        self._typing: PerPerson[int, None] = PerPerson("suggestions")
        self._closing = False

    def on(self, verb: str, ack: Ack, handler: Handler, *former: str) -> None:
        """Register a handler. Raises ValueError if the verb is invalid or taken.

        ``former`` is what messages of older versions call the verb.
        """
        for each in (verb, *former):
            self._check_new(each)
        self._handlers[verb] = (ack, handler)
        self._present |= dict.fromkeys(former, verb)

    def _check_new(self, verb: str) -> None:
        if not VERB.fullmatch(verb):
            raise ValueError(f"no custom id has the verb {verb!r}")
        if verb in (*self._handlers, *self._present, *self._board_verbs):
            raise ValueError(f"two meanings of {verb}")

    def knows(self, verb: str) -> bool:
        """Return True if an enabled feature handles this verb."""
        return verb in self._handlers

    def otherwise(self, handler: Handler) -> None:
        """Set the handler of the games' own verbs."""
        self._handlers[""] = ("own", handler)

    def on_rehearsals(self, kind: str, handler: Handler) -> None:
        """Set the handler of all presses on pages whose ids begin with ``kind``."""
        self._handlers[kind] = ("own", handler)

    def on_board(self, verbs: Iterable[str]) -> None:
        """Register a game's verbs that edit the board they are pressed on."""
        for verb in verbs:
            self._check_new(verb)
            self._board_verbs.add(verb)

    async def handle_press(self, interaction: Interaction, custom_id: str) -> None:
        try:
            await self._handle(interaction, custom_id)
        except Exception as error:  # discord.py would log it without a trace id and not reply
            await self.report_failure(interaction, error)

    async def _handle(self, interaction: Interaction, custom_id: str) -> None:
        control = parse_custom_id(custom_id)
        if control is None:
            await self._answer(interaction, _unknown)
            return
        meant = control.rehearsal or self._present.get(control.verb, control.verb)
        known = self._handlers.get(meant)
        if not (known or control.of_a_match):  # no present page has such a control
            await self._answer(interaction, _unknown)
            return
        # Unknown verbs of a match belong to its game.
        ack, handler = known or self._handlers[""]
        if ack == "page":
            ack = "own" if control.args and is_ephemeral(interaction) else "private"
        if meant in self._board_verbs:
            ack = "public"
        kind: Delivery = "private"
        if ack == "public" or (ack == "own" and is_private(interaction)):
            kind = "in place"
        elif ack == "beside" and self._wants_press(interaction):
            kind = "beside"
        elif ack == "form":
            kind = "form"

        async def body() -> None:
            press = Press.of(interaction, control)
            if kind == "in place":
                self._board_pressed(interaction)
            try:
                await handler(press)
            except Exception as error:
                # Whatever fails would tell a hidden match from one that isn't there.
                if control.of_a_match and not isinstance(error, Withheld):
                    await self._check_known(interaction, control.match_id)
                raise
            if kind == "beside":  # only now: the private page must be the first response
                self._board_pressed(interaction)
            if kind == "in place" and control.of_a_match and not answer_of(interaction).given:
                await self._shown(control.match_id)

        await self._answer(interaction, body, kind)

    async def command(self, interaction: Interaction, body: Callable[[], Awaitable[None]]) -> None:
        """Run a slash command's body and reply privately with the result."""
        await self._answer(interaction, body)

    async def suggest(
        self, interaction: Interaction, body: Callable[[], Awaitable[Suggested]]
    ) -> Suggested:
        """Return an autocomplete's suggestions, or none if it fails."""
        person = interaction.user.id
        if not self.limits.allow(person, "suggestion"):
            return []
        try:
            async with self._typing.turn(person):
                return await body()
        except (Refusal, GameError, *_OUTDATED):
            return []
        except Exception as error:
            if refuses_changes(error):
                log.warning("database failed", reason=reason_of(error), user=person)
                told = language_of(interaction).render(NOTHING_SAVED)[:MAX_SELECT_LABEL]
                return [app_commands.Choice(name=told, value=told)]
            reports.report("suggestions failed", error, where="press", user=person)
            return []

    async def lost_form(self, interaction: Interaction) -> None:
        """Answer a form that nobody waits for any more, for instance after a restart."""
        if not is_being_answered(interaction):
            await self._answer(interaction, _old_form)

    async def _answer(
        self,
        interaction: Interaction,
        body: Callable[[], Awaitable[None]],
        kind: Delivery = "private",
    ) -> None:
        # Without a connection nothing can be answered, and Discord tells the person so.
        if self._known.put(interaction.id, True) or interaction.client.is_closed():
            return
        person, pressed = interaction.user.id, interaction.message is not None
        breaker.asker.set(person)
        allowed = self.limits.has_room(person, "refusal") and self.limits.allow(person, "press")
        # One warning is enough. Replying to every press would help flooding.
        silent = not allowed and pressed and not self.limits.allow(person, "warning")
        if silent:
            kind = "in place"  # so that Discord counts it as answered and shows nothing
        with _flight(self._in_flight, interaction), self._outgoing.press() as answered:
            answer = Answer.begin(interaction, kind, answered)
            metrics.begin_press(answer.arrived)
            try:
                if silent:
                    metrics.CLICKS.labels("limited").inc()
                else:
                    await self._run(interaction, body, allowed=allowed)
                await answer.finish()
            finally:  # if it was cancelled, `drain` answers
                answer.end_patience()

    async def _run(
        self, interaction: Interaction, body: Callable[[], Awaitable[None]], *, allowed: bool
    ) -> None:
        try:
            if not allowed:
                raise TooOften
            self._heard(interaction)
            async with self._turns.turn(interaction.user.id):
                # After the wait for a turn, during which a shutdown may have begun.
                if self._closing:
                    raise Refusal(_RESTARTING)
                await body()
            metrics.CLICKS.labels("done").inc()
        except Exception as error:
            await self.report_failure(interaction, error)

    async def report_failure(self, interaction: Interaction, error: BaseException) -> None:
        """Reply to a failed interaction with the reason, or a trace id if it's unexpected."""
        # discord.py wraps exceptions of commands.
        while isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        if isinstance(error, discord.Forbidden):  # too many of those shut everybody out
            self.limits.allow(interaction.user.id, "refusal")
        answer: Sentence | None
        if isinstance(error, TooOften):
            outcome, answer = "limited", error.sentence
        elif isinstance(error, Refusal):
            outcome, answer = "refused", error.sentence
        elif isinstance(error, GameError):
            outcome, answer = "refused", self._refusal(error)
        elif isinstance(error, RulesChanged):
            outcome, answer = "refused", sentence("discord-io/other-rules")
        elif isinstance(error, _OUTDATED):
            outcome, answer = "refused", COMMAND_CHANGED
        elif (code := code_of(error)) in EXPECTED:
            log.info("Discord refused a request", code=code, user=interaction.user.id)
            if failure_of(error) is Failure.PLACE_REFUSES and interaction.channel_id is not None:
                self._refused(interaction.channel_id)
            outcome, answer = "unshown", EXPECTED[code]
        elif isinstance(error, Limited):
            outcome, answer = "unshown", error.sentence
        elif passing(error):
            log.warning("Discord failed", error=repr(error), user=interaction.user.id)
            what = "match" if _is_of_a_match(interaction) else "page"
            outcome, answer = "unshown", sentence("discord-io/reply-refused", what=what)
        elif refuses_changes(error):
            log.error("database failed", reason=reason_of(error), user=interaction.user.id)
            outcome, answer = "unsaved", NOTHING_SAVED
        else:
            user_id = interaction.user.id
            trace = reports.report("interaction failed", error, where="press", user=user_id)
            outcome, answer = "failed", sentence("discord-io/failed", trace=trace)
        metrics.CLICKS.labels(outcome).inc()
        if answer is None:
            return
        try:
            await tell(interaction, language_of(interaction).render(answer))
        except (discord.HTTPException, *UNREACHABLE) as unheard:
            log.warning(
                "failure could not be reported to the player",
                error=repr(unheard),
                user=interaction.user.id,
            )

    def _refusal(self, error: GameError) -> Sentence:
        slug = error.facts.get("slug")
        return UNKNOWN_CONTROL if slug is None else self._presenter_of(slug).refusal(error)

    async def drain(self, seconds: float) -> None:
        """Accept no new work, and wait at most ``seconds`` for presses under way.

        People whose press takes longer are asked to press again. If the first press was stored
        after all, the second is refused as outdated and shows the first one's result. Raises
        TimeoutError if a person couldn't be told.
        """
        self._closing = True
        waiting = [task for task in self._in_flight if task is not asyncio.current_task()]
        if not waiting:
            return
        _, late = await asyncio.wait(waiting, timeout=seconds)
        if not late:
            return
        log.warning("presses timed out; their users are asked to press again", presses=len(late))
        telling = []
        for task in late:
            task.cancel()
            # The interaction is looked up at once: the cancelled task removes it as it ends.
            told = self.report_failure(self._in_flight[task], Refusal(_RESTARTING))
            telling.append(asyncio.create_task(told))
        _, untold = await asyncio.wait(telling, timeout=MAX_TELLING_SECONDS)
        for task in untold:
            task.cancel()
        if untold:
            raise TimeoutError(f"untold: {len(untold)}")


async def _unknown() -> None:
    raise Refusal(UNKNOWN_CONTROL)


async def _old_form() -> None:
    raise Refusal(sentence("discord-io/old-form"))


@contextmanager
def _flight(in_flight: dict[asyncio.Task[Any], Interaction], of: Interaction) -> Iterator[None]:
    task = asyncio.current_task()
    assert task is not None
    in_flight[task] = of
    try:
        yield
    finally:
        in_flight.pop(task, None)


UNKNOWN_CONTROL = sentence("discord-io/unknown-control")
NOTHING_SAVED = sentence("discord-io/nothing-saved")
_OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Raised by discord.py for a command that the person's Discord remembers from an older version."""
COMMAND_CHANGED = sentence("discord-io/changed-command")
_RESTARTING = sentence("discord-io/restarting")


def _is_of_a_match(interaction: Interaction) -> bool:
    data: Any = interaction.data or {}
    control = parse_custom_id(data.get("custom_id", ""))
    return control is not None and control.of_a_match


CogT = TypeVar("CogT")
P = ParamSpec("P")
_Command = Callable[Concatenate[CogT, Interaction, P], Coroutine[Any, Any, None]]


def routed(body: _Command[CogT, P]) -> _Command[CogT, P]:
    """Wrap a cog's slash command so that the router answers it, even if it fails."""

    @wraps(body)
    async def run(
        cog: CogT, interaction: Interaction, /, *args: P.args, **options: P.kwargs
    ) -> None:
        router = host_of(interaction).router
        await router.command(interaction, lambda: body(cog, interaction, *args, **options))

    return run


_Suggesting = Callable[Concatenate[CogT, Interaction, P], Coroutine[Any, Any, Suggested]]


def suggesting(body: _Suggesting[CogT, P]) -> _Suggesting[CogT, P]:
    """Wrap a cog's autocomplete so that the router limits it and handles its failures."""

    @wraps(body)
    async def run(
        cog: CogT, interaction: Interaction, /, *args: P.args, **options: P.kwargs
    ) -> Suggested:
        router = host_of(interaction).router
        return await router.suggest(interaction, lambda: body(cog, interaction, *args, **options))

    return run


FORM_SECONDS: Final = 15 * 60


class Form(discord.ui.Modal):
    """A form that the router answers, even if it fails. Its verb is registered as ``form``.

    ``answer_of(interaction).open(form)`` opens it.
    """

    def __init__(self, title: str) -> None:
        super().__init__(title=title, timeout=FORM_SECONDS)

    async def fill_in(self, interaction: Interaction) -> None:
        raise NotImplementedError

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        router = host_of(interaction).router
        await router.command(interaction, lambda: self.fill_in(interaction))

    async def on_error(  # type: ignore[override]  # a form has no item that fails
        self, interaction: discord.Interaction[Any], error: Exception, /
    ) -> None:
        """Report an error from before ``on_submit``, which handles its own."""
        await host_of(interaction).router.report_failure(interaction, error)


def choice_of(menu: discord.ui.Select[Any]) -> str:
    """Return the value chosen in a form's menu. Raises Refusal if it wasn't offered."""
    offered = {option.value for option in menu.options}
    chosen = menu.values[0] if len(menu.values) == 1 else None
    if chosen is None or chosen not in offered:
        raise Refusal(UNKNOWN_CONTROL)
    return chosen


def action_meant(presenter: Presenter, press: Press) -> dict[str, Any]:
    """Return the action of a game's control. Raises Refusal if it has none."""
    action = presenter.action(press.verb, press.args, press.values)
    if action is None:
        raise Refusal(UNKNOWN_CONTROL)
    return action


def played_action(presenter: Presenter, game: AnyGame, press: Press) -> dict[str, Any]:
    """Return a press's action in stored form. Raises Refusal if it has none."""
    action = action_meant(presenter, press)
    try:
        stored: dict[str, Any] = game.actions.dump_python(
            game.actions.validate_python(action), mode="json"
        )
    except ValidationError:
        raise Refusal(UNKNOWN_CONTROL) from None
    return stored
