## ``/tables``: the front page, private and kept up to date for a while

you-sit = { $place }の卓に座りました。
menu-own-matches = 自分の対局を開く

## The lobby post: the public part of the front page, kept up to date in a channel

post-none = **案内板：** なし
post-note = 案内板は、このサーバーのいまを知らせます。開いている卓、観戦できる対局、今日の一局、今日の問題、次のゲーム会。いつも最新の内容にしておきます。
post-channel = **案内板：** { $channel }
post-unfit = 案内板には、ふつうのメッセージを送れるチャンネルが必要です。別のチャンネルを選んでください。

## The front page: open tables, matches to watch, and lines of other features

title = このサーバーのいま
button-tables = いまの様子
no-table = いま開いている卓はありません。「*卓を立てる*」でどうぞ。
button-open-table = 卓を立てる
seats-left = 空席{ $n }
menu-join = 卓に参加する
menu-watch = 対局を観戦する
own-matches = **参加中の対局**
open-tables = **開いている卓**
to-watch = **観戦できる対局**

## Commands

command-tables = 卓一覧
    .about = 参加中の対局、開いている卓、今日の様子を見る
    .help = サーバーのいまの様子。参加中の対局、開いている卓、観戦できる対局
