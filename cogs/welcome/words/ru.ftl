## Introduces the bot once on each server that it joins

welcome-deal-games = Со мной играют в **королевские игры**: карты, шахматы со стенами и пасьянс, друг против друга или против компьютеров. Нажмите кнопку, чтобы начать, или наберите **/play**.
welcome-before-anyone = Чтобы здесь можно было играть, мне нужны права: { $permissions }.
welcome-give-each = Чтобы у каждой партии была своя ветка, мне нужны ещё права: { $permissions }.
welcome-hello-castellan = Здравствуйте, я Castellan
