#include "formats/document/json_text.h"
#include "rules/base/random.h"
#include "rules/base/version.h"
#include "tests/support/source_dir.h"
#include "validator/command/commands.h"
#include "validator/command/language_server/desk.h"
#include "validator/command/language_server/messages.h"
#include "validator/command/terminal/streams.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <unistd.h>

// What the language server answers, in one process. Talks over small documents are kept whole in
// language_server.txt: FAIRWAY_UPDATE=1 writes what came out, to be read before it is committed.
namespace fairway::command::lsp {
namespace {

namespace fs = std::filesystem;

std::string json(const Tree& tree) {
  std::string text = formats::jsonText(tree);
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

// As it reads when it was sent: fields in the order of their names.
std::string sorted(const Tree& tree) {
  return json(formats::readJson(json(tree)).value());
}

std::string framed(const std::string& body) {
  return "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

struct Said {
  int status;
  std::vector<Tree> messages;
  std::string err;
};

Said serve(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out, err;
  const int status = runLanguageServer({in, out, err});
  Said said{status, {}, err.str()};
  std::istringstream written(out.str());
  MessageReader reader(written);
  while (reader.next() == MessageReader::Outcome::Message) said.messages.push_back(reader.message());
  return said;
}

// What an editor would send, collected.
class Editor {
public:
  explicit Editor(fs::path folder) : folder_(std::move(folder)) {
    ask("initialize", Tree::fields());
    tell("initialized", Tree::fields());
  }

  void tell(const char* method, Tree params) {
    send({{"jsonrpc", "2.0"}, {"method", method}, {"params", std::move(params)}});
  }
  int ask(const std::string& method, Tree params) {
    send({{"jsonrpc", "2.0"}, {"id", ++count_}, {"method", method}, {"params", std::move(params)}});
    return count_;
  }

  Tree document(const std::string& name) const { return {{"uri", uriOf(folder_ / name)}}; }
  void open(const std::string& name, const std::string& text) {
    Tree opened = document(name);
    opened["version"] = 1;
    opened["text"] = text;
    tell("textDocument/didOpen", {{"textDocument", opened}});
  }
  int at(const std::string& method, const std::string& name, int line, int character) {
    Tree params{{"textDocument", document(name)},
                {"position", Tree{{"line", line}, {"character", character}}}};
    if (method == "rename") params["newName"] = "osprey";
    return ask("textDocument/" + method, std::move(params));
  }
  int on(const std::string& method, const std::string& name, int line = 0) {
    return ask("textDocument/" + method, {{"textDocument", document(name)},
                                          {"range", Tree{{"start", Tree{{"line", line}, {"character", 0}}},
                                                         {"end", Tree{{"line", line}, {"character", 1}}}}}});
  }

  // Answers by number, and what came unasked under 0.
  std::map<int, Tree> talk() {
    ask("shutdown", nullptr);
    tell("exit", nullptr);
    const Said said = serve(sent_);
    EXPECT_EQ(said.status, exitDone);
    EXPECT_EQ(said.err, "");
    std::map<int, Tree> answers;
    for (const Tree& message : said.messages)
      if (const Tree* id = message.find("id"))
        answers[static_cast<int>(wholeIn(*id).value_or(0))] = message;
      else
        answers[0].push_back(message);
    return answers;
  }

private:
  void send(const Tree& message) { sent_ += framed(json(message)); }

  fs::path folder_;
  std::string sent_;
  int count_ = 0;
};

class Served : public testing::Test {
protected:
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / ("fairway-served-" + std::to_string(::getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    for (const char* sample :
         {"lake_race/classic.tileset.yaml", "lake_race/morning-mere.lake.yaml",
          "lake_race/glass-narrows.lake.yaml", "lake_race/duck-pond.lake.yaml",
          "lake_race/duck-pond-a.course.yaml", "regatta/gentle.deck.yaml",
          "regatta/kitchen-table.regatta.yaml", "regatta/kitchen-two.record.yaml",
          "river/quiet-backwater.river.yaml", "lake_race/findings/L01-pond-cut-off.lake.yaml",
          "lake_race/findings/G03-full-circle.course.yaml", "lake_race/findings/L04-choke.lake.yaml"}) {
      const fs::path file = test::sourceDir() / "samples" / sample;
      fs::copy_file(file, folder_ / file.filename());
    }
    std::ofstream(folder_ / "notes.txt") << "no document\n";
  }
  void TearDown() override { fs::remove_all(folder_); }

  std::string textOf(const std::string& name) const {
    std::ifstream in(folder_ / name);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  // Paths of this machine are left out.
  std::string withoutFolder(std::string text) const {
    const std::string uri = uriOf(folder_) + "/", path = folder_.string() + "/";
    for (const std::string& place : {uri, path})
      for (std::size_t at = text.find(place); at != std::string::npos; at = text.find(place))
        text.replace(at, place.size(), "");
    return text;
  }

  fs::path folder_;
};

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

// A place or a range on one line, as 3:0-7.
std::string shortRange(const Tree& range) {
  const auto number = [&](const char* end, const char* what) {
    return std::to_string(wholeIn(*range.find(end)->find(what)).value_or(-1));
  };
  const std::string lines =
      number("start", "line") == number("end", "line") ? "" : number("end", "line") + ":";
  return number("start", "line") + ":" + number("start", "character") + "-" + lines +
         number("end", "character");
}

// The first words of a text, and how long it is.
std::string beginning(const std::string& text) {
  return text.substr(0, 32) + (text.size() > 32 ? "... (" + std::to_string(text.size()) + ")" : "");
}

std::string inShort(const std::string& method, const Tree& answer) {
  if (const Tree* error = answer.find("error")) return json(*error);
  const Tree& result = *answer.find("result");
  if (result.empty()) return "";
  std::string text;
  if (method == "hover")
    return shortRange(*result.find("range")) + " " + beginning(json(*result.find("contents")->find("value")));
  if (method == "definition") return json(*result.find("uri")) + " " + shortRange(*result.find("range"));
  const Tree::List& all = *listIn(result);
  for (const Tree& each : all)
    if (method == "references")
      text += " " + json(*each.find("uri")) + " " + shortRange(*each.find("range"));
    else
      text += " " + *textIn(*each.find("label")) + "/" + json(*each.find("kind")) + "/" +
              (*textIn(*each.find("insertText")) == *textIn(*each.find("label")) ? "" : "+") +
              (each.find("documentation") ? std::to_string(textIn(*each.find("documentation"))->size()) + "?"
                                          : "");
  return text;
}

TEST_F(Served, TalksAreTheSameAsEver) {
  struct Talk {
    std::string name, text;
    int from = 0; // the first line that is asked about
  };
  const std::string record = textOf("kitchen-two.record.yaml");
  const std::vector<Talk> talks{
      {"morning-mere.lake.yaml", textOf("morning-mere.lake.yaml")},
      {"quiet-backwater.river.yaml", textOf("quiet-backwater.river.yaml"), 7},
      {"kitchen-table.regatta.yaml", textOf("kitchen-table.regatta.yaml"), 7},
      {"kitchen-two.record.yaml", record.substr(0, record.find("  - {seat: 1, skip")), 15},
      {"other.yaml", "shopping: [milk, bread]\n"},
      {"wrong.lake.yaml",
       "fairway: 1\nkind: lake\nname: Zoë's 🦆 pond\nstagger: {a: even, b}\nstrip: many\n"
       "map: |\n  . o .\nstrips: 3\nwaive:\n  - {code: L04, cells: [[1, 1]], why: wanted}\n"},
      {"mended.course.yaml", textOf("G03-full-circle.course.yaml"), 22},
      {"commented.course.yaml", textOf("G03-full-circle.course.yaml") + "# the end\n", 99},
      {"L01-pond-cut-off.lake.yaml", textOf("L01-pond-cut-off.lake.yaml"), 99},
  };
  std::string all;
  for (const auto& [name, text, from] : talks) {
    all += "== " + name + "\n";
    Editor editor(folder_);
    editor.open(name, text);
    const std::vector<std::string> lines = linesOf(text);
    struct Question {
      std::string method;
      int line, character, id;
    };
    std::vector<Question> asked;
    for (const char* method : {"hover", "completion", "definition", "references"})
      for (int line = from; line <= static_cast<int>(lines.size()); ++line) {
        const std::string here =
            line < static_cast<int>(lines.size()) ? lines[static_cast<std::size_t>(line)] : "";
        if (here.starts_with("  .") || here.starts_with("   .")) continue; // rows of maps
        for (int c = 0; c <= static_cast<int>(here.size()); ++c)
          if (method == std::string("hover") || method == std::string("completion") ||
              c % (method == std::string("definition") ? 4 : 12) == 0)
            asked.push_back({method, line, c, editor.at(method, name, line, c)});
      }
    std::vector<std::pair<std::string, int>> whole{{"documentSymbol", editor.on("documentSymbol", name)},
                                                   {"formatting", editor.on("formatting", name)}};
    for (int line = 0; line <= static_cast<int>(lines.size()); ++line)
      whole.emplace_back("codeAction " + std::to_string(line), editor.on("codeAction", name, line));
    const std::map<int, Tree> answers = editor.talk();
    std::string run, answered;
    int last = 0;
    const auto finish = [&] {
      if (!answered.empty()) all += run + "-" + std::to_string(last) + " " + answered + "\n";
    };
    for (const Question& question : asked) {
      const std::string answer = inShort(question.method, answers.at(question.id));
      const std::string start = question.method + " " + std::to_string(question.line) + ":";
      if (!run.starts_with(start) || answer != answered) {
        finish();
        run = start + std::to_string(question.character);
        answered = answer;
      }
      last = question.character;
    }
    finish();
    for (const auto& [what, id] : whole)
      if (const Tree* result = answers.at(id).find("result"); !result || !result->empty())
        all += what + " " + json(result ? *result : *answers.at(id).find("error")) + "\n";
    for (const Tree& message : *listIn(answers.at(0))) all += json(message) + "\n";
  }
  const std::string text = withoutFolder(all), file = "tests/validator/command/language_server.txt";
  if (std::getenv("FAIRWAY_UPDATE")) std::ofstream(test::sourceDir() / file) << text;
  std::ifstream in(test::sourceDir() / file);
  const std::vector<std::string> found = linesOf(text),
                                 wanted = linesOf({std::istreambuf_iterator<char>(in), {}});
  ASSERT_EQ(found.size(), wanted.size());
  for (std::size_t i = 0; i < found.size(); ++i) ASSERT_EQ(found[i], wanted[i]) << file << " line " << i + 1;
}

// The cursor is where the | is.
TEST_F(Served, WhatIsBegunIsCompleted) {
  const std::string lake = "fairway: 1\nkind: lake\n";
  const std::vector<std::pair<std::string, std::string>> begun{
      {"|", "fairway kind"},
      {"fai|", "fairway kind"},
      {"fairway: 1\n|", "kind"},
      {"fairway: 1\nkind: |", "course deck lake pool record regatta river tileset"},
      {"fairway: 1\nkind:|\n", "course deck lake pool record regatta river tileset"},
      {lake + "stagger: |\n", "even odd"},
      {lake + "stagger: o|dd\n", "even odd"},
      {lake + "slots:\n  - {race: |", "A B C"},
      {lake + "slots:\n  - {race: A, |\n", "at letter"},
      {lake + "slots:\n  - {race: A, letter: |}\n", "E NE NW SE SW W"},
      {lake + "slots:\n  - {race: A, at: [1, 2], l|}\n", "letter"},
      {lake + "tiles: {set: classic.tileset.yaml, side: dark, layout: [[|]]}\n",
       "crane heron otter perch pike swan"},
      {lake + "tiles: {set: classic.tileset.yaml, side: |", "dark light"},
      {lake + "tiles: {set: classic.tileset.yaml, |", "layout side"},
      {lake + "strip: |\n", ""},
      {"fairway: 1\nkind: boat\n|\n", ""},
      {"[|", ""},
      {"a: [}|", ""},
  };
  Editor editor(folder_);
  std::vector<int> asked;
  for (std::size_t i = 0; i < begun.size(); ++i) {
    const std::string name = "begun-" + std::to_string(i) + ".yaml";
    std::string text = begun[i].first;
    const std::size_t at = text.find('|');
    text.erase(at, 1);
    editor.open(name, text);
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n');
    const std::size_t start = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
    asked.push_back(
        editor.at("completion", name, static_cast<int>(line), static_cast<int>(at - (at == 0 ? 0 : start))));
  }
  const auto answers = editor.talk();
  for (std::size_t i = 0; i < begun.size(); ++i) {
    std::vector<std::string> labels;
    for (const Tree& item : *listIn(*answers.at(asked[i]).find("result")))
      labels.push_back(*textIn(*item.find("label")));
    std::sort(labels.begin(), labels.end());
    std::string all;
    for (const std::string& label : labels) all += (all.empty() ? "" : " ") + label;
    EXPECT_EQ(all, begun[i].second) << begun[i].first;
  }
}

TEST_F(Served, ATileIsRenamedWhereverItIsUsed) {
  Editor editor(folder_);
  const std::string name = "morning-mere.lake.yaml";
  editor.open(name, textOf(name));
  const int asked = editor.at("rename", name, 12, 8), none = editor.at("rename", name, 3, 2);
  const auto answers = editor.talk();
  const Tree& changes = *answers.at(asked).find("result")->find("changes");
  EXPECT_EQ(changes.size(), 3u) << "the tiles and both lakes";
  for (const auto& [uri, edits] : *fieldsIn(changes)) {
    const std::string before = textOf(pathOf(uri)->filename().string());
    std::string wanted = before;
    const std::size_t head = wanted.find("fairway: 1"); // comments above it keep their words
    for (std::size_t at = wanted.find("perch", head); at != std::string::npos;
         at = wanted.find("perch", head))
      wanted.replace(at, 5, "osprey");
    EXPECT_EQ(json(edits), sorted(editsBetween(OpenText(before), wanted)));
  }
  EXPECT_EQ(*textIn(*answers.at(none).find("error")->find("message")),
            "there is no name here that can be changed everywhere");
}

TEST_F(Served, WhatIsWrittenAndNotSavedCounts) {
  Editor editor(folder_);
  const std::string pond = "duck-pond.lake.yaml", course = "duck-pond-a.course.yaml";
  editor.open(course, textOf(course));
  editor.open(pond, "fairway: 1\nkind: lake\n");
  Tree changed = editor.document(pond);
  changed["version"] = 7;
  Tree before, after;
  before["text"] = "nonsense";
  after["text"] = textOf(pond);
  editor.tell("textDocument/didChange",
              {{"textDocument", changed}, {"contentChanges", Tree::list({before, after})}});
  editor.tell("textDocument/didClose", {{"textDocument", editor.document(course)}});
  const int closed = editor.on("formatting", course);
  const auto answers = editor.talk();
  EXPECT_EQ(*textIn(*answers.at(closed).find("error")->find("message")),
            "textDocument: expected a document that is open");
  const Tree::List& told = *listIn(answers.at(0));
  ASSERT_EQ(told.size(), 2u);
  EXPECT_EQ(json(*told[0].find("params")),
            sorted({{"uri", uriOf(folder_ / course)}, {"diagnostics", Tree::list()}}));
  EXPECT_EQ(json(*told[1].find("params")->find("version")), "7");
}

TEST(LanguageServer, AnswersWhatItCannotDo) {
  const auto answer = [](const char* body, bool begun = true) {
    const std::string start = begun ? framed(R"({"id": 0, "method": "initialize"})") : "";
    const Said said = serve(start + framed(body) + framed(R"({"method": "exit"})"));
    EXPECT_EQ(said.status, exitFindings) << "it was not shut down";
    const Tree* error =
        said.messages.size() > (begun ? 1u : 0u) ? said.messages.back().find("error") : nullptr;
    return error ? json(*error->find("code")) + " " + *textIn(*error->find("message")) : "";
  };
  EXPECT_EQ(answer(R"({"id": 1, "method": "shutdown"})", false),
            "-32002 the first request must be initialize");
  EXPECT_EQ(answer(R"({"id": 1})"), "-32600 a request needs a method");
  EXPECT_EQ(answer(R"({"id": 1, "result": 5})"), "");
  EXPECT_EQ(answer(R"({"id": 1, "error": 5})"), "");
  EXPECT_EQ(answer(R"({"result": 5})"), "");
  EXPECT_EQ(answer(R"({"id": 1, "method": "dance"})"), "-32601 there is no method 'dance'");
  EXPECT_EQ(answer(R"({"method": "dance"})"), "");
  EXPECT_EQ(answer("{"), answer("{", false));
  EXPECT_TRUE(answer("{").starts_with("-32700 "));
  EXPECT_EQ(
      answer(
          R"({"id": 1, "method": "textDocument/hover", "params": {"textDocument": {"uri": "file:///x"}}})"),
      "-32602 textDocument: expected a document that is open");

  const std::string open = framed(R"({"id": 0, "method": "initialize"})") +
                           framed(R"({"method": "textDocument/didOpen", "params": {"textDocument": )"
                                  R"({"uri": "file:///x.yaml", "text": "a: b\n"}}})");
  const auto onOpen = [&](const std::string& method, const std::string& more) {
    const Said said =
        serve(open + framed(R"({"id": 1, "method": "textDocument/)" + method +
                            R"(", "params": {"textDocument": {"uri": "file:///x.yaml"})" + more + "}}"));
    EXPECT_EQ(said.status, exitFindings) << "the input has ended";
    for (const Tree& message : said.messages)
      if (const Tree* error = message.find("error")) return *textIn(*error->find("message"));
    return std::string();
  };
  EXPECT_EQ(onOpen("hover", ""), "position: expected a line and a character");
  EXPECT_EQ(onOpen("hover", R"(, "position": {"line": 0})"), "position: expected a line and a character");
  EXPECT_EQ(onOpen("hover", R"(, "position": {"line": 0, "character": 0})"), "");
  EXPECT_EQ(onOpen("rename", R"(, "position": {"line": 0, "character": 0})"), "newName: expected a name");
  EXPECT_EQ(onOpen("rename", R"(, "newName": "", "position": {"line": 0, "character": 0})"),
            "newName: expected a name");
  EXPECT_EQ(onOpen("codeAction", R"(, "range": {"start": {"line": 0, "character": 0}})"),
            "range: expected a start and an end");
  EXPECT_EQ(onOpen("codeAction", R"(, "range": {"end": {"line": 0, "character": 0}})"),
            "range: expected a start and an end");

  const Said after =
      serve(framed(R"({"id": 0, "method": "initialize"})") + framed(R"({"id": 1, "method": "shutdown"})") +
            framed(R"({"id": 2, "method": "textDocument/hover"})") + framed(R"({"method": "exit"})") +
            framed(R"({"id": 3, "method": "dance"})"));
  EXPECT_EQ(after.status, exitDone);
  ASSERT_EQ(after.messages.size(), 3u) << "nothing is heard after `exit`";
  EXPECT_EQ(json(*after.messages[1].find("result")), "null");
  EXPECT_EQ(*textIn(*after.messages[2].find("error")->find("message")), "the server has been shut down");
  EXPECT_EQ(*textIn(*after.messages[0].find("result")->find("serverInfo")->find("version")), versionText());
}

TEST(LanguageServer, SaysWhatItCanDo) {
  const Said said = serve(framed(R"({"id": "a", "method": "initialize"})"));
  ASSERT_EQ(said.messages.size(), 1u);
  EXPECT_EQ(
      json(*said.messages[0].find("result")->find("capabilities")),
      sorted(
          formats::readJson(
              R"({"textDocumentSync":{"openClose":true,"change":1,"save":{"includeText":false}},"hoverProvider":true,)"
              R"("completionProvider":{"triggerCharacters":[":"," ","["]},"codeActionProvider":{"codeActionKinds":["quickfix"]},)"
              R"("definitionProvider":true,"referencesProvider":true,"documentSymbolProvider":true,)"
              R"("documentFormattingProvider":true,"renameProvider":true})")
              .value()));
}

TEST(Messages, AreReadByTheirHeads) {
  const auto read = [](const std::string& input) -> std::string {
    std::istringstream in(input);
    MessageReader reader(in);
    switch (reader.next()) {
    case MessageReader::Outcome::Message:
      return json(reader.message());
    case MessageReader::Outcome::NotJson:
      return "not JSON";
    case MessageReader::Outcome::End:
      return "end";
    case MessageReader::Outcome::Broken:
      break;
    }
    return reader.fault();
  };
  const auto lines = [](int count) {
    std::string head;
    for (int i = 0; i < count; ++i) head += "a: b\r\n";
    return head + "Content-Length: 2\r\n\r\n[]";
  };
  const std::string noLine = "expected a line such as 'Content-Length: 120' in the head of a message",
                    noNumber = "Content-Length: expected a number up to 67108864",
                    ended = "the input ends within the head of a message";
  EXPECT_EQ(read(""), "end");
  EXPECT_EQ(read("Content-Length: 2\r\n\r\n[]"), "[]");
  EXPECT_EQ(read("CONTENT-LENGTH:2\n\n[]"), "[]");
  EXPECT_EQ(read("content-LENGTZ: 2\r\n\r\n[]"), "the head of a message has no Content-Length");
  EXPECT_EQ(read("Content-Lengths: 2\r\n\r\n[]"), "the head of a message has no Content-Length");
  EXPECT_EQ(read("\r\n"), "the head of a message has no Content-Length");
  EXPECT_EQ(read("Content-Length:   2  \r\nOther: 7\r\n\r\n[]"), "[]");
  EXPECT_EQ(read("Content-Length: 9\r\nContent-Length: 2\r\n\r\n[]"), "[]") << "the last counts";
  EXPECT_EQ(read("Content-Length: 0\r\n\r\n"), "not JSON");
  EXPECT_EQ(read("Content-Length: 3\r\n\r\n[]"), "the input ends within a message");
  EXPECT_EQ(read("Content-Length: 67108864\r\n\r\n[]"), "the input ends within a message");
  for (const char* wrong : {"67108865", "-1", "2x", "x", "", "99999999999999999999999"})
    EXPECT_EQ(read("Content-Length: " + std::string(wrong) + "\r\n\r\n[]"), noNumber) << wrong;
  EXPECT_EQ(read("Content-Length 2\r\n\r\n[]"), noLine);
  EXPECT_EQ(read("Content-Length: 2"), ended);
  EXPECT_EQ(read("Content-Length: 2\r\n"), ended);
  EXPECT_EQ(read(lines(62)), "[]");
  EXPECT_EQ(read(lines(63)), "the head of a message has too many lines") << "the empty line counts";
  EXPECT_EQ(read("a: " + std::string(4092, 'b') + "\nContent-Length: 2\n\n[]"), "[]");
  EXPECT_EQ(read("a: " + std::string(4093, 'b') + "\nContent-Length: 2\n\n[]"), "[]");
  EXPECT_EQ(read("a: " + std::string(4094, 'b') + "\nContent-Length: 2\n\n[]"), noLine);
}

TEST(Messages, FollowOneAnother) {
  std::istringstream in(framed("{}") + framed("x") + framed("[1]"));
  MessageReader reader(in);
  EXPECT_EQ(reader.next(), MessageReader::Outcome::Message);
  EXPECT_TRUE(reader.hasMore());
  EXPECT_EQ(reader.next(), MessageReader::Outcome::NotJson);
  EXPECT_NE(reader.fault(), "");
  EXPECT_EQ(reader.next(), MessageReader::Outcome::Message);
  EXPECT_EQ(reader.fault(), "");
  EXPECT_EQ(json(reader.message()), "[1]");
  EXPECT_FALSE(reader.hasMore());
  EXPECT_EQ(reader.next(), MessageReader::Outcome::End);
  std::ostringstream out;
  Tree message;
  message["a"] = "ö";
  writeMessage(out, message);
  const std::string body = out.str().substr(out.str().find("\r\n\r\n") + 4);
  EXPECT_EQ(out.str(), framed(body));
  EXPECT_EQ(json(formats::readJson(body).value()), R"({"a":"ö"})");
}

// Places counted by hand: each character takes one unit of UTF-16, but for those beyond the basic plane.
TEST(OpenTexts, CountInUnitsOfUtf16) {
  const OpenText text("aé€🦆z\n\nx");
  struct Place {
    int column;
    std::size_t offset;
    int units;
  };
  for (const auto& [column, offset, units] :
       {Place{1, 0, 0}, {2, 1, 1}, {3, 3, 2}, {4, 6, 3}, {5, 10, 5}, {6, 11, 6}}) {
    EXPECT_EQ(text.served({1, column}).character, units);
    EXPECT_EQ(text.served({1, column}).line, 0);
    EXPECT_EQ(text.offset({0, units}), offset);
    EXPECT_EQ(text.position({0, units}), (formats::yaml::Position{1, column}));
  }
  EXPECT_EQ(text.offset({0, 4}), 10u) << "within a character: behind it";
  EXPECT_EQ(text.offset({0, 99}), 11u);
  EXPECT_EQ(text.served({1, 99}).character, 6);
  EXPECT_EQ(text.offset({1, 0}), 12u);
  EXPECT_EQ(text.offset({2, 1}), 14u);
  EXPECT_EQ(text.offset({3, 0}), 14u);
  EXPECT_EQ(text.offset({-1, 0}), 14u);
  EXPECT_EQ(text.served({0, 5}).line, 0);
  EXPECT_EQ(text.served({0, 5}).character, 0);
  EXPECT_EQ(text.lineCount(), 3);
  EXPECT_EQ(shortRange(text.whole()), "0:0-3:0");
  EXPECT_EQ(shortRange(text.rangeOfLine(1)), "0:0-6");
  EXPECT_EQ(shortRange(text.rangeOfLine(2)), "1:0-0");
}

TEST(OpenTexts, KnowWhereAWordEnds) {
  const OpenText text("ab cd,ef]gh}ij:kl\tm é🦆n x");
  const auto word = [&](int column) { return shortRange(text.rangeOfWord({1, column})); };
  EXPECT_EQ(word(1), "0:0-2");
  EXPECT_EQ(word(2), "0:1-2");
  EXPECT_EQ(word(3), "0:2-5") << "what ends a word may begin one";
  EXPECT_EQ(word(4), "0:3-5");
  EXPECT_EQ(word(7), "0:6-8");
  EXPECT_EQ(word(10), "0:9-11");
  EXPECT_EQ(word(13), "0:12-14");
  EXPECT_EQ(word(16), "0:15-17");
  EXPECT_EQ(word(19), "0:18-19");
  EXPECT_EQ(word(21), "0:20-24");
  EXPECT_EQ(word(25), "0:25-26");
  EXPECT_EQ(word(99), "0:26-26");
  EXPECT_EQ(shortRange(text.rangeOfWord({0, 1})), "0:0-0");
  EXPECT_EQ(shortRange(text.rangeOfWord({2, 1})), "0:0-0");
}

TEST(OpenTexts, PlacesComeAsWholeNumbers) {
  const auto place = [](const char* json) {
    const auto found = placeIn(formats::readJson(json).value());
    return found ? std::to_string(found->line) + ":" + std::to_string(found->character) : "none";
  };
  EXPECT_EQ(place(R"({"line": 3, "character": 5})"), "3:5");
  EXPECT_EQ(place(R"({"line": -3, "character": 9999999999})"), "0:1073741824");
  EXPECT_EQ(place(R"({"line": 3})"), "none");
  EXPECT_EQ(place(R"({"character": 3})"), "none");
  EXPECT_EQ(place(R"({"line": "3", "character": 5})"), "none");
  EXPECT_EQ(place(R"({"line": 3, "character": 5.5})"), "none");
}

TEST(Uris, EscapeWhatTheyMust) {
  EXPECT_EQ(uriOf("/a b/ä~x-1_Z.yaml"), "file:///a%20b/%C3%A4~x-1_Z.yaml");
  EXPECT_EQ(uriOf("/@[`{/:"), "file:///%40%5B%60%7B/%3A");
  for (int byte = 1; byte < 256; ++byte) {
    if (byte == '/' || byte == '.') continue;
    const std::string path = std::string("/x") + static_cast<char>(byte) + "y";
    const std::string uri = uriOf(path);
    EXPECT_EQ(pathOf(uri)->string(), path) << byte;
    const bool plain = byte < 128 && (std::isalnum(byte) != 0 || byte == '-' || byte == '_' || byte == '~');
    EXPECT_EQ(uri.size(), plain ? 11u : 13u) << byte;
  }
  EXPECT_EQ(pathOf("file:///a%2fb%2F%c3%A4")->string(), "/a/b/ä");
  EXPECT_EQ(pathOf("file:///a%2")->string(), "/a%2");
  EXPECT_EQ(pathOf("file:///a%2x%x2%%20")->string(), "/a%2x%x2% ");
  EXPECT_EQ(pathOf("file:///a%3G%G3%/%:0%`0%@0%0/%0:")->string(), "/a%3G%G3%/%:0%`0%@0%0/%0:");
  EXPECT_EQ(pathOf("file://machine/a/./b/../c")->string(), "/a/c");
  EXPECT_FALSE(pathOf("file://machine"));
  EXPECT_FALSE(pathOf("http:///a"));
}

// Edits take whole lines and leave alone what is the same above and below.
TEST(Edits, AreTheLeastThatMakeOneTextOfAnother) {
  const auto edit = [](const std::string& before, const std::string& after) {
    const Tree edits = editsBetween(OpenText(before), after);
    if (edits.empty()) return std::string("none");
    EXPECT_EQ(edits.size(), 1u);
    const Tree& only = listIn(edits)->front();
    return shortRange(*only.find("range")) + " " + json(*only.find("newText"));
  };
  EXPECT_EQ(edit("a\nb\nc\n", "a\nb\nc\n"), "none");
  EXPECT_EQ(edit("a\nb\nc\n", "a\nx\nc\n"), "1:0-2:0 \"x\\n\"");
  EXPECT_EQ(edit("a\nb\nc\n", "a\nc\n"), "1:0-2:0 \"\"");
  EXPECT_EQ(edit("a\nc\n", "a\nb\nc\n"), "1:0-0 \"b\\n\"");
  EXPECT_EQ(edit("a\na\n", "a\na\na\n"), "2:0-0 \"a\\n\"");
  EXPECT_EQ(edit("a\nb\n", "x\nb\n"), "0:0-1:0 \"x\\n\"");
  EXPECT_EQ(edit("a\nb\nc\n", "a\nb\n"), "2:0-3:0 \"\"");
  EXPECT_EQ(edit("a\nb", "a\nb\n"), "1:0-1 \"b\\n\"") << "the last line has no end";
  EXPECT_EQ(edit("a\nb\nc", "a\nb"), "1:0-2:1 \"b\"");

  Random chance(5);
  for (int i = 0; i < 3000; ++i) {
    const auto drawn = [&] {
      std::string text;
      for (auto lines = chance.below(5); lines > 0; --lines)
        text += std::string(1, "ab"[chance.below(2)]) + (lines > 1 || chance.below(4) > 0 ? "\n" : "");
      return text;
    };
    const std::string before = drawn(), after = drawn();
    const OpenText open(before);
    const Tree edits = editsBetween(open, after);
    if (before == after) {
      EXPECT_TRUE(edits.empty());
      continue;
    }
    const Tree& range = *listIn(edits)->front().find("range");
    const std::size_t from = open.offset(placeIn(*range.find("start")).value()),
                      to = open.offset(placeIn(*range.find("end")).value());
    std::string done = before;
    done.replace(from, to - from, *textIn(*listIn(edits)->front().find("newText")));
    EXPECT_EQ(done, after) << before;
  }
}

} // namespace
} // namespace fairway::command::lsp
