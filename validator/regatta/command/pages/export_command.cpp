#include "validator/regatta/command/pages/export_command.h"

#include "formats/document/writer.h"
#include "formats/regatta/export/json_export.h"
#include "formats/regatta/export/picture_export.h"
#include "formats/regatta/export/yaml_export.h"
#include "validator/command/game.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/core/catalogue.h"
#include "validator/regatta/command/pages/load_subject.h"
#include "validator/regatta/route/wakes.h"
#include "validator/regatta/study/course_study.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace fairway::command::regatta {

namespace {

namespace picture = formats::regatta;
using formats::Layers;

std::string endingOf(const std::string& file) {
  std::string ending = std::filesystem::path(file).extension().string();
  for (char& c : ending)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return ending;
}

picture::FindingMark markOf(const validator::Finding& finding) {
  return {finding.severity, finding.code, finding.name + ": " + finding.message.english(), finding.spots,
          finding.evidence};
}

class Exporter {
public:
  Exporter(const ExportOptions& options, const Streams& streams) : options_(options), streams_(streams) {}

  int run() {
    const std::string ending = format();
    constexpr std::array<std::string_view, 6> known{".yaml", ".yml", ".json", ".svg", ".png", ".pdf"};
    if (std::find(known.begin(), known.end(), ending) == known.end())
      return refuseCall("-o " + options_.out + ": the ending must be .yaml, .json, .svg, .png or .pdf",
                        streams_);
    if (const int status = readOptions(); status != exitDone) return status;
    const std::optional<LoadedSubject> loaded = loadSubject(options_.file, streams_);
    if (!loaded) return exitUnreadable;
    const bool record = std::holds_alternative<picture::RecordSubject>(loaded->subject.content);
    if (options_.turn && !record)
      return refuseCall("--turn goes with a record, and " + options_.file + " is none", streams_);
    if (ending == ".json") return writeResult(options_.out, exportJson(loaded->subject), streams_);
    if (ending == ".yaml" || ending == ".yml")
      return writeResult(options_.out, formats::writeDocument(selfContained(loaded->subject)), streams_);
    return drawPicture(*loaded);
  }

private:
  // As an ending.
  std::string format() const {
    if (!options_.to.empty()) return "." + options_.to;
    return options_.out == "-" ? ".yaml" : endingOf(options_.out);
  }

  int readOptions() {
    if (!formats::themeNamed(options_.theme))
      return refuseCall("--theme " + options_.theme + ": choose dark, light, low or gray", streams_);
    for (const std::string& code : options_.codes)
      if (validator::findEntry(code) == nullptr)
        return refuseCall("--finding " + code + ": no check is called so (see `fairway explain`)", streams_);
    if (!(options_.dpi >= 10 && options_.dpi <= 2400))
      return refuseCall("--dpi: choose 10 to 2400", streams_);
    if (options_.scale != 0 && !(options_.scale >= 0.2 && options_.scale <= 100))
      return refuseCall("--scale: choose 0.2 to 100", streams_);
    return exitDone;
  }

  // Tables and decks have different layers.
  int readLayers(const formats::Scene& scene) {
    if (!options_.layers.empty()) layers_ = Layers::none();
    const auto set = [&](const std::vector<std::string>& names, bool wanted) -> const std::string* {
      for (const std::string& name : names) {
        const std::optional<int> layer = picture::layerNamed(scene.layerNames(), name);
        if (!layer) return &name;
        layers_ = layers_.with(*layer, wanted);
      }
      return nullptr;
    };
    const std::string* unknown = set(options_.layers, true);
    if (unknown == nullptr) unknown = set(options_.hide, false);
    if (unknown == nullptr) return exitDone;
    std::string known;
    for (const std::string_view name : scene.layerNames())
      known += (known.empty() ? "" : ", ") + std::string(name);
    return refuseCall("no layer is called " + *unknown + ": choose from " + known, streams_);
  }

  int drawPicture(const LoadedSubject& loaded) {
    if (const auto advice = picture::fontAdvice(loaded.subject))
      streams_.err << "fairway: " << options_.file << ": warning: " << *advice << "\n";
    if (loaded.subject.course() == nullptr) {
      if (options_.findings || !options_.codes.empty())
        streams_.err << options_.file << ": findings of a deck have no place on a picture\n";
      return writeScene(picture::DeckScene(loaded.subject.deck()), loaded.subject);
    }
    picture::TableScene scene = picture::tableOf(loaded.subject, options_.turn);
    if (options_.route) addRoute(loaded.subject, scene);
    if (options_.findings || !options_.codes.empty()) addFindings(loaded.document, scene);
    return writeScene(scene, loaded.subject);
  }

  void addRoute(const picture::Subject& subject, picture::TableScene& scene) {
    const validator::regatta::CourseStudy study(*subject.course(), subject.deck());
    if (!study.fits()) {
      streams_.err << options_.file << ": the table and the deck are too large to look for a route\n";
      return;
    }
    scene.route = validator::regatta::wakesOf(study.plays());
    scene.startBoats = study.startBoats().boats;
    constexpr std::size_t racing = 4;
    if (scene.startBoats.size() > racing) scene.startBoats.resize(racing);
    if (scene.route.empty()) streams_.err << options_.file << ": there is no route\n";
  }

  void addFindings(const LoadedDocument& document, picture::TableScene& scene) {
    ProgressBar bar(streams_, "export");
    const Judgement judgement =
        gameOf(document.read.document).judge(document.read.document, document, {false, bar});
    for (const validator::Finding& finding : judgement.report.findings) {
      const auto& codes = options_.codes;
      const bool wanted = codes.empty() || std::find(codes.begin(), codes.end(), finding.code) != codes.end();
      if (wanted && finding.counts()) scene.findings.push_back(markOf(finding));
    }
    if (scene.findings.empty()) streams_.err << options_.file << ": no such findings\n";
  }

  int writeScene(const formats::Scene& scene, const picture::Subject& subject) {
    if (const int status = readLayers(scene); status != exitDone) return status;
    formats::PictureOptions look;
    look.paint.theme = *formats::themeNamed(options_.theme);
    look.paint.layers = layers_;
    look.unit =
        options_.scale > 0 ? 1 / options_.scale : picture::pictureUnit(scene, subject.course() == nullptr);
    look.legend = !options_.noLegend;
    const formats::Picture picture(scene, picture::textsOf(subject), look);
    std::optional<std::string> bytes;
    {
      ProgressBar bar(streams_, "export");
      bytes = drawn(picture, bar);
      if (bar.stopWanted()) return tellStopped(streams_.err);
    }
    if (!bytes)
      return refuseCall("the picture would be too large: choose a larger --scale or a smaller --dpi",
                        streams_);
    return writeResult(options_.out, *bytes, streams_);
  }

  std::optional<std::string> drawn(const formats::Picture& picture, ProgressBar& bar) const {
    const formats::Progress progress = [&bar](double share) {
      bar.advance(share);
      return !bar.stopWanted();
    };
    const std::string ending = format();
    if (ending == ".svg") return picture.watchedSvg(progress);
    return ending == ".pdf" ? picture.pdf() : picture.png(options_.dpi, progress);
  }

  const ExportOptions& options_;
  const Streams& streams_;
  Layers layers_;
};

} // namespace

int runExport(const ExportOptions& options, const Streams& streams) {
  if (refusesOverwriting(options.file, options.out, streams)) return exitWrongCall;
  return Exporter(options, streams).run();
}

} // namespace fairway::command::regatta
