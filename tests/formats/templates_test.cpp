#include "formats/document/game.h"
#include "formats/document/reader.h"
#include "formats/document/writer.h"

#include <gtest/gtest.h>

namespace fairway::formats {
namespace {

// Every template of every kind of every game; that they validate too is for the tests of the command.
TEST(Templates, AreCanonicalDocumentsOfTheirKindThatStandAlone) {
  int seen = 0;
  for (const Game* game : games())
    for (const Kind& kind : game->kinds) {
      if (!kind.templateText) continue;
      ++seen;
      const auto read = readDocument(kind.templateText(), std::string(kind.name));
      ASSERT_TRUE(read) << toText(read.fault());
      EXPECT_EQ(read->document.kind, &kind);
      EXPECT_TRUE(read->otherComments.empty()) << kind.name;
      EXPECT_EQ(writeDocument(read->document), kind.templateText());
      Document document = read->document;
      visitReferences(document, [&](const std::string& key, const DocumentPath&) {
        ADD_FAILURE() << kind.name << " " << key;
      });
    }
  EXPECT_GE(seen, 3);
}

} // namespace
} // namespace fairway::formats
