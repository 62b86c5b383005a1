#include "formats/river/export/subject.h"

namespace fairway::formats::river {

std::string Subject::title() const {
  if (head.info.name) return *head.info.name;
  return record ? "Record" : "River";
}

Result<Subject, Problems> subjectOf(const Document& document, const std::filesystem::path& file,
                                    const Loader& load) {
  if (const auto* body = document.as<RiverBody>())
    return Subject{document.head, document.head.info, body->river, std::nullopt};
  if (const auto* body = document.as<RecordBody>()) {
    auto record = resolveRecord(*body, file, load);
    if (!record) return record.fault();
    return Subject{document.head, std::move(record->riverInfo), std::move(record->river),
                   std::move(record->record)};
  }
  return Problems{{file.string(), 0, 0, "kind", "expected a river or a record of the river race"}};
}

} // namespace fairway::formats::river
