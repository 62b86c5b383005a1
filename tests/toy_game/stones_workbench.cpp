#include "editor/model/race/race_bench.h"
#include "editor/model/work/game.h"
#include "tests/toy_game/stones.h"
#include "validator/core/check.h"

#include <cmath>

namespace fairway::toy {

validator::CheckResult checkHops(const StonesBody& body);

namespace {

using namespace editor;

struct StonesExamination final : Examination {};

ExaminationTask examinationOf(const EditedDocument& document) {
  return [content = document.content(),
          revision = document.revision()](const Stale&) -> std::shared_ptr<const Examination> {
    static constexpr std::array<validator::Check<StonesBody>, 1> checks{{{"Z01", checkHops}}};
    validator::Judge judge("stones", content.head.info);
    if (const auto* body = content.as<StonesBody>()) judge.run<StonesBody>(checks, *body);
    auto result = std::make_shared<StonesExamination>();
    result->revision = revision;
    result->judged = true;
    result->report = judge.finish();
    return result;
  };
}

// One tool: a click makes a stone higher, after the highest comes the lowest.
class StonesWorkbench final : public Workbench {
public:
  explicit StonesWorkbench(std::unique_ptr<EditedDocument> document)
      : Workbench(std::move(document)), scene_(body()) {}

  const formats::Scene* scene() const override { return &scene_; }
  std::string describe(formats::Point at) const override {
    const auto stone = stoneAt(at);
    return stone ? "stone " + std::to_string(*stone + 1) : "";
  }
  std::optional<formats::Point> centreOf(const Spot& spot) const override {
    return formats::Point{spot.x - 0.5, scene_.box().bottom / 2};
  }
  formats::Point stepped(std::optional<formats::Point> from, Key key) const override {
    const formats::Point now = from.value_or(scene_.box().centre());
    return {now.x + (key == Key::Right ? 1 : key == Key::Left ? -1 : 0), now.y};
  }

  void pressAt(const Pointer& pointer) override {
    const auto stone = stoneAt(pointer.at);
    if (!stone) return;
    const auto reach = [i = *stone](formats::Document& content) -> int& {
      return content.get<StonesBody>().stones[i];
    };
    apply(std::make_unique<ValueChange<int>>("Raise a stone", reach, body().stones[*stone] % 9 + 1));
  }
  std::string hint() const override { return "Click a stone to raise it"; }

protected:
  void refresh() override { scene_ = StonesScene(body()); }

private:
  const StonesBody& body() const { return document().content().get<StonesBody>(); }
  std::optional<std::size_t> stoneAt(formats::Point at) const {
    if (!scene_.box().contains(at) || at.x >= scene_.box().right) return std::nullopt;
    return static_cast<std::size_t>(std::floor(at.x));
  }

  StonesScene scene_;
};

} // namespace

const editor::Game& editorEntry() {
  static constexpr std::array<EditedKind, 2> kinds{
      {{"stones", "Untitled stones", "Stones %s", "Stones"}, {"record", "Untitled race", "Race %s", "Race"}}};
  static constexpr std::array<CheckName, 1> checks{{{"Z01", "level stones"}}};
  static const editor::Game game = [] {
    editor::Game entry{};
    entry.id = gameId;
    entry.kinds = kinds;
    entry.notEdited = "is played back, not edited";
    entry.checkNames = checks;
    entry.workbench = [](std::unique_ptr<EditedDocument> document) -> std::unique_ptr<Workbench> {
      if (isRaced(*document)) return std::make_unique<race::RaceBench>(std::move(document));
      return std::make_unique<StonesWorkbench>(std::move(document));
    };
    entry.examination = examinationOf;
    entry.picture = [](const EditedDocument& document) -> std::unique_ptr<formats::Scene> {
      const auto* body = document.content().as<StonesBody>();
      return body ? std::make_unique<StonesScene>(*body) : nullptr;
    };
    entry.readReferences = [](const formats::Document&, const formats::Loader&) {
      return Result<References, formats::Problems>(References());
    };
    entry.isBare = [](const formats::Document& content) {
      const auto* body = content.as<StonesBody>();
      return body && body->stones.empty();
    };
    entry.differences = [](const formats::Document&, const formats::Document&) {
      return std::vector<std::string>{"the stones differ"};
    };
    entry.races = &raceRoom();
    entry.summary = [](const formats::Document&) { return std::vector<std::string>{"stones"}; };
    return entry;
  }();
  return game;
}

} // namespace fairway::toy
