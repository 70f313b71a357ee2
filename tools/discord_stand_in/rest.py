"""Requests over HTTP: SimCord's handlers answer them in Discord's format, within its limits."""

import asyncio
import base64
import json
import re
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from io import BytesIO
from typing import Any
from urllib.parse import unquote

from aiohttp import web
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.enums import CallbackType
from simcord.http import router

from tools.discord_stand_in import refusals
from tools.discord_stand_in.refusals import Page
from tools.discord_stand_in.settings import Counts, Settings
from tools.discord_stand_in.world import as_json

_MAJOR = ("channel_id", "guild_id", "webhook_id", "token")
_OF_AN_INTERACTION = ("/interactions/", "/webhooks/{webhook_id}/{token}")


@dataclass
class Window:
    """A maximum number of requests within some seconds of the first one."""

    limit: int
    seconds: float
    used: int = 0
    ends: float = 0.0

    def take(self, now: float) -> float:
        """Take a request if there is room. Returns 0, or else the seconds until there is."""
        if now >= self.ends:
            self.used, self.ends = 0, now + self.seconds
        if self.used >= self.limit:
            return self.ends - now
        self.used += 1
        return 0.0


@dataclass(frozen=True)
class Verdict:
    """Whether a request may be answered, and the headers about the limits."""

    headers: dict[str, str] = field(default_factory=dict)
    scope: str = ""
    """The limit it exceeds: ``global``, ``user`` (a bucket), ``shared``, or nothing."""
    retry_after: float = 0.0


class Limits:
    """The limits of the bot."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._whole = Window(0, 1.0)
        self._windows: dict[tuple[str, ...], Window] = {}
        self._ends: dict[tuple[str, ...], float] = {}
        """When the limits of ``Settings.limited`` end."""

    def check(self, method: str, template: str, args: dict[str, str]) -> Verdict:
        now = time.monotonic()
        whole = self._settings.requests_per_second
        if whole is not None and not template.startswith(_OF_AN_INTERACTION):
            self._whole.limit = whole
            wait = self._whole.take(now)
            if wait:
                return _exceeded({"X-RateLimit-Global": "true"}, "global", wait)
        route = f"{method} {template}"
        key = (route, *(args[name] for name in _MAJOR if name in args))
        if (seconds := self._settings.limited.pop(route, None)) is not None:
            self._ends[key] = now + seconds
        if (wait := self._ends.get(key, now) - now) > 0:
            return _exceeded({}, "shared", wait)
        bucket = self._settings.buckets.get(route)
        if bucket is None:
            return Verdict()
        window = self._windows.get(key)
        if window is None:
            window = self._windows[key] = Window(*bucket)
        wait = window.take(now)
        left = max(0.0, window.ends - now)
        headers = {
            "X-RateLimit-Limit": str(window.limit),
            "X-RateLimit-Remaining": str(window.limit - window.used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": sha256(route.encode()).hexdigest()[:32],
        }
        return _exceeded(headers, "user", wait) if wait else Verdict(headers)


def _exceeded(headers: dict[str, str], scope: str, wait: float) -> Verdict:
    told = {"X-RateLimit-Scope": scope, "Retry-After": str(int(wait) + 1), "Via": "1.1 google"}
    return Verdict(headers | told, scope, round(wait + 0.001, 3))


BASE = "/api/v10"
CALLBACK = "/interactions/{interaction_id}/{token}/callback"
_FOLLOW_UP = "/webhooks/{webhook_id}/{token}"
_ORIGINAL = f"{_FOLLOW_UP}/messages/@original"
_BODY_ONLY_IF = {CALLBACK: "with_response", _FOLLOW_UP: "wait"}
"""Routes that return what they created only on request."""
_BY_TOKEN = ("/interactions/", _FOLLOW_UP)
"""Routes whose address is authorisation enough."""
_NAME = re.compile(rb'[ ;]name="([^"]*)"')
_FILE_NAME = re.compile(rb'filename="([^"]*)"')
_FILE = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True)
class Found:
    """The handler of a request."""

    template: str
    args: dict[str, str]
    handler: Callable[[router.RequestContext], Any]


@dataclass
class Upload:
    """A file as SimCord's handlers read it."""

    fp: BytesIO
    filename: str
    description: str | None = None


class Routes:
    """SimCord's routes, by method, first part and length."""

    def __init__(self) -> None:
        refusals.install()
        self._known: dict[tuple[str, str, int], list[tuple[list[str], router.Handler]]] = {}
        for method, known in router._ROUTES.items():
            for template, handler in known:
                key = (method, template[0], len(template))
                self._known.setdefault(key, []).append((template, handler))
        for alike in self._known.values():  # what has fewer names in it comes first
            alike.sort(key=lambda each: sum(_is_name(part) for part in each[0]))

    def find(self, method: str, path: str) -> Found | None:
        parts = path.strip("/").split("/")
        for template, handler in self._known.get((method, parts[0], len(parts)), ()):
            args = {}
            for wanted, part in zip(template, parts, strict=True):
                if _is_name(wanted):
                    args[wanted[1:-1]] = part
                elif wanted != part:
                    break
            else:
                return Found("/" + "/".join(template), args, handler)
        return None


def _is_name(part: str) -> bool:
    return part.startswith("{")


class Rest:
    """Answers the requests of the bot's processes."""

    def __init__(
        self,
        backend: Backend,
        settings: Settings,
        counts: Counts,
        answered: Callable[[int, int], None],
    ) -> None:
        """``answered`` is called with each answered interaction and the kind of response."""
        self._backend = backend
        self._settings = settings
        self._counts = counts
        self._answered = answered
        self._routes = Routes()
        self._limits = Limits(settings)
        self.gateway = ""
        self.avatar = b""
        """The avatar that the bot has uploaded."""
        self.edited: set[str] = set()
        """Tokens of interactions whose reply, or pressed message, was edited later with them."""
        self.put_in_place: defaultdict[str, list[str]] = defaultdict(list)
        """Pages that replaced the pressed message or the reply, as JSON, by token."""
        self.unknown: list[str] = []
        """Requests that SimCord doesn't know, or has failed at."""

    async def serve(self, request: web.Request) -> web.Response:
        """Answer a request for our routes or for an attachment."""
        raw = request.rel_url.raw_path
        if not raw.startswith(BASE):
            file = self._backend.cdn.get(unquote(raw))
            return web.Response(status=404) if file is None else web.Response(body=file)
        path = raw[len(BASE) :]
        if request.method == "GET" and path == "/gateway/bot":
            found: Found | None = Found(path, {}, self._where_the_gateway_is)
        elif request.method == "PATCH" and path == "/users/@me":
            found = Found(path, {}, self._bot_edited)
        else:
            found = self._routes.find(request.method, path)
        if found is None:
            return self._not_known(f"{request.method} {path}")
        route = f"{request.method} {found.template}"
        sent = request.headers.get("Authorization")
        if sent != f"Bot {self._settings.token}" and not found.template.startswith(_BY_TOKEN):
            self._counts.refused[route, 401] += 1
            return _said({"message": "401: Unauthorized", "code": 0}, 401)
        verdict = self._limits.check(request.method, found.template, found.args)
        if verdict.scope:
            self._counts.limited[route, verdict.scope] += 1
            return _said(
                {
                    "message": "You are being rate limited.",
                    "retry_after": verdict.retry_after,
                    "global": verdict.scope == "global",
                },
                429,
                verdict.headers,
            )
        body, files = await _read(request)
        half = self._settings.latency / 2
        if half:
            await asyncio.sleep(half)
        answer = self._handle(request, path, found, body, files)
        answer.headers.update(verdict.headers)
        if half:
            await asyncio.sleep(half)
        return answer

    def _handle(
        self, request: web.Request, path: str, found: Found, body: Any, files: list[Upload]
    ) -> web.Response:
        route = f"{request.method} {found.template}"
        context = router.RequestContext(
            self._backend,
            found.args,
            json=body,
            params=dict(request.query),
            files=files,
            reason=unquote(request.headers.get("X-Audit-Log-Reason", "")) or None,
            method=request.method,
            path=path,
        )
        try:
            made = found.handler(context)
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            return self._not_known(str(gap))
        except BackendError as error:
            self._counts.refused[route, error.status] += 1
            if isinstance(error, Page):
                return web.Response(text=error.message, content_type="text/html", status=429)
            return _said(error.to_json(), error.status)
        except Exception as error:
            self.unknown.append(f"{route}: {error!r}")
            raise
        self._counts.answered[route] += 1
        if route == f"PATCH {_ORIGINAL}":
            self.edited.add(found.args["token"])
            self.put_in_place[found.args["token"]].append(json.dumps(body))
        if found.template == CALLBACK:
            if body["type"] == CallbackType.UPDATE_MESSAGE:
                self.put_in_place[found.args["token"]].append(json.dumps(body["data"]))
            self._answered(int(found.args["interaction_id"]), body["type"])
        asked_for = _BODY_ONLY_IF.get(found.template) if request.method == "POST" else None
        if asked_for is not None and request.query.get(asked_for) not in ("1", "true"):
            made = None
        return web.Response(status=204) if made is None else _said(made)

    def _not_known(self, what: str) -> web.Response:
        self.unknown.append(what)
        return _said({"message": what, "code": 0}, 501)

    def _where_the_gateway_is(self, _: router.RequestContext) -> dict[str, Any]:
        begun = self._counts.identified.total()
        return {
            "url": self.gateway,
            "shards": self._settings.shards,
            "session_start_limit": {
                "total": 1000,
                "remaining": max(0, self._settings.sessions_left - begun),
                "reset_after": int(self._settings.sessions_reset_seconds * 1000),
                "max_concurrency": self._settings.max_concurrency,
            },
        }

    def _bot_edited(self, context: router.RequestContext) -> Any:
        """Change the bot's avatar, which SimCord doesn't support."""
        assert context.json is not None
        self.avatar = base64.b64decode(context.json["avatar"].partition(",")[2])
        return serializers.user_payload(self._backend.bot_user)


def _said(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    told = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=as_json(data).encode(), status=status, headers=told)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return a request's body, and the files that came with it."""
    if not request.body_exists:
        return None, []
    sent = await request.read()
    kind, _, boundary = request.headers.get("Content-Type", "").partition("boundary=")
    if not kind.startswith("multipart/form-data"):
        return (json.loads(sent) if sent else None), []
    return _parts(sent, boundary.strip('"').encode())


def _parts(sent: bytes, boundary: bytes) -> tuple[Any, list[Upload]]:
    """Parse discord.py's form data: its JSON or single fields, and files by number."""
    body: Any = {}
    files: dict[int, Upload] = {}
    for part in (b"\r\n" + sent).split(b"\r\n--" + boundary)[1:-1]:
        head, _, content = part.partition(b"\r\n\r\n")
        named = _NAME.search(head)
        assert named is not None, head
        name = named[1].decode()
        file_name = _FILE_NAME.search(head)
        if file_name is not None:
            number = _FILE.fullmatch(name)
            place = int(number[1]) if number is not None else len(files)
            files[place] = Upload(BytesIO(content), file_name[1].decode())
        elif name == "payload_json":
            body = json.loads(content)
        else:
            body[name] = content.decode()
    message = body.get("data") or body
    for told in message.get("attachments") or ():
        file = files.get(int(told["id"]))
        if file is not None:
            file.filename = told.get("filename", file.filename)
            file.description = told.get("description")
    return body, [files[number] for number in sorted(files)]
