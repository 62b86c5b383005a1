#pragma once

#include <string_view>

// What every page has inside, as the build put it together from the files of web/ (see web/embed).
namespace fairway::web {

std::string_view pageScript();   // the page's own
std::string_view workerScript(); // of the worker in which the table runs
std::string_view pageStyle();
std::string_view moduleText(); // the rules as WebAssembly: gzip, then base64; empty: they were not built

} // namespace fairway::web
