"""King of the Hill: Eighty Points on Discord."""

import discord
from discord import app_commands

from bot.app import Castellan, bot_of
from bot.base.language import command_text
from bot.discord_io.controls import Interaction
from bot.discord_io.host import Suggested
from bot.discord_io.press import language_of, person_of, tell
from bot.discord_io.router import routed_function, suggesting_function
from bot.match import actions
from cogs.games.eighty_points.presenter import EightyPointsPresenter
from cogs.table.hosts import as_host
from cogs.table.opening import add_game
from cogs.table.starting import match_meant, suggest_matches
from games.eighty_points import EightyPoints
from games.eighty_points.state import MAX_ROUNDS


@app_commands.command(
    name="rounds",
    description=command_text("Eighty Points: change how many rounds are left (host)"),
)
@app_commands.describe(
    remaining=command_text("Rounds after this one (0: this is the last)"),
    match=command_text("Which match, if you're in several"),
)
@routed_function
async def fix_rounds(
    interaction: Interaction,
    remaining: app_commands.Range[int, 0, MAX_ROUNDS],
    match: str | None = None,
) -> None:
    record = await match_meant(interaction, match, EightyPoints.slug)
    amendment = {"type": "fix_rounds", "remaining": remaining}
    ledger = bot_of(interaction).ledger
    person = person_of(interaction)
    await as_host(interaction, lambda _: ledger.change(record.id, actions.amend, person, amendment))
    language = language_of(interaction)
    text = (
        language.count(
            remaining,
            "{n} round is left after this one.",
            "{n} rounds are left after this one.",
        )
        if remaining
        else language.say("The match ends after this round.")
    )
    await tell(interaction, text)


@fix_rounds.autocomplete("match")
@suggesting_function
async def _suggest(interaction: Interaction, typed: str) -> Suggested:
    return await suggest_matches(interaction, typed, EightyPoints.slug)


async def setup(bot: Castellan) -> None:
    add_game(
        bot,
        EightyPoints,
        EightyPointsPresenter(),
        command_text("Tricks, trumps and a secret ally, for five players"),
        rounds=command_text("Rounds to play (default: 5; 0: until somebody passes the ace)"),
        loose_following=command_text("Variant: without a pair, any two cards may follow a pair"),
    )
    bot.tree.add_command(fix_rounds)
