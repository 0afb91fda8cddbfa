#include "core/techniques/singles/singles_board.h"

#include "core/foundation/fixed_list.h"

#include <algorithm>

namespace nonet {
namespace {

std::size_t at(Cell cell) { return cell.slot(); }
std::size_t at(Digit digit) { return digit.slot(); }

/// Houses as players look at them (techniques/house_order.h): boxes, rows, columns.
constexpr std::size_t toOrder(std::size_t house) { return (house + classic::kSide) % classic::kHouses; }
constexpr std::size_t fromOrder(int order) {
    return (static_cast<std::size_t>(order) + 2 * classic::kSide) % classic::kHouses;
}
House houseOf(std::size_t index) { return classic::houseAt(static_cast<int>(index)); }

/// Row, column and box of each cell.
constexpr auto kHousesOf = [] {
    std::array<std::array<std::uint8_t, 3>, 81> houses{};
    for (const Cell cell : classic::kAllCells)
        for (std::size_t i = 0; i < 3; ++i)
            houses[cell.slot()][i] = static_cast<std::uint8_t>(classic::toIndex(classic::housesOf(cell)[i]));
    return houses;
}();

/// When, with digits placed in the order of cells, a cell loses a candidate: the cell that is filled then.
int lostAt(Cell cell, Digit digit, bool isFilled, const std::array<ClassicCellSet, 9>& placed) {
    const ClassicCellSet takers = classic::peersOf(cell) & placed[at(digit)];
    const int byPeer = takers.isEmpty() ? classic::kCells : takers.first().index();
    return isFilled ? std::min(byPeer, cell.index()) : byPeer;
}

int slotOf(std::size_t house, Cell cell) {
    return static_cast<int>(std::ranges::find(kHousesOf[at(cell)], house) - kHousesOf[at(cell)].begin());
}

void setBit(std::uint32_t& bits, std::size_t bit, bool isOn) { bits = isOn ? bits | 1U << bit : bits & ~(1U << bit); }

/// By cell filled; of those of one cell, first where its peers lose its digit, cell by cell, then its own candidates,
/// digit by digit; at last by house.
int momentOf(int filled, bool isOwn, int cellOrDigit, int slot) {
    return ((filled * 2 + (isOwn ? 1 : 0)) * classic::kCells + cellOrDigit) * 3 + slot;
}

}  // namespace

SinglesBoard::SinglesBoard(const ClassicDigits& givens) : m_position(Position::fromGivens(givens)) {
    countDigits();
    m_changed = classic::kAllDigits;
}

SinglesBoard::SinglesBoard(const Position& position) : SinglesBoard(ClassicDigits{position.values()}) {
    for (const Cell cell : position.unsolvedCells())
        for (const Digit digit : m_position.candidates(cell) - position.candidates(cell))
            eliminate({cell, digit});
    m_position = position;
    m_changed = classic::kAllDigits;
}

void SinglesBoard::countDigits() {
    std::array<ClassicCellSet, 9> placed{};
    for (const Cell cell : classic::kAllCells) {
        const bool isFilled = m_position.isSolved(cell);
        const ClassicDigitSet candidates = m_position.candidates(cell);
        m_isContradictory = m_isContradictory || (!isFilled && candidates.isEmpty());
        for (const std::size_t house : kHousesOf[at(cell)]) {
            if (!isFilled) {
                ++m_blanks[house];
                for (const Digit digit : candidates)
                    ++m_places[house][at(digit)];
                continue;
            }
            const Digit digit(m_position.valueAt(cell));
            m_isContradictory = m_isContradictory || m_placed[house].contains(digit);
            m_placed[house].insert(digit);
        }
        if (isFilled)
            placed[at(Digit(m_position.valueAt(cell)))].insert(cell);
    }
    for (std::size_t house = 0; house < m_blanks.size(); ++house)
        noteBlanks(house);
    queueNaked(placed);
    queueHidden(placed);
}

void SinglesBoard::queueNaked(const std::array<ClassicCellSet, 9>& placed) {
    FixedList<std::pair<int, std::uint8_t>, classic::kCells> found;
    for (const Cell cell : m_position.unsolvedCells()) {
        const ClassicDigitSet left = m_position.candidates(cell);
        if (left.count() != 1)
            continue;
        m_naked.insert(cell);
        int last = -1;
        for (const Digit digit : classic::kAllDigits - left)
            last = std::max(last, lostAt(cell, digit, false, placed));
        found.push({last, static_cast<std::uint8_t>(cell.index())});
    }
    std::ranges::sort(found);
    for (const auto& [when, cell] : found)
        m_nakedQueue[m_nakedTail++] = cell;
}

void SinglesBoard::queueHidden(const std::array<ClassicCellSet, 9>& placed) {
    FixedList<std::pair<int, Hidden>, std::size_t{9} * classic::kHouses> found;
    for (std::size_t house = 0; house < m_places.size(); ++house)
        for (const Digit digit : classic::kAllDigits - m_placed[house]) {
            const int left = m_places[house][at(digit)];
            m_isContradictory = m_isContradictory || left == 0;
            if (left != 1)
                continue;
            m_hidden[house] = static_cast<std::uint16_t>(m_hidden[house] | 1U << at(digit));
            setBit(m_housesWithHidden, toOrder(house), true);
            int moment = -1;
            for (const Cell cell : classic::cellsOfHouse(static_cast<int>(house)) - m_position.cells(digit)) {
                const int when = lostAt(cell, digit, m_position.isSolved(cell), placed);
                const bool isOwn = when == cell.index();
                moment =
                    std::max(moment, momentOf(when, isOwn, isOwn ? digit.index() : cell.index(), slotOf(house, cell)));
            }
            found.push({moment, {static_cast<std::uint8_t>(house), static_cast<std::uint8_t>(digit.index())}});
        }
    std::ranges::sort(found, {}, &std::pair<int, Hidden>::first);
    for (const auto& [moment, hidden] : found)
        m_hiddenQueue[m_hiddenTail++] = hidden;
}

std::optional<House> SinglesBoard::lastBlankOf(Cell cell) const {
    for (const std::size_t house : kHousesOf[at(cell)])
        if (m_blanks[house] == 1)
            return houseOf(house);
    return std::nullopt;
}

std::optional<SinglesBoard::FullHouse> SinglesBoard::fullHouse(SinglesOrder order) const {
    if (m_lastBlanks == 0)
        return std::nullopt;
    if (order == SinglesOrder::sweep) {
        for (std::uint32_t left = m_lastBlanks; left != 0; left &= left - 1) {
            const House house = houseOf(fromOrder(std::countr_zero(left)));
            const Cell cell = (classic::cellsOf(house) & m_position.unsolvedCells()).first();
            if (m_position.candidates(cell).count() == 1)
                return FullHouse{{cell, m_position.candidates(cell).first()}, house};
        }
        return std::nullopt;
    }
    for (std::size_t i = m_nakedHead; i < m_nakedTail; ++i) {
        const Cell cell(m_nakedQueue[i]);
        if (m_position.candidates(cell).isEmpty())
            continue;
        if (const std::optional<House> house = lastBlankOf(cell))
            return FullHouse{{cell, m_position.candidates(cell).first()}, *house};
    }
    return std::nullopt;
}

std::optional<Candidate> SinglesBoard::nakedSingle(SinglesOrder order) {
    if (order == SinglesOrder::sweep)
        return m_naked.isEmpty()
                   ? std::nullopt
                   : std::optional(Candidate{m_naked.first(), m_position.candidates(m_naked.first()).first()});
    for (; m_nakedHead < m_nakedTail; ++m_nakedHead) {
        const Cell cell(m_nakedQueue[m_nakedHead]);
        if (!m_position.candidates(cell).isEmpty())
            return Candidate{cell, m_position.candidates(cell).first()};
    }
    return std::nullopt;
}

std::optional<SinglesBoard::HiddenSingle> SinglesBoard::hiddenSingle(SinglesOrder order) {
    const auto singleIn = [this](std::size_t house, Digit digit) {
        return HiddenSingle{{m_position.cells(digit, houseOf(house)).first(), digit}, houseOf(house)};
    };
    if (order == SinglesOrder::sweep) {
        if (m_housesWithHidden == 0)
            return std::nullopt;
        const std::size_t house = fromOrder(std::countr_zero(m_housesWithHidden));
        return singleIn(house, Digit::fromIndex(std::countr_zero(m_hidden[house])));
    }
    for (; m_hiddenHead < m_hiddenTail; ++m_hiddenHead) {
        const auto [house, digit] = m_hiddenQueue[m_hiddenHead];
        if (m_places[house][digit] == 1)
            return singleIn(house, Digit::fromIndex(digit));
    }
    return std::nullopt;
}

void SinglesBoard::place(Candidate placed) {
    const ClassicDigitSet own = m_position.candidates(placed.cell);
    const ClassicCellSet seen = classic::peersOf(placed.cell) & m_position.cells(placed.digit);
    m_position.place(placed);
    m_naked.erase(placed.cell);
    for (const std::size_t house : kHousesOf[at(placed.cell)]) {
        --m_blanks[house];
        noteBlanks(house);
        m_isContradictory = m_isContradictory || m_placed[house].contains(placed.digit);
        m_placed[house].insert(placed.digit);
    }
    if (own.contains(placed.digit))
        drop(placed);
    for (const Cell peer : seen) {
        noteCandidates(peer);
        drop({peer, placed.digit});
    }
    for (const Digit digit : own - ClassicDigitSet(placed.digit))
        drop({placed.cell, digit});
}

void SinglesBoard::eliminate(Candidate gone) {
    if (!m_position.has(gone))
        return;
    m_position.eliminate(gone);
    noteCandidates(gone.cell);
    drop(gone);
}

void SinglesBoard::noteBlanks(std::size_t house) { setBit(m_lastBlanks, toOrder(house), m_blanks[house] == 1); }

void SinglesBoard::noteCandidates(Cell cell) {
    const int left = m_position.candidates(cell).count();
    if (left == 1) {
        m_naked.insert(cell);
        m_nakedQueue[m_nakedTail++] = static_cast<std::uint8_t>(cell.index());
    } else if (left == 0) {
        m_naked.erase(cell);
        m_isContradictory = true;
    }
}

void SinglesBoard::drop(Candidate gone) {
    m_changed.insert(gone.digit);
    const std::size_t digit = at(gone.digit);
    for (const std::size_t house : kHousesOf[at(gone.cell)]) {
        const int left = --m_places[house][digit];
        if (left > 1)
            continue;
        const unsigned bit = 1U << digit;
        m_hidden[house] = static_cast<std::uint16_t>(left == 1 ? m_hidden[house] | bit : m_hidden[house] & ~bit);
        setBit(m_housesWithHidden, toOrder(house), m_hidden[house] != 0);
        if (left == 1)
            m_hiddenQueue[m_hiddenTail++] = {static_cast<std::uint8_t>(house), static_cast<std::uint8_t>(digit)};
        else if (!m_placed[house].contains(gone.digit))
            m_isContradictory = true;
    }
}

}  // namespace nonet
