${game}-over = The game is over.
${game}-move-malformed = “{ $$text }” is not a move.
${game}-position-fields = A position has two fields, rows and side, not { $$count }.
