#pragma once

#include "editor/model/background.h"
#include "editor/ui/page_preview.h"
#include "formats/picture/layers.h"
#include "formats/problem.h"
#include "rules/base/result.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <vector>

namespace fairway::editor {

// Choices on the left, and on the right the pages that they give. Pages are made in the background, so that
// no choice has to wait for the ones before it.
class PreviewDialog : public wxDialog {
public:
  bool settled() const { return background_.idle() && shown_ == asked_; }
  const PagePreview& preview() const { return *preview_; }
  void turnPage(int by);

protected:
  using Made = Result<formats::Pages, formats::Problems>;

  PreviewDialog(wxWindow* parent, const wxString& title);

  // For constructors of derived dialogs, in this order.
  void add(const wxString& label, wxWindow* field);
  void addLayers(formats::Layers shown);
  void finish(const std::vector<wxButton*>& buttons);

  formats::Layers layers() const;
  void changed();                      // a choice: makes the pages anew
  void showText(const wxString& text); // there are no pages to show

  // Makes the pages of the choices as they are now; runs in another thread and must hold all it needs.
  virtual std::function<Made()> work() const = 0;

private:
  void delivered(std::size_t asked, const std::shared_ptr<Made>& made);
  void updatePages();

  wxFlexGridSizer* choices_;
  wxBoxSizer* left_;
  std::vector<std::pair<formats::Layer, wxCheckBox*>> layerBoxes_;
  PagePreview* preview_;
  wxButton* back_;
  wxButton* forward_;
  wxStaticText* where_;
  std::size_t asked_ = 0;
  std::size_t shown_ = 0;
  Background background_; // last: nothing it delivers to may go before it
};

} // namespace fairway::editor
