#include "rules/pool/play/rule.h"
#include "tests/support/source_dir.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

// RULES.md lists every rule that a record can break, word for word.
namespace fairway::pool {
namespace {

TEST(PoolRulebook, ListsTheRules) {
  std::ifstream file(fairway::test::sourceDir() / "rules/pool/RULES.md");
  std::stringstream text;
  text << file.rdbuf();
  for (const Rule rule : allRules) {
    const std::string line = "| `" + std::string(nameOf(rule)) + "` | " + std::string(textOf(rule)) + " |";
    EXPECT_NE(text.str().find(line), std::string::npos) << line;
  }
}

} // namespace
} // namespace fairway::pool
