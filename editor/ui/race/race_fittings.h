#pragma once

#include "editor/ui/race/race_panel.h"
#include "editor/ui/race/turns_panel.h"
#include "editor/ui/window/fittings.h"

namespace fairway::editor {

class CommandBuilder;
class MainFrame;

namespace race {

// A race of any game in a window.
class RaceFittings final : public Fittings {
public:
  explicit RaceFittings(MainFrame& frame);

  std::vector<Pane> panes() const override;
  void show(Workbench* bench) override;
  void update() override;
  void examined(const Examination&) override {}
  bool hasAnalysis() const override { return true; }
  std::vector<AnalysedChart> charts() const override;
  void chartPointed(const std::string& key, formats::ChartPlace place) override;
  bool settled() const override { return panel_->settled(); }
  void paintOver(wxGraphicsContext& context, const Workbench& bench, const OverlayLook& look) override;
  void exportWithDialog(const std::filesystem::path& suggested) override;
  void printWithDialog(const std::filesystem::path& suggested) override;

  RacePanel& panel() { return *panel_; }
  TurnsPanel& turns() { return *turns_; }

  void playOn();    // asks who plays
  void fromHere();  // in a window of its own
  void again();     // the same with another seed
  void animate();   // asks for a file
  void showRules(); // at the one that was broken
  void openBoard(); // in a window of its own

private:
  MainFrame& frame_;
  RaceBench* bench_ = nullptr;
  RacePanel* panel_;
  TurnsPanel* turns_;
  WatchedWork animation_; // last: it delivers to the above
};

// "Race it" for boards of games that can be raced, and all commands of a race.
void addBoardRace(CommandBuilder& builder);
void addRaceMenu(CommandBuilder& builder);

// Asks who plays, and begins a race on the board of this window.
void raceIt(MainFrame& frame);

} // namespace race

} // namespace fairway::editor
