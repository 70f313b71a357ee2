## Introduces the bot once on each server that it joins

introduction = Со мной играют в **королевские игры**: карты, шахматы со стенами и пасьянс, друг против друга или против компьютеров. Нажмите кнопку, чтобы начать, или наберите **/play**.
lacking = Чтобы здесь можно было играть, мне нужны права: { $permissions }.
lacking-for-threads = Чтобы у каждой партии была своя ветка, мне нужны ещё права: { $permissions }.
hello = Здравствуйте, я Castellan
