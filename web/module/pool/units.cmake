# The pool in a page: its rules, its documents, its pilots.
fairway_wasm_batch(pool_rules GAME pool
  rules/square/square.cpp
  rules/pool/board/pool.cpp rules/pool/board/pool_board.cpp rules/pool/board/pool_map.cpp
  rules/pool/play/legal.cpp rules/pool/play/match.cpp rules/pool/play/one_way.cpp rules/pool/play/placing.cpp
  rules/pool/play/position.cpp rules/pool/play/referee.cpp rules/pool/play/replay_tree.cpp rules/pool/play/rule.cpp
  rules/pool/table/pool_play.cpp)
fairway_wasm_batch(pool_documents GAME pool
  formats/pool/kinds.cpp formats/pool/templates.cpp
  formats/pool/read/parts.cpp formats/pool/read/pool.cpp formats/pool/read/record.cpp
  formats/pool/write/pool.cpp formats/pool/write/record.cpp)
fairway_wasm_batch(pool_pilots FAST GAME pool
  validator/pool/pilot/pilot.cpp validator/pool/pilot/state.cpp validator/pool/pilot/table_pilot.cpp
  validator/pool/pilot/worth.cpp validator/pool/study/home.cpp
  validator/pool/table/pool_table_game.cpp
  web/module/pool/pool_game.cpp)
