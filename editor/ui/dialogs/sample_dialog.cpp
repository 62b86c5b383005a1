#include "editor/ui/dialogs/sample_dialog.h"

#include "editor/model/files/document_file.h"
#include "editor/model/work/game.h"
#include "editor/ui/canvas/thumbnail.h"
#include "editor/ui/dialogs/samples.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

class SampleDialog final : public wxDialog {
public:
  explicit SampleDialog(wxWindow* parent)
      : wxDialog(parent, wxID_ANY, _("New from a sample"), wxDefaultPosition, wxDefaultSize,
                 wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(330, 320)));
    for (const Game* game : games())
      for (const EditedKind& kind : game->kinds) addKind(*game, kind);
    picture_ =
        new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle(), wxDefaultPosition, FromDIP(wxSize(320, 320)));
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(list_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
    columns->Add(picture_, wxSizerFlags().Border(wxTOP | wxRIGHT | wxBOTTOM, FromDIP(12)));
    auto* outer = new wxBoxSizer(wxVERTICAL);
    outer->Add(columns, wxSizerFlags(1).Expand());
    outer->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL),
               wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(12)));
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel(_("Create"));
    SetSizerAndFit(outer);
    CentreOnParent();
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { showPicture(); });
    list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
    if (!files_.empty()) list_->SetSelection(0), showPicture();
    list_->SetFocus();
  }

  std::optional<fs::path> chosen() const {
    const int line = list_->GetSelection();
    return line == wxNOT_FOUND ? std::nullopt : std::optional(files_[static_cast<std::size_t>(line)]);
  }

private:
  void addKind(const Game& game, const EditedKind& kind) {
    for (const Sample& sample : samplesOf(kind.name, game.name)) {
      list_->Append(wxString::Format(wxGetTranslation(kind.sample), wxString::FromUTF8(sample.name)));
      files_.push_back(sample.file);
    }
  }

  void showPicture() {
    const auto opened = chosen() ? openDocument(*chosen()) : formats::Problems();
    const auto scene = opened ? gameOf(opened->document->content()).picture(*opened->document) : nullptr;
    ThumbnailLook look;
    look.ground = GetBackgroundColour();
    if (scene) picture_->SetBitmap(thumbnail(*this, *scene, FromDIP(wxSize(320, 320)), look));
    picture_->Show(scene != nullptr);
  }

  wxListBox* list_;
  wxStaticBitmap* picture_;
  std::vector<fs::path> files_;
};

} // namespace

std::optional<fs::path> askSample(wxWindow* parent) {
  SampleDialog dialog(parent);
  return dialog.ShowModal() == wxID_OK ? dialog.chosen() : std::nullopt;
}

} // namespace fairway::editor
