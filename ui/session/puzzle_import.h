#pragma once

#include "ui/document/view_state.h"
#include "ui/session/import_outcome.h"

#include <QObject>
#include <QStringList>

#include <functional>

namespace nonet {

class DocumentSession;
class Task;

/// The way of a text or a file into a session: read in the background, opened as a new document, or handed on where it
/// is a lesson or several puzzles. What is wrong is told, and nothing changes then. Part of a DocumentSession.
class PuzzleImport : public QObject {
    Q_OBJECT

public:
    /// session: becomes the owner.
    explicit PuzzleImport(DocumentSession& session);

    /// A reading that is under way ends without outcome when the next one begins.
    void readText(const QString& text);
    void readFile(const QString& path) { readFiles({path}); }
    /// Opens one after the other, so that the last that can be read is shown and the others wait under Continue.
    void readFiles(const QStringList& paths);

    /// Opens what was read: what fillFound() told of, once it is known what becomes of the fill.
    void openRead(ImportedPuzzle puzzle, const QString& title);

    /// What is read is taken for this: imported, unless set.
    void setOrigin(PuzzleOrigin origin) { m_origin = origin; }
    PuzzleOrigin origin() const { return m_origin; }
    /// Asked of what is read, before it is opened: true where it was a lesson and is received. Without it nothing is
    /// one.
    using LessonReceiver = std::function<bool(const PuzzleRecord&)>;
    void setLessonReceiver(LessonReceiver receive) { m_receiveLesson = std::move(receive); }
    bool offerLesson(const PuzzleRecord& record) const { return m_receiveLesson && m_receiveLesson(record); }

Q_SIGNALS:
    /// All that was asked for is read, and what can be is open.
    void ended(const nonet::ImportOutcome& outcome);
    /// Its setter filled the board in, or much of it: whoever hears of it asks what becomes of that. Where nobody does
    /// it is opened as it is.
    void fillFound(const nonet::ImportedPuzzle& puzzle, const QString& title);

private:
    /// title: where it has none.
    void open(ImportedPuzzle puzzle, const QString& title, ImportOutcome& outcome);
    void start(ImportedPuzzle puzzle, const QString& title, ImportOutcome& outcome);

    DocumentSession& m_session;
    Task* m_task;
    PuzzleOrigin m_origin = PuzzleOrigin::imported;
    LessonReceiver m_receiveLesson;
};

}  // namespace nonet
