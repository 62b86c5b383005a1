#include "editor/ui/commands/command_builder.h"
#include "editor/ui/window/game.h"
#include "editor/ui/window/main_frame.h"
#include "tests/toy_game/stones.h"

#include <wx/stattext.h>

namespace fairway::toy {

namespace {

using namespace editor;

// One panel, which says how many stones there are.
class StonesFittings final : public Fittings {
public:
  explicit StonesFittings(MainFrame& frame) : count_(new wxStaticText(&frame, wxID_ANY, "")) {
    count_->SetName("stones");
  }

  std::vector<Pane> panes() const override {
    return {{count_, "stones", "Stones", wxAUI_DOCK_LEFT, 0, {200, 100}, {100, 60}}};
  }
  void show(Workbench* bench) override {
    bench_ = bench;
    update();
  }
  void update() override {
    if (bench_)
      count_->SetLabel(
          wxString::Format("%zu stones", bench_->document().content().get<StonesBody>().stones.size()));
  }
  void examined(const Examination&) override {}
  void paintOver(wxGraphicsContext&, const Workbench&, const OverlayLook&) override {}
  void exportWithDialog(const std::filesystem::path&) override {}
  void printWithDialog(const std::filesystem::path&) override {}

private:
  Workbench* bench_ = nullptr;
  wxStaticText* count_;
};

void addMenus(CommandBuilder& builder) {
  builder.startMenu("&Stones");
  builder.onBench(wxID_ANY, "&Add a stone", "A", "One more at the end", [](Workbench& bench) {
    StonesBody body = bench.document().content().get<StonesBody>();
    body.stones.push_back(1);
    const auto reach = [](formats::Document& content) -> StonesBody& { return content.get<StonesBody>(); };
    bench.apply(std::make_unique<ValueChange<StonesBody>>("Add a stone", reach, std::move(body)));
  });
}

} // namespace

const WindowGame& windowEntry() {
  static constexpr WindowGame entry{
      .name = "toy",
      .title = "Stepping stones",
      .beginnings = {},
      .firstLayers = {},
      .fit = [](MainFrame& frame) -> std::unique_ptr<Fittings> {
        return std::make_unique<StonesFittings>(frame);
      },
      .addMenus = addMenus,
  };
  return entry;
}

} // namespace fairway::toy
