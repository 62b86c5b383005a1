#include "editor/ui/dialogs/reference_dialog.h"

#include "editor/ui/canvas/thumbnail.h"

#include <wx/bitmap.h>
#include <wx/sizer.h>

#include <algorithm>
#include <cmath>

namespace fairway::editor {

namespace {

constexpr std::size_t pinCount = 3;
constexpr int side = 420;         // logical pixels of each picture
constexpr double boardMargin = 3; // that a thumbnail leaves

PinView* viewOfImage(wxWindow* parent, const wxImage& image, const wxSize& size) {
  const double scale = std::min(static_cast<double>(size.x) / image.GetWidth(),
                                static_cast<double>(size.y) / image.GetHeight());
  const wxImage small =
      image.Scale(std::max(1, static_cast<int>(image.GetWidth() * scale)),
                  std::max(1, static_cast<int>(image.GetHeight() * scale)), wxIMAGE_QUALITY_BILINEAR);
  const wxPoint at((size.x - small.GetWidth()) / 2, (size.y - small.GetHeight()) / 2);
  formats::View view;
  view.unitSize = scale;
  view.origin = {static_cast<double>(at.x), static_cast<double>(at.y)};
  auto* made = new PinView(parent, _("Picture"), wxBitmapBundle(wxBitmap(small)), at, view);
  made->SetMinSize(size);
  return made;
}

PinView* viewOfBoard(wxWindow* parent, const Workbench& bench, const wxSize& size) {
  ThumbnailLook look;
  look.theme = bench.theme();
  look.layers = bench.overviewLayers({});
  auto* made = new PinView(parent, _("Board"), thumbnail(*parent, *bench.scene(), size, look), wxPoint(),
                           formats::fittedView(bench.scene()->box(), size.x, size.y, boardMargin));
  made->SetMinSize(size);
  return made;
}

} // namespace

ReferenceDialog::ReferenceDialog(wxWindow* parent, const Workbench& bench, const std::filesystem::path& file,
                                 const wxImage& image, const std::optional<ReferencePicture>& before)
    : wxDialog(parent, wxID_ANY, _("Reference picture")), bench_(bench), file_(file) {
  const wxSize size = FromDIP(wxSize(side, side));
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(picture_ = viewOfImage(this, image, size), wxSizerFlags().Border(wxRIGHT, FromDIP(8)));
  row->Add(board_ = viewOfBoard(this, bench, size));
  picture_->onPin = [this](formats::Point at) { pinOnPicture(at); };
  board_->onPin = [this](formats::Point at) { pinOnBoard(at); };
  said_ = new wxStaticText(this, wxID_ANY, "");
  said_->SetFont(said_->GetFont().Bold());
  auto* below = new wxBoxSizer(wxHORIZONTAL);
  below->Add(new wxStaticText(this, wxID_ANY, _("Strength")),
             wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(6)));
  opacity_ = new wxSlider(this, wxID_ANY, 50, 10, 90, wxDefaultPosition, FromDIP(wxSize(180, -1)));
  opacity_->SetName(_("Strength"));
  opacity_->SetToolTip(_("How strongly the picture is seen over the board"));
  below->Add(opacity_, wxSizerFlags().CentreVertical());
  auto* again = new wxButton(this, wxID_ANY, _("Start o&ver"));
  again->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { startOver(); });
  below->Add(again, wxSizerFlags().CentreVertical().Border(wxLEFT, FromDIP(12)));
  auto* column = new wxBoxSizer(wxVERTICAL);
  column->Add(said_, wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
  column->Add(row, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(10)));
  column->Add(below, wxSizerFlags().Border(wxALL, FromDIP(10)));
  column->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL),
              wxSizerFlags().Expand().Border(wxALL, FromDIP(10)));
  ok_ = dynamic_cast<wxButton*>(FindWindow(wxID_OK));
  if (before) {
    for (const ReferencePicture::Pin& pin : before->pins)
      onPicture_.push_back(pin.picture), onBoard_.push_back(pin.board);
    opacity_->SetValue(static_cast<int>(std::lround(100 * before->opacity)));
  }
  update();
  SetSizerAndFit(column);
  CentreOnParent();
  picture_->SetFocus();
}

void ReferenceDialog::pinOnPicture(formats::Point at) {
  if (onPicture_.size() < pinCount) onPicture_.push_back(at);
  update();
}

void ReferenceDialog::pinOnBoard(formats::Point at) {
  if (onBoard_.size() < pinCount) onBoard_.push_back(bench_.nearestPlace(at));
  update();
}

void ReferenceDialog::startOver() {
  onPicture_.clear(), onBoard_.clear();
  update();
}

void ReferenceDialog::update() {
  picture_->setPins(onPicture_);
  board_->setPins(onBoard_);
  const bool done = onPicture_.size() == pinCount && onBoard_.size() == pinCount;
  if (done)
    said_->SetLabel(result() ? _("The three places are set.")
                             : _("The three places lie on a line. Start over with places far apart."));
  else if (onPicture_.size() <= onBoard_.size())
    said_->SetLabel(
        wxString::Format(_("Place %zu of 3: click it in the picture, at the left."), onPicture_.size() + 1));
  else
    said_->SetLabel(wxString::Format(
        _("Place %zu of 3: now click the same place on the board, at the right."), onBoard_.size() + 1));
  if (ok_) ok_->Enable(result().has_value());
}

std::optional<ReferencePicture> ReferenceDialog::result() const {
  if (onPicture_.size() < pinCount || onBoard_.size() < pinCount) return std::nullopt;
  ReferencePicture made;
  made.file = file_;
  for (std::size_t i = 0; i < pinCount; ++i) made.pins[i] = {onPicture_[i], onBoard_[i]};
  made.opacity = opacity_->GetValue() / 100.0;
  return made.map() ? std::optional(made) : std::nullopt;
}

} // namespace fairway::editor
