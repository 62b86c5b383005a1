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
  using Links = std::vector<std::pair<wxString, std::filesystem::path>>;

  void addTitle(wxSizer* column);
  void addHeading(wxSizer* column, const wxString& text);
  void addBeginnings(wxSizer* column);
  void addSamples(wxSizer* column);
  void addLinks(wxSizer* column, const Links& files,
                const std::function<void(const std::filesystem::path&)>& act);

  WelcomeActions actions_;
};

} // namespace fairway::editor
