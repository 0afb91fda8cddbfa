#pragma once

#include "core/board/candidate_grid.h"
#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/rules/decoration.h"
#include "core/rules/layout.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace nonet {

class Rulebook;
class StopPoll;

/// What the setter gives: the layout, which is the board's shape and its rules, the clues, what is only drawn, and for
/// candidate-only puzzles (Sukaku) the candidates to start from; beside it the solution that he has in mind. What the
/// player does with it is core/play. A value; copies share the layout, the drawings and that solution, and all classic
/// puzzles one layout.
struct Puzzle {
    /// Digits of the layout's shape.
    Grid givens;
    /// Only where the puzzle removes candidates beyond what its givens do.
    std::optional<CandidateGrid> startCandidates;

    /// A blank classic board.
    Puzzle();
    explicit Puzzle(Grid classicGivens);
    Puzzle(const Geometry& geometry, Grid clues);
    /// `clues` must have the layout's shape.
    Puzzle(Layout layout, Grid clues);

    const Layout& layout() const { return m_board->layout; }
    /// Another shape blanks the givens and takes the start candidates, the fog and the solution layer away.
    void setLayout(Layout layout);
    const BoardShape& shape() const { return m_board->layout.shape; }
    const SymbolSet& symbols() const { return m_board->layout.symbols; }
    const std::vector<Constraint>& constraints() const { return m_board->layout.constraints; }

    /// What is drawn and is no rule; fog.
    const Decoration& decoration() const;
    /// Lit cells are the board's.
    void setDecoration(Decoration decoration);

    /// The solution that the setter has in mind, as far as it is filled in; of the board's shape. No rule, and no digit
    /// of it counts for solvers. Null where there is none.
    const Grid* solutionLayer() const { return m_solutionLayer.get(); }
    /// Of the board's shape; a blank one is none.
    void setSolutionLayer(std::optional<Grid> digits);
    /// The same digits in the same cells, or none in both.
    bool hasSolutionLayerOf(const Puzzle& other) const {
        return m_solutionLayer == other.m_solutionLayer ||
               (m_solutionLayer && other.m_solutionLayer && *m_solutionLayer == *other.m_solutionLayer);
    }

    /// One square grid of equal boxes, a digit from 1 to the side once in each house; with further rules or without.
    bool isRegular() const { return m_board->geometry.has_value(); }
    /// Only for a regular board.
    const Geometry& geometry() const {
        const std::optional<Geometry>& geometry = m_board->geometry;
        assert(geometry);
        return *geometry;
    }
    /// 9x9 with 3x3 boxes, no rule beyond and nothing drawn that may stand for one: what the classic solvers and
    /// techniques take.
    bool isClassic() const { return m_board->isClassic && !m_decoration; }
    bool hasUnknownConstraint() const;

    /// All rules, understood: made at the first call for this layout, in whichever thread, and kept with it.
    const Rulebook& rulebook() const;
    /// Makes the rulebook where there is none yet; false where a stop was requested first, and there is none then. Who
    /// looks at a token begins with it. Threads that come at once make it each for itself, so that none waits.
    bool understand(const std::stop_token& stop) const;
    /// understand() with the caller's own poll.
    bool understand(StopPoll& poll) const;

    /// Each blank cell's digits that no given rules out, within startCandidates; a given cell has its digit alone.
    CandidateGrid initialCandidates() const;

    friend bool operator==(const Puzzle& a, const Puzzle& b) {
        return a.givens == b.givens && a.startCandidates == b.startCandidates && a.hasLayoutOf(b) &&
               (a.m_decoration == b.m_decoration || a.decoration() == b.decoration()) && a.hasSolutionLayerOf(b);
    }

private:
    /// A layout with what follows from it alone.
    struct Board {
        explicit Board(Layout of);
        const Rulebook& keep(std::shared_ptr<const Rulebook> made) const;

        Layout layout;
        /// Set for a regular board.
        std::optional<Geometry> geometry;
        bool isClassic;
        /// Null until one is made; the first to be made stays.
        mutable std::atomic<const Rulebook*> rulebook{};
        mutable std::once_flag isKept{};
        mutable std::shared_ptr<const Rulebook> kept{};
    };
    /// Never null: moving copies it.
    class SharedBoard {
    public:
        explicit SharedBoard(std::shared_ptr<const Board> board) : m_board(std::move(board)) {}
        SharedBoard(const SharedBoard&) = default;
        SharedBoard& operator=(const SharedBoard&) = default;
        ~SharedBoard() = default;
        const Board* operator->() const { return m_board.get(); }
        const Board& operator*() const { return *m_board; }
        friend bool operator==(const SharedBoard&, const SharedBoard&) = default;

    private:
        std::shared_ptr<const Board> m_board;
    };
    static SharedBoard classicBoard();
    static SharedBoard boardOf(Layout layout);
    bool hasLayoutOf(const Puzzle& other) const { return m_board == other.m_board || layout() == other.layout(); }

    SharedBoard m_board;
    /// Null where there is nothing.
    std::shared_ptr<const Decoration> m_decoration;
    /// Null where there is none.
    std::shared_ptr<const Grid> m_solutionLayer;
};

/// The puzzle with another layout and everything else as it was, where the shape is the same.
Puzzle withLayout(Puzzle puzzle, Layout layout);

/// Blank cells: every digit that the digits around them leave, by houses of boxes where there is no other rule, else by
/// the rulebook: what its cells may hold, peers, and houses that hold a symbol as often as they may. Filled cells:
/// their digit alone.
CandidateGrid candidatesFrom(const Grid& digits, const Puzzle& puzzle);
/// The cells that cannot hold the digit any more because this cell does, in reading order. `digits`: with it there.
std::vector<Cell> cellsRuledOutBy(const Grid& digits, Cell cell, const Puzzle& puzzle);

}  // namespace nonet
