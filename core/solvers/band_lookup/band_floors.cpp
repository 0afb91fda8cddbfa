#include "core/solvers/band_lookup/band_floors.h"

#include "core/board/classic.h"

#include <algorithm>

namespace nonet {

namespace {

/// Three cells in order, as bits.
using Cells = std::array<std::uint16_t, 3>;

/// A box filled.
struct Filling {
    std::array<std::uint8_t, 9> digits{};
    SignatureId columns = 0;
};

/// The fillings of a box with the same row trios.
struct FillingGroup {
    SignatureId rows = 0;
    std::size_t begin = 0;
    std::size_t end = 0;

    std::uint64_t size() const { return end - begin; }
};

/// The ways in which a trio's digits can stand in three cells.
FixedList<Cells, 6> ordersOf(Trio trio, const Cells& candidates) {
    FixedList<Cells, 6> orders;
    const unsigned all = trio.digits().bits();
    for (unsigned first = all & candidates[0]; first != 0; first &= first - 1) {
        const unsigned a = first & -first;
        for (unsigned second = all & candidates[1] & ~a; second != 0; second &= second - 1) {
            const unsigned b = second & -second;
            const unsigned c = all & ~(a | b);
            if ((c & candidates[2]) != 0)
                orders.push(
                    {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), static_cast<std::uint16_t>(c)});
        }
    }
    return orders;
}

/// Fills one box in every way.
class BoxFiller {
public:
    BoxFiller(const LookupPosition& position, int band, int box, StopPoll& poll);

    bool fill();
    const std::vector<Filling>& fillings() const { return m_fillings; }
    const std::vector<FillingGroup>& groups() const { return m_groups; }

private:
    void fillRows(const Signature& rows);
    void add(const std::array<const Cells*, 3>& rows);

    StopPoll& m_poll;
    std::array<TrioSet, 3> m_rows;
    std::array<TrioSet, 3> m_columns;
    std::array<Cells, 3> m_candidates{};
    std::vector<Filling> m_fillings;
    std::vector<FillingGroup> m_groups;
};

BoxFiller::BoxFiller(const LookupPosition& position, int band, int box, StopPoll& poll) : m_poll(poll) {
    for (int i = 0; i < 3; ++i) {
        const auto at = static_cast<std::size_t>(i);
        m_rows[at] = position.trios(MiniLine(9 * band + 3 * i + box));
        m_columns[at] = position.trios(MiniLine(27 + 9 * box + 3 * i + band));
        for (std::size_t j = 0; j < 3; ++j)
            m_candidates[at][j] =
                position.candidates().at(classic::cellAt(3 * band + i, 3 * box + static_cast<int>(j)));
    }
}

/// False where it was stopped.
bool BoxFiller::fill() {
    const TrioTable& table = TrioTable::instance();
    for (const Trio first : m_rows[0])
        for (const Trio second : m_rows[1]) {
            const ClassicDigitSet rest = classic::kAllDigits - first.digits() - second.digits();
            if (rest.count() != 3 || !m_rows[2].contains(Trio::of(rest)))
                continue;
            if (m_poll.shouldStop())
                return false;
            const Signature rows = {first, second, Trio::of(rest)};
            const std::size_t begin = m_fillings.size();
            fillRows(rows);
            if (m_fillings.size() > begin)
                m_groups.push_back({table.idOf(rows), begin, m_fillings.size()});
        }
    return true;
}

void BoxFiller::fillRows(const Signature& rows) {
    std::array<FixedList<Cells, 6>, 3> orders;
    for (std::size_t i = 0; i < 3; ++i)
        orders[i] = ordersOf(rows[i], m_candidates[i]);
    for (const Cells& first : orders[0])
        for (const Cells& second : orders[1])
            for (const Cells& third : orders[2])
                add({&first, &second, &third});
}

void BoxFiller::add(const std::array<const Cells*, 3>& rows) {
    Signature columns;
    for (std::size_t i = 0; i < 3; ++i) {
        const auto digits = static_cast<std::uint16_t>((*rows[0])[i] | (*rows[1])[i] | (*rows[2])[i]);
        columns[i] = Trio::of(ClassicDigitSet::fromBits(digits));
        if (!m_columns[i].contains(columns[i]))
            return;
    }
    Filling filling{.columns = TrioTable::instance().idOf(columns)};
    for (std::size_t i = 0; i < 9; ++i)
        filling.digits[i] = static_cast<std::uint8_t>(std::countr_zero((*rows[i / 3])[i % 3]) + 1);
    m_fillings.push_back(filling);
}

using Boxes = std::array<BoxFiller, 3>;

/// Calls visit(group, group, group) for row trios that make a configuration. False where it was stopped.
template <typename Visit>
bool forEachConfiguration(const Boxes& boxes, StopPoll& poll, const Visit& visit) {
    const TrioTable& table = TrioTable::instance();
    constexpr std::uint16_t kNone = 0xFFFF;
    std::array<std::uint16_t, TrioTable::kSignatures> second;
    std::array<std::uint16_t, TrioTable::kSignatures> third;
    second.fill(kNone);
    third.fill(kNone);
    for (std::size_t i = 0; i < boxes[1].groups().size(); ++i)
        second[boxes[1].groups()[i].rows] = static_cast<std::uint16_t>(i);
    for (std::size_t i = 0; i < boxes[2].groups().size(); ++i)
        third[boxes[2].groups()[i].rows] = static_cast<std::uint16_t>(i);
    for (const FillingGroup& group : boxes[0].groups())
        for (const Partners& partners : table.partners(group.rows)) {
            if (poll.shouldStop())
                return false;
            if (second[partners.second] != kNone && third[partners.third] != kNone)
                visit(group, boxes[1].groups()[second[partners.second]], boxes[2].groups()[third[partners.third]]);
        }
    return true;
}

BandFloor floorOf(const std::array<const Filling*, 3>& boxes) {
    BandFloor floor;
    for (std::size_t box = 0; box < 3; ++box) {
        floor.columns[box] = boxes[box]->columns;
        for (std::size_t i = 0; i < 9; ++i)
            floor.floor.digits[9 * (i / 3) + 3 * box + i % 3] = boxes[box]->digits[i];
    }
    return floor;
}

}  // namespace

BandFloors floorsOfBand(const LookupPosition& position, int band, std::uint64_t cap, StopPoll& poll) {
    BandFloors result;
    Boxes boxes = {BoxFiller(position, band, 0, poll), BoxFiller(position, band, 1, poll),
                   BoxFiller(position, band, 2, poll)};
    for (std::size_t box = 0; box < 3; ++box) {
        result.wasStopped = result.wasStopped || !boxes[box].fill();
        result.fillings[box] = static_cast<std::uint32_t>(boxes[box].fillings().size());
    }
    result.wasStopped = result.wasStopped || !forEachConfiguration(boxes, poll, [&](auto& a, auto& b, auto& c) {
                            result.count += a.size() * b.size() * c.size();
                        });
    if (result.wasStopped || result.count > cap)
        return result;
    result.floors.reserve(result.count);
    forEachConfiguration(boxes, poll, [&](auto& a, auto& b, auto& c) {
        for (std::size_t i = a.begin; i < a.end; ++i)
            for (std::size_t j = b.begin; j < b.end; ++j)
                for (std::size_t k = c.begin; k < c.end && !poll.shouldStop(); ++k)
                    result.floors.push_back(
                        floorOf({&boxes[0].fillings()[i], &boxes[1].fillings()[j], &boxes[2].fillings()[k]}));
    });
    result.wasStopped = poll.shouldStop();
    return result;
}

}  // namespace nonet
