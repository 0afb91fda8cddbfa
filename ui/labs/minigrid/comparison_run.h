// A comparison of the versions on one puzzle, or on those of a file, made piece by piece.
#pragma once

#include "core/batch/puzzle_source.h"
#include "core/rules/puzzle.h"
#include "core/solvers/minigrid/minigrid_outcome.h"

#include <QString>

#include <algorithm>
#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace nonet::minigrid {

/// A version, with the path that it takes where it takes one.
struct Contender {
    QString name;
    std::function<MinigridOutcome(const Puzzle& puzzle, const MinigridLimits& limits, const std::stop_token& stop)>
        solve;
};

/// One version on one or many puzzles.
struct CompareRow {
    /// By puzzle, ascending; where it was not decided, the budget. Empty: it has not run yet.
    std::vector<std::uint64_t> steps;
    double milliseconds = 0;
    std::size_t decided = 0;

    bool hasRun() const { return !steps.empty(); }
    std::uint64_t medianSteps() const { return steps.empty() ? 0 : steps[steps.size() / 2]; }
};

struct Comparison {
    /// In the order of the contenders.
    std::vector<CompareRow> rows;
    /// Puzzles on which at least one version has run.
    std::size_t puzzles = 0;
    /// Lines of the file that are no puzzle for this solver.
    std::size_t passedOver = 0;
    /// Why the file could not be read; else empty.
    QString fault;
    bool isComplete = false;
    std::size_t rowsRun() const {
        return static_cast<std::size_t>(
            std::count_if(rows.begin(), rows.end(), [](const CompareRow& row) { return row.hasRun(); }));
    }
};

/// Makes a comparison piece by piece. Used by one thread at a time.
class ComparisonRun {
public:
    /// Compares on the puzzles of a file, one a line, where there is a path; else on this puzzle.
    ComparisonRun(const Puzzle& puzzle, QString path, std::vector<Contender> contenders);

    /// Goes on for about so long: by versions on one puzzle, by puzzles of a file.
    void advance(std::chrono::milliseconds slice, const std::stop_token& stop);
    /// With the rows' steps in their order.
    Comparison soFar() const;

    static constexpr std::uint64_t kBudget = 3'000'000;
    static constexpr std::uint64_t kFileBudget = 200'000;
    static constexpr std::size_t kMostPuzzles = 2000;

private:
    void runOne(std::size_t contender, const Puzzle& puzzle, std::uint64_t budget, const std::stop_token& stop);
    void nextOfFile(const std::stop_token& stop);

    Puzzle m_puzzle;
    QString m_path;
    std::vector<Contender> m_contenders;
    std::optional<PuzzleSource> m_source;
    /// Stops the reading of the slice that runs; the puzzle source outlives the slice in which it was opened.
    std::stop_source m_reading;
    std::size_t m_next = 0;
    Comparison m_comparison;
};

}  // namespace nonet::minigrid
