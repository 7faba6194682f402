### Lo que dice el terminal además de las palabras de la página.

terminal-quit = Salir
terminal-again = Otra partida
terminal-back = Deshacer la elección
terminal-move = Tab, y escribe una jugada, como { $move }
terminal-looking = Buscando una buena jugada: { $share }
terminal-yes = Sí
terminal-no = No
terminal-again-question = ¿Dejar esta partida y empezar otra?
terminal-unsaved = No se puede escribir { $file }: { $reason }
