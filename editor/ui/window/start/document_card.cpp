#include "editor/ui/window/start/document_card.h"

#include "editor/ui/canvas/canvas.h"
#include "editor/ui/canvas/focus_frame.h"
#include "editor/ui/window/accessible_names.h"

#include <wx/dcclient.h>
#include <wx/image.h>
#include <wx/mstream.h>
#include <wx/settings.h>

#include <algorithm>

namespace fairway::editor {

namespace {

constexpr int pictureWidth = 168, pictureHeight = 112, cardWidth = 192; // logical pixels
constexpr int roundPicture = 40, line = 19;

wxColour groundColour() {
  return toWx(Canvas::ground());
}

int heightFor(std::size_t notes) {
  return pictureHeight + roundPicture + line * static_cast<int>(notes);
}

wxString escaped(wxString text) {
  text.Replace("&", "&amp;");
  text.Replace("<", "&lt;");
  text.Replace(">", "&gt;");
  return text;
}

// So that nothing moves when the picture comes.
wxBitmapBundle emptyPicture(const wxWindow& window) {
  const double scale = window.GetContentScaleFactor();
  const PictureSize size = DocumentCard::pictureSize(window);
  wxImage image(static_cast<int>(size.width * scale), static_cast<int>(size.height * scale), false);
  const wxColour ground = groundColour();
  image.SetRGB(wxRect(image.GetSize()), ground.Red(), ground.Green(), ground.Blue());
  return wxBitmapBundle::FromBitmap(wxBitmap(image, -1, scale));
}

} // namespace

PictureSize DocumentCard::pictureSize(const wxWindow& window) {
  const wxSize size = window.FromDIP(wxSize(pictureWidth, pictureHeight));
  return {size.x, size.y, window.GetContentScaleFactor(), Canvas::ground()};
}

DocumentCard::DocumentCard(wxWindow* parent, std::filesystem::path file, const wxString& name,
                           std::vector<wxString> notes)
    : wxButton(parent, wxID_ANY, name, wxDefaultPosition,
               parent->FromDIP(wxSize(cardWidth, heightFor(notes.size()))), wxBORDER_NONE | wxBU_LEFT),
      file_(std::move(file)) {
  SetMinSize(FromDIP(wxSize(cardWidth, heightFor(notes.size()))));
  SetToolTip(wxString::FromUTF8(file_.string()));
  SetBitmap(emptyPicture(*this), wxTOP);
  showName(name, std::move(notes));
  const wxSize best = GetBestSize(), least = GetMinSize();
  SetMinSize(wxSize(std::max(best.x, least.x), std::max(best.y, least.y)));
}

void DocumentCard::showName(const wxString& name, std::vector<wxString> notes) {
  if (name == name_ && notes == notes_) return;
  name_ = name;
  notes_ = std::move(notes);
  showWords();
}

void DocumentCard::showWords() {
  const int room = FromDIP(pictureWidth);
  wxClientDC dc(this);
  dc.SetFont(GetFont().Bold());
  // GTK centres the words as one block: as wide as the picture, they begin where it does.
  wxString name = wxControl::Ellipsize(name_, dc, wxELLIPSIZE_MIDDLE, room);
  const wxString space = wxString::FromUTF8("\u00a0");
  while (dc.GetTextExtent(name + space).x <= room) name += space;
  wxString markup = "<b>" + escaped(name) + "</b>";
  dc.SetFont(GetFont());
  const wxString faint = wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT).GetAsString(wxC2S_HTML_SYNTAX);
  // The end of a folder's path says more than its beginning.
  for (const wxString& note : notes_)
    markup += "\n<span"
              " foreground='" +
              faint + "'><small>" + escaped(wxControl::Ellipsize(note, dc, wxELLIPSIZE_START, room)) +
              "</small></span>";
  SetLabelMarkup(markup);
  wxString spoken = name_;
  for (const wxString& note : notes_)
    if (!note.empty()) spoken += ", " + note;
  setAccessibleName(*this, spoken);
}

void DocumentCard::showPicture(const DocumentPicture& picture) {
  hasPicture_ = true;
  if (picture.png.empty()) return;
  wxMemoryInputStream bytes(picture.png.data(), picture.png.size());
  const wxImage image(bytes, wxBITMAP_TYPE_PNG);
  if (image.IsOk())
    SetBitmap(wxBitmapBundle::FromBitmap(wxBitmap(image, -1, GetContentScaleFactor())), wxTOP);
}

void DocumentCard::updateColours() {
  hasPicture_ = false;
  showWords();
}

} // namespace fairway::editor
