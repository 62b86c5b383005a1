#pragma once

#include "validator/core/check.h"

#include <gmock/gmock.h>

namespace fairway::validator::test {

// The one finding that a check must have; an empty one where the test has failed already.
inline Finding onlyFinding(const CheckResult& result) {
  EXPECT_THAT(result.findings, testing::SizeIs(1));
  return result.findings.empty() ? Finding{} : result.findings.front();
}

inline std::string textOf(const Finding& finding) {
  return finding.message.english();
}

} // namespace fairway::validator::test
