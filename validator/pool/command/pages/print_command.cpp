#include "validator/command/pages/print_command.h"

#include "formats/pool/export/subject.h"
#include "formats/pool/print/tile_sheets.h"
#include "validator/pool/command/commands.h"

namespace fairway::command::pool {

namespace {

class PoolPrint final : public Of<PrintCommand, formats::pool::subjectOf> {
public:
  PoolPrint() { print_.unit = 25; }

private:
  Words words() const override {
    return {"Write a PDF of a pool or its tiles at true scale", "A pool or a record",
            "  fairway print lido.pool.yaml -o lido.pdf\n"
            "  fairway print lido.pool.yaml -o lido.pdf --paper A3 --square 30 --ink gray\n"
            "  fairway print lido.pool.yaml -o tiles.pdf --mode tiles"};
  }
  Modes modes() const override {
    return {
        {"poster", "tiles"},
        "poster: the pool at true size over pages to glue; tiles: sheets to print on both sides and cut out",
        "poster"};
  }
  const char* board() const override { return "pool"; }
  const char* backed() const override { return "tiles"; }
  std::shared_ptr<FiguresGame> figuresGame() const override { return pool::figuresGame(); }
  void declareOwn(Options& options) override {
    options.number("--square", print_.unit, 5, 100, "Size of a square in mm; tiles are a little smaller");
    options.flag("--no-setup", noSetup_, "Leave out the places of the setup");
  }

  Result<formats::PrintJob, int> job() override {
    if (mode_ == "tiles")
      return formats::pool::tileSheets(subject().pool, subject().title(), {print_, backOffset_});
    return formats::pool::poster(formats::pool::printedScene(subject().pool, !noSetup_), subject().title(),
                                 {print_, formats::ThemeName::Light, onePage_});
  }

  bool noSetup_ = false;
};

} // namespace

void declarePrint(CLI::App& app, Run& run) {
  declareCommand(app, run, "print", std::make_shared<PoolPrint>());
}

} // namespace fairway::command::pool
