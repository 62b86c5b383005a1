#pragma once

#include "rules/base/result.h"
#include "validator/core/report.h"

#include <string>
#include <vector>

namespace fairway::command {

// That no check has this code or name, with the one that was probably meant.
std::string noSuchCheck(const std::string& word);

// Which checks a call wants to hear of: those that it selects (all, where it selects none) less those that it
// ignores.
class CheckChoice {
public:
  CheckChoice() = default; // all

  // Each word is a code (G03), a name (full-circle) or the beginning of codes (G), in capitals or not. Any
  // other word is refused with the reason. So is a selected word none of whose checks this call runs: an
  // empty report would look like a clean one.
  static Result<CheckChoice, std::string> of(const std::vector<std::string>& selected,
                                             const std::vector<std::string>& ignored, bool deep);

  bool includes(std::string_view code) const;

  // Leaves out what the other checks found, and that they ran.
  void applyTo(validator::Report& report) const;

private:
  std::vector<std::string_view> left_; // the codes that are left out
};

} // namespace fairway::command
