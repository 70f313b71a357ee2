"""Every page of every kind of match, asked for by every sort of person, against the one table."""

import re
from collections.abc import Awaitable, Callable

import pytest
from simcord import InteractionResult

from bot import secrecy
from bot.base.language import language_for
from bot.match.kind import NOT_YOURS
from bot.match.ledger import NOT_THERE
from bot.match.record import CLOSED, Record
from bot.secrecy import RULES, Cards, Relation, Sight
from cogs.daily.actions import DAILY
from tests.cogs.doors import SIGHTS
from tests.cogs.scenes import FINISHED, OPEN, OURS, SCENES, Scene, table_over, table_running
from tests.support.watch import cards_named
from tests.support.world import Click, World, words

ENGLISH = language_for("en-US")
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
NOT_SEATED = "You're not at this table"


def told_by(result: InteractionResult) -> str:
    """Return everything that a person is told for a press."""
    messages = [result.response, *result.followups]
    return "\n".join(words(each) for each in messages if each is not None)


def expected(record: Record, sight: Sight, relation: Relation, cards: Cards) -> bool:
    """Return the table's entry."""
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
