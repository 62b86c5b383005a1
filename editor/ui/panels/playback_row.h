#pragma once

#include <wx/sizer.h>
#include <wx/window.h>

#include <functional>
#include <optional>

namespace fairway::editor {

// The place in a record.
struct PlaybackPlace {
  int turn = 0; // turns that are played
  int turns = 0;
};

// Four buttons: to the beginning, a turn back, a turn on, to the end. Without a place they do nothing.
wxSizer* playbackRow(wxWindow* parent, const std::function<std::optional<PlaybackPlace>()>& place,
                     const std::function<void(int)>& goToTurn);

} // namespace fairway::editor
