#include "validator/pool/command/pages/export_command.h"

#include "formats/document/writer.h"
#include "formats/pool/export/subject.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/core/catalogue.h"
#include "validator/pool/command/pages/finding_marks.h"
#include "validator/pool/command/pages/home_map.h"

#include <ostream>

namespace fairway::command::pool {

namespace {

using formats::Layers;
using formats::pool::Layer;
using formats::pool::Subject;

std::string endingOf(const std::string& file) {
  std::string ending = std::filesystem::path(file).extension().string();
  for (char& c : ending)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return ending;
}

class Exporter {
public:
  Exporter(const ExportOptions& options, const Streams& streams) : options_(options), streams_(streams) {}

  int run() {
    const std::string ending = format();
    if (ending != ".yaml" && ending != ".yml" && ending != ".json" && ending != ".png" && ending != ".svg" &&
        ending != ".pdf")
      return refuseCall("-o " + options_.out + ": the ending must be .yaml, .json, .svg, .png or .pdf",
                        streams_);
    if (const int status = readPictureOptions(); status != exitDone) return status;
    const auto loaded = loadDocument(options_.file, streams_);
    if (!loaded) return refuse(loaded.fault(), streams_);
    const auto subject = formats::pool::subjectOf(loaded->read.document, options_.file, loaded->loader());
    if (!subject) return refuse(subject.fault(), streams_);
    if (ending == ".yaml" || ending == ".yml")
      return writeResult(options_.out, formats::writeDocument(formats::pool::selfContained(*subject)),
                         streams_);
    if (ending == ".json") return writeResult(options_.out, formats::pool::exportJson(*subject), streams_);
    return picture(*loaded, *subject);
  }

private:
  // As an ending.
  std::string format() const {
    if (!options_.to.empty()) return "." + options_.to;
    return options_.out == "-" ? ".yaml" : endingOf(options_.out);
  }

  int readPictureOptions() {
    if (!formats::themeNamed(options_.theme))
      return refuseCall("--theme " + options_.theme + ": choose dark, light, low or gray", streams_);
    for (const std::string& code : options_.codes)
      if (validator::findEntry(code) == nullptr)
        return refuseCall("--finding " + code + ": there is no such check (see `fairway explain`)", streams_);
    if (!options_.layers.empty()) layers_ = Layers::none();
    for (const std::string& name : options_.layers)
      if (!setLayer(name, true)) return unknownLayer(name);
    for (const std::string& name : options_.hide)
      if (!setLayer(name, false)) return unknownLayer(name);
    return exitDone;
  }

  bool setLayer(const std::string& name, bool wanted) {
    const std::optional<Layer> layer = formats::pool::layerNamed(name);
    if (layer) layers_ = layers_.with(*layer, wanted);
    return layer.has_value();
  }

  int unknownLayer(const std::string& name) {
    std::string known;
    for (const std::string_view layer : formats::pool::layerNames())
      known += (known.empty() ? "" : ", ") + std::string(layer);
    return refuseCall("there is no layer " + name + ": choose from " + known, streams_);
  }

  int refuseTurn(const Subject& subject) {
    if (!subject.record)
      return refuseCall("--turn goes with a record, and " + options_.file + " is none", streams_);
    const int turns = legalTurns(subject);
    if (*options_.turn <= turns) return exitDone;
    return refuseCall("--turn " + std::to_string(*options_.turn) + ": " + std::to_string(turns) +
                          " turns of the record can be played",
                      streams_);
  }

  int picture(const LoadedDocument& loaded, const Subject& subject) {
    if (options_.turn)
      if (const int status = refuseTurn(subject); status != exitDone) return status;
    formats::pool::PoolScene scene = sceneOf(subject, options_.turn);
    if (const int status = addHome(subject, scene); status != exitDone) return status;
    if (const auto advice = fontAdvice(subject))
      streams_.err << "fairway: " << options_.file << ": warning: " << *advice << "\n";
    if (options_.findings || !options_.codes.empty()) {
      scene.findings = findingMarks(loaded, options_.codes);
      if (scene.findings.empty()) streams_.err << options_.file << ": no such findings\n";
    }
    formats::PictureOptions look;
    look.paint.theme = *formats::themeNamed(options_.theme);
    look.paint.layers = layers_;
    look.unit = options_.square;
    look.legend = !options_.noLegend;
    return writePicture(formats::Picture(scene, textsOf(subject), look));
  }

  // Tiles would hide the numbers.
  int addHome(const Subject& subject, formats::pool::PoolScene& scene) {
    if (options_.home.empty()) return exitDone;
    const auto choice = homeChoice(options_.home, subject.pool);
    if (!choice)
      return refuseCall("--home " + options_.home +
                            ": choose a side and a number of the pool, such as red:4 or yellow:swimmer",
                        streams_);
    scene.home = homeMap(subject.pool, *choice);
    scene.piles.clear();
    return exitDone;
  }

  int writePicture(const formats::Picture& picture) {
    std::optional<std::string> bytes;
    {
      ProgressBar bar(streams_, "export");
      bytes = drawn(picture, bar);
      if (bar.stopWanted()) return tellStopped(streams_.err);
    }
    if (!bytes)
      return refuseCall("the picture would be too large: choose a smaller --square or --dpi", streams_);
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

} // namespace fairway::command::pool
