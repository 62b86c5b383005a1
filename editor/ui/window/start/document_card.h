#pragma once

#include "editor/model/files/document_picture.h"

#include <wx/button.h>

namespace fairway::editor {

// A document on the start page: its picture, its name and a few words. It is a button, so keys, focus and
// screen readers find it as they find any other.
class DocumentCard final : public wxButton {
public:
  DocumentCard(wxWindow* parent, std::filesystem::path file, const wxString& name,
               std::vector<wxString> notes);

  const std::filesystem::path& file() const { return file_; }
  const wxString& name() const { return name_; }
  bool hasPicture() const { return hasPicture_; }

  void showName(const wxString& name, std::vector<wxString> notes); // below the picture, a line each
  void showPicture(const DocumentPicture& picture);
  void updateColours(); // after a change of the theme

  static PictureSize pictureSize(const wxWindow& window);

private:
  void showWords();

  std::filesystem::path file_;
  wxString name_;
  std::vector<wxString> notes_;
  bool hasPicture_ = false;
};

} // namespace fairway::editor
