#include "editor/model/race/animation.h"

#include "editor/model/words/translation.h"
#include "editor/model/work/game.h"
#include "formats/document/writer.h"
#include "formats/film/film_file.h"

namespace fairway::editor::race {

namespace {

formats::Problems problem(const std::filesystem::path& file, const std::string& why) {
  return {{file.string(), 0, 0, "", why}};
}

} // namespace

std::function<formats::Problems(validator::WorkWatch&)> animating(const RaceBench& bench,
                                                                  const std::filesystem::path& file) {
  const formats::Document& record = bench.document().content();
  const auto subject = gameOf(record).races->subject(record, bench.document().file());
  if (!subject) return [fault = subject.fault()](validator::WorkWatch&) { return fault; };
  const std::shared_ptr<formats::Film> film = bench.raced()->film(record, bench.turn()).film;
  if (!film)
    return
        [fault = problem(file, say("this race cannot be played"))](validator::WorkWatch&) { return fault; };
  return [subject = *subject, film, file](validator::WorkWatch& watch) -> formats::Problems {
    formats::FilmOptions look;
    look.paint.theme = subject->theme();
    look.unit = subject->unit(film->scene());
    const auto bytes =
        formats::filmBytes(*film, subject->texts(), look, file.extension().string(), [&watch](double share) {
          watch.advance(share);
          return !watch.stopWanted();
        });
    if (!bytes) return bytes.fault().why.empty() ? formats::Problems() : problem(file, bytes.fault().why);
    if (const auto fault = formats::replaceFile(file, *bytes)) return {*fault};
    return {};
  };
}

} // namespace fairway::editor::race
