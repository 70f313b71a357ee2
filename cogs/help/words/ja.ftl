## ``/help``, and the rules of each game

menu-contents = 目次
topic-title = { $topic ->
    [table] 対局中
    [best] 腕くらべ
    [nights] このサーバーのゲーム会
    [you] 個人設定とデータ
    [server] サーバーの管理
   *[start] Castellan：王をめぐるゲーム
 }
start =
    {""}**はじめての方へ。** 「*遊んでみる*」を押すとすぐに配られ、ほかの席にはコンピューターがつきます。「*ゲームを覚える*」なら、2分で1つ覚えられます。
    {""}**みんなと遊ぶ**：いまの様子は { $tables } で見られ、/play で卓を立てられます。
    {""}**手札**：盤面の「*手札*」を押すか、{ $hand } を使います。ほかの人には見えません。
line = { $command }：{ $told }
permissions = チャンネルに必要な権限：{ $needed }。対局ごとのスレッドには、さらに：{ $threads }。
menu-more-commands = ほかのコマンド

## Commands

command-help = ヘルプ
    .about = 入門、ルール、コマンドを見る
