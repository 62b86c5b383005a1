// What the page's script calls. A text goes in through `fairway_room`, a text comes out through
// `fairway_text` and `fairway_length`; both are UTF-8 and hold one JSON value, as at `fairway table`.
#include "formats/document/json_text.h"
#include "web/module/page_table.h"

namespace {

using namespace fairway;

struct Module {
  std::string request;
  std::string answer;
  std::unique_ptr<web::PageTable> table;
};

Module& module() {
  static Module only;
  return only;
}

Tree refusal(const table::Refused& refused) {
  return {{"error", {{"rule", refused.rule}, {"message", refused.message.english()}}}};
}

Tree opened(const std::string& text) {
  const auto request = formats::readJson(text);
  if (!request) return refusal(table::notARequest("the request cannot be read: " + request.fault()));
  auto table = web::openTable(*request);
  if (!table) return refusal(table.fault());
  module().table = std::move(*table);
  return module().table->answers().first();
}

Tree answered(const std::string& text) {
  if (!module().table) return refusal(table::notThisMoment("there is no table yet"));
  table::Answers& answers = module().table->answers();
  const auto request = formats::readJson(text);
  return request ? answers.answer(*request)
                 : answers.refuse(table::notARequest("the line cannot be read: " + request.fault()));
}

Tree readRecord(const std::string& text) {
  const auto request = formats::readJson(text);
  if (!request) return refusal(table::notARequest("the record cannot be read: " + request.fault()));
  auto record = web::recordFor(*request);
  return record ? std::move(*record) : refusal(record.fault());
}

} // namespace

#define FAIRWAY_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

// Room for a request of this many bytes; it holds until the next call.
FAIRWAY_EXPORT(fairway_room) char* fairway_room(std::size_t bytes) {
  module().request.resize(bytes);
  return module().request.data();
}

// Lays a table, in place of the one that there was.
FAIRWAY_EXPORT(fairway_open) void fairway_open() {
  module().answer = formats::jsonText(opened(module().request));
}

FAIRWAY_EXPORT(fairway_answer) void fairway_answer() {
  module().answer = formats::jsonText(answered(module().request));
}

// A record's values, for playing it back.
FAIRWAY_EXPORT(fairway_record) void fairway_record() {
  module().answer = formats::jsonText(readRecord(module().request));
}

FAIRWAY_EXPORT(fairway_text) const char* fairway_text() {
  return module().answer.data();
}

FAIRWAY_EXPORT(fairway_length) std::size_t fairway_length() {
  return module().answer.size();
}
