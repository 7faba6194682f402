drawing-choice = “{ $text }” changes nothing here.
drawing-tool = There is no tool “{ $text }”.
setting-unknown = { $game } has no setting “{ $name }”.
setting-range = { $name } is “{ $text }”; it must be a whole number from { $low } to { $high }.
