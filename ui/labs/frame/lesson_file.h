// A lesson as a native file: the scene's puzzle, and in its "view" where the lesson stands.
#pragma once

#include "core/formats/format.h"
#include "ui/labs/frame/lab_session.h"

namespace nonet {

/// The lesson as it stands. Reading programs that know no labs see the puzzle.
PuzzleRecord lessonRecord(const LabSession& session);

/// Which lab's lesson the record is; empty for an ordinary puzzle.
QString lessonLab(const PuzzleRecord& record);

/// Brings the session, whose lab is that of the record, to where the lesson stood. False where its input is none that
/// the lab takes: then only the scene is taken.
bool openLesson(const PuzzleRecord& record, LabSession& session);

}  // namespace nonet
