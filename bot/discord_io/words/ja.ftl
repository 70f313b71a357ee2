## Discord's refusals: what each means for a message, and how to explain it to a person

spent = そのメッセージは古すぎて、もう書き換えられません。手札と卓は /hand で出し直せます。
no-access = そのチャンネルに入れません。サーバーの管理者に許可を頼んでください。
forbidden = ここでは権限が足りません。必要な権限は /help にあります。
locked = このスレッドはロックされているので、何も表示できません。ロックを外すよう、サーバーの管理者に頼んでください。
automod = このサーバーのフィルター（AutoMod）が私のメッセージを止めました。通してもらえるよう、サーバーの管理者に頼んでください。
no-uploads = このサーバーは、いま私の画像を受け付けていません。サーバーの管理者に聞いてみてください。
no-direct-messages = ダイレクトメッセージを受け取らない設定になっているので、そちらには送れません。
unknown-channel = この対局のチャンネルは削除されました。/hand から続けて遊べます。
unknown-message = そのメッセージはなくなりました。卓は /hand で出し直せます。
too-many-threads = このサーバーには開いているスレッドが多すぎます。いくつか閉じるよう、サーバーの管理者に頼んでください。
old-edit = そのメッセージは古すぎて、もう書き換えられません。/hand で新しく出せます。
limited = ここでは送信を控えるようDiscordに言われました。{ $moment }に再開できます。

## Rate limits per person

too-often = 一度にたくさん届いて追いつけません。少し待ってから、もう一度お試しください。

## Permissions that the bot needs in a channel, by Discord's names for them

not-here = このチャンネルには書き込めません。別のチャンネルで行ってください。
later = いまDiscordが私のメッセージを受け付けないので、何度か試します。
refused = Discordが、そこでは私のメッセージを受け付けません。
permission = { $name ->
    [view_channel] チャンネルを見る
    [send_messages] メッセージを送信
    [embed_links] 埋め込みリンク
    [attach_files] ファイルを添付
    [read_message_history] メッセージ履歴を読む
    [create_public_threads] 公開スレッドの作成
    [send_messages_in_threads] スレッドでメッセージを送信
    [manage_roles] ロールの管理
   *[mention_everyone] @everyone、@here、全てのロールにメンション
 }
timed-out = このサーバーで私はタイムアウト中です。{ $moment }に終わります。
no-mention = { $role }にメンションできません。足りない権限：**{ $permissions }**。
no-role = { $why ->
    [managed] { $role }はDiscordだけが付けられるロールです。
    [powerful] { $role }があるとこのサーバーを管理できるので、誰にも付けません。
    [forbidden] { $role }を付けられません。足りない権限：**{ $permissions }**。
   *[higher] { $role }は私のロールより上にあるので、付けられません。サーバーのロール一覧で、私のロールをもっと上に動かしてください。
 }

## Receives all presses and commands; the one place where interactions fail

unknown-control = そのボタンはもう使えません。対局には /hand で戻れます。ほかは、もう一度コマンドを使ってください。
old-form = その入力画面は古くなりました。開き直して、もう一度入力してください。
reply-refused = { $what ->
    [match] Discordに返事を受け取ってもらえませんでした。対局は無事で、いまの様子は /hand で見られます。
   *[page] Discordに返事を受け取ってもらえませんでした。失われたものはありません。もう一度試すか、対局のことなら /hand を使ってください。
 }
nothing-saved = いまは何も保存できないので、何も変わっていません。少ししてから、もう一度試してください。
other-rules = この対局のルールはもう残っていないので、続けられません。この先どうなるかは、盤面でお知らせします。
moved = そのコマンドは移動しました。いまは { $now } にあります。
changed-command = Discordが読み込んだあとで、このコマンドは変わりました。Discordを再起動してから、もう一度入力してください。
restarting = ちょうど再起動しています。数秒後にもう一度押してください。
failed = すみません、こちらで不具合が起きました。対局は無事で、/hand で見られます。何度も起きるときは、このボットの運営者にこのコードを伝えてください：{ $trace }
