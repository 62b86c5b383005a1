#pragma once

#include "editor/model/document/command.h"
#include "editor/model/regatta/table/handle.h"
#include "editor/model/work/workbench.h"
#include "formats/regatta/documents.h"

// Steps on a table: each makes another course of the one there is, and refuses (by nothing) what no document
// could hold.
namespace fairway::editor::regatta {

const formats::regatta::RegattaBody* regattaOf(const formats::Document& content); // null: it is none

// Exchanges the whole course: small as it is, that is cheaper than to be clever. Null where it is the same.
CommandPtr changeCourse(const formats::Document& content, std::string text, Course course,
                        std::string mergeKey = {});

// Another deck: kept in the document, or a file that it names.
using DeckChoice = std::variant<formats::DocumentPath, fairway::regatta::Deck>;
CommandPtr changeDeckOf(const formats::Document& content, std::string text, DeckChoice deck);

// A place of the pointer on the table: multiples of 5 mm, or whole millimetres.
Vec snapped(formats::Point at, bool fine);

// The thing somewhere else, never off the table.
std::optional<Course> moved(const Course& course, const Handle& handle, Vec to);
std::optional<Course> removed(const Course& course, const Handle& handle);

struct Added {
  Course course;
  Handle handle; // of what was added
};
// A buoy is rounded last, to the side that the last one has.
std::optional<Added> withBuoy(const Course& course, Vec at);
std::optional<Added> withObstacle(const Course& course, Vec at, int diameter, const std::string& name);
std::optional<Added> withIsland(const Course& course, const plane::Polygon& corners);
std::string whyNoIsland(const Course& course, const plane::Polygon& corners); // empty where there can be one
std::optional<Added> withCorner(const Course& course, const Handle& edge, Vec at); // behind the edge's corner
std::string whyNoCorner(const Course& course, const Handle& edge, Vec at);         // empty where there can be

// The order of rounding.
std::optional<Course> withRounding(const Course& course, std::size_t buoy);
std::optional<Course> withoutRounding(const Course& course, std::size_t rounding);
std::optional<Course> shifted(const Course& course, std::size_t rounding, int by);
Course otherSide(const Course& course, std::size_t rounding);
Course turnedGate(const Course& course, std::size_t rounding, int steps); // of 15 degrees
Course freeGate(const Course& course, std::size_t rounding);              // the rules choose it
std::optional<std::size_t> firstRounding(const Course& course, std::size_t buoy);

// Names of things; none where it cannot be.
std::optional<Course> renamed(const Course& course, const Handle& handle, const std::string& name);
std::optional<Course> withDiameter(const Course& course, std::size_t obstacle, int diameter);
// Another table: what would lie off it is moved to its edge.
std::optional<Course> resized(const Course& course, Vec table);

// A course to begin with on a table of this size: a line, two buoys, nothing in the way.
Course freshCourse(Vec table);

// The regatta with one buoy of its round left to the other side.
std::vector<WhatIf> whatIfsOf(const EditedDocument& regatta);

} // namespace fairway::editor::regatta
