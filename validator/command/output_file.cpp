#include "validator/command/output_file.h"

#include <filesystem>
#include <ostream>

namespace fairway::command {

bool refusesOverwriting(const std::string& source, const std::string& out, const Streams& streams) {
  std::error_code missing; // what is not there is not the same
  if (source == "-" || out == "-" || !std::filesystem::is_regular_file(source, missing)) return false;
  if (!std::filesystem::equivalent(source, out, missing)) return false;
  streams.err << "fairway: -o " << out << " would overwrite " << source
              << ", which is being read; choose another name\n";
  return true;
}

} // namespace fairway::command
