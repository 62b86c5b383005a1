#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/pool/documents.h"
#include "tests/rules/pool/pools.h"

#include <gtest/gtest.h>

namespace fairway::formats::pool {
namespace {

using namespace fairway::pool;
using fairway::pool::test::randomPool;
using fairway::pool::test::randomSwimmers;

Target randomTarget(Random& random) {
  if (random.below(4) == 0) return ToBar{};
  return Square{static_cast<int>(random.below(30)) + 1, static_cast<int>(random.below(30)) + 1};
}

TurnEntry randomTurn(Random& random) {
  TurnEntry turn;
  turn.side = random.below(2) == 0 ? Side::Red : Side::Yellow;
  turn.act = static_cast<Act>(random.below(4));
  if (turn.act == Act::Pass) return turn;
  turn.from = {static_cast<int>(random.below(30)) + 1, static_cast<int>(random.below(30)) + 1};
  if (turn.act == Act::Reveal) turn.value = static_cast<int>(random.below(9)) + 1;
  if (turn.act != Act::Reveal || random.below(2) == 0) turn.to = randomTarget(random);
  return turn;
}

// A pool inside a record may have a name and all else that a document says of itself.
InlinePool randomInside(Random& random, Pool pool) {
  InlinePool inside{{}, std::move(pool)};
  if (random.below(2) == 0) inside.info.name = "Lido: \"the\" pool";
  if (random.below(2) == 0) inside.info.notes = "two lines\nof notes";
  return inside;
}

Document randomDocument(Random& random) {
  Pool pool = randomPool(random);
  if (random.below(2) == 0) pool.setup = randomSwimmers(pool, random);
  if (random.below(2) == 0) return PoolDocument{{}, {std::move(pool)}};
  RecordDocument record;
  const bool placed = random.below(2) == 0 || !pool.setup;
  if (placed) record.body.record.placement.emplace();
  for (std::size_t i = random.below(4); placed && i > 0; --i)
    record.body.record.placement->push_back({Side::Yellow, {static_cast<int>(i), 30}});
  for (std::size_t i = random.below(6); i > 0; --i) record.body.record.turns.push_back(randomTurn(random));
  if (random.below(2) == 0)
    record.body.pool = randomInside(random, std::move(pool));
  else
    record.body.pool = DocumentPath("my: \"pool\".yaml");
  return record;
}

TEST(PoolRoundTrip, WhatIsWrittenReadsBackAsTheSameDocument) {
  Random random(3);
  for (int i = 0; i < 1500; ++i) {
    const Document document = randomDocument(random);
    const std::string text = writeDocument(document);
    const auto read = readDocument(text, "random");
    ASSERT_TRUE(read) << toText(read.fault()) << text;
    ASSERT_TRUE(read->document == document) << text;
    ASSERT_EQ(writeDocument(read->document), text);
  }
}

const std::string small = "fairway: 1\nkind: pool\nmap: |\n  . . #\n  . . .\n  # . .\nladders: []\nstart:\n  "
                          "red:\n    - {row: 3, swimmers: 1}\n  yellow:\n    - {row: 1, swimmers: 1}\n";

TEST(PoolDocuments, HaveDefaults) {
  const auto read = readDocument(small, "small");
  ASSERT_TRUE(read) << toText(read.fault());
  const Pool& pool = read->document.get<PoolBody>().pool;
  EXPECT_EQ(pool.crocodiles, usualCrocodiles());
  EXPECT_EQ(pool.opening, 2);
  EXPECT_EQ(pool.quiet, 100);
  EXPECT_EQ(pool.setup, std::nullopt);
  EXPECT_EQ(writeDocument(read->document),
            small + "crocodiles: [1, 2, 3, 4, 5, 6]\nopening: 2\nquiet: 100\n");
}

TEST(PoolDocuments, CrocodilesHaveTheAbilitiesOfTheirNumberUnlessTheySayMore) {
  const auto read = readDocument(
      small + "crocodiles: [1, 4, {value: 7}, {value: 5, turns: 3, diagonal: true}, {value: 1, turns: 0}]\n",
      "small");
  ASSERT_TRUE(read) << toText(read.fault());
  const std::vector<Crocodile> expected{
      {1, 0, true}, {4, 1, false}, {7, 2, false}, {5, 3, true}, {1, 0, true}};
  EXPECT_EQ(read->document.get<PoolBody>().pool.crocodiles, expected);
}

// What can be drawn but not played is a finding, not an error of the reader.
TEST(PoolDocuments, WhatCannotBePlayedCanBeDrawn) {
  for (const char* more : {"setup: {red: [], yellow: [[3, 1], [3, 1]]}\n", "crocodiles: [9, 9, 9]\n"})
    EXPECT_TRUE(readDocument(small + more, "small")) << more;
}

} // namespace
} // namespace fairway::formats::pool
