## The game and its options

name = King of the Mountain
about = Chess with walls on 19×19 squares. Captured pieces come back, and the first King to reach the centre wins. For 2 to 4 players.
goal = Bring your King to the centre, J10, to win
score = { $n ->
    [one] { $n } capture
   *[other] { $n } captures
 }
board = { $board ->
    [citadel] Citadel: a broken ring with four gates
    [forest] Forest: single walls everywhere, short lines
   *[valleys] Valleys: long diagonals between four ridges
 }
option = { $option ->
    [all_hands] All Hands on Deck: 24 pieces each
    [army_size] Limited Armies: { $n } pieces each
    [pick_for_friend] You Can Pick Your Friends
    [wait_for_it] Wait for It
    [mutant_monarch] Mutant Monarch
    [keep_it] { $n ->
        [one] But Can You Keep It: { $n } turn
       *[other] But Can You Keep It: { $n } turns
     }
   *[turn_limit] { $n ->
        [one] a draw after { $n } round
       *[other] a draw after { $n } rounds
     }
 }

## The pieces

piece = { $kind ->
    [K] King
    [Q] Queen
    [M] Marshall
    [C] Cardinal
    [B] Bishop
    [R] Rook
    [N] Knight
    [L] Kangaroo
    [P] Cannon
    [A] Archer
    [G] Giant
   *[H] Hero
 }
way = { $kind ->
    [K] One step in any direction, but not where he could be captured.
    [Q] Any distance straight or diagonally.
    [M] Any distance straight, or like a Knight.
    [C] Any distance diagonally, or like a Knight.
    [B] Any distance diagonally.
    [R] Any distance straight.
    [N] One step straight onto a free square, then one diagonally outward.
    [L] Leaps over anything, like a Knight in chess or two squares diagonally.
    [P] Any distance straight; captures over one other piece and any walls.
    [A] One or two squares straight; shoots two squares diagonally, over anything.
    [G] One step straight; captures one or two squares diagonally, past walls.
   *[H] One step diagonally; captures one step straight.
 }
way-also = Also like { $kind ->
    [Archer] an Archer
   *[other] a { $kind }
 }.
drawn-k = K
drawn-q = Q
drawn-m = M
drawn-c = C
drawn-b = B
drawn-r = R
drawn-n = N
drawn-l = L
drawn-p = P
drawn-a = A
drawn-g = G
drawn-h = H

## Boards

now = { $phase ->
    [picking-for-reserve] You each secretly pick the pieces that wait in your reserve. Press *My hand* to choose. Waiting for { $names }.
    [picking] You each secretly pick the pieces for the player on your left. Press *My hand* to choose. Waiting for { $names }.
    [deploying] { $players ->
        [2] You both deploy in secret, and your armies are revealed together.
       *[other] You all deploy in secret, and all armies are revealed together.
     } Press *My hand* to set up your corner. Waiting for { $names }.
   *[mutating] The King of { $names } was captured for the first time and may gain the movement of a piece in reserve.
 }
king-checked = { $name }'s King is in check.
king-captured = 👑 **{ $name }'s King was captured on { $square } and is back on { $point }.**
king-near = { $n ->
    [one] 👑 **{ $name }'s King is { $n } step from the centre.**
   *[other] 👑 **{ $name }'s King is { $n } steps from the centre.**
 }
kings-near = 👑 **Steps to J10: { $steps }**
king-keeps-centre = 👑 **{ $name }'s King is on the centre. Turns kept: { $kept } of { $wanted }.**
draw-offered = { $whose ->
    [own] 🤝 You've offered a draw, and the offer stands until your next turn. Play on in the meantime. Waiting for { $names }.
    [asked] 🤝 { $name } offers a draw, and the offer stands until their next turn.
   *[other] 🤝 { $name } offers a draw, and the offer stands until their next turn. Waiting for { $names }.
 }
last-turns = **Last turns**
event = { $what ->
    [pass] { $name } passes.
    [offers] { $name } offers a draw.
    [accepts] { $name } accepts the draw.
    [declines] { $name } declines the draw.
    [resigns] { $name } leaves the match, and their pieces leave the board.
    [king-stays] { $name } leaves the King as he is.
   *[king-gains] { $name }'s King can now also move and capture like { $kind ->
        [Archer] an Archer
       *[other] a { $kind }
     }.
 }
respawns = { $name } re-spawns: { $kind } `{ $move }`
lost = { $to ->
    [reserve] { $mark } { $kind } { $square } goes into reserve
   *[other] { $mark } { $kind } { $square } returns to { $to }
 }
checks = in check: { $names }
still-in-check = still in check
before-turns = { $what ->
    [pick] { $name } picks pieces
   *[deploy] { $name } deploys
 }
round = Round { $round }
reserve = reserve: { $pieces }
verdict = { $how ->
    [alone] { $name } is the last one left, so { $name }'s King is crowned King of the Hill.
    [kept] { $name }'s King has kept the centre, J10, long enough. He's crowned King of the Hill, and that wins the match.
    [crowned] { $name }'s King has reached the centre, J10. He's crowned King of the Hill, and that wins the match.
    [agreed] A draw, by agreement: nobody's King is crowned King of the Hill.
    [limit] A draw: the last round is over, and nobody's King is crowned King of the Hill.
   *[stuck] A draw: nobody can move.
 }

## Every hand

waiting = { $phase ->
    [picking] You've picked: { $pieces }. Waiting for the others.
   *[deploying] Your army is ready. It will be revealed once everyone has deployed.
 }
friend-left = { $name } has left, so there's nothing for you to pick. Waiting for the others.
last-move = Your last move: `{ $move }`.
numbers = Numbers
button-offer-draw = Offer a draw
button-answer = { $accept ->
    [yes] Accept the draw
   *[no] Decline
 }

## Picking and deploying

pick = { $whose ->
    [friend] { $n ->
        [one] **Pick { $n } piece for { $name }**, who also gets the King, Queen, Marshall, Cardinal and six Heroes. Nobody else sees your picks until the armies are shown.
       *[other] **Pick { $n } pieces for { $name }**, who also gets the King, Queen, Marshall, Cardinal and six Heroes. Nobody else sees your picks until the armies are shown.
     }
   *[own] { $n ->
        [one] **Pick { $n } piece for your reserve**; six Heroes wait there too. All reserves are shown once everyone has picked.
       *[other] **Pick { $n } pieces for your reserve**; six Heroes wait there too. All reserves are shown once everyone has picked.
     }
 }
picked = Picked: { $pieces }.
menu-pieces = Choose the pieces
button-give = { $whose ->
    [friend] Give these pieces
   *[own] Keep these in reserve
 }
deploy = **Deploy your army** as it is, or press *Rearrange* to swap pieces.
swap = { $what ->
    [first] **Rearrange your army.** Press two squares to swap their pieces.
    [square] Which square should { $square } swap with?
   *[piece] Which square should { $square } swap with? Or swap in another piece.
 }
given = { $giver ->
    [left] { $name } has left; you have: { $pieces }.
   *[here] { $name } picked for you: { $pieces }.
 }
army = Corner: { $pieces }
empty-square = { $square } empty
suggested-army = { $army ->
    [vanguard] Vanguard
    [phalanx] Phalanx
   *[raiders] Raiders
 }
button-deploy = Deploy this army
button-rearrange = Rearrange

## A turn

choose-piece = { $how ->
    [short] **Your turn.**
   *[full] **Your turn.** Press a piece's number, then a square's. Red numbers are captures.
 }
choose-square = **{ $piece } { $square }.** { $way }
choose-reserve = Which piece from your reserve should come in on { $square }? It takes your whole turn.
in-check = { $n ->
    [1] **Your King is in check from the { $kind } on { $squares }.**
   *[other] **Your King is in check from { $squares }.**
 }
centre-attacked = { $n ->
    [1] { $centre } is attacked by the { $kind } on { $squares }.
   *[other] { $centre } is attacked from { $squares }.
 }
mutate = **Your King was captured** and may mutate, just this once: give up a piece from your reserve for good, and he can also move and capture the way it does.
button-whole-board = Whole board
button-respawn = Re-spawn
button-back = ← Pieces
button-more = More pieces
button-keep-king = Leave him as he is

## Typed moves

from-reserve = { $kind } from the reserve
read-as-respawn = I read that as a re-spawn: { $kind } `{ $move }`.
unreadable = I can't read { $move } as a move. Squares are A1 to S19: `/move E5 E9`, or `/move N@` to re-spawn a Knight.
written-differently = I haven't played that. Type it as `{ $move }`.
stuck = You have no piece on { $square } that can move.
can-move = { $reason } These can move: { $pieces }.
can-go = { $reason } From { $square } it can go to { $squares }.
can-respawn = { $reason } You can re-spawn { $pieces }.

## Refusals

clash-hands-army = All Hands on Deck (all_hands) and Limited Armies (army_size) can't be combined. Leave one of them out.
clash-hands-friend = All Hands on Deck (all_hands) and You Can Pick Your Friends (pick_for_friend) can't be combined. Leave one of them out.
clash-hands-wait = All Hands on Deck (all_hands) and Wait for It (wait_for_it) can't be combined. Leave one of them out.
clash-army-friend = Limited Armies (army_size) and You Can Pick Your Friends (pick_for_friend) can't be combined: with ten pieces there's nothing to pick. Leave one of them out.
clash-army-too-large = Without All Hands on Deck (all_hands) an army has 10 to 20 pieces. Choose a smaller army_size, or all_hands.
refusal = { $code ->
    [wrong_pick] { $number ->
        [one] Pick exactly { $number } piece.
       *[other] Pick exactly { $number } pieces, at most two of a kind.
     }
    [heroes_missing] Exactly six Heroes have to be on the board.
    [empty_square] There's no piece on that square.
    [not_your_piece] That piece isn't yours.
    [into_check] Your King can't go where an enemy piece could capture him.
    [onto_wall] No piece may land on a wall.
    [illegal_move] That piece can't go there. Pick it in your hand to see where it can go.
    [not_in_reserve] You don't have that piece in reserve.
    [no_respawn_point] Nothing can re-spawn now: your own pieces stand on both of your re-spawn points.
    [already_offered] You can only offer one draw per turn.
    [offer_pending] A draw has already been offered; wait for the answers.
    [no_offer] There's no draw offer for you to answer.
    [players] King of the Mountain is for two to four players.
    [joining_closed] Nobody can join King of the Mountain once it has started.
   *[wrong_number] You can't deploy that. Your army must have { $number } pieces, including the King, Queen, Marshall, Cardinal and six Heroes. Open your hand again and start from a suggestion.
 }

## Coaching: what to do now, and why

advice = { $case ->
    [picking] You're picking for another player. Short-range pieces are weaker, and the suggestion is fair.
    [picking-for-reserve] Bringing in a piece costs a turn, so a few long-range pieces are worth most. *Suggest* is a safe choice.
    [deploying] A poor setup won't hurt you for long: captured pieces come back.
    [mutating] A King who can also run like a Rook or Bishop gets to the centre sooner, but the piece is gone for good.
    [on-centre] Your King has to stay there to win. See which pieces could capture him, and stop them.
    [wins] Your King can step onto J10 now, and that wins the match.
    [next-to-centre] Your King can step onto J10 now. He has to stay there to win, so keep help nearby.
    [centre-attacked] Your King can't step onto J10 yet: he could be captured there. Drive away the pieces that attack it, or block those that can't leap.
    [rival-on-centre] { $name }'s King wins if he stays on J10. If you capture him there, he starts again further away.
    [rival-wins] { $name }'s King can step onto J10 next turn, and that wins the match. See whether you can attack J10 now, or capture him.
    [rival-near] { $name }'s King is close to J10, but a King can't step where he could be captured: attack the squares in front of him.
    [in-check] { $n ->
        [one] You're in check, but you don't have to respond: a King captured here comes back on { $point }, { $n } step from J10.
       *[other] You're in check, but you don't have to respond: a King captured here comes back on { $point }, { $n } steps from J10.
     }
    [captures] You can capture this turn. A captured piece isn't lost: it goes home, or waits in reserve.
    [shut-in] Your King has to walk to J10, but he can't move: clear a square next to him.
    [reserve] { $n ->
        [one] Your King is { $n } step from J10. Bringing in a piece, on { $point }, takes a turn too.
       *[other] Your King is { $n } steps from J10. Bringing in a piece, on { $point }, takes a turn too.
     }
    [walk] { $n ->
        [one] Your King is { $n } step from J10, and each step takes a turn. Other pieces can keep attackers out of his way.
       *[other] Your King is { $n } steps from J10, and each step takes a turn. Other pieces can keep attackers out of his way.
     }
   *[draw-offered] A draw means nobody wins. Compare how far the Kings are from J10 before you answer.
 }

## Reasons: why one move is better than another

# $best is the better move, and $move the other one. $square is where the $piece is.
reason = { $why ->
    [wins-kept] Nobody can take your King off the centre in time, so you win.
    [wins-next] After { $best }, nobody can keep your King from stepping onto the centre on your next turn.
    [wins-later] After { $best }, nobody can keep your King from the centre any more.
    [loses-kept] After { $move }, { $name }'s King has kept the centre for long enough and wins.
    [loses-next] After { $move }, { $name } can put their King on the centre and win.
    [loses-later] After { $move }, nobody can keep { $name }'s King from the centre any more.
    [lets-capture] { $move } lets { $name } play `{ $reply }`, which captures your { $piece }.
    [lets-check] { $move } lets { $name } play `{ $reply }`, which checks your King.
    [lets-attack] { $move } lets { $name } play `{ $reply }`, which attacks your { $piece } on { $square }.
    [lets-approach] { $move } lets { $name } play `{ $reply }`, which brings their King closer to the centre.
    [captures] { $best } captures the { $piece } on { $square }.
    [exposes] After { $move }, { $name } can capture your { $piece } on { $square }.
    [prepares] If the answer is `{ $reply }`, you can capture the { $piece } on { $square } next.
    [leads] No King is nearer to the centre than yours, and { $best } brings him closer still.
    [trails] { $name }'s King is nearer to the centre than yours, so every step counts: { $best } brings yours closer.
    [checks] { $best } checks { $name }'s King.
    [attacks] { $best } attacks { $name }'s { $piece } on { $square }.
    [returns] The { $piece } that { $move } captures is back on { $square } right away.
    [guards] { $best } guards the centre, so no other King can step there.
    [enters] { $best } brings your { $piece } into play, on { $square }.
    [slow] { $move } takes a whole turn just to bring in your { $piece } on { $square }.
    [clears] After { $best }, your King can come closer to the centre next.
    [reaches] From { $square }, your { $piece } can go to more squares than from { $start }.
   *[shortens] From { $square }, your { $piece } can go to fewer squares than from { $start }.
 }

## The rules

rules-setting-up = **Goal.** Move your King onto the centre, J10. He becomes King of the Hill, and you win. Losing him is only a setback, because he comes back.

    {""}**Board.**
    - It has 19×19 squares, and walls. Nothing can land on a wall, and nothing passes through one unless the piece's own rules say so.
    - Red rings are re-spawn points: the four corners and, closer to the centre, the four *inner points* E5, E15, O15 and O5. Your inner point is the one nearest to your corner.

    {""}**Armies.**
    - Your King starts in your corner. The Queen stands diagonally beside him, the Marshall on his left and the Cardinal on his right. These four are the *court*.
    - Sixteen more pieces stand in the lines that lead away from the Queen, Marshall and Cardinal: all six Heroes, and any ten of the other fourteen.
    - Pieces you leave out are out of the game. They don't wait in your reserve.
    - You all deploy in secret, and the armies are shown together (house rule).

    {""}**Turns.**
    - You move one piece per turn. Turns go clockwise.
    - Instead of moving, you can re-spawn a piece from your reserve.
    - If you can't do either, your turn is skipped (house rule).
rules-pieces = **Pieces.** *Straight* means along a row or a file, never diagonally. A number says how many you have.
    - **King** (`K`): one square in any direction, but not where he could be captured. He doesn't have to leave check.
    - **Queen** (`Q`), **Rook** (`R`, 2), **Bishop** (`B`, 2): as in chess.
    - **Knight** (`N`, 2): one square straight, then one diagonally outward. The first square must have no piece and no wall.
    - **Marshall** (`M`): a Rook and a Knight in one. **Cardinal** (`C`): a Bishop and a Knight in one.
    - **Kangaroo** (`L`, 2): leaps over anything, either like a Knight in chess or two squares diagonally.
    - **Cannon** (`P`, 2): moves like a Rook. It captures the second piece in a straight line, over exactly one other and over any walls.
    - **Archer** (`A`, 2): moves one or two squares straight. It captures without moving: it shoots what stands exactly two squares away diagonally, over anything.
    - **Giant** (`G`, 2): moves one square straight. It captures one or two squares diagonally, past a wall, but not past a piece (house rule).
    - **Hero** (`H`, 6): moves one square diagonally, and captures one square straight.
rules-playing =
    {""}**Captured pieces come back.** This happens right away and costs nobody a turn. They return to their owner's corner if it's empty, and otherwise go into their owner's reserve.

    {""}**Re-spawning.** It costs you a turn to bring in a piece from your reserve.
    - It comes in on your corner, or on your inner point if one of your own pieces is on the corner. If your own pieces are on both, you can't re-spawn.
    - An enemy piece on that square is captured. Your own pieces never are.

    {""}**A captured King.** He comes back right away too.
    - If he was captured in the outer four rows or files (A–D, P–S, 1–4, 16–19), he's back on his corner.
    - If he was captured in the middle (E5 to O15), he's back on his inner point.
    - Whatever stands there is captured in turn, even if it's one of your own pieces or another King.

    {""}**Reading the board.**
    - The picture shows the part that matters most. The small map is the whole board, and the frame on it marks that part. *Whole board* in your hand shows all of it.
    - The board's frame is in the colour of the player whose turn it is. A gold edge marks them beside the board.
    - Each name has its King in front. Below it are the number of pieces on the board, the captures (`×3`) and, behind a ring, the reserve: `6×H` is six Heroes.
    - A number alone behind the ring counts a reserve that's too long to be listed.
    - A crown with a number means that a King is that many steps from the centre (three or fewer). On the board he has a gold frame.
    - Tinted squares are the last moves. A jagged square is a King in check.
    - A gold plate on a King shows the movement he has gained. One on the centre shows how many turns a King has kept it.

    {""}**Moving.** In your hand, press a piece's number, then the number of a square. Red numbers are captures. A piece that can go to many squares has a button for each direction, and ↱ for its leaps.

    {""}**Move notation.** `E5-E9` moves, `E5xE9` captures, `E5*G7` is an Archer's shot, and `N@A1` re-spawns a Knight. You can type them with `/move`.
rules-variants = **Variants.** The host can combine them.
    - *All Hands on Deck*: you play with all 24 pieces, and the lines are one square longer (house rule).
    - *Limited Armies*: you play with 10 to 20 pieces, and 16 or 12 work well. The King, Queen, Marshall, Cardinal and all six Heroes are always among them (house rule).
    - *You Can Pick Your Friends*: you pick the pieces for the player on your left.
    - *Wait for It*: all pieces but the King, Queen, Marshall and Cardinal start in reserve. If armies are limited, you first pick in secret which pieces wait there (house rule).
    - *Mutant Monarch*: when your King is captured for the first time, he can gain the movement of a piece in your reserve. That piece is gone for good.
    - *But Can You Keep It*: your King has to stay on the centre for a number of turns: three is usual, and five is the most.

    {""}**The boards.** The original rules don't include any, so I made these three (house rule).
    - Citadel: a broken ring, with a shield in front of each gate.
    - Forest: single walls everywhere, so most lines are short.
    - Valleys: four ridges and long diagonals.
rules-rulings = { $house }
    - Two players sit in opposite corners; three or four sit clockwise from A1. A random player starts.
    - With the suggested armies, nobody can capture on their first turn. With three or four players, Cannons still can, because walls don't stop them.
    - A piece may pass diagonally between two walls that only touch at a corner.
    - Your King can't step where an enemy could capture him after all captured pieces have returned. Pieces that could be re-spawned don't count.
    - A piece shot on its own corner is back there right away.
    - A King displaced by a returning King counts as captured.
    - If your reserve is empty when your King is first captured, the chance to mutate is gone.
    - To keep the centre, your King has to be there at the start of your turn, as many times as the host chose. If he leaves or is captured, the count starts again.

    {""}**Draws and leaving.** These are house rules too.
    - You can offer a draw on your turn. All the others have to accept.
    - If nobody can move, or the host's limit on rounds is reached, it's a draw.
    - If you leave, your pieces leave the board. The last player left wins.
    - { $leaving }

    { $time }
    - You get the suggested army, your King doesn't mutate, and your turn passes.
    - { $kept }
rules-credit = King of the Mountain was designed by Paul E. Newton (The Chess Variant Pages).
rules-picture = The Citadel with four armies deployed, one in each corner; in the middle a broken ring of walls around the centre.

## A lesson by playing: one walk to the centre, with its setbacks

lesson-goal = Walk your King to the centre, J10. The first King to get there wins.
lesson-respawn = { $part ->
    [say] Your pieces are the red ones, at the bottom left. Most of them wait in reserve, and bringing one in takes your whole turn. Press *Re-spawn*, then *Cannon*.
    [wrong] Bring in help first: press *Re-spawn*, then *Cannon*.
    [why-not] That piece would come in the same way, but take the Cannon here: you'll need it.
   *[well] Pieces come in at your corner, A1. Your King stands there, so the Cannon came in at your inner point, E5.
 }
lesson-walls = { $part ->
    [say] Your King is shut in by his own pieces. Your Cardinal moves diagonally until something gets in his way: here it's the wall on H7. Press the number on the Cardinal, B1, then the one on G6.
    [wrong] Let the Cardinal make room for the King: press the number on B1, then the one on G6.
    [why-not] That makes room too, but he can go further, right up to the wall: to *G6*.
   *[well] Walls stop nearly every piece, and no piece may stand on one. So there are only four ways in to the centre; yours leads through J7.
 }
lesson-walk = { $part ->
    [say] Now the walk starts. A King moves one step per turn, in any direction, and J10 is 12 steps away. Pick King A1, then *B1*.
    [wrong] You only win by walking your King to the centre. Start now: King A1, then *B1*.
    [meanwhile] Two turns pass. Your Cannon goes round the walls, E5–E4–R4. Aldric brings in a Giant, who walks O15–O14–O13.
   *[well] 11 steps to go, and your corner is free now.
 }
lesson-cannon = { $part ->
    [say] A Cannon captures over exactly one piece, and walls don't stop it when it does. Aldric's Queen on R18 is that piece, so you can take the Cardinal behind her: Cannon R4, then *×R19*.
    [wrong] Capture with the Cannon, over the Queen: Cannon R4, then *×R19*.
    [meanwhile] Then your King walks on, B1–C2–D3–E4–F5. Aldric's Queen comes round, R19–P17–P3–H3, and his Marshall moves to M18.
   *[well] Aldric's Queen took your Cannon, but nothing is lost: it's back in your corner, A1. His Cardinal couldn't return to his corner, because his King is there, so it went to his reserve.
 }
lesson-check = { $part ->
    [say] Four turns later Aldric's Queen on H3 checks your King on F5. You don't have to respond: captured Kings come back too. Use the turn to aim your Cannon up file I: Cannon A1, then the number on I1.
    [wrong] Leave him in check and use your turn: Cannon A1, then the number on I1.
    [why-not] He could run, but he doesn't have to: see what happens to a captured King. Cannon A1, then the number on I1.
   *[well] She took your King, but he's back on E5 right away, so you've only lost a step. He returns there if he's captured in the middle, and to A1 if it's nearer the edge.
 }
lesson-king-captures = { $part ->
    [say] Your King can capture one step away in any direction, and nothing protects the Queen beside him. Pick King E5, then *×F5*.
    [wrong] The Queen on F5 is there to be taken: King E5, then *×F5*.
    [why-not] The Cardinal could take her too, but if the King does it, he also gains a step: King E5, then *×F5*.
    [meanwhile] Five turns pass. Your King walks through the gate at J7, F5–G5–H6–I6–J7–I8. Aldric's Marshall goes M18–M14–J14–K12–K10–I10, and his King steps to R18.
   *[well] She's in his reserve now, and bringing her in costs him a turn.
 }
lesson-guard = { $part ->
    [say] Two steps to go, but Aldric's Marshall on I10 guards J10, and no King may step where he could be captured. Capture him over your own King: Cannon I1, then *×I10*.
    [wrong] Get rid of the Marshall first: Cannon I1, then *×I10*, over walls and your King.
    [why-not] The Marshall would still guard J10, and your King couldn't go there. Cannon I1, then *×I10*.
    [meanwhile] Aldric brings his Queen back in, on O15.
   *[well] Aldric's King had left home, so the Marshall is back in that corner, on S19, and far away. Nothing guards J10 now.
 }
lesson-way-clear = { $part ->
    [say] The way is clear, and you're never offered a square where your King could be captured. Pick King I8, then *J9*.
    [wrong] Aldric needs time to come back, so go on: King I8, then *J9*.
    [why-not] I9 is just as close, but in this lesson, use *J9*.
   *[well] One step to go. Aldric's Queen is too far away to stop you.
 }
lesson-centre = { $part ->
    [say] Now for the top: King J9, then *J10*.
    [wrong] Nothing else matters now: King J9, then *J10*.
   *[well] Your King is on the centre: **you win!**
 }
lesson-question = Aldric's King on K11 is one step from J10, and your own is still far away. Which move stops him?
lesson-answer-j6 = { $part ->
    [label] Queen to J6
   *[why] Right! From J6 your Queen guards J10, and no King may step where he could be captured. Aldric brings in a Rook first, so your King has time to come closer.
 }
lesson-answer-k6 = { $part ->
    [label] Queen to K6
   *[why] Then your Cannon checks him over your Queen. But a King doesn't have to leave check: he goes to J10 and wins. What would make that step illegal?
 }
lesson-answer-h6 = { $part ->
    [label] King to H6
   *[why] Your King needs several turns, and Aldric's needs only one. No King may step where he could be captured: which piece can guard J10?
 }
lesson-last = That's all there is to it: walk your King to the centre, and remember that captured pieces come back. A real match starts with everyone deploying in secret: press *Deploy this army* to take the one you see. Ready?

## Commands

command-move = move
    .about = King of the Mountain: type a move, such as E5 E9 or N@A1
    .help = type a move in King of the Mountain
    .from = from
    .from-about = Your piece's square, a piece in reserve (N@), or a whole move
    .to = to
    .to-about = The square to go to, or to shoot at
    .match = match
    .match-about = Which match, if you're in several
command = king-of-the-mountain
    .about = Chess with walls on 19×19 squares, for two to four players
    .board = board
    .board-about = Which of the three boards (default: Citadel)
    .all_hands = all_hands
    .all_hands-about = Variant: All Hands on Deck, 24 pieces each
    .army_size = army_size
    .army_size-about = Variant: Limited Armies. Number of pieces each (default: 20)
    .pick_for_friend = pick_for_friend
    .pick_for_friend-about = Variant: You Can Pick Your Friends. Pick the pieces for the player on your left
    .wait_for_it = wait_for_it
    .wait_for_it-about = Variant: Wait for It. All but four pieces start in reserve
    .mutant_monarch = mutant_monarch
    .mutant_monarch-about = Variant: Mutant Monarch. A King captured for the first time can gain a new way to move
    .keep_it = keep_it
    .keep_it-about = Variant: But Can You Keep It. Turns a King has to stay on the centre (0: none)
    .turn_limit = turn_limit
    .turn_limit-about = Rounds until the match is a draw (0: no limit)
