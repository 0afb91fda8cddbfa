#pragma once

#include "ui/answers/document_facts.h"
#include "ui/document/document_store.h"
#include "ui/session/puzzle_import.h"
#include "ui/session/solution_notice.h"
#include "ui/session/store_outcome.h"
#include "ui/tasks/serial_queue.h"

#include <QObject>

#include <memory>

namespace nonet {

/// The document that is open, and how another one comes in its place: the previous one goes to Continue, nothing is
/// replaced. What is known of its solutions is worked out by its DocumentFacts. It tells what came of everything as a
/// value, and words nothing.
class DocumentSession : public QObject {
    Q_OBJECT

public:
    explicit DocumentSession(const QString& dataFolder, QObject* parent = nullptr);
    ~DocumentSession() override;

    PuzzleDocument* document() const { return m_document.get(); }
    DocumentStore& store() { return *m_store; }
    DocumentFacts& facts() const { return *m_facts; }
    /// How texts and files come in.
    PuzzleImport& imports() const { return *m_imports; }

    void open(PuzzleRecord record, PuzzleOrigin origin = PuzzleOrigin::imported);
    /// A document of the store. False, and told, where it cannot be read.
    bool openStored(const QString& id);
    /// What was open at the last end of the program. False where there was nothing, or where opening it ended the
    /// program; what has to be said of the start is said.
    bool restore();
    /// The window stands, so what was opened did not end the program.
    void noteOpened() { m_store->noteOpened(); }
    /// Why something is in memory only; nothing where everything is kept.
    std::optional<Error> unsavedReason() const;
    /// Takes a document from those that wait under Continue; bringBack() undoes it.
    void discard(const QString& id);
    void bringBack(const QString& id);
    void renameStored(const QString& id, const QString& title);
    /// Shows a puzzle in a lab; what is open stays so.
    void openInLab(const QString& lab, const Puzzle& puzzle);

Q_SIGNALS:
    /// Another one will be open in a moment: what is changed in this one now is still kept.
    void documentLeaving();
    /// Another one is open: whoever depends on it learns of it here.
    void documentChanged(nonet::PuzzleDocument* document);
    /// More or less is known of the solutions of what is open.
    void factsChanged();
    /// More or less is known of the number of its solutions, or of its rating.
    void countChanged();
    void ratingChanged();
    /// Told once, of what is open.
    void noticed(nonet::SolutionNotice notice);
    /// What came of openStored(), restore(), discard(), bringBack() or renameStored().
    void storeEnded(const nonet::StoreOutcome& outcome);
    /// The lab of this id is to open, with this as its input.
    void labRequested(const QString& id, const QString& input);
    /// unsavedReason() became another.
    void unsavedChanged();
    /// Documents came to or went from those that wait.
    void listChanged();

private:
    void start(std::unique_ptr<PuzzleDocument> document);
    void reportFacts();
    /// What was locked has no solution, or several.
    void reportLocked();

    SerialQueue m_disk;
    std::unique_ptr<DocumentStore> m_store;
    std::unique_ptr<PuzzleDocument> m_document;
    DocumentFacts* m_facts;
    PuzzleImport* m_imports;
};

}  // namespace nonet
