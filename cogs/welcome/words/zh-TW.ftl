## Introduces the bot once on each server that it joins

introduction = 我專門主持**王者遊戲**：撲克牌、有牆的西洋棋，還有單人接龍，可以跟朋友打，也可以跟電腦打。按個按鈕就能開始，或輸入 **/play**。
lacking = 要在這裡開桌，我需要這些權限：{ $permissions }。
lacking-for-threads = 要讓每場對局有自己的討論串，我還需要：{ $permissions }。
hello = 你好，我是 Castellan
