#include "core/canonical/grid_count.h"

#include "core/canonical/trio_table.h"

#include <algorithm>
#include <cassert>

namespace nonet {

namespace {

constexpr std::size_t kPartitions = 280;
constexpr std::uint64_t kRenamings = 362'880;

/// Nine digits cut into three trios without order, by number: 0 is 123, 456, 789.
using PartitionId = std::uint16_t;
/// The column trios of a floor, box by box.
using ColumnTrios = std::array<PartitionId, 3>;
/// By digit - 1, the new digit - 1.
using Renaming = std::array<std::uint8_t, 9>;

ClassicDigitSet rename(ClassicDigitSet digits, const Renaming& names) {
    ClassicDigitSet result;
    for (const Digit digit : digits)
        result.insert(Digit::fromIndex(names[digit.slot()]));
    return result;
}

constexpr std::size_t pairIndex(PartitionId a, PartitionId b) { return std::size_t{a} * kPartitions + b; }

/// The 280 partitions, and what renaming makes of them.
class Partitions {
public:
    static const Partitions& instance() {
        static const Partitions partitions;
        return partitions;
    }

    /// The trios in ascending order.
    const Signature& at(PartitionId id) const { return m_trios[id]; }
    PartitionId idOf(Signature trios) const {
        std::ranges::sort(trios);
        return m_ids[TrioTable::instance().idOf(trios)];
    }
    PartitionId image(PartitionId id, const Renaming& names) const;
    /// What `id` becomes under the renaming that takes `first` to 123, 456, 789 in order.
    PartitionId seenFrom(PartitionId first, PartitionId id) const { return m_seenFrom[pairIndex(first, id)]; }
    /// What each id becomes under that renaming, by id.
    const PartitionId* seenFrom(PartitionId first) const { return &m_seenFrom[pairIndex(first, 0)]; }

private:
    Partitions();

    std::vector<Signature> m_trios;
    std::array<PartitionId, TrioTable::kSignatures> m_ids{};
    std::vector<PartitionId> m_seenFrom;
};

Partitions::Partitions() {
    const TrioTable& table = TrioTable::instance();
    for (SignatureId id = 0; id < TrioTable::kSignatures; ++id) {
        const Signature& trios = table.signature(id);
        if (trios[0] > trios[1] || trios[1] > trios[2])
            continue;
        m_ids[id] = static_cast<PartitionId>(m_trios.size());
        m_trios.push_back(trios);
    }
    assert(m_trios.size() == kPartitions);
    m_seenFrom.resize(kPartitions * kPartitions);
    for (PartitionId first = 0; first < kPartitions; ++first) {
        Renaming names{};
        std::uint8_t next = 0;
        for (const Trio trio : m_trios[first])
            for (const Digit digit : trio.digits())
                names[digit.slot()] = next++;
        for (PartitionId id = 0; id < kPartitions; ++id)
            m_seenFrom[pairIndex(first, id)] = image(id, names);
    }
}

PartitionId Partitions::image(PartitionId id, const Renaming& names) const {
    Signature trios = m_trios[id];
    for (Trio& trio : trios)
        trio = Trio::of(rename(trio.digits(), names));
    return idOf(trios);
}

/// Row trios and column trios of one box: each row meets each column in one digit.
bool crosses(const Signature& rows, const Signature& columns) {
    for (const Trio row : rows)
        for (const Trio column : columns)
            if ((row.digits() & column.digits()).count() != 1)
                return false;
    return true;
}

/// How many floors have given column trios: [second box][third box], the first box's being partition 0.
class FloorsByColumns {
public:
    FloorsByColumns();
    const std::uint16_t* row(PartitionId second) const { return &m_floors[pairIndex(second, 0)]; }

private:
    std::vector<std::uint16_t> m_floors;
};

FloorsByColumns::FloorsByColumns() : m_floors(kPartitions * kPartitions) {
    const TrioTable& table = TrioTable::instance();
    const Partitions& partitions = Partitions::instance();
    std::vector<std::vector<PartitionId>> crossing(kPartitions);
    for (PartitionId rows = 0; rows < kPartitions; ++rows)
        for (PartitionId columns = 0; columns < kPartitions; ++columns)
            if (crosses(partitions.at(rows), partitions.at(columns)))
                crossing[rows].push_back(columns);
    // [row trios of the second box][column trios of the third box]; the order of the rows gives six times as many.
    std::vector<std::uint16_t> half(kPartitions * kPartitions);
    for (const PartitionId first : crossing[0])
        for (const Partners& partners : table.partners(table.idOf(partitions.at(first))))
            for (const PartitionId third : crossing[partitions.idOf(table.signature(partners.third))])
                half[pairIndex(partitions.idOf(table.signature(partners.second)), third)] += 6;
    for (PartitionId rows = 0; rows < kPartitions; ++rows)
        for (const PartitionId second : crossing[rows])
            for (PartitionId third = 0; third < kPartitions; ++third)
                m_floors[pairIndex(second, third)] =
                    static_cast<std::uint16_t>(m_floors[pairIndex(second, third)] + half[pairIndex(rows, third)]);
}

/// Which column trios are isomorphs: the class of [second box][third box], the first being partition 0.
/// Generators of the group are enough: renamings that leave partition 0 as it is, and exchanging boxes.
std::vector<std::uint16_t> columnTrioClasses() {
    const Partitions& partitions = Partitions::instance();
    constexpr std::array<Renaming, 4> kGenerators = {{{1, 0, 2, 3, 4, 5, 6, 7, 8},
                                                      {1, 2, 0, 3, 4, 5, 6, 7, 8},
                                                      {3, 4, 5, 0, 1, 2, 6, 7, 8},
                                                      {3, 4, 5, 6, 7, 8, 0, 1, 2}}};
    std::array<std::array<PartitionId, kPartitions>, kGenerators.size()> images{};
    for (std::size_t i = 0; i < kGenerators.size(); ++i)
        for (PartitionId id = 0; id < kPartitions; ++id)
            images[i][id] = partitions.image(id, kGenerators[i]);
    constexpr std::uint16_t kNone = 0xFFFF;
    std::vector<std::uint16_t> classes(kPartitions * kPartitions, kNone);
    std::uint16_t next = 0;
    std::vector<std::pair<PartitionId, PartitionId>> open;
    const auto reach = [&](PartitionId second, PartitionId third, std::uint16_t number) {
        std::uint16_t& found = classes[pairIndex(second, third)];
        if (found != kNone)
            return;
        found = number;
        open.emplace_back(second, third);
    };
    for (PartitionId a = 0; a < kPartitions; ++a)
        for (PartitionId b = 0; b < kPartitions; ++b) {
            if (classes[pairIndex(a, b)] != kNone)
                continue;
            const std::uint16_t number = next++;
            reach(a, b, number);
            while (!open.empty()) {
                const auto [second, third] = open.back();
                open.pop_back();
                for (const auto& image : images)
                    reach(image[second], image[third], number);
                reach(third, second, number);
                reach(partitions.seenFrom(second, 0), partitions.seenFrom(second, third), number);
            }
        }
    return classes;
}

ColumnTrios columnTriosOf(const Floor& floor) {
    ColumnTrios columns{};
    for (int box = 0; box < 3; ++box) {
        Signature trios;
        for (int i = 0; i < 3; ++i) {
            ClassicDigitSet digits;
            for (int row = 0; row < 3; ++row)
                digits.insert(Digit(floor.at(row, 3 * box + i)));
            trios[static_cast<std::size_t>(i)] = Trio::of(digits);
        }
        columns[static_cast<std::size_t>(box)] = Partitions::instance().idOf(trios);
    }
    return columns;
}

/// The 56 ways to split what a box's columns leave over: partitions for the middle and for the lowest floor.
using Splits = std::array<std::pair<PartitionId, PartitionId>, TrioTable::kPartners>;

Splits splitsOf(PartitionId columns) {
    const TrioTable& table = TrioTable::instance();
    const Partitions& partitions = Partitions::instance();
    Splits splits;
    std::size_t next = 0;
    for (const Partners& partners : table.partners(table.idOf(partitions.at(columns))))
        splits[next++] = {partitions.idOf(table.signature(partners.second)),
                          partitions.idOf(table.signature(partners.third))};
    return splits;
}

std::uint64_t completionsOf(const ColumnTrios& columns, const FloorsByColumns& floors) {
    const Partitions& partitions = Partitions::instance();
    const Splits first = splitsOf(columns[0]);
    const Splits second = splitsOf(columns[1]);
    const Splits third = splitsOf(columns[2]);
    std::uint64_t sum = 0;
    for (const auto& [middle, lowest] : first) {
        const PartitionId* seenByMiddle = partitions.seenFrom(middle);
        const PartitionId* seenByLowest = partitions.seenFrom(lowest);
        std::array<std::pair<PartitionId, PartitionId>, TrioTable::kPartners> seen;
        std::ranges::transform(third, seen.begin(), [&](const auto& split) {
            return std::pair(seenByMiddle[split.first], seenByLowest[split.second]);
        });
        for (const auto& split : second) {
            const std::uint16_t* middleFloors = floors.row(seenByMiddle[split.first]);
            const std::uint16_t* lowestFloors = floors.row(seenByLowest[split.second]);
            for (const auto& [a, b] : seen)
                sum += std::uint64_t{middleFloors[a]} * lowestFloors[b];
        }
    }
    return sum;
}

}  // namespace

WideCount WideCount::product(std::uint64_t a, std::uint64_t b) {
    // Schoolbook, in halves of 32 bits.
    constexpr std::uint64_t kHalf = 0xFFFFFFFF;
    const std::uint64_t low = (a & kHalf) * (b & kHalf);
    const std::uint64_t middle = (a >> 32) * (b & kHalf) + (low >> 32);
    const std::uint64_t other = (a & kHalf) * (b >> 32) + (middle & kHalf);
    WideCount result;
    result.m_high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
    result.m_low = other << 32 | (low & kHalf);
    return result;
}

WideCount& WideCount::operator+=(const WideCount& other) {
    m_low += other.m_low;
    m_high += other.m_high + (m_low < other.m_low ? 1 : 0);
    return *this;
}

std::string WideCount::toText() const {
    std::array<std::uint32_t, 4> words = {static_cast<std::uint32_t>(m_high >> 32), static_cast<std::uint32_t>(m_high),
                                          static_cast<std::uint32_t>(m_low >> 32), static_cast<std::uint32_t>(m_low)};
    std::string text;
    do {
        std::uint64_t rest = 0;
        for (std::uint32_t& word : words) {
            const std::uint64_t dividend = rest << 32 | word;
            word = static_cast<std::uint32_t>(dividend / 10);
            rest = dividend % 10;
        }
        text += static_cast<char>('0' + rest);
    } while (std::ranges::any_of(words, [](std::uint32_t word) { return word != 0; }));
    std::ranges::reverse(text);
    return text;
}

struct GridCounter::Tables {
    struct Sum {
        std::uint16_t columnClass;
        std::uint64_t completions;
    };
    FloorsByColumns floors;
    std::vector<std::uint16_t> columnClasses = columnTrioClasses();
    std::vector<Sum> sums;
};

GridCounter::GridCounter() : m_tables(std::make_unique<Tables>()) {}
GridCounter::~GridCounter() = default;

int GridCounter::columnClasses() const { return static_cast<int>(m_tables->sums.size()); }

GridTerm GridCounter::term(const FloorClass& floors) {
    const ColumnTrios columns = columnTriosOf(floors.representative);
    const Partitions& partitions = Partitions::instance();
    const std::uint16_t columnClass = m_tables->columnClasses[pairIndex(partitions.seenFrom(columns[0], columns[1]),
                                                                        partitions.seenFrom(columns[0], columns[2]))];
    std::vector<Tables::Sum>& sums = m_tables->sums;
    auto sum = std::ranges::find(sums, columnClass, &Tables::Sum::columnClass);
    if (sum == sums.end())
        sum = sums.insert(sums.end(), {columnClass, completionsOf(columns, m_tables->floors)});
    return {.floors = floors,
            .columnClass = static_cast<int>(sum - sums.begin()),
            .completions = sum->completions,
            .grids = WideCount::product(std::uint64_t{floors.size} * kRenamings, sum->completions)};
}

GridCount countGrids(std::span<const FloorClass> classes, std::stop_token stop) {
    GridCounter counter;
    GridCount count;
    for (const FloorClass& floorClass : classes) {
        if (stop.stop_requested()) {
            count.wasStopped = true;
            break;
        }
        count.terms.push_back(counter.term(floorClass));
        count.total += count.terms.back().grids;
    }
    count.columnClasses = counter.columnClasses();
    return count;
}

}  // namespace nonet
