#include "formats/film/film_file.h"
#include "validator/command/pages/export_command.h"

#include <algorithm>
#include <ostream>

// A record as an animation.
namespace fairway::command {

int ExportCommand::drawFilm(const formats::Subject& subject) {
  if (!subject.isRecord())
    return refused("an animation needs a record, and " + file_ + " is a " + std::string(subject.kind()));
  if (const char* option = onlyStill())
    return refused(std::string(option) + " cannot be used with an animation");
  if (!film_)
    return refused(
        formats::Problems{{file_, 0, 0, "", "this race cannot be played: `fairway replay` says why"}});
  if (firstTurn_ >= std::max(1, film_->turns()) || lastTurn_.value_or(0) > film_->turns())
    return refused("--turns " + turns_ + ": " + std::to_string(film_->turns()) +
                   " turns of the record can be played");
  if (film_->turns() < film_->recorded())
    err() << "fairway: " << file_ << ": warning: turn " << film_->turns() + 1
          << " is illegal, so the animation ends before it (see `fairway replay`)\n";
  warnOfFonts(subject);
  formats::FilmOptions look;
  look.paint.theme = theme(subject);
  look.paint.layers = layers_;
  look.unit = unit(film_->scene());
  look.width = width_;
  look.perSecond = perSecond_.value_or(look.perSecond);
  look.speed = speed_.value_or(look.speed);
  look.first = firstTurn_;
  look.last = lastTurn_;
  std::string fault;
  const auto draw = [&](const formats::Progress& progress) -> std::optional<std::string> {
    auto bytes = formats::filmBytes(*film_, subject.texts(), look, ending(), progress);
    if (bytes) return std::move(bytes).value();
    fault = bytes.fault().why;
    return std::nullopt;
  };
  return writeDrawn("export", draw, fault);
}

} // namespace fairway::command
