#include "validator/command/pages/export_command.h"

#include "formats/pool/export/subject.h"
#include "validator/pool/command/commands.h"
#include "validator/pool/study/home.h"

namespace fairway::command::pool {

namespace {

// A side and a number of the pool's crocodiles, or a swimmer: `red:4`, `yellow:swimmer`.
struct HomeChoice {
  fairway::pool::Side side = fairway::pool::Side::Red;
  int value = 0; // 0: a swimmer
};

std::optional<HomeChoice> homeChoice(std::string_view text, const fairway::pool::Pool& pool) {
  const std::size_t colon = text.find(':');
  const auto side = fairway::pool::sideOfName(text.substr(0, colon));
  if (!side || colon == std::string_view::npos) return std::nullopt;
  const std::string_view value = text.substr(colon + 1);
  if (value == "swimmer") return HomeChoice{*side, 0};
  for (const fairway::pool::Crocodile& crocodile : pool.crocodiles)
    if (value == std::to_string(crocodile.value)) return HomeChoice{*side, crocodile.value};
  return std::nullopt;
}

// Turns to the bar from every square.
formats::pool::HomeMap homeMap(const fairway::pool::Pool& pool, const HomeChoice& choice) {
  const fairway::pool::PoolBoard board(pool);
  const validator::pool::HomeTable table = validator::pool::homeTable(board, choice.side, choice.value);
  formats::pool::HomeMap map{choice.side, choice.value, {}};
  for (const Square square : pool.map.squaresOf(fairway::pool::Ground::Water)) {
    const int turns = table.turnsFrom(board.numberOf(square));
    map.entries.push_back(
        {square, turns == validator::pool::HomeTable::never ? std::nullopt : std::optional(turns)});
  }
  return map;
}

class PoolExport final : public Of<ExportCommand, formats::pool::subjectOf> {
  Words words() const override {
    return {"Write a document in another format, chosen by the ending of OUT", "A pool or a record",
            "  fairway export lido.pool.yaml -o lido.png --dpi 300 --hide labels\n"
            "  fairway export lido.pool.yaml -o lido.svg --findings\n"
            "  fairway export lido.pool.yaml -o lido.vmod\n"
            "  fairway export lido.pool.yaml -o card.pdf --card --paper A6\n"
            "  fairway export evening.record.yaml -o turn-12.png --turn 12\n"
            "  fairway export evening.record.yaml -o evening.gif --width 600"};
  }
  void declareUnit(Options& options) override {
    options.number("--square", square_, formats::pool::pictureUnit.least, formats::pool::pictureUnit.most,
                   "Size of a square in pictures, in mm");
  }
  void declareOwn(Options& options) override {
    options.text("--home", home_,
                 "Draw how many turns a tile alone takes to its bar from each square, such as red:4 or "
                 "yellow:swimmer",
                 "SIDE:NUMBER");
  }

  Result<std::unique_ptr<formats::Scene>, int> scene(const formats::Subject&) override {
    auto scene = std::make_unique<formats::pool::PoolScene>(subject().poolScene());
    if (!home_.empty()) {
      const auto choice = homeChoice(home_, subject().pool);
      if (!choice)
        return refused("--home " + home_ +
                       ": choose a side and a number of the pool, such as red:4 or yellow:swimmer");
      scene->home = homeMap(subject().pool, *choice);
      scene->piles.clear(); // tiles would hide the numbers
    }
    return std::unique_ptr<formats::Scene>(std::move(scene));
  }

  double unit(const formats::Scene&) override { return square_; }
  const char* onlyStill() const override { return !home_.empty() ? "--home" : nullptr; }
  const char* smaller() const override { return "a smaller --square or --dpi"; }

  Result<formats::CardContent, int> cardContent(const CardRaces& races,
                                                validator::WorkWatch& watch) override {
    return cardOf(subject(), races, watch, streams());
  }

  double square_ = formats::pool::pictureUnit.usual;
  std::string home_;
};

} // namespace

void declareExport(CLI::App& app, Run& run) {
  declareCommand(app, run, "export", std::make_shared<PoolExport>());
}

} // namespace fairway::command::pool
