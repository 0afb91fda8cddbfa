// The "play" object of a native file: the position as it stands, and the history that led to it.
#pragma once

#include "core/formats/json_members.h"
#include "core/play/history.h"

#include <optional>

namespace nonet {

struct StoredPlay {
    History history;
    /// The stored history does not fit the puzzle: only the position was kept.
    bool isHistoryDropped = false;
};

/// The keys of "play" that tell the position and its history; nothing else is touched.
void writePlay(OrderedJson& play, const History& history, const Puzzle& puzzle);
/// Errors: badField, naming the key. Digits and marks on given cells are passed over.
Result<StoredPlay> readPlay(const Json& play, const Puzzle& puzzle);
/// One node as it stands in "history", and a list as "checkpoints" has it: for the journal. `after`: the puzzle at the
/// node.
OrderedJson nodeToJson(const History::Node& node, const Puzzle& after);
OrderedJson checkpointsToJson(const History& history);
/// Adds what nodeToJson() wrote to the history and goes there. False, and nothing changed, where it does not fit.
bool pushNode(const Json& node, Puzzle& puzzle, History& history);
bool replaceCheckpoints(const Json& list, const Puzzle& puzzle, History& history);
/// The names that writePlay writes.
bool isPlayKey(const std::string& key);

}  // namespace nonet
