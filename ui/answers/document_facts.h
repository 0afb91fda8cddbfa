#pragma once

#include "core/answers/solution_facts.h"
#include "core/rating/rating.h"
#include "core/solvers/propagation/witness_store.h"
#include "ui/document/puzzle_document.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace nonet {

class Task;

/// Works out in the background what a document tells of its solutions: the facts, their number, why there is none, and
/// the rating; once for every change of its puzzle, whoever asks, and while its givens are typed at every digit. What
/// it learned on the way is known of the next puzzle, too. Lives in the GUI thread.
class DocumentFacts : public QObject {
    Q_OBJECT

public:
    explicit DocumentFacts(QObject* parent = nullptr);

    /// Not owned; null for none. Nothing is searched before begin().
    void setDocument(PuzzleDocument* document);
    PuzzleDocument* document() const { return m_document; }
    void begin();

    /// How solutions are counted; factsBetweenEdits() where nothing else is set.
    using Counter = std::function<SolutionFacts(const Puzzle&, std::stop_token)>;
    void setCounter(Counter counter) { m_counter = std::move(counter); }
    /// By what puzzles are rated: what is open is rated again. HoDoKu's until it is set.
    void setProfile(const Profile& profile);
    const Profile& profile() const { return m_profile; }
    /// How puzzles are rated; rate() by the profile where nothing else is set.
    using Rater = std::function<RatingReport(const Puzzle&, std::stop_token)>;
    void setRater(Rater rater) { m_rater = std::move(rater); }

    /// Solutions of the document's puzzle, and what no solution of it uses.
    const WitnessStore& known() const { return m_known; }
    /// Adds what was learned of the same puzzle elsewhere.
    void learn(const WitnessStore& known) { m_known.learn(known); }

    /// Why the puzzle, or what is being typed, has no solution: the document will tell. Asked by itself where there is
    /// none, and again here where that was given up.
    void askWhyNone();
    /// The number is being worked out: the document may still tell the one of before.
    bool isCounting() const;
    /// The number of solutions is not known, nor being worked out: the counting was cancelled, or given up.
    bool isCountOpen() const;
    /// Begins it anew where that is so.
    void countAgain();

Q_SIGNALS:
    /// The facts are found, of a new puzzle or once more: the document has them.
    void found();
    /// isCounting() or isCountOpen() became another.
    void countingChanged();

private:
    struct Found {
        SolutionFacts facts;
        WitnessStore known;
    };

    void followEdit(const LayoutChange& change);
    /// A change of the board while the givens are typed is one of the puzzle.
    void followTyping();
    void accept(const Found& found);
    /// What ended was cancelled.
    void reportNothingFound();
    void reportNothingCounted();
    /// Rates the puzzle, or what is being typed; not where it has not exactly one solution, or nothing is left to find.
    void ratePuzzle();
    /// Counts the solutions of the puzzle, or of what is being typed.
    void countUpToCap();

    QPointer<PuzzleDocument> m_document;
    WitnessStore m_known;
    Task* m_factsTask;
    Task* m_capTask;
    Task* m_whyTask;
    Task* m_rateTask;
    /// What m_capTask counted last, or counts.
    std::optional<Grid> m_counted;
    /// Empty: factsBetweenEdits().
    Counter m_counter;
    Profile m_profile = hodokuProfile();
    /// Empty: rate() by the profile.
    Rater m_rater;
};

}  // namespace nonet
