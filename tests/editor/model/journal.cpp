#include "tests/editor/model/journal.h"

#include "editor/model/work/game.h"
#include "formats/document/json_text.h"
#include "formats/document/writer.h"
#include "formats/lake_race/picture/board_scene.h"
#include "formats/pool/picture/pool_scene.h"
#include "formats/regatta/picture/deck_scene.h"
#include "formats/regatta/picture/table_scene.h"
#include "formats/river/picture/river_scene.h"
#include "tests/support/digest.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <fstream>

namespace fairway::editor {

// Halves are moved to one side, so that no last bit decides.
void Journal::put(double figure) {
  if (std::isfinite(figure) && std::abs(figure) < 1e12)
    put(std::llround(figure * 1000 + 0.1));
  else
    put("no number");
}

void Journal::put(const formats::FindingMark& mark) {
  put(mark.severity), put(mark.code), put(mark.spots);
  for (const Evidence& evidence : mark.evidence) put(evidence.kind), put(evidence.spots);
}

void Journal::put(const race::Mark& mark) {
  put(mark.shape), put(mark.sense), put(mark.points), put(mark.radius), put(mark.text);
}

void Journal::put(const race::Offer& offer) {
  put(formats::jsonText(offer.choice));
  put(offer.text), put(offer.harm), put(offer.at), put(offer.marks), put(offer.step);
}

void Journal::put(const race::Piece& piece) {
  put(piece.face), put(piece.state), put(piece.tip), put(piece.picture != nullptr);
}

void Journal::put(const formats::ChartAxis& axis) {
  put(axis.title), put(axis.from), put(axis.to), put(axis.whole), put(axis.percent), put(axis.categories);
}

void Journal::look(const Workbench& bench, formats::Point at) {
  const EditedDocument& document = bench.document();
  if (!last_ || *last_ != document.content()) {
    const Game& game = gameOf(document.content());
    if (last_ && last_->kind != document.content().kind) last_.reset();
    if (last_) line(game.differences(*last_, document.content()));
    line(game.summary(document.content()));
    last_ = document.content();
    line(formats::writeDocument(*last_));
  }
  const History& history = document.history();
  line(history.position(), history.canUndo() ? history.undoText() : "",
       history.canRedo() ? history.redoText() : "");
  line(bench.hint(), bench.describe(at), bench.nearestPlace(at), bench.toolTakesWheel(),
       bench.toolTakesRightButton(), bench.toolTakesArrows(), bench.toolTakesEnter(), bench.sheetNumber(),
       bench.theme(), bench.deepPart(), bench.whyNothingDeep());
  for (const Key key : {Key::Left, Key::Right, Key::Up, Key::Down}) line(bench.stepped(at, key));
  line(bench.stepped(std::nullopt, Key::Left));
  if (const auto part = bench.selectedScene()) line(part->box().width(), part->box().height());
  if (bench.scene()) look(*bench.scene());
}

void Journal::judge(Workbench& bench) {
  const auto made = bench.examination()({});
  if (!made) return line("no examination");
  line(made->judged, made->whyNot);
  bench.show(*made);
  for (const validator::Finding& finding : made->report.findings) {
    line(finding.code, finding.message.english(), finding.spots, finding.key, finding.fix.has_value());
    for (const Spot& spot : finding.spots) line(bench.centreOf(spot));
    bench.showFinding(&finding);
    line(bench.sheetNumber());
    if (bench.scene()) line(bench.scene()->findings);
    if (const auto fixed = afterFix(bench, finding))
      line(formats::writeDocument(fixed->document().content()));
  }
  bench.showFinding(nullptr);
}

void Journal::look(const race::RaceBench& bench) {
  line(bench.stage(), bench.turn(), bench.hint(), bench.sheetNumber(), bench.canTakeBack(), bench.canPlay(),
       bench.toolTakesWheel());
  if (bench.hand()) line(bench.hand()->task(), bench.hand()->notes(), bench.hand()->usual());
  line(bench.offers(), bench.pointed());
  line(bench.marks(), bench.pieces());
  if (bench.refused()) line(bench.refused()->rule, bench.refused()->message);
  line(bench.worth());
  const race::Raced& raced = *bench.raced();
  for (int seat = 1; seat <= bench.shown().seats(); ++seat)
    line(raced.seatName(seat), raced.standing(bench.shown(), seat));
  if (bench.stage() == race::RaceBench::Stage::Over)
    for (const race::Ranked& ranked : raced.ranks(bench.shown())) line(ranked.rank, ranked.seat, ranked.text);
  if (bench.turn() > 0) line(bench.playback()->lines()[static_cast<std::size_t>(bench.turn() - 1)]);
  line(bench.playback()->milestones());
  look(*bench.scene());
}

void Journal::look(const Analysis& analysis) {
  for (const AnalysedFigure& figure : analysis.figures) line(figure.name, figure.value);
  for (const AnalysedChart& each : analysis.charts) {
    const formats::Chart& chart = each.chart;
    line(each.key, chart.title, chart.description, chart.x, chart.y, chart.nothing);
    for (const formats::ChartSeries& series : chart.series) {
      line(series.name, series.form, series.look);
      for (const formats::ChartPoint& point : series.points)
        line(point.x, point.y, point.low, point.high, point.label, point.marked);
    }
    for (const formats::ChartGuide& guide : chart.guides) line(guide.at, guide.text, guide.upright);
    if (chart.chosen) line(chart.chosen->series, chart.chosen->point);
  }
  for (const AnalysedOverlay& overlay : analysis.overlays) line(overlay.key, overlay.name, overlay.legend);
  line(analysis.notes);
  for (const validator::Measured& each : analysis.measured)
    line(each.key, each.title, each.value, each.error, each.decimals, each.scale);
  for (const AnalysedExample& example : analysis.examples) line(example.name, example.where);
}

void Journal::look(const Advice& advice) {
  line(advice.refusal, advice.worth);
  for (const Advice::Choice& choice : advice.choices)
    line(choice.what, choice.leadsTo, choice.worth, choice.loss, choice.way);
}

void Journal::look(const formats::Scene& scene) {
  line(scene.box().left, scene.box().top, scene.box().right, scene.box().bottom, scene.findings);
  if (const auto* lake = dynamic_cast<const formats::lake_race::BoardScene*>(&scene)) {
    line(lake->route, lake->tracks);
    if (lake->course) {
      for (const auto& buoy : lake->course->placement.buoys) line(buoy);
      line(lake->course->placement.start, lake->course->placement.letter, lake->course->race,
           lake->course->choices.has_value());
    }
    if (lake->heat) {
      line(lake->heat->name, lake->heat->unit, lake->heat->legend);
      for (const auto& value : lake->heat->cells) line(value.cell, value.value);
      for (const auto& arrow : lake->heat->arrows) line(arrow.cell, arrow.direction, arrow.value);
    }
    for (const auto& boat : lake->boats) line(boat.seat, boat.at, boat.degrees, boat.state, boat.damage);
  } else if (const auto* river = dynamic_cast<const formats::river::RiverScene*>(&scene)) {
    line(river->phase.waterfalls, river->save);
    if (river->moving) line(river->moving->seat, river->moving->from, river->moving->at);
    if (river->position)
      for (int seat = 1; seat <= river->position->players; ++seat)
        river->position->fleets[seat].forEachSection([&](fairway::river::SectionNow section) {
          line(seat, section.number, river->position->fleets[seat].at(section));
        });
  } else if (const auto* pool = dynamic_cast<const formats::pool::PoolScene*>(&scene)) {
    for (const auto& pile : pool->piles) {
      line(pile.at);
      for (const fairway::pool::Tile tile : pile.tiles) line(label(tile));
    }
    line(pool->tilesAsPlaces, pool->lastTurn, pool->shownPool().map.columns(), pool->shownPool().map.rows());
    if (pool->moving) line(pool->moving->at, pool->moving->tiles.size());
    if (pool->reach) line(pool->reach->side, pool->reach->from, pool->reach->ends, pool->reach->bar);
    if (pool->home) {
      line(pool->home->side, pool->home->value);
      for (const auto& entry : pool->home->entries) line(entry.square, entry.turns);
    }
  } else if (const auto* table = dynamic_cast<const formats::regatta::TableScene*>(&scene)) {
    line(table->startBoats, table->route, table->tracks, table->sign());
    for (const auto& boat : table->boats) line(boat.pose, boat.seat, boat.zone, boat.becalmed);
  } else if (const auto* deck = dynamic_cast<const formats::regatta::DeckScene*>(&scene)) {
    line(deck->marked, deck->whole);
  }
}

void Journal::expect(const std::string& digest) const {
  if (const char* folder = std::getenv("FAIRWAY_JOURNALS")) {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    std::ofstream(std::string(folder) + "/" + test->test_suite_name() + "." + test->name() + ".txt",
                  std::ios::app)
        << text_;
  }
  // Where the samples are differs from machine to machine.
  const std::string samples = (test::sourceDir() / "samples/").string();
  std::string text = text_;
  for (std::size_t at = 0; (at = text.find(samples, at)) != std::string::npos;)
    text.erase(at, samples.size());
  EXPECT_EQ(test::digestOf(text), digest);
}

} // namespace fairway::editor
