#include "formats/pool/resolve.h"
#include "tests/formats/broken_samples.h"

#include <gtest/gtest.h>

namespace fairway::formats::pool {
namespace {

TEST(BrokenPools, AreRefusedAsExpected) {
  fairway::test::expectBrokenSamplesRefused("pool", fairway::test::problemsOf<RecordBody>);
}

} // namespace
} // namespace fairway::formats::pool
