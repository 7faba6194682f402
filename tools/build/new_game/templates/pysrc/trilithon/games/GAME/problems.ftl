${game}-over = The game is over.
${game}-move-malformed = “{ $$text }” is not a move.
${game}-position-fields = A position has the fields rows and side; this one has { $$count }.
