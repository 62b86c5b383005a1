#pragma once

#include "tests/support/source_dir.h"

#include "validator/command/command_line.h"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include <sys/stat.h>
#include <unistd.h>

// The commands as a shell would call them, in one process.
namespace fairway::command::lake_race {

inline const std::string samples = (test::sourceDir() / "samples/lake_race/").string();
inline const std::string findings = samples + "findings/";

struct Called {
  int status;
  std::string out, err;
};

inline Called call(const std::vector<std::string>& words, const std::string& input = "",
                   bool terminal = false) {
  std::vector<const char*> arguments{"fairway"};
  for (const std::string& word : words) arguments.push_back(word.c_str());
  std::istringstream in(input);
  std::ostringstream out, err;
  const int status =
      runFairway(static_cast<int>(arguments.size()), arguments.data(), {in, out, err, terminal, false});
  return {status, out.str(), err.str()};
}

inline std::string contentOf(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

class Folder {
public:
  Folder()
      : path_(std::filesystem::temp_directory_path() / ("fairway-validate-" + std::to_string(getpid()))) {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  std::filesystem::path copy(const std::string& sample) const {
    auto to = path_ / std::filesystem::path(sample).filename();
    std::filesystem::copy_file(sample, to, std::filesystem::copy_options::overwrite_existing);
    return to;
  }
  void write(const char* name, const std::string& text) const { std::ofstream(path_ / name) << text; }
  const std::filesystem::path& path() const { return path_; }

private:
  std::filesystem::path path_;
};

} // namespace fairway::command::lake_race
