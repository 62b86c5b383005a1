"""Calls of `fairway` whose outputs the corpus keeps, by game, made in the folder of the game's documents.

Results of the first kind follow from the documents and the rules, so that every later version must give them again. Those of
the second come from a seed or a search, which a minor version may change: their keys must stay.
"""

SAME_VALUES = {
    "lake_race": """
        validate duck-pond.lake.yaml duck-pond-a.course.yaml --format json
        validate classic.tileset.yaml --format json
        validate findings/C02-on-strip.course.yaml --format json
        validate missing.lake.yaml
        validate --no-such-option duck-pond.lake.yaml
        courses duck-pond.lake.yaml --race A --format json
        par duck-pond-a.course.yaml --max-dice 3 --format json
        replay match-two.record.yaml --format json
        replay match-six.record.yaml --format json
        replay raced.record.yaml --coach --format json
        export duck-pond.lake.yaml -o OUT/it.json
        export duck-pond-a.course.yaml -o OUT/it.json
        export match-two.record.yaml -o OUT/it.json
        explain --format json""",
    "river": """
        validate quiet-backwater.river.yaml first-trip.record.yaml --format json
        validate findings/R02-twos-alone.river.yaml --format json
        par quiet-backwater.river.yaml --format json
        orders quiet-backwater.river.yaml --format json
        replay first-trip.record.yaml --format json
        replay first-trip.record.yaml --coach --format json
        replay raced.record.yaml --format json
        export up-the-river.river.yaml -o OUT/it.json
        export first-trip.record.yaml -o OUT/it.json""",
    "pool": """
        validate hotel-lido.pool.yaml first-splash.record.yaml --format json
        validate findings/P07-bay.pool.yaml --format json
        replay first-splash.record.yaml --format json
        replay evening-at-the-lido.record.yaml --format json
        replay raced.record.yaml --format json
        perft thimble.record.yaml --depth 2 --format json
        export hotel-lido.pool.yaml -o OUT/it.json
        export first-splash.record.yaml -o OUT/it.json""",
    "regatta": """
        validate kitchen-table.regatta.yaml classic.deck.yaml kitchen-two.record.yaml --format json
        validate findings/S02-touching.regatta.yaml --format json
        replay kitchen-two.record.yaml --format json
        replay harbour-four.record.yaml --format json
        replay raced.record.yaml --format json
        export kitchen-table.regatta.yaml -o OUT/it.json
        export classic.deck.yaml -o OUT/it.json
        export kitchen-two.record.yaml -o OUT/it.json""",
}

SAME_KEYS = {
    "lake_race": """
        simulate duck-pond-a.course.yaml --races 40 --players 2 --max-dice 2 --format json
        compare duck-pond-a.course.yaml reedwater-a.course.yaml --races 100 --players 2 --max-dice 2 --format json
        describe duck-pond-a.course.yaml --races 100 --players 2 --max-dice 2 --format json
        suggest duck-pond.lake.yaml --goal even --tries 6 --format json
        verify classic.tileset.yaml --sample 6 --format json
        verify classic.tileset.yaml --sample 6 --shard 1/2 --format json
        table duck-pond-a.course.yaml --players 2 --first 1 --seed 3""",
    "river": """
        simulate quiet-backwater.river.yaml --races 40 --format json
        table up-the-river.river.yaml --players 2 --first 1 --seed 3""",
    "pool": """
        simulate paddling-pool.pool.yaml --races 4 --pilot quick --format json
        table thimble.record.yaml --seed 3""",
    "regatta": """
        par kitchen-table.regatta.yaml --races 40 --format json
        simulate kitchen-table.regatta.yaml --races 10 --players 2 --format json
        table kitchen-two.record.yaml --seed 3""",
}

# Boards on which a race is run for the corpus, so that it holds a record that the command wrote.
RACED = {"lake_race": "duck-pond-a.course.yaml", "river": "up-the-river.river.yaml", "pool": "paddling-pool.pool.yaml",
         "regatta": "kitchen-table.regatta.yaml"}

# What a table is asked, whatever the game.
QUESTIONS = '{"do": "choices"}\n{"do": "record"}\n{"do": "no such request"}\n'
