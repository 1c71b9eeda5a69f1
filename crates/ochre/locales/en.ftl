### The terminal game in English.

ochre-welcome = A game of { $game } for { $seats }. It is saved after every action in { $file }.
ochre-put-aside = The game saved here before is kept in { $file }.
ochre-resumed = You go on with a saved game of { $game } ({ $seats }).
ochre-commitment = The dealer's promise (SHA-256 of the seed): { $commitment }
ochre-help =
    Type the number of an action, or its notation. Other words:
      list          all actions again          board   the board again
      undo          take your last action back log     the story so far
      why           why undo reaches no further
      scores        points so far, by source   hint    what a strong player would do
      quit          leave; the game is saved   help    this text
ochre-prompt = { $seat }> 
ochre-no-choice = There is no action { $number }; there are { $count }.
ochre-refused = { $reason } ({ $rule })
ochre-not-action = I do not know "{ $text }". Type help to see what can be typed.
ochre-undone = Taken back.
ochre-undo-left = { $count ->
    [0] Nothing can be taken back. { $reason }
    [one] One action can be taken back. { $reason }
   *[other] { $count } actions can be taken back. { $reason }
}
ochre-hand-over = Hand the device to { $seat } and press Enter.
ochre-saved = The game is saved in { $file }. Type the same command to go on.
ochre-over = The game is over.
ochre-winner = { $seats } wins.
ochre-shared = { $seats } share the victory.
ochre-place = { $place }.
ochre-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
ochre-verify = The seed is { $seed }. Check the dealing with: ochre verify { $file }
ochre-more = …and { $count } more. Type list to see all.
ochre-thinks = { $seat } thinks:
ochre-thought = {"    "}{ $action } wins { $chance } %, tried { $visits } times: { $text }
