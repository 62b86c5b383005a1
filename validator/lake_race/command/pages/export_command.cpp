#include "validator/lake_race/command/pages/export_command.h"

#include "formats/document/reader.h"
#include "formats/document/writer.h"
#include "formats/lake_race/export/heat_file.h"
#include "formats/lake_race/export/json_export.h"
#include "formats/lake_race/export/picture_export.h"
#include "formats/lake_race/export/yaml_export.h"
#include "formats/lake_race/picture/tile_image.h"
#include "formats/lake_race/tiled/export_map.h"
#include "validator/command/progress_bar.h"
#include "validator/command/results.h"
#include "validator/core/catalogue.h"
#include "validator/lake_race/command/pages/finding_marks.h"
#include "validator/lake_race/command/pages/load_subject.h"

#include <ostream>

namespace fairway::command::lake_race {

namespace {

using formats::Layers;
using formats::lake_race::Layer;

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
    if (options_.out == "-" && (ending == ".tmx" || ending == ".tmj"))
      return refuseCall("a Tiled map has an image beside it, so it cannot go to standard output", streams_);
    if (ending == ".yaml" || ending == ".yml") return withSubject(&Exporter::yaml);
    if (ending == ".json") return withSubject(&Exporter::json);
    if (ending == ".tmx" || ending == ".tmj") return withSubject(&Exporter::tiledMap);
    if (ending == ".png" || ending == ".svg" || ending == ".pdf") return withSubject(&Exporter::picture);
    return refuseCall(
        "-o " + options_.out + ": the ending must be .yaml, .json, .tmx, .tmj, .svg, .png or .pdf", streams_);
  }

private:
  // As an ending.
  std::string format() const {
    if (!options_.to.empty()) return "." + options_.to;
    return options_.out == "-" ? ".yaml" : endingOf(options_.out);
  }

  int withSubject(int (Exporter::*make)(const formats::lake_race::Subject&)) {
    if (const int status = readPictureOptions(); status != exitDone) return status;
    const std::optional<formats::lake_race::Subject> subject = loadSubject(options_.file, streams_);
    if (subject && options_.race &&
        !std::holds_alternative<formats::lake_race::RecordSubject>(subject->content))
      return refuseCall("--race goes with a record, and " + options_.file + " is none", streams_);
    return subject ? (this->*make)(*subject) : exitUnreadable;
  }

  int yaml(const formats::lake_race::Subject& subject) {
    const std::optional<formats::Document> document = formats::lake_race::selfContained(subject);
    if (!document)
      return refuse(
          {{options_.file, 0, 0, "",
            "has arrows or directions left out, and they cannot be chosen: a buoy stands on an end of its "
            "own leg (check C02)"}},
          streams_);
    return writeResult(options_.out, formats::writeDocument(*document), streams_);
  }

  int json(const formats::lake_race::Subject& subject) {
    return writeResult(options_.out, formats::lake_race::exportJson(subject), streams_);
  }

  // A map and, beside it, the image of its tiles.
  int tiledMap(const formats::lake_race::Subject& subject) {
    const auto scene = formats::lake_race::sceneOf(
        subject, {options_.race.value_or(1), fairway::lake_race::boardSideNamed(options_.side), false},
        options_.file);
    if (!scene) return refuse(scene.fault(), streams_);
    const std::filesystem::path out = options_.out;
    const std::filesystem::path image = out.stem().string() + ".tiles.png";
    const formats::ThemeName theme =
        options_.theme.empty() ? themeOf(subject) : *formats::themeNamed(options_.theme);
    const int status =
        writeResult((out.parent_path() / image).string(),
                    formats::lake_race::tileImagePng(formats::lake_race::tiled::tileWidth,
                                                     formats::lake_race::tiled::tileHeight, theme),
                    streams_);
    if (status != exitDone) return status;
    const formats::lake_race::tiled::Map map = formats::lake_race::tiled::mapOf(*scene, subject.head);
    const bool xml = format() == ".tmx";
    return writeResult(options_.out, xml ? toTmx(map, image.string()) : toTmj(map, image.string()), streams_);
  }

  int readPictureOptions() {
    if (!options_.heatName.empty() && options_.heat.empty())
      return refuseCall("--heat-name goes with --heat", streams_);
    if (!options_.theme.empty() && !formats::themeNamed(options_.theme))
      return refuseCall("--theme " + options_.theme + ": choose dark, light, low or gray", streams_);
    if (!options_.side.empty() && !fairway::lake_race::boardSideNamed(options_.side))
      return refuseCall("--side " + options_.side + ": choose dark or light", streams_);
    for (const std::string& code : options_.codes)
      if (validator::findEntry(code) == nullptr)
        return refuseCall("--finding " + code + ": no check is called so (see `fairway explain`)", streams_);
    if (!options_.layers.empty()) layers_ = Layers::none();
    for (const std::string& name : options_.layers)
      if (!setLayer(name, true)) return unknownLayer(name);
    for (const std::string& name : options_.hide)
      if (!setLayer(name, false)) return unknownLayer(name);
    if (!(options_.dpi >= 10 && options_.dpi <= 2400))
      return refuseCall("--dpi: choose 10 to 2400", streams_);
    if (!(options_.hex >= 1 && options_.hex <= 100)) return refuseCall("--hex: choose 1 to 100 mm", streams_);
    return exitDone;
  }

  bool setLayer(const std::string& name, bool wanted) {
    const std::optional<Layer> layer = formats::lake_race::layerNamed(name);
    if (layer) layers_ = layers_.with(*layer, wanted);
    return layer.has_value();
  }

  int unknownLayer(const std::string& name) {
    std::string known;
    for (const Layer layer : formats::lake_race::allLayers())
      known += (known.empty() ? "" : ", ") + std::string(nameOf(layer));
    return refuseCall("no layer is called " + name + ": choose from " + known, streams_);
  }

  int picture(const formats::lake_race::Subject& subject) {
    auto scene = formats::lake_race::sceneOf(
        subject,
        {options_.race.value_or(1), fairway::lake_race::boardSideNamed(options_.side), options_.route},
        options_.file);
    if (!scene) return refuse(scene.fault(), streams_);
    if (const auto advice = formats::lake_race::fontAdvice(subject))
      streams_.err << "fairway: " << options_.file << ": warning: " << *advice << "\n";
    if (const int status = addHeat(*scene); status != exitDone) return status;
    if (options_.findings || !options_.codes.empty()) addFindings(subject, *scene);
    formats::PictureOptions look;
    look.paint.theme = options_.theme.empty() ? themeOf(subject) : *formats::themeNamed(options_.theme);
    look.paint.layers = layers_;
    look.unit = options_.hex;
    look.legend = !options_.noLegend;
    return writePicture(formats::Picture(*scene, formats::lake_race::textsOf(subject), look));
  }

  int addHeat(formats::lake_race::BoardScene& scene) {
    if (options_.heat.empty()) return exitDone;
    const auto text = formats::readText(options_.heat);
    if (!text) return refuse(text.fault(), streams_);
    auto heat = formats::lake_race::readHeat(text.value(), options_.heat, options_.heatName);
    if (!heat) return refuse(heat.fault(), streams_);
    for (const formats::lake_race::HeatValue& value : heat->cells)
      if (!scene.lake().map.contains(value.cell))
        return refuse(
            {{options_.heat, 0, 0, "heat.cells",
              "cell [" + std::to_string(value.cell.column) + ", " + std::to_string(value.cell.row) + "]" +
                  " lies outside of the lake: do these values belong to " + options_.file + "?"}},
            streams_);
    scene.heat = std::move(heat).value();
    return exitDone;
  }

  void addFindings(const formats::lake_race::Subject& subject, formats::lake_race::BoardScene& scene) {
    scene.findings = findingMarks(subject, options_.race.value_or(1), options_.codes);
    if (!scene.findings.empty()) return;
    const bool none = std::holds_alternative<formats::lake_race::TilesetSubject>(subject.content);
    streams_.err << options_.file
                 << (none ? ": findings of a tile set have no place on a picture\n" : ": no such findings\n");
  }

  formats::ThemeName themeOf(const formats::lake_race::Subject& subject) const {
    if (options_.side == "light") return formats::ThemeName::Light;
    return options_.side == "dark" ? formats::ThemeName::Dark : subject.theme;
  }

  int writePicture(const formats::Picture& picture) {
    std::optional<std::string> bytes;
    {
      ProgressBar bar(streams_, "export");
      bytes = drawn(picture, bar);
      if (bar.stopWanted()) return tellStopped(streams_.err);
    }
    if (!bytes)
      return refuseCall("the picture would be too large: choose a smaller --hex or --dpi", streams_);
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

} // namespace fairway::command::lake_race
