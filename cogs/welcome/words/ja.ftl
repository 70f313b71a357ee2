## Introduces the bot once on each server that it joins

introduction = **王をめぐるゲーム**をご用意しています。カードゲーム、壁のあるチェス、それに1人用のゲーム。人どうしでも、コンピューター相手でも遊べます。ボタンを押すか、**/play** と入力して始めましょう。
lacking = ここで対局するには、次の権限が必要です：{ $permissions }。
lacking-for-threads = 対局ごとに専用のスレッドを作るには、次の権限も必要です：{ $permissions }。
hello = はじめまして、Castellanです
