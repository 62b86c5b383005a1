#include "formats/river/resolve.h"
#include "tests/formats/broken_samples.h"

#include <gtest/gtest.h>

namespace fairway::formats::river {
namespace {

TEST(BrokenRivers, AreRefusedAsExpected) {
  fairway::test::expectBrokenSamplesRefused("river", fairway::test::problemsOf<RecordBody>);
}

} // namespace
} // namespace fairway::formats::river
