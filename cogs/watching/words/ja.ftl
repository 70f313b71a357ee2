## Watching a match: a private page that follows it

stopped = 観戦をやめました。

## Pages for spectators: the board without its controls, or the hands of the last deal

only-you = 観戦中です。ほかの人には見えません。
last-hands = 直近に終わったラウンドの**全員の手札**です（プレイ開始時のもの）。
expired = このページを更新できるのは15分までなので、更新が止まりました。続けるには「*観戦を続ける*」を押してください。
no-hands = 最初のラウンドがまだ終わっていません。終わると、ここに全員の手札が出ます。
button-keep-watching = 観戦を続ける
button-stop-watching = 観戦をやめる
button-back-table = 卓に戻る

## Spectators' private pages, which follow a match as long as Discord lets them be edited

full = この対局は観戦者が多く、もう空きがありません。盤面にも同じものが出ています。
