#pragma once

#include "editor/model/files/pages.h"
#include "editor/ui/dialogs/preview_dialog.h"

namespace fairway::editor {

// The document as a file for others, with the picture as it will be. A game says what is exported, and adds
// rows of its own.
class ExportDialog : public PreviewDialog {
public:
  ExportChoice choice() const;
  void chooseForm(const wxString& ending); // ".svg"
  bool exportNow();                        // asks for the file

protected:
  struct Form {
    std::string ending;
    const char* name; // marked for translation
  };

  ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
               std::filesystem::path suggested, const std::vector<Form>& own = {});

  // For constructors of derived dialogs, in this order, with rows of their own before and between. A game
  // whose boards have sides offers their colours too.
  void addLook(const wxString& unit, const formats::PictureUnit& size, bool asTheBoard = false);
  void finishWith(const std::vector<std::pair<int, wxString>>& offered, formats::Layers shown);
  void onlyOfPictures(wxWindow* field) { ofPictures_.push_back(field); }

  // The document made ready for a file as the fields are now; must hold all it needs.
  virtual std::function<MadeExport(const std::filesystem::path& file)> exporting() const = 0;
  virtual double unit() const { return unit_->GetValue(); } // in millimetres

  wxChoice* theme_ = nullptr;
  wxSpinCtrlDouble* unit_ = nullptr;

private:
  const Form& form() const { return forms_[static_cast<std::size_t>(form_->GetSelection())]; }
  void fieldsChanged() override;
  std::function<Made()> work() const override;

  std::vector<Form> forms_;
  wxChoice* form_;
  wxSpinCtrlDouble* dpi_ = nullptr;
  wxCheckBox* legend_ = nullptr;
  bool asTheBoard_ = false;
  std::vector<wxWindow*> ofPictures_;
};

} // namespace fairway::editor
