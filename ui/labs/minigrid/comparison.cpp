#include "ui/labs/minigrid/comparison.h"

#include "core/batch/puzzle_source.h"
#include "core/formats/importer.h"
#include "core/solvers/minigrid/graph_solver.h"
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/text/error_text.h"

#include <algorithm>

namespace nonet::minigrid {

namespace {

MinigridOutcome solveBy(const Contender& contender, const Puzzle& puzzle, std::uint64_t budget,
                        const std::stop_token& stop) {
    MinigridLimits limits;
    limits.budget = budget;
    switch (contender.kind) {
    case ContenderKind::trees: return solveByTrees(puzzle, limits, stop);
    case ContenderKind::graph: return solveByGraph(puzzle, limits, stop);
    case ContenderKind::signatures: return solveBySignatures(puzzle, limits, stop);
    case ContenderKind::path:
    case ContenderKind::drawnPath: break;
    }
    return solveByPath(puzzle, contender.order, limits, stop);
}

}  // namespace

std::vector<Contender> contendersWith(const BoxOrder& drawn) {
    std::vector<Contender> all{{ContenderKind::trees}};
    for (const BoxPath path : kBoxPaths)
        all.push_back({ContenderKind::path, boxOrder(Geometry(), path)});
    if (!drawn.empty())
        all.push_back({ContenderKind::drawnPath, drawn});
    all.push_back({ContenderKind::graph});
    all.push_back({ContenderKind::signatures});
    return all;
}

std::size_t Comparison::rowsRun() const {
    return static_cast<std::size_t>(
        std::count_if(rows.begin(), rows.end(), [](const CompareRow& row) { return row.hasRun(); }));
}

ComparisonRun::ComparisonRun(const Puzzle& puzzle, std::vector<Contender> contenders)
    : m_puzzle(puzzle), m_contenders(std::move(contenders)) {
    m_comparison.rows.resize(m_contenders.size());
}

ComparisonRun::ComparisonRun(QString path, std::vector<Contender> contenders)
    : m_path(std::move(path)), m_contenders(std::move(contenders)) {
    m_comparison.rows.resize(m_contenders.size());
}

ComparisonRun::~ComparisonRun() = default;

void ComparisonRun::runOne(std::size_t contender, const Puzzle& puzzle, std::uint64_t budget,
                           const std::stop_token& stop) {
    CompareRow& row = m_comparison.rows[contender];
    const auto before = std::chrono::steady_clock::now();
    const MinigridOutcome outcome = solveBy(m_contenders[contender], puzzle, budget, stop);
    row.milliseconds += std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - before).count();
    row.steps.push_back(outcome.isDecided() ? outcome.steps : budget);
    row.decided += outcome.isDecided() ? 1 : 0;
}

void ComparisonRun::nextOfFile(const std::stop_token& stop) {
    const std::stop_callback stopReading(stop, [this] { m_reading.request_stop(); });
    if (!m_source) {
        auto source = PuzzleSource::open({m_path.toStdString()}, SourceUnit::line, m_reading.get_token());
        if (!source) {
            m_comparison.fault = errorSentence(source.error());
            m_comparison.isComplete = true;
            return;
        }
        m_source = std::make_unique<PuzzleSource>(std::move(*source));
    }
    const std::optional<SourceText> text = m_source->next();
    if (!text) {
        m_comparison.isComplete = true;
        return;
    }
    const auto imported = importPuzzle(text->text);
    if (!imported || !imported->record.puzzle.isClassic()) {
        ++m_comparison.passedOver;
        return;
    }
    for (std::size_t i = 0; i < m_contenders.size(); ++i)
        runOne(i, imported->record.puzzle, kFileBudget, stop);
    m_comparison.isComplete = ++m_comparison.puzzles >= kMostPuzzles;
}

void ComparisonRun::advance(std::chrono::milliseconds slice, const std::stop_token& stop) {
    const auto end = std::chrono::steady_clock::now() + slice;
    while (!m_comparison.isComplete && !stop.stop_requested()) {
        if (!m_path.isEmpty()) {
            nextOfFile(stop);
        } else {
            m_comparison.puzzles = 1;
            runOne(m_next++, m_puzzle, kBudget, stop);
            m_comparison.isComplete = m_next == m_contenders.size();
        }
        if (std::chrono::steady_clock::now() >= end)
            return;
    }
}

Comparison ComparisonRun::soFar() const {
    Comparison comparison = m_comparison;
    for (CompareRow& row : comparison.rows)
        std::sort(row.steps.begin(), row.steps.end());
    return comparison;
}

}  // namespace nonet::minigrid
