#include "validator/core/catalogue.h"

#include <gmock/gmock.h>

#include <set>

namespace fairway::validator::lake_race {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(Catalogue, CodesAndNamesAreUniqueAndEveryTextIsThere) {
  std::set<std::string_view> codes;
  std::set<std::pair<std::string_view, std::string_view>> names; // of the checks of a kind
  for (const CatalogueEntry& entry : catalogue()) {
    EXPECT_TRUE(codes.insert(entry.code).second) << entry.code;
    EXPECT_TRUE(names.emplace(entry.kind, entry.name).second) << entry.name;
    for (std::string_view text : {entry.claim, entry.evidence, entry.proves, entry.why, entry.mend})
      EXPECT_THAT(text, Not(IsEmpty())) << entry.code;
  }
  EXPECT_GE(codes.size(), 32u);
}

TEST(Catalogue, EveryNeedIsACheckOfItsOwn) {
  for (const CatalogueEntry& entry : catalogue())
    for (std::string_view code : neededCodes(entry)) EXPECT_NE(findEntry(code), nullptr) << entry.code;
  EXPECT_THAT(neededCodes(*findEntry("C05")), ElementsAre("C02", "C03", "G02"));
  EXPECT_THAT(neededCodes(*findEntry("L01")), IsEmpty());
}

TEST(Catalogue, ExplainsItself) {
  const std::string text = explanation(*findEntry("G03"));
  EXPECT_THAT(text, HasSubstr("G03 full-circle (error"));
  for (const char* title : {"What it proves", "Why it matters", "How to mend it"})
    EXPECT_THAT(text, HasSubstr(title));
  EXPECT_EQ(findEntry("G99"), nullptr);
}

} // namespace
} // namespace fairway::validator::lake_race
