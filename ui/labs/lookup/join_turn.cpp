#include "ui/labs/lookup/join_turn.h"

#include "core/board/classic.h"
#include "ui/text/cell_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet::lookup {

namespace {

struct JoinTurnWords {
    Q_DECLARE_TR_FUNCTIONS(JoinTurn)
};

constexpr int kCellsOfBand = kBox * kSide;

/// Two equal digits in a column, in floors of two bands.
std::optional<JoinVerdict> sharedColumn(const Grid& cells) {
    for (int column = 0; column < kSide; ++column)
        for (int below = kBox; below < kSide; ++below)
            for (int above = 0; above < below / kBox * kBox; ++above) {
                const Cell first(above * kSide + column);
                const Cell second(below * kSide + column);
                if (cells.isBlank(first) || cells.digit(first) != cells.digit(second))
                    continue;
                return JoinVerdict{
                    LabTurn::State::mistake,
                    filled(JoinTurnWords::tr("The floors of bands %1 and %2 do not join: column %3 has %4 "
                                             "twice, in %5 and %6."),
                           above / kBox + 1, below / kBox + 1, column + 1, cells.valueAt(first), cellName(first),
                           cellName(second)),
                    {first, second}};
            }
    return std::nullopt;
}

}  // namespace

JoinSearch offerOf(const JoinSearch& search) {
    JoinSearch offer;
    offer.puzzle = search.puzzle;
    for (std::size_t band = 0; band < 3; ++band) {
        std::vector<ColumnFloor>& floors = offer.columns[band];
        const std::size_t ofBoard = search.triples.front()[band];
        floors.push_back(search.columns[band][ofBoard]);
        for (std::size_t i = 0; i < search.columns[band].size() && std::ssize(floors) < kMostOffered; ++i)
            if (i != ofBoard)
                floors.push_back(search.columns[band][i]);
        for (ColumnFloor& each : floors)
            each.boards = 0;
        std::ranges::sort(floors, {}, &ColumnFloor::rank);
        offer.counts[band] = floors.size();
    }
    return offer;
}

Grid chosenCells(const JoinSearch& offer, const FloorChoice& chosen) {
    Grid cells;
    for (std::size_t band = 0; band < 3; ++band) {
        const int floor = chosen[band];
        if (floor == 0 || floor > std::ssize(offer.columns[band]))
            continue;
        for (int i = 0; i < kCellsOfBand; ++i)
            cells.set(Cell(static_cast<int>(band) * kCellsOfBand + i),
                      Digit(offer.columns[band][static_cast<std::size_t>(floor - 1)]
                                .floor.digits[static_cast<std::size_t>(i)]));
    }
    return cells;
}

JoinVerdict judgeJoin(const JoinSearch& offer, const Grid& puzzle, const FloorChoice& chosen) {
    const Grid cells = chosenCells(offer, chosen);
    const int bands = cells.filledCount() / kCellsOfBand;
    if (bands == 0)
        return {};
    if (const std::optional<JoinVerdict> shared = sharedColumn(cells))
        return *shared;
    if (bands < kBox)
        return {
            LabTurn::State::open,
            filled(JoinTurnWords::tr("These floors join as far as they go: %1 of 3 bands. Each has the clues of its "
                                     "band."),
                   bands)};
    return {
        LabTurn::State::done,
        filled(JoinTurnWords::tr("Done: in every column the three floors share out the nine digits, and all %1 clues "
                                 "are there. This is a solution."),
               puzzle.filledCount())};
}

}  // namespace nonet::lookup
