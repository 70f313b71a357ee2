"""The local page: the real bot in SimCord's simulated Discord, in a browser on localhost.

The server and its people keep their ids between runs, so that stored matches can continue.
"""

import asyncio
import io
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import discord
from PIL import Image

from bot.app import MAX_PART_SECONDS, Castellan
from bot.base import logs
from bot.base.environment import Environment
from bot.base.language import language_for, sentence
from bot.base.shutdown import Shutdown
from bot.discord_io.controls import parse_custom_id
from bot.pictures.emblems import icon
from bot.storage.database import Use

log = logs.get(__name__)

SERVER = sentence("bot/server-keep")
CHANNEL = sentence("bot/channel")
PEOPLE = (
    sentence("bot/people-ada"),
    sentence("bot/people-boris"),
    sentence("bot/people-chidi"),
    sentence("bot/people-dunya"),
    sentence("bot/people-edda"),
)
_FAVICON = "/favicon.ico"
_PNG = b"\x89PNG\r\n"
UNLIMITED = 1_000_000.0  # requests per second that the simulated Discord accepts
MAX_END_SECONDS = 4.2
"""Maximum time from Ctrl+C until the process has ended, except for its last log line."""
TICK_SECONDS = 0.25
TICKS_BETWEEN_RENEWALS = 80
"""Clock ticks between renewals of the page. Its times, such as a turn's end, only move then."""
ONE_BROWSER = 2
"""Number of pages of one browser: its own and SimCord's. A click renews its own page, so a second
renewal would only make the next quick click stale."""


_ROOM_FOR_PICTURES = """
img:is(.embed-image, .attachment-image):not([src]) {
    width: calc(attr(width type(<number>)) * 1px);
    max-width: 100%;
    aspect-ratio: attr(width type(<number>)) / attr(height type(<number>));
}
"""
"""A picture that isn't loaded yet takes up its final space. SimCord states its size."""
_FRESH_MENUS = (
    "  if (draftValue(key) === undefined) {",
    """  const shown = (renderSelect.shown ??= new Map()), now = JSON.stringify(component);
  if (dropdown?.key !== key) {
    if (shown.has(key) && shown.get(key) !== now) {
      options.onReconcileDraft?.(key, component.type === TYPE.STRING_SELECT
        ? optionDefaults(entries).slice(0, maximum) : selectedIds(descriptor));
    }
    shown.set(key, now);
  }
  if (draftValue(key) === undefined) {""",
)
"""A menu that the bot has changed shows the bot's selection, as on Discord. Otherwise it would keep
showing what a person selected before."""
_STILL_UNDER_A_FINGER = (
    "  function accept(value) {",
    """  let held = false;
  for (const kind of ["pointerdown", "pointerup", "pointercancel"]) {
    document.addEventListener(kind, (event) => {
      held = kind === "pointerdown";
      if (held) event.target.closest(".component-button")?.setPointerCapture(event.pointerId);
    }, true);
  }
  /** @param {Checkpoint} value */
  function accept(value) {
    if (held) return false;""",
)
"""While a button is held down nothing is redrawn, so that a click can't miss a moving button."""
_MENUS_IN_SIGHT = (  # an open menu stays open and in view when the page is redrawn and scrolls
    "cancelDropdown(wrap.dataset.controlKey);\n        continue;",
    'trigger.scrollIntoView({ block: "nearest" });\n        continue;',
)
_PICTURES_ABOVE_CONTROLS = (  # attached pictures are between text and controls, as on Discord
    "    });\n    root.append(list);",
    """    });
    const controls = root.querySelector(":scope > .message-components");
    if (controls) controls.before(list); else root.append(list);""",
)
_CHOICES_WAIT = (
    "if (state.pendingAction || state.blocked) {",
    "if (state.pinnedCapture) {",
)
_WAITING_CHOICE = (
    "  function drain() {",
    """  /** @type {ActionBody | null} */
  let chosen = null;
  function drain() {
    if (chosen && !admissionBlocked()) {
      const body = chosen; chosen = null; dispatch("select", body); return;
    }""",
)
_CHOICE_WAITS = (
    "    if (pending || (uncertain",
    """    if (kind === "select" && !uncertain && admissionBlocked()) { chosen = extra; return; }
    if (pending || (uncertain""",
)
"""What is chosen while an earlier press is being answered is sent after that."""
_FOLLOWS_OWN_ACTIONS = (
    "    if ((snapshot.history?.hasAfter || hasNewTail)",
    """    const acted = snapshot.lastAction?.requestId;
    if (acted !== state.acted) { state.acted = acted; state.follows = true; }
    if (state.follows && hasNewTail) state.scrollIntent = { policy: "bottom" };
    if ((snapshot.history?.hasAfter || hasNewTail)""",
)
_UNTIL_SCROLLED = (
    '  ui.timeline.addEventListener("scroll",',
    """  for (const kind of ["wheel", "touchmove"]) {
    ui.timeline.addEventListener(kind, () => { state.follows = false; }, { passive: true });
  }
  ui.timeline.addEventListener("scroll",""",
)
"""New messages come into view after one's own command or press, until the person scrolls."""
_STAYS_AT_THE_END = (
    "ui.timeline.clientHeight <= 1",
    """ui.timeline.clientHeight <= 1 || (state.scrollIntent?.policy === "bottom"
      && state.height !== ui.timeline.scrollHeight)""",
)
_HEIGHT_AT_THE_END = (
    "ui.timeline.scrollTop = ui.timeline.scrollHeight - ui.timeline.clientHeight;",
    """state.height = ui.timeline.scrollHeight;
      ui.timeline.scrollTop = state.height - ui.timeline.clientHeight;""",
)
"""The view stays at the end when messages grow: only people scroll away from it."""
_EITHER_NAME = (
    'const invocation = String(entry.invocation || "");',
    'const invocation = `${entry.invocation} ${entry.path.join(" ")}`;',
)
"""A command is found by its name in the reader's language and by its own, as on Discord."""
_MENDED = {
    "/actions.js": (_WAITING_CHOICE, _CHOICE_WAITS),
    "/commands.js": (_EITHER_NAME,),
    "/messages.js": (_PICTURES_ABOVE_CONTROLS,),
    "/selects.js": (_FRESH_MENUS,),
    "/select-drafts.js": (_MENUS_IN_SIGHT, _CHOICES_WAIT),
    "/session.js": (_STILL_UNDER_A_FINGER,),
    "/timeline.js": (_FOLLOWS_OWN_ACTIONS, _UNTIL_SCROLLED, _STAYS_AT_THE_END, _HEIGHT_AT_THE_END),
}


async def serve(environment: Environment, shutdown: Shutdown) -> int:
    """Serve the page until it is closed or interrupted. Returns the exit status."""
    closing = asyncio.Event()
    shutdown.when_asked(closing.set)
    # SimCord probes discord.py when it is imported, and discord.py warns about that.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    try:
        from simcord import SetupError
        from simcord.backend.cdn import CDN_BASE

        from bot.local_discord import LocalDiscord
    except ImportError:
        print("The local page needs an extra: pip install 'castellan[play]'", file=sys.stderr)
        return 2
    local = {
        "database_url": environment.play_database_url,
        "requests_per_second": UNLIMITED,
        "discord_api": None,
        "card_emojis": False,  # the page shows no pictures of an application's own emojis
        "shard_count": 1,
        "shard_ids": None,
        "monitor_port": None,  # a bot with the same settings may have it
    }
    bot = Castellan(
        environment.model_copy(update=local),
        database_setting="PLAY_DATABASE_URL",
        fresh_discord=environment.play_language,
        shutdown=shutdown,
    )
    env = LocalDiscord(bot)
    us = env.backend.bot_user
    us.name, us.avatar = "Castellan", "icon"
    locale, language = environment.play_language, language_for(environment.play_language)
    guild = env.create_guild(language.render(SERVER), preferred_locale=locale)
    channel = guild.create_text_channel(language.render(CHANNEL))
    users = [
        env.create_user(language_for("en").render(told).lower(), global_name=language.render(told))
        for told in PEOPLE
    ]
    wardens = guild.create_role("wardens", permissions=discord.Permissions(manage_guild=True))
    people = [guild.add_member(users[0], roles=[wardens]), *map(guild.add_member, users[1:])]
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    drawn_icon = icon()
    _mend_page(drawn_icon)
    _speak(locale)
    _know_commands_by_their_names_in(locale)
    _know_controls_by_what_they_do()
    await bot.database.open(Use.BOT)
    try:
        await bot.guild_book.change(guild.id, threads=False)  # the page shows only one channel
        await env.start()
        preview = env.preview(
            channel,
            viewers=people,
            layout="channel",
            port=environment.play_port,
            timezone="UTC",
            locale=locale,
            assets={f"{CDN_BASE}/avatars/{us.id}/{us.avatar}.png": ("icon.png", drawn_icon)},
        )
        await _keep_time(env, preview, closing)
    except SetupError as error:
        if not isinstance(error.__cause__, OSError):
            raise
        print(
            f"PLAY_PORT: port {environment.play_port} could not be used: "
            f"{error.__cause__.strerror}. "
            f"Choose another: PLAY_PORT={environment.play_port + 1} make play",
            file=sys.stderr,
        )
        return 2
    finally:
        await bot.close()
        await shutdown.end("simulated Discord", env.shutdown, MAX_PART_SECONDS)
        if shutdown.unfinished:  # what hangs would be waited for again
            shutdown.cut_off(sys.exc_info()[1])
    return shutdown.status


def _mend_page(favicon: bytes) -> None:
    """Serve SimCord's page with our fixes, and with mentions in embeds, as on Discord.

    SimCord would re-encode each picture in a process of its own, to guard against what people
    send. Here only the bot sends pictures.
    """
    from aiohttp import web
    from simcord.preview._markdown import _FIELD_POLICIES
    from simcord.preview._media import MediaInfo, MediaWorker, _process_media
    from simcord.preview._server import PreviewServer

    _FIELD_POLICIES["embed_description"] |= {"mentions": True, "commands": True}

    plain = PreviewServer._static  # noqa: SLF001
    PreviewServer._STATIC_FILES[_FAVICON] = ""  # noqa: SLF001

    async def mended(server: Any, request: Any) -> Any:
        if request.path == _FAVICON:
            return web.Response(body=favicon, content_type="image/png")
        answer = await plain(server, request)
        if request.path.endswith(".css"):
            answer.text += _ROOM_FOR_PICTURES
        for was, mended_so in _MENDED.get(request.path, ()):
            answer.text = answer.text.replace(was, mended_so)
        return answer

    PreviewServer._static = mended  # type: ignore[method-assign, assignment]  # noqa: SLF001

    async def looked_at(_worker: Any, _key: str, data: bytes, at: float | None) -> Any:
        if not data.startswith(_PNG):
            return await asyncio.to_thread(_process_media, data, at)
        with Image.open(io.BytesIO(data)) as picture:
            width, height = picture.size
        return MediaInfo(
            format="PNG",
            width=width,
            height=height,
            frames=1,
            decoded_bytes=4 * width * height,
            normalized=data,
            content_type="image/png",
            capture=data,
            poster=data,
        )

    MediaWorker._decode = looked_at  # type: ignore[method-assign, assignment]  # noqa: SLF001


def _speak(locale: str) -> None:
    from simcord import interactions

    plain = interactions.base_payload

    def spoken(backend: Any, **options: Any) -> Any:
        record, payload = plain(backend, **options)
        payload["locale"] = locale
        if "guild_locale" in payload:
            payload["guild_locale"] = locale
        for command in _commands_of(backend):
            if command["name"] == record.command_name:
                record.command_name = _localized(command, "name", locale)
                break
        return record, payload

    interactions.base_payload = spoken


def _commands_of(backend: Any) -> list[dict[str, Any]]:
    return [each for registered in backend.commands.values() for each in registered.values()]


def _localized(described: dict[str, Any], field: str, locale: str) -> Any:
    return (described.get(f"{field}_localizations") or {}).get(locale) or described[field]


def _know_commands_by_their_names_in(locale: str) -> None:
    """Show commands, and mentions of them, by their names and descriptions in the locale."""
    from simcord.interactions import walk_to_subcommand
    from simcord.preview import _commands, _messages, _queries, _snapshot

    plain, listed = _messages._markdown_context, _commands._authorized_catalog  # noqa: SLF001

    def named(preview: Any, *args: Any, **options: Any) -> dict[str, Any]:
        context: dict[str, Any] = plain(preview, *args, **options)
        for command in _commands_of(preview.env.backend):
            if str(command["id"]) in context["commands"]:
                context["commands"][str(command["id"])] = _localized(command, "name", locale)
        return context

    def offered(preview: Any, page: Any) -> dict[str, Any]:
        catalog: dict[str, Any] = listed(preview, page)
        known = {str(each["id"]): each for each in _commands_of(preview.env.backend)}
        entries = []
        for entry in catalog["entries"]:
            command, path = known[entry["commandId"]], entry["path"][1:]
            steps = [walk_to_subcommand(command, path[:depth])[0] for depth in range(len(path) + 1)]
            entries.append(
                {
                    **entry,
                    "invocation": " ".join(_localized(step, "name", locale) for step in steps),
                    "description": _localized(steps[-1], "description", locale),
                }
            )
        return {**catalog, "entries": entries}

    _commands._authorized_catalog = offered  # noqa: SLF001
    for module in (_messages, _queries, _snapshot):
        module._markdown_context = named  # type: ignore[attr-defined]  # noqa: SLF001


def _know_controls_by_what_they_do() -> None:
    """Make a click mean the control that was clicked, even if it has moved since.

    SimCord identifies controls by their position in a message, and would press whatever is there
    now.
    """
    from simcord.preview import _action_plans, _component_projection

    pressed, drawn = _action_plans._component_key, _component_projection._control_key  # noqa: SLF001

    def key_when_pressed(component: Any, path: str, message_id: int) -> str | None:
        return pressed(*_known_by_deed(component, path), message_id)

    def key_when_drawn(scope: str, component: Any, path: str) -> str | None:
        return drawn(scope, *_known_by_deed(component, path))

    _action_plans._component_key = key_when_pressed  # noqa: SLF001
    _component_projection._control_key = key_when_drawn  # noqa: SLF001


def _known_by_deed(component: Any, path: str) -> tuple[Any, str]:
    """Return a component without its number, and a key for it.

    The key says what the component does if it's ours. Otherwise it's the position.
    """
    known = parse_custom_id(str(component.get("custom_id")))
    if known is None:
        return component, path
    return {**component, "id": None}, f"{known.match_id}:{known.verb}:{known.args}"


async def _keep_time(env: Any, preview: Any, closing: asyncio.Event) -> None:
    turns = _Turns(env, preview)
    async with preview:
        print("\nPick a person at the top of the page, then type /play. Ctrl+C ends it.")
        print(
            f"This start's own address, to be opened in a browser:\n\n{preview.url}\n", flush=True
        )
        while not closing.is_set():
            await asyncio.sleep(TICK_SECONDS)
            await turns.pass_time()


class _Turns:
    """Serialises clicks and time, because SimCord refuses a click while time is moving."""

    def __init__(self, env: Any, preview: Any) -> None:
        self._env = env
        self._preview = preview
        self._lock = asyncio.Lock()
        self._told = time.monotonic()
        self._seen = 0
        self._ticks = 0
        self._answer: Callable[[str, Any], Awaitable[Any]] = preview._action  # noqa: SLF001
        preview._action = self._answer_in_turn  # noqa: SLF001

    async def _answer_in_turn(self, context_id: str, body: Any) -> Any:
        async with self._lock:
            self._preview._advance_presentation_time()  # noqa: SLF001
            answer = await self._answer(context_id, self._brought_up_to_date(context_id, body))
            if len(self._preview._pages) <= ONE_BROWSER:  # noqa: SLF001
                self._seen = len(self._env.http_requests)
            return answer

    def _brought_up_to_date(self, context_id: str, body: Any) -> Any:
        """Return a click on a slightly older page as a click on the present one.

        SimCord would refuse it otherwise. A click on something that is gone is refused anyway.
        """
        page = self._preview._pages.get(context_id)  # noqa: SLF001
        if page is None or not isinstance(body, dict) or "published_revision" not in body:
            return body
        return {**body, "published_revision": page.revision}

    async def pass_time(self) -> None:
        """Move the clock on, and show what has changed."""
        async with self._lock:
            now = time.monotonic()
            await self._env.advance_time(now - self._told)
            self._told = now
            self._ticks += 1
            changed = len(self._env.http_requests) != self._seen
            if changed or self._ticks % TICKS_BETWEEN_RENEWALS == 0:
                self._seen = len(self._env.http_requests)
                await self._preview.refresh()
