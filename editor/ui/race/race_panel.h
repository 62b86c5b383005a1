#pragma once

#include "editor/model/race/race_bench.h"
#include "editor/model/work/watched_work.h"
#include "editor/ui/panels/scrolled_rows.h"
#include "editor/ui/race/tray_view.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/gauge.h>
#include <wx/listbox.h>
#include <wx/timer.h>

#include <functional>
#include <map>

namespace fairway::editor::race {

// What is to be done now, and everything that runs by itself: pilots, their study, boats on their way.
class RacePanel final : public ScrolledRows {
public:
  explicit RacePanel(wxWindow* parent);

  void show(RaceBench* bench); // null: none
  void update();
  void nextStep();                // of pilots that are played by steps
  void askAdvice();               // what the pilot would do
  std::string brokenRule() const; // by the last click, or by the turn where a record stops; empty: none
  void togglePlay();              // looks on by itself, turn after turn
  bool playing() const { return watching_; }
  bool settled() const { return !bench_ || (!work_.working() && !timer_.IsRunning()); }

  std::function<void()> onPlayOn; // asks who plays, and plays on
  std::function<void()> onAgain;
  std::function<void()> onSave;
  std::function<void()> onCopy; // the board as a picture
  std::function<void()> onAnimate;
  std::function<void()> onRules; // opens them at the rule that was broken
  std::function<void()> onBoard; // opens the record's board
  std::function<void()> onUsed;  // the focus goes back to the board

private:
  enum class Speed : std::uint8_t { AtOnce, Quick, Calm, BySteps };

  wxButton* addButton(wxSizer* row, const wxString& text, const wxString& tip, std::function<void()> act);
  wxSizer* addButtons();                       // a row of them
  wxStaticText* addText(const wxString& name); // hidden as long as it says nothing
  wxSizerFlags around() const;
  void addRows();
  void addNews();
  void addHand();
  void addActs();
  void addMistakes();
  void addPace(); // of pilots
  void addHearing();
  void addEnds();
  void updateTexts();
  void updateOffers();
  void updateButtons();
  void tell(wxStaticText* where, const std::string& what);
  std::string headline() const;
  std::string detail() const;
  std::string taskWithNotes() const;
  std::string turnDetail() const;
  std::string remark() const;
  std::string adviceText() const;
  std::string podium() const;
  void keepGoing();
  void tick();
  void prepare();
  void think();
  void weigh();
  Speed speed() const;
  bool pausesHere() const; // before a pilot's choice, by steps

  RaceBench* bench_ = nullptr;
  wxStaticText* headline_;
  wxStaticText* detail_;
  wxStaticText* notice_; // the board has changed
  wxStaticText* worth_;  // of the last turn
  wxCheckBox* hear_;
  wxGauge* progress_;
  TrayView* tray_;
  wxListBox* offers_;
  wxStaticText* advice_;
  wxStaticText* speedLabel_;
  wxChoice* speed_;
  wxButton *take_, *back_, *ask_, *next_, *playOn_, *find_, *onward_, *stop_, *again_, *save_, *copy_,
      *animate_, *rules_, *board_;
  std::vector<std::string> listed_;
  std::map<wxStaticText*, std::string> told_;
  bool updating_ = false;
  bool stepWanted_ = false;
  bool watching_ = false;
  int pause_ = 0; // ticks until the next turn is shown
  wxTimer timer_;
  WatchedWork work_; // last: it delivers to the above
};

} // namespace fairway::editor::race
