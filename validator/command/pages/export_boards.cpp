#include "formats/picture/print_product.h"
#include "formats/playtest/playtest_file.h"
#include "validator/command/files/results.h"
#include "validator/command/pages/export_command.h"

// Boards that leave to be played on: by makers of boards, and on virtual tables.
namespace fairway::command {

int ExportCommand::readProduct() {
  if (product_.empty()) return exitDone;
  if (formats::productNamed(product_) == nullptr) {
    std::string all = "--for " + product_ + ": choose one of these:";
    for (const formats::PrintProduct& product : formats::printProducts())
      all += "\n  " + std::string(product.name) + ": " + std::string(product.what);
    return refused(all);
  }
  if (ending() != ".png") return refused("--for needs a .png");
  if (width_) return refused("--width cannot be used with --for, which has a size of its own");
  return exitDone;
}

// What is printed on a board, and not what lies on it.
int ExportCommand::drawProduct(const formats::Subject& subject, const formats::Scene& board,
                               formats::PaintOptions paint) {
  if (shown_.empty() && !subject.isRecord())
    for (const std::string_view loose : subject.looseLayers())
      if (const auto layer = formats::layerNamed(subject.layerNames(), loose))
        paint.layers = paint.layers.without(*layer);
  const formats::PrintProduct& product = *formats::productNamed(product_);
  const auto draw = [&](const formats::Progress& progress) {
    return formats::productPng(board, paint, product, progress);
  };
  return writeDrawn("export", draw, "");
}

int ExportCommand::writeTable(const formats::Subject& subject) {
  warnOfFonts(subject);
  const auto kit = subject.kit(theme(subject));
  if (!kit) return refused(kit.fault());
  const auto bytes = formats::playtest::tableBytes(*kit, ending());
  if (!bytes) return refused(formats::Problems{{file_, 0, 0, "", bytes.fault().why}});
  return writeResult(out_, *bytes, streams());
}

} // namespace fairway::command
