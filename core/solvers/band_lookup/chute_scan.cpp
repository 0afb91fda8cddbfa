#include "core/solvers/band_lookup/chute_scan.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr unsigned kEveryDigit = 0x1FF;

/// A line's three trios in one word, nine bits each.
using PackedLine = std::uint32_t;
constexpr PackedLine kFullLine = (1U << 27) - 1;

unsigned digitBits(Trio trio) { return trio.digits().bits(); }
/// The trio of these digits, which must be three.
Trio trioOf(unsigned digits) { return Trio(detail::kTrioNumbers.index[digits & kEveryDigit]); }

/// Whatever three boxes of a line can hold together.
struct LineList {
    std::array<PackedLine, TrioTable::kSignatures> lines;
    std::size_t size = 0;
};

void listLine(const TrioSet* trios, LineList& list) {
    for (const Trio first : trios[0])
        for (const Trio second : trios[1]) {
            if (first.digits().intersects(second.digits()))
                continue;
            const unsigned third = kEveryDigit & ~(digitBits(first) | digitBits(second));
            if (trios[2].contains(trioOf(third)))
                list.lines[list.size++] = digitBits(first) | digitBits(second) << 9 | third << 18;
        }
}

bool contains(const TrioSet* trios, PackedLine line) {
    return trios[0].contains(trioOf(line)) && trios[1].contains(trioOf(line >> 9)) &&
           trios[2].contains(trioOf(line >> 18));
}

void insert(TrioSet* trios, PackedLine line) {
    for (int box = 0; box < 3; ++box)
        trios[box].insert(trioOf(line >> (9 * box)));
}

bool contains(const TrioSet* trios, const Signature& line) {
    return trios[0].contains(line[0]) && trios[1].contains(line[1]) && trios[2].contains(line[2]);
}

void insert(TrioSet* trios, const Signature& line) {
    for (std::size_t box = 0; box < 3; ++box)
        trios[box].insert(line[box]);
}

/// Two lines and what they leave to the third, for short lists.
void scanPairs(const LineList& first, const LineList& second, const std::array<const TrioSet*, 3>& trios,
               const std::array<TrioSet*, 3>& used, ChuteScan& scan) {
    for (std::size_t a = 0; a < first.size; ++a)
        for (std::size_t b = 0; b < second.size; ++b) {
            const PackedLine rest = kFullLine ^ first.lines[a] ^ second.lines[b];
            if ((first.lines[a] & second.lines[b]) != 0 || !contains(trios[2], rest))
                continue;
            ++scan.configurations;
            insert(used[0], first.lines[a]);
            insert(used[1], second.lines[b]);
            insert(used[2], rest);
        }
}

/// A line and its 56 partners, for long lists. What holds for three boxes of a chute holds for its three lines.
void scanPartners(const LineList& first, const std::array<const TrioSet*, 3>& trios,
                  const std::array<TrioSet*, 3>& used, ChuteScan& scan) {
    const TrioTable& table = TrioTable::instance();
    for (std::size_t a = 0; a < first.size; ++a) {
        const PackedLine line = first.lines[a];
        for (const Partners& partners :
             table.partners(table.idOf({trioOf(line), trioOf(line >> 9), trioOf(line >> 18)}))) {
            const Signature& second = table.signature(partners.second);
            const Signature& third = table.signature(partners.third);
            if (!contains(trios[1], second) || !contains(trios[2], third))
                continue;
            ++scan.configurations;
            insert(used[0], line);
            insert(used[1], second);
            insert(used[2], third);
        }
    }
}

}  // namespace

ChuteScan scanChute(const ChuteTrios& trios) {
    ChuteScan scan;
    std::array<LineList, 3> lists;
    std::array<std::size_t, 3> order = {0, 1, 2};
    for (const std::size_t line : order)
        listLine(&trios[3 * line], lists[line]);
    std::ranges::sort(order, {}, [&](std::size_t line) { return lists[line].size; });
    const std::array<const TrioSet*, 3> possible = {&trios[3 * order[0]], &trios[3 * order[1]], &trios[3 * order[2]]};
    const std::array<TrioSet*, 3> used = {&scan.used[3 * order[0]], &scan.used[3 * order[1]], &scan.used[3 * order[2]]};
    if (lists[order[1]].size <= TrioTable::kPartners)
        scanPairs(lists[order[0]], lists[order[1]], possible, used, scan);
    else
        scanPartners(lists[order[0]], possible, used, scan);
    return scan;
}

}  // namespace nonet
