#pragma once

#include "core/solvers/minigrid/box_sequence.h"
#include "core/solvers/minigrid/tree_count.h"
#include "ui/labs/frame/lab.h"

#include <map>
#include <variant>
#include <vector>

namespace nonet::minigrid {

/// The side of the board to begin with, to be solved wholly by hand.
inline constexpr int kSmallSide = 4;
inline constexpr int kClassicSide = 9;
/// The side of the board whose boxes may have more permutations than anything could walk through.
inline constexpr int kLargeSide = 16;

/// The learner's puzzle and what all scenes need of it.
struct MinigridModel {
    Puzzle puzzle;
    std::vector<BoxFacts> facts;
    std::vector<SequencePick> sequence;
    /// By box, how large its permutation tree is: exact, also where nobody could walk it.
    std::vector<TreeSize> trees;
    /// The reconstruction of the text's example, of which the text's own claims can be checked.
    bool isExample = false;

    const Geometry& geometry() const { return puzzle.geometry(); }
    int side() const { return geometry().side(); }
    /// As many as a side has cells.
    int boxCount() const { return side(); }
    bool isSmall() const { return side() == kSmallSide; }
    bool isLarge() const { return side() == kLargeSide; }
    const BoxFacts& box(int box) const { return facts[static_cast<std::size_t>(box)]; }
    int clueCount() const { return puzzle.givens.filledCount(); }
    const TreeSize& tree(int box) const { return trees[static_cast<std::size_t>(box)]; }
    /// The vertices of all trees that are not cut, with the roots: what listing all permutations walks through.
    std::uint64_t vertexCount() const;
    std::uint64_t permutationCount() const;
};

MinigridModel modelOf(const Puzzle& puzzle);

/// Clues of 4 x 4, 9 x 9 or 16 x 16 cells of which no two in one house are equal. Or why it is none, and that the
/// puzzle before stays.
std::variant<Puzzle, QString> puzzleFrom(const QString& text);

/// A reconstruction of [Minigrid]'s lost example: it satisfies all that the text says of it.
Grid exampleR1();

/// 4 x 4 cells with one solution, where each version has to go back and pruning takes several rounds.
Puzzle smallExample();
/// 17 clues and one solution: more than versions 3.1 and 3.2 get through in ten million steps each.
Puzzle seventeenClues();

/// 16 x 16 cells with one solution, and with few enough permutations to be walked through; and one that has too many.
Puzzle largeExample();
Puzzle largeExplosion();

/// A puzzle with one solution, some clues above the fewest; the same for the same seed and side: 4, 9 or 16.
Puzzle randomPuzzle(std::uint64_t seed, int side);

/// Minigrid solver [Minigrid]: a puzzle solved by permutations of whole boxes.
class MinigridLab : public LabOf<MinigridModel> {
    Q_OBJECT

public:
    static const LabRow kRow;

    explicit MinigridLab(QObject* parent = nullptr);

    /// What scenes show for which the learner's puzzle is too large: the one of 9 x 9 cells that was there last, or the
    /// text's example.
    const MinigridModel& classicModel() const { return m_classic; }

    /// The path of the learner's own that was taken last, for version 3.2, over so many boxes; empty: none.
    BoxOrder drawnPath(int boxes) const {
        return m_drawnPath.size() == static_cast<std::size_t>(boxes) ? m_drawnPath : BoxOrder();
    }
    void setDrawnPath(const BoxOrder& path) { m_drawnPath = path; }

    LabInputKind inputKind() const override { return LabInputKind::rebuiltPuzzle; }
    QString inputLabel() const override;
    QString source() const override;
    /// The puzzle as a line of 16, 81 or 256 signs, with letters from A for 10 on.
    QString inputText() const override;
    /// A puzzle in any form that the importer takes.
    QString setInput(const QString& text) override;
    void shuffleInput(std::uint64_t seed) override;
    void useExample() override;
    void useFirstExample() override { useSide(kSmallSide); }
    std::vector<LabPreset> presets() const override;
    /// The puzzle of this side that was there last, or the example of that size.
    void useSide(int side);

private:
    void fillWorksheet(WorksheetPage& sheet) override;
    Puzzle usualPuzzle() const override { return m_model.puzzle; }
    void setPuzzle(const Puzzle& puzzle);

    MinigridModel m_classic;
    BoxOrder m_drawnPath;
    /// By side, what was there last.
    std::map<int, Puzzle> m_ofSide;
};

}  // namespace nonet::minigrid
