#include "editor/model/regatta/deck_workbench.h"
#include "editor/model/regatta/table_workbench.h"
#include "tests/editor/model/hands.h"
#include "tests/editor/model/race/race_desk.h"
#include "tests/rules/regatta/tables.h"

// Tables and decks that are worked on at random, with all that is shown. A commit that changes a digest
// says why.
namespace fairway::editor::regatta {
namespace {

void write(Journal& journal, const TableWorkbench& bench) {
  const TableWorkbench::Ghost ghost = bench.ghost();
  journal.line(ghost.place, ghost.outline, ghost.boat, ghost.sailed, ghost.boatFault, ghost.card,
               ghost.chosen);
  for (const ArrowTrial& arrow : ghost.arrows) journal.line(arrow.track, arrow.why);
  const Handle& handle = bench.selection();
  journal.line(bench.tool(), handle.kind, handle.index, handle.corner, bench.options().diameter,
               bench.options().card, bench.options().heading.steps(), bench.hasStartMap(),
               bench.startMapIsOnBoard());
  if (handle) journal.line(nameOf(bench.course(), handle), placeOf(bench.course(), handle));
  if (bench.facts()) journal.line(bench.facts()->startBoats, bench.facts()->turns, bench.facts()->plays);
}

void changeTable(TableWorkbench& bench, Hands& hands) {
  const Course& course = bench.course();
  const auto rounding = static_cast<std::size_t>(hands.number(static_cast<int>(course.round.size())));
  switch (hands.number(11)) {
  case 0:
    return bench.change("Round", withRounding(course, static_cast<std::size_t>(hands.number(4))));
  case 1:
    return bench.change("Do not round", withoutRounding(course, rounding));
  case 2:
    return bench.change("Shift", shifted(course, rounding, hands.rarely(2) ? 1 : -1));
  case 3:
    return bench.change("Other side", otherSide(course, rounding));
  case 4:
    return bench.change("Turn the gate", turnedGate(course, rounding, hands.number(5) - 2));
  case 5:
    return bench.change("Free the gate", freeGate(course, rounding));
  case 6:
    return bench.change("Rename", renamed(course, bench.selection(), hands.rarely(4) ? "" : "kettle"));
  case 7:
    if (!course.obstacles.empty()) bench.change("Diameter", withDiameter(course, 0, 20 * hands.number(30)));
    return;
  case 8:
    if (hands.rarely(4)) {
      const int across = 250 + 10 * hands.number(60);
      bench.change("Resize", resized(course, {across, 250 + 10 * hands.number(60)}));
    }
    return;
  case 9:
    if (bench.deck())
      bench.options().card =
          static_cast<std::size_t>(hands.number(static_cast<int>(bench.deck()->cards.size())));
    return;
  default:
    bench.options().heading = plane::Heading(hands.number(24));
  }
}

TEST(RegattaJournal, OfTables) {
  Journal journal;
  for (const bool follow : {false, true}) {
    formats::regatta::RegattaDocument document;
    document.body = {test::smallDeck(), test::smallCourse()};
    TableWorkbench bench(std::make_unique<EditedDocument>(formats::Document(std::move(document))));
    bench.options().follow = follow;
    Random random(follow ? 1 : 2);
    Hands hands(bench, random);
    for (int step = 0; step < (follow ? 40 : 500); ++step) {
      if (hands.rarely(4)) bench.take(static_cast<TableTool>(hands.number(5)));
      if (hands.rarely(3)) changeTable(bench, hands);
      const formats::Point at = hands.act();
      journal.look(bench, at);
      write(journal, bench);
      if (step % 100 == 39) journal.judge(bench);
    }
  }
  journal.expect("5a7a24d4ca7646e5");
}

TEST(RegattaJournal, OfThingsThatAreHeldAtTheirMiddle) {
  Journal journal;
  const auto opened = race::opened("regatta/archipelago.regatta.yaml");
  auto& bench = dynamic_cast<TableWorkbench&>(*opened);
  bench.options().follow = false;
  Random random(3);
  Hands hands(bench, random);
  for (int step = 0; step < 200; ++step) {
    const auto kind = static_cast<Handle::Kind>(1 + hands.number(6));
    const auto index = static_cast<std::size_t>(hands.number(3));
    const Handle handle{kind, index,
                        kind == Handle::Kind::Corner ? static_cast<std::size_t>(hands.number(4)) : 0};
    if (!isThere(bench.course(), handle)) continue;
    const formats::Point from = formats::regatta::pointOf(placeOf(bench.course(), handle));
    const formats::Point to = hands.rarely(2)
                                  ? from + formats::Point{hands.number(60) - 30.0, hands.number(8) * 1.0}
                                  : hands.somewhere();
    const bool fine = hands.rarely(3);
    bench.take(TableTool::Move);
    bench.pressAt({from, Button::Left, hands.rarely(8)});
    bench.moveTo({to, Button::Left, false, false, fine});
    bench.releaseAt({to, Button::Left, false, false, fine});
    if (hands.rarely(2)) bench.key(static_cast<Key>(hands.number(10)));
    journal.look(bench, to);
    write(journal, bench);
    if (hands.rarely(3) && bench.document().canUndo()) bench.undo();
  }
  journal.expect("26a9fc7c114f21ee");
}

TEST(RegattaJournal, OfFreshCoursesInManySizes) {
  Journal journal;
  for (int across = 300; across <= 3000; across += 75)
    for (int along = 300; along <= 1500; along += 75) {
      const Course course = freshCourse({across, along});
      journal.line(across, along, course.left, course.right, course.buoys[0].at, course.buoys[1].at);
    }
  journal.expect("ef4700eac48c9bb0");
}

void changeCards(DeckWorkbench& bench, Hands& hands) {
  const Deck& deck = bench.deck();
  const auto card = static_cast<std::size_t>(hands.number(static_cast<int>(deck.cards.size())));
  switch (hands.number(18)) {
  case 0:
    return bench.addStop();
  case 1:
    return bench.addArrow();
  case 2:
    return bench.addCard();
  case 3:
    return bench.duplicateCard();
  case 4:
    return bench.mirrorCard();
  case 5:
    return bench.addMirrorImage();
  case 6:
    return bench.removeSelection();
  case 7:
    return bench.changeCount(hands.number(5) - 2);
  case 8:
    return bench.change("Name", withId(deck, card, hands.rarely(4) ? "two words" : "gust"));
  case 9:
    return bench.change("Symbol",
                        withSymbol(deck, card, static_cast<fairway::regatta::Symbol>(hands.number(4))));
  case 10:
    return bench.change("Across", laidAcross(deck, card, hands.rarely(2)));
  case 11:
    if (hands.rarely(4)) {
      const int width = 30 + 5 * hands.number(20);
      bench.change("Size", withSize(deck, width, 30 + 5 * hands.number(20)));
    }
    return;
  case 12:
    return bench.change("Hand", withHand(deck, hands.number(12)));
  default:
    const auto arrow = static_cast<std::size_t>(hands.number(4));
    const StopChoice choice{card, hands.rarely(5) ? std::nullopt : std::optional(arrow),
                            static_cast<std::size_t>(hands.number(3))};
    bench.select(choice);
  }
}

TEST(RegattaJournal, OfDecks) {
  Journal journal;
  for (const std::uint64_t seed : {1U, 2U}) {
    formats::regatta::DeckDocument document;
    document.body.deck = seed == 1 ? freshDeck() : test::smallDeck();
    DeckWorkbench bench(std::make_unique<EditedDocument>(formats::Document(std::move(document))));
    Random random(seed);
    Hands hands(bench, random);
    for (int step = 0; step < 300; ++step) {
      if (hands.rarely(2)) changeCards(bench, hands);
      formats::Point at;
      if (bench.selection() && bench.selection()->arrow && hands.rarely(2)) {
        at = bench.placeOf(*bench.selection()) + formats::Point{hands.number(9) - 4.0, hands.number(9) - 4.0};
        bench.pressAt({bench.placeOf(*bench.selection()), Button::Left});
        bench.moveTo({at, Button::Left, hands.rarely(3), hands.rarely(3), hands.rarely(3)});
        bench.releaseAt({at, Button::Left});
      } else {
        at = hands.act();
      }
      journal.look(bench, at);
      if (const auto& stop = bench.selection()) journal.line(stop->card, stop->arrow, stop->point);
      journal.line(bench.hoveredStop());
      if (step % 50 == 49) {
        journal.judge(bench);
        if (const auto& facts = bench.facts())
          journal.line(facts->cards, facts->unbalanced, facts->noLeft, facts->noStraight, facts->noRight,
                       facts->noneOfSome, facts->headings);
      }
    }
  }
  journal.expect("cdcb3017db6a6c3f");
}

} // namespace
} // namespace fairway::editor::regatta
