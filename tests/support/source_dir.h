#pragma once

#include <filesystem>

namespace fairway::test {

// Where the project lies: tests find samples and golden files from here. A function of a unit of its own, so
// that a checkout elsewhere recompiles that unit alone.
const std::filesystem::path& sourceDir();

} // namespace fairway::test
