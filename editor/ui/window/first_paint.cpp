#include "editor/ui/window/first_paint.h"

#include <ctime>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>

#include <unistd.h>

namespace fairway::editor {

std::optional<double> millisecondsSinceStart() {
  // The 22nd word of /proc/self/stat; the second is in parentheses and may hold blanks.
  std::ifstream file("/proc/self/stat");
  std::string text;
  std::getline(file, text);
  const std::size_t name = text.rfind(')');
  if (name == std::string::npos) return std::nullopt;
  std::istringstream words(text.substr(name + 1));
  std::string skipped;
  for (int word = 3; word < 22; ++word) words >> skipped;
  double ticks = 0;
  timespec now{};
  if (!(words >> ticks) || clock_gettime(CLOCK_BOOTTIME, &now) != 0) return std::nullopt;
  const double started = ticks / static_cast<double>(sysconf(_SC_CLK_TCK));
  return 1000 * (static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec) - started);
}

void afterFirstPaint(wxWindow& window, std::function<void()> then) {
  const auto once = std::make_shared<std::function<void()>>(std::move(then));
  window.Bind(wxEVT_PAINT, [&window, once](wxPaintEvent& event) {
    event.Skip();
    if (auto call = std::exchange(*once, nullptr)) window.CallAfter(call);
  });
}

} // namespace fairway::editor
