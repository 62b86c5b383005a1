#include "formats/pool/export/subject.h"

#include "rules/pool/play/referee.h"

namespace fairway::formats::pool {

using namespace fairway::pool;

namespace {

GameRecord firstTurns(const GameRecord& record, int turns) {
  GameRecord part = record;
  part.turns.resize(static_cast<std::size_t>(turns));
  return part;
}

std::vector<Square> squaresOfTurn(const TurnEntry& turn) {
  if (turn.act == Act::Pass) return {};
  std::vector<Square> squares{turn.from};
  if (turn.to)
    if (const auto* to = std::get_if<Square>(&*turn.to)) squares.push_back(*to);
  return squares;
}

} // namespace

Subject::Subject(DocumentHead itsHead, Pool itsPool, const std::filesystem::path& itsFile)
    : formats::Subject(std::move(itsHead), itsFile), poolInfo(head.info), pool(std::move(itsPool)) {}

Subject::Subject(DocumentHead itsHead, ResolvedRecord resolved, const std::filesystem::path& itsFile)
    : formats::Subject(std::move(itsHead), itsFile), poolInfo(std::move(resolved.poolInfo)),
      pool(std::move(resolved.pool)), record(std::move(resolved.record)) {}

int Subject::legalTurns() const {
  if (!record) return 0;
  const PoolBoard board(pool);
  const Replay replay(board, *record);
  return replay.match() ? replay.match()->turns() : 0;
}

PoolScene Subject::poolScene() const {
  PoolScene scene(pool);
  if (!record) return scene;
  const int count = shownTurns ? *shownTurns : legalTurns();
  const PoolBoard board(pool);
  const Replay replay(board, firstTurns(*record, count));
  if (replay.match())
    scene.showPosition(board, replay.match()->position());
  else if (record->placement)
    scene.showPlacing(board, replay.placing());
  if (count > 0) scene.lastTurn = squaresOfTurn(record->turns[static_cast<std::size_t>(count - 1)]);
  return scene;
}

Result<std::unique_ptr<Scene>, Problems> Subject::scene() const {
  return std::unique_ptr<Scene>(std::make_unique<PoolScene>(poolScene()));
}

Result<Document, Phrase> Subject::selfContained() const {
  if (!record) return Document(PoolDocument{head, {pool}});
  return Document(RecordDocument{head, {InlinePool{poolInfo, pool}, *record}});
}

Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load) {
  if (const auto* body = document.as<PoolBody>()) return Subject(document.head, body->pool, file);
  auto resolved = resolveRecord(document.get<RecordBody>(), file, load);
  if (!resolved) return resolved.fault();
  return Subject(document.head, std::move(resolved).value(), file);
}

} // namespace fairway::formats::pool
