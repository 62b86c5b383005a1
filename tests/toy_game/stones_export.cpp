#include "formats/export/subject.h"
#include "tests/toy_game/stones.h"
#include "validator/command/pages/export_command.h"

// Export and, if it had anything to cut out, print: a game fills in a subject and says what its options are
// called.
namespace fairway::toy {

namespace {

class StonesSubject final : public formats::Subject {
public:
  StonesSubject(formats::DocumentHead itsHead, StonesBody itsBody, const std::filesystem::path& itsFile)
      : formats::Subject(std::move(itsHead), itsFile), body(std::move(itsBody)) {}

  StonesBody body;

  std::string_view kind() const override { return "stones"; }
  std::string_view untitled() const override { return "Stones"; }
  std::span<const std::string_view> layerNames() const override { return StonesScene(body).layerNames(); }
  Result<std::unique_ptr<formats::Scene>, formats::Problems> scene() const override {
    return std::unique_ptr<formats::Scene>(std::make_unique<StonesScene>(body));
  }
  double unit(const formats::Scene&) const override { return 10; }
  Result<formats::Document, Phrase> selfContained() const override {
    return formats::Document(formats::DocumentOf<StonesBody>{head, body});
  }
  std::string_view schema() const override { return "toy-export-1"; }
  void addFacts(Tree& json) const override {
    json["stones"] = Tree::list();
    for (const int stone : body.stones) json["stones"].push_back(stone);
  }
};

Result<StonesSubject, formats::Problems>
subjectOf(const formats::Document& document, const std::filesystem::path& file, const formats::Loader&) {
  if (const auto* body = document.as<StonesBody>()) return StonesSubject(document.head, *body, file);
  return formats::Problems{{file.string(), 0, 0, "kind", "expected stones"}};
}

class StonesExport final : public command::Of<command::ExportCommand, subjectOf> {
  Words words() const override {
    return {"Write stones in another format", "Stones", "  fairway export brook.stones.yaml -o brook.svg"};
  }
  void declareUnit(command::Options& options) override {
    options.number("--stone", stone_, 1, 100, "Width of a stone in pictures, in mm");
  }
  double unit(const formats::Scene&) override { return stone_; }
  const char* smaller() const override { return "a smaller --stone or --dpi"; }

  double stone_ = 10;
};

} // namespace

void declareExport(CLI::App& app, command::Run& run) {
  command::declareCommand(app, run, "export", std::make_shared<StonesExport>());
}

} // namespace fairway::toy
