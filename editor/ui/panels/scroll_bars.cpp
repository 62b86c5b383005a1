#include "editor/ui/panels/scroll_bars.h"

#include "editor/ui/panels/toolkit_function.h"

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

} // namespace fairway::editor
