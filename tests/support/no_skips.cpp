#include <gtest/gtest.h>

#include <cstdlib>

// With FAIRWAY_NO_SKIPS a case that skips itself fails: where all tests are meant to run, none falls silent.
namespace fairway::test {
namespace {

class NoSkips final : public testing::EmptyTestEventListener {
  void OnTestEnd(const testing::TestInfo& test) override {
    if (test.result()->Skipped()) ADD_FAILURE() << "skipped, and FAIRWAY_NO_SKIPS is set";
  }
};

[[maybe_unused]] const bool listens = [] {
  if (std::getenv("FAIRWAY_NO_SKIPS") == nullptr) return false;
  testing::UnitTest::GetInstance()->listeners().Append(new NoSkips);
  return true;
}();

} // namespace
} // namespace fairway::test
