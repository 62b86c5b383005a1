#include "editor/ui/river/page_dialogs.h"

#include "editor/model/river/river_files.h"

namespace fairway::editor::river {

using formats::river::Layer;

Moment momentOf(const RiverWorkbench& bench) {
  return {false, bench.phase().waterfalls, bench.river()->length() - 1};
}

Moment endOf(const formats::Document& record) {
  const auto turns = static_cast<int>(record.get<formats::river::RecordBody>().record.turns.size());
  return {true, turns, turns};
}

ExportDialog::ExportDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                           const Moment& moment, std::filesystem::path suggested)
    : editor::ExportDialog(parent, questions, content, std::move(suggested)), record_(moment.ofRecord) {
  addLook(_("Sections (mm)"), formats::river::pictureUnit);
  phase_ = addNumber(record_ ? _("Turns played") : _("Waterfalls"), 0, moment.most, moment.now);
  phase_->SetDigits(0);
  onlyOfPictures(phase_);
  finishWith({{static_cast<int>(Layer::Heat), _("Save chances")},
              {static_cast<int>(Layer::Places), _("Places")},
              {static_cast<int>(Layer::Names), _("Names")},
              {static_cast<int>(Layer::Boats), _("Boats")}},
             formats::Layers().without(Layer::Heat));
}

std::function<MadeExport(const std::filesystem::path&)> ExportDialog::exporting() const {
  formats::river::PictureChoice shown;
  const int far = static_cast<int>(phase_->GetValue());
  if (record_)
    shown.turns = far;
  else
    shown.waterfalls = far;
  return [content = content_, shown, layers = layers()](const std::filesystem::path& file) {
    return river::exporting(content, shown, layers, file);
  };
}

PrintDialog::PrintDialog(wxWindow* parent, Questions& questions, const formats::Document& content,
                         std::filesystem::path suggested)
    : editor::PrintDialog(parent, questions, content, std::move(suggested)) {
  addPaper();
  card_ = addNumber(_("Card width (mm)"), formats::river::leastCard, formats::river::greatestCard,
                    formats::river::CardSize().width);
  backs_ = addCheck(_("Backs too, for both sides"));
  addEdges(true);
  finishWith("/Print/River", {{"Card", card_}, {"Backs", backs_}});
}

formats::river::CutSetOptions PrintDialog::choice() const {
  const formats::river::CardSize usual;
  formats::river::CutSetOptions set;
  set.print = options();
  set.card = {card_->GetValue(), card_->GetValue() * usual.height / usual.width};
  set.doubleSided = backs_->GetValue();
  set.backOffset = backOffset();
  return set;
}

std::function<MadeJob()> PrintDialog::job() const {
  return [content = content_, choice = choice()] { return printJob(content, choice); };
}

} // namespace fairway::editor::river
