"""What Kill the Kings says: how the piles stand, what happened, how it ended."""

import textwrap
from typing import Any

from bot.base.language import Sentence, Voice, sentence
from bot.base.names import escaped
from bot.discord_io.messages import LONGEST, plain, shortened
from bot.matches.record import day_of
from bot.matches.view import Scene
from bot.pages.table import called
from games.core import GameError
from games.core.cards import label, parse
from games.kill_the_kings import (
    LENGTHS,
    Assassination,
    KillTheKingsView,
    PileView,
    killers,
    runs,
)

KillTheKingsScene = Scene[KillTheKingsView]
_FEW = 4
"""So many cards that would kill are named one by one."""


def title(scene: KillTheKingsScene, game: str, voice: Voice) -> str:
    """The game's name, and which day's deal it is."""
    if scene.daily is None:
        return game
    return voice.say("{game}: the deal of {day}", game=game, day=day_of(scene.daily))


def headline(scene: KillTheKingsScene, view: KillTheKingsView, voice: Voice) -> str:
    """What happened last, and what is to be done now or how it ended."""
    lines = [_news(scene, voice), _now(scene, view, voice)]
    return "\n".join(line for line in lines if line)


def _now(scene: KillTheKingsScene, view: KillTheKingsView, voice: Voice) -> str:
    name = called(scene.chairs[0])
    if view.ending is not None:
        return _ending(scene, view, voice)
    if view.drawn is not None:
        card = f"**{label(view.drawn)}**"
        if not view.has_room:
            return voice.say("{name} drew {card} and must place it.", name=name, card=card)
        return voice.say("{name} drew {card}: place or reserve it.", name=name, card=card)
    if not view.stock:
        return voice.say("{name} plays the last cards from the reserve.", name=name)
    if not view.has_room:
        return voice.say(
            "{name} is to draw or to play from the reserve. **The reserve is full:** a drawn card "
            "that fits nowhere ends the game.",
            name=name,
        )
    if view.reserve:
        return voice.say("{name} is to draw or to play from the reserve.", name=name)
    return voice.say("{name} is to draw.", name=name)


def _ending(scene: KillTheKingsScene, view: KillTheKingsView, voice: Voice) -> str:
    killed = voice.count(view.killed, "{n} king killed", "{n} kings killed")
    match view.ending:
        case "won":
            return voice.say(
                "**All four kings are dead: {name} wins**, with {cards} drawn.",
                name=escaped(scene.name(0)),
                cards=_drawn_text(view, voice),
            )
        case "bust":
            assert view.drawn is not None
            return voice.say(
                "**Bust!** {card} fits nowhere and the reserve is full. {killed}.",
                card=f"**{label(view.drawn)}**",
                killed=killed,
            )
        case "out_of_moves":
            return voice.say(
                "**Out of moves:** the stock is empty and nothing fits. {killed}.", killed=killed
            )
        case _:
            return voice.say("**Conceded.** {killed}.", killed=killed)


def _drawn_text(view: KillTheKingsView, voice: Voice) -> str:
    return voice.count(view.cards_drawn, "{n} card", "{n} cards")


def _news(scene: KillTheKingsScene, voice: Voice) -> str:
    """The king just killed, or else where the last card went."""
    for event in reversed(scene.recent):
        match event["kind"]:
            case "killed":
                return _killing(event, voice)
            case "placed":
                card, king = label(parse(event["card"])), label(parse(event["king"]))
                return voice.say("{card} went under {king}.", card=card, king=king)
            case "reserved":
                card = label(parse(event["card"]))
                return voice.say("{card} went into the reserve.", card=card)
    return ""


def _killing(event: dict[str, Any], voice: Voice) -> str:
    way: Assassination = event["way"]
    king = label(parse(event["king"]))
    match way:
        case "alternating":
            return voice.say("☠ **{king} is dead**, by five alternating cards.", king=king)
        case "suited":
            return voice.say("☠ **{king} is dead**, by four cards of one suit.", king=king)
        case "kind":
            return voice.say("☠ **{king} is dead**, by three of a kind.", king=king)


def piles_text(view: KillTheKingsView, voice: Voice) -> str:
    """Every pile that has cards, in a line: they, and what would kill its king next."""
    return "\n".join(_pile_line(view, pile, voice) for pile in view.piles if pile.cards)


def _pile_line(view: KillTheKingsView, pile: PileView, voice: Voice) -> str:
    cards = " ".join(label(card) for card in pile.cards) or "·"
    if not pile.alive:
        return f"☠ ~~{label(pile.king)}~~ {cards}"
    threat = threat_text(view, pile, voice)
    return f"**{label(pile.king)}** {cards}" + (f" · {threat}" if threat else "")


def threat_text(view: KillTheKingsView, pile: PileView, voice: Voice) -> str:
    """What would kill the king of a pile next; empty when no single card does."""
    deadly = sorted(killers(pile.cards))
    if not deadly or view.ending is not None:
        return ""
    left = [card for card in deadly if not view.is_placed(card)]
    if not left:
        return voice.say("what would kill him is gone")
    if len(left) <= _FEW:
        named = voice.either(f"**{label(card)}**" for card in left)
        return voice.say("{cards} kills", cards=named)
    return voice.say("{ways} kills", ways=_ways(pile, voice))


def _ways(pile: PileView, voice: Voice) -> str:
    """The kinds of cards that kill, when there are too many to name."""
    found = runs(pile.cards)
    below = label(pile.bottom)
    said = []
    if found.alternating >= LENGTHS["alternating"] - 1:
        said.append(voice.say("any lower card of the other colour than {card}", card=below))
    if found.suited >= LENGTHS["suited"] - 1:
        said.append(voice.say("any lower card of the suit of {card}", card=below))
    if found.kind >= LENGTHS["kind"] - 1:
        said.append(voice.say("any card of the rank of {card}", card=below))
    return " / ".join(said)


def reserve_text(view: KillTheKingsView, voice: Voice) -> str:
    """The reserve's slots."""
    cards = " ".join(label(card) for card in view.reserve) or voice.say("none")
    return voice.say(
        "Reserve, {taken} of {slots}: {cards}",
        taken=len(view.reserve),
        slots=view.slots,
        cards=cards,
    )


def footer(scene: KillTheKingsScene, view: KillTheKingsView, voice: Voice) -> str:
    """Stock, kings and seal in a line."""
    return voice.say(
        "{stock} in the stock · {killed} of 4 kings killed\nSeal of the deal: {seal}",
        stock=voice.count(view.stock, "{n} card", "{n} cards"),
        killed=view.killed,
        seal=" ".join(textwrap.wrap(scene.commitment, 16)),
    )


def alternative(scene: KillTheKingsScene, view: KillTheKingsView, voice: Voice) -> str:
    """The board's picture in words, enough to play by."""
    lines = [_now(scene, view, voice)]
    for pile in view.piles:
        line = _pile_line(view, pile, voice)
        if pile.alive and pile.cards:
            line += " · " + _progress(pile, voice)
        lines.append(line)
    lines.append(reserve_text(view, voice))
    lines.append(voice.count(view.stock, "{n} card in the stock", "{n} cards in the stock"))
    return shortened(plain("\n".join(lines)), LONGEST["alt"])


def _progress(pile: PileView, voice: Voice) -> str:
    found = runs(pile.cards)
    return voice.say(
        "alternating {alternating}/5, suit {suited}/4, kind {kind}/3",
        alternating=found.alternating,
        suited=found.suited,
        kind=found.kind,
    )


def result_line(scene: KillTheKingsScene, game: str, voice: Voice) -> str:
    """How a game ended, without a card of it."""
    view = scene.view
    assert view is not None
    kings = "♚" * view.killed + "♔" * (len(view.piles) - view.killed)
    return voice.say(
        "**{name}** · {game} · {kings} {ending} · {cards} drawn",
        name=escaped(scene.name(0)),
        game=title(scene, game, voice),
        kings=kings,
        ending={
            "won": voice.say("won"),
            "bust": voice.say("bust"),
            "out_of_moves": voice.say("out of moves"),
            "conceded": voice.say("conceded"),
        }[view.ending or "conceded"],
        cards=_drawn_text(view, voice),
    )


def refusal(error: GameError) -> Sentence:
    """Why the rules refuse, in a sentence that helps."""
    match error.code:
        case "match_over":
            return sentence("This game is over. New game deals another.")
        case "card_drawn":
            return sentence("You have drawn a card: place it or reserve it before anything else.")
        case "nothing_drawn":
            return sentence("Only a card just drawn can go into the reserve. Draw one first.")
        case "stock_empty":
            return sentence("The stock is empty. Play what is in the reserve.")
        case "reserve_full":
            return sentence("The reserve is full. Kill a king, or place the card under one.")
        case "card_not_held":
            return sentence("That card is neither drawn nor in the reserve.")
        case "king_dead":
            return sentence("That king is dead already.")
        case "does_not_fit":
            return sentence(
                "That card does not fit there: it must be lower and of the other colour, lower and "
                "of the same suit, or of the same value."
            )
        case _:
            return sentence("That is not a move in Kill the Kings.")
