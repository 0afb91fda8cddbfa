#pragma once

#include "core/formats/format.h"
#include "core/hints/solution_facts.h"
#include "ui/document/document_store.h"
#include "ui/tasks/serial_queue.h"
#include "ui/tasks/task.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <memory>

namespace nonet {

/// The document that is open, and how another one comes in its place: the former goes to Continue, nothing is replaced.
/// Counts the solutions of what is open in the background, finds out why there is none, and rates it where it has one,
/// once for every change of its puzzle; while its givens are typed it does so at every digit.
class DocumentSession : public QObject {
    Q_OBJECT

public:
    explicit DocumentSession(const QString& dataFolder, QObject* parent = nullptr);
    ~DocumentSession() override;

    PuzzleDocument* document() const { return m_document.get(); }
    DocumentStore& store() { return *m_store; }
    /// How solutions are counted; solutionFacts() where nothing else is set.
    using SolutionCounter = std::function<SolutionFacts(const Puzzle&, std::stop_token)>;
    void setSolutionCounter(SolutionCounter count) { m_count = std::move(count); }
    /// By what puzzles are rated: what is open is rated again. HoDoKu's until it is set.
    void setProfile(const Profile& profile);
    const Profile& profile() const { return m_profile; }
    /// How puzzles are rated; rate() by the profile where nothing else is set.
    using Rater = std::function<RatingReport(const Puzzle&, std::stop_token)>;
    void setRater(Rater rater) { m_rate = std::move(rater); }

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
    /// Reads and opens in the background; what is wrong is told, and nothing changes then.
    void importText(const QString& text);
    void importPath(const QString& path) { importPaths({path}); }
    /// Opens one after the other, so that the last that can be read is shown and the others wait under Continue.
    void importPaths(const QStringList& paths);
    bool isMadeHere() const;
    /// Why the puzzle, or what is being typed, has no solution: the document will tell. Asked by itself where there is
    /// none, and again here where that was given up.
    void askWhyNone();
    /// The number of solutions is not known, nor being worked out: the counting was cancelled, or given up.
    bool isCountOpen() const;
    /// Begins it anew where that is so.
    void countAgain();
    /// Shows a puzzle in a lab; what is open stays so.
    void openInLab(const QString& lab, const Puzzle& puzzle);
    /// Asked before anything that comes in is opened here: true where it was no puzzle to play and was taken elsewhere.
    using Offer = std::function<bool(const PuzzleRecord& record)>;
    void offerFirst(Offer offer) { m_offer = std::move(offer); }
    bool offer(const PuzzleRecord& record) const { return m_offer && m_offer(record); }

Q_SIGNALS:
    /// Another one will be open in a moment: what is changed in this one now is still kept.
    void documentLeaving();
    /// Another one is open: whoever depends on it learns of it here.
    void documentChanged(nonet::PuzzleDocument* document);
    /// What was opened has no solution: the same as warned(), and why can be shown.
    void warnedOfNone(const QString& sentence);
    /// More or less is known of the solutions of what is open.
    void factsChanged();
    /// The same of the number of its solutions, and of its rating.
    void countChanged();
    void ratingChanged();
    /// A file holds several puzzles: one is to be chosen, or some.
    void severalFound(const std::vector<nonet::PuzzleRecord>& records);
    /// The lab of this id is to open, with this as its input.
    void labAsked(const QString& id, const QString& input);
    /// Sentences for the message bar.
    void warned(const QString& sentence);
    /// A text or file was opened. former: what was open and now waits under Continue, as an id; empty where nothing
    /// does. warnings: what it had that is not read or not checked; empty where that is nothing.
    void imported(const QString& former, const QString& warnings);
    /// The same of what is opened again.
    void importWarned(const QString& sentence);
    void failed(const QString& sentence);
    /// Changes of a document could not be read, and nothing tells it a second time.
    void damageFound(const QString& sentence);
    /// The same, of what was just done: Undo is offered with it.
    void changeWarned(const QString& sentence);
    /// unsavedSentence() became another.
    void unsavedChanged();
    /// Documents came to or went from those that wait.
    void listChanged();
    void discarded(const QString& id, const QString& sentence);

private:
    void start(std::unique_ptr<PuzzleDocument> document);
    void countSolutions();
    void receiveFacts(const SolutionFacts& facts);
    void tellFacts();
    /// What was locked has no solution, or several.
    void tellLocked();
    /// Of the puzzle, or of what is being typed; nothing where that has not one solution, or nothing is left to find.
    void ratePuzzle();
    /// Of the puzzle, or of what is being typed.
    void countUpToCap();
    /// A change of the board while the givens are typed is one of the puzzle.
    void followTyping();
    void tellFailure(const Error& error);
    /// Of what the store loaded last.
    void tellDamage(const QString& title);
    QString sentenceOf(const std::vector<ImportWarning>& warnings) const;
    void openImported(ImportedPuzzle came, const QString& title);

    SerialQueue m_disk;
    std::unique_ptr<DocumentStore> m_store;
    std::unique_ptr<PuzzleDocument> m_document;
    Task* m_countTask;
    Task* m_capTask;
    Task* m_whyTask;
    Task* m_rateTask;
    /// What m_capTask counted last, or counts.
    std::optional<Grid> m_counted;
    Task* m_importTask;
    SolutionCounter m_count = solutionFacts;
    Offer m_offer;
    PuzzleOrigin m_originOfImports = PuzzleOrigin::imported;
    Profile m_profile = hodokuProfile();
    /// Empty: rate() by the profile.
    Rater m_rate;
};

}  // namespace nonet
