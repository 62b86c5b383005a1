#include "formats/pool/export/subject.h"

#include "formats/pool/export/game_film.h"

namespace fairway::formats::pool {

using namespace fairway::pool;

Subject::Subject(DocumentHead itsHead, Pool itsPool, const std::filesystem::path& itsFile)
    : formats::Subject(std::move(itsHead), itsFile), poolInfo(head.info), pool(std::move(itsPool)) {}

Subject::Subject(DocumentHead itsHead, ResolvedRecord resolved, const std::filesystem::path& itsFile)
    : formats::Subject(std::move(itsHead), itsFile), poolInfo(std::move(resolved.poolInfo)),
      pool(std::move(resolved.pool)), record(std::move(resolved.record)) {}

PoolScene Subject::poolScene() const {
  if (!record) return PoolScene(pool);
  GameFilm film(pool, *record);
  if (shownTurns && *shownTurns < film.turns()) film.show(*shownTurns, 1);
  return film.poolScene();
}

Result<std::unique_ptr<Film>, Problems> Subject::film() const {
  if (!record) return std::unique_ptr<Film>();
  return std::unique_ptr<Film>(std::make_unique<GameFilm>(pool, *record));
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
