// Without guesses by hand: boxes placed one by one, without a guess wherever some box has one permutation alone that
// fits.
#pragma once

#include "ui/labs/minigrid/minigrid_lab.h"
#include "ui/labs/minigrid/minigrid_painting.h"

#include <QCoreApplication>

namespace nonet::minigrid {

class GuessTurn {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::GuessTurn)

public:
    /// On this puzzle from now on; what was done on another is forgotten.
    void begin(const Puzzle& puzzle);
    /// Nothing where every box is full of clues.
    std::optional<LabTurn> turn() const;
    void clear() { m_picks.clear(); }
    /// As picksText() has them.
    QString text() const;
    /// Nothing happens where it does not fit.
    void setText(const QString& text);
    /// Places the box; a mistake gives way to it, and one that is placed goes with all after it.
    void click(int box);
    void paint(QPainter& painter, const CellField& board, const QRectF& figure, const StageLook& look) const;

private:
    struct Replay {
        Grid placed;
        /// By box, how many permutations fit what is placed; 0 too where a box is full.
        std::vector<std::uint64_t> fits;
        /// By pick, as many as fitted then: one is no guess.
        std::vector<std::uint64_t> choices;
        /// In place of the last pick, which would be a guess.
        std::optional<int> forced;
        /// Open, and nothing fits.
        std::optional<int> empty;

        bool isWhole() const { return placed.isFull(); }
        int guesses() const;
    };
    Replay replayed() const;
    void count(Replay& replay) const;
    bool isOpen(const Replay& replay, int box) const;
    QString stepText(int box, std::uint64_t choices) const;
    QString doneText(const Replay& replay) const;

    Puzzle m_puzzle{Geometry(), Grid()};
    bool m_hasBegun = false;
    /// What a guess takes; nothing: there is none.
    std::optional<Grid> m_solution;
    BoxOrder m_picks;
};

}  // namespace nonet::minigrid
