#pragma once

#include "editor/ui/window/game.h"

#include <wx/scrolwin.h>

#include <filesystem>
#include <functional>

namespace fairway::editor {

// What one sees without a document: how to begin.
struct WelcomeActions {
  std::function<void(const Beginning&)> begin;
  std::function<void()> open;
  std::function<void(const std::filesystem::path&)> openRecent;
  std::function<void(const std::filesystem::path&)> newFromSample;
};

class WelcomePanel final : public wxScrolledWindow {
public:
  WelcomePanel(wxWindow* parent, WelcomeActions actions, const std::vector<std::filesystem::path>& recent);

private:
  void addBeginnings(wxSizer* column);
  void addLinks(wxSizer* column, const wxString& heading,
                const std::vector<std::pair<wxString, std::filesystem::path>>& files,
                const std::function<void(const std::filesystem::path&)>& act);

  WelcomeActions actions_;
};

} // namespace fairway::editor
