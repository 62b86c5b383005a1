#include "editor/ui/window/window_layout.h"

#include <wx/config.h>
#include <wx/display.h>
#include <wx/tokenzr.h>

#include <algorithm>
#include <map>
#include <set>

namespace fairway::editor {

namespace {

constexpr long widest = 20000; // logical pixels of any screen

// "name=palette;caption=...;dir=4;..." as a table; empty if a part is not a pair.
std::map<wxString, wxString> fieldsOf(const wxString& part) {
  std::map<wxString, wxString> fields;
  for (const wxString& pair : wxStringTokenize(part, ";")) {
    if (!pair.Contains("=")) return {};
    fields[pair.BeforeFirst('=')] = pair.AfterFirst('=');
  }
  return fields;
}

bool isNumber(const wxString& text, long least, long most) {
  long value = 0;
  return text.ToLong(&value) && value >= least && value <= most;
}

bool paneMakesSense(const std::map<wxString, wxString>& fields) {
  for (const char* key : {"layer", "row", "pos", "prop", "bestw", "besth", "minw", "minh", "maxw", "maxh",
                          "floatx", "floaty", "floatw", "floath"}) {
    const auto field = fields.find(key);
    if (field != fields.end() && !isNumber(field->second, -1, 1000000)) return false;
  }
  const auto direction = fields.find("dir"), state = fields.find("state");
  return direction != fields.end() && isNumber(direction->second, 0, 5) && state != fields.end();
}

// "dock_size(4,0,0)=258"
bool dockMakesSense(const wxString& part) {
  return part.StartsWith("dock_size(") && isNumber(part.AfterFirst('='), 10, widest);
}

wxString keyOf(const wxString& game) {
  return "/Window/Panes-" + game;
}

wxString foldedKeyOf(const wxString& game) {
  return "/Window/Folded-" + game;
}

} // namespace

bool makesSense(const wxString& perspective, const wxAuiManager& panes) {
  if (!perspective.StartsWith("layout2|")) return false;
  std::set<wxString> named;
  for (const wxString& part : wxStringTokenize(perspective.Mid(8), "|")) {
    if (dockMakesSense(part)) continue;
    const auto fields = fieldsOf(part);
    const auto name = fields.find("name");
    if (name == fields.end() || !paneMakesSense(fields) || !named.insert(name->second).second) return false;
  }
  const wxAuiPaneInfoArray& all = const_cast<wxAuiManager&>(panes).GetAllPanes();
  for (std::size_t i = 0; i < all.GetCount(); ++i)
    if (named.erase(all[i].name) == 0) return false;
  return named.empty();
}

void keepLayout(const wxFrame& frame, wxAuiManager& panes, const wxString& game) {
  wxConfigBase* config = wxConfigBase::Get();
  config->Write("/Window/Maximized", frame.IsMaximized());
  if (!frame.IsMaximized() && !frame.IsIconized()) {
    config->Write("/Window/Width", frame.GetSize().x);
    config->Write("/Window/Height", frame.GetSize().y);
  }
  if (!game.empty()) config->Write(keyOf(game), panes.SavePerspective());
  config->Flush();
}

void restoreSize(wxFrame& frame) {
  const wxConfigBase* config = wxConfigBase::Get();
  const wxSize screen = wxDisplay(&frame).GetClientArea().GetSize();
  const wxSize least = frame.GetMinSize();
  const auto fitting = [](long wanted, int from, int to) {
    return static_cast<int>(std::clamp<long>(wanted, std::min(from, to), std::max(from, to)));
  };
  frame.SetSize(fitting(config->ReadLong("/Window/Width", 1280), least.x, screen.x),
                fitting(config->ReadLong("/Window/Height", 800), least.y, screen.y));
  if (config->ReadBool("/Window/Maximized", false)) frame.Maximize();
}

bool restorePanes(wxAuiManager& panes, const wxString& game) {
  const wxString kept = wxConfigBase::Get()->Read(keyOf(game), "");
  if (!makesSense(kept, panes)) return false;
  // The captions are of the language that was spoken then, and the least sizes of the edition that kept them.
  std::map<wxString, std::pair<wxString, wxSize>> now;
  for (std::size_t i = 0; i < panes.GetAllPanes().GetCount(); ++i)
    now[panes.GetAllPanes()[i].name] = {panes.GetAllPanes()[i].caption, panes.GetAllPanes()[i].min_size};
  const bool loaded = panes.LoadPerspective(kept, false);
  for (const auto& [name, own] : now) panes.GetPane(name).Caption(own.first).MinSize(own.second);
  return loaded;
}

void keepFolded(const std::vector<wxString>& names, const wxString& game) {
  wxString joined;
  for (const wxString& name : names) joined += name + " ";
  wxConfigBase::Get()->Write(foldedKeyOf(game), joined.Trim());
}

std::vector<wxString> keptFolded(const wxString& game) {
  const wxArrayString names = wxStringTokenize(wxConfigBase::Get()->Read(foldedKeyOf(game), ""), " ");
  return {names.begin(), names.end()};
}

void forgetLayout() {
  wxConfigBase::Get()->DeleteGroup("/Window");
  wxConfigBase::Get()->Flush();
}

} // namespace fairway::editor
