#pragma once

#include "editor/ui/lake_race/lake_fittings.h"
#include "editor/ui/window/app.h"
#include "editor/ui/window/document_window.h"
#include "editor/ui/window/main_frame.h"

#include <wx/uiaction.h>

#include <gmock/gmock.h>

#include <deque>

namespace fairway::editor {

using namespace lake_race;

// Answers given beforehand; what was asked and told is kept.
class ScriptedQuestions final : public Questions {
public:
  std::optional<std::filesystem::path> open, saveTo;
  SaveAnswer saveAnswer = SaveAnswer::Cancel;
  OutsideAnswer outsideAnswer = OutsideAnswer::Keep;
  RecoverAnswer recoverAnswer = RecoverAnswer::Recover;
  bool faultyAnswer = false;
  bool finishAnswer = false;
  bool copyAnswer = false;
  std::optional<wxString> textAnswer;
  std::optional<std::size_t> choiceAnswer;
  std::vector<std::string> asked;

  std::optional<std::filesystem::path> fileToOpen(wxWindow*, const std::filesystem::path&) override;
  std::optional<std::filesystem::path> fileToSave(wxWindow*, const std::filesystem::path&) override;
  std::optional<std::filesystem::path> fileToExport(wxWindow*, const wxString&, const std::filesystem::path&,
                                                    const wxString&) override;
  SaveAnswer saveChanges(wxWindow*, const wxString&) override;
  OutsideAnswer changedOutside(wxWindow*, const wxString&, bool, bool) override;
  RecoverAnswer recover(wxWindow*, const wxString&, const wxString&,
                        const std::vector<std::string>&) override;
  bool openCopy(wxWindow*, const wxString&) override;
  bool openFaulty(wxWindow*, const wxString&, const wxString&) override;
  bool finish(wxWindow*, const wxString&, const wxString&, const wxString&) override;
  std::optional<std::filesystem::path> fileToImport(wxWindow*, const wxString&, const wxString&) override;
  bool dropComments(wxWindow*, const std::vector<int>&) override;
  std::optional<wxString> text(wxWindow*, const wxString&, const wxString&, const wxString&) override;
  std::optional<std::size_t> choice(wxWindow*, const wxString&, const wxString&, const std::vector<wxString>&,
                                    std::size_t) override;
  void tell(wxWindow*, const wxString&, const wxString&) override;
};

// For a main: all tests in a program without an event loop of its own. Status 77: there is no screen.
void useTestApp(); // before anything else
int runGuiTests(int argc, char** argv);

// Lets the program work until something holds; false after two minutes, which is a failure and not a wait.
bool pumpUntil(const std::function<bool()>& holds);

// Answers the next modal box as soon as it is there.
void withNextDialog(std::function<void(wxDialog&)> answer);

// What was built beside the tests: the folder of the programs, and pictures that the tests took of the
// screen.
std::filesystem::path builtPrograms();
std::filesystem::path pictureFile(const std::string& stage);

// A window on the screen, and a hand at mouse and keyboard.
class WindowTest : public testing::Test {
protected:
  void SetUp() override;
  void TearDown() override;

  void openBlank(int columns = 16, int rows = 12);
  // Copies a sample such as `lake_race/duck-pond.lake.yaml` into the test's folder, with what lies beside it.
  std::filesystem::path copyOf(const std::filesystem::path& sample);
  void openCopyOf(const std::filesystem::path& sample);
  bool settle(); // until all is worked out and painted
  void click(Cell cell);
  void drag(Cell from, Cell to);
  void hover(Cell cell);
  void wheel(Cell cell, int notches, bool control = false);
  void type(int key, int modifiers = wxMOD_NONE);
  void withButton(const wxString& label); // of the window, as if clicked
  void picture(const std::string& stage); // of the whole screen, kept in the build folder
  std::string bytesOf(const std::filesystem::path& file) const;
  LakeWorkbench& bench() { return *lakeBench(*frame_); }
  LakeFittings& lake() { return lakeFittings(*frame_); }
  RacesPanel& races() { return lake().races(); }
  wxPoint onCanvas(Cell cell) { return frame_->canvas().onScreen(bench().centreOf(cell)); }
  std::optional<Cell> hovered(); // the cell under the pointer, if it is on the canvas
  std::size_t steps() { return bench().document().history().position(); }

  ScriptedQuestions questions_;
  MainFrame* frame_ = nullptr;
  std::filesystem::path folder_;
};

} // namespace fairway::editor
