#pragma once

#include "editor/model/files/project.h"
#include "editor/model/work/background.h"
#include "editor/model/work/workbench.h"

#include <wx/dataview.h>
#include <wx/fswatcher.h>
#include <wx/panel.h>
#include <wx/timer.h>

namespace fairway::editor {

// What belongs to the document on the desk, as a tree: a lake with its tile set, its courses and their
// records. Follows the files on the disk.
class ProjectPanel final : public wxPanel {
public:
  explicit ProjectPanel(wxWindow* parent);

  void show(const Workbench* bench); // null: none any more
  void update();                     // after any change
  void refresh();                    // looks at the disk again

  bool settled() const { return background_.idle() && !pause_.IsRunning(); }
  const Project& project() const { return project_; }
  wxDataViewTreeCtrl& tree() { return *tree_; }

  std::function<void(const std::filesystem::path&)> onOpen; // double click, or Enter

  using Look =
      std::function<Project(const formats::Document&, const std::filesystem::path&, const Stale& stale)>;
  void lookWith(Look look) { look_ = std::move(look); } // instead of at the disk; called in the background

private:
  // What of the document decides where it stands.
  struct Asked {
    std::filesystem::path file;
    std::filesystem::path reference;
    std::optional<std::string> name;

    friend bool operator==(const Asked&, const Asked&) = default;
  };

  void ask();
  void showProject(Project project);
  void showFailure(const std::string& why);
  wxDataViewItem add(const wxDataViewItem& parent, const ProjectEntry& entry, const wxString& name);
  wxBitmapBundle iconOf(const ProjectEntry& entry) const;
  void watch();
  void onDisk(wxFileSystemWatcherEvent& event);
  std::filesystem::path fileOf(const wxDataViewItem& item) const;
  void choose(const std::filesystem::path& file); // otherwise the document on the desk
  void activate(const wxDataViewItem& item);

  const Workbench* bench_ = nullptr;
  std::optional<Asked> asked_;
  Project project_;
  std::vector<std::pair<wxDataViewItem, std::filesystem::path>> lines_;
  wxDataViewItem onDesk_;
  wxDataViewTreeCtrl* tree_;
  std::unique_ptr<wxFileSystemWatcher> watcher_;
  std::vector<std::filesystem::path> watched_;
  wxTimer pause_; // a file that is saved changes several times at once
  Look look_;
  Background background_; // last: nothing it delivers to may go before it
};

} // namespace fairway::editor
