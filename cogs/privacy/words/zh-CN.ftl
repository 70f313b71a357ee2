## Deletes a person's data, and updates its messages on Discord

try-again = 你有一场对局刚刚有了变化，所以我还什么都没删。再按一次。

## Erases a person or a server from every column of every table

former-player = 已注销玩家

## The pages of *Your data* in ``/preferences``

export-title = 关于你的全部数据
export = 文件按数据表逐表列出，和存的一样。别人的东西不在内，进行中对局的牌也不在内。
question-title = 删除你的数据？
question =
    删了就回不来了。
    - 你的等级分和个人设置都没了。
    - 在别处，你变成*已注销玩家*。打完的对局还能回放，但不写你的名字。
    - 进行中的对局，你的座位交给电脑。你的单人局和只有电脑作伴的对局直接结束，没有结果。还没开始的桌，你会离座。
    - 要是有服务器把你拉黑，那条保留，但没有你的名字。
    - 有人分享过的成绩和排行榜、公告、私信，都留在 Discord，直到有人在那里删除。
gone-title = 你的数据已删除
gone = 各频道里的桌面正在修改。你再来玩，就算新人了；只有拉黑过你的服务器还不让你进。
button-count = { $count ->
    [everywhere] 只计入所在服务器
   *[here] 跨服务器也计分
 }
about =
    {""}**存了你的哪些数据**（记在你的 Discord ID 下）
    - 你在 /preferences 的选择，和你最近用的语言
    - 你坐过的对局：当时的名字，打了什么、什么时候打的，谁是桌主
    - 结果怎样、你对每日一题的回答、你的等级分，以及这些成绩挂在什么名字下
    - 要是你让手牌用私信发：哪条消息是哪手牌
    - 要是有服务器的管理员拉黑了你，也会记下
    - 你向谁挑战、谁向你挑战，大约保留一天
    - 你在哪里、为哪个游戏找对手，大约保留十分钟

    {""}**为什么**：为了进行对局，让大家验证和回放，也为了排行榜。

    {""}**存多久**：到你删除为止。属于某个服务器的，在我被移出一周后，或在管理员清除时消失；你同意跨服务器计算的成绩仍归你。

    {""}**不存什么**：消息。大家写什么我读不到，我也不留成员名单。出故障时，我的维护者的技术日志里可能有你的 ID。

    { $count ->
        [everywhere] **跨服务器**：你的成绩也计入跨服务器的排行榜，人人看得见，名字是 { $name }。
       *[here] **跨服务器**：你的成绩只计入所在服务器的排行榜，别处都不算。你可以让今后的对局也跨服务器计分。
     }
button-delete = 删除
button-delete-all = 是，全部删除
button-keep = 保留

## The page of ``/settings`` about a server's data, and its erasure by managers

erase = { $time ->
    [first] 本服务器的数据
   *[last] 真的确定吗？
 }
erased = 我保存的本服务器的一切都清掉了。
erase-question = { $time ->
    [first] 我保存着本服务器的对局、排行榜、成绩、设置和黑名单。按*全部清除*就永远删除，进行中的对局也在内。
   *[last] 没有回头路。要把本服务器的一切现在全清掉吗？
 }
button-keep-everything = 全部保留
erased-title = 已清除
button-erase = { $time ->
    [first] 全部清除
   *[last] 是，全部清除
 }
