#include "formats/document/edit.h"
#include "formats/document/reader.h"
#include "formats/lake_race/documents.h"
#include "tests/validator/lake_race/called.h"
#include "validator/lake_race/verify/changes.h"

#include <gtest/gtest.h>

namespace fairway::command::lake_race {
namespace {

using namespace fairway::lake_race;
using namespace validator::lake_race;

// What `verify --changes` says to do does what was tried out.
TEST(VerifyChanges, AreEditsOfTheDocument) {
  const auto text = formats::readText(samples + "classic.tileset.yaml");
  const formats::Document document = formats::readDocument(*text, "classic")->document;
  const Tileset set = document.get<formats::lake_race::TilesetBody>().set;
  const std::vector<SetChange> all = changesOf(set, BoardSide::Light);
  ASSERT_GT(all.size(), 100u);
  for (std::size_t i = 0; i < all.size(); i += 11) {
    const KeyEdit edit = editOf(BoardSide::Light, all[i]);
    const auto edited = formats::edited(document, std::array{edit});
    ASSERT_TRUE(edited) << edit.key;
    EXPECT_EQ(edited->get<formats::lake_race::TilesetBody>().set, changed(set, BoardSide::Light, all[i]))
        << edit.key;
  }
}

} // namespace
} // namespace fairway::command::lake_race
