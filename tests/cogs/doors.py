"""Every door into the bot: each verb of a control and each command, and who may use it when.

A verb or a command without an entry fails ``test_every_door.py``. What is known elsewhere isn't
repeated: the sights of matches are ``bot.secrecy``'s, and where a command may be used stands in
its own registration.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Flag, auto
from typing import Any, Final

from discord.app_commands import Command, CommandTree, ContextMenu, Group

from bot.secrecy import Sight
from games import GAMES


class Who(Flag):
    """A person's relation to a match, or to the place where they press."""

    ANYBODY = auto()
    SEAT = auto()
    """Sits at the match."""
    HOST = auto()
    PLAYED = auto()
    """Sits or sat there, and is still known."""
    HERE = auto()
    """Sees the match's channel, and presses on its server."""
    ONLOOKER = auto()
    """The same, and doesn't sit there."""
    NEWCOMER = auto()
    """The same, and might sit down: isn't blocked."""
    SERVER = auto()
    """Presses on a server, wherever the match is."""
    MANAGER = auto()
    """Manages the server where they press."""


NOBODY: Final = Who(0)
OPEN, RUNNING, OVER, OFF = "open", "running", "over", "off"
GONE: Final = "gone"
STATUSES: Final = (OPEN, RUNNING, OVER, OFF, GONE)
ALWAYS: Final = frozenset(STATUSES)


@dataclass(frozen=True)
class Door:
    """A verb or a command: who may use it, in which state of the match, with which arguments.

    In ``args`` and ``values``, ``{match}`` and the like stand for what the scene has. If it
    ``changes`` something, presses of those who may are left to the walk.
    """

    who: Who = Who.ANYBODY
    when: frozenset[str] = ALWAYS
    args: str = ""
    values: tuple[str, ...] = ()
    version: int | None = None
    """That of the match, if None."""
    of_match: bool = False
    changes: bool = False
    examples: bool = False
    """It shows cards of examples, or of a game of one's own."""


def _of(who: Who, *when: str, **more: Any) -> Door:
    return Door(who, frozenset(when), of_match=True, **more)


SEAT, HOST, PLAYED, HERE = Who.SEAT, Who.HOST, Who.PLAYED, Who.HERE
ANYBODY, ONLOOKER, NEWCOMER = Who.ANYBODY, Who.ONLOOKER, Who.NEWCOMER
SERVER, MANAGER = Who.SERVER, Who.MANAGER

SIGHTS: Final = {
    "hand": Sight.HAND,
    "memory": Sight.BOARD,
    "spectate": Sight.WATCH,
    "replay": Sight.HANDS,
    "replay:0,1000,": Sight.HANDS,
    "turning_points": Sight.HANDS,
    "review": Sight.HANDS,
    "share_step:p": Sight.PASSED_ON,
    "post_step:p": Sight.PASSED_ON,
    "export_match": Sight.PASSED_ON,
    "animate": Sight.PASSED_ON,
    "share_animation": Sight.PASSED_ON,
    "quiz": Sight.PASSED_ON,
    "verify": Sight.SECRET,
    "play_on": Sight.PASSED_ON,
    "same_cards": Sight.PASSED_ON,
    "join": Sight.TABLE,
    "versus": Sight.TABLE,
}
"""The sight of the match that each control gives; those that seat a person come last."""

SEEN: Final = PLAYED | HERE
VERBS: Final[dict[str, Door]] = {
    # A table that waits
    "join": _of(NEWCOMER, OPEN, changes=True),
    "leave": _of(SEAT, OPEN, RUNNING, changes=True),
    "computer": _of(HOST, OPEN, values=("page",), changes=True),
    "start": _of(HOST, OPEN, changes=True),
    "wait": _of(HOST, OPEN, changes=True),
    "stay_open": _of(HOST, OPEN, changes=True),
    "versus": _of(HOST, OPEN, changes=True),
    "cancel": _of(HOST, OPEN, changes=True),
    "call_players": _of(NOBODY),  # no role is chosen
    "open_table": Door(),
    # A match under way
    "menu": _of(SEEN, OPEN, RUNNING, OVER, OFF),
    "board": _of(SEAT, OPEN, RUNNING, changes=True),
    "moves": _of(NOBODY),  # only King of the Mountain is written down
    "rounds": _of(NOBODY),  # only in Eighty Points
    "hand": _of(SEAT, OPEN, RUNNING, OVER),
    "pick": _of(NOBODY),  # in a hand; nobody shares one
    "suggest": _of(SEAT, RUNNING, changes=True),
    "memory": _of(SEEN, RUNNING, OVER),
    "back": _of(NOBODY),  # nobody is away
    "resign": _of(SEAT, RUNNING, changes=True),
    "stay": _of(ANYBODY, *STATUSES),
    "takeback": _of(NOBODY),  # nothing has been played
    "answer_takeback": _of(NOBODY),
    "offer_stop": _of(SEAT, RUNNING, changes=True),
    "spectate": _of(ONLOOKER, RUNNING),
    "spectator": _of(ONLOOKER, RUNNING, args="table"),
    "rules": _of(SEEN, OPEN, RUNNING, OVER, OFF, examples=True),
    "verify": _of(SEEN, OPEN, RUNNING, OVER, OFF),
    # For one
    "hint": _of(NOBODY),
    "again": _of(NOBODY),
    "resume": _of(NOBODY),
    "share": _of(NOBODY),
    # A match that is over
    "rematch": _of(PLAYED, OVER, OFF, changes=True),
    "next_match": _of(NOBODY),
    "replay": _of(SEEN, OVER),
    "turning_points": _of(SEEN, OVER, changes=True),
    "review": _of(PLAYED, OVER, changes=True),
    "share_step": _of(SEEN, OVER, args="p", changes=True),
    "post_step": _of(SEEN, OVER, args="p", changes=True),
    "export_match": _of(SEEN, OVER),
    "animate": _of(SEEN, OVER, changes=True),
    "share_animation": _of(SEEN, OVER, changes=True),
    "quiz": _of(SEEN, OVER, version=0, changes=True),
    "play_on": _of(SEEN, OVER),
    "same_cards": _of(SEEN, OVER, changes=True),
    # Lists
    "tables": Door(),
    "sit": _of(NEWCOMER, OPEN, values=("{match}",), changes=True),
    "history": Door(args="whose=,,", values=("server",)),
    "profile": Door(args="slug={me},", values=("high-card",)),
    "profile:share=": Door(changes=True),
    "leaderboard": Door(args="period=high-card,", values=("all",)),
    "leaderboard:share=": Door(changes=True),
    # Daily deals and the daily puzzle
    "daily": Door(args="high-card,"),
    "daily:share=": Door(NOBODY),
    "daily_play": Door(args="high-card,", examples=True, changes=True),
    "daily_standings": Door(args=",,True"),
    "daily_standings:share=": Door(changes=True),
    "daily_puzzle": Door(examples=True, changes=True),
    # First steps
    "games": Door(),
    "try": Door(args="high-card", examples=True, changes=True),
    "learn": Door(args="high-card", examples=True),
    "help": Door(values=("table",), examples=True),
    # Finding somebody
    "seek": Door(),
    "seek_set": Door(args="game/high-card/relaxed", values=("high-card",)),
    "seek_set:begin/": Door(NOBODY),
    "seek_set:stop/high-card/relaxed": Door(changes=True),
    "challenge_set": Door(NOBODY),
    "challenge_set:send/": Door(NOBODY),
    "accept": Door(NOBODY, args="{challenge}"),
    "decline": Door(NOBODY, args="{challenge}"),
    "withdraw": Door(NOBODY, args="{challenge}"),
    "challenge_other": Door(NOBODY, args="{challenge}"),
    # Game nights
    "night_join": Door(HERE, args="{night}", changes=True),
    "night_leave": Door(NOBODY, args="{night}"),
    "night_mine": Door(HERE, args="{night}"),
    "night_form": Door(MANAGER, values=("king-of-the-hill",), changes=True),
    "night_form:{night}": Door(MANAGER),
    "night_form:{night}/again": Door(MANAGER),
    "game_nights": Door(SERVER),
    "night": Door(MANAGER, args="{night}"),
    "night:{night}/level": Door(MANAGER, values=("page",), changes=True),
    "night:{night}/role": Door(MANAGER, changes=True),
    "night:{night}/weekly": Door(MANAGER, changes=True),
    "night:{night}/skip": Door(MANAGER, changes=True),
    "night:{night}/off": Door(MANAGER),
    "night:{night}/gone": Door(MANAGER, changes=True),
    # What people and servers choose
    "prefer": Door(args="pings", changes=True),
    "not_from": Door(args="1", changes=True),
    "speak": Door(values=("discord",), changes=True),
    "privacy": Door(),
    "privacy:export": Door(),
    "privacy:ask": Door(),
    "privacy_choose": Door(args="keep"),
    "privacy_choose:delete": Door(changes=True),
    "privacy_choose:everywhere": Door(changes=True),
    "privacy_choose:here": Door(changes=True),
    "settings": Door(MANAGER, args="tab/matches"),
}
"""By verb, and arguments where those matter; those of the games are all ``PLAYING``."""
PLAYING: Final = _of(SEAT, RUNNING, changes=True)
"""A control of a game's own, in a hand or on a board: it takes the seat in turn."""
REHEARSALS: Final[dict[str, Door]] = {
    "l": Door(examples=True),
    "_": _of(SEEN, OVER, changes=True),
    "?": Door(examples=True, changes=True),
}
"""Lessons, reviews and daily puzzles, by what their ids begin with."""

COMMANDS: Final[dict[str, Door]] = {
    **{
        f"play {slug}": Door(
            ANYBODY if game.for_one else SERVER, examples=game.for_one, changes=True
        )
        for slug, game in GAMES.items()
    },
    "hand": Door(),
    "move": _of(NOBODY),
    "tables": Door(),
    "leaderboard": Door(),
    "profile": Door(),
    "daily": Door(),
    "challenge": Door(SERVER, changes=True),
    "Challenge": Door(SERVER),
    "gamenight": Door(SERVER),
    "settings": Door(MANAGER),
    "preferences": Door(),
    "help": Door(examples=True),
}
"""By name, with that of its subcommand; context menus as Discord shows them."""
READING: Final = tuple(
    name for name, door in COMMANDS.items() if door.who is ANYBODY and not door.changes
)
"""Commands that only show something, to anybody."""


def commands_of(tree: CommandTree[Any]) -> Iterator[tuple[str, Command[Any, ..., Any]]]:
    """Yield the slash commands that a person can type, by their full names."""
    for each in tree.walk_commands():
        if isinstance(each, Command):
            yield each.qualified_name, each


def names_of(tree: CommandTree[Any]) -> set[str]:
    menus = {
        each.name
        for each in tree.get_commands()
        if not isinstance(each, Group) and isinstance(each, ContextMenu)
    }
    return menus | {name for name, _ in commands_of(tree)}
