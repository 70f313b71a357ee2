## Introduces the bot once on each server that it joins

welcome-deal-games = I deal **games of kings**: card games, chess with walls and a solitaire. Play against each other or against computers. Press a button to begin, or type **/play**.
welcome-before-anyone = Before anyone can play here, I need: { $permissions }.
welcome-give-each = To give each match a thread of its own, I also need: { $permissions }.
welcome-hello-castellan = Hello, I'm Castellan
