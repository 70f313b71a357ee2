## Discord's refusals: what each means for a message, and how to explain it to a person

spent = 那条消息太旧，我改不了了。用 /hand 可以重新看到手牌和牌桌。
no-access = 我进不了那个频道。请管理员放我进去。
forbidden = 我在这里缺权限。/help 列出了我需要的。
locked = 这个子区锁住了，我在里面什么都显示不了。请管理员解锁。
automod = 本服务器的过滤器（AutoMod）拦下了我的消息。请管理员放行。
no-uploads = 本服务器暂时不收我的图片。请问问管理员。
no-direct-messages = 你的私信关着，我没法写给你。
unknown-channel = 这场对局的频道被删了。用 /hand 还能接着打。
unknown-message = 那条消息没有了。/hand 可以重新看桌面。
too-many-threads = 本服务器开着的子区太多了。请管理员关掉几个。
old-edit = 那条消息太旧，改不了了。/hand 会重新发一条。
limited = Discord 让我在这里慢一点，{ $moment }可以继续。

## Rate limits per person

too-often = 一下子太多了，等我一会儿再试吧。

## Permissions that the bot needs in a channel, by Discord's names for them

not-here = 你不能在这个频道发言，换个频道再来吧。
later = Discord 暂时不收我的消息，我会接着试。
refused = Discord 不收我发到那里的消息。
permission = { $name ->
    [view_channel] 查看频道
    [send_messages] 发送消息
    [embed_links] 嵌入链接
    [attach_files] 添加附件
    [read_message_history] 阅读消息历史记录
    [create_public_threads] 创建公共子区
    [send_messages_in_threads] 在子区内发送消息
    [manage_roles] 管理身份组
   *[mention_everyone] 提及 @everyone、@here 和所有身份组
 }
timed-out = 我在本服务器被禁言了，{ $moment }结束。
no-mention = 我没法提及 { $role }，缺少权限：**{ $permissions }**。
no-role = { $why ->
    [managed] { $role } 是只有 Discord 自己才能发放的身份组。
    [powerful] 有 { $role } 就能管理本服务器，所以我不发给任何人。
    [forbidden] 我没法发放 { $role }，缺少权限：**{ $permissions }**。
   *[higher] 我没法发放 { $role }：它排在我自己的身份组上面。请在服务器的身份组列表里把我的往上拖。
 }

## Receives all presses and commands; the one place where interactions fail

unknown-control = 这个按钮不能用了。回到对局用 /hand，别的就再用一次原来的命令。
old-form = 这张表单太旧了。重新打开，再填一次吧。
reply-refused = { $what ->
    [match] Discord 刚才没收下我的回复。你的对局没事：/hand 可以看现状。
   *[page] Discord 刚才没收下我的回复。什么也没丢。再试一次；要是和对局有关，就用 /hand。
 }
nothing-saved = 我现在什么都存不了，所以什么也没改。过一会儿再试吧。
other-rules = 这场对局用的规则我已经没有了，没法接着打。后面怎么处理，它的桌面上会写。
moved = 这个命令搬家了：现在在 { $now } 里。
changed-command = 这个命令改过，你的 Discord 里还是旧的。重启 Discord，再输入一次。
restarting = 我正在重启。过几秒再按一次。
failed = 抱歉，我这边出了点问题。你的对局没事，用 /hand 就能看到。要是老这样，请把代码 { $trace } 告诉我的维护者。
