## Deletes a person's data, and updates its messages on Discord

delete = ちょうどいま対局が1つ動いたので、まだ何も削除していません。もう一度押してください。

## Erases a person or a server from every column of every table

former-player = 元プレイヤー

## The pages of *Your data* in ``/preferences``

scope-across-servers = **全サーバー**：成績は全サーバーのランキングにも載り、誰からも{ $name }という名前で見えます。
privacy-why-run = **目的**：対局を進め、検証やリプレイをできるようにし、ランキングをつけるため。
privacy-long-until = **期間**：自分で削除するまで。サーバーのデータは、Castellanが外されて1週間後、またはサーバーの管理者が消去したときになくなります。全サーバーで数えると決めた成績は、本人のものとして残ります。
privacy-isnt-stored = **保存されないもの**：メッセージ。人が書いたものは読めず、メンバーの一覧も持ちません。不具合のときは、ボットの運営者の技術ログにDiscordのIDが残ることがあります。
scope-across-servers-results = **全サーバー**：成績は、遊んだサーバーのランキングだけで数えます。これからの対局の成績を、全サーバーでも数えるようにできます。
export-everything-stored = 保存されているすべてのデータ
export-file-lists = このファイルには、保存されたままの形で表ごとに入っています。ほかの人のものと、進行中の対局のカードは入っていません。
question-delete-data = データを削除しますか？
question-undone-ratings =
    元には戻せません。
    - レートと個人設定は消えます。
    - ほかの場所では「*元プレイヤー*」になります。終わった対局は、名前を伏せたままこれからも見返せます。
    - 進行中の対局では、コンピューターが席を引き継ぎます。1人用のゲームと、コンピューターだけが相手の対局は、結果なしで終わります。始まっていない卓からは席を立ちます。
    - サーバーにブロックされている場合、その記録は名前なしで残ります。
    - 誰かが共有した結果やランキング、発表、ダイレクトメッセージは、誰かがDiscord上で削除するまで残ります。
gone-data-been = データを削除しました
gone-updating-boards = チャンネルにある盤面を書き換えています。また遊ぶときは、新しいプレイヤーとして始まります。ただし、ブロックされているサーバーでは、これからも参加できません。
privacy-which-game = - どのゲームの対戦相手をどこで探しているか（およそ10分）
button-count-me = 自分のサーバーだけで数える
button-count-me-across = 全サーバーで数える
privacy-challenge-challenges = - 誰に挑み、誰に挑まれたか（およそ1日）
privacy-stored-about =
    {""}**保存されるもの**（DiscordのIDごと）
    - /preferences で選んだ設定と、最後に使った言語
    - 参加した対局：そのときの名前、遊んだゲームと日時、ホスト
    - 対局の結果、今日の問題への答え、レート、それが載る名前
    - 手札をダイレクトメッセージで受け取るなら、どのメッセージがどの手札か
    - サーバーの管理者に対局をブロックされていれば、その事実
button-delete = 削除
button-yes-delete = はい、すべて削除
button-keep = 残しておく

## The page of ``/settings`` about a server's data, and its erasure by managers

button-servers-data = このサーバーのデータ
erase-everything-kept = このサーバーについて保存していたものは、すべて消えました。
erase-question-quite-sure = 本当によろしいですか？
erase-question-undone-want = あとには戻れません。このサーバーのデータをすべて消しますか？
erase-question-keep-its = このサーバーの対局、ランキング、成績、設定、ブロックした人の一覧を保存しています。「*すべて消去*」を押すと、進行中の対局も含めて永久に消えます。
button-keep-everything = すべて残す
erase-erased = 消去しました
button-yes-erase = はい、すべて消去
button-erase-everything = すべて消去
