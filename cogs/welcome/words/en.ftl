## Introduces the bot once on each server that it joins

introduction = I deal **games of kings**: card games, solitaire and chess with walls. Play against each other or against computers. Press a button to start, or type **/play**.
lacking = Before anyone can play here, I need: { $permissions }.
lacking-for-threads = To give each match a thread of its own, I also need: { $permissions }.
hello = Hello, I'm Castellan
