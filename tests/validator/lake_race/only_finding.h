#pragma once

#include "validator/core/check.h"

#include <gmock/gmock.h>

namespace fairway::test {

// The one finding that a check must have; an empty one where the test has failed already.
inline validator::Finding onlyFinding(const validator::CheckResult& result) {
  EXPECT_THAT(result.findings, testing::SizeIs(1));
  return result.findings.empty() ? validator::Finding{} : result.findings.front();
}

inline std::string textOf(const validator::Finding& finding) {
  return finding.message.english();
}

} // namespace fairway::test
