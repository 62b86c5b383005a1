#pragma once

#include "editor/model/work/game.h"
#include "editor/ui/window/languages.h"
#include "tests/editor/ui/race_window.h"
#include "tests/support/source_dir.h"

#include <wx/choice.h>
#include <wx/config.h>
#include <wx/spinctrl.h>

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <map>

// Races of all games in the real window.
namespace fairway::editor::race {

struct Board {
  const char* name;
  std::filesystem::path file; // among the samples, or anywhere
  const char* language;       // of the window
  bool match = false;         // all races of a lake
  std::vector<int> seats{};   // 0: a person; otherwise which of the pilots
  const char* result = "";    // what `replay` says of the end, with the points of the window for %s
};

// A lake for a match of three races that are solved in moments: those among the samples take a minute.
inline std::filesystem::path matchLake() {
  return test::sourceDir() / "tests/editor/ui/documents/three-races.lake.yaml";
}

class EachGame : public RacingTest, public testing::WithParamInterface<Board> {
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
    ASSERT_TRUE(frame_->openFile(copyOf(GetParam().file)));
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
  // What `fairway replay` says of the record, in one line.
  static std::string replayed(const std::filesystem::path& record) {
    const std::string call =
        (builtPrograms() / "fairway").string() + " replay --format json '" + record.string() + "'";
    std::string text;
    FILE* said = popen(call.c_str(), "r");
    for (int c = std::fgetc(said); c != EOF; c = std::fgetc(said))
      if (std::isspace(c) == 0) text += static_cast<char>(c);
    EXPECT_EQ(pclose(said), 0) << text;
    return text;
  }

  // The race as it was saved, by the referee of the command: legal, and with the points of the window.
  void expectReplayed(const RaceBench& bench);
};

// The points of all seats in their order, as the podium has them.
inline std::string pointsBySeat(const RaceBench& bench) {
  std::map<int, std::string> points;
  for (const Ranked& ranked : bench.raced()->ranks(bench.shown()))
    points[ranked.seat] = std::to_string(std::atoi(ranked.text.c_str()));
  std::string text;
  for (const auto& [seat, number] : points) text += (text.empty() ? "" : ",") + number;
  return text;
}

inline std::string winnerOf(const RaceBench& bench) {
  return std::to_string(bench.raced()->ranks(bench.shown()).front().seat);
}

inline void EachGame::expectReplayed(const RaceBench& bench) {
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

} // namespace fairway::editor::race
