#pragma once

#include "rules/table/answers.h"
#include "web/module/page_game.h"

namespace fairway::web {

// A race in a page: the game, the table, and its answers.
class PageTable final : table::Reports {
public:
  PageTable(std::unique_ptr<validator::TableGame> game, std::unique_ptr<table::Play> play,
            table::Seating seating, std::vector<std::string> seats);

  table::Answers& answers() { return answers_; }

private:
  Tree state(const table::Play& play) const override { return game_->state(play); }
  Tree ahead(const table::Play& play) const override { return game_->ahead(play); }
  std::string record(const table::Play& play) const override { return game_->record(play, seats_); }
  Result<Tree, table::Refused> advice(const table::Play& play) override;

  std::unique_ptr<validator::TableGame> game_;
  std::vector<std::string> seats_;
  table::Table table_;
  table::Answers answers_;
};

// What a page has to know of a record to play it back: `players`, `first`, `variant`, `acts`.
Result<Tree, table::Refused> recordFor(const Tree& request);

// The table that a page asked for, or why there is none.
Result<std::unique_ptr<PageTable>, table::Refused> openTable(const Tree& request);

} // namespace fairway::web
