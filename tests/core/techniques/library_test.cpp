#include "core/foundation/random_source.h"
#include "tests/core/techniques/library_rows.h"

#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace nonet {
namespace {

/// A puzzle in another guise: digits renamed, rows and columns swapped inside bands and stacks, bands and stacks
/// swapped, the board perhaps transposed. What a technique finds must not depend on it.
class Guise {
public:
    explicit Guise(RandomSource& random)
        : m_digits(9), m_rows(lines(random)), m_columns(lines(random)), m_isTransposed(random.below(2) == 1) {
        std::iota(m_digits.begin(), m_digits.end(), 1);
        random.shuffle(m_digits);
    }

    Digit of(Digit digit) const { return Digit(m_digits[static_cast<std::size_t>(digit.index())]); }
    Cell of(Cell cell) const {
        const int row = m_rows[static_cast<std::size_t>(classic::rowOf(cell))];
        const int column = m_columns[static_cast<std::size_t>(classic::columnOf(cell))];
        return m_isTransposed ? classic::cellAt(column, row) : classic::cellAt(row, column);
    }
    std::vector<Candidate> of(const std::vector<Candidate>& candidates) const {
        std::vector<Candidate> image;
        for (const Candidate& candidate : candidates)
            image.push_back({of(candidate.cell), of(candidate.digit)});
        std::sort(image.begin(), image.end());
        return image;
    }
    Position of(const Position& position) const {
        Grid digits;
        Grid givens;
        CandidateGrid candidates;
        for (const Cell cell : classic::kAllCells) {
            candidates.at(of(cell)) = {};
            for (const Digit digit : position.candidates(cell))
                candidates.at(of(cell)).insert(of(digit));
            if (!position.isSolved(cell))
                continue;
            digits.set(of(cell), of(Digit(position.valueAt(cell))));
            if (position.isGiven(cell))
                givens.set(of(cell), of(Digit(position.valueAt(cell))));
        }
        return Position::from(digits, candidates, givens);
    }

private:
    static std::vector<int> lines(RandomSource& random) {
        std::vector<int> bands = {0, 1, 2};
        random.shuffle(bands);
        std::vector<int> result;
        for (const int band : bands) {
            std::vector<int> inside = {0, 1, 2};
            random.shuffle(inside);
            for (const int line : inside)
                result.push_back(3 * band + line);
        }
        return result;
    }

    std::vector<int> m_digits;
    std::vector<int> m_rows;
    std::vector<int> m_columns;
    bool m_isTransposed;
};

TEST(TechniqueLibrary, EveryRowPassesInEveryGuise) {
    const std::vector<test::LibraryRow> rows = test::libraryRows();
    ASSERT_FALSE(rows.empty());
    RandomSource random(1);
    for (const test::LibraryRow& row : rows) {
        const std::optional<TechniqueId> id = techniqueByCode(row.code);
        if (!id)
            continue;
        int failures = 0;
        constexpr int kGuises = 20;
        for (int i = 0; i < kGuises; ++i) {
            const Guise guise(random);
            test::LibraryRow image = row;
            image.position = guise.of(row.position);
            image.eliminations = guise.of(row.eliminations);
            image.placements = guise.of(row.placements);
            failures += test::passes(image, *id) ? 0 : 1;
        }
        EXPECT_EQ(failures, 0) << "of " << kGuises << " guises of " << row.line;
    }
}

TEST(TechniqueLibrary, EveryRowOfATechniqueThatExistsPasses) {
    const std::vector<test::LibraryRow> rows = test::libraryRows();
    ASSERT_FALSE(rows.empty());
    std::map<std::string, std::pair<int, int>> passedOf;
    for (const test::LibraryRow& row : rows) {
        const std::optional<TechniqueId> id = techniqueByCode(row.code);
        if (!id)
            continue;
        const bool passed = test::passes(row, *id);
        EXPECT_TRUE(passed) << row.line;
        passedOf[row.code].first += passed ? 1 : 0;
        ++passedOf[row.code].second;
    }
    for (const auto& [code, counts] : passedOf)
        std::cout << code << ": " << counts.first << " of " << counts.second << '\n';
}

}  // namespace
}  // namespace nonet
