### What stands around the documentation, in English.

language-name = English
docs-skip = To the text
docs-contents = Contents
docs-board = To the board
