// Two children of a board, and what a heuristic says of them: the learner says which of them it prefers.
#pragma once

#include "core/generators/inverse/mark_search.h"
#include "ui/labs/frame/lab_scene.h"

#include <array>
#include <vector>

namespace nonet::inverse_lab {

/// A board of the search, and two marks that could come next; the heuristic prefers one of them.
struct PreferenceRound {
    InverseHeuristic heuristic = InverseHeuristic::t;
    MarkBoard board;
    std::array<Candidate, 2> children;
    /// What the heuristic goes by: ways back, the rank of the easiest way back, or whether a value turns into a mark.
    std::array<int, 2> values = {};
    /// Where the ways back lie that decide each child's value; none where none does.
    std::array<ClassicCellSet, 2> waysBack = {};

    /// Index of the one that is preferred.
    std::size_t preferred() const;
};
/// For the heuristics that prefer something, in the order of the turn.
std::vector<PreferenceRound> preferenceRounds(const ClassicDigits& solution, std::uint64_t seed);

class PreferenceTurn {
public:
    /// On boards of this solution from now on; what was done on others is forgotten.
    void begin(const ClassicDigits& solution, std::uint64_t seed);
    const std::vector<PreferenceRound>& rounds() const { return m_rounds; }
    /// That is to be judged now, or was judged last.
    std::size_t round() const;
    LabTurn turn() const;
    void clear() { m_picks.clear(); }
    /// "0110": indices of the children that were chosen.
    QString text() const;
    /// Nothing happens where it does not fit.
    void setText(const QString& text);
    /// The same by keys.
    LabControl control();
    void click(Cell cell);
    QString readout(Cell cell) const;
    void paint(QPainter& painter, const StageArea& area, const StageLook& look) const;

private:
    void choose(std::size_t child);
    bool isMistake() const { return !m_picks.empty() && m_rounds[m_picks.size() - 1].preferred() != m_picks.back(); }
    QString reasonText(const PreferenceRound& round) const;
    QString mistakeText(const PreferenceRound& round, std::size_t child) const;

    ClassicDigits m_solution;
    std::uint64_t m_seed = 0;
    std::vector<PreferenceRound> m_rounds;
    /// One a round; only the last may be wrong.
    std::vector<std::size_t> m_picks;
};

}  // namespace nonet::inverse_lab
