#pragma once

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

#include <functional>

namespace fairway::editor {

// What the user is asked to do, in a row of the window that lies beside the board, never over it.
class TourBar final : public wxPanel {
public:
  explicit TourBar(wxWindow* parent);

  void tell(const wxString& text, const wxString& go, const wxString& leave); // no word: no such button
  wxString text() const { return said_; }
  bool AcceptsFocus() const override { return false; } // its buttons do
  bool showsAll() const;                               // whether there is room for the text

  std::function<void()> onGo;
  std::function<void()> onLeave;

private:
  void wrap();

  wxString said_;
  wxStaticText* text_;
  wxButton* go_;
  wxButton* leave_;
};

} // namespace fairway::editor
