"""The form that plans a game night: its first values, and parsing what people enter."""

import re
from collections.abc import Awaitable, Callable
from datetime import datetime, time, timedelta
from typing import Any, Final, NamedTuple, Self, TypeVar
from zoneinfo import ZoneInfo

import discord

from bot.base.discord_limits import MAX_SELECT_OPTIONS
from bot.base.language import Language, sentence
from bot.base.names import clean_name
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.router import UNKNOWN_CONTROL, Form, choice_of
from bot.preferences.server_panel import Offered
from bot.preferences.servers import GuildSettings
from cogs.game_nights.store import MINUTES, GameNight

MAX_TITLE, MAX_NOTE, MAX_TIME = 80, 300, 8
SOON_MINUTES: Final = (15, 30, 60)  # from now, instead of a day and a time
STEP: Final = timedelta(minutes=30)
LEAD: Final = timedelta(minutes=10)  # at least, from now to the proposed time
USUAL_MINUTES: Final = 60
_MAX_LABEL: Final = 45
_Field = TypeVar("_Field", discord.ui.Select[Any], discord.ui.TextInput[Any])
# ``20:30``, ``20.30``, ``20h30``, ``2030``, ``8:30 pm``, or just an hour.
_TIME: Final = re.compile(r"(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*([ap]m)?", re.IGNORECASE)


class Draft(NamedTuple):
    """The contents of a form.

    ``day`` is in ISO 8601, or minutes from now, such as ``+15``. ``night_id`` is the game night to
    change, empty for a new one. ``planned_at`` is its start before the change.
    """

    slug: str
    day: str
    time: str
    length: str
    title: str = ""
    note: str = ""
    night_id: str = ""
    planned_at: int | None = None

    @classmethod
    def of(cls, night: GameNight, settings: GuildSettings) -> Self:
        """Return the form filled in with what is planned."""
        begins = settings.local_time(night.starts_at)
        day, time_of_day = begins.date().isoformat(), f"{begins:%H:%M}"
        texts = (night.title or "", night.note or "")
        length = str(night.minutes)
        return cls(night.slug, day, time_of_day, length, *texts, night.id, night.starts_at)

    @classmethod
    def proposed(cls, slug: str, settings: GuildSettings, now: int) -> Self:
        """Return the form's initial contents, which propose the next full or half hour."""
        begins = proposed_time(settings.local_time(now))
        return cls(slug, begins.date().isoformat(), f"{begins:%H:%M}", str(USUAL_MINUTES))

    def starts_at(self, settings: GuildSettings, now: int) -> int:
        """Return the start in ms since 1970. Raises Refusal if the time can't be read."""
        if self.day.startswith("+"):
            return now + int(self.day) * 60_000
        begins = datetime.combine(datetime.fromisoformat(self.day), parse_time(self.time))
        if self.planned_at is not None:
            # The form lacks its seconds, and whether it's the first or second of a repeated hour.
            planned = settings.local_time(self.planned_at)
            if begins == planned.replace(second=0, microsecond=0, tzinfo=None):
                return self.planned_at
        begins = begins.replace(tzinfo=ZoneInfo(settings.time_zone))
        first, second = (int(begins.replace(fold=n).timestamp() * 1000) for n in (0, 1))
        return second if first <= now < second else first

    def minutes(self) -> int:
        """Return the length. Raises Refusal if the form doesn't offer it."""
        if self.length not in map(str, MINUTES):
            raise Refusal(UNKNOWN_CONTROL)
        return int(self.length)

    def texts(self) -> tuple[str | None, str | None]:
        """Return title and note as they are stored, each on one line."""
        title, note = (
            clean_name(each) if each.strip() else None for each in (self.title, self.note)
        )
        return title and title[:MAX_TITLE], note and note[:MAX_NOTE]


def proposed_time(local: datetime) -> datetime:
    """Return the next full or half hour that leaves people time to join."""
    earliest = (local + LEAD).replace(second=0, microsecond=0, tzinfo=None)
    over = timedelta(minutes=earliest.minute) % STEP
    return earliest + (STEP - over if over else timedelta())


def parse_time(text: str) -> time:
    """Parse a time of day, such as ``20:30`` or ``8 pm``. Raises Refusal for other texts."""
    found = _TIME.fullmatch(text.strip())
    if found is not None:
        hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
        if half and 1 <= hour <= 12:
            # 12 am is 0:00, and 12 pm is 12:00.
            hour, half = hour % 12 + (12 if half == "pm" else 0), ""
        if not half and hour < 24 and minute < 60:
            return time(hour, minute)
    raise Refusal(sentence("game-nights/unknown-time"))


class GameNightForm(Form):
    """Day, time, length, title and note of a game night.

    Discord's forms have five fields at most.
    """

    def __init__(
        self,
        send: Callable[[Interaction, Draft], Awaitable[None]],
        draft: Draft,
        settings: GuildSettings,
        now: int,
        language: Language,
    ) -> None:
        """``draft`` has the form's initial values; ``send`` takes those entered."""
        super().__init__(
            language.say("game-nights/form", what="change" if draft.night_id else "new")
        )
        self._send = send
        self._before = draft
        days = _days(settings, now, language)
        today = days[len(SOON_MINUTES)][1]
        passed = draft.day not in {value for _, value in days}
        lengths = [(language.say("game-nights/duration", n=each), str(each)) for each in MINUTES]
        self._language, self._zone = language, settings.time_zone.replace("_", " ")
        self._day = self._menu("day", days, today if passed else draft.day)
        self._time = self._text("time", draft.time, MAX_TIME, placeholder="20:30")
        self._length = self._menu("length", lengths, draft.length)
        self._title = self._text("title", draft.title, MAX_TITLE, required=False)
        long = discord.TextStyle.paragraph
        self._note = self._text("note", draft.note, MAX_NOTE, required=False, style=long)

    def _menu(self, name: str, offered: Offered, chosen: str) -> discord.ui.Select[Any]:
        """Add a menu. If it lacks the chosen value, its first option is selected."""
        known = chosen if chosen in {value for _, value in offered} else offered[0][1]
        options = [
            discord.SelectOption(label=label, value=value, default=value == known)
            for label, value in offered
        ]
        return self._added(discord.ui.Select(custom_id=name, options=options))

    def _text(self, name: str, before: str, most: int, **more: Any) -> discord.ui.TextInput[Any]:
        return self._added(
            discord.ui.TextInput(custom_id=name, default=before or None, max_length=most, **more)
        )

    def _added(self, field: _Field) -> _Field:
        label = self._language.say("game-nights/field", what=field.custom_id, zone=self._zone)
        self.add_item(discord.ui.Label(text=label[:_MAX_LABEL], component=field))
        return field

    async def fill_in(self, interaction: Interaction) -> None:
        draft = self._before._replace(
            day=choice_of(self._day),
            time=self._time.value,
            length=choice_of(self._length),
            title=self._title.value,
            note=self._note.value,
        )
        await self._send(interaction, draft)


def _days(settings: GuildSettings, now: int, language: Language) -> list[tuple[str, str]]:
    """Return the options of the first menu: a few minutes from now, today, later days."""
    soon = [(language.say("game-nights/soon", n=each), f"+{each}") for each in SOON_MINUTES]
    today = settings.local_time(now).date()
    days = [(today + timedelta(days=n)).isoformat() for n in range(MAX_SELECT_OPTIONS - len(soon))]
    dates = [
        language.say("game-nights/day", ahead=n, day=language.date(day))
        for n, day in enumerate(days)
    ]
    return [*soon, *zip(dates, days, strict=True)]
