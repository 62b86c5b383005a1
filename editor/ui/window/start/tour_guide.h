#pragma once

#include "editor/model/work/tour.h"

#include <wx/weakref.h>
#include <wx/window.h>

#include <optional>

namespace fairway::editor {

class CommandBuilder;
class MainFrame;
class TourBar;

// Leads the user through a tour, in the window where it was started. There is one in the program.
class TourGuide {
public:
  static TourGuide& ofProgram();

  static bool wasOffered(); // once is enough; it can be had again by the menu
  static void setOffered(bool offered);
  void offer(MainFrame& frame);

  void start(MainFrame& frame);
  bool isUnderWay() const { return bar_ && tour_ && tour_->step(); }
  const Tour* tour() const { return bar_ && tour_ ? &*tour_ : nullptr; } // null: there is none
  TourBar* bar() const;                                                  // null: none is shown
  void skipStep();
  void end();

  // Something has changed on a page; what is known of its document now, or null.
  void look(MainFrame& page, const Examination* examination = nullptr);

private:
  void showBar(MainFrame& frame);
  void showStep();
  void begin(const TourStep& step);

  std::optional<Tour> tour_;
  wxWeakRef<wxWindow> bar_;
  wxWeakRef<wxWindow> page_; // with the document that the tour is about
};

// The commands of the Help menu.
void addTour(CommandBuilder& builder);

} // namespace fairway::editor
