"""The rules of King of the Mountain, retold."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page, Picture
from bot.pages.presenter import Presenter
from bot.pages.rules import LEAVING_EARLY, pages_of, paragraphs
from cogs.games.king_of_the_mountain.picture import board_picture
from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.view import KingOfTheMountainView

_DEAL = bytes(32)
"""The key of the example's match."""

_SETTING_UP: Final = (
    sentence(
        "**Aim.** Move your King onto the centre, J10: he is King of the Hill, and you win. Losing "
        "him is no more than a setback; he comes back."
    ),
    sentence(
        "**Board.** 19×19 squares with walls, on which nothing may land and through which nothing "
        "passes unless the piece's own rules say so. Red rings are re-spawn points: the four "
        "corners, and E5, E15, O15 and O5 on the middle level."
    ),
    sentence(
        "**Armies.** Your King begins in your corner, the Queen diagonally beside him, the "
        "Marshall on his left, the Cardinal on his right. Sixteen more pieces stand in the lines "
        "that lead away from these three: all six Heroes, and ten of the other fourteen as you "
        "like. What you leave out is out of the game; it does not wait in your reserve. All "
        "deploy in secret, and the armies are shown together (house ruling)."
    ),
    sentence(
        "**Turns.** Clockwise, one move each. Instead of moving you may re-spawn a piece out of "
        "your reserve. Whoever can do neither is passed over (house ruling)."
    ),
)
_PIECES: Final = (
    sentence(
        "**K King** · one square in any direction, but not where he could be captured. He need not "
        "leave check."
    ),
    sentence("**Q Queen** · **R Rook** (2) · **B Bishop** (2) · as in chess."),
    sentence(
        "**N Knight** (2) · one free square straight, then one diagonally outward; a piece or a "
        "wall on the first square stops him."
    ),
    sentence("**M Marshall** · Rook and Knight. **C Cardinal** · Bishop and Knight."),
    sentence(
        "**L Kangaroo** (2) · leaps over anything, as a Knight in chess or two squares diagonally."
    ),
    sentence(
        "**P Cannon** (2) · moves as a Rook; captures the second piece in a straight line, over "
        "exactly one other and over any walls."
    ),
    sentence(
        "**A Archer** (2) · moves one or two squares straight; shoots, without moving, what stands "
        "exactly two squares away diagonally, over anything."
    ),
    sentence(
        "**G Giant** (2) · moves one square straight; captures one or two squares diagonally, past "
        "a wall but not past a piece."
    ),
    sentence("**H Hero** (6) · moves one square diagonally, captures one square straight."),
)
_SIGNS: Final = (
    sentence(
        "**Marks.** The board's frame has the colour of whoever is to move, and their box beside "
        "it has a golden edge. A box shows a player's name, King and reserve (`H6` is six Heroes). "
        "A crown with a number is a King with so many steps left to the centre, three or fewer; "
        "on the board he has a golden frame. Tinted squares are the last moves. A jagged square "
        "is a King in check. A golden plate on a King shows the movement he has gained, and one "
        "on the centre how many turns it was kept."
    ),
    sentence(
        "**Moves in writing.** `E5-E9` moves, `E5xE9` captures, `E5*G7` is an Archer's shot, "
        "`N@A1` re-spawns a Knight. Pick moves in your hand, or type `/move`."
    ),
)
_CAPTURES: Final = (
    sentence(
        "**Captured pieces come back.** At once, and as part of nobody's turn: onto their owner's "
        "corner if it is empty, else into their owner's reserve."
    ),
    sentence(
        "**Re-spawning** a piece of the reserve takes your turn. It comes in on your corner; only "
        "if a piece of your own stands there, on your inner point. An enemy there is captured; "
        "your own piece never is."
    ),
    sentence(
        "**A captured King** comes back at once: to his corner when captured within four squares "
        "of the edge, to his inner point when captured in the middle, E5 to O15. Whatever stands "
        "there is captured in its turn, even a piece of your own, or another King."
    ),
    sentence(
        "**Draws and leaving.** House rulings: a draw is offered in your turn, and all others "
        "must accept. Whoever leaves takes all their pieces off the board; the last one left wins."
    ),
    LEAVING_EARLY,
)
_VARIANTS: Final = (
    sentence(
        "**Variants.** They may be mixed. *All Hands on Deck*: all 24 pieces, the lines one "
        "square longer (house ruling). *Limited Armies*: 10 to 20 pieces, the King's court "
        "and all six Heroes always among them (house ruling); 16 or 12 are recommended. *You Can "
        "Pick Your Friends*: you pick the pieces of the player on your left. *Wait for It*: all "
        "but King, Queen, Marshall and Cardinal begin in reserve; where armies are limited, each "
        "first picks in secret what waits there (house ruling). *Mutant Monarch*: when your King "
        "is captured for the first time, he may gain the movement of a piece that leaves your "
        "reserve for good. *But Can You Keep It*: your King must stay on the centre for some turns."
    ),
    sentence(
        "**House rulings.** The three boards are ours, since the document shows none: Citadel, a "
        "broken ring with a shield before each gate; Forest, single walls everywhere, so that most "
        "lines are short; Valleys, four ridges and long diagonals. On a first move of suggested "
        "armies nothing can be captured, except by Cannons where three or four play: walls do not "
        "stop them. Two play in opposite corners, three and four clockwise from A1. A random "
        "player begins."
    ),
    sentence(
        "**House rulings on pieces.** A way between two walls that touch at a corner is open. The "
        "King may not step where, once all has returned, an enemy's move could capture him (a "
        "re-spawn does not count). A piece shot on its own corner is back there at once."
    ),
    sentence(
        "**House rulings on the rest.** A King who is displaced counts as captured. With an empty "
        "reserve the chance to mutate is gone. To keep the centre is to begin so many turns there; "
        "leaving it, or being captured, begins the count anew. If nobody can move, or the host's "
        "limit of rounds is reached, it is a draw. If your time runs out: the suggested army, no "
        "mutation, and your turn passes; after three times in a row a computer keeps your seat "
        "until you take it back."
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, house rulings marked, and a board as an example."""
    credit = language.say(
        "King of the Mountain was designed by Paul E. Newton (The Chess Variant Pages)."
    )
    picture = Picture(
        "example.png",
        language.say(
            "The Citadel with four armies deployed, one in each corner; in the middle a broken "
            "ring of walls around the centre."
        ),
        board_picture,
        (example(),),
        language.code,
    )
    texts = (
        paragraphs(_SETTING_UP, language),
        "\n\n".join(paragraphs(lines, language, "\n") for lines in (_PIECES, _SIGNS)),
        paragraphs(_CAPTURES, language),
        paragraphs(_VARIANTS, language),
    )
    return pages_of(presenter.title(language), texts, credit, picture)


def example() -> KingOfTheMountainView:
    """Four armies as everybody sees them when the first turn begins."""
    game, chance = KingOfTheMountain(), Chance(_DEAL)
    match = game.new(KingOfTheMountainOptions(), 4, chance)
    game.expire(match, chance)
    return game.view(match, None)
