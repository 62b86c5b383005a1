#pragma once

#include "formats/document/reader.h"
#include "tests/support/source_dir.h"
#include "tests/validator/patterns.h"
#include "validator/command/validate/validate_file.h"
#include "validator/core/catalogue.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

// Samples of findings. A sample's name says what it is for: `G03-full-circle.course.yaml` must trigger G03
// and nothing else, `G03-near-natural.course.yaml` must not trigger anything.
namespace fairway::test {

inline std::vector<std::filesystem::path> filesIn(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().extension() == ".yaml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

inline command::Examined examined(const std::filesystem::path& file, bool deep = false) {
  const auto text = formats::readText(file);
  EXPECT_TRUE(text.ok()) << file;
  validator::WorkWatch nobody;
  return command::examine(file.string(), *text, {}, {deep, nobody});
}

inline std::string codeOf(const std::filesystem::path& file) {
  return file.filename().string().substr(0, 3);
}
inline bool isNearMiss(const std::filesystem::path& file) {
  return file.filename().string().substr(3, 6) == "-near-";
}
inline bool isDeep(const std::filesystem::path& file) {
  const validator::CatalogueEntry* entry = validator::findEntry(codeOf(file));
  return entry != nullptr && entry->command == "validate --deep";
}

// What was found, without what only informs, unless it is what the sample is about.
inline std::set<std::string> faults(const command::Examined& examined, std::string_view about = {}) {
  std::set<std::string> codes;
  for (const validator::Finding& finding : examined.report.findings)
    if (finding.counts() && (finding.severity != Severity::Info || finding.code == about))
      codes.insert(finding.code);
  return codes;
}

} // namespace fairway::test
