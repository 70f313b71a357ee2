"""The rules of King of the Mountain in our own words."""

from typing import Final

from bot.base.language import Language, sentence
from bot.pages.model import Page
from bot.pages.presenter import Presenter
from bot.pages.rules import KEPT_SEAT, LEAVING_EARLY, Paragraph, pages_of
from cogs.games.king_of_the_mountain.letters import LEXICON
from cogs.games.king_of_the_mountain.picture import PLAIN, board_picture
from games.core import Chance
from games.king_of_the_mountain import KingOfTheMountain
from games.king_of_the_mountain.state import KingOfTheMountainOptions
from games.king_of_the_mountain.view import KingOfTheMountainView

_DEAL = bytes(32)
"""The key of the match in the example."""

_SETTING_UP: Final[tuple[Paragraph, ...]] = (
    sentence(
        "**Goal.** Move your King onto the centre, J10. He becomes King of the Hill, and you win. "
        "Losing him is only a setback, because he comes back."
    ),
    (
        sentence("**Board.**"),
        sentence(
            "It has 19×19 squares, and walls. Nothing can land on a wall, and nothing passes "
            "through one unless the piece's own rules say so."
        ),
        sentence(
            "Red rings are re-spawn points: the four corners, and E5, E15, O15 and O5 closer to "
            "the centre. Those are the inner points."
        ),
    ),
    (
        sentence("**Armies.**"),
        sentence(
            "Your King begins in your corner. The Queen stands diagonally beside him, the Marshall "
            "on his left and the Cardinal on his right."
        ),
        sentence(
            "Sixteen more pieces stand in the lines that lead away from the Queen, Marshall and "
            "Cardinal: all six Heroes, and any ten of the other fourteen."
        ),
        sentence("Pieces you leave out are out of the game. They don't wait in your reserve."),
        sentence("You all deploy in secret, and the armies are shown together (house rule)."),
    ),
    (
        sentence("**Turns.**"),
        sentence("You move one piece per turn. Turns go clockwise."),
        sentence("Instead of moving, you can re-spawn a piece from your reserve."),
        sentence("If you can't do either, your turn is skipped (house rule)."),
    ),
)
_PIECES: Final[tuple[Paragraph, ...]] = (
    (
        sentence(
            "**Pieces.** *Straight* means along a row or a file, never diagonally. A number says "
            "how many you have."
        ),
        sentence(
            "**K King:** one square in any direction, but not where he could be captured. He "
            "doesn't have to leave check."
        ),
        sentence("**Q Queen**, **R Rook** (2), **B Bishop** (2): as in chess."),
        sentence(
            "**N Knight** (2): one square straight, then one diagonally outward. The first square "
            "must have no piece and no wall."
        ),
        sentence(
            "**M Marshall:** a Rook and a Knight in one. **C Cardinal:** a Bishop and a Knight in "
            "one."
        ),
        sentence(
            "**L Kangaroo** (2): leaps over anything, either like a Knight in chess or two squares "
            "diagonally."
        ),
        sentence(
            "**P Cannon** (2): moves like a Rook. It captures the second piece in a straight line, "
            "over exactly one other and over any walls."
        ),
        sentence(
            "**A Archer** (2): moves one or two squares straight. It shoots what stands exactly "
            "two squares away diagonally, over anything, and doesn't move."
        ),
        sentence(
            "**G Giant** (2): moves one square straight. It captures one or two squares "
            "diagonally, past a wall but not past a piece."
        ),
        sentence("**H Hero** (6): moves one square diagonally, and captures one square straight."),
    ),
)
_SIGNS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**Reading the board.**"),
        sentence(
            "The picture shows the part that matters most. The small map is the whole board, and "
            "the frame on it is that part. *Whole board* in your hand shows all of it."
        ),
        sentence(
            "The board's frame is in the colour of the player whose turn it is. A "
            "golden edge marks them beside the board."
        ),
        sentence(
            "Each name has its King in front. Below it are the number of pieces on the board, the "
            "captures (`×3`) and, behind a ring, the reserve: `H6` is six Heroes."
        ),
        sentence("A number alone behind the ring counts a reserve that's too long to be listed."),
        sentence(
            "A crown with a number means that a King is that many steps from the "
            "centre (three or fewer). On the board he has a golden frame."
        ),
        sentence("Tinted squares are the last moves. A jagged square is a King in check."),
        sentence(
            "A golden plate on a King shows the movement he has gained. One on the "
            "centre shows how many turns a King has kept it."
        ),
    ),
    sentence(
        "**Moving.** In your hand, press a piece's number, then the number of a "
        "square. Red numbers are captures. A piece that can go to many squares "
        "has a button for each direction, and ↱ for its leaps."
    ),
    sentence(
        "**Move notation.** `E5-E9` moves, `E5xE9` captures, `E5*G7` is an "
        "Archer's shot, and `N@A1` re-spawns a Knight. You can type them with "
        "`/move`."
    ),
    sentence(
        "**Captured pieces come back.** This happens at once and costs nobody a turn. They return "
        "to their owner's corner if it's empty, or else to their owner's reserve."
    ),
    (
        sentence("**Re-spawning.** It costs you a turn to bring in a piece from your reserve."),
        sentence(
            "It comes in on your corner, or on your inner point if one of your own "
            "pieces is on the corner."
        ),
        sentence("An enemy piece on that square is captured. Your own pieces never are."),
    ),
    (
        sentence("**A captured King.** He comes back at once too."),
        sentence(
            "If he was captured in the outer four rows or files (A–D, P–S, 1–4, 16–19), he's back "
            "on his corner."
        ),
        sentence("If he was captured in the middle (E5 to O15), he's back on his inner point."),
        sentence(
            "Whatever stands there is captured in turn, even if it's one of your own "
            "pieces or another King."
        ),
    ),
)
_VARIANTS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**Variants.** The host can combine them."),
        sentence(
            "*All Hands on Deck*: you play with all 24 pieces, and the lines are one "
            "square longer (house rule)."
        ),
        sentence(
            "*Limited Armies*: you play with 10 to 20 pieces, and 16 or 12 work "
            "well. The King, Queen, Marshall, Cardinal and all six Heroes are always "
            "among them (house rule)."
        ),
        sentence("*You Can Pick Your Friends*: you pick the pieces for the player on your left."),
        sentence(
            "*Wait for It*: all pieces but the King, Queen, Marshall and Cardinal "
            "begin in reserve. If armies are limited, you first pick in secret which "
            "pieces wait there (house rule)."
        ),
        sentence(
            "*Mutant Monarch*: when your King is captured for the first time, he can gain the "
            "movement of a piece in your reserve. That piece is gone for good."
        ),
        sentence(
            "*But Can You Keep It*: your King has to stay on the centre for a number of turns."
        ),
    ),
    (
        sentence(
            "**The boards.** The original rules don't include any, so we made these "
            "three (house rule)."
        ),
        sentence("Citadel: a broken ring, with a shield in front of each gate."),
        sentence("Forest: single walls everywhere, so most lines are short."),
        sentence("Valleys: four ridges and long diagonals."),
    ),
)
_RULINGS: Final[tuple[Paragraph, ...]] = (
    (
        sentence("**House rules.**"),
        sentence(
            "Two players sit in opposite corners; three or four sit clockwise from "
            "A1. A random player begins."
        ),
        sentence(
            "With the suggested armies, nobody can capture on their first turn. With "
            "three or four players, Cannons still can, because walls don't stop them."
        ),
        sentence("A piece may pass diagonally between two walls that only touch at a corner."),
        sentence(
            "Your King can't step where an enemy could capture him once everything has come back. "
            "Pieces that could be re-spawned don't count."
        ),
        sentence("A piece shot on its own corner is back there at once."),
        sentence("A King who has to make room counts as captured."),
        sentence(
            "If your reserve is empty when your King is first captured, the chance to mutate is "
            "gone."
        ),
        sentence(
            "To keep the centre, your King has to be there at the start of your turn, as many "
            "times as the host chose. If he leaves or is captured, the count starts again."
        ),
    ),
    (
        sentence("**Draws and leaving.** These are house rules too."),
        sentence("You can offer a draw on your turn. All the others have to accept."),
        sentence("If nobody can move, or the host's limit of rounds is reached, it's a draw."),
        sentence("If you leave, your pieces leave the board. The last player left wins."),
        LEAVING_EARLY,
    ),
    (
        sentence("**If your time runs out.**"),
        sentence("You get the suggested army, your King doesn't mutate, and your turn passes."),
        KEPT_SEAT,
    ),
)


def rules_pages(presenter: Presenter, language: Language) -> tuple[Page, ...]:
    """Return the rules in our own words, with house rulings marked, and a board as an example."""
    credit = language.say(
        "King of the Mountain was designed by Paul E. Newton (The Chess Variant Pages)."
    )
    alt = language.say(
        "The Citadel with four armies deployed, one in each corner; in the middle a broken "
        "ring of walls around the centre."
    )
    picture = LEXICON.picture("example.png", alt, language, board_picture, example(), (), PLAIN)
    chapters = (_SETTING_UP, _PIECES, _SIGNS, _VARIANTS, _RULINGS)
    return pages_of(presenter.title(language), chapters, credit, picture, language)


def example() -> KingOfTheMountainView:
    """Return four armies as everybody sees them when the first turn begins."""
    game, chance = KingOfTheMountain(), Chance(_DEAL)
    match = game.new(KingOfTheMountainOptions(), 4, chance)
    game.expire(match, chance)
    return game.view(match, None)
