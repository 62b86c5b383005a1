#pragma once

#include "rules/regatta/play/referee.h"
#include "validator/command/streams.h"

namespace fairway::command::regatta {

struct ReplayOptions {
  std::string file;
  bool json = false;
};

int runReplay(const ReplayOptions& options, const Streams& streams);

std::string replayJson(const fairway::regatta::Replay& replay);
std::string replayText(const fairway::regatta::Replay& replay);

} // namespace fairway::command::regatta
