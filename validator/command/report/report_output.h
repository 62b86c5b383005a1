#pragma once

#include "validator/command/streams.h"
#include "validator/command/validate/validate_file.h"

namespace fairway::command {

// For people: findings as compilers write them, a piece of map beside each, and what was proved.
// Quiet: errors and warnings that count, and nothing else.
void writeText(const std::vector<Examined>& all, bool quiet, const Streams& streams);

// The stable shape of formats.md, schema fairway-report-1.
std::string reportJson(const std::vector<Examined>& all);

// SARIF 2.1.0, for code-review tools.
std::string reportSarif(const std::vector<Examined>& all);

} // namespace fairway::command
