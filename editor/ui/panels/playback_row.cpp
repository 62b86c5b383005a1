#include "editor/ui/panels/playback_row.h"

#include <wx/button.h>
#include <wx/intl.h>

namespace fairway::editor {

wxSizer* playbackRow(wxWindow* parent, const std::function<std::optional<PlaybackPlace>()>& place,
                     const std::function<void(int)>& goToTurn) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](const wxString& text, const wxString& tip, int (*target)(const PlaybackPlace&)) {
    auto* button = new wxButton(parent, wxID_ANY, text, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetToolTip(tip);
    button->SetName(tip);
    button->Bind(wxEVT_BUTTON, [place, goToTurn, target](wxCommandEvent&) {
      if (const auto now = place()) goToTurn(target(*now));
    });
    row->Add(button, wxSizerFlags(1).Border(wxRIGHT, parent->FromDIP(4)));
  };
  add("|<", _("To the beginning"), [](const PlaybackPlace&) { return 0; });
  add("<", _("One turn back"), [](const PlaybackPlace& now) { return now.turn - 1; });
  add(">", _("One turn forward"), [](const PlaybackPlace& now) { return now.turn + 1; });
  add(">|", _("To the end"), [](const PlaybackPlace& now) { return now.turns; });
  return row;
}

} // namespace fairway::editor
