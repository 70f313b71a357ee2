"""What an operator sets in the environment or ``.env``; each thing has a default."""

from typing import Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError


class WrongEnvironment(Exception):
    """A setting is wrong or missing; the text is one line that says which and what to do."""


class Environment(BaseSettings):
    """One environment variable a field."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr | None = Field(
        default=None, description="The bot's token; needed to connect to Discord"
    )
    database_url: str = Field(
        default="sqlite:///castellan.db",
        description="Address of the database: a SQLite file, or PostgreSQL",
        repr=False,
    )
    play_database_url: str = Field(
        default="sqlite:///castellan-play.db",
        description="Database of the local page",
        repr=False,
    )
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", description="The least severe events that are logged"
    )
    log_format: Literal["line", "json"] = Field(
        default="line", description="One readable line an event, or one JSON object"
    )
    computer_pause: float = Field(
        default=2.0, ge=0, le=30, description="Seconds before a computer player moves"
    )
    computer_processes: int = Field(
        default=2,
        ge=0,
        le=64,
        description="Processes that computer players think in; 0 lets them think in the bot's own",
    )
    requests_per_second: float = Field(
        default=40,
        ge=1,
        description="What the bot asks of Discord in its own name; Discord allows most bots 50",
    )
    play_port: int = Field(
        default=8600, ge=0, le=65535, description="Port of the local page; 0 takes any free one"
    )

    @field_validator("database_url", "play_database_url")
    @classmethod
    def _address(cls, value: str) -> str:
        return checked_address(value)


def checked_address(value: str) -> str:
    """The address of a database, if it is one. Raises ValueError that says what is wrong."""
    try:
        url = make_url(value)
        driver = url.get_dialect().driver
    except (ArgumentError, ImportError, AttributeError) as error:
        raise ValueError("is not a database address that can be opened") from error
    if url.get_backend_name() == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise ValueError("needs a file, such as sqlite:///castellan.db")
    elif driver != "asyncpg":
        raise ValueError(
            "needs SQLite or PostgreSQL, such as sqlite:///castellan.db or "
            "postgresql+asyncpg://user@host/castellan"
        )
    return value


def load_environment(*, need_token: bool = False) -> Environment:
    """The environment in force. Raises WrongEnvironment naming the first that is wrong."""
    try:
        environment = Environment()
    except ValidationError as error:
        first = error.errors(include_input=False, include_url=False, include_context=False)[0]
        name = str(first["loc"][0]).upper() if first["loc"] else "settings"
        reason = first["msg"].removeprefix("Value error, ")
        raise WrongEnvironment(f"{name}: {reason}. Set it in the environment or in .env.") from None
    except UnicodeDecodeError:
        raise WrongEnvironment(
            ".env: is not text in UTF-8. Write it again from .env.example."
        ) from None
    token = environment.discord_token
    if need_token and (token is None or not token.get_secret_value().strip()):
        raise WrongEnvironment(
            "DISCORD_TOKEN is missing: put the bot's token into .env, or run `make play` "
            "to try the bot without one."
        )
    return environment
