#include "editor/ui/dialogs/toolkit.h"

#include <wx/log.h>

namespace fairway::editor {

bool keepScrollBar(wxWindow& window) {
  const wxLogNull quiet;
  void (*overlay)(void*, int) = nullptr;
  std::size_t (*scrolledType)() = nullptr;
  int (*isA)(void*, std::size_t) = nullptr;
  findInToolkit(overlay, "gtk_scrolled_window_set_overlay_scrolling");
  findInToolkit(scrolledType, "gtk_scrolled_window_get_type");
  findInToolkit(isA, "g_type_check_instance_is_a");
  void* widget = window.GetHandle();
  if (!overlay || !scrolledType || !isA || !widget || isA(widget, scrolledType()) == 0) return false;
  overlay(widget, 0);
  return true;
}

void tellCutLines(wxListBox& list) {
  list.Bind(wxEVT_MOTION, [&list](wxMouseEvent& event) {
    event.Skip();
    const int margins = list.FromDIP(8); // that GTK keeps beside a line
    const int line = list.HitTest(event.GetPosition());
    wxString text = line == wxNOT_FOUND ? wxString() : list.GetString(static_cast<unsigned>(line));
    if (list.GetTextExtent(text).x + margins <= list.GetClientSize().x) text.clear();
    if (text == list.GetToolTipText()) return;
    text.empty() ? list.UnsetToolTip() : list.SetToolTip(text);
  });
}

namespace {

const char* const focusStyle =
    "*:focus{outline-color:@theme_selected_bg_color;outline-style:solid;outline-width:2px}";
constexpr unsigned aboveTheTheme = 600; // GTK_STYLE_PROVIDER_PRIORITY_APPLICATION

} // namespace

bool makeFocusVisible() {
  const wxLogNull quiet;
  void* (*makeProvider)() = nullptr;
  int (*load)(void*, const char*, long, void**) = nullptr;
  void* (*screen)() = nullptr;
  void (*add)(void*, void*, unsigned) = nullptr;
  void (*release)(void*) = nullptr;
  findInToolkit(makeProvider, "gtk_css_provider_new");
  findInToolkit(load, "gtk_css_provider_load_from_data");
  findInToolkit(screen, "gdk_screen_get_default");
  findInToolkit(add, "gtk_style_context_add_provider_for_screen");
  findInToolkit(release, "g_object_unref");
  if (!makeProvider || !load || !screen || !add || !release || !screen()) return false;
  void* provider = makeProvider();
  const bool understood = load(provider, focusStyle, -1, nullptr) != 0;
  if (understood) add(screen(), provider, aboveTheTheme); // which holds it from now on
  release(provider);
  return understood;
}

} // namespace fairway::editor
