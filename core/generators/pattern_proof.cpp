#include "core/generators/pattern_proof.h"

#include "core/board/classic.h"
#include "core/canonical/floor.h"
#include "core/foundation/stop_poll.h"

namespace nonet {
namespace {

constexpr int kFewestClues = 17;

House lineAt(HouseKind kind, int number) { return {kind, static_cast<std::uint8_t>(number)}; }

std::optional<std::array<House, 2>> emptyLines(ClassicCellSet mask) {
    for (const HouseKind kind : {HouseKind::row, HouseKind::column})
        for (int chute = 0; chute < 9; chute += 3) {
            FixedList<House, 3> empty;
            for (int line = chute; line < chute + 3; ++line)
                if (!mask.intersects(classic::cellsOf(lineAt(kind, line))))
                    empty.push(lineAt(kind, line));
            if (empty.size() >= 2)
                return std::array{empty[0], empty[1]};
        }
    return std::nullopt;
}

/// Which of the three lines of a chute show a clue in each of its nine places, as bits.
using ChuteMask = std::array<unsigned, 9>;

ChuteMask chuteMask(ClassicCellSet mask, HouseKind kind, int firstLine) {
    ChuteMask clues{};
    for (int line = 0; line < 3; ++line)
        for (int place = 0; place < 9; ++place) {
            const int along = firstLine + line;
            const Cell cell = kind == HouseKind::row ? classic::cellAt(along, place) : classic::cellAt(place, along);
            if (mask.contains(cell))
                clues[static_cast<std::size_t>(place)] |= 1U << line;
        }
    return clues;
}

/// Fills the hidden cells of a floor with the digits that its columns have anyway.
class FloorFilling {
public:
    FloorFilling(const ChuteMask& clues, const Floor& floor) : m_clues(clues), m_floor(floor) {
        for (std::size_t place = 0; place < 9; ++place)
            for (int row = 0; row < 3; ++row)
                if ((clues[place] >> row & 1U) != 0)
                    m_used[static_cast<std::size_t>(row)] |= digitAt(row, place);
    }

    /// Whether some filling is not the floor's own.
    bool hasOther() { return fillFrom(0, false); }

private:
    unsigned digitAt(int row, std::size_t place) const { return 1U << m_floor.at(row, static_cast<int>(place)); }

    /// The column's three digits in each order that keeps its clues.
    bool fillFrom(std::size_t place, bool differs) {
        if (place == 9)
            return differs;
        static constexpr std::array<std::array<int, 3>, 6> kOrders = {
            {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}, {1, 2, 0}, {2, 0, 1}}};
        for (const std::array<int, 3>& order : kOrders) {
            unsigned hidden = 0;
            bool fits = true;
            for (int row = 0; row < 3 && fits; ++row) {
                const int from = order[static_cast<std::size_t>(row)];
                if ((m_clues[place] >> row & 1U) != 0)
                    fits = from == row;
                else
                    fits = (m_used[static_cast<std::size_t>(row)] & digitAt(from, place)) == 0;
                hidden |= (m_clues[place] >> row & 1U) != 0 ? 0 : 1U << row;
            }
            if (!fits)
                continue;
            const std::array<unsigned, 3> before = m_used;
            for (int row = 0; row < 3; ++row)
                if ((hidden >> row & 1U) != 0)
                    m_used[static_cast<std::size_t>(row)] |= digitAt(order[static_cast<std::size_t>(row)], place);
            const bool isFound = fillFrom(place + 1, differs || order != kOrders[0]);
            m_used = before;
            if (isFound)
                return true;
        }
        return false;
    }

    const ChuteMask& m_clues;
    const Floor& m_floor;
    /// The digits that each row holds by now.
    std::array<unsigned, 3> m_used{};
};

/// True where no floor is told from all others.
bool isAlwaysAmbiguous(const ChuteMask& clues, PatternVerdict& verdict, StopPoll& poll) {
    for (std::uint32_t rank = 0; rank < kFloors; ++rank) {
        verdict.wasStopped = verdict.wasStopped || poll.shouldStop();
        if (verdict.wasStopped)
            return false;
        ++verdict.floors;
        const Floor floor = floorAt(rank);
        if (!FloorFilling(clues, floor).hasOther())
            return false;
    }
    return true;
}

}  // namespace

PatternVerdict provePattern(ClassicCellSet mask, const std::stop_token& stop) {
    PatternVerdict verdict;
    if (mask.count() < kFewestClues) {
        verdict.proof = PatternProof::tooFewClues;
        return verdict;
    }
    verdict.lines = emptyLines(mask);
    if (verdict.lines) {
        verdict.proof = PatternProof::emptyLines;
        return verdict;
    }
    StopPoll poll(stop);
    for (const HouseKind kind : {HouseKind::row, HouseKind::column})
        for (int chute = 0; chute < 9; chute += 3)
            if (isAlwaysAmbiguous(chuteMask(mask, kind, chute), verdict, poll)) {
                verdict.proof = PatternProof::ambiguousChute;
                verdict.chute = lineAt(kind, chute);
                return verdict;
            }
    return verdict;
}

}  // namespace nonet
