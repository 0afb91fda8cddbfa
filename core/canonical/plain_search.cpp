#include "core/canonical/plain_search.h"

#include <algorithm>
#include <limits>

namespace nonet {

namespace {

constexpr std::uint64_t kNoNumber = std::numeric_limits<std::uint64_t>::max();

class PlainSearch {
public:
    explicit PlainSearch(const ClassicDigits& board) : m_board(board) { m_smallest.fill(kNoNumber); }

    void searchAll();
    std::uint64_t count() const { return m_count; }
    ClassicTransform found() const { return m_found; }

private:
    void search(ClassicTransform& map, std::size_t level, std::uint8_t labels);
    std::uint64_t labelRow(ClassicTransform& map, std::size_t row, std::uint8_t& labels) const;

    const ClassicDigits& m_board;
    std::array<std::uint64_t, 9> m_smallest;
    std::uint64_t m_count = 0;
    ClassicTransform m_found;
};

void PlainSearch::searchAll() {
    ClassicTransform map;
    map.labels.fill(0);
    for (const bool isTransposed : {false, true}) {
        map.isTransposed = isTransposed;
        std::array<std::uint8_t, 3> stacks = {0, 1, 2};
        do {
            for (std::size_t i = 0; i < 9; ++i)
                map.columns[i] = static_cast<std::uint8_t>(3 * stacks[i / 3] + i % 3);
            const auto first = map.columns.begin();
            do
                do
                    do
                        search(map, 0, 0);
                    while (std::next_permutation(first, first + 3));
                while (std::next_permutation(first + 3, first + 6));
            while (std::next_permutation(first + 6, first + 9));
        } while (std::next_permutation(stacks.begin(), stacks.end()));
    }
}

/// The row's number under the map, nine hexadecimal digits; its new digits get labels.
std::uint64_t PlainSearch::labelRow(ClassicTransform& map, std::size_t row, std::uint8_t& labels) const {
    std::uint64_t number = 0;
    for (const std::size_t column : map.columns) {
        const std::uint8_t digit = m_board.values[map.isTransposed ? column * 9 + row : row * 9 + column];
        if (digit != 0 && map.labels[digit] == 0)
            map.labels[digit] = ++labels;
        number = number << 4 | map.labels[digit];
    }
    return number;
}

void PlainSearch::search(ClassicTransform& map, std::size_t level, std::uint8_t labels) {
    if (level == 9) {
        if (m_count++ == 0)
            m_found = map;
        return;
    }
    const auto done = map.rows.begin() + static_cast<std::ptrdiff_t>(level);
    for (std::uint8_t row = 0; row < 9; ++row) {
        const bool isSameBand = level % 3 == 0 || row / 3 == map.rows[level - 1] / 3;
        const bool isNewBand =
            level % 3 != 0 || std::none_of(map.rows.begin(), done, [&](int other) { return other / 3 == row / 3; });
        if (!isSameBand || !isNewBand || std::find(map.rows.begin(), done, row) != done)
            continue;
        ClassicTransform next = map;
        next.rows[level] = row;
        std::uint8_t nextLabels = labels;
        const std::uint64_t number = labelRow(next, row, nextLabels);
        if (number > m_smallest[level])
            continue;
        if (number < m_smallest[level]) {
            std::fill(m_smallest.begin() + static_cast<std::ptrdiff_t>(level), m_smallest.end(), kNoNumber);
            m_smallest[level] = number;
            m_count = 0;
        }
        search(next, level + 1, nextLabels);
    }
}

}  // namespace

CanonicalForm plainCanonicalForm(const ClassicDigits& board) {
    PlainSearch search(board);
    search.searchAll();
    ClassicTransform map = search.found();
    // Digits that the board lacks take the labels that are left.
    std::uint8_t next = *std::max_element(map.labels.begin(), map.labels.end());
    for (std::size_t digit = 1; digit < map.labels.size(); ++digit)
        if (map.labels[digit] == 0)
            map.labels[digit] = ++next;
    return {.form = apply(map, board), .automorphisms = search.count(), .map = map};
}

}  // namespace nonet
