// A position, and where its singles are, kept up to date digit by digit: most of a path is made of them.
#pragma once

#include "core/techniques/position.h"

#include <utility>

namespace nonet {

/// In which order singles are taken that are there at the same time.
enum class SinglesOrder : std::uint8_t {
    /// As players look: houses from the first box on, cells from the first row on.
    sweep,
    /// HoDoKu's: in the order in which they came about (Sudoku2, SudokuSinglesQueue).
    queues,
};

class SinglesBoard {
public:
    /// Singles count as come about as if the digits on the board had been set one after the other, in the order of
    /// cells, and then the candidates that are missing been removed. Cost: some microseconds.
    explicit SinglesBoard(const Position& position);
    /// The start of a puzzle, its singles counted likewise.
    explicit SinglesBoard(const ClassicDigits& givens);

    const Position& position() const { return m_position; }
    /// Whether a digit has stood twice in a house, or a cell or a digit in a house had no candidate left. Such a
    /// position stays so.
    bool isContradictory() const { return m_isContradictory; }
    /// The digits whose places have changed since this was asked last.
    ClassicDigitSet takeChanged() { return std::exchange(m_changed, {}); }

    struct FullHouse {
        Candidate single;
        House house;
    };
    std::optional<FullHouse> fullHouse(SinglesOrder order) const;
    std::optional<Candidate> nakedSingle(SinglesOrder order);
    struct HiddenSingle {
        Candidate single;
        House house;
    };
    std::optional<HiddenSingle> hiddenSingle(SinglesOrder order);

    /// The cell must be open.
    void place(Candidate placed);
    /// Nothing happens where it is gone already.
    void eliminate(Candidate gone);

private:
    struct Hidden {
        std::uint8_t house;
        std::uint8_t digit;
    };

    /// What placing the digits one after the other comes to: the queues hold the singles that are still there.
    void countDigits();
    void queueNaked(const std::array<ClassicCellSet, 9>& placed);
    void queueHidden(const std::array<ClassicCellSet, 9>& placed);
    /// The candidate is gone from its houses.
    void drop(Candidate gone);
    void noteCandidates(Cell cell);
    void noteBlanks(std::size_t house);
    std::optional<House> lastBlankOf(Cell cell) const;

    Position m_position;
    ClassicDigitSet m_changed;
    /// By house as classic.h counts them: its blanks, and of each digit its places.
    std::array<std::uint8_t, classic::kHouses> m_blanks{};
    std::array<std::array<std::uint8_t, 9>, classic::kHouses> m_places{};
    std::array<ClassicDigitSet, classic::kHouses> m_placed{};
    bool m_isContradictory = false;
    /// For the sweep, houses as players look at them, boxes first: those with one blank; digits with one place in the
    /// house; houses that have such a digit.
    ClassicCellSet m_naked;
    std::uint32_t m_lastBlanks = 0;
    std::array<std::uint16_t, classic::kHouses> m_hidden{};
    std::uint32_t m_housesWithHidden = 0;
    /// First in, first out; a cell comes to one candidate once, a digit to one place in a house once.
    std::array<std::uint8_t, 81> m_nakedQueue{};
    std::size_t m_nakedHead = 0;
    std::size_t m_nakedTail = 0;
    std::array<Hidden, std::size_t{9} * classic::kHouses> m_hiddenQueue{};
    std::size_t m_hiddenHead = 0;
    std::size_t m_hiddenTail = 0;
};

}  // namespace nonet
