#pragma once

#include <filesystem>
#include <functional>
#include <string>

namespace fairway::test {

// Every document in samples/GAME/broken is refused with exactly the problems in the file `.expected` beside
// it. FAIRWAY_UPDATE=1 writes them, to be read before they are committed.
void expectBrokenSamplesRefused(
    const std::string& game, const std::function<std::string(const std::filesystem::path& file)>& problemsOf);

} // namespace fairway::test
