## ``/help``, and the rules of each game

menu-contents = 目次
topics-table-table = 対局中
topics-table-challenge-challenge =
    { $challenge }：誰かに対局か番勝負を申し込む
    { $hand }：自分だけに見える手札。「*その他*」で盤面を出し直したり、抜けたりできる
    { $tables }：ここのいまの様子。参加中の対局、開いている卓、観戦できる対局
    { $move }：「山の王」の手を入力する
topics-hall-whos-best = 腕くらべ
topics-hall-daily-todays =
    { $daily }：全員に共通の今日の一局と、今日の問題
    { $leaderboard }：ここと全サーバーのランキング
    { $profile }：戦績と、終わった対局。一手ずつ見返せる
topics-nights =
    { $gamenight }：ここの予定を見る。認められた人はゲーム会を開ける

    ゲーム会のメッセージで「*参加する*」を押すと、始まったときに席へ案内されます。
topics-you-choices-data = 個人設定とデータ
topics-you-preferences-pings = { $preferences }：メンション、手札のダイレクトメッセージ、選べないときの自動プレイ、4色のカード、言語。「*自分のデータ*」で、保存されているデータの確認、書き出し、削除ができる
topics-server-running-server = サーバーの管理
topics-server-settings-where =
    { $settings }：ここで対局する場所と方法（サーバーの管理者用）

    チャンネルに必要な権限：{ $needed }。対局ごとのスレッドには、さらに：{ $threads }。
help-castellan-deals = Castellan：王をめぐるゲーム
help-new-here =
    {""}**はじめての方へ。** 「*遊んでみる*」を押すとすぐに配られ、ほかの席にはコンピューターがつきます。「*ゲームを覚える*」なら、2分で1つ覚えられます。
    {""}**みんなと遊ぶ**：いまの様子は { $tables } で見られ、/play で卓を立てられます。
    {""}**手札**：盤面の「*手札*」を押すか、{ $hand } を使います。ほかの人には見えません。
menu-more-commands = ほかのコマンド
## Commands

command-help = ヘルプ
    .about = Castellanでできることを見る
