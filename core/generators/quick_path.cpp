#include "core/generators/quick_path.h"

#include <utility>

namespace nonet {
namespace {

/// Houses as players look at them: boxes, rows, columns (techniques/house_order.h).
constexpr std::size_t toOrder(House house) {
    return static_cast<std::size_t>((classic::toIndex(house) + classic::kSide) % classic::kHouses);
}
constexpr House houseInOrder(std::size_t order) {
    return classic::houseAt(static_cast<int>((order + 2 * classic::kSide) % classic::kHouses));
}

constexpr std::array<std::array<std::uint8_t, 3>, 81> makeOrdersOfCell() {
    std::array<std::array<std::uint8_t, 3>, 81> orders{};
    for (const Cell cell : classic::kAllCells)
        for (std::size_t i = 0; i < 3; ++i)
            orders[static_cast<std::size_t>(cell.index())][i] =
                static_cast<std::uint8_t>(toOrder(classic::housesOf(cell)[i]));
    return orders;
}
constexpr auto kOrdersOfCell = makeOrdersOfCell();

/// Techniques that look at one digit at a time, and at nothing but its places.
constexpr bool isOfOneDigit(const Technique& technique) {
    switch (technique.family) {
    case TechniqueFamily::basicFish:
    case TechniqueFamily::finnedFish:
    case TechniqueFamily::singleDigit:
    case TechniqueFamily::colouring: return true;
    default:
        return technique.id == TechniqueId::lockedCandidates1 || technique.id == TechniqueId::lockedCandidates2 ||
               technique.id == TechniqueId::xChain;
    }
}

/// The board, and of every single where it is.
class SinglesBoard {
public:
    explicit SinglesBoard(const ClassicDigits& puzzle) : m_position(Position::fromGivens(puzzle)) {
        for (const Cell cell : m_position.unsolvedCells()) {
            if (m_position.candidates(cell).count() == 1)
                m_naked.insert(cell);
            for (const std::size_t house : ordersOf(cell)) {
                ++m_blanks[house];
                for (const Digit digit : m_position.candidates(cell))
                    ++m_places[house][static_cast<std::size_t>(digit.index())];
            }
        }
        for (std::size_t house = 0; house < m_places.size(); ++house) {
            noteBlanks(house);
            for (std::size_t digit = 0; digit < 9; ++digit)
                if (m_places[house][digit] == 1)
                    m_hidden[house] = static_cast<std::uint16_t>(m_hidden[house] | 1U << digit);
            if (m_hidden[house] != 0)
                m_housesWithHidden |= 1U << house;
        }
    }

    const Position& position() const { return m_position; }

    /// The digits whose places have changed since this was asked last.
    ClassicDigitSet takeChanged() { return std::exchange(m_changed, {}); }

    /// Each places the first single of its kind, as the engine would; false where there is none.
    bool placeFullHouse() {
        if (m_lastBlanks == 0)
            return false;
        const House house = houseInOrder(static_cast<std::size_t>(std::countr_zero(m_lastBlanks)));
        const Cell cell = (classic::cellsOf(house) & m_position.unsolvedCells()).first();
        return placeOnly(cell);
    }
    bool placeNakedSingle() { return !m_naked.isEmpty() && placeOnly(m_naked.first()); }
    bool placeHiddenSingle() {
        if (m_housesWithHidden == 0)
            return false;
        const auto house = static_cast<std::size_t>(std::countr_zero(m_housesWithHidden));
        const Digit digit = Digit::fromIndex(std::countr_zero(m_hidden[house]));
        place({m_position.cells(digit, houseInOrder(house)).first(), digit});
        return true;
    }

    void apply(const Step& step) {
        for (const Candidate placed : step.placements)
            place(placed);
        for (const Candidate gone : step.eliminations)
            if (m_position.has(gone)) {
                m_position.eliminate(gone);
                drop(gone);
                noteCandidates(gone.cell);
            }
    }

private:
    static const std::array<std::uint8_t, 3>& ordersOf(Cell cell) {
        return kOrdersOfCell[static_cast<std::size_t>(cell.index())];
    }

    bool placeOnly(Cell cell) {
        if (m_position.candidates(cell).isEmpty())
            return false;
        place({cell, m_position.candidates(cell).first()});
        return true;
    }

    void place(Candidate placed) {
        const ClassicDigitSet own = m_position.candidates(placed.cell);
        const ClassicCellSet seen = classic::peersOf(placed.cell) & m_position.cells(placed.digit);
        m_position.place(placed);
        m_naked.erase(placed.cell);
        for (const Digit digit : own)
            drop({placed.cell, digit});
        for (const Cell peer : seen) {
            drop({peer, placed.digit});
            noteCandidates(peer);
        }
        for (const std::size_t house : ordersOf(placed.cell)) {
            --m_blanks[house];
            noteBlanks(house);
        }
    }

    void noteBlanks(std::size_t house) {
        if (m_blanks[house] == 1)
            m_lastBlanks |= 1U << house;
        else
            m_lastBlanks &= ~(1U << house);
    }

    void noteCandidates(Cell cell) {
        const int left = m_position.candidates(cell).count();
        if (left == 1)
            m_naked.insert(cell);
        else if (left == 0)
            m_naked.erase(cell);
    }

    /// The candidate is gone from its houses.
    void drop(Candidate gone) {
        m_changed.insert(gone.digit);
        const auto digit = static_cast<std::size_t>(gone.digit.index());
        for (const std::size_t house : ordersOf(gone.cell)) {
            const int left = --m_places[house][digit];
            if (left > 1)
                continue;
            const unsigned bit = 1U << digit;
            m_hidden[house] = static_cast<std::uint16_t>(left == 1 ? m_hidden[house] | bit : m_hidden[house] & ~bit);
            if (m_hidden[house] != 0)
                m_housesWithHidden |= 1U << house;
            else
                m_housesWithHidden &= ~(1U << house);
        }
    }

    Position m_position;
    ClassicCellSet m_naked;
    /// By the order of houses: its blanks, and of each digit its places.
    std::array<std::uint8_t, classic::kHouses> m_blanks{};
    std::array<std::array<std::uint8_t, 9>, classic::kHouses> m_places{};
    /// Houses with one blank; digits with one place in the house; houses that have such a digit.
    std::uint32_t m_lastBlanks = 0;
    std::array<std::uint16_t, classic::kHouses> m_hidden{};
    std::uint32_t m_housesWithHidden = 0;
    ClassicDigitSet m_changed;
};

class QuickRun {
public:
    QuickRun(const ClassicDigits& puzzle, const QuickPathLimits& limits, PathMemory* memory)
        : m_board(puzzle), m_limits(limits), m_memory(memory) {
        m_toSearch.fill(classic::kAllDigits);
        for (const Technique& each : techniqueCatalogue())
            if (limits.allowed.test(static_cast<std::size_t>(each.id)))
                m_last = static_cast<int>(each.id);
    }

    QuickPath run() {
        while (!m_board.position().isSolved()) {
            std::optional<TechniqueId> used = placeSingle();
            if (!used) {
                if (m_memory != nullptr && endAsRemembered())
                    return m_path;
                used = useTechnique();
            }
            if (!used || !m_limits.allowed.test(static_cast<std::size_t>(*used)))
                return end(PathEnd::stuck);
            ++m_path.uses[static_cast<std::size_t>(*used)];
            m_path.score += technique(*used).score;
            if (m_path.score > m_limits.highestScore)
                return end(PathEnd::scoreTooHigh);
        }
        return end(PathEnd::solved);
    }

private:
    /// A position without singles, and the path up to it.
    struct Point {
        std::uint64_t key = 0;
        TechniqueUses uses{};
        int score = 0;
    };

    int blanks() const { return m_board.position().unsolvedCells().count(); }

    QuickPath end(PathEnd how) {
        m_path.end = how;
        m_path.blanks = blanks();
        remember();
        return m_path;
    }

    void remember() {
        for (const Point& point : m_points) {
            PathMemory::Rest rest{.score = m_path.score - point.score, .end = m_path.end, .blanks = m_path.blanks};
            for (std::size_t id = 0; id < rest.uses.size(); ++id)
                rest.uses[id] = m_path.uses[id] - point.uses[id];
            m_memory->keep(point.key, rest);
        }
    }

    bool endAsRemembered() {
        const std::uint64_t key = PathMemory::keyOf(m_board.position());
        const PathMemory::Rest* rest = m_memory->find(key);
        const bool isTooHigh = rest != nullptr && m_path.score + rest->score > m_limits.highestScore;
        if (rest == nullptr || (rest->end == PathEnd::scoreTooHigh && !isTooHigh)) {
            m_points.push_back({key, m_path.uses, m_path.score});
            return false;
        }
        m_path.score += rest->score;
        for (std::size_t id = 0; id < m_path.uses.size(); ++id)
            m_path.uses[id] += rest->uses[id];
        m_path.end = rest->end;
        m_path.blanks = rest->blanks;
        remember();
        if (isTooHigh) {
            m_path.end = PathEnd::scoreTooHigh;
            m_path.blanks = blanks();
        }
        return true;
    }

    std::optional<TechniqueId> placeSingle() {
        if (m_board.placeFullHouse())
            return TechniqueId::fullHouse;
        if (m_board.placeNakedSingle())
            return TechniqueId::nakedSingle;
        if (m_board.placeHiddenSingle())
            return TechniqueId::hiddenSingle;
        return std::nullopt;
    }

    std::optional<TechniqueId> useTechnique() {
        const ClassicDigitSet changed = m_board.takeChanged();
        for (ClassicDigitSet& digits : m_toSearch)
            digits |= changed;
        for (int id = static_cast<int>(TechniqueId::hiddenSingle) + 1; id <= m_last; ++id)
            if (const std::optional<Step> found = find(technique(static_cast<TechniqueId>(id)))) {
                m_board.apply(*found);
                return static_cast<TechniqueId>(id);
            }
        return std::nullopt;
    }

    /// A digit in which a technique found nothing is not searched again before its places change.
    std::optional<Step> find(const Technique& technique) {
        StepCollector collector(1);
        if (!isOfOneDigit(technique)) {
            technique.find(m_board.position(), collector);
        } else {
            ClassicDigitSet& digits = m_toSearch[static_cast<std::size_t>(technique.id)];
            if (digits.isEmpty())
                return std::nullopt;
            if (digits == classic::kAllDigits)
                technique.find(m_board.position(), collector);
            else
                technique.find(m_board.position().onlyCandidatesOf(digits), collector);
            if (!collector.isFull())
                digits = {};
        }
        std::vector<Step> steps = collector.take();
        return steps.empty() ? std::nullopt : std::optional(std::move(steps.front()));
    }

    SinglesBoard m_board;
    const QuickPathLimits& m_limits;
    /// Nothing later is allowed.
    int m_last = -1;
    /// By technique: the digits in which it may find something.
    std::array<ClassicDigitSet, kTechniqueCount> m_toSearch{};
    QuickPath m_path;
    /// May be null.
    PathMemory* m_memory;
    std::vector<Point> m_points;
};

}  // namespace

std::uint64_t PathMemory::keyOf(const Position& position) {
    std::uint64_t key = 0;
    for (const Cell cell : classic::kAllCells) {
        key = (key ^ position.candidates(cell).bits()) * 0xbf58476d1ce4e5b9U;
        key ^= key >> 29U;
    }
    return key;
}

const PathMemory::Rest* PathMemory::find(std::uint64_t key) const {
    const auto at = m_rests.find(key);
    return at == m_rests.end() ? nullptr : &at->second;
}

QuickPath quickPath(const ClassicDigits& puzzle, const QuickPathLimits& limits, PathMemory* memory) {
    return QuickRun(puzzle, limits, memory).run();
}

}  // namespace nonet
