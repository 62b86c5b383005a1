#include "validator/river/command/pages/export_command.h"

#include "formats/document/writer.h"
#include "formats/river/export/json_export.h"
#include "formats/river/export/picture_export.h"
#include "formats/river/export/yaml_export.h"
#include "validator/command/game.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/core/catalogue.h"
#include "validator/river/command/pages/load_subject.h"
#include "validator/river/command/pages/save_chances.h"

#include <algorithm>
#include <ostream>

namespace fairway::command::river {

namespace {

namespace pictures = formats::river;
using formats::Layers;

std::string endingOf(const std::string& file) {
  std::string ending = std::filesystem::path(file).extension().string();
  for (char& c : ending)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return ending;
}

pictures::FindingMark markOf(const validator::Finding& finding) {
  return {finding.severity, finding.code, finding.name + ": " + finding.message.english(), finding.spots,
          finding.evidence};
}

class Exporter {
public:
  Exporter(const ExportOptions& options, const Streams& streams) : options_(options), streams_(streams) {}

  int run() {
    const std::string ending = format();
    if (ending == ".yaml" || ending == ".yml") return withSubject(&Exporter::yaml);
    if (ending == ".json") return withSubject(&Exporter::json);
    if (ending == ".png" || ending == ".svg" || ending == ".pdf") return withSubject(&Exporter::picture);
    if (ending == ".tmx" || ending == ".tmj")
      return refuseCall("a river is no map of cells, so there is no Tiled map of it", streams_);
    return refuseCall("-o " + options_.out + ": the ending must be .yaml, .json, .svg, .png or .pdf",
                      streams_);
  }

private:
  // As an ending.
  std::string format() const {
    if (!options_.to.empty()) return "." + options_.to;
    return options_.out == "-" ? ".yaml" : endingOf(options_.out);
  }

  int withSubject(int (Exporter::*make)(const LoadedSubject&)) {
    if (const int status = readPictureOptions(); status != exitDone) return status;
    const std::optional<LoadedSubject> loaded = loadSubject(options_.file, streams_);
    if (!loaded) return exitUnreadable;
    const std::optional<fairway::river::Record>& record = loaded->subject.record;
    if (options_.turn && !record)
      return refuseCall("--turn goes with a record, and " + options_.file + " is none", streams_);
    if (options_.turn && *options_.turn > static_cast<int>(record->turns.size()))
      return refuseCall(
          "--turn: " + options_.file + " has " + std::to_string(record->turns.size()) + " turns", streams_);
    if (options_.phase && record)
      return refuseCall("--phase goes with a river; of a record, --turn says how far it is", streams_);
    if (options_.phase && *options_.phase >= loaded->subject.river.length())
      return refuseCall("--phase: choose 0 to " + std::to_string(loaded->subject.river.length() - 1),
                        streams_);
    return (this->*make)(*loaded);
  }

  int yaml(const LoadedSubject& loaded) {
    return writeResult(options_.out, formats::writeDocument(pictures::selfContained(loaded.subject)),
                       streams_);
  }

  int json(const LoadedSubject& loaded) {
    return writeResult(options_.out, pictures::exportJson(loaded.subject), streams_);
  }

  int readPictureOptions() {
    if (!formats::themeNamed(options_.theme))
      return refuseCall("--theme " + options_.theme + ": choose dark, light, low or gray", streams_);
    for (const std::string& code : options_.codes)
      if (validator::findEntry(code) == nullptr)
        return refuseCall("--finding " + code + ": no check is called so (see `fairway explain`)", streams_);
    if (!options_.layers.empty()) layers_ = Layers::none();
    for (const std::string& name : options_.layers)
      if (!setLayer(name, true)) return unknownLayer(name);
    for (const std::string& name : options_.hide)
      if (!setLayer(name, false)) return unknownLayer(name);
    return exitDone;
  }

  bool setLayer(const std::string& name, bool wanted) {
    const std::optional<pictures::Layer> layer = pictures::layerNamed(name);
    if (layer) layers_ = layers_.with(*layer, wanted);
    return layer.has_value();
  }

  int unknownLayer(const std::string& name) {
    std::string known;
    for (const std::string_view layer : pictures::layerNames())
      known += (known.empty() ? "" : ", ") + std::string(layer);
    return refuseCall("no layer is called " + name + ": choose from " + known, streams_);
  }

  int picture(const LoadedSubject& loaded) {
    if (const auto advice = pictures::fontAdvice(loaded.subject))
      streams_.err << "fairway: " << options_.file << ": warning: " << *advice << "\n";
    pictures::RiverScene scene =
        pictures::sceneOf(loaded.subject, {options_.phase.value_or(0), options_.turn});
    if (options_.save) addSaveChances(scene);
    if (options_.findings || !options_.codes.empty()) addFindings(loaded, scene);
    formats::PictureOptions look;
    look.paint.theme = *formats::themeNamed(options_.theme);
    look.paint.layers = layers_;
    look.unit = options_.section;
    look.legend = !options_.noLegend;
    return writePicture(formats::Picture(scene, pictures::textsOf(loaded.subject), look));
  }

  void addSaveChances(pictures::RiverScene& scene) {
    scene.save = saveChances(scene.river(), scene.phase);
    if (scene.save.empty())
      streams_.err << options_.file << ": the race need not end, so there are no save chances\n";
  }

  void addFindings(const LoadedSubject& loaded, pictures::RiverScene& scene) {
    const formats::Document river =
        formats::river::RiverDocument{{loaded.subject.riverInfo, {}}, {loaded.subject.river}};
    validator::WorkWatch watch;
    const Judgement judgement = gameOf(river).judge(river, loaded.loaded, {false, watch});
    for (const validator::Finding& finding : judgement.report.findings) {
      const bool wanted = options_.codes.empty() || std::find(options_.codes.begin(), options_.codes.end(),
                                                              finding.code) != options_.codes.end();
      if (wanted && finding.counts()) scene.findings.push_back(markOf(finding));
    }
    if (scene.findings.empty()) streams_.err << options_.file << ": no such findings\n";
  }

  int writePicture(const formats::Picture& picture) {
    std::optional<std::string> bytes;
    {
      ProgressBar bar(streams_, "export");
      bytes = drawn(picture, bar);
      if (bar.stopWanted()) return tellStopped(streams_.err);
    }
    if (!bytes)
      return refuseCall("the picture would be too large: choose a smaller --section or --dpi", streams_);
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

} // namespace fairway::command::river
