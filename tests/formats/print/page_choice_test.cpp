#include "formats/print/page_choice.h"

#include <gmock/gmock.h>

namespace fairway::formats {
namespace {

TEST(PageChoice, TakesNumbersAndRanges) {
  const std::optional<PageChoice> choice = PageChoice::read("1,4-6,9-");
  ASSERT_TRUE(choice);
  std::vector<int> wanted;
  for (int page = 1; page <= 11; ++page)
    if (choice->has(page)) wanted.push_back(page);
  EXPECT_THAT(wanted, testing::ElementsAre(1, 4, 5, 6, 9, 10, 11));
}

TEST(PageChoice, NothingChosenMeansAll) {
  EXPECT_TRUE(PageChoice().all());
  EXPECT_TRUE(PageChoice().has(1000));
}

TEST(PageChoice, RefusesWhatIsNoPage) {
  for (const char* wrong : {"", "0", "-3", "a", "1,", ",1", "3-2", "1-2-3", "1 2", "99999999999999", "1-x"})
    EXPECT_FALSE(PageChoice::read(wrong)) << wrong;
}

} // namespace
} // namespace fairway::formats
