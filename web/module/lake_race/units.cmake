# The lake race in a page: its rules, its documents, its pilots.
fairway_wasm_batch(lake_race_rules GAME lake_race
  rules/lake_race/board/course.cpp rules/lake_race/board/lake.cpp
  rules/lake_race/board/start_letter.cpp rules/lake_race/board/terrain_map.cpp rules/lake_race/board/tileset.cpp
  rules/lake_race/gates/course_board.cpp rules/lake_race/gates/gate.cpp rules/lake_race/gates/gate_steps.cpp
  rules/lake_race/play/dice.cpp rules/lake_race/play/match.cpp rules/lake_race/play/race.cpp
  rules/lake_race/play/referee.cpp rules/lake_race/play/refusal_text.cpp rules/lake_race/play/replay_tree.cpp
  rules/lake_race/play/rule.cpp rules/lake_race/play/scoring.cpp
  rules/lake_race/route/choose.cpp rules/lake_race/route/course_rules.cpp rules/lake_race/route/distances.cpp
  rules/lake_race/route/gate_search.cpp rules/lake_race/route/reach.cpp rules/lake_race/route/route.cpp
  rules/lake_race/route/route_bound.cpp rules/lake_race/route/route_finder.cpp rules/lake_race/route/strip_legs.cpp
  rules/lake_race/route/wave.cpp
  rules/lake_race/table/lake_play.cpp)
fairway_wasm_batch(lake_race_documents GAME lake_race
  formats/lake_race/kinds.cpp formats/lake_race/table_record.cpp formats/lake_race/templates.cpp
  formats/lake_race/read/course.cpp formats/lake_race/read/lake.cpp formats/lake_race/read/map.cpp
  formats/lake_race/read/parts.cpp formats/lake_race/read/record.cpp formats/lake_race/read/tileset.cpp
  formats/lake_race/write/course.cpp formats/lake_race/write/lake.cpp formats/lake_race/write/map.cpp
  formats/lake_race/write/parts.cpp formats/lake_race/write/record.cpp formats/lake_race/write/tileset.cpp)
# What solves a course computes for seconds; what is asked before and after it need not be fast.
fairway_wasm_batch(lake_race_par FAST GAME lake_race
  validator/lake_race/par/bellman_update.cpp validator/lake_race/par/dice_table.cpp
  validator/lake_race/par/gate_solver.cpp validator/lake_race/par/roll_outcomes.cpp
  validator/lake_race/par/solver.cpp)
fairway_wasm_batch(lake_race_course GAME lake_race
  validator/lake_race/par/certificate.cpp validator/lake_race/par/dice_decision.cpp
  validator/lake_race/par/numbered_boat.cpp validator/lake_race/par/par.cpp validator/lake_race/par/policy.cpp
  validator/lake_race/par/state_query.cpp validator/lake_race/par/state_space.cpp validator/lake_race/par/way_ahead.cpp)
fairway_wasm_batch(lake_race_pilots GAME lake_race
  validator/lake_race/coach/turn_values.cpp
  validator/lake_race/simulation/casual_pilot.cpp validator/lake_race/simulation/par_pilot.cpp
  validator/lake_race/simulation/race_pilot.cpp
  validator/lake_race/simulation/race_runner.cpp validator/lake_race/simulation/random_pilot.cpp
  validator/lake_race/simulation/table_pilot.cpp
  validator/lake_race/table/lake_table_game.cpp
  web/module/lake_race/lake_game.cpp)
