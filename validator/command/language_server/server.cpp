#include "validator/command/commands.h"

#include "rules/base/version.h"
#include "rules/table/reading.h"
#include "system/machine.h"
#include "validator/command/language_server/desk.h"
#include "validator/command/language_server/messages.h"

#include <algorithm>
#include <atomic>
#include <set>

namespace fairway::command::lsp {

namespace {

// As JSON-RPC and the protocol number them.
enum ErrorCode {
  ParseError = -32700,
  InvalidRequest = -32600,
  UnknownMethod = -32601,
  InvalidParams = -32602,
  NotInitialized = -32002,
  RequestFailed = -32803
};

struct Failure {
  ErrorCode code;
  std::string message;
};

using Answer = Result<Tree, Failure>;

// Deep checks give way to what the editor asks meanwhile.
class WhileNothingIsAsked : public validator::WorkWatch {
public:
  explicit WhileNothingIsAsked(const MessageReader& reader) : reader_(reader) {}
  bool stopWanted() const override {
    return stopped_ = stopped_ || reader_.hasMore() || system::inputIsWaiting();
  }

private:
  const MessageReader& reader_;
  mutable std::atomic<bool> stopped_ = false;
};

Tree capabilities() {
  return {
      {"textDocumentSync", Tree{{"openClose", true}, {"change", 1}, {"save", Tree{{"includeText", false}}}}},
      {"hoverProvider", true},
      {"completionProvider", Tree{{"triggerCharacters", Tree::list({":", " ", "["})}}},
      {"codeActionProvider", Tree{{"codeActionKinds", Tree::list({"quickfix"})}}},
      {"definitionProvider", true},
      {"referencesProvider", true},
      {"documentSymbolProvider", true},
      {"documentFormattingProvider", true},
      {"renameProvider", true}};
}

const Tree& fieldOf(const Tree& tree, std::string_view name) {
  static const Tree none;
  const Tree* field = tree.find(name);
  return field ? *field : none;
}

class LanguageServer {
public:
  LanguageServer(const Streams& streams)
      : streams_(streams), out_(streams.files ? *streams.files : streams.out), reader_(streams.in) {}

  int run() {
    while (!ended_) {
      if (!reader_.hasMore()) tellWhatChanged();
      switch (reader_.next()) {
      case MessageReader::Outcome::End:
        return exitFindings; // without `exit`: the editor has gone
      case MessageReader::Outcome::Broken:
        streams_.err << "fairway: " << reader_.fault() << '\n';
        return exitUnreadable;
      case MessageReader::Outcome::NotJson:
        refuse(nullptr, {ParseError, reader_.fault()});
        break;
      case MessageReader::Outcome::Message:
        take(reader_.message());
        break;
      }
      if (!out_) return exitUnreadable; // nobody listens
    }
    return shutDown_ ? exitDone : exitFindings;
  }

private:
  void take(const Tree& message) {
    const Tree* id = message.find("id");
    const auto method = table::textIn(message, "method");
    if (!method) {
      // An answer to something that was never asked, or nothing at all.
      if (id && !message.find("result") && !message.find("error"))
        refuse(*id, {InvalidRequest, "a request needs a method"});
      return;
    }
    const Tree& params = fieldOf(message, "params");
    if (!id) return notified(*method, params);
    const Answer answer = asked(*method, params);
    if (!answer) return refuse(*id, answer.fault());
    writeMessage(out_, {{"jsonrpc", "2.0"}, {"id", *id}, {"result", *answer}});
  }

  void refuse(const Tree& id, const Failure& failure) {
    writeMessage(out_,
                 {{"jsonrpc", "2.0"},
                  {"id", id},
                  {"error", Tree{{"code", static_cast<int>(failure.code)}, {"message", failure.message}}}});
  }

  void notified(const std::string& method, const Tree& params) {
    if (method == "exit") ended_ = true;
    if (!initialized_ || shutDown_) return;
    const auto file = fileIn(params);
    if (!file) return;
    const Tree& document = fieldOf(params, "textDocument");
    if (method == "textDocument/didOpen") {
      if (auto text = table::textIn(document, "text")) put(*file, std::move(*text), document);
    } else if (method == "textDocument/didChange") {
      if (auto text = lastChange(params)) put(*file, std::move(*text), document);
    } else if (method == "textDocument/didClose") {
      desk_.close(*file);
      writeDiagnostics(*file, Tree::list());
      changed_ = true;
    } else if (method == "textDocument/didSave") {
      changed_ = true; // files that are not open may have changed, too
      if (deep_) toJudgeDeeply_.insert(*file);
    }
  }

  void put(const Path& file, std::string text, const Tree& document) {
    desk_.open(file, std::move(text));
    versions_[file] = fieldOf(document, "version");
    toJudgeDeeply_.erase(file);
    changed_ = true;
  }

  // The whole text is sent with each change.
  static std::optional<std::string> lastChange(const Tree& params) {
    const Tree& changes = fieldOf(params, "contentChanges");
    return changes.visit([](const auto& value) -> std::optional<std::string> {
      if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Tree::List>)
        if (!value.empty()) return table::textIn(value.back(), "text");
      return std::nullopt;
    });
  }

  Answer asked(const std::string& method, const Tree& params) {
    if (method == "initialize") return initialize(params);
    if (!initialized_) return Failure{NotInitialized, "the first request must be initialize"};
    if (shutDown_) return Failure{InvalidRequest, "the server has been shut down"};
    if (method == "shutdown") {
      tellFindings();
      shutDown_ = true;
      return Tree();
    }
    const auto found = std::find_if(services.begin(), services.end(),
                                    [&](const Service& service) { return service.method == method; });
    if (found == services.end()) return Failure{UnknownMethod, "there is no method '" + method + "'"};
    const auto file = fileIn(params);
    if (!file || !desk_.find(*file))
      return Failure{InvalidParams, "textDocument: expected a document that is open"};
    return (this->*found->answer)(*file, params);
  }

  Answer initialize(const Tree& params) {
    initialized_ = true;
    deep_ = table::isTrueIn(fieldOf(params, "initializationOptions"), "deep");
    return Tree{{"capabilities", capabilities()},
                {"serverInfo", Tree{{"name", "fairway"}, {"version", versionText()}}}};
  }

  static std::optional<Path> fileIn(const Tree& params) {
    const auto uri = table::textIn(fieldOf(params, "textDocument"), "uri");
    return uri ? pathOf(*uri) : std::nullopt;
  }

  // Something at a place of a document.
  template <class Act>
  static Answer atPlace(const Tree& params, Act act) {
    const auto place = placeIn(fieldOf(params, "position"));
    if (!place) return Failure{InvalidParams, "position: expected a line and a character"};
    return act(*place);
  }

  static Answer orFailure(Result<Tree, std::string> result) {
    if (!result) return Failure{RequestFailed, result.fault()};
    return std::move(result).value();
  }

  Answer hover(const Path& file, const Tree& params) {
    return atPlace(params, [&](ServedPlace place) -> Answer { return hoverAt(desk_, file, place); });
  }
  Answer completion(const Path& file, const Tree& params) {
    return atPlace(params, [&](ServedPlace place) -> Answer { return completionAt(desk_, file, place); });
  }
  Answer definition(const Path& file, const Tree& params) {
    return atPlace(params, [&](ServedPlace place) -> Answer { return definitionAt(desk_, file, place); });
  }
  Answer references(const Path& file, const Tree& params) {
    return atPlace(params, [&](ServedPlace place) -> Answer { return referencesAt(desk_, file, place); });
  }
  Answer rename(const Path& file, const Tree& params) {
    const auto name = table::textIn(params, "newName");
    if (!name || name->empty()) return Failure{InvalidParams, "newName: expected a name"};
    return atPlace(params, [&](ServedPlace place) { return orFailure(renaming(desk_, file, place, *name)); });
  }
  Answer symbols(const Path& file, const Tree&) { return outlineOf(desk_, file); }
  Answer format(const Path& file, const Tree&) { return orFailure(formatting(desk_, file)); }
  Answer actions(const Path& file, const Tree& params) {
    const Tree& range = fieldOf(params, "range");
    const auto from = placeIn(fieldOf(range, "start")), to = placeIn(fieldOf(range, "end"));
    if (!from || !to) return Failure{InvalidParams, "range: expected a start and an end"};
    return actionsFor(desk_, file, from->line, to->line);
  }

  struct Service {
    std::string_view method;
    Answer (LanguageServer::*answer)(const Path& file, const Tree& params);
  };
  static const std::array<Service, 8> services;

  // Findings follow when the hands rest: once nothing else is waiting. Every open document is told of anew,
  // because it may refer to what has changed.
  void tellWhatChanged() {
    tellFindings();
    while (!toJudgeDeeply_.empty()) {
      WhileNothingIsAsked watch(reader_);
      const Path file = *toJudgeDeeply_.begin();
      desk_.examineDeeply(file, watch);
      if (watch.stopWanted()) return; // it is taken up again
      toJudgeDeeply_.erase(file);
      if (desk_.find(file)) writeDiagnostics(file, diagnosticsOf(desk_, file));
    }
  }

  void tellFindings() {
    if (!std::exchange(changed_, false)) return;
    for (const auto& [file, text] : desk_.texts()) writeDiagnostics(file, diagnosticsOf(desk_, file));
  }

  void writeDiagnostics(const Path& file, Tree diagnostics) {
    Tree params{{"uri", uriOf(file)}, {"diagnostics", std::move(diagnostics)}};
    if (desk_.find(file) && !isNothing(versions_[file])) params["version"] = versions_[file];
    writeMessage(out_,
                 {{"jsonrpc", "2.0"}, {"method", "textDocument/publishDiagnostics"}, {"params", params}});
  }

  const Streams& streams_;
  std::ostream& out_;
  MessageReader reader_;
  Desk desk_;
  std::map<Path, Tree> versions_;
  std::set<Path> toJudgeDeeply_;
  bool deep_ = false;
  bool initialized_ = false;
  bool shutDown_ = false;
  bool ended_ = false;
  bool changed_ = false;
};

const std::array<LanguageServer::Service, 8> LanguageServer::services{{
    {"textDocument/hover", &LanguageServer::hover},
    {"textDocument/completion", &LanguageServer::completion},
    {"textDocument/definition", &LanguageServer::definition},
    {"textDocument/references", &LanguageServer::references},
    {"textDocument/rename", &LanguageServer::rename},
    {"textDocument/documentSymbol", &LanguageServer::symbols},
    {"textDocument/formatting", &LanguageServer::format},
    {"textDocument/codeAction", &LanguageServer::actions},
}};

} // namespace

int runLanguageServer(const Streams& streams) {
  return LanguageServer(streams).run();
}

} // namespace fairway::command::lsp
