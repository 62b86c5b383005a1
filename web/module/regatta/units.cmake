# The card regatta in a page: its rules, its documents, its pilots.
fairway_wasm_batch(regatta_rules GAME regatta
  rules/plane/heading.cpp rules/plane/polygon.cpp
  rules/regatta/board/board.cpp rules/regatta/board/course.cpp rules/regatta/board/deck.cpp rules/regatta/board/gate.cpp
  rules/regatta/play/legal_turns.cpp rules/regatta/play/progress.cpp rules/regatta/play/race.cpp
  rules/regatta/play/referee.cpp rules/regatta/play/replay_tree.cpp rules/regatta/play/rule.cpp
  rules/regatta/play/sailing.cpp rules/regatta/play/turn_check.cpp
  rules/regatta/table/regatta_play.cpp)
fairway_wasm_batch(regatta_documents GAME regatta
  formats/regatta/kinds.cpp formats/regatta/templates.cpp
  formats/regatta/read/deck.cpp formats/regatta/read/parts.cpp formats/regatta/read/record.cpp
  formats/regatta/read/regatta.cpp
  formats/regatta/write/deck.cpp formats/regatta/write/record.cpp formats/regatta/write/regatta.cpp)
# What solves a course computes for seconds.
fairway_wasm_batch(regatta_solver FAST GAME regatta
  validator/regatta/figures/par.cpp
  validator/regatta/par/card_classes.cpp validator/regatta/par/fresh.cpp validator/regatta/par/gate_steps.cpp
  validator/regatta/route/predecessors.cpp validator/regatta/route/reach.cpp validator/regatta/route/search.cpp
  validator/regatta/study/course_study.cpp
  validator/regatta/water/passings.cpp validator/regatta/water/point_set.cpp validator/regatta/water/stencil.cpp
  validator/regatta/water/waters.cpp validator/regatta/water/window.cpp)
fairway_wasm_batch(regatta_pilots GAME regatta
  validator/regatta/pilot/fleet.cpp validator/regatta/pilot/fleet_in_race.cpp validator/regatta/pilot/fleet_waters.cpp
  validator/regatta/pilot/table_pilot.cpp
  validator/regatta/table/regatta_table_game.cpp
  web/module/regatta/regatta_game.cpp)
