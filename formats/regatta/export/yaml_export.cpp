#include "formats/regatta/export/yaml_export.h"

#include "rules/regatta/gates/gate.h"

namespace fairway::formats::regatta {

namespace {

RegattaBody bodyOf(const RegattaSubject& regatta) {
  RegattaBody body{regatta.deck, regatta.course};
  for (std::size_t i = 0; i < body.course.round.size(); ++i) {
    fairway::regatta::Rounding& rounding = body.course.round[i];
    if (!rounding.gate) rounding.gate = turnRound(regatta.course, i, rounding.leave).gate;
  }
  return body;
}

struct DocumentMaker {
  const DocumentHead& head;

  Document operator()(const RegattaSubject& subject) const { return RegattaDocument{head, bodyOf(subject)}; }
  Document operator()(const DeckSubject& subject) const { return DeckDocument{head, {subject.deck}}; }
  Document operator()(const RecordSubject& subject) const {
    return RecordDocument{head, {bodyOf(subject.regatta), subject.record}};
  }
};

} // namespace

Document selfContained(const Subject& subject) {
  return std::visit(DocumentMaker{subject.head}, subject.content);
}

} // namespace fairway::formats::regatta
