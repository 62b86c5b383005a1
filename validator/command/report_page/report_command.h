#pragma once

#include "validator/command/report_page/document_part.h"

namespace fairway::command {

// Writes a page about documents, or a folder of pages with an index. Exit status.
int runReport(const ReportOptions& options, const Ask& ask, const Streams& streams);

} // namespace fairway::command
