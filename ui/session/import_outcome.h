#pragma once

#include "core/formats/format.h"

#include <QString>

#include <vector>

namespace nonet {

/// A text or file that was not opened, and why.
struct ImportRefusal {
    /// Its path; empty for a text.
    QString file;
    Error error;
};

/// What came of reading a text or some files. Nothing of it is worded: ui/frame/session_messages does that.
struct ImportOutcome {
    /// What could be read was opened one after the other, and the last of it is open now.
    bool isOpened = false;
    /// What was open before the last, and now waits under Continue, as an id; empty where nothing does.
    QString previous;
    /// What the last has that is not read or not checked.
    std::vector<ImportWarning> ignored;
    /// Something was a lesson, and went to who receives these.
    bool hasLesson = false;
    /// The puzzles of a file that has several: one is to be chosen, or some, and none of them is open yet.
    std::vector<PuzzleRecord> choices;
    /// In the order in which it was asked for.
    std::vector<ImportRefusal> refused;

    /// What is open, in Play or in a lab, is what was so before.
    bool leftAll() const { return !isOpened && !hasLesson && choices.empty(); }
};

}  // namespace nonet
