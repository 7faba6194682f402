### Lo que rodea a la documentación, en español.

language-name = Español
docs-skip = Ir al texto
docs-contents = Contenido
docs-board = Al tablero
