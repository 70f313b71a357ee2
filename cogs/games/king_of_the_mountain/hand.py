"""A player's hand in King of the Mountain: what there is to decide, and how.

To move, a piece is picked, then one of the squares that it may go to.
"""

from bot.base.language import Language
from bot.pages.card_picker import menus
from bot.pages.model import Option, Picture, Select, stack_texts
from cogs.games.king_of_the_mountain import words
from cogs.games.king_of_the_mountain.controls import MENU, Controls, turn_rows
from cogs.games.king_of_the_mountain.cutout import cut_picture, window_round
from cogs.games.king_of_the_mountain.deploying import army_shown, deploying, picking
from cogs.games.king_of_the_mountain.picture import Marks, board_picture
from cogs.games.king_of_the_mountain.pieces_picture import sign_of
from cogs.games.king_of_the_mountain.words import KingOfTheMountainMatch, kind_text
from games.king_of_the_mountain.menu import TurnMenu
from games.king_of_the_mountain.pieces import KING, LETTERS, kind_of, owner_of
from games.king_of_the_mountain.position import RESPAWN, SIZE, respawn_point
from games.king_of_the_mountain.squares import CENTRE, NAMES, SEAT_CORNERS, file_of, rank_of
from games.king_of_the_mountain.state import AnswerDraw, Mutate
from games.king_of_the_mountain.view import KingOfTheMountainView


def controls(seen: KingOfTheMountainMatch, draft: str, language: Language) -> Controls:
    """Return what a player may do in their hand now."""
    if seen.view.phase == "over":
        return Controls(words.waiting_text(seen, language), (), _board_shown(seen, language))
    if not seen.my_turn:
        return _waiting(seen, language)
    match seen.view.phase:
        case "picking":
            return picking(seen, draft, language)
        case "deploying":
            return deploying(seen, draft, language)
        case "mutating":
            return _mutating(seen, language)
        case _:
            return _moving(seen, draft, language)


def _waiting(seen: KingOfTheMountainMatch, language: Language) -> Controls:
    view = seen.view
    text = words.waiting_text(seen, language)
    if view.army is not None and view.phase == "deploying":
        return Controls(text, (), army_shown(seen, view.army, None, language))
    if view.phase not in ("playing", "mutating"):
        return Controls(text)
    told = stack_texts(text, words.near_text(seen, language), words.offer_text(seen, language))
    asked = AnswerDraw(accept=True) in seen.menu
    # A control would make every turn of others an edit of this hand.
    return Controls(told, turn_rows(seen, language) if asked else ())


def _mutating(seen: KingOfTheMountainMatch, language: Language) -> Controls:
    text = language.say(
        "**Your King was captured** and may mutate, this once: one piece leaves your reserve for "
        "good, and he moves and captures as it does, besides his own way."
    )
    kinds = [action.kind for action in seen.menu if isinstance(action, Mutate) and action.kind]
    options = (
        *(Option(kind_text(kind, language), LETTERS[kind], sign=sign_of(kind)) for kind in kinds),
        Option(language.say("Leave him as he is"), "-"),
    )
    menu = Select(language.say("What should he move like?"), "mutate", options)
    asked = AnswerDraw(accept=True) in seen.menu
    rows = turn_rows(seen, language, menu) if asked else (menu,)
    offer, recent = words.offer_text(seen, language), words.recent_text(seen, language)
    return Controls(f"{text}\n{offer}\n\n{recent}", rows, _board_shown(seen, language))


def _moving(seen: KingOfTheMountainMatch, draft: str, language: Language) -> Controls:
    """Return the hand of the seat in turn; the draft is the square of the piece that is picked."""
    view = seen.view
    assert isinstance(seen.menu, TurnMenu)
    picks = _picks(seen.menu.moves)
    targets = picks.get(draft, ())
    pieces = _piece_menu(view, picks, draft, language)
    reserve = _reserve_menu(seen, seen.menu.moves, language)
    if not targets:
        lines = [
            language.say("**Your turn.** Pick a piece, or type a move: `/move E5 E9`."),
            *_warnings(seen, language),
            "",
            words.recent_text(seen, language),
        ]
        rows = turn_rows(seen, language, pieces, (), reserve)
        return Controls("\n".join(lines), rows, _board_shown(seen, language))
    board = view.position.board
    source = next(at for at, name in enumerate(NAMES) if name == draft)
    kind = kind_of(board[source])
    marks = Marks(
        SEAT_CORNERS[view.position.seats][seen.seat],
        source,
        tuple(at for at in targets if not board[at]),
        tuple(at for at in targets if board[at]),
    )
    name = f"{kind_text(kind, language)} {draft}"
    way = words.way_text(kind, view.position.monarchs[seen.seat], language)
    lines = [
        language.say("**{piece}.** {way}", piece=name, way=way),
        *_beyond(view, marks, language),
        *_warnings(seen, language),
    ]
    goal = CENTRE if kind == KING else None
    ordered = sorted(targets, key=lambda at: (at != goal, not board[at], file_of(at), rank_of(at)))
    options = tuple(
        Option(_target_label(view, at, goal, language), NAMES[at], sign=_sign_on(view, at))
        for at in ordered
    )
    where = menus(language.say("Where to?"), "move", options, f"{draft}{MENU}")
    told = language.say(
        "{piece} can go to: {squares}",
        piece=name,
        squares=language.row(NAMES[at] for at in ordered),
    )
    alt = f"{told}\n{words.alternative(seen, language)}"
    picture = Picture("hand.png", alt, cut_picture, (view, marks), language.code)
    return Controls("\n".join(lines), turn_rows(seen, language, pieces, where, reserve), picture)


def _board_shown(seen: KingOfTheMountainMatch, language: Language) -> Picture:
    """Return the board, turned so that the viewer's corner lies below."""
    marks = Marks(turned=SEAT_CORNERS[seen.view.position.seats][seen.seat])
    alt = words.alternative(seen, language)
    subject = (seen.view, seen.names, marks)
    return Picture("hand.png", alt, board_picture, subject, language.code)


def _warnings(seen: KingOfTheMountainMatch, language: Language) -> list[str]:
    """Return what endangers the viewer or wins the match soon, and a draw that is offered."""
    check = language.say("**Your King is in check.**") if seen.seat in seen.view.checked else ""
    told = (check, words.near_text(seen, language), words.offer_text(seen, language))
    return [line for line in told if line]


def _picks(moves: tuple[int, ...]) -> dict[str, tuple[int, ...]]:
    """Return where each movable piece can go, or what it can shoot, by the piece's square."""
    found: dict[str, tuple[int, ...]] = {}
    for move in moves:
        if move < RESPAWN:
            source, target = divmod(move, SIZE)
            found[NAMES[source]] = (*found.get(NAMES[source], ()), target)
    return found


def _beyond(view: KingOfTheMountainView, marks: Marks, language: Language) -> list[str]:
    """Return what can be captured beyond the part of the board that the picture shows."""
    window = window_round(marks)
    far = [_target_label(view, at, None, language) for at in marks.captures if not window.has(at)]
    return [language.say("Beyond the picture: {pieces}.", pieces=language.row(far))] if far else []


def _piece_menu(
    view: KingOfTheMountainView, picks: dict[str, tuple[int, ...]], draft: str, language: Language
) -> Select | None:
    """Return every piece that can move, by kind."""
    board = view.position.board
    options = []
    for at, name in enumerate(NAMES):
        if name not in picks:
            continue
        kind = kind_of(board[at])
        label = f"{kind_text(kind, language)} {name}"
        if captures := sum(board[target] > 0 for target in picks[name]):
            label += " · " + language.say("can capture {n}", n=captures)
        options.append((kind, Option(label, name, chosen=name == draft, sign=sign_of(kind))))
    options.sort(key=lambda option: option[0])
    listed = tuple(option for _, option in options)
    return Select(language.say("Pick a piece"), "pick", listed, "piece") if listed else None


def _reserve_menu(
    seen: KingOfTheMountainMatch, moves: tuple[int, ...], language: Language
) -> Select | None:
    """Return every kind that can come in, which is a whole move."""
    kinds = [move - RESPAWN for move in moves if move >= RESPAWN]
    if not kinds:
        return None
    point = respawn_point(seen.view.position, seen.seat)
    assert point is not None
    options = tuple(
        Option(f"{kind_text(kind, language)} → {NAMES[point]}", LETTERS[kind], sign=sign_of(kind))
        for kind in kinds
    )
    return Select(language.say("Or re-spawn a piece"), "respawn", options)


def _sign_on(view: KingOfTheMountainView, square: int) -> str:
    piece = view.position.board[square]
    return sign_of(kind_of(piece)) if piece else ""


def _target_label(
    view: KingOfTheMountainView, square: int, goal: int | None, language: Language
) -> str:
    name = f"{NAMES[square]} ♔" if square == goal else NAMES[square]
    piece = view.position.board[square]
    if not piece:
        return name
    return f"×{name} {words.SEAT_MARKS[owner_of(piece)]} {kind_text(kind_of(piece), language)}"
