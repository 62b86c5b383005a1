#include "rules/base/random.h"
#include "tests/editor/ui/each_game.h"
#include "tests/support/sanitized.h"

#include <wx/textctrl.h>

#include <cstdlib>

// Whole races of all games in the real window, by keys alone and in all languages.
namespace fairway::editor::race {
namespace {

using Stage = RaceBench::Stage;

// One key after the other: on to the next offer, and do it.
TEST_P(EachGame, IsRacedToItsEndByKeysAlone) {
  raceIt();
  RaceBench& bench = *race();
  for (int keys = 0; keys < 6000 && bench.stage() != Stage::Over; ++keys) {
    ASSERT_TRUE(pumpUntil([&] { return bench.hand() || bench.stage() == Stage::Over; }));
    if (!bench.hand()) break;
    // Where the first offer is only a part of a choice, another one ends it.
    for (int steps = keys % 5; steps >= 0; --steps) type(WXK_RIGHT);
    type(WXK_RETURN);
  }
  ASSERT_EQ(bench.stage(), Stage::Over);
  ASSERT_TRUE(pumpUntil([&] { return window_->settled(); }));
  picture(std::string("race-over-") + GetParam().name);
  expectReplayed(bench);
}

// Clicks and keys at random; what the window does meanwhile goes on beside them.
TEST_P(EachGame, IsUsedAtRandom) {
  raceIt(true);
  RaceBench& bench = *race();
  Random random(17);
  constexpr std::array<std::pair<int, int>, 14> keys{{{WXK_RIGHT, wxMOD_NONE},
                                                      {WXK_LEFT, wxMOD_NONE},
                                                      {WXK_RETURN, wxMOD_NONE},
                                                      {WXK_RETURN, wxMOD_NONE},
                                                      {WXK_ESCAPE, wxMOD_NONE},
                                                      {'Z', wxMOD_NONE},
                                                      {'Z', wxMOD_CONTROL},
                                                      {'Y', wxMOD_CONTROL},
                                                      {'B', wxMOD_CONTROL},
                                                      {'N', wxMOD_NONE},
                                                      {'1', wxMOD_NONE},
                                                      {'2', wxMOD_NONE},
                                                      {'P', wxMOD_NONE},
                                                      {WXK_LEFT, wxMOD_CONTROL}}};
  const char* more = std::getenv("FAIRWAY_RANDOM_MOMENTS");
  const int moments = more ? std::atoi(more) : test::cases(40);
  const wxSize size = window_->canvas().GetClientSize();
  wxUIActionSimulator hand;
  for (int i = 0; i < moments; ++i) {
    if (random.below(3) == 0) {
      const int x = static_cast<int>(random.below(static_cast<std::uint64_t>(size.x)));
      const int y = static_cast<int>(random.below(static_cast<std::uint64_t>(size.y)));
      hand.MouseMove(window_->canvas().ClientToScreen(wxPoint(x, y)));
      hand.MouseClick();
    } else {
      const auto& key = keys[random.below(keys.size())];
      type(key.first, key.second);
    }
    wxYield();
    const auto fault = bench.raced()->fault(bench.document().content());
    ASSERT_FALSE(fault) << fault->rule << ": " << fault->message;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Races, EachGame,
    testing::Values(
        Board{"match", matchLake(), "fr", true, {4, 4}, "\"totals\":[%p],\"winner\":%w"},
        Board{"river", "river/otter-bend.river.yaml", "de", false, {0, 1}, "\"winners\":[%w"},
        Board{"pool", "pool/paddling-pool.pool.yaml", "fr", false, {0, 1}, "\"over\":true"},
        Board{"regatta", "regatta/kitchen-table.regatta.yaml", "de", false, {1, 2}, "\"winner\":%w"}),
    [](const auto& board) { return board.param.name; });

class RaceHelp : public EachGame {};

INSTANTIATE_TEST_SUITE_P(Races, RaceHelp,
                         testing::Values(Board{"pond", "lake_race/duck-pond.lake.yaml", "en", false, {0, 0}}),
                         [](const auto& board) { return board.param.name; });

TEST_P(RaceHelp, RulesOpenAtTheOneThatAClickBroke) {
  raceIt();
  RaceBench& bench = *race();
  ASSERT_TRUE(pumpUntil([&] { return bench.hand() != nullptr; }));
  EXPECT_EQ(fittings().panel().brokenRule(), "");
  bench.pressAt({{0.5, 0.5}});
  ASSERT_EQ(fittings().panel().brokenRule(), "grid-cell");
  wxString shown;
  withNextDialog([&](wxDialog& dialog) {
    auto& page = dynamic_cast<wxTextCtrl&>(*wxWindow::FindWindowByName("rules", &dialog));
    long from = 0, to = 0;
    page.GetSelection(&from, &to);
    EXPECT_TRUE(pumpUntil([&] {
      const int y = page.PositionToCoords(from).y;
      return y >= 0 && y < page.GetClientSize().y;
    })) << "it is scrolled to the rule";
    picture("race-rules");
    shown = page.GetStringSelection();
    dialog.EndModal(wxID_CLOSE);
  });
  type(WXK_F2);
  ASSERT_TRUE(pumpUntil([&] { return !shown.empty(); }));
  EXPECT_EQ(shown, "grid-cell: Boats are placed on start cells: the strip and the two rows behind it.");
}

TEST_P(RaceHelp, TheWorthOfATurnIsSaidOnceItIsWished) {
  raceIt();
  RaceBench& bench = *race();
  auto* hear = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByName("Say what my turns were worth", window_));
  ASSERT_TRUE(hear && hear->IsShown());
  hear->SetValue(true);
  wxCommandEvent ticked(wxEVT_CHECKBOX, hear->GetId());
  ticked.SetEventObject(hear);
  hear->ProcessWindowEvent(ticked);
  ASSERT_TRUE(pumpUntil([&] { return bench.hand() != nullptr; }));
  type(WXK_RIGHT);
  type(WXK_RETURN);
  EXPECT_TRUE(pumpUntil([&] { return !bench.worth().empty(); }));
  picture("race-worth");
  wxConfigBase::Get()->DeleteEntry("/Race/Worth");
}

class ThinkingPilot : public EachGame {};

INSTANTIATE_TEST_SUITE_P(
    Races, ThinkingPilot,
    testing::Values(Board{"lake", "lake_race/morning-mere.lake.yaml", "en", false, {1, 1, 1, 1}},
                    Board{"river", "river/up-the-river.river.yaml", "en", false, {2, 2}},
                    Board{"pool", "pool/hotel-lido.pool.yaml", "en", false, {3, 3}},
                    Board{"regatta", "regatta/harbour.regatta.yaml", "en", false, {1, 1}}),
    [](const auto& board) { return board.param.name; });

// A pilot that solves its board, or looks far ahead, has no window any more to tell it to.
TEST_P(ThinkingPilot, DoesNotHinderAWindowThatCloses) {
  raceIt();
  ASSERT_TRUE(pumpUntil([&] { return !fittings().panel().settled(); })) << "it is at work";
  questions_.saveAnswer = SaveAnswer::Discard;
  window_->Close();
  EXPECT_TRUE(pumpUntil([&] { return race() == nullptr; }));
}

} // namespace
} // namespace fairway::editor::race
