#include "editor/model/pool/board/new_pool.h"
#include "editor/model/pool/board/rules_edit.h"
#include "editor/model/pool/pool_workbench.h"
#include "formats/document/writer.h"
#include "tests/editor/model/hands.h"
#include "tests/editor/model/race/race_desk.h"

// Pools that are worked on at random, with all that is shown. A commit that changes a digest says why.
namespace fairway::editor::pool {
namespace {

void choose(PoolWorkbench& bench, Hands& hands) {
  switch (hands.number(7)) {
  case 0:
    return bench.setGround(static_cast<Ground>(hands.number(3)));
  case 1:
    return bench.setBrush(hands.number(3));
  case 2:
    return bench.setSymmetry(hands.rarely(4) ? MaybeSymmetry()
                                             : MaybeSymmetry(static_cast<Symmetry>(hands.number(3))));
  case 3:
    return bench.setSide(hands.rarely(2) ? Side::Red : Side::Yellow);
  case 4:
    return bench.takeNumber(hands.number(static_cast<int>(crocodilesOf(bench.pool()).size()) + 1));
  case 5:
    return bench.pickUp(hands.somewhere());
  default:
    if (hands.rarely(8)) {
      const int columns = 2 + hands.number(8);
      bench.change("Resize", resized(bench.pool(), columns, 5 + hands.number(12)));
    } else if (hands.rarely(8)) {
      bench.change("Follow", madeSymmetric(bench.pool(), static_cast<Symmetry>(hands.number(3))));
    } else if (hands.rarely(8)) {
      bench.change("Numbers", withNumbers(bench.pool(), "1, 2, 2, 5").value_or(bench.pool()));
    } else if (hands.rarely(3)) {
      const int value = 1 + hands.number(4);
      bench.change("Diagonal", withDiagonal(bench.pool(), value, hands.rarely(2)));
    } else if (hands.rarely(3)) {
      const int value = 1 + hands.number(4);
      bench.change("Turns", withTurns(bench.pool(), value, hands.number(4)));
    }
  }
}

void workAtRandom(PoolWorkbench& bench, std::uint64_t seed, int steps, Journal& journal) {
  Random random(seed);
  Hands hands(bench, random);
  for (int step = 0; step < steps; ++step) {
    if (hands.rarely(3)) bench.take(static_cast<ToolId>(hands.number(7)));
    if (hands.rarely(2)) choose(bench, hands);
    const formats::Point at = hands.act();
    journal.look(bench, at);
    journal.line(bench.toolInHand(), bench.outline(), bench.previewed(), bench.options().ground,
                 bench.options().side, bench.options().value, numbersText(bench.pool()));
    const Pool& shown = dynamic_cast<const formats::pool::PoolScene&>(*bench.scene()).shownPool();
    if (shown != bench.pool()) {
      formats::pool::PoolDocument preview;
      preview.body.pool = shown;
      journal.line(formats::writeDocument(formats::Document(preview)));
    }
    if (step % 40 == 39) journal.judge(bench);
  }
}

TEST(PoolJournal, OfPoolsThatBeginNew) {
  Journal journal;
  for (const auto& [columns, rows, tiles] :
       {std::array{6, 14, 6}, std::array{7, 9, 5}, std::array{3, 6, 2}}) {
    PoolWorkbench bench(std::make_unique<EditedDocument>(newPool(columns, rows, tiles)));
    workAtRandom(bench, static_cast<std::uint64_t>(columns), 250, journal);
  }
  journal.expect("faeb19a262f11254");
}

TEST(PoolJournal, OfThePublishedPools) {
  Journal journal;
  for (const char* name : {"hotel-lido.pool.yaml", "island-bar.pool.yaml", "lopsided-basin.pool.yaml"}) {
    const auto bench = race::opened(std::string("pool/") + name);
    workAtRandom(dynamic_cast<PoolWorkbench&>(*bench), 7, 100, journal);
  }
  journal.expect("855ec4e4e709956f");
}

TEST(PoolJournal, OfNewPoolsInEverySize) {
  Journal journal;
  for (int columns = leastColumns; columns <= 12; ++columns)
    for (int rows = leastRows; rows <= 16; ++rows) {
      const int most = mostTiles(columns, rows);
      for (const int tiles : {1, most / 2, most})
        if (tiles >= 1) journal.line(columns, rows, formats::writeDocument(newPool(columns, rows, tiles)));
    }
  journal.expect("63af40f74af89b77");
}

} // namespace
} // namespace fairway::editor::pool
