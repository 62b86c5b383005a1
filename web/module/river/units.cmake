# The river in a page: its rules, its documents, its pilots.
fairway_wasm_batch(river_rules GAME river
  rules/river/board/currents.cpp rules/river/board/river.cpp rules/river/board/section.cpp
  rules/river/play/race.cpp rules/river/play/referee.cpp rules/river/play/refusal_text.cpp
  rules/river/play/replay_tree.cpp rules/river/play/rule.cpp
  rules/river/table/river_play.cpp)
fairway_wasm_batch(river_documents GAME river
  formats/river/kinds.cpp formats/river/templates.cpp
  formats/river/read/record.cpp formats/river/read/river.cpp
  formats/river/write/record.cpp formats/river/write/river.cpp)
# What solves a river computes for seconds.
fairway_wasm_batch(river_solver FAST GAME river
  validator/river/solve/alone.cpp validator/river/solve/endless.cpp validator/river/solve/fleet_moves.cpp
  validator/river/solve/fleets.cpp validator/river/solve/lone_layer.cpp validator/river/solve/tally.cpp
  validator/river/solve/turn.cpp validator/river/solve/two.cpp validator/river/solve/two_solver.cpp)
fairway_wasm_batch(river_pilots GAME river
  validator/river/pilot/pilot.cpp validator/river/pilot/position.cpp validator/river/pilot/table_pilot.cpp
  validator/river/table/river_table_game.cpp
  web/module/river/river_game.cpp)
