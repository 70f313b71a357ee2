"""Settings that an operator makes in the environment or ``.env``. Each has a default."""

from difflib import get_close_matches
from typing import Annotated, Final, Literal, Self

import discord
from pydantic import (
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    field_validator,
    model_validator,
)
from pydantic_settings import (
    BaseSettings,
    DotEnvSettingsSource,
    NoDecode,
    SettingsConfigDict,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from games import GAMES

MAX_PORT: Final = 65535


class WrongEnvironment(Exception):
    """A setting is wrong or missing. The text is one line that says which one and what to do."""


class Unavailable(WrongEnvironment):
    """Something that a setting names is in use. Starting again later may succeed."""


def _range(text: str) -> range:
    """Parse a range such as 0-15, or a single number. Returns an empty range for anything else."""
    first, _, last = text.partition("-")
    try:
        return range(int(first), int(last or first) + 1)
    except ValueError:
        return range(0)


def _shard_ids(value: object) -> object:
    if not isinstance(value, str):
        return value
    ids = _range(value)
    if not ids:
        raise ValueError("needs the first and the last shard, such as 0-15")
    return ids


def _ports(value: object) -> object:
    if not isinstance(value, str):
        return value
    ports = _range(value)
    if not ports or ports[-1] > MAX_PORT:
        raise ValueError("needs a port, or the first and the last of several, such as 9600-9603")
    return ports


def _names(value: object) -> object:
    if not isinstance(value, str):
        return value
    return frozenset(each for part in value.split(",") if (each := part.strip()))


class Environment(BaseSettings):
    """The settings: each field is an environment variable."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = Field(
        default=None, description="The bot's token; needed to connect to Discord"
    )
    database_url: str = Field(
        default="sqlite:///castellan.db",
        description="Address of the database: a SQLite file, or PostgreSQL",
        repr=False,
    )
    database_password: SecretStr | None = Field(
        default=None,
        description="Password of the PostgreSQL database, unescaped; if unset, the address "
        "contains it",
    )
    play_database_url: str = Field(
        default="sqlite:///castellan-play.db",
        description="Database of the local page",
        repr=False,
    )
    keep_matches_days: int | None = Field(
        default=None,
        ge=30,
        description="Days to keep finished matches; unset: forever",
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="Minimum severity of the events that are logged"
    )
    log_format: Literal["line", "json"] = Field(
        default="line", description="One readable line or one JSON object per event"
    )
    computer_pause: float = Field(
        default=2.0,
        ge=0,
        le=30,
        description="Seconds that people get to look before computers play on",
    )
    computer_processes: int = Field(
        default=2,
        ge=0,
        le=64,
        description="Worker processes for computer players; 0: use the bot's own",
    )
    picture_process: bool = Field(
        default=True, description="Draw pictures in a process of their own, not in the bot's"
    )
    picture_cache: str = Field(
        default="~/.cache/castellan/drawings.db",
        description="Cache file for drawings, which you can delete; empty: none",
    )
    card_emojis: bool = Field(
        default=True, description="Show cards and pieces as emojis, which the bot uploads once"
    )
    features_off: Annotated[frozenset[str], NoDecode, BeforeValidator(_names)] = Field(
        default=frozenset(),
        description="Features to leave out, by their folders, such as game_nights,roles",
    )
    games_off: Annotated[frozenset[str], NoDecode, BeforeValidator(_names)] = Field(
        default=frozenset(),
        description="Installed games to leave out, by their slugs; castellan games lists them",
    )
    welcome: bool = Field(
        default=True, description="Introduce the bot once to each server that adds it"
    )
    requests_per_second: float = Field(
        default=40,
        ge=1,
        description="Requests per second as the bot, all processes together; "
        "Discord allows most bots 50",
    )
    presses_per_minute: float = Field(
        default=240,
        gt=0,
        description="Sustained presses per person; costlier requests, such as tables, hints and "
        "exports, are limited in proportion",
    )
    shard_count: int | None = Field(
        default=None, ge=1, description="Shards of the whole bot; unset takes Discord's advice"
    )
    shard_ids: Annotated[range | None, NoDecode, BeforeValidator(_shard_ids)] = Field(
        default=None, description="Shards of this process, such as 0-15; unset takes all"
    )
    discord_api: str | None = Field(
        default=None,
        pattern=r"^https?://[^/@\s]+(/\S*)?$",
        description="Address of a proxy that shares Discord's rate limits, such as "
        "http://proxy:3000/api/v10",
    )
    monitor_port: Annotated[range | None, NoDecode, BeforeValidator(_ports)] = Field(
        default=None,
        description="Port of /healthz and /metrics, or the ports of all parts, such as 9600-9603; "
        "0 takes any free one, which is logged; unset: none",
    )
    monitor_host: str = Field(
        default="127.0.0.1",
        min_length=1,  # an empty one would be every address
        description="Address on which /healthz and /metrics can be reached",
    )
    play_port: int = Field(
        default=8600, ge=0, le=MAX_PORT, description="Port of the local page; 0 takes any free one"
    )
    play_language: str = Field(
        default="en-US", description="Language of the local page, such as de or zh-CN"
    )

    @field_validator("database_url", "play_database_url")
    @classmethod
    def _address(cls, value: str) -> str:
        return checked_address(value)

    @field_validator("play_language")
    @classmethod
    def _locale(cls, value: str) -> str:
        known = [each.value for each in discord.Locale]
        if value not in known:
            raise ValueError(f"isn't one of Discord's languages: {', '.join(known)}")
        return value

    @model_validator(mode="after")
    def _with_password(self) -> Self:
        self.database_url = with_password(self.database_url, self.database_password)
        return self

    def of_part(self, part: str | None) -> Self:
        """Return the settings for a part of the shards such as 2/4, or these if there's no part.

        Raises WrongEnvironment if this process can't run only some of the shards.
        """
        name = "SHARD_IDS" if part is None else "--part"
        if part is None and self.shard_ids is None:
            return self
        if make_url(self.database_url).get_backend_name() == "sqlite":
            raise WrongEnvironment(
                f"{name}: SQLite is for one process, which has all shards. Remove this setting, "
                "or set DATABASE_URL to a PostgreSQL database."
            )
        if self.shard_count is None:
            raise WrongEnvironment(f"{name}: needs SHARD_COUNT, the same in every process.")
        if part is None:
            ids = self.shard_ids or range(0)
            if ids[-1] >= self.shard_count:
                raise WrongEnvironment(
                    f"{name}: {ids[-1]} is too high, for with SHARD_COUNT={self.shard_count} the "
                    f"last shard is {self.shard_count - 1}."
                )
            return self
        if self.shard_ids is not None:
            raise WrongEnvironment(
                f"{name}: SHARD_IDS already names the shards; remove one of the two."
            )
        number, ids = _part_of(part, self.shard_count)
        ports = self.monitor_port
        if ports is not None and len(ports) > 1:
            if number > len(ports):
                raise WrongEnvironment(
                    f"MONITOR_PORT: {ports[0]}-{ports[-1]} has no port for part {number}; give it "
                    "as many ports as there are parts."
                )
            ports = ports[number - 1 : number]
        return self.model_copy(update={"shard_ids": ids, "monitor_port": ports})


SSL_MODES: Final = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
_OPTIONS: Final = {"sslmode", "sslrootcert", "channel_binding", "host", "port"}
_EXAMPLES: Final = "sqlite:///castellan.db or postgresql://user@host/castellan"


def checked_address(value: str) -> str:
    """Return a database address in SQLAlchemy's form, with our driver for PostgreSQL.

    Raises ValueError if it can't be used. The text leaves out the address, which may hold a
    password.
    """
    try:
        url = make_url(value)
        if url.drivername in ("postgres", "postgresql"):
            url = url.set(drivername="postgresql+asyncpg")
        driver = url.get_dialect().driver
    except (ArgumentError, ImportError, AttributeError, ValueError) as error:
        raise ValueError(
            f"is not a database address that can be opened, such as {_EXAMPLES}"
        ) from error
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:") or url.query:
            raise ValueError("needs a file and no options, such as sqlite:///castellan.db")
        return value
    if driver != "asyncpg":
        raise ValueError(f"needs SQLite or PostgreSQL, such as {_EXAMPLES}")
    if not url.database or not 0 <= (url.port or 0) <= MAX_PORT:
        raise ValueError(f"needs a database name and a port up to {MAX_PORT}, such as {_EXAMPLES}")
    if "@" in (url.host or ""):
        raise ValueError(
            "holds an @ in its password. Write %40 there, or set the password as DATABASE_PASSWORD"
        )
    if unknown := sorted(set(url.query) - _OPTIONS):
        raise ValueError(f"has options that are not known here: {', '.join(unknown)}")
    mode = url.query.get("sslmode")
    if mode is not None and mode not in SSL_MODES:
        raise ValueError(f"has a wrong sslmode; there are {', '.join(SSL_MODES)}")
    return url.render_as_string(hide_password=False)


def with_password(address: str, password: SecretStr | None) -> str:
    """Add a password, if there is one, to a PostgreSQL address."""
    url = make_url(address)
    if password is None or url.get_backend_name() != "postgresql":
        return address
    url = url.set(password=password.get_secret_value())
    return url.render_as_string(hide_password=False)


def _part_of(part: str, count: int) -> tuple[int, range]:
    """Parse a part such as 2/4. Returns its number and its shards, out of ``count``."""
    try:
        number, of = map(int, part.split("/"))
    except ValueError:
        number, of = 0, 0
    if not 1 <= number <= of:
        raise WrongEnvironment(f"--part: {part} is not a part; the second of four is 2/4.")
    if of > count:
        raise WrongEnvironment(f"--part: SHARD_COUNT={count} cannot be divided among {of}.")
    return number, range(count * (number - 1) // of, count * number // of)


_REASONS: Final = {
    "greater_than": "has to be more than {gt}",
    "greater_than_equal": "has to be at least {ge}",
    "less_than_equal": "has to be at most {le}",
    "int_parsing": "has to be a whole number",
    "float_parsing": "has to be a number",
    "bool_parsing": "has to be true or false",
    "literal_error": "has to be {expected}",
    "string_pattern_mismatch": "has to be an address such as http://127.0.0.1:3000/api/v10",
    "string_too_short": "has to be an address, not empty",
}
"""Our texts for pydantic's error types."""


def load_environment(*, need_token: bool = False) -> Environment:
    """Load the settings. Raises WrongEnvironment, which names the first wrong one."""
    try:
        environment = Environment()
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False)[0]
        name = str(first["loc"][0]).upper() if first["loc"] else "settings"
        if first["type"] == "value_error":
            reason = first["msg"].removeprefix("Value error, ")
        else:
            reason = _REASONS.get(first["type"], "has a wrong value").format(**first.get("ctx", {}))
        raise WrongEnvironment(f"{name}: {reason}. Set it in the environment or in .env.") from None
    except OSError as error:
        raise WrongEnvironment(f".env: could not be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise WrongEnvironment(
            ".env: is not text in UTF-8. Write it again from .env.example."
        ) from None
    token = environment.discord_token
    if token is not None and len(token.get_secret_value().split()) > 1:
        raise WrongEnvironment("DISCORD_TOKEN: has a space or a line break. Copy it again.")
    if need_token and (token is None or not token.get_secret_value().strip()):
        raise WrongEnvironment(
            "DISCORD_TOKEN is missing: put the bot's token into .env, or run `make play` "
            "to try the bot without one."
        )
    try:
        GAMES.leave_out(environment.games_off)
    except ValueError as error:
        raise WrongEnvironment(str(error)) from None
    return environment


def unknown_settings() -> list[str]:
    """Return names in ``.env`` that aren't settings, with a similar setting if there is one."""
    known = Environment.model_fields
    return [
        f"{name.upper()} (perhaps {close[0].upper()})"
        if (close := get_close_matches(name, known, 1))
        else name.upper()
        for name in DotEnvSettingsSource(Environment).env_vars
        if name not in known
    ]
