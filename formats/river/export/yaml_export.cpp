#include "formats/river/export/yaml_export.h"

namespace fairway::formats::river {

Document selfContained(const Subject& subject) {
  if (!subject.record) return RiverDocument{subject.head, {subject.river}};
  return RecordDocument{subject.head, {InlineRiver{subject.riverInfo, subject.river}, *subject.record}};
}

} // namespace fairway::formats::river
