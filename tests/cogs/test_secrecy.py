"""Every page of every kind of match and deal, asked for by every sort of person; and sharing."""

import re
from collections.abc import Awaitable, Callable

import pytest
from simcord import InteractionResult, ResponseMessage

from bot import secrecy
from bot.base.environment import Environment
from bot.base.language import language_for
from bot.discord_io.limits import LIMITS, Limits
from bot.match.kind import NOT_YOURS
from bot.match.ledger import NOT_THERE
from bot.match.record import CLOSED, Record
from bot.secrecy import RULES, Cards, Relation, Sight
from cogs.daily.actions import DAILY
from tests.cogs.daily.test_daily_of_all_games import Alone, attempt, begin, overview
from tests.cogs.doors import SIGHTS
from tests.cogs.puzzles.puzzling import solve, until_solitaire
from tests.cogs.replays.viewing import NOT_TO_WATCH
from tests.cogs.scenes import FINISHED, OPEN, OURS, SCENES, Scene, table_over, table_running
from tests.games.every import every_game
from tests.games.playing import AnyGame
from tests.support.watch import cards_named
from tests.support.wording import english
from tests.support.world import Click, World, answer, labels, said_privately, text_of, words

ENGLISH = language_for("en-US")
REFUSALS = (
    secrecy.NOT_TO_WATCH,
    secrecy.NOT_TOLD,
    secrecy.SAME_CARDS,
    secrecy._OWN_TABLE,
    NOT_THERE,
    DAILY.still_secret,
)
UNPRESSED = frozenset({"versus", "animate", "share_animation"})
"""Those that aren't pressed where they work: one begins the match, and here nothing is drawn."""
OF_NO_MATCH = frozenset({"rules", "help", "learn", "try", "lesson", "daily_play"})
"""Controls that show cards of examples, or of a game of one's own."""
NOT_SEATED = "Only players at this table"


def told_by(result: InteractionResult) -> str:
    messages = [result.response, *result.followups]
    return "\n".join(words(each) for each in messages if each is not None)


def expected(record: Record, sight: Sight, relation: Relation, cards: Cards) -> bool:
    if sight is Sight.BOARD and record.status in CLOSED:
        sight = Sight.HANDS
    needed = RULES[sight].get(relation)
    return needed is not None and cards >= needed


@pytest.mark.parametrize("scene_of", SCENES, ids=lambda scene: scene.__name__)
async def test_every_page_shows_what_the_table_says_and_nothing_else(
    world: World, scene_of: Callable[[World], Awaitable[Scene]]
) -> None:
    scene = await scene_of(world)
    record = await world.bot.ledger.read(scene.record.id)
    assert record.kind == scene.kind
    refusals = [ENGLISH.render(each) for each in REFUSALS if each is not None] + [NOT_SEATED]
    yard = world.guild.create_text_channel("yard")
    seen = {}
    wanted = {}
    for name, (relation, cards) in scene.people.items():
        member = world.people[name]
        home = (
            yard
            if member.guild.id == world.guild.id
            else next(iter(member.guild.channels.values()))
        )
        for control, sight in SIGHTS.items():
            if control == "join" and record.kind.closed is NOT_YOURS:  # said to all alike
                continue
            if sight in (Sight.HANDS, Sight.PASSED_ON, Sight.SECRET) and record.live:
                wanted[name, control] = control == "verify" and relation in RULES[Sight.TABLE]
            else:
                wanted[name, control] = expected(record, sight, relation, cards)
            if control in UNPRESSED and wanted[name, control]:
                seen[name, control] = True
                continue
            verb, _, args = control.partition(":")
            custom_id = f"{record.id}:{record.version}:{verb}" + (f":{args}" if args else "")
            forged = world.forge(custom_id, channel=home)
            before = len(world.messages(home.id))
            (result,) = await world.at_once(Click(name, forged, custom_id=custom_id))
            told = told_by(result)
            refused = any(told.startswith(each) for each in refusals)
            seen[name, control] = not refused
            assert "something went wrong" not in told, (name, control)
            if not seen[name, control]:
                assert not cards_named(told), (name, control)
                assert len(world.messages(home.id)) == before, (name, control)
    assert seen == wanted


@pytest.mark.parametrize("scene_of", [table_running, table_over], ids=lambda scene: scene.__name__)
async def test_no_control_at_all_tells_anything_of_a_match_on_another_server(
    world: World, scene_of: Callable[[World], Awaitable[Scene]]
) -> None:
    record = (await scene_of(world)).record
    (gate,) = world.people["outsider"].guild.channels.values()
    router = world.bot.router
    thinks_long = "daily_puzzle"  # of no match, and found anew here
    verbs = {*router._handlers, *router._board_verbs} - {"", thinks_long}
    told = {}
    for verb in verbs:
        custom_id = f"{record.id}:{record.version}:{verb}"
        forged = world.forge(custom_id, channel=gate)
        (result,) = await world.at_once(Click("outsider", forged, custom_id=custom_id))
        told[verb] = told_by(result)
    assert len(told) > 80
    for verb, text in told.items():
        assert not re.search(r"\b(ann|bob|cem)\b", text), (verb, text)
        assert verb in OF_NO_MATCH or not cards_named(text), (verb, text)
        assert record.secret.hex() not in text, verb


def test_the_table_in_the_docs_is_the_one_in_the_code() -> None:
    documented = secrecy.__doc__ or ""
    rows = [re.split(r"\s{2,}", line.strip()) for line in documented.splitlines()]
    head = next(row for row in rows if row[0] == "sight")
    columns = [Relation[name.upper()] for name in head[1:]]
    says = {"always": OURS, "finished": FINISHED, "open": OPEN}
    told = {
        row[0]: {at: says[word] for at, word in zip(columns, row[1:], strict=True) if word in says}
        for row in rows
        if len(row) == len(head) and not row[0].startswith(("=", "sight"))
    }
    assert told == {each.name.replace("_", " ").lower(): dict(RULES[each]) for each in Sight}


REFUSED = ("Others may still be playing this deal.", NOT_TO_WATCH, english(NOT_THERE))
LINKED = ("Standings", "Cross-server deals")


async def _pages(world: World, name: str, game: AnyGame) -> list[ResponseMessage]:
    """Return everything that the commands show a person about daily deals."""
    person, found = world.people[name], [await overview(world, name)]
    for label in LINKED:
        page = await overview(world, name)
        await person.click(page, label=label)
        found.append(page)
    found.append(answer(await person.slash(world.channel, "daily", game=game.slug)))
    found.append(answer(await person.user.slash("daily", game=game.slug)))
    return found


@every_game
async def test_nothing_of_a_deal_reaches_somebody_before_they_have_played_it(
    world: World, game: AnyGame, capfd: pytest.CaptureFixture[str]
) -> None:
    await begin(world, game)
    started = await attempt(world)
    await Alone(world, game).finish()
    record = await attempt(world)
    page = await overview(world)
    await world.press("ann", page, "Share")
    shown = [text_of(message) for message in world.messages(world.channel.id)]
    pages = [words(each) for each in await _pages(world, "bob", game)]
    assert not any("**ann**" in text for text in pages)
    shown += pages
    for verb in ("replay", "review", "verify"):
        refused = await world.press_unshown("bob", page, f"{record.id}:{record.version}:{verb}")
        assert said_privately(refused).startswith(REFUSED)
    for verb in ("hand", "share"):
        refused = await world.press_unshown("bob", page, f"{record.id}:{record.version}:{verb}")
        shown.append(said_privately(refused))
    said = "".join(capfd.readouterr())
    secret = started.secret.hex()
    assert any("shared this:" in text for text in shown)
    for text in (*shown, said):
        assert secret not in text
    assert [text for text in shown if cards_named(text)] == []
    assert "match changed" in said
    lines = [line for line in said.splitlines() if record.id in line]
    assert [line for line in lines if cards_named(line)] == []


ALREADY = "You've already shared that here."
TOO_MUCH = "That's a bit fast for me."


def public(world: World) -> int:
    return len(world.messages(world.channel.id))


async def test_one_person_posts_no_forty_pages_at_once(hall: World) -> None:
    usual = Environment.model_fields["presses_per_minute"].default
    hall.bot.router.limits = Limits(hall.bot.ledger.now, usual)
    page = await hall.ask("ann", "leaderboard")
    before = public(hall)
    results = await hall.at_once(*[Click("ann", page, label="Share")] * 30)
    burst = LIMITS["share"].burst
    assert public(hall) - before == burst
    assert sum(TOO_MUCH in told(each) for each in results) == 30 - burst
    profile = await hall.ask("ann", "profile")
    assert TOO_MUCH in said_privately(await hall.press("ann", profile, "Share"))
    await hall.press("bob", await hall.ask("bob", "leaderboard"), "Share")
    assert public(hall) - before == burst + 1


def told(result: InteractionResult) -> str:
    shown = result.response
    return words(shown) if shown is not None and shown.ephemeral else ""


async def test_a_days_answer_is_shared_once_in_a_server(world: World) -> None:
    await until_solitaire(world)
    page = await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    before = public(world)
    results = await world.at_once(*[Click("ann", page, label="Share")] * 5)
    assert public(world) == before + 1
    assert sum(ALREADY in told(each) for each in results) == 4
    again = await world.ask("ann", "puzzle")
    assert ALREADY in said_privately(await world.press("ann", again, "Share"))
    assert public(world) == before + 1


async def test_what_could_not_be_posted_is_shared_later(world: World) -> None:
    await until_solitaire(world)
    page = await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    before = public(world)
    world.env.inject_error("POST", "/webhooks/*", status=403, code=50013, times=None)
    await world.press("ann", page, "Share")
    world.heal()
    assert public(world) == before
    await world.press("ann", await world.ask("ann", "puzzle"), "Share")
    assert public(world) == before + 1


async def test_what_only_oneself_sees_is_not_shared(world: World) -> None:
    """A person has installed the bot for themselves, and the server allows no external apps."""
    world.refusals.forbid_external_apps(world.guild)
    await until_solitaire(world)
    page = await solve(world, "ann", await world.ask("ann", "puzzle"), right=True)
    for _ in range(2):
        result = await world.people["ann"].click(page, label="Share")
        assert "only to you" in words(result.followups[-1])
        assert "Share" in labels(page)


async def test_who_may_not_write_in_a_channel_posts_nothing_there(hall: World) -> None:
    """Anybody may press what the bot has posted in a channel for announcements."""
    page = await hall.ask("ann", "leaderboard")
    hall.mute("ann")
    before = public(hall)
    refused = await hall.press("ann", page, "Share")
    assert "You can't write in this channel" in said_privately(refused)
    assert public(hall) == before
