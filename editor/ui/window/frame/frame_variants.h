#pragma once

#include "editor/model/files/variants.h"

#include <wx/string.h>

namespace fairway::editor {

class CommandBuilder;
class MainFrame;

// The variants of a page's document: each is a document with a page of its own.
class FrameVariants {
public:
  explicit FrameVariants(MainFrame& frame) : frame_(&frame) {}

  void refresh(); // other programs may have added some, or removed them
  const std::vector<Variant>& all() const { return all_; }
  bool several() const { return all_.size() > 1; }
  bool isShown(const Variant& variant) const;
  static wxString nameOf(const Variant& variant); // for people

  void begin();                                 // a new one with the present state; asks for its name
  void show(const std::filesystem::path& file); // where the board is seen as it is seen here
  void showNext(bool back = false);
  bool canChange() const; // the one that is shown is a variant, and not what the others are variants of
  void rename();
  void remove();  // asks
  void compare(); // the figures of another with those on the desk; asks which

private:
  std::string askLabel(const wxString& caption, const wxString& value); // empty: the user cancels
  void closeInFavourOf(const std::filesystem::path& next);

  MainFrame* frame_;
  std::vector<Variant> all_;
};

// The submenu of a document's variants.
void addVariants(CommandBuilder& builder);

} // namespace fairway::editor
