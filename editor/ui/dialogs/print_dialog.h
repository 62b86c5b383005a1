#pragma once

#include "editor/model/files/pages.h"
#include "editor/ui/dialogs/preview_dialog.h"

namespace fairway::editor {

// What is printed and how, with the pages as they will be; to a PDF or to a printer. Paper, margins, ink and
// the choice of pages are the same in all games; a game says what it prints, and adds rows of its own. Fields
// that mean nothing for what is printed are not shown.
class PrintDialog : public PreviewDialog {
public:
  void choosePages(const wxString& numbers);
  bool saveAsPdf(); // asks for the file
  // What is known of the board: a page for it can be chosen. Nothing: it has to be judged first.
  void offerFacts(std::vector<Phrase> sentences);

protected:
  PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
              std::filesystem::path suggested);

  // For constructors of derived dialogs, in this order, with rows of their own between.
  void addModes(std::vector<std::pair<int, wxString>> modes); // what there is to print, by number
  void addPaper(const wxString& asTheBoard = {});             // empty: there are no posters
  void addUnit(const wxString& label, double least, double usual);
  void addEdges(bool backs); // margin and overlap, and by how much backs are moved; ink and pages
  // What was printed last is where the next begins; `own` are rows of the game.
  void finishWith(const wxString& section, std::vector<std::pair<wxString, wxWindow*>> own = {});

  int mode() const { return modes_.empty() ? 0 : modes_[static_cast<std::size_t>(mode_->GetSelection())]; }
  void chooseMode(int mode);
  formats::PrintOptions options() const; // what is not understood is left as it would be without it
  bool onePage() const { return asTheBoard_ >= 0 && paper_->GetSelection() == asTheBoard_; }
  formats::Point backOffset() const;
  void choose(const formats::PrintOptions& options, bool onePage, formats::Point backOffset);

  // Makes what is printed by the fields as they are now; runs in another thread too and must hold all it
  // needs.
  virtual std::function<MadeJob()> job() const = 0;
  virtual bool isPoster() const { return false; }
  virtual bool hasBacks() const { return false; }
  virtual void updateFields();
  virtual wxString whatIsWrong() const;                 // with what is typed; empty: nothing
  virtual wxString whatTakesTime() const { return {}; } // said until the pages are there
  virtual bool isReady() { return true; }               // otherwise it says why not
  void fieldsChanged() override;

  static std::string withoutBlanks(const wxTextCtrl& field);

private:
  std::optional<formats::Paper> paper() const; // none: as large as the board, or not understood
  std::optional<formats::PageChoice> pages() const;
  bool mayPrint();
  void print();
  bool printsFacts() const { return facts_->GetValue() && !known_.empty(); }
  std::function<MadeJob()> wholeJob() const; // with the page of facts
  std::function<Made()> work() const override;

  std::vector<int> modes_;
  wxChoice* mode_ = nullptr;
  wxChoice* paper_ = nullptr;
  int asTheBoard_ = -1;        // its line
  wxTextCtrl* size_ = nullptr; // of a paper without a name
  wxCheckBox* landscape_ = nullptr;
  wxSpinCtrlDouble* unit_ = nullptr;
  wxSpinCtrlDouble* margin_ = nullptr;
  wxSpinCtrlDouble* overlap_ = nullptr;
  wxSpinCtrlDouble* backX_ = nullptr;
  wxSpinCtrlDouble* backY_ = nullptr;
  wxChoice* ink_ = nullptr;
  wxTextCtrl* pages_ = nullptr;
  wxCheckBox* facts_ = nullptr;
  std::vector<Phrase> known_;
};

} // namespace fairway::editor
