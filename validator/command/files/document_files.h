#pragma once

#include "formats/text/problem.h"

#include <string>
#include <vector>

namespace fairway::command {

// Whether a path is meant by a pattern: `*` and `?` stand for letters of one name, `**` for any folders. A
// pattern without a slash is held against every name of the path, so `broken` means all that is in such
// folders.
bool matchesPattern(const std::string& path, const std::string& pattern);

// The files that the names of a call refer to: folders are searched for *.yaml and *.yml, in a stable order,
// each file once, and without those that a pattern means. What cannot be searched is a problem.
std::vector<std::string> filesIn(const std::vector<std::string>& names,
                                 const std::vector<std::string>& without, formats::Problems& problems);

} // namespace fairway::command
