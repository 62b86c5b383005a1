#include "validator/command/export_command.h"

#include "formats/export/export_file.h"
#include "validator/command/game.h"
#include "validator/command/results.h"
#include "validator/core/catalogue.h"

#include <algorithm>
#include <ostream>

namespace fairway::command {

void ExportCommand::declare(Options& options) {
  options.file("FILE", file_, std::string(words().file) + "; - reads standard input");
  std::vector<std::string> forms = formats::knownEndings(ownEndings());
  options.file("-o", out_,
               "OUT.yaml (self-contained), " + anyOf({forms.begin() + 1, forms.end()}) +
                   "; - writes to standard output");
  for (std::string& form : forms) form.erase(0, 1);
  options.oneOf("--to", to_, "Format, regardless of the ending; with -o - the default is yaml",
                std::move(forms));
  options.number("--dpi", dpi_, 10, 2400, "Resolution of a .png, in pixels per inch");
  declareUnit(options);
  options.text("--theme", theme_, themeText(), "{dark,light,low,gray}");
  options.list("--layers", shown_, "Layers to draw, separated by commas; all by default");
  options.list("--hide", hidden_, "Layers to leave out, separated by commas");
  options.flag("--no-legend", noLegend_, "Leave out legend and scale bar");
  options.flag("--findings", findings_, "Draw what the quick checks find, with its evidence");
  options.list("--finding", codes_, "Draw only findings of these codes, separated by commas");
  declareOwn(options);
  options.examples(words().examples);
}

std::string ExportCommand::ending() const {
  if (!to_.empty()) return "." + to_;
  return out_ == "-" ? ".yaml" : formats::endingOf(out_);
}

int ExportCommand::readOptions() {
  const std::vector<std::string> known = formats::knownEndings(ownEndings());
  if (ending() != ".yml" && std::find(known.begin(), known.end(), ending()) == known.end())
    return refused("-o " + out_ + ": the ending must be " + anyOf(known));
  if (!theme_.empty() && !formats::themeNamed(theme_))
    return refused("--theme " + theme_ + ": choose dark, light, low or gray");
  for (const std::string& code : codes_)
    if (validator::findEntry(code) == nullptr)
      return refused("--finding " + code + ": there is no such check (see `fairway explain`)");
  return readOwn();
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

int ExportCommand::write(const formats::Subject& subject) {
  if (const int status = readLayers(subject); status != exitDone) return status;
  if (const int status = checkOwn(); status != exitDone) return status;
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
  const formats::Picture picture(**board, subject.texts(), look);
  const auto draw = [&](const formats::Progress& progress) {
    return formats::pictureBytes(picture, ending(), dpi_, progress);
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
