## Announces new champions, and the results of closed months

nothing-yet = Ninguém jogou aqui este mês, então não haveria nada a anunciar.

## Starts the feature, and adds its settings for managers

channel-none = **Anúncios:** no canal da partida
note-seasons = Quando uma temporada acaba, anuncio os três primeiros de cada jogo. Líder é quem assume um primeiro lugar sem dividir com ninguém.
channel = **Anúncios:** { $channel }
seasons-on = **Temporadas:** uma por mês
button-no-seasons = Jogar sem temporadas
seasons-off = **Temporadas:** nenhuma
button-seasons = Jogar em temporadas
champions-on = **Novos líderes:** anunciados
button-no-champions = Não anunciar líderes
champions-off = **Novos líderes:** não anunciados
button-champions = Anunciar líderes

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [1] Mais { $n } pessoa está empatada no último lugar mostrado.
   *[other] Mais { $n } pessoas estão empatadas no último lugar mostrado.
 }
rating = Rating { $rating }
champion = { $period ->
    [all] 👑 { $name } assume o primeiro lugar em “{ $game }”.
   *[month] 👑 { $name } assume o primeiro lugar do mês em “{ $game }”.
 }
champion-title = Nova liderança
nobody-ranked = Ninguém jogou o bastante para entrar no ranking.
season-title = A temporada de { $month } acabou
champion-footer = /leaderboard mostra o lugar de cada um.
season-footer = Os rankings dela ficam em /leaderboard. Uma nova temporada começou.
