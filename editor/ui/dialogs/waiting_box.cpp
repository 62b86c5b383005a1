#include "editor/ui/dialogs/waiting_box.h"

#include <wx/button.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace fairway::editor {

namespace {

constexpr int gaugeSteps = 100;
constexpr int gaugePause = 50; // milliseconds

} // namespace

WaitingBox::WaitingBox(wxWindow* parent, const wxString& text, Work work)
    : wxDialog(parent, wxID_ANY, parent->GetLabel()), task_(std::move(work)), timer_(this),
      work_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  progress_ = new wxGauge(this, wxID_ANY, gaugeSteps, wxDefaultPosition, FromDIP(wxSize(280, 16)));
  progress_->SetName("progress");
  auto* button = new wxButton(this, wxID_CANCEL);
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(new wxStaticText(this, wxID_ANY, text));
  column->Add(progress_, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, FromDIP(10)));
  column->Add(button, wxSizerFlags().Right());
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(column, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(16)));
  SetSizerAndFit(outer);
  CentreOnParent();
  Bind(wxEVT_TIMER,
       [this](wxTimerEvent&) { progress_->SetValue(static_cast<int>(gaugeSteps * work_.progress())); });
  Bind(
      wxEVT_BUTTON, [this](wxCommandEvent&) { cancel(); }, wxID_CANCEL);
  Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { cancel(); });
}

WaitingBox::Outcome WaitingBox::run() {
  work_.start(
      [this](validator::WorkWatch& watch) -> Background::Deliver {
        task_(watch);
        return [this] { end(Outcome::Done); };
      },
      [this](const std::string& why) {
        why_ = why;
        end(Outcome::Failed);
      });
  timer_.Start(gaugePause);
  ShowModal();
  return outcome_;
}

// The box stays until the work has heard of it.
void WaitingBox::cancel() {
  cancelled_ = true;
  FindWindow(wxID_CANCEL)->Disable();
  work_.stop();
}

void WaitingBox::end(Outcome outcome) {
  timer_.Stop();
  outcome_ = cancelled_ ? Outcome::Cancelled : outcome;
  EndModal(wxID_OK);
}

} // namespace fairway::editor
