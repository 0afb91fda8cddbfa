#pragma once

#include "core/formats/format.h"
#include "ui/answers/document_facts.h"
#include "ui/document/document_store.h"
#include "ui/tasks/serial_queue.h"
#include "ui/tasks/task.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace nonet {

/// The document that is open, and how another one comes in its place: the previous one goes to Continue, nothing is
/// replaced. What is known of its solutions is worked out by its DocumentFacts.
class DocumentSession : public QObject {
    Q_OBJECT

public:
    explicit DocumentSession(const QString& dataFolder, QObject* parent = nullptr);
    ~DocumentSession() override;

    PuzzleDocument* document() const { return m_document.get(); }
    DocumentStore& store() { return *m_store; }
    DocumentFacts& facts() { return *m_facts; }
    void setSolutionCounter(DocumentFacts::Counter counter) { m_facts->setCounter(std::move(counter)); }
    void setProfile(const Profile& profile) { m_facts->setProfile(profile); }
    const Profile& profile() const { return m_facts->profile(); }
    void setRater(DocumentFacts::Rater rater) { m_facts->setRater(std::move(rater)); }

    void open(PuzzleRecord record, PuzzleOrigin origin = PuzzleOrigin::imported);
    /// A document of the store. False, and told, where it cannot be read.
    bool openStored(const QString& id);
    /// What was open at the last end of the program. False where there was nothing, or where opening it ended the
    /// program; what has to be said of the start is said.
    bool restore();
    /// The window stands, so what was opened did not end the program.
    void noteOpened() { m_store->noteOpened(); }
    /// What is only in memory and why, as a sentence; empty where everything is kept.
    QString unsavedSentence() const;
    /// Takes a document from those that wait under Continue; bringBack() undoes it.
    void discard(const QString& id);
    void bringBack(const QString& id);
    void renameStored(const QString& id, const QString& title);
    /// What is read is taken for this: imported, unless set.
    void setOriginOfImports(PuzzleOrigin origin) { m_originOfImports = origin; }
    PuzzleOrigin originOfImports() const { return m_originOfImports; }
    /// Asked of what is read, before it is opened: true for a lesson. Without it nothing is one.
    using LessonTest = std::function<bool(const PuzzleRecord&)>;
    void setLessonTest(LessonTest isLesson) { m_isLesson = std::move(isLesson); }
    const LessonTest& lessonTest() const { return m_isLesson; }
    /// Reads and opens in the background; what is wrong is told, and nothing changes then.
    void importText(const QString& text);
    void importPath(const QString& path) { importPaths({path}); }
    /// Opens one after the other, so that the last that can be read is shown and the others wait under Continue.
    void importPaths(const QStringList& paths);
    /// Opens what was read from elsewhere, under this title where it has none.
    void openRead(ImportedPuzzle puzzle, const QString& title);
    bool isMadeHere() const;
    /// See DocumentFacts.
    void askWhyNone() { m_facts->askWhyNone(); }
    bool isCountOpen() const { return m_facts->isCountOpen(); }
    void countAgain() { m_facts->countAgain(); }
    /// Shows a puzzle in a lab; what is open stays so.
    void openInLab(const QString& lab, const Puzzle& puzzle);

Q_SIGNALS:
    /// Another one will be open in a moment: what is changed in this one now is still kept.
    void documentLeaving();
    /// Another one is open: whoever depends on it learns of it here.
    void documentChanged(nonet::PuzzleDocument* document);
    /// What was opened has no solution: the same as warned(), and why can be shown.
    void warnedOfNone(const QString& sentence);
    /// More or less is known of the solutions of what is open.
    void factsChanged();
    /// More or less is known of the number of its solutions, or of its rating.
    void countChanged();
    void ratingChanged();
    /// What was opened is a lesson of a lab; nothing else happens.
    void lessonFound(const nonet::PuzzleRecord& record);
    /// A file holds several puzzles: one is to be chosen, or some.
    void severalFound(const std::vector<nonet::PuzzleRecord>& records);
    /// Its setter filled the board in: whoever hears of it asks what becomes of that, and openRead() opens it. Where
    /// nobody does it is opened as it is.
    void fillFound(const nonet::ImportedPuzzle& puzzle, const QString& title);
    /// The lab of this id is to open, with this as its input.
    void labRequested(const QString& id, const QString& input);
    /// Sentences for the message bar.
    void warned(const QString& sentence);
    /// A text or file was opened. previous: what was open and now waits under Continue, as an id; empty where nothing
    /// does. warnings: what it had that is not read or not checked; empty where that is nothing.
    void imported(const QString& previous, const QString& warnings);
    /// What is opened again has something that is not read or not checked.
    void importWarned(const QString& sentence);
    void failed(const QString& sentence);
    /// Changes of a document could not be read, and nothing tells it a second time.
    void damageFound(const QString& sentence);
    /// A sentence about what was just done: Undo is offered with it.
    void changeWarned(const QString& sentence);
    /// unsavedSentence() became another.
    void unsavedChanged();
    /// Documents came to or went from those that wait.
    void listChanged();
    void discarded(const QString& id, const QString& sentence);

private:
    void start(std::unique_ptr<PuzzleDocument> document);
    void reportFacts();
    /// What was locked has no solution, or several.
    void reportLocked();
    void reportFailure(const Error& error);
    /// Says where the last changes in what the store loaded last could not be read, and where the damaged files are
    /// now.
    void reportDamage(const QString& title);
    QString sentenceOf(const std::vector<ImportWarning>& warnings) const;
    void openImported(ImportedPuzzle puzzle, const QString& title);

    SerialQueue m_disk;
    std::unique_ptr<DocumentStore> m_store;
    std::unique_ptr<PuzzleDocument> m_document;
    DocumentFacts* m_facts;
    Task* m_importTask;
    PuzzleOrigin m_originOfImports = PuzzleOrigin::imported;
    LessonTest m_isLesson;
};

}  // namespace nonet
