## Actions of people, computers and time in a match that has begun

no-newcomers = この対局にはもう新しい人は参加できません。ほかの対局は /tables で見られます。
not-away = もう自分で席についています。
not-paused = この対局は中断していません。
joined-before = { $how ->
    [left] この対局を抜けました。手放した席には戻れません。
   *[seated] もうこの卓に座っています。
 }

## Checks before a person takes a seat or changes a table. Each raises Refusal

paused = この対局は中断中です。まず再開してください。
only-host = それができるのはホストの{ $host }だけです。
many-matches = すでに{ $n }局に参加しています。先にどれかを終えるか抜けるかしてください。一覧は /hand で見られます。
many-idle = 最初の一手を待っている対局がいくつもあります。先にどれかを進めてください。一覧は /hand で見られます。
played-often = この卓の誰かと、この24時間にこのゲームのレート対象の対局をもう{ $n }局しました。/play で自分の卓を立ててください。
blocked = このサーバーの管理者により、対局への参加がブロックされています。変えられるのは管理者だけです。
cancelled = { $what ->
    [match] この対局は打ち切られました。/play で新しい卓を立ててください。
   *[table] この卓は閉じられました。/play で新しい卓を立ててください。
 }
left-often = { $who ->
    [you] 最近、一度も手を選ばずに抜けた対局がいくつもあります。レート対象の対局は、{ $moment }にまた遊べます。カジュアル（`カジュアル:True`）なら、いますぐ遊べます。
   *[other] { $name }は最近、一度も手を選ばずに抜けた対局がいくつもあります。レート対象の対局は、{ $moment }にまた遊べます。
 }

## Remembers who has deleted their data, so that nobody gets a second try at a daily deal

data-deleted = 今日データを削除したので、もう遊んだかどうかがわかりません。次は明日です。

## Kinds of match: the policies that a feature sets for all of its matches

not-your-game = これはほかの人のゲームです。自分のゲームは /play で始められます。
no-rematch = 1人用のゲームではできません。

## One transaction per change: read, check, apply, log, snapshot, bump the version, commit

not-there = この対局の記録はもうありません。/play で新しく始めてください。
stale = 表示したあとに対局が進みました。いまはこうなっています。

## Actions of people before a match begins: open, join, leave, start, cancel

seats-kept = この卓は次の人のために席を取ってあります：{ $names }。まだ空いていれば、{ $moment }に参加できます。
names = { $names }、{ $name }
too-few = このゲームは{ $n }人から遊べます。人が集まるのを待つか、「**コンピューターと遊ぶ**」を押してください。
not-a-player = 再戦を申し込めるのは、対局した人だけです。卓は /play で立てられます。
many-tables = 開いている卓がすでに{ $n }卓あります。先にどれかを始めるか、席を立ってください。一覧は /hand で見られます。
table-changed = ちょうどいま、誰かが席についたか立ったかしました。確かめてから、もう一度押してください。
full = 満席です（全{ $n }席）。
old-options = 卓が立ったあとで、このゲームのオプションが変わりました。/play で新しい卓を立ててください。

## The person who asks for something, and where they ask

computer-name = { $name ->
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

earlier-gone = この卓で続けるはずだった対局は削除されました。新しい卓を立ててください。

## Solitaires: they begin without a lobby and can be dealt again

not-over = このゲームはまだ終わっていません。先に投了してください。

## Due changes of matches, and hints: changes that may wait for a computer player

no-hint = { $why ->
    [shared] ほかの人も同じ配札で遊んでいる間は、ヒントを使えません。
   *[waiting] いま決めることはありません。
 }
