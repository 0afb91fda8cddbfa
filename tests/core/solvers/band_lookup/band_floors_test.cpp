#include "core/board/classic.h"
#include "core/solvers/band_lookup/band_floors.h"
#include "tests/core/solvers/band_lookup/lookup_boards.h"
#include "tests/core/test_scale.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

/// Cell by cell, every floor of a band whose digits are candidates and whose trios are possible.
class PlainFloors {
public:
    PlainFloors(const LookupPosition& position, int band) : m_position(position), m_band(band) {}
    std::vector<Floor> find() {
        fill(0);
        std::ranges::sort(m_found);
        return m_found;
    }

private:
    bool hasPossibleTrios() const {
        for (int i = 0; i < MiniLine::kCount; ++i) {
            const MiniLine line(i);
            ClassicDigitSet digits;
            for (const Cell cell : line.cells())
                if (cell.index() / 27 == m_band)
                    digits.insert(Digit(m_floor.digits[static_cast<std::size_t>(cell.index() % 27)]));
            if (digits.count() == 3 && !m_position.trios(line).contains(Trio::of(digits)))
                return false;
        }
        return true;
    }

    void fill(std::size_t at) {
        if (at == 27) {
            if (hasPossibleTrios())
                m_found.push_back(m_floor);
            return;
        }
        for (const Digit digit : m_position.candidates().candidates(Cell(27 * m_band + static_cast<int>(at)))) {
            bool isFree = true;
            for (std::size_t i = 0; i < at; ++i)
                if ((i / 9 == at / 9 || i % 9 / 3 == at % 9 / 3) && m_floor.digits[i] == digit.value())
                    isFree = false;
            if (!isFree)
                continue;
            m_floor.digits[at] = static_cast<std::uint8_t>(digit.value());
            fill(at + 1);
        }
    }

    const LookupPosition& m_position;
    int m_band;
    Floor m_floor;
    std::vector<Floor> m_found;
};

TEST(BandFloors, AreAllThatThePositionAllows) {
    StopPoll poll({});
    std::size_t most = 0;
    for (std::uint64_t piece = 0; piece < static_cast<std::uint64_t>(scaled(150)); ++piece) {
        LookupPosition position = LookupPosition::from(ClassicMarks::from(generatedBoard(piece)));
        FilterCounts counts;
        ASSERT_TRUE(position.filter(counts));
        for (int band = 0; band < 3; ++band) {
            const BandFloors floors = floorsOfBand(position, band, 20'000, poll);
            if (floors.floors.empty())
                continue;
            std::vector<Floor> found;
            for (const BandFloor& floor : floors.floors) {
                found.push_back(floor.floor);
                for (std::size_t box = 0; box < 3; ++box)
                    for (std::size_t i = 0; i < 3; ++i) {
                        ClassicDigitSet digits;
                        for (int row = 0; row < 3; ++row)
                            digits.insert(Digit(floor.floor.at(row, static_cast<int>(3 * box + i))));
                        ASSERT_EQ(TrioTable::instance().signature(floor.columns[box])[i].digits(), digits);
                    }
            }
            std::ranges::sort(found);
            ASSERT_EQ(found, PlainFloors(position, band).find());
            ASSERT_EQ(floors.count, found.size());
            most = std::max(most, found.size());
        }
    }
    EXPECT_GT(most, 1U);
}

TEST(BandFloors, AreCountedBeyondTheCap) {
    StopPoll poll({});
    const LookupPosition position = LookupPosition::from(ClassicMarks::from(ClassicDigits{}));
    LookupPosition filtered = position;
    FilterCounts counts;
    ASSERT_TRUE(filtered.filter(counts));
    const BandFloors floors = floorsOfBand(filtered, 1, 1000, poll);
    EXPECT_EQ(floors.count, 948'109'639'680U);
    EXPECT_TRUE(floors.floors.empty());
    EXPECT_EQ(floors.fillings[0], 362'880U);
}

TEST(BandFloors, StopWhenAsked) {
    std::stop_source source;
    source.request_stop();
    StopPoll poll(source.get_token(), 1);
    const LookupPosition position = LookupPosition::from(ClassicMarks::from(ClassicDigits{}));
    EXPECT_TRUE(floorsOfBand(position, 0, 1000, poll).wasStopped);
}

}  // namespace
}  // namespace nonet
