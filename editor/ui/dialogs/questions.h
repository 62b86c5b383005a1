#pragma once

#include <wx/window.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>
#include <wx/string.h>

namespace fairway::editor {

enum class SaveAnswer { Save, Discard, Cancel };
enum class OutsideAnswer { Reload, Keep, Cancel };
enum class RecoverAnswer { Recover, Drop, Later };

// What the program asks people. An interface, so that tests can answer without a modal box in the way.
class Questions {
public:
  virtual ~Questions() = default;

  virtual std::optional<std::filesystem::path> fileToOpen(wxWindow* parent,
                                                          const std::filesystem::path& folder) = 0;
  virtual std::optional<std::filesystem::path> fileToImport(wxWindow* parent, const wxString& caption,
                                                            const wxString& kinds) = 0;
  virtual std::optional<std::filesystem::path> fileToSave(wxWindow* parent,
                                                          const std::filesystem::path& suggested) = 0;
  virtual std::optional<std::filesystem::path> fileToExport(wxWindow* parent, const wxString& caption,
                                                            const std::filesystem::path& suggested,
                                                            const wxString& kinds) = 0;
  virtual SaveAnswer saveChanges(wxWindow* parent, const wxString& name) = 0;
  // Cancel only where the document is about to be saved.
  virtual OutsideAnswer changedOutside(wxWindow* parent, const wxString& name, bool modifiedHere,
                                       bool saving) = 0;
  // Work that was never saved; the lines say what it is, or how it differs from the file. Closing the box
  // decides nothing.
  virtual RecoverAnswer recover(wxWindow* parent, const wxString& name, const wxString& heading,
                                const std::vector<std::string>& lines) = 0;
  // Whether to open a copy of a document that another program has open.
  virtual bool openCopy(wxWindow* parent, const wxString& name) = 0;
  // Whether to open a document with faults as far as it is understood.
  virtual bool openFaulty(wxWindow* parent, const wxString& name, const wxString& faults) = 0;
  // Whether to do what has to be done before the document can be saved.
  virtual bool finish(wxWindow* parent, const wxString& heading, const wxString& text,
                      const wxString& yes) = 0;
  virtual bool dropComments(wxWindow* parent, const std::vector<int>& lines) = 0;
  virtual std::optional<wxString> text(wxWindow* parent, const wxString& caption, const wxString& question,
                                       const wxString& value) = 0;
  // One of several, by its place.
  virtual std::optional<std::size_t> choice(wxWindow* parent, const wxString& caption,
                                            const wxString& question, const std::vector<wxString>& choices,
                                            std::size_t current) = 0;
  virtual void tell(wxWindow* parent, const wxString& caption, const wxString& text) = 0;
};

// The real ones, with boxes.
Questions& dialogQuestions();

// Shows what is wrong with a file, a line each, and asks whether the rest of it is to be opened.
bool askToOpenFaulty(wxWindow* parent, const wxString& name, const wxString& faults);

} // namespace fairway::editor
