#pragma once

#include "editor/model/view/view.h"
#include "editor/model/work/advice.h"
#include "editor/ui/panels/scrolled_rows.h"

#include <wx/choice.h>
#include <wx/graphics.h>
#include <wx/textctrl.h>

#include <functional>

namespace fairway::editor {

class AdviceList;

// What par would do: the user sets a moment anywhere on the board, and each choice is listed with what it is
// worth. The chosen line is shown on the board. What a moment is made of, and who knows its worth, is the
// game's.
class AdvicePanel : public ScrolledRows {
public:
  const Advice& advice() const { return advice_; }
  std::vector<formats::Point> way() const; // of the chosen line, where the panel is open
  void choose(int line);                   // as if clicked
  void paintWay(wxGraphicsContext& context, const View& view) const;
  virtual bool settled() const = 0; // nothing is being worked out

  std::function<void()> onWay; // it is another one now

protected:
  AdvicePanel(wxWindow* parent, const wxString& worth); // `worth`: the heading of that column

  wxTextCtrl* addText(const wxString& text, const wxString& tip, int width = 90);
  wxChoice* addChoice(const wxString& text, const wxString& tip, const std::vector<wxString>& items);
  void setItems(wxChoice* field,
                const std::vector<wxString>& items); // keeps the choice, if it is still there

  bool isOpen() const { return open_; }
  void update(); // after anything that is asked for or known has changed

  // What the game fills in. Nothing is worked out while the panel is closed, and what was is dropped.
  virtual void solve() = 0;
  virtual void forget() = 0;
  virtual Advice advised() = 0;      // as far as it is known
  virtual wxString said() const = 0; // of the moment as a whole, or why nothing is listed
  virtual wxString worthText(double worth) const = 0;
  virtual wxString lossText(double loss) const { return worthText(loss); }
  virtual void updated() {}

private:
  friend class AdviceList;
  template <class Field>
  Field* add(const wxString& text, const wxString& tip, Field* field);
  void opened(bool open);

  bool open_ = false;
  Advice advice_;
  wxSizer* fields_;
  wxStaticText* said_;
  AdviceList* list_;
};

} // namespace fairway::editor
