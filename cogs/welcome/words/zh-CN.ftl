## Introduces the bot once on each server that it joins

introduction = 我这里玩的都是**王的游戏**：纸牌、带墙的国际象棋，还有单人纸牌；可以互相较量，也可以和电脑玩。按个按钮就开始，或者输入 **/play**。
lacking = 要在这里玩，我得先有这些权限：{ $permissions }。
lacking-for-threads = 要给每场对局单开子区，我还需要：{ $permissions }。
hello = 你好，我是 Castellan
