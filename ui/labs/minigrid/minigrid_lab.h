#pragma once

#include "core/solvers/minigrid/box_sequence.h"
#include "ui/labs/frame/lab.h"

#include <variant>
#include <vector>

namespace nonet::minigrid {

/// The learner's puzzle and what all scenes need of it.
struct MinigridModel {
    Puzzle puzzle;
    std::vector<BoxFacts> facts;
    std::vector<SequencePick> sequence;
    /// The reconstruction of the text's example, of which the text's own claims can be checked.
    bool isExample = false;

    const BoxFacts& box(int box) const { return facts[static_cast<std::size_t>(box)]; }
    int clueCount() const { return puzzle.givens.filledCount(); }
};

/// Clues of which no two in one box are equal; they may contradict each other otherwise. Or why it is none, and that
/// the puzzle before stays.
std::variant<Grid, QString> puzzleFrom(const QString& text);

/// A reconstruction of [Minigrid]'s lost example: it satisfies all that the text says of it.
Grid exampleR1();

/// A puzzle with one solution, some clues above the fewest; the same for the same seed.
Grid randomPuzzle(std::uint64_t seed);

/// Minigrid solver [Minigrid]: a puzzle solved by permutations of whole boxes.
class MinigridLab : public LabOf<MinigridModel> {
    Q_OBJECT

public:
    static const LabRow kRow;

    explicit MinigridLab(QObject* parent = nullptr);

    /// The path of the learner's own that was taken last, for version 3.2; empty: none.
    const BoxOrder& drawnPath() const { return m_drawnPath; }
    void setDrawnPath(const BoxOrder& path) { m_drawnPath = path; }

    LabInputKind inputKind() const override { return LabInputKind::rebuiltPuzzle; }
    QString inputLabel() const override;
    /// The puzzle as a line of 81 signs.
    QString source() const override;
    QString inputText() const override;
    /// A puzzle in any form that the importer takes.
    QString setInput(const QString& text) override;
    void shuffleInput(std::uint64_t seed) override;
    void takeExample() override;

private:
    void fillWorksheet(WorksheetPage& sheet) override;
    Puzzle usualPuzzle() const override { return m_model.puzzle; }
    void take(const Grid& clues);

    BoxOrder m_drawnPath;
};

}  // namespace nonet::minigrid
