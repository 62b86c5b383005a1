#include "editor/model/pool/files/pool_files.h"

#include "editor/model/pool/tools/tools.h"
#include "editor/model/words/translation.h"
#include "formats/pool/export/subject.h"
#include "formats/pool/picture/pool_scene.h"
#include "formats/pool/resolve.h"
#include "rules/pool/play/referee.h"

#include <algorithm>

namespace fairway::editor::pool {

using formats::Document;
using formats::pool::PoolBody;

namespace {

using Lines = std::vector<std::string>;

std::string sizeOf(const Pool& pool) {
  return std::to_string(pool.map.columns()) + " x " + std::to_string(pool.map.rows());
}

void comparePools(const Pool& before, const Pool& after, Lines& lines) {
  if (sizeOf(before) != sizeOf(after))
    lines.push_back(say("the pool is {1} instead of {2}", {sizeOf(after), sizeOf(before)}));
  else if (const std::size_t differing = changedSquares(before.map, after.map); differing > 0)
    lines.push_back(sayCount("{n} square differs", "{n} squares differ", differing));
  if (before.ladders != after.ladders) lines.push_back(say("the ladders differ"));
  if (before.start != after.start) lines.push_back(say("the start rows differ"));
  if (before.setup != after.setup) lines.push_back(say("the setup differs"));
  if (before.crocodiles != after.crocodiles) lines.push_back(say("the crocodiles differ"));
  if (before.opening != after.opening || before.quiet != after.quiet)
    lines.push_back(say("opening or quiet turns differ"));
}

} // namespace

Result<References, formats::Problems> readPoolReferences(const Document& content,
                                                         const formats::Loader& load) {
  const auto* record = content.as<formats::pool::RecordBody>();
  if (!record || std::holds_alternative<formats::pool::InlinePool>(record->pool)) return References();
  auto resolved = formats::pool::resolveRecord(*record, {}, load); // its path is absolute
  if (!resolved) return resolved.fault();
  return References(RecordReferences{std::move(resolved->pool)});
}

std::unique_ptr<formats::Scene> poolPicture(const EditedDocument& document) {
  const auto subject = formats::pool::subjectOf(document.content(), document.file());
  if (!subject) return nullptr;
  return std::make_unique<formats::pool::PoolScene>(subject->poolScene());
}

Lines poolDifferences(const Document& before, const Document& after) {
  Lines lines;
  const auto* old = before.as<PoolBody>();
  const auto* now = after.as<PoolBody>();
  if (old && now) comparePools(old->pool, now->pool, lines);
  return lines;
}

Lines poolSummary(const Document& content) {
  const auto* body = content.as<PoolBody>();
  if (!body) return {say("a record")};
  const Pool& pool = body->pool;
  const auto water = pool.map.squaresOf(Ground::Water).size();
  return {say("the pool has {1} squares, {2} of them water", {sizeOf(pool), std::to_string(water)}),
          sayCount("{n} tile per side", "{n} tiles per side", static_cast<std::size_t>(pool.tiles())),
          sayCount("{n} ladder", "{n} ladders", pool.ladders.size())};
}

} // namespace fairway::editor::pool
