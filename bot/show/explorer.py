"""Private pages with filters and page numbers: one verb serves all controls of such a page.

What a page shows is a query. Each control carries a whole one in its custom id, so nothing is kept
in memory. A menu's id also names the field that the chosen value goes into. Pages can be shared
with everybody in the channel.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Annotated, Any, ClassVar, Final, Generic, Self, TypeVar

import discord
from pydantic import AfterValidator, Field, ValidationError
from pydantic.dataclasses import dataclass

from bot.base.language import Language, language_for, sentence
from bot.base.names import escape_name
from bot.base.refusals import Refusal
from bot.discord_io.answers import answer_of
from bot.discord_io.controls import NO_MATCH, Interaction
from bot.discord_io.host import Emojis, emojis_of, host_of
from bot.discord_io.limits import check_limit
from bot.discord_io.messages import as_accepted, message_of, show_page
from bot.discord_io.permissions import NOT_HERE, may_write
from bot.discord_io.press import Press, language_of, place_of
from bot.discord_io.router import Router
from bot.pages.model import Button, Option, Page, Row, Select

SHARE: Final = "share"  # what the args of buttons that share a page begin with


def share_button(verb: str, args: str, language: Language) -> Button:
    return Button(language.say("bot/share"), verb, args, style="primary")


async def without_share(interaction: Interaction, page: Page) -> Page:
    """Remove the share button of a page if its reader may not post here."""

    def kept(row: Row) -> Row:
        if isinstance(row, Select):
            return row
        return tuple(button for button in row if not button.args.startswith(SHARE))

    rows: tuple[Row, ...] = tuple(filter(None, map(kept, page.rows)))
    if rows == page.rows:
        return page
    writes = may_write(interaction, interaction.channel)
    if writes and await host_of(interaction).is_welcome(interaction):
        return page
    return replace(page, rows=rows)


def mark_shared(page: Page, language: Language) -> Page:
    """Disable the share button of a page that has just been shared."""
    label = language.say("bot/share-button")

    def marked(button: Button) -> Button:
        pressed = button.args.startswith(SHARE)
        return replace(button, label=label, disabled=True) if pressed else button

    rows = (tuple(map(marked, row)) if isinstance(row, tuple) else row for row in page.rows)
    return replace(page, rows=tuple(rows))


def language_here(press: Press) -> Language:
    """Return the language of the channel where a page is shared."""
    return language_for(place_of(press.interaction).locale)


async def share(
    press: Press, page: Page, match_id: str = NO_MATCH, version: int = 0, *, once: str = ""
) -> discord.Message:
    """Post a page for everybody, with the name of the person who shares it. Returns the message.

    Its controls are for everybody too. Each person can share a page named by ``once`` only once per
    server. Raises Refusal if the person is blocked, may not write here, or shares too often.
    """
    await host_of(press.interaction).check_welcome(press.interaction)
    if not may_write(press.interaction, press.interaction.channel):
        raise Refusal(NOT_HERE)
    if not once:
        check_limit(press.interaction, "share")
        return await _post(press, page, match_id, version)
    limits, user_id = host_of(press.interaction).router.limits, press.person.user_id
    what = f"{once} {press.interaction.guild_id or press.interaction.channel_id}"
    if not limits.allow_once(user_id, what):
        raise Refusal(_SHARED_ALREADY)
    try:
        check_limit(press.interaction, "share")
        return await _post(press, page, match_id, version)
    except BaseException:
        limits.forget_once(user_id, what)
        raise


def shared_by(name: str, language: Language) -> str:
    return language.say("bot/post-name-shares", name=f"**{escape_name(name)}**")


async def _post(press: Press, page: Page, match_id: str, version: int) -> discord.Message:
    notice = shared_by(press.person.name, language_here(press))

    async def send(page: Page, emojis: Emojis) -> discord.Message:
        message = await message_of(page, match_id, version, emojis, notice=notice)
        await answer_of(press.interaction).defer()
        if not page.rows:
            del message["view"]
        message |= {"ephemeral": False, "allowed_mentions": discord.AllowedMentions.none()}
        # A server that allows no external apps sees nothing of an app that only a person installed.
        posted = await press.interaction.followup.send(**message, wait=True)
        if posted.flags.ephemeral:
            raise Refusal(_ONLY_YOU)
        return posted

    return await as_accepted(page, emojis_of(press.interaction), send)


_ONLY_YOU: Final = sentence("bot/only-you")
_SHARED_ALREADY: Final = sentence("bot/shared-already")


ANY: Final = "-"  # the option of a menu that clears a filter
PageNumber = Annotated[int, Field(ge=0, lt=10**6)]
UserId = Annotated[int, Field(ge=0, lt=2**63)]
Slug = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
"""The slug of a game, which needn't be installed any more."""


def one_of(choices: Callable[[], Collection[str]]) -> AfterValidator:
    """Return a validator that accepts only these values."""

    def check(value: str) -> str:
        if value not in choices():
            raise ValueError(value)
        return value

    return AfterValidator(check)


@dataclass(frozen=True)
class PageQuery:
    """What a page shows. Subclasses add fields with defaults, whose types check custom ids."""

    verb: ClassVar[str]

    @property
    def args(self) -> str:
        """The query in a custom id, without default values."""
        values = ((getattr(self, each.name), each.default) for each in fields(self))
        return ",".join("" if value == default else str(value) for value, default in values)

    @classmethod
    def parse(cls, args: str, values: Sequence[str] = ()) -> Self | None:
        """Parse a control's args, and the value chosen in a menu. Returns None if they're invalid.

        Anybody can send any custom id, and those of older versions differ.
        """
        filled, _, text = args.rpartition("=")
        names = [each.name for each in fields(cls)]
        given: dict[str, Any] = dict(zip(names, text.split(","), strict=False))
        if filled in names:
            given[filled] = "".join(values[:1]) if ANY not in values else ""
        try:
            return cls(**{name: value for name, value in given.items() if value})
        except ValidationError:
            return None

    def button(self, label: str, *, disabled: bool = False, **changes: Any) -> Button:
        """Return a button that leads to the same page with some changes."""
        return Button(label, self.verb, replace(self, **changes).args, disabled=disabled)

    def menu(
        self, placeholder: str, field: str, named: Mapping[str, str], everything: str = ""
    ) -> Select:
        """Return a menu that fills in a field. ``everything`` names an option that clears it."""
        now = str(getattr(self, field))
        first = (Option(everything, ANY, now == "None"),) if everything else ()
        options = (Option(name, value, value == now) for value, name in named.items())
        return Select(placeholder, self.verb, (*first, *options), f"{field}={self.args}")

    def share_button(self, language: Language) -> Button:
        return share_button(self.verb, f"{SHARE}={self.args}", language)


def turn_buttons(
    page: int, last: int, verb: str, args: Callable[[int], str], language: Language
) -> tuple[Button, ...]:
    """Return the buttons to the previous and next page, or none if there is only one page."""
    if not last:
        return ()
    ways = ((language.say("bot/back"), page - 1), (language.say("bot/forward"), page + 1))
    return tuple(
        Button(label, verb, args(min(max(to, 0), last)), disabled=not 0 <= to <= last)
        for label, to in ways
    )


QueryT = TypeVar("QueryT", bound=PageQuery)
Draw = Callable[[Interaction, QueryT, Language], Awaitable[Page]]
"""Returns the page of a query, or raises Refusal."""


class Explorer(Generic[QueryT]):
    """Answers the controls of one kind of page. Invalid ones lead to the page with its defaults."""

    def __init__(
        self,
        router: Router,
        query: type[QueryT],
        draw: Draw[QueryT],
        draw_public: Draw[QueryT] | None = None,
        *,
        former: Iterable[str] = (),
        once: Callable[[QueryT], str] = lambda _: "",
        then: Callable[[Press], Awaitable[None]] | None = None,
    ) -> None:
        """``draw_public`` returns the page for everybody, if it can be shared.

        ``once`` is as in ``share``, ``former`` as in ``Router.on``. ``then`` runs after sharing.
        """
        self._query = query
        self._draw = draw
        self._draw_public = draw_public
        self._once = once
        self._then = then
        router.on(query.verb, "page", self._follow, *former)

    async def show(self, interaction: Interaction, query: QueryT) -> None:
        """Answer an interaction with the reader's own page."""
        page = await self._draw(interaction, query, language_of(interaction))
        page = await without_share(interaction, page) if self._draw_public else page
        await show_page(interaction, page)

    async def _follow(self, press: Press) -> None:
        query, interaction = self._query.parse(press.args, press.values), press.interaction
        if not (query and self._draw_public and press.args.startswith(f"{SHARE}=")):
            await self.show(interaction, query or self._query())
            return
        public = await self._draw_public(interaction, query, language_here(press))
        await share(press, public, once=self._once(query))
        own = await self._draw(interaction, query, press.language)
        await show_page(interaction, mark_shared(own, press.language))
        if self._then is not None:
            await self._then(press)
