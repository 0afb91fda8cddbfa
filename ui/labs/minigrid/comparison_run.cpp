#include "ui/labs/minigrid/comparison_run.h"

#include "core/formats/importer.h"
#include "ui/text/error_text.h"

namespace nonet::minigrid {

ComparisonRun::ComparisonRun(const Puzzle& puzzle, QString path, std::vector<Contender> contenders)
    : m_puzzle(puzzle), m_path(std::move(path)), m_contenders(std::move(contenders)) {
    m_comparison.rows.resize(m_contenders.size());
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

void ComparisonRun::runOne(std::size_t contender, const Puzzle& puzzle, std::uint64_t budget,
                           const std::stop_token& stop) {
    CompareRow& row = m_comparison.rows[contender];
    const auto before = std::chrono::steady_clock::now();
    const MinigridOutcome outcome = m_contenders[contender].solve(puzzle, {.budget = budget}, stop);
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
        m_source.emplace(std::move(*source));
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

}  // namespace nonet::minigrid
