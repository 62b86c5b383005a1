#include "editor/model/river/river_words.h"
#include "editor/model/river/river_workbench.h"
#include "tests/editor/model/hands.h"
#include "tests/editor/model/race/race_desk.h"

// Rivers that are worked on at random, with all that is shown. A commit that changes a digest says why.
namespace fairway::editor::river {
namespace {

void changeRiver(RiverWorkbench& bench, Hands& hands) {
  const River& river = *bench.river();
  const int length = static_cast<int>(river.sections.size());
  switch (hands.number(14)) {
  case 0:
    return bench.makeKind(static_cast<SectionKind>(hands.number(5)));
  case 1:
    return bench.changePush(hands.rarely(2) ? 1 : -1);
  case 2:
    return bench.toggleFixed();
  case 3:
    return bench.rename(hands.rarely(3) ? "" : "Weir");
  case 4:
    return bench.moveSelected(hands.number(5) - 2);
  case 5:
    return bench.addSectionAbove();
  case 6:
    return bench.removeSelected();
  case 7:
    return bench.setPhase(Phase{hands.number(length + 1)});
  case 8:
    return bench.apply(setStart(river, hands.number(length + 2)));
  case 9:
    return bench.apply(setBoats(river, hands.number(9)));
  case 10:
    return bench.apply(setPlayers(river, hands.number(6)));
  case 11:
    return bench.apply(setConvoy(river, static_cast<Convoy>(hands.number(2))));
  case 12:
    if (const auto docks = docksFrom("12 11 10 9 8 7 6 5 4 3 2 1")) bench.apply(setDocks(river, *docks));
    return;
  default:
    bench.select(hands.rarely(4) ? std::nullopt : std::optional(SectionLaid{1 + hands.number(length)}));
  }
}

void workAtRandom(RiverWorkbench& bench, std::uint64_t seed, int steps, Journal& journal) {
  Random random(seed);
  Hands hands(bench, random);
  for (int step = 0; step < steps; ++step) {
    if (hands.rarely(2)) changeRiver(bench, hands);
    const formats::Point at = hands.act();
    journal.look(bench, at);
    if (bench.selected()) journal.line("selected", bench.selected()->number, bench.selectedNow()->number);
    if (bench.hovered()) journal.line("hovered", bench.hovered()->number);
    if (const auto drag = bench.drag()) journal.line(drag->from.number, drag->to.number, drag->swap);
    journal.line(dieText(bench.river()->die), docksText(bench.river()->docks));
    for (const fairway::river::Section& section : bench.river()->sections) journal.line(describe(section));
    if (step % 60 == 59) journal.judge(bench);
  }
}

TEST(RiverJournal, OfRiversThatBeginNew) {
  Journal journal;
  RiverWorkbench calm(std::make_unique<EditedDocument>(formats::Document(calmRiver(7))));
  workAtRandom(calm, 1, 300, journal);
  journal.expect("67e584e507a103b8");
}

TEST(RiverJournal, OfThePublishedRivers) {
  Journal journal;
  for (const char* name : {"otter-bend.river.yaml", "mill-race.river.yaml", "up-the-river.river.yaml"}) {
    const auto bench = race::opened(std::string("river/") + name);
    workAtRandom(dynamic_cast<RiverWorkbench&>(*bench), 2, 120, journal);
  }
  journal.expect("5f995cf556eec0e2");
}

} // namespace
} // namespace fairway::editor::river
