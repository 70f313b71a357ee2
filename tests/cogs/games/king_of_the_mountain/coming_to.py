"""Situations of King of the Mountain, and what people do in them besides moving."""

from collections.abc import Callable
from typing import Any

from simcord import InteractionResult, ResponseMessage

from bot.base.language import language_for
from bot.matches.record import Record
from cogs.games.king_of_the_mountain.words import kind_text
from games.king_of_the_mountain import (
    KingOfTheMountainState,
    kind_named,
    suggested_army,
    suggested_pieces,
)
from tests.games.king_of_the_mountain.setting import act, new, play, table
from tests.support.world import World, answer, buttons


def laid_out(phase: str, seats: int = 4) -> KingOfTheMountainState:
    """A phase in which nobody has decided anything yet; where it is somebody's turn, ann's.

    Ann can capture bob's King, which in ``mutating`` she just has done: the decision is his.
    """
    if phase in ("picking", "deploying"):
        state = new(seats, pick_for_friend=True)
        if phase == "deploying":
            for seat in range(seats):
                act(state, seat, {"type": "pick", "pieces": suggested_pieces("vanguard", 10)})
        return state
    armies: tuple[str, ...] = ("KC3 RC10 HD4", "KC17 RE18", "KQ17 HP16", "KQ3 HP4")
    if seats == 2:
        armies = ("KC3 RQ10 HD4", "KQ17 RE18")
    reserves = ("", "NR", "", "")
    state = table(*armies[:seats], reserves=reserves[:seats], mutant_monarch=True)
    if phase == "mutating":
        play(state, "C10xC17" if seats > 2 else "Q10xQ17")
    assert state.phase == phase
    return state


async def come_to(
    world: World,
    state: KingOfTheMountainState | str,
    change: Callable[[Record], None] | None = None,
) -> Record:
    """Let the match stand so from now on, as if it had come to that by play.

    A phase is what ``laid_out`` has; ``change`` may alter the rest of the match, its chairs.
    """
    record = await world.only_match()
    if isinstance(state, str):
        state = laid_out(state, len(record.chairs))
    with world.env._bot_scope():
        await world.bot.ledger.change(record.id, _come_to, state, change)
    await world.env.settle()
    return await world.only_match()


def _come_to(record: Record, state: Any, change: Callable[[Record], None] | None) -> None:
    record.state = state
    state.turns += record.version  # no turn of before, whose clock would run on
    if change is not None:
        change(record)


def forgiven(record: Record) -> None:
    """Everybody plays for themselves and has missed nothing."""
    for chair in record.chairs:
        chair.stand_in, chair.timeouts, chair.left = False, 0, False


def army(name: str, number: int = 10) -> str:
    """A suggestion, placed on the sixteen squares."""
    return suggested_army(name, suggested_pieces(name, number), 16)


def option(hand: ResponseMessage, text: str) -> tuple[str, str]:
    """The only option with this in its label: its menu's custom id, and its value."""
    (found,) = (
        (control["custom_id"], each["value"])
        for control in buttons(hand)
        for each in control.get("options", ())
        if text in each["label"]
    )
    return found


async def choose(world: World, name: str, hand: ResponseMessage, *texts: str) -> ResponseMessage:
    """Choose options one after the other, each by something in its label."""
    for text in texts:
        custom_id, value = option(hand, text)
        hand = answer(await world.people[name].select(hand, [value], custom_id=custom_id))
    return hand


async def give(
    world: World, name: str, letters: str, hand: ResponseMessage | None = None
) -> InteractionResult:
    """Pick pieces, given by letter, for the one on the left, and give them."""
    hand = hand or await world.hand(name)
    await pick_pieces(world, name, hand, letters)
    return await world.people[name].click(hand, label="Give these pieces")


async def pick_pieces(world: World, name: str, hand: ResponseMessage, letters: str) -> None:
    """Pick pieces, given by letter, in the menu of a hand; nothing is given yet."""
    (control,) = (c for c in buttons(hand) if c.get("options"))
    left = list(control["options"])
    values = []
    for letter in letters:
        kind = kind_text(kind_named(letter), language_for("en"))
        chosen = next(each for each in left if each["label"] == kind)
        left.remove(chosen)
        values.append(chosen["value"])
    await world.people[name].select(hand, values, custom_id=control["custom_id"])


async def leave(world: World, name: str, *, command: bool = False) -> InteractionResult:
    """Leave by the board or by /resign, and confirm; everybody has decided something by then."""
    await world.let_all_decide()
    person = world.people[name]
    asked = await (
        person.slash(world.channel, "resign")
        if command
        else person.click(await world.board(), label="Leave")
    )
    return await person.click(answer(asked), label="Yes, leave")
