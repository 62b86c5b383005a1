#include "validator/command/terminal/progress_bar.h"

#include "validator/command/terminal/people_text.h"

#include <algorithm>
#include <cmath>
#include <ostream>

namespace fairway::command {

namespace {

constexpr auto firstDrawing = std::chrono::milliseconds(400);
constexpr auto betweenDrawings = std::chrono::milliseconds(100);
constexpr int barWidth = 24;

std::string timeLeft(double seconds) {
  const long whole = std::lround(std::ceil(seconds));
  if (whole < 60) return std::to_string(whole) + " s";
  if (whole < 3600) return std::to_string(whole / 60) + " min " + std::to_string(whole % 60) + " s";
  return std::to_string(whole / 3600) + " h " + std::to_string(whole % 3600 / 60) + " min";
}

} // namespace

std::string progressLine(const std::string& name, double share, std::chrono::duration<double> elapsed) {
  share = std::clamp(share, 0.0, 1.0);
  const auto filled = static_cast<std::size_t>(share * barWidth);
  std::string line = name + " [" + std::string(filled, '#') + std::string(barWidth - filled, '.') + "] " +
                     std::to_string(static_cast<int>(share * 100)) + " %";
  // An estimate from the first few per mille would only jump about.
  if (share >= 0.02) line += ", about " + timeLeft(elapsed.count() * (1 - share) / share) + " left";
  return line;
}

ProgressBar::ProgressBar(const Streams& streams, std::string name)
    : err_(streams.err), terminal_(streams.errIsTerminal && !streams.quiet), name_(std::move(name)) {}

ProgressBar::~ProgressBar() {
  if (width_ > 0) err_ << lineStartMark << std::string(width_, ' ') << lineStartMark << std::flush;
}

void ProgressBar::advance(double share) {
  if (!terminal_) return;
  const auto now = Clock::now();
  const std::scoped_lock lock(mutex_);
  if (now - begun_ < firstDrawing || now - drawn_ < betweenDrawings) return;
  drawn_ = now;
  const std::string line = progressLine(name_, share, now - begun_);
  width_ = std::max(width_, line.size());
  err_ << lineStartMark << line << std::string(width_ - line.size(), ' ') << std::flush;
}

} // namespace fairway::command
