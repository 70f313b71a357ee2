## Announces new champions, and the results of closed months

preview = Ninguém jogou aqui este mês, então não haveria nada a anunciar.

## Starts the feature, and adds its settings for managers

menu-none = **Anúncios:** no canal da partida
settings-note = Quando uma temporada acaba, anuncio os três primeiros de cada jogo. Líder é quem assume um primeiro lugar sem dividi-lo com ninguém.
menu-some = **Anúncios:** { $channel }
settings-on-seasons-each = **Temporadas:** uma por mês
settings-on-play-without = Jogar sem temporadas
settings-off-seasons-none = **Temporadas:** nenhuma
settings-off-play-seasons = Jogar em temporadas
settings-on-new-champions = **Novos líderes:** anunciados
settings-on-announce-champions = Não anunciar líderes
settings-off-new-champions = **Novos líderes:** não anunciados
settings-off-announce-champions = Anunciar líderes

## Announcements: a new champion, and the end of a month's season

tied = { $n ->
    [1] Mais { $n } pessoa está empatada no último lugar mostrado.
   *[other] Mais { $n } pessoas estão empatadas no último lugar mostrado.
 }
standing = Rating { $rating }
champion-name-takes = 👑 { $name } assume o primeiro lugar em { $game }.
champion-name-takes-first = 👑 { $name } assume o primeiro lugar do mês em { $game }.
champion-new-champion = Nova liderança
season-nobody-played = Ninguém jogou o bastante para entrar no ranking.
season-season-month = A temporada de { $month } acabou
champion-footer = /leaderboard mostra o lugar de cada um.
season-footer = Os rankings dela ficam em /leaderboard. Uma nova temporada começou.
