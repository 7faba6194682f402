### What the terminal says besides the page's own words.

terminal-quit = Quit
terminal-again = New game
terminal-back = Take the choice back
terminal-move = Tab, then type a move, such as { $move }
terminal-looking = Looking for a good move: { $share }
terminal-yes = Yes
terminal-no = No
terminal-again-question = Leave this game and begin a new one?
terminal-unsaved = { $file } cannot be written: { $reason }
