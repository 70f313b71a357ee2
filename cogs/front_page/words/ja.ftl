## ``/tables``: the front page, private and kept up to date for a while

sit-down = { $place }の卓に座りました。
page = 自分の対局を開く
## The lobby post: the public part of the front page, kept up to date in a channel

menu-none = **案内板：** なし
menu-note = 案内板は、ここのいまの様子を知らせます。開いている卓、観戦できる対局、今日の一局、今日の問題、次のゲーム会。いつも最新の内容にしておきます。
menu-some = **案内板：** { $channel }
menu-check = 案内板には、ふつうのメッセージを送れるチャンネルが必要です。別のチャンネルを選んでください。

## The front page: open tables, matches to watch, and lines of other features

private-whats-here = ここのいまの様子
button-whats = いまの様子
text-table-open = いま開いている卓はありません。「*卓を立てる*」でどうぞ。
button-open-table = 卓を立てる
button-play-computers = コンピューターと遊ぶ
terms = 空席{ $n }
private-join-table = 卓に参加する
private-watch-match = 対局を観戦する
text-matches = **参加中の対局**
text-open-tables = **開いている卓**
text-matches-watch = **観戦できる対局**

## Commands

command-tables = 卓一覧
    .about = 参加中の対局、開いている卓、今日の様子を見る
