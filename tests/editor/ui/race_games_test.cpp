#include "editor/model/work/game.h"
#include "editor/ui/race/race_fittings.h"
#include "editor/ui/window/languages.h"
#include "rules/base/random.h"
#include "tests/editor/ui/window.h"
#include "tests/support/sanitized.h"

#include <wx/choice.h>
#include <wx/config.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include <cctype>
#include <cstdio>
#include <cstdlib>

// Whole races of all games in the real window, by keys alone and in all languages.
namespace fairway::editor::race {
namespace {

namespace fs = std::filesystem;
using Stage = RaceBench::Stage;

struct Board {
  const char* name;
  const char* file;         // among the samples
  const char* language;     // of the window
  bool match = false;       // all races of a lake
  std::vector<int> seats{}; // 0: a person; otherwise which of the pilots
  const char* result = "";  // what `replay` says of the end, with the points of the window for %s
};

class EachGame : public WindowTest, public testing::WithParamInterface<Board> {
protected:
  void SetUp() override {
    speak(GetParam().language);
    WindowTest::SetUp();
    wxConfigBase::Get()->Write("/Race/Speed", 0L); // pilots play at once
  }
  void TearDown() override {
    wxConfigBase::Get()->DeleteEntry("/Race/Speed");
    WindowTest::TearDown();
    speak("en");
  }
  void raceIt(bool withAPerson = false) {
    const fs::path sample = fs::path(FAIRWAY_SAMPLES).parent_path() / GetParam().file;
    for (const auto& entry : fs::directory_iterator(sample.parent_path()))
      if (entry.is_regular_file())
        fs::copy_file(entry.path(), folder_ / entry.path().filename(), fs::copy_options::overwrite_existing);
    ASSERT_TRUE(frame_->openFile(folder_ / sample.filename()));
    ASSERT_TRUE(pumpUntil([&] { return frame_->bench() && frame_->canvas().paints() > 0; }));
    withNextDialog([&](wxDialog& dialog) { answer(dialog, withAPerson); });
    type('R', wxMOD_CONTROL);
    ASSERT_TRUE(pumpUntil([&] { return race() != nullptr && window_->canvas().HasFocus(); }));
  }
  // Who plays: the last choices of the box are the seats.
  static void answer(wxDialog& dialog, bool withAPerson) {
    std::vector<wxChoice*> choices;
    for (wxWindow* child : dialog.GetChildren()) {
      if (auto* choice = dynamic_cast<wxChoice*>(child)) choices.push_back(choice);
      if (auto* number = dynamic_cast<wxSpinCtrl*>(child)) number->SetValue(3); // the seed
    }
    std::vector<int> seats = GetParam().seats;
    if (withAPerson) seats.front() = 0;
    const bool hasCourse = choices.size() > 1 && !choices[0]->GetString(0).IsNumber();
    if (hasCourse)
      choices[0]->SetSelection(GetParam().match ? static_cast<int>(choices[0]->GetCount()) - 1 : 0);
    const std::size_t number = hasCourse ? 1 : 0;
    choices[number]->SetStringSelection(wxString::Format("%zu", seats.size()));
    for (std::size_t i = 0; i < seats.size(); ++i) choices[number + 1 + i]->SetSelection(seats[i]);
    dialog.EndModal(wxID_OK);
  }
  RaceBench* race() {
    for (MainFrame* frame : MainFrame::all())
      if (auto* found = dynamic_cast<RaceBench*>(frame->bench())) {
        window_ = frame;
        return found;
      }
    return nullptr;
  }
  RaceFittings& fittings() { return dynamic_cast<RaceFittings&>(window_->fittings()); }
  // What `fairway replay` says of the record, in one line.
  static std::string replayed(const fs::path& record) {
    const std::string call = FAIRWAY_COMMANDS "/fairway replay --format json '" + record.string() + "'";
    std::string text;
    FILE* said = popen(call.c_str(), "r");
    for (int c = std::fgetc(said); c != EOF; c = std::fgetc(said))
      if (std::isspace(c) == 0) text += static_cast<char>(c);
    EXPECT_EQ(pclose(said), 0) << text;
    return text;
  }

  MainFrame* window_ = nullptr;
};

// The points of all seats in their order, as the podium has them.
std::string pointsBySeat(const RaceBench& bench) {
  std::map<int, std::string> points;
  for (const Ranked& ranked : bench.raced()->ranks(bench.shown()))
    points[ranked.seat] = std::to_string(std::atoi(ranked.text.c_str()));
  std::string text;
  for (const auto& [seat, number] : points) text += (text.empty() ? "" : ",") + number;
  return text;
}

std::string winnerOf(const RaceBench& bench) {
  return std::to_string(bench.raced()->ranks(bench.shown()).front().seat);
}

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
  questions_.saveTo = folder_ / "raced.record.yaml";
  ASSERT_TRUE(window_->save());
  const std::string said = replayed(folder_ / "raced.record.yaml");
  EXPECT_THAT(said, testing::HasSubstr("\"legal\":true"));
  std::string expected = GetParam().result;
  if (const auto at = expected.find("%p"); at != std::string::npos)
    expected.replace(at, 2, pointsBySeat(bench));
  if (const auto at = expected.find("%w"); at != std::string::npos) expected.replace(at, 2, winnerOf(bench));
  EXPECT_THAT(said, testing::HasSubstr(expected));
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
        Board{
            "match", "lake_race/morning-mere.lake.yaml", "fr", true, {4, 4}, "\"totals\":[%p],\"winner\":%w"},
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
