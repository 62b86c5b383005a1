#pragma once

#include "rules/base/result.h"
#include "rules/table/table.h"

// The table's protocol (docs/table.md) as trees: one request, one answer. How they are written, and over what
// they travel, is the caller's business: `fairway table` has lines of JSON, a page has messages to a worker.
namespace fairway::table {

// What only the game can say of a race in progress.
class Reports {
public:
  Reports() = default;
  Reports(const Reports&) = delete;
  Reports& operator=(const Reports&) = delete;
  virtual ~Reports() = default;

  // What `replay --format json` gives for the record so far.
  virtual Tree state(const Play& play) const = 0;
  // The same of a play whose last turn may lack its chance, with what the choice alone has brought about.
  virtual Tree ahead(const Play& play) const { return state(play); }
  // The record so far as a document, which needs no other file.
  virtual std::string record(const Play& play) const = 0;
  // The fields `advice` and `measure` of an answer.
  virtual Result<Tree, Refused> advice(const Play& play) = 0;
};

// A state as answers have it: they have a schema of their own.
Tree withoutSchema(const Tree& state);

class Answers {
public:
  // Both must outlive it.
  Answers(Table& table, Reports& reports) : table_(table), reports_(reports) {}

  Tree first() { return answered(Tree::fields()); } // unasked
  Tree answer(const Tree& request);
  Tree refuse(const Refused& refused); // what is not a request at all

private:
  Refusal obey(const Tree& request, Tree& more);
  Refusal obey(const std::string& word, const Tree& request, Tree& more);
  Refusal withChoice(const std::string& word, const Tree& choice, Tree& more);
  Refusal alone(const std::string& word, Tree& more);
  Refusal why(const Tree& choice, Tree& more) const;
  Refusal look(const Tree& choice, Tree& more) const;
  Refusal step();
  Tree answered(const Tree& more);

  Table& table_;
  Reports& reports_;
};

} // namespace fairway::table
