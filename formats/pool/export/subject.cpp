#include "formats/pool/export/subject.h"

#include "formats/picture/fonts.h"
#include "rules/pool/play/referee.h"

namespace fairway::formats::pool {

using fairway::pool::Act;
using fairway::pool::PoolBoard;
using fairway::pool::Replay;
using fairway::pool::TurnEntry;

std::string Subject::title() const {
  if (head.info.name) return *head.info.name;
  return record ? "Game" : "Pool";
}

Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load) {
  if (const auto* pool = document.as<PoolBody>())
    return Subject{document.head, document.head.info, pool->pool, std::nullopt};
  auto resolved = resolveRecord(document.get<RecordBody>(), file, load);
  if (!resolved) return resolved.fault();
  return Subject{document.head, std::move(resolved->poolInfo), std::move(resolved->pool),
                 std::move(resolved->record)};
}

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

int legalTurns(const Subject& subject) {
  if (!subject.record) return 0;
  const PoolBoard board(subject.pool);
  const Replay replay(board, *subject.record);
  return replay.match() ? replay.match()->turns() : 0;
}

PoolScene sceneOf(const Subject& subject, std::optional<int> turns) {
  PoolScene scene(subject.pool);
  if (!subject.record) return scene;
  const int count = turns.value_or(legalTurns(subject));
  const PoolBoard board(subject.pool);
  const Replay replay(board, firstTurns(*subject.record, count));
  if (replay.match())
    scene.showPosition(board, replay.match()->position());
  else if (subject.record->placement)
    scene.showPlacing(board, replay.placing());
  if (count > 0) scene.lastTurn = squaresOfTurn(subject.record->turns[static_cast<std::size_t>(count - 1)]);
  return scene;
}

PictureTexts textsOf(const Subject& subject) {
  const DocumentInfo& info = subject.head.info;
  std::string credits = info.author.value_or("");
  if (info.licence) credits += (credits.empty() ? "" : " · ") + *info.licence;
  return {subject.title(), info.notes.value_or(""), credits};
}

std::optional<std::string> fontAdvice(const Subject& subject) {
  const PictureTexts texts = textsOf(subject);
  return formats::fontAdvice(std::vector<std::string>{texts.title, texts.subtitle, texts.credits});
}

Document selfContained(const Subject& subject) {
  if (!subject.record) return PoolDocument{subject.head, {subject.pool}};
  return RecordDocument{subject.head, {InlinePool{subject.poolInfo, subject.pool}, *subject.record}};
}

} // namespace fairway::formats::pool
