"""Starts the feature. ``/play`` is a command for each game, built from the options in its rules."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import cache
from inspect import Parameter, Signature, signature
from typing import Any, Final

from discord import app_commands
from discord.app_commands import Choice
from pydantic import BaseModel, ValidationError

from bot.app import Castellan, bot_of
from bot.base.language import Sentence, command_choice, command_texts
from bot.base.refusals import Refusal
from bot.discord_io.controls import Interaction
from bot.discord_io.router import COMMAND_CHANGED
from bot.pages.endings import LEVEL_NAMES
from bot.pages.presenter import Presenter, SolitairePresenter
from bot.pages.table import PACES
from cogs.table.lobby import LobbyCog, open_table
from cogs.table.menu import MatchMenuCog
from cogs.table.running import RunningMatchCog
from cogs.table.solitaire import SolitaireCog, open_solitaire
from cogs.table.upkeep import FinishedThreads, GonePlayers, UnseenTables, noting_refused_threads
from games import GAMES
from games.core import AnyGame

SHARED: Final = ("pace", "computers", "level", "casual", "private")
_OF_COMPUTERS: Final = ("computers", "level")


def play_command(game: AnyGame, presenter: Presenter) -> app_commands.Command[Any, ..., None]:
    """Return a game's ``/play`` command.

    If an option is a choice, the message with its name, such as ``pig/board``, also names its
    values.
    """
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
        if each.name in SHARED and (game.has_computers or each.name not in _OF_COMPUTERS)
    ]
    choices: dict[str, Mapping[Any, Sentence]] = {
        name: {word: Sentence(f"{game.slug}/{name}", {name: word}) for word in rule["enum"]}
        for name, rule in rules.items()
        if "enum" in rule
    }
    if opened is open_table:
        choices |= {"pace": PACES, "level": LEVEL_NAMES}
    parameters = [*own, *shared]
    about, texts = command_texts(f"play {game.slug}", [each.name for each in parameters])
    offered = {
        name: [Choice(name=command_choice(told), value=word) for word, told in words.items()]
        for name, words in choices.items()
        if name in texts
    }
    callback = app_commands.choices(**offered)(_callback(game, opened, parameters))
    return app_commands.Command(
        name=game.slug, description=about, callback=app_commands.describe(**texts)(callback)
    )


@cache
def _rules(options: type[BaseModel]) -> Mapping[str, Mapping[str, Any]]:
    """Return the JSON schema of each option. That of an optional one is the schema of its value."""
    fields = options.model_json_schema().get("properties", {})
    return {name: field.get("anyOf", [field])[0] for name, field in fields.items()}


def _callback(
    game: AnyGame,
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
            except ValidationError as error:  # an old Discord client offers options that are gone
                raise Refusal(COMMAND_CHANGED) from error
            await opened(interaction, game.slug, options, **shared)

        await bot_of(interaction).router.command(interaction, opening)

    first = Parameter("interaction", Parameter.POSITIONAL_ONLY)
    vars(play)["__signature__"] = Signature([first, *parameters])
    return play


def _kind(rule: Mapping[str, Any]) -> Any:
    match rule["type"]:
        case "integer":
            return _between(rule["minimum"], rule["maximum"])
        case "string":
            return Choice[str]
        case _:
            return bool


@cache
def _between(least: int, most: int) -> Any:
    return app_commands.Range[int, least, most]


async def setup(bot: Castellan) -> None:
    play = app_commands.Group(name="play", description=command_texts("play", ())[0])
    for slug, presenter in bot.presenters.items():
        play.add_command(play_command(GAMES[slug], presenter))
    bot.tree.add_command(play)
    for cog in (LobbyCog, RunningMatchCog, MatchMenuCog, SolitaireCog):
        await bot.add_cog(cog(bot))
    UnseenTables(bot)
    GonePlayers(bot)
    bot.boards.thread_listeners.append(noting_refused_threads(bot.guild_book))
    FinishedThreads(bot)
