## Actions of people, computers and time in a match that has begun

join-match-doesnt = この対局にはもう新しい人は参加できません。
return-to-seat = もう自分で席についています。
take-up = この対局は中断していません。
join-already-table = もうこの卓に座っています。
join-left-match = この対局からは抜けました。手放した席には戻れません。

## Checks before a person takes a seat or changes a table. Each raises Refusal

put-aside = この対局は中断中です。まず再開してください。
check-host = それができるのはホストの{ $host }だけです。
check-newcomer-already-match = すでに{ $n }局に参加しています。先にどれかを終えるか抜けるかしてください。一覧は /hand で見られます。
check-newcomer-several-matches = 最初の一手を待っている対局がいくつもあります。先にどれかを進めてください。一覧は /hand で見られます。
check-patience-name-recently = { $name }は最近、一度も手を選ばずに抜けた対局がいくつもあります。レート対象の対局は、{ $moment }にまた遊べます。
check-not-often = ここにいる人と、この24時間にこのゲームのレート対象の対局をもう{ $n }局しました。/play で自分の卓を立ててください。
check-welcome = このサーバーの管理者により、対局への参加がブロックされています。変えられるのは管理者だけです。
check-unfinished-match-cancelled = この対局は打ち切られました。/play で新しい卓を立ててください。
check-unfinished-table-closed = この卓は閉じられました。/play で新しい卓を立ててください。
check-patience-youve-recently = 最近、一度も手を選ばずに抜けた対局がいくつもあります。レート対象の対局は、{ $moment }にまた遊べます。カジュアル（`カジュアル:True`）なら、いますぐ遊べます。

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

once-a-day = 今日データを削除したので、もう遊んだかどうかがわかりません。次は明日です。

## Kinds of match: the policies that a feature sets for all of its matches

not-yours = この卓には座っていないので、それはできません。
not-your-game = これはほかの人のゲームです。自分のゲームは /play で始められます。
solitaire-no-rematch = 1人用のゲームではできません。

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = この対局の記録はもうありません。/play で新しく始めてください。
stale = 表示したあとに対局が進みました。いまはこうなっています。

## Actions of people before a match begins: open, join, leave, start, cancel

check-not-kept = この卓は次の人のために席を取ってあります：{ $names }。まだ空いていれば、{ $moment }に参加できます。
deal = このゲームは{ $n }人から遊べます。人が集まるのを待つか、「**コンピューターと遊ぶ**」を押してください。
open-rematch = 再戦を申し込めるのは、対局した人だけです。卓は /play で立てられます。
check-may-open = 開いている卓がすでに{ $n }卓あります。先にどれかを始めるか、席を立ってください。一覧は /hand で見られます。
check-hosted = ちょうどいま、誰かが席についたか立ったかしました。確かめてから、もう一度押してください。
check-room = 満席です（全{ $n }席）。
check-options = 卓が立ったあとで、このゲームのオプションが変わりました。/play で新しい卓を立ててください。

## The person who asks for something, and where they ask

computer = { $name ->
    [Aldric] アルドリック
    [Berengar] ベレンガル
    [Clotilde] クロティルデ
    [Dagobert] ダゴベルト
    [Eleanor] エレノア
    [Fulk] フルク
    [Godiva] ゴダイヴァ
    [Harold] ハロルド
    [Isolde] イゾルデ
    [Joan] ジャンヌ
    [Ladislas] ラディスラス
   *[Matilda] マティルダ
 }

## Brings a match to the step of the finished one that it continues

gone = この卓で続けるはずだった対局は削除されました。新しい卓を立ててください。

## Solitaires: they begin without a lobby and can be dealt again

deal-again = このゲームはまだ終わっていません。先に投了してください。

## Due changes of matches, and hints: changes that may wait for a computer player

hint-get-hints = ほかの人も同じ配札で遊んでいる間は、ヒントを使えません。
hint-theres-nothing = いま決めることはありません。
