task-goal = The goal is “{ $text }”; { $game } knows no such statement.
