"""What King of the Mountain says: whose turn it is, what was captured, where it went."""

from typing import Final

from bot.base.language import Voice
from bot.base.names import escaped
from bot.discord_io.messages import plain
from bot.matches.view import Scene
from bot.pages.table import called
from games.king_of_the_mountain import (
    ACCEPTS,
    DECLINES,
    KINDS,
    KING,
    LETTERS,
    MUTATES,
    NAMES,
    OFFERS,
    PASSED,
    RESIGNS,
    KingOfTheMountainOptions,
    KingOfTheMountainView,
    Loss,
    Ply,
    last_turn,
)

KingOfTheMountainScene = Scene[KingOfTheMountainView]

SEAT_MARKS: Final = ("🔴", "🟦", "🔶", "🟢")
"""By seat, as its pieces look in the picture: round, square, pointed, six-sided."""


def kind_text(kind: int, voice: Voice) -> str:
    """A kind of piece by name."""
    return (
        "",
        voice.say("King"),
        voice.say("Queen"),
        voice.say("Marshall"),
        voice.say("Cardinal"),
        voice.say("Bishop"),
        voice.say("Rook"),
        voice.say("Knight"),
        voice.say("Kangaroo"),
        voice.say("Cannon"),
        voice.say("Archer"),
        voice.say("Giant"),
        voice.say("Hero"),
    )[kind]


def legend(voice: Voice) -> str:
    """What the letters on the pieces mean, the King and the Queen left out."""
    return " · ".join(f"{LETTERS[kind]} {kind_text(kind, voice)}" for kind in KINDS[2:])


def kinds_text(kinds: tuple[int, ...], voice: Voice) -> str:
    """Pieces by name, equal ones counted."""
    counted = {kind: kinds.count(kind) for kind in sorted({*kinds})}
    return ", ".join(
        kind_text(kind, voice) + (f" ×{number}" if number > 1 else "")
        for kind, number in counted.items()
    )


def player(scene: KingOfTheMountainScene, seat: int) -> str:
    """A seat's mark and name, as in a list."""
    return f"{SEAT_MARKS[seat]} {called(scene.chairs[seat])}"


def owner(scene: KingOfTheMountainScene, seat: int) -> str:
    """A seat's mark and name within a sentence."""
    return f"{SEAT_MARKS[seat]} {escaped(scene.name(seat))}"


def suggestion_text(name: str, voice: Voice) -> str:
    """A suggested army by name."""
    return {
        "vanguard": voice.say("Vanguard"),
        "phalanx": voice.say("Phalanx"),
        "raiders": voice.say("Raiders"),
    }[name]


def options_text(options: KingOfTheMountainOptions, voice: Voice) -> str:
    """The board and the variants of a match in a line."""
    parts = [board_text(options.board, voice)]
    if options.all_hands:
        parts.append(voice.say("All Hands on Deck: 24 pieces each"))
    elif options.army_size is not None:
        parts.append(voice.say("Limited Armies: {n} pieces each", n=options.army_size))
    if options.pick_for_friend:
        parts.append(voice.say("You Can Pick Your Friends"))
    if options.wait_for_it:
        parts.append(voice.say("Wait for It"))
    if options.mutant_monarch:
        parts.append(voice.say("Mutant Monarch"))
    if options.keep_it:
        parts.append(
            voice.count(
                options.keep_it,
                "But Can You Keep It: {n} turn",
                "But Can You Keep It: {n} turns",
            )
        )
    if options.turn_limit:
        parts.append(
            voice.count(options.turn_limit, "a draw after {n} round", "a draw after {n} rounds")
        )
    return " · ".join(parts)


def board_text(name: str, voice: Voice) -> str:
    """A board by name, and how it plays."""
    return {
        "citadel": voice.say("Citadel: a broken ring with four gates"),
        "forest": voice.say("Forest: single walls everywhere, short lines"),
        "valleys": voice.say("Valleys: long diagonals between four ridges"),
    }[name]


def now_text(scene: KingOfTheMountainScene, view: KingOfTheMountainView, voice: Voice) -> str:
    """Who is to do what."""
    waited_for = voice.listing(player(scene, seat) for seat in sorted(scene.awaited))
    match view.phase:
        case "picking":
            return voice.say(
                "Everybody picks in secret the pieces of the player on their left. Still to pick: "
                "{names}. *My hand* opens the choice.",
                names=waited_for,
            )
        case "deploying":
            return voice.say(
                "All deploy in secret; the armies are shown together. Still to deploy: {names}. "
                "*My hand* opens your corner.",
                names=waited_for,
            )
        case "mutating":
            text = voice.say(
                "The King of {name} was captured for the first time and may gain the movement of "
                "a piece in reserve.",
                name=waited_for,
            )
            return "\n".join(line for line in (text, offer_text(scene, view, voice)) if line)
        case "playing":
            lines = [voice.say("{name} is to move.", name=waited_for)]
            lines += [
                voice.say("The King of {name} is in check.", name=owner(scene, seat))
                for seat in view.checked
            ]
            lines.append(offer_text(scene, view, voice))
            return "\n".join(line for line in lines if line)
        case "over":
            return ""


def offer_text(scene: KingOfTheMountainScene, view: KingOfTheMountainView, voice: Voice) -> str:
    """Who offers a draw, and whose answer is missing."""
    if view.offer is None:
        return ""
    if view.offer == scene.viewer:
        return voice.say(
            "🤝 You offer a draw, until your next turn; play on meanwhile. Still to answer: "
            "{names}.",
            names=voice.listing(owner(scene, seat) for seat in view.asked),
        )
    return voice.say(
        "🤝 {name} offers a draw, until their next turn. Still to answer: {names}.",
        name=owner(scene, view.offer),
        names=voice.listing(owner(scene, seat) for seat in view.asked),
    )


def seat_line(
    scene: KingOfTheMountainScene, view: KingOfTheMountainView, seat: int, voice: Voice
) -> str:
    """One seat: mark, name, reserve and what is known of its King."""
    position = view.position
    parts = [player(scene, seat)]
    if seat in position.gone:
        parts.append(voice.say("has left"))
        return " · ".join(parts)
    if view.phase in ("picking", "deploying"):
        if view.ready[seat]:
            parts.append(voice.say("ready ✓"))
        return " · ".join(parts)
    reserve = position.reserves[seat]
    parts.append(
        voice.say("reserve: {pieces}", pieces=kinds_text(reserve, voice))
        if reserve
        else voice.say("no reserve")
    )
    if position.monarchs[seat]:
        kind = kind_text(position.monarchs[seat], voice)
        parts.append(voice.say("King moves as {kind} too", kind=kind))
    if view.options.keep_it and position.on_centre(seat):
        parts.append(
            voice.say(
                "**on the centre: {kept} of {wanted}**",
                kept=position.kept[seat],
                wanted=view.options.keep_it,
            )
        )
    if view.winner == seat:
        parts.append(voice.say("**King of the Hill**"))
    return " · ".join(parts)


def kept_text(scene: KingOfTheMountainScene, view: KingOfTheMountainView, voice: Voice) -> str:
    """Whose King keeps the centre, and for how long."""
    lines = [
        voice.say(
            "👑 The King of {name} is on the centre: {kept} of {wanted}.",
            name=owner(scene, seat),
            kept=view.position.kept[seat],
            wanted=view.options.keep_it,
        )
        for seat in view.position.living
        if view.options.keep_it and view.position.on_centre(seat)
    ]
    return "\n".join(lines)


def recent_text(scene: KingOfTheMountainScene, view: KingOfTheMountainView, voice: Voice) -> str:
    """The last round of turns: moves, captures, where things returned to, checks."""
    if not view.recent:
        return ""
    lines = [ply_text(scene, ply, voice) for ply in view.recent]
    return "\n".join([voice.say("**Last turns**"), *lines])


def ply_text(scene: KingOfTheMountainScene, ply: Ply, voice: Voice) -> str:
    """One turn in a line."""
    name = owner(scene, ply.seat)
    if ply.text == PASSED:
        return voice.say("{name} passes.", name=name)
    if ply.text == OFFERS:
        return voice.say("{name} offers a draw.", name=name)
    if ply.text == ACCEPTS:
        return voice.say("{name} accepts the draw.", name=name)
    if ply.text == DECLINES:
        return voice.say("{name} declines the draw.", name=name)
    if ply.text == RESIGNS:
        return voice.say("{name} leaves; the pieces go with them.", name=name)
    if ply.text.startswith(MUTATES):
        letter = ply.text.removeprefix(MUTATES)
        if letter == "-":
            return voice.say("{name} keeps the King as he is.", name=name)
        kind = kind_text(LETTERS.index(letter), voice)
        return voice.say("The King of {name} moves as {kind} from now on.", name=name, kind=kind)
    kind = kind_text(ply.kind, voice)
    if "@" in ply.text:
        text = voice.say("{name} re-spawns: {kind} `{move}`", name=name, kind=kind, move=ply.text)
    else:
        text = f"{name}: {kind} `{ply.text}`"
    parts = [text]
    parts += [loss_text(scene, loss, voice) for loss in ply.losses]
    given = [owner(scene, seat) for seat in ply.checked if seat != ply.seat]
    if given:
        parts.append(voice.say("check: {names}", names=voice.listing(given)))
    if ply.seat in ply.checked:
        parts.append(voice.say("still in check"))
    return " · ".join(parts)


def loss_text(scene: KingOfTheMountainScene, loss: Loss, voice: Voice) -> str:
    """A captured piece, and where it went."""
    facts = {
        "mark": SEAT_MARKS[loss.seat],
        "kind": kind_text(loss.kind, voice),
        "square": NAMES[loss.square],
    }
    if loss.to is None:
        return voice.say("{mark} {kind} {square} goes into reserve", **facts)
    return voice.say("{mark} {kind} {square} returns to {to}", to=NAMES[loss.to], **facts)


def footer(view: KingOfTheMountainView, voice: Voice) -> str:
    """The round and the options."""
    options = options_text(view.options, voice)
    if view.phase in ("picking", "deploying"):
        return options
    return voice.say("Round {round}", round=view.position.round) + " · " + options


def waiting_text(scene: KingOfTheMountainScene, view: KingOfTheMountainView, voice: Voice) -> str:
    """What a player who has nothing to decide is told in their hand.

    It says nothing that changes with every turn, or every open hand would change with it.
    """
    match view.phase:
        case "over":
            return verdict(scene, voice)
        case "picking":
            assert view.picked is not None
            pieces = kinds_text(view.picked, voice)
            return voice.say("You have picked: {pieces}. Waiting for the others.", pieces=pieces)
        case "deploying":
            return voice.say("Your army stands. It is shown when all have deployed.")
        case _:
            text = voice.say("It is not your turn. The board shows how things stand.")
            assert scene.viewer is not None
            own = last_turn(view, scene.viewer)
            if own is not None:
                text += "\n" + voice.say("Your last move: `{move}`.", move=own.text)
            return text


def verdict(scene: KingOfTheMountainScene, voice: Voice) -> str:
    """How the match ended."""
    view = scene.view
    assert view is not None
    if view.winner is not None:
        name = escaped(scene.name(view.winner))
        if view.ending == "alone":
            return voice.say("{name} is the last one left, and King of the Hill!", name=name)
        if view.options.keep_it:
            return voice.say("{name} has kept the centre and is King of the Hill!", name=name)
        return voice.say("{name} has reached the centre and is King of the Hill!", name=name)
    return {
        "agreed": voice.say("A draw, by agreement: nobody is King of the Hill."),
        "limit": voice.say("A draw: the last round is over, and nobody is King of the Hill."),
        "stuck": voice.say("A draw: nobody can move any more."),
    }[view.ending or "agreed"]


def alternative(scene: KingOfTheMountainScene, view: KingOfTheMountainView, voice: Voice) -> str:
    """The board's picture in words, enough to play by, the last turn first.

    What Discord has no room for is left out at the end.
    """
    lines = [
        now_text(scene, view, voice) or verdict(scene, voice),
        *(_pieces_text(scene, view, seat, voice) for seat in view.position.living),
        *(ply_text(scene, ply, voice) for ply in reversed(view.recent)),
    ]
    return plain("\n".join(line for line in lines if line))


def _pieces_text(
    scene: KingOfTheMountainScene, view: KingOfTheMountainView, seat: int, voice: Voice
) -> str:
    """Where a seat's pieces stand, by letter, and its reserve."""
    position = view.position
    squares: dict[int, list[str]] = {}
    for at, whose, kind in position.pieces():
        if whose == seat:
            squares.setdefault(kind, []).append(NAMES[at])
    letters = list(LETTERS)
    if position.monarchs[seat]:
        letters[KING] = f"K+{LETTERS[position.monarchs[seat]]}"
    standing = " ".join(f"{letters[kind]} {','.join(squares[kind])}" for kind in sorted(squares))
    if view.options.keep_it and position.on_centre(seat):
        standing += f" {position.kept[seat]}/{view.options.keep_it}"
    reserve = "".join(LETTERS[kind] for kind in view.position.reserves[seat])
    text = f"{scene.name(seat)}: {standing}"
    return text + (f" ({voice.say('reserve: {pieces}', pieces=reserve)})" if reserve else "")
