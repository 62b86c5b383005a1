#include "editor/ui/panels/project_panel.h"

#include "editor/model/work/game.h"
#include "editor/ui/commands/icons.h"
#include "formats/document/kind.h"

#include <wx/evtloop.h>
#include <wx/filename.h>
#include <wx/log.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include <algorithm>

namespace fairway::editor {

namespace fs = std::filesystem;

namespace {

constexpr int calmPause = 300; // milliseconds

// The document on the desk stands out.
class ProjectStore final : public wxDataViewTreeStore {
public:
  wxDataViewItem onDesk;

  bool GetAttr(const wxDataViewItem& item, unsigned, wxDataViewItemAttr& attr) const override {
    attr.SetBold(item == onDesk);
    return item == onDesk;
  }
};

const EditedKind* editedKind(const formats::Kind* kind) {
  if (kind)
    for (const Game* game : games())
      for (const EditedKind& each : game->kinds)
        if (game->id == kind->game && each.name == kind->name) return &each;
  return nullptr;
}

wxString nameOf(const ProjectEntry& entry) {
  const wxString name = wxString::FromUTF8(entry.name);
  return entry.kind ? name : wxString::Format(_("%s (missing)"), name);
}

// Documents of one name are told apart by their files.
wxString toldApart(const ProjectEntry& entry, const std::vector<ProjectEntry>& all) {
  const bool alone = std::count_if(all.begin(), all.end(),
                                   [&](const ProjectEntry& each) { return each.name == entry.name; }) == 1;
  return alone || entry.file.empty()
             ? nameOf(entry)
             : wxString::Format("%s (%s)", nameOf(entry), wxString::FromUTF8(entry.file.filename().string()));
}

bool isDocument(const wxFileName& name) {
  return name.IsDir() || name.GetExt() == "yaml" || name.GetExt() == "yml";
}

// Remembers the files that it has read.
ProjectPanel::Look lookAtDisk() {
  return [files = std::make_shared<ProjectFiles>()](const formats::Document& content, const fs::path& file,
                                                    const Stale& stale) {
    return files->around(content, file, stale);
  };
}

} // namespace

ProjectPanel::ProjectPanel(wxWindow* parent)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, parent->FromDIP(wxSize(280, 160))),
      tree_(new wxDataViewTreeCtrl), look_(lookAtDisk()),
      background_([this](const Background::Deliver& deliver) { CallAfter(deliver); }) {
  SetName("project panel");
  tree_->Create(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(280, 160)),
                wxDV_NO_HEADER | wxDV_SINGLE | wxBORDER_NONE);
  tree_->SetName("project");
  wxObjectDataPtr<ProjectStore> store(new ProjectStore);
  tree_->AssociateModel(store.get());
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(tree_, wxSizerFlags(1).Expand());
  SetSizer(sizer);
  tree_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent& event) { activate(event.GetItem()); });
  tree_->Bind(wxEVT_DATAVIEW_ITEM_START_EDITING, [](wxDataViewEvent& event) { event.Veto(); });
  pause_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { ask(); });
  Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent&) { tree_->SetFocus(); });
  Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
    showProject(project_);
    event.Skip();
  });
}

void ProjectPanel::show(const Workbench* bench) {
  bench_ = bench;
  asked_.reset();
  update();
}

void ProjectPanel::update() {
  if (!bench_) {
    background_.cancel(); // what is being looked for comes too late
    return showProject({});
  }
  const EditedDocument& document = bench_->document();
  Asked now{document.file(), referenceOf(document.content()), document.content().head.info.name};
  if (asked_ == now) return;
  asked_ = std::move(now);
  ask();
}

void ProjectPanel::refresh() {
  if (bench_) pause_.StartOnce(calmPause);
}

void ProjectPanel::ask() {
  if (!bench_) return;
  background_.submit(
      [this, look = look_, content = bench_->document().content(),
       file = bench_->document().file()](const auto& stale) -> Background::Deliver {
        auto found = std::make_shared<Project>(look(content, file, stale));
        return [this, found] {
          // Most of what happens in a folder changes nothing here: then nothing moves under the pointer.
          if (bench_ && *found != project_) showProject(std::move(*found));
        };
      },
      [this](const std::string& why) { showFailure(why); });
}

void ProjectPanel::showFailure(const std::string& why) {
  if (!bench_) return;
  showProject({});
  tree_->AppendItem(wxDataViewItem(),
                    wxString::Format(_("The folder cannot be shown: %s."), wxString::FromUTF8(why)));
}

wxBitmapBundle ProjectPanel::iconOf(const ProjectEntry& entry) const {
  const EditedKind* kind = editedKind(entry.kind);
  const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT);
  if (!entry.kind) return icon("missing", ink, 16);
  if (entry.kind->name == "record") return icon("record", ink, 16); // which every game has
  return icon(kind ? kind->icon : "board", ink, 16);
}

void ProjectPanel::showProject(Project project) {
  const fs::path chosen = fileOf(tree_->GetSelection());
  const bool same = project.top.file == project_.top.file;
  project_ = std::move(project);
  lines_.clear();
  onDesk_ = wxDataViewItem();
  tree_->DeleteAllItems();
  if (bench_ && !project_.top.name.empty()) {
    const wxDataViewItem top = add(wxDataViewItem(), project_.top, nameOf(project_.top));
    tree_->Expand(top);
    static_cast<ProjectStore*>(tree_->GetModel())->onDesk = onDesk_;
    choose(same && !chosen.empty() ? chosen : bench_->document().file());
  }
  watch();
}

wxDataViewItem ProjectPanel::add(const wxDataViewItem& parent, const ProjectEntry& entry,
                                 const wxString& name) {
  const wxDataViewItem item =
      entry.below.empty() ? tree_->AppendItem(parent, name) : tree_->AppendContainer(parent, name);
  tree_->SetItemIcon(item, iconOf(entry));
  if (!entry.below.empty()) tree_->SetItemExpandedIcon(item, iconOf(entry));
  lines_.emplace_back(item, entry.file);
  if (entry.onDesk) onDesk_ = item;
  for (const ProjectEntry& below : entry.below) add(item, below, toldApart(below, entry.below));
  return item;
}

void ProjectPanel::watch() {
  // A watcher needs a loop that runs; before there is one the document is looked at when it is shown.
  if (watched_ == project_.folders || !wxEventLoopBase::GetActive()) return;
  const wxLogNull quiet; // if the system cannot watch more folders, the window looks now and then
  watched_ = project_.folders;
  if (!watcher_) {
    watcher_ = std::make_unique<wxFileSystemWatcher>();
    watcher_->SetOwner(this);
    Bind(wxEVT_FSWATCHER, &ProjectPanel::onDisk, this);
  }
  watcher_->RemoveAll();
  for (const fs::path& folder : watched_)
    watcher_->Add(wxFileName::DirName(wxString::FromUTF8(folder.string())),
                  wxFSW_EVENT_CREATE | wxFSW_EVENT_DELETE | wxFSW_EVENT_RENAME | wxFSW_EVENT_MODIFY);
}

void ProjectPanel::onDisk(wxFileSystemWatcherEvent& event) {
  // Locks and recoveries come and go beside the documents.
  if (isDocument(event.GetPath()) || isDocument(event.GetNewPath())) refresh();
}

fs::path ProjectPanel::fileOf(const wxDataViewItem& item) const {
  for (const auto& [line, file] : lines_)
    if (line == item) return file;
  return {};
}

void ProjectPanel::choose(const fs::path& file) {
  wxDataViewItem item = onDesk_;
  for (const auto& [line, each] : lines_)
    if (each == file && !file.empty()) item = line;
  if (!item.IsOk()) return;
  tree_->EnsureVisible(item); // opens what it lies in
  tree_->Select(item);
  // GTK scrolls by the sizes of lines that it does not know yet: once more when it does. The top stays in
  // sight if both fit.
  CallAfter([this] {
    const fs::path chosen = fileOf(tree_->GetSelection());
    for (std::size_t i = 0; i < lines_.size(); ++i)
      if (lines_[i].second == chosen) {
        const int height = tree_->GetCharHeight() + FromDIP(8);
        const bool fits = static_cast<int>(i + 1) * height <= tree_->GetClientSize().y;
        return tree_->EnsureVisible(lines_[fits ? 0 : i].first);
      }
  });
}

void ProjectPanel::activate(const wxDataViewItem& item) {
  if (const fs::path file = fileOf(item); !file.empty() && onOpen) onOpen(file);
}

} // namespace fairway::editor
