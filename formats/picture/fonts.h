#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fairway::formats {

// The letters of these texts that no installed font has, each once: they appear as boxes with numbers.
std::vector<char32_t> missingLetters(std::span<const std::string> texts);

// The Debian package with a font for this letter; empty: none is known.
std::string_view fontPackageFor(char32_t letter);

// The warning about that: the letters, and the packages that would help. None if all are there.
std::optional<std::string> fontAdvice(std::span<const std::string> texts);

} // namespace fairway::formats
