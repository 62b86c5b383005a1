#include "validator/command/pages/export_command.h"

#include "formats/export/export_file.h"
#include "formats/film/film_file.h"
#include "formats/picture/drawing.h"
#include "formats/playtest/playtest_file.h"
#include "validator/command/call/game.h"
#include "validator/command/call/number_option.h"
#include "validator/command/files/results.h"
#include "validator/command/validate/check_choice.h"
#include "validator/core/catalogue.h"

#include <algorithm>
#include <ostream>

namespace fairway::command {

namespace {

constexpr int mostTurns = 1'000'000;
constexpr double usualDpi = 150;

std::optional<int> turnIn(std::string text) {
  if (!whyNoWholeNumber(text, 1, mostTurns).empty()) return std::nullopt;
  return std::stoi(text);
}

} // namespace

void ExportCommand::declare(Options& options) {
  options.file("FILE", file_, std::string(words().file) + "; - reads standard input");
  std::vector<std::string> all = forms();
  options.file(
      "-o,--output", out_,
      "OUT.yaml (self-contained), " + anyOf({all.begin() + 1, all.end()}) +
          "; - writes to standard output. A .webp or .gif is an animation of a record, a .vtt a game for "
          "VirtualTabletop, a .vmod a module for VASSAL");
  for (std::string& form : all) form.erase(0, 1);
  options.oneOf("--to", to_, "Format, regardless of the ending; with -o - the default is yaml",
                std::move(all));
  options.number("--dpi", dpi_, 10, 2400, "Resolution of a .png, in pixels per inch; 150 by default");
  options.whole(
      "--width", width_, 100, formats::mostFilmSide,
      "Width in pixels of a .png, instead of --dpi, or of an animation; by default animations are 800 wide "
      "and at most 1000 high");
  options.text(
      "--for", product_,
      "Make a .png of exactly the pixels that a maker of boards asks for, with bleed and safe zone, such as "
      "thegamecrafter-quadfold; another name lists them all",
      "PRODUCT");
  declareUnit(options);
  options.text("--theme", theme_, themeText(), "{dark,light,low,gray}");
  options.list("--layers", shown_, "Layers to draw, separated by commas; all by default");
  options.list("--hide", hidden_, "Layers to leave out, separated by commas");
  options.flag("--no-legend", noLegend_, "Leave out legend and scale bar");
  options.flag("--card", card_,
               "Make one picture to post: board, name, profile of the route, and what is known of it. A .png "
               "is 1200 x 630 pixels");
  options.text("--paper", cardPaper_,
               "Paper size of a card, in landscape: A6, A5, A4, Letter or WIDTHxHEIGHT in mm", "PAPER");
  options.whole("--races", cardRaces_.races, 1, 1000000,
                "Work out the figures of a card from N races; by default a modest number, which it states");
  options.seed(cardRaces_.seed);
  options.flag("--findings", findings_, "Draw what the quick checks find, with its evidence");
  options.list("--finding", codes_, "Draw only findings of these codes, separated by commas");
  options.whole("--turn", turn_, 0, mostTurns,
                "For a record: show the race after this many turns; by default at its end");
  options.text("--turns", turns_, "Which turns an animation shows, such as 10-40, 10- or -40; all by default",
               "FROM-TO");
  options.number("--speed", speed_, 0.1, 100,
                 "How fast an animation plays; at 1, the default, a turn takes about a second");
  options.number("--fps", perSecond_, 1, 50,
                 "Frames per second of an animation while something moves; 10 by default");
  declareOwn(options);
  options.examples(words().examples);
}

std::vector<std::string> ExportCommand::forms() const {
  std::vector<std::string> endings = formats::knownEndings(ownEndings());
  endings.insert(endings.end(), {".webp", ".gif"});
  endings.insert(endings.end(), formats::playtest::tableEndings.begin(),
                 formats::playtest::tableEndings.end());
  return endings;
}

bool ExportCommand::isFilm() const {
  return formats::isAnimation(ending());
}

std::string ExportCommand::ending() const {
  if (!to_.empty()) return "." + to_;
  return out_ == "-" ? ".yaml" : formats::endingOf(out_);
}

int ExportCommand::readOptions() {
  const std::vector<std::string> known = forms();
  if (ending() != ".yml" && std::find(known.begin(), known.end(), ending()) == known.end())
    return refused("-o " + out_ + ": the ending must be " + anyOf(known));
  if (!theme_.empty() && !formats::themeNamed(theme_))
    return refused("--theme " + theme_ + ": choose dark, light, low or gray");
  for (const std::string& code : codes_)
    if (validator::findEntry(code) == nullptr) return refused("--finding: " + noSuchCheck(code));
  const bool isData = ending() == ".yaml" || ending() == ".yml" || ending() == ".json";
  if (!isData || card_) formats::needDrawing(); // before what a card says is worked out
  if (const int status = readProduct(); status != exitDone) return status;
  if (const int status = readCardOptions(); status != exitDone) return status;
  if (const int status = readFilmOptions(); status != exitDone) return status;
  return readOwn();
}

int ExportCommand::readFilmOptions() {
  if (width_ && !isFilm() && ending() != ".png") return refused("--width needs a .png, .webp or .gif");
  if (!isFilm())
    return turns_.empty() && !speed_ && !perSecond_
               ? exitDone
               : refused("--turns, --speed and --fps need an animation: OUT.webp or OUT.gif");
  if (turn_) return refused("--turn is one moment; --turns says which turns an animation shows");
  if (findings_ || !codes_.empty()) return refused("findings cannot be drawn in an animation");
  return readTurns();
}

// `10-40`, `10-`, `-40` or `12`, which is a film of one turn.
int ExportCommand::readTurns() {
  if (turns_.empty()) return exitDone;
  const std::size_t dash = turns_.find('-');
  const std::string from = turns_.substr(0, dash);
  const std::string to = dash == std::string::npos ? from : turns_.substr(dash + 1);
  const auto first = from.empty() ? std::optional(1) : turnIn(from);
  const auto last = to.empty() ? std::optional<int>() : turnIn(to);
  if (!first || *first < 1 || (!to.empty() && (!last || *last < *first)) || (from.empty() && to.empty()))
    return refused("--turns " + turns_ + ": give the first and the last turn, such as 10-40, 10- or -40");
  firstTurn_ = *first - 1; // it begins as the turn before has left it
  lastTurn_ = last;
  return exitDone;
}

int ExportCommand::readLayers(const formats::Subject& subject) {
  const auto names = subject.layerNames();
  if (!shown_.empty()) layers_ = formats::Layers::none();
  const auto set = [&](const std::vector<std::string>& wanted, bool shown) -> const std::string* {
    for (const std::string& name : wanted) {
      const std::optional<int> layer = formats::layerNamed(names, name);
      if (!layer) return &name;
      layers_ = layers_.with(*layer, shown);
    }
    return nullptr;
  };
  const std::string* unknown = set(shown_, true);
  if (unknown == nullptr) unknown = set(hidden_, false);
  if (unknown == nullptr) return exitDone;
  std::string known;
  for (const std::string_view name : names) known += (known.empty() ? "" : ", ") + std::string(name);
  return refused("there is no layer " + *unknown + ": choose from " + known);
}

// After the game has looked at its own options: they may choose one of several races.
int ExportCommand::readTurn(formats::Subject& subject) {
  if (turn_ && !subject.isRecord())
    return refused("--turn needs a record, and " + file_ + " is a " + std::string(subject.kind()));
  auto film = subject.film();
  if (!film) return refused(film.fault());
  film_ = std::move(film).value();
  if (!turn_) return exitDone;
  const int turns = film_ ? film_->turns() : 0;
  if (*turn_ > turns)
    return refused("--turn " + std::to_string(*turn_) + ": " + std::to_string(turns) +
                   " turns of the record can be played");
  subject.showTurn(*turn_);
  if (film_) film_->show(*turn_);
  return exitDone;
}

int ExportCommand::write(formats::Subject& subject) {
  if (const int status = readLayers(subject); status != exitDone) return status;
  if (const int status = checkOwn(); status != exitDone) return status;
  if (const int status = readTurn(subject); status != exitDone) return status;
  if (card_) return drawCard(subject);
  if (isFilm()) return drawFilm(subject);
  if (formats::playtest::isTable(ending())) return writeTable(subject);
  const auto files = formats::dataFiles(subject, out_, ending(), theme(subject));
  if (!files) return drawPicture(subject);
  if (!*files) return refused(files->fault());
  for (auto file = files->value().rbegin(); file != files->value().rend(); ++file)
    if (const int status = writeResult(file->name.string(), file->bytes, streams()); status != exitDone)
      return status; // what lies beside the file comes before it
  return exitDone;
}

formats::ThemeName ExportCommand::theme(const formats::Subject& subject) const {
  return theme_.empty() ? subject.theme() : *formats::themeNamed(theme_);
}

Result<std::unique_ptr<formats::Scene>, int> ExportCommand::scene(const formats::Subject& subject) {
  auto scene = subject.scene();
  if (!scene) return refused(scene.fault());
  return std::move(scene).value();
}

int ExportCommand::drawPicture(const formats::Subject& subject) {
  warnOfFonts(subject);
  const auto board = scene(subject);
  if (!board) return board.fault();
  if (findings_ || !codes_.empty()) addFindings(**board);
  formats::PictureOptions look;
  look.paint.theme = theme(subject);
  look.paint.layers = layers_;
  look.unit = unit(**board);
  look.legend = !noLegend_;
  formats::PictureTexts texts = subject.texts();
  if (film_) texts.caption = film_->caption(formats::themeOf(look.paint.theme));
  if (!product_.empty()) return drawProduct(subject, **board, look.paint);
  const formats::Picture picture(**board, texts, look);
  constexpr double millimetres = 25.4; // an inch
  const double dpi = width_ ? millimetres * picture.scaleFor(*width_) : dpi_.value_or(usualDpi);
  const auto draw = [&](const formats::Progress& progress) {
    return formats::pictureBytes(picture, ending(), dpi, progress);
  };
  return writeDrawn("export", draw, std::string("the picture would be too large: choose ") + smaller());
}

validator::Report ExportCommand::findings() {
  validator::WorkWatch watch;
  const formats::Document& content = document().read.document;
  return gameOf(content).judge(content, document(), {false, watch}).report;
}

void ExportCommand::addFindings(formats::Scene& scene) {
  if (const char* what = withoutPlaces()) {
    err() << file_ << ": findings of a " << what << " have no place on a picture\n";
    return;
  }
  const validator::Report report = findings();
  for (const validator::Finding& finding : report.findings) {
    const bool wanted =
        codes_.empty() || std::find(codes_.begin(), codes_.end(), finding.code) != codes_.end();
    if (wanted && finding.counts())
      scene.findings.push_back({finding.severity, finding.code,
                                finding.name + ": " + finding.message.english(), finding.spots,
                                finding.evidence});
  }
  if (scene.findings.empty()) err() << file_ << ": no such findings\n";
}

} // namespace fairway::command
