#include "editor/model/files/document_file.h"
#include "editor/model/lake_race/generate/lake_generator.h"
#include "editor/model/lake_race/suggest/suggestion_edit.h"
#include "editor/model/lake_race/suggest/suggestion_search.h"
#include "editor/model/lake_race/suggest/suggestion_words.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "tests/editor/model/deliveries.h"
#include "tests/editor/model/lake_race/desk.h"
#include "tests/support/source_dir.h"
#include "validator/lake_race/command/generate/generate_command.h"
#include "validator/lake_race/command/suggest/suggest_command.h"
#include "validator/lake_race/command/suggest/suggest_output.h"

#include <sstream>

// Suggestions and generated lakes in the editor are those of the command, and are taken over in one step.
namespace fairway::editor::lake_race {
namespace {

namespace fs = std::filesystem;
using validator::lake_race::Goal;
using validator::lake_race::SuggestOptions;

class Suggestions : public WithDeliveries {};

fs::path sample(const std::string& name) {
  return test::sourceDir() / "samples/lake_race" / name;
}

std::unique_ptr<EditedDocument> opened(const std::string& name) {
  auto document = openDocument(sample(name));
  EXPECT_TRUE(document.ok()) << name;
  return std::move(document->document);
}

std::string said(const std::string& name, const SuggestOptions& options) {
  command::lake_race::SuggestCommandOptions call;
  call.file = sample(name).string();
  call.goal = options.goal.name;
  call.tries = options.tries;
  call.seed = options.seed;
  call.players = options.players;
  call.races = options.freshRaces;
  call.allow = options.allowWarnings;
  call.format = "json";
  std::istringstream in;
  std::ostringstream out, err;
  EXPECT_EQ(runSuggest(call, {in, out, err}), command::exitDone) << err.str();
  return out.str();
}

TEST_F(Suggestions, AreThoseOfTheCommand) {
  const std::pair<const char*, SuggestOptions> cases[]{
      {"findings/F01-last-seat.course.yaml", {{Goal::Kind::Par, 12, "par=12"}, 3, 3, true, 4, 400}},
      {"findings/F01-last-seat.course.yaml", {{Goal::Kind::Fair, 0, "fair"}, 1, 1, false, 3, 400}},
      {"duck-pond.lake.yaml", {{Goal::Kind::Even, 0, "even"}, 4, 2, true, 4, 400}},
      {"morning-mere.lake.yaml", {{Goal::Kind::Even, 0, "even"}, 2, 2, true, 4, 400}},
  };
  SuggestionSearch search(post());
  for (const auto& [name, options] : cases) {
    ASSERT_TRUE(search.start(*opened(name), options));
    EXPECT_TRUE(search.working());
    EXPECT_EQ(search.outcome(), nullptr);
    pump([&] { return !search.working(); });
    const SuggestionSearch::Outcome* outcome = search.outcome();
    ASSERT_TRUE(outcome && !outcome->refusal) << name << options.goal.name;
    EXPECT_EQ(command::lake_race::suggestionsJson(outcome->suggestions, outcome->draft, outcome->options, {}),
              said(name, options));
  }
}

TEST_F(Suggestions, AreTakenInOneStepAndFitAgainAfterUndo) {
  LakeWorkbench bench(opened("duck-pond-a.course.yaml"));
  SuggestionSearch search(post());
  search.start(bench.document(), {{Goal::Kind::Par, 19, "par=19"}, 4, 3, true, 4, 400});
  pump([&] { return !search.working(); });
  ASSERT_TRUE(search.outcome() && !search.outcome()->suggestions.best.empty());
  const SuggestionSearch::Outcome& outcome = *search.outcome();
  EXPECT_TRUE(search.fits(bench.document()));
  const formats::Document before = bench.document().content();
  for (const validator::lake_race::Suggestion& suggestion : outcome.suggestions.best) {
    const std::string words = editsInWords(outcome.draft, suggestion);
    EXPECT_EQ(words, command::lake_race::editsInWords(outcome.draft, suggestion))
        << "in English it is the command's";
    bench.apply(takeSuggestion(bench.document().content(), outcome.draft, suggestion.after, words));
    EXPECT_EQ(bench.document().history().position(), 1u);
    EXPECT_EQ(bench.document().history().undoText(), words);
    EXPECT_FALSE(search.fits(bench.document())) << "the board is another now";
    const auto now = draftOf(bench.document());
    ASSERT_TRUE(now);
    EXPECT_EQ(now->lake, suggestion.after.lake);
    EXPECT_EQ(now->placement, suggestion.after.placement);
    EXPECT_EQ(now->choices, suggestion.after.choices);
    bench.undo();
    EXPECT_EQ(bench.document().content(), before);
    EXPECT_TRUE(search.fits(bench.document()));
  }
}

TEST_F(Suggestions, ShowWhatWouldBeAnother) {
  Desk desk = tileDesk();
  const auto draft = draftOf(desk.bench.document());
  ASSERT_TRUE(draft && draft->tiles);
  const auto turned = validator::lake_race::edited(*draft, validator::lake_race::TurnTile{{0, 0}});
  ASSERT_TRUE(turned);
  const std::vector<Ghost> ghosts = ghostsOf(*draft, *turned);
  ASSERT_EQ(ghosts.size(), 1u);
  EXPECT_FALSE(ghosts[0].cells.empty());
  for (const CellPaint& paint : ghosts[0].cells) {
    EXPECT_NE(draft->lake.map.at(paint.cell), paint.terrain);
    EXPECT_EQ(turned->lake.map.at(paint.cell), paint.terrain);
  }
  EXPECT_EQ(ghosts[0].slots.size(), 1u) << "the turned tile's";
  desk.bench.apply(takeSuggestion(desk.bench.document().content(), *draft, *turned, "turned"));
  EXPECT_EQ(desk.bench.board(), turned->lake);
  EXPECT_TRUE(tileLayoutOf(desk.bench.document().content())->layout[0][0].turned);
}

TEST_F(Suggestions, LeaveTheLakesFileAloneWhereTheLakeStaysAsItIs) {
  auto document = opened("morning-mere-a.course.yaml");
  const auto draft = draftOf(*document);
  ASSERT_TRUE(draft);
  const auto& body = document->content().get<formats::lake_race::CourseBody>();
  ASSERT_TRUE(std::holds_alternative<formats::DocumentPath>(body.lake)) << "the sample refers to its lake";
  const auto other = validator::lake_race::edited(
      *draft, validator::lake_race::Reassign{fairway::lake_race::assignmentNumbered(7)});
  document->apply(takeSuggestion(document->content(), *draft, *other, "other"));
  EXPECT_TRUE(std::holds_alternative<formats::DocumentPath>(
      document->content().get<formats::lake_race::CourseBody>().lake));
  const Cell cell{12, 12};
  using fairway::lake_race::Terrain;
  const bool isLand = draft->lake.map.at(cell) == Terrain::Land;
  const auto changed = validator::lake_race::edited(
      *draftOf(*document), validator::lake_race::SetCell{cell, isLand ? Terrain::Water : Terrain::Land});
  ASSERT_TRUE(changed);
  document->apply(takeSuggestion(document->content(), *draftOf(*document), *changed, "changed"));
  EXPECT_TRUE(std::holds_alternative<fairway::lake_race::Lake>(
      document->content().get<formats::lake_race::CourseBody>().lake));
}

TEST_F(Suggestions, CanBeStoppedAndForgotten) {
  auto document = opened("glass-narrows-a.course.yaml");
  SuggestionSearch search(post());
  search.start(*document, {{Goal::Kind::Fair, 0, "fair"}, 100000, 1, false, 4, 20000});
  search.stop();
  pump([&] { return !search.working(); });
  ASSERT_TRUE(search.outcome());
  EXPECT_EQ(search.outcome()->refusal, validator::lake_race::SuggestRefusal::Stopped);
  search.start(*document, {{Goal::Kind::Fair, 0, "fair"}, 100000, 1, false, 4, 20000});
  search.forget();
  EXPECT_FALSE(search.working());
  EXPECT_EQ(search.outcome(), nullptr);
}

TEST_F(Suggestions, SayWhyThereAreNone) {
  SuggestionSearch search(post());
  search.start(*opened("duck-pond-a.course.yaml"), {{Goal::Kind::Even, 0, "even"}, 5, 1, false, 4, 400});
  pump([&] { return !search.working(); });
  EXPECT_EQ(search.outcome()->refusal, validator::lake_race::SuggestRefusal::NotForIt);
  EXPECT_THAT(outcomeInWords(*search.outcome()), testing::HasSubstr("this is a course"));
  EXPECT_FALSE(search.start(EditedDocument(formats::lake_race::TilesetDocument{}), {})) << "there is no lake";
}

using LongSuggestions = Suggestions;
TEST_F(LongSuggestions, GeneratedLakesAreThoseOfTheCommand) {
  const fs::path folder = fs::path(testing::TempDir()) / "fairway-generated";
  fs::remove_all(folder);
  command::lake_race::GenerateCommandOptions call;
  call.what = "lake";
  call.size = "14x12";
  call.land = "8%";
  call.island = "2..5";
  call.count = 1;
  call.seed = 3;
  call.folder = folder.string();
  std::istringstream in;
  std::ostringstream out, err;
  ASSERT_EQ(runGenerate(call, {in, out, err}), command::exitDone) << err.str();
  validator::lake_race::GenerateOptions options;
  options.shores = {14, 12, 0.08, 2, 5, validator::lake_race::Symmetry::None, 0};
  options.count = 1;
  options.seed = 3;
  LakeGenerator generator(post());
  generator.start(options);
  EXPECT_TRUE(generator.working());
  pump([&] { return !generator.working(); });
  ASSERT_EQ(generator.found().size(), 1u);
  EXPECT_FALSE(generator.stopped());
  std::vector<std::string> written;
  for (const auto& entry : fs::directory_iterator(folder))
    written.push_back(formats::readText(entry.path()).value());
  ASSERT_EQ(written.size(), 1u);
  EXPECT_EQ(formats::writeDocument(documentOf(generator.found()[0], 3)), written[0]);
  fs::remove_all(folder);
}

TEST_F(Suggestions, AGeneratorThatIsStoppedKeepsWhatItHas) {
  LakeGenerator generator(post());
  generator.start({});
  generator.stop();
  pump([&] { return !generator.working(); });
  EXPECT_TRUE(generator.stopped());
  EXPECT_LT(generator.found().size(), 5u);
}

} // namespace
} // namespace fairway::editor::lake_race
