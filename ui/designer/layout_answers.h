#pragma once

#include "core/generators/layout_fill.h"
#include "core/hints/between_edits.h"
#include "core/hints/equal_cells.h"
#include "core/hints/exact_count.h"
#include "core/hints/logic_candidates.h"
#include "core/hints/missing_clues.h"
#include "core/hints/needed_parts.h"
#include "core/hints/why_none.h"
#include "core/rating/rating.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace nonet {

class Designer;
class PuzzleDocument;
class Task;

/// What a setter can ask of the layout.
enum class LayoutAnswer : std::uint8_t {
    /// No solution, one or more; how many, the document tells, and where entered digits count, this.
    count,
    /// Which candidates some solution uses, and how many do, up to the cap.
    candidates,
    equalCells,
    /// Which rules and givens could go.
    neededParts,
    /// A smallest part that still has one solution.
    smallestPart,
    /// Clues that would leave one solution.
    missingClues,
    /// A solution, entered.
    fill,
    /// One solution after the other, to look at.
    solution,
    /// What logic leaves of a classic layout's candidates.
    logic,
    /// Whether there is one solution, and of each rule and given whether it is needed.
    tester,
    /// Level and score of a classic layout.
    rating,
    /// The layout as a puzzle: numbers and givens, entered at once.
    generated,
    /// The number of solutions to the last, beside the other answers and for as long as it is let.
    exact,
};
inline constexpr std::size_t kLayoutAnswers = 13;

/// Of a layout as it is, by HoDoKu's profile.
struct LayoutRating {
    /// Only of one solution is there more to tell.
    SolutionState state = SolutionState::unknown;
    RatingReport report = {};
};

/// Which digits on the board the answers are about. What could go and what a tester finds are about the givens in any
/// case: only they go out with the layout.
enum class DigitsCounted : std::uint8_t { givens, givensAndEntered };

enum class AnswerState : std::uint8_t {
    notAsked,
    /// For the one before it.
    waiting,
    running,
    /// Goes on from what is known when it is resumed; edits do not wake it.
    paused,
    /// By hand.
    stopped,
    done,
};

/// What is known of the designer's layout: worked out in the background, anew at each edit that changes a rule, a given
/// or a digit that counts, and begun with what the edit leaves known, which is there before the signal of the edit
/// returns. What is asked stays asked until it is withdrawn; smallestPart, missingClues, fill, solution, tester,
/// rating, generated and exact are of one layout alone. Lives in the GUI thread.
class LayoutAnswers : public QObject {
    Q_OBJECT

public:
    explicit LayoutAnswers(Designer& designer, QObject* parent = nullptr);

    DigitsCounted digitsCounted() const { return m_digitsCounted; }
    void setDigitsCounted(DigitsCounted counted);
    /// Solutions counted a candidate, >= 1.
    std::uint32_t cap() const { return m_cap; }
    void setCap(std::uint32_t cap);

    void ask(LayoutAnswer answer);
    /// Counts every solution, on from where it was stopped.
    void countExactly();
    /// There are more solutions than were counted, so far.
    bool isCountOpen() const;
    void withdraw(LayoutAnswer answer);
    bool isAsked(LayoutAnswer answer) const { return job(answer).state != AnswerState::notAsked; }
    AnswerState state(LayoutAnswer answer) const { return job(answer).state; }
    /// "Looking for equal cells".
    QString titleOf(LayoutAnswer answer) const;
    /// Keeps what was found.
    void stop(LayoutAnswer answer);
    void pause(LayoutAnswer answer);
    void resume(LayoutAnswer answer);
    /// So far, or in all; pauses left out.
    std::chrono::milliseconds timeOf(LayoutAnswer answer) const;
    /// It has been running for a second: progress and a way to end it are to be seen.
    bool isSlow(LayoutAnswer answer) const { return job(answer).isSlow; }
    /// From 0 to 1; nothing where that is not known.
    std::optional<double> progressOf(LayoutAnswer answer) const { return job(answer).progress; }

    /// The layout that is answered for, with the digits that count as its givens.
    const Puzzle& puzzle() const { return m_puzzle; }
    /// How many solutions there are, as far as it is known; nothing where not even that there are two.
    std::optional<SolutionCount> count() const;
    /// Why there are none.
    const std::optional<Diagnosis>& whyNone() const { return m_whyNone; }
    /// What is known, complete or not; nothing where it was not asked.
    const std::optional<CandidateKnowledge>& candidates() const { return m_candidates; }
    const std::optional<EqualCells>& equalCells() const { return m_equalCells; }
    const std::optional<NeededParts>& neededParts() const { return m_neededParts; }
    const std::optional<SmallestProper>& smallestPart() const { return m_smallestPart; }
    const std::optional<MissingClues>& missingClues() const { return m_missingClues; }
    const std::optional<LogicCandidates>& logic() const { return m_logic; }
    const std::optional<TesterReport>& testerReport() const { return m_tester; }
    /// Of no variant: the techniques know rows, columns and boxes alone.
    bool knowsLogic() const { return m_puzzle.isClassic(); }

    /// What smallestPart takes away before the other.
    SpareFirst spareFirst() const { return m_spareFirst; }
    void setSpareFirst(SpareFirst first);
    /// Takes away what smallestPart finds, as one edit; locked rules stay.
    void removeSpare();

    /// Adds givens until there is one solution, as one edit; the givens alone count from now on.
    void makeProper();
    /// Makes a puzzle of the layout as one edit: numbers for rules that lack one and for chosen ones that may have one,
    /// then givens, in cells of the pattern or, where it is empty, in any, by the designer's symmetry. The same seed
    /// for the same layout gives the same puzzle.
    void generate(std::uint64_t seed, CellSet pattern = {});
    /// What came of it last; gone with the next edit.
    const std::optional<LayoutFill>& generated() const { return m_generated; }
    std::uint64_t generatedFrom() const { return m_order.seed; }
    const std::optional<LayoutRating>& rating() const { return m_rating; }

    /// Which solution is looked at; nothing: none.
    const Grid* shownSolution() const { return m_shown ? &m_solutions[*m_shown] : nullptr; }
    /// From 1, in the solver's order; 0 where none is looked at.
    std::size_t shownNumber() const { return m_shown ? *m_shown + 1 : 0; }
    /// The number of all, where every one was looked at.
    std::optional<std::size_t> solutionCount() const;
    /// After the last one comes the first.
    void showNextSolution();
    /// Before the first one comes the last, where that is known.
    void showPreviousSolution();
    bool hasPreviousSolution() const { return m_shown && (*m_shown > 0 || m_hasAllSolutions); }
    /// The next one to be looked at is the same again.
    void hideSolution();
    /// No other solution was found in the time it may take.
    bool gaveUpSolution() const { return m_gaveUpSolution; }

    /// What ended last by itself, or was stopped.
    std::optional<LayoutAnswer> lastEnded() const { return m_lastEnded; }

    /// Enters the solution that is looked at, else the first, as one action of the document.
    void fill();
    /// Enters one drawn at random, another one at each call.
    void fillAtRandom();

Q_SIGNALS:
    /// More is known of it, or its state changed.
    void changed(nonet::LayoutAnswer answer);
    /// It is about other digits now.
    void digitsCountedChanged();

private:
    struct Job {
        Task* task = nullptr;
        AnswerState state = AnswerState::notAsked;
        QElapsedTimer clock;
        /// Before the last pause, and once it ended.
        std::chrono::milliseconds spent{0};
        bool isSlow = false;
        std::optional<double> progress = std::nullopt;
    };
    /// A part or the end of an answer, with what was learned on the way.
    template <typename T>
    struct Learned {
        T answer;
        WitnessStore known;
    };

    Job& job(LayoutAnswer answer) { return m_jobs[static_cast<std::size_t>(answer)]; }
    const Job& job(LayoutAnswer answer) const { return m_jobs[static_cast<std::size_t>(answer)]; }
    void followDocument();
    void followPuzzle(const LayoutChange& change);
    /// change: from the layout that was answered for to the one that is now.
    void takePuzzle(Puzzle now, const LayoutChange& change);
    void takeCount();
    /// Of a blank board that is typed into, it counts the digits as if they were givens.
    bool documentCounts() const;
    void followDigits();
    Puzzle puzzleThatCounts() const;
    void forget();
    /// How far the layout was counted that is now left.
    void keepExact(const Puzzle& left);
    void recallExact();
    /// What the edit leaves known, told at once.
    void tellKnown();
    void moveRules(const LayoutChange& change);
    void keepCluesThatAreLeft(const Puzzle& before);
    void forgetSolutions();
    /// The layout with its givens alone.
    const Puzzle& layout() const;
    void enter(const Grid& solution);
    void takeSpareAway();
    void placeClues();
    void takeGenerated(LayoutFill fill);
    void runRating();
    void runGenerated();

    void startNext();
    void run(LayoutAnswer answer);
    void end(LayoutAnswer answer, AnswerState state);
    void runFirstAnswer();
    void runExact();
    void runCount();
    void runCandidates();
    void runEqualCells();
    void runNeededParts();
    void runSmallestPart();
    void runMissingClues();
    void runFill();
    void runSolution();
    void runLogic();
    void runTester();

    Designer& m_designer;
    QPointer<PuzzleDocument> m_document;
    std::array<Job, kLayoutAnswers> m_jobs;
    DigitsCounted m_digitsCounted = DigitsCounted::givens;
    std::uint32_t m_cap = 1;
    std::uint64_t m_fills = 0;
    bool m_fillsAtRandom = false;
    /// The last one, and what it was found for.
    std::optional<Grid> m_filled;
    Puzzle m_filledFrom;
    Puzzle m_puzzle;
    WitnessStore m_known;
    std::optional<SolutionCount> m_count;
    std::optional<ExactCount> m_exact;
    /// How far layouts were counted that were left, the last one first: they may come back.
    std::vector<std::pair<Puzzle, ExactCount>> m_counted;
    std::optional<Diagnosis> m_whyNone;
    std::optional<CandidateKnowledge> m_candidates;
    std::optional<EqualCells> m_equalCells;
    std::optional<NeededParts> m_neededParts;
    std::optional<SmallestProper> m_smallestPart;
    std::optional<MissingClues> m_missingClues;
    std::optional<LogicCandidates> m_logic;
    std::optional<TesterReport> m_tester;
    SpareFirst m_spareFirst = SpareFirst::givens;
    bool m_removesSpare = false;
    bool m_placesClues = false;
    LayoutFillOrder m_order;
    std::optional<LayoutFill> m_generated;
    std::optional<LayoutRating> m_rating;
    /// In the solver's order from the first on, as far as they were asked for.
    std::vector<Grid> m_solutions;
    std::optional<std::size_t> m_shown;
    bool m_hasAllSolutions = false;
    bool m_gaveUpSolution = false;
    std::optional<LayoutAnswer> m_lastEnded;
};

}  // namespace nonet
