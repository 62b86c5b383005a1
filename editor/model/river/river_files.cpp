#include "editor/model/river/river_files.h"

#include "editor/model/river/river_edit.h"
#include "editor/model/river/river_words.h"
#include "editor/model/words/translation.h"
#include "formats/river/picture/river_scene.h"
#include "formats/river/resolve.h"
#include "validator/river/study/river_study.h"

#include <algorithm>

namespace fairway::editor::river {

using formats::Document;
using formats::Problems;
using formats::river::RecordBody;
using formats::river::RiverBody;
using Lines = std::vector<std::string>;

Result<References, Problems> readRiverReferences(const Document& content, const formats::Loader& load) {
  const auto* record = content.as<RecordBody>();
  if (!record) return References();
  auto resolved = formats::river::resolveRecord(*record, {}, load);
  if (!resolved) return resolved.fault();
  return References(RecordReferences{std::move(resolved->river)});
}

void mendRiver(Document& content) {
  auto* body = content.as<RiverBody>();
  if (!body) return;
  fairway::river::River& river = body->river;
  if (river.sections.empty()) return; // nothing is left to show
  const auto sections = std::clamp<std::size_t>(river.sections.size(), fairway::river::leastSections,
                                                fairway::river::mostSections);
  river.sections.resize(sections);
  river.start = std::clamp(river.start, 1, river.length());
  river.players = std::clamp(river.players, fairway::river::leastPlayers, fairway::river::mostPlayers);
  river.boats = std::clamp(river.boats, 1, fairway::river::mostBoats);
  const auto docks = static_cast<std::size_t>(river.players * river.boats);
  river.docks.resize(std::clamp<std::size_t>(river.docks.size(), docks, fairway::river::mostDocks));
}

bool hasNoSections(const Document& content) {
  const fairway::river::River* river = riverOf(content);
  return river && river->sections.empty();
}

namespace {

void compareRivers(const fairway::river::River& before, const fairway::river::River& after, Lines& lines) {
  if (before.length() != after.length()) {
    lines.push_back(say("the river has {1} sections instead of {2}",
                        {std::to_string(after.length()), std::to_string(before.length())}));
  } else {
    for (std::size_t i = 0; i < before.sections.size(); ++i)
      if (!(before.sections[i] == after.sections[i]))
        lines.push_back(
            say("section {1}: {2} instead of {3}",
                {std::to_string(i + 1), describe(after.sections[i]), describe(before.sections[i])}));
  }
  if (before.start != after.start)
    lines.push_back(say("boats start on section {1} instead of {2}",
                        {std::to_string(after.start), std::to_string(before.start)}));
  if (before.die != after.die) lines.push_back(say("the die has other faces"));
  if (before.docks != after.docks) lines.push_back(say("the docks have other points"));
  if (before.players != after.players || before.boats != after.boats)
    lines.push_back(say("{1} players with {2} boats each instead of {3} with {4}",
                        {std::to_string(after.players), std::to_string(after.boats),
                         std::to_string(before.players), std::to_string(before.boats)}));
  if (before.convoy != after.convoy) lines.push_back(say("the convoy rule differs"));
}

} // namespace

Lines riverDifferences(const Document& before, const Document& after) {
  Lines lines;
  if (riverOf(before) && riverOf(after)) compareRivers(*riverOf(before), *riverOf(after), lines);
  return lines;
}

Lines riverSummary(const Document& content) {
  if (const fairway::river::River* river = riverOf(content))
    return {say("the river has {1} sections: {2}", {std::to_string(river->length()), orderOf(*river)})};
  if (const auto* record = content.as<RecordBody>())
    return {sayCount("a record of {n} turn", "a record of {n} turns", record->record.turns.size())};
  return {};
}

std::unique_ptr<formats::Scene> riverPicture(const EditedDocument& document) {
  if (const fairway::river::River* river = riverOf(document.content()))
    return std::make_unique<formats::river::RiverScene>(*river);
  if (const auto* references = document.references().as<RecordReferences>())
    return std::make_unique<formats::river::RiverScene>(references->river);
  return nullptr;
}

MadeExport exporting(const formats::Document& content, formats::river::PictureChoice shown,
                     formats::Layers layers, const std::filesystem::path& file) {
  const auto made = formats::sharedSubject<formats::river::subjectOf, formats::river::Subject>(content, file);
  if (!made) return made.fault();
  (*made)->shown = shown;
  return Exporting{*made,
                   [subject = *made, layers]() -> Result<std::unique_ptr<formats::Scene>, formats::Problems> {
                     auto scene = std::make_unique<formats::river::RiverScene>(subject->riverScene());
                     if (layers.has(formats::river::Layer::Heat))
                       scene->save = validator::river::RiverStudy(subject->river).saveChances(scene->phase);
                     return std::unique_ptr<formats::Scene>(std::move(scene));
                   }};
}

MadeJob printJob(const formats::Document& content, formats::river::CutSetOptions options) {
  const auto subject = formats::river::subjectOf(content, {});
  if (!subject) return subject.fault();
  options.print.speaker = speaker(); // paper is for people
  return formats::river::cutSet(subject->river, subject->title(), options);
}

} // namespace fairway::editor::river
