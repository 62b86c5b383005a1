#include "validator/command/report_page/report_command.h"

#include "formats/picture/drawing.h"
#include "validator/command/files/document_files.h"
#include "validator/command/files/results.h"
#include "validator/command/report_page/ask_commands.h"
#include "validator/command/terminal/interrupt.h"

#include <algorithm>
#include <ostream>
#include <set>

namespace fairway::command {

namespace {

namespace fs = std::filesystem;

bool isPage(const std::string& name) {
  return name == "-" || name.ends_with(".html") || name.ends_with(".htm");
}

// `morning-mere.lake` for a file of that name; a second one gets a number.
std::string freeName(const std::string& file, std::set<std::string>& taken) {
  const std::string stem = fs::path(file).stem().string();
  std::string name = stem;
  for (int next = 2; !taken.insert(name).second; ++next) name = stem + "-" + std::to_string(next);
  return name;
}

int writeOnePage(const std::vector<std::string>& files, const ReportOptions& options, const Ask& ask,
                 const Streams& streams) {
  // A report may take minutes, and would be lost.
  std::error_code unknown;
  const fs::path folder = fs::path(options.out).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, unknown))
    return refuse(
        {{options.out, 0, 0, "", "cannot be written: there is no folder '" + folder.string() + "'"}},
        streams);
  std::vector<web::ReportPart> parts;
  for (const std::string& file : files) {
    if (refusesOverwriting(file, options.out, streams)) return exitWrongCall;
    const auto loaded = loadDocument(file, streams);
    if (!loaded) return refuse(loaded.fault(), streams);
    auto made = documentPart(*loaded, options, ask, streams);
    if (!made) return made.fault();
    parts.push_back(std::move(made->part));
  }
  return writeResult(options.out, web::reportHtml(parts), streams);
}

// A folder with a page for each document, a page to race on for each board, and an index of all.
class Gallery {
public:
  Gallery(const ReportOptions& options, const Ask& ask, const Streams& streams)
      : options_(options), ask_(ask), streams_(streams), folder_(options.out) {}

  int write(const std::vector<std::string>& files) {
    std::error_code problem;
    fs::create_directories(folder_, problem);
    if (problem)
      return refuse(
          formats::Problems{{options_.out, 0, 0, "", "the folder cannot be made: " + problem.message()}},
          streams_);
    int status = exitDone;
    for (const std::string& file : files) {
      const int ofFile = add(file);
      if (ofFile == exitInterrupted) return ofFile;
      status = std::max(status, ofFile);
    }
    const int index =
        writeResult((folder_ / "index.html").string(), web::galleryHtml(titleOf(), entries_), streams_);
    return std::max(status, index);
  }

private:
  std::string titleOf() const {
    const std::string name = fs::weakly_canonical(folder_).filename().string();
    return name.empty() ? "Gallery" : name;
  }

  // A document that cannot be read does not keep the others from being shown.
  int add(const std::string& file) {
    const auto loaded = loadDocument(file, streams_);
    if (!loaded) return refuse(loaded.fault(), streams_);
    const std::string name = freeName(file, taken_);
    auto made = documentPart(*loaded, options_, ask_, streams_);
    if (!made) return made.fault();
    if (!streams_.quiet) streams_.err << file << " -> " << (folder_ / (name + ".html")).string() << '\n';
    const int status =
        writeResult((folder_ / (name + ".html")).string(), web::reportHtml({made->part}), streams_);
    if (status != exitDone) return status;
    entries_.push_back({made->part.title, made->part.kind, made->headline, made->picture, name + ".html",
                        playPage(file, name)});
    return InterruptGuard::interrupted() ? tellStopped(streams_.err) : exitDone;
  }

  // The name of the page to race on; empty for what cannot be raced.
  std::string playPage(const std::string& file, const std::string& name) const {
    const std::string page = name + ".play.html";
    const auto made = Asker(ask_, streams_).run({"play", file, "-o", (folder_ / page).string()});
    return made.status == exitDone ? page : std::string();
  }

  const ReportOptions& options_;
  const Ask& ask_;
  const Streams& streams_;
  fs::path folder_;
  std::set<std::string> taken_ = {"index"};
  std::vector<web::GalleryEntry> entries_;
};

} // namespace

int runReport(const ReportOptions& options, const Ask& ask, const Streams& streams) {
  if (std::find(options.files.begin(), options.files.end(), "-") != options.files.end())
    return refuseCall("report asks several commands about a document, so it needs a file, not standard input",
                      streams);
  const bool folders = std::any_of(options.files.begin(), options.files.end(), [](const std::string& name) {
    std::error_code unknown;
    return fs::is_directory(name, unknown);
  });
  if (folders && isPage(options.out))
    return refuseCall("-o " + options.out + ": of a folder a gallery is made, which is a folder too",
                      streams);
  formats::needDrawing();
  const InterruptGuard guard; // for all that is asked
  formats::Problems problems;
  const std::vector<std::string> files = filesIn(options.files, options.exclude, problems);
  if (!problems.empty()) return refuse(problems, streams);
  if (files.empty()) return refuseCall("there are no documents to report on", streams);
  if (isPage(options.out)) return writeOnePage(files, options, ask, streams);
  return Gallery(options, ask, streams).write(files);
}

} // namespace fairway::command
