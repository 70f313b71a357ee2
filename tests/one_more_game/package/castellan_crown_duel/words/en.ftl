command = crown-duel
    .about = Outwit somebody with one secret card

## The presenter of Crown Duel: its board, its hand and its rules

name = Crown Duel
about = Play a king, a queen or a jack in secret, and take the other's card.
options = One card each
hand-cards-cards = Your cards: { $cards }
rules-both-hold =
    Both hold a king, a queen and a jack, and play one of them face down. When both lie there they are shown: the king takes a queen, the queen takes a jack, and the jack takes a king. Equal cards share the victory.

    {""}**House rules.** If your time runs out, any card of yours is played. Whoever leaves has lost.
rules-jack-second = The jack of the second player takes the king of the first.
ending-11 = The jack takes the king.
ending-12 = The queen takes the jack.
ending-13 = The king takes the queen.
hand-choice-stays = **Your choice.** It stays hidden until both have chosen.
ending = Both had the same thought.
hand-played-card = You have played { $card }.
refusal-already-played = You've played your card, and you can't take it back.
refusal-crown-duel = Crown Duel is for two players.
refusal-card-yours = That is not a card of yours. Open your hand again.
seat-chosen = has chosen
seat-choosing = is choosing
