"""``/play``: a command for each game, built from the options in its rules."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import cache
from inspect import Parameter, Signature, signature
from typing import Any, Final

from discord import app_commands
from discord.app_commands import Choice, locale_str
from pydantic import BaseModel, ValidationError

from bot.app import Castellan, bot_of
from bot.base.language import Sentence, command_choice, command_text
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.router import COMMAND_CHANGED
from bot.pages.computers import LEVEL_NAMES
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.table import PACES
from cogs.table.lobby import open_table
from cogs.table.solitaire import open_solitaire
from games.core import Game

SHARED: Final[Mapping[str, locale_str]] = {
    "pace": command_text("bot/time-per-turn"),
    "computers": command_text("table/about-computers"),
    "level": command_text("table/about-level"),
    "casual": command_text("bot/play-fun-rating"),
    "private": command_text("table/about-private"),
}
"""Options of every game, besides its own."""


def add_game(
    bot: Castellan,
    game: type[Game[Any, Any, Any]],
    presenter: Presenter,
    description: locale_str,
    names: Mapping[str, Sentence] | None = None,
    **texts: locale_str,
) -> None:
    """Register a game with its presenter, and its ``/play`` command.

    ``texts`` describe the game's options, ``names`` are texts for the options' values.
    """
    bot.add_presenter(game.slug, presenter)
    opened = open_solitaire if isinstance(presenter, SolitairePresenter) else open_table
    rules = _rules(game.options)
    own = [
        Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=_kind(rule))
        for name, rule in rules.items()
    ]
    # The person who opens the table has a seat, so one computer less fits.
    shared = [
        each.replace(annotation=_between(1, game.seats.stop - 2))
        if each.name == "computers"
        else each
        for each in signature(opened).parameters.values()
        if each.name in SHARED
    ]
    choices = {
        name: [Choice(name=command_choice(names[word]), value=word) for word in rule["enum"]]
        for name, rule in rules.items()
        if names and "enum" in rule
    }
    if opened is open_table:
        for name, words in (("pace", PACES), ("level", LEVEL_NAMES)):
            choices[name] = [
                Choice(name=command_choice(told), value=word) for word, told in words.items()
            ]
    said = {**texts, **{each.name: SHARED[each.name] for each in shared}}
    callback = _callback(game, opened, [*own, *shared])
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=game.slug,
        description=description,
        callback=app_commands.describe(**said)(app_commands.choices(**choices)(callback)),
    )
    bot.play.add_command(command)


@cache
def _rules(options: type[BaseModel]) -> Mapping[str, Mapping[str, Any]]:
    """Return the JSON schema of each option. That of an optional one is the schema of its value."""
    fields = options.model_json_schema().get("properties", {})
    return {name: field.get("anyOf", [field])[0] for name, field in fields.items()}


def _callback(
    game: type[Game[Any, Any, Any]],
    opened: Callable[..., Awaitable[None]],
    parameters: list[Parameter],
) -> Callable[..., Coroutine[Any, Any, None]]:
    """Build the callback of ``/play <game>``. discord.py reads the options from its signature."""

    async def play(interaction: Interaction, /, **given: Any) -> None:
        shared = {name: given.pop(name) for name in SHARED if name in given}
        chosen = {
            name: value.value if isinstance(value, Choice) else value
            for name, value in given.items()
            if value is not None
        }

        async def opening() -> None:
            try:
                options = game.options.model_validate(chosen).model_dump(mode="json")
            except ValidationError as error:  # an older Discord offers what is no option any more
                raise Refusal(COMMAND_CHANGED) from error
            await opened(interaction, game.slug, options, **shared)

        await bot_of(interaction).router.command(interaction, opening)

    first = Parameter("interaction", Parameter.POSITIONAL_ONLY)
    vars(play)["__signature__"] = Signature([first, *parameters])
    return play


def _kind(rule: Mapping[str, Any]) -> Any:
    """Translate an option's JSON schema into the annotation that discord.py expects."""
    match rule["type"]:
        case "integer":
            return _between(rule["minimum"], rule["maximum"])
        case "string":
            return Choice[str]
        case _:
            return bool


@cache
def _between(least: int, most: int) -> Any:
    """Return the type of a whole number in a range. discord.py creates a new class for each."""
    return app_commands.Range[int, least, most]
