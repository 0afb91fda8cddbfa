#include "core/solvers/band_lookup/filter_rounds.h"

#include "core/board/classic.h"
#include "core/solvers/band_lookup/chute_scan.h"

#include <algorithm>

namespace nonet {

namespace {

MiniLineTrios triosOf(const ClassicMarks& candidates) {
    MiniLineTrios trios{};
    for (int i = 0; i < MiniLine::kCount; ++i) {
        const auto [a, b, c] = MiniLine(i).cells();
        trios[static_cast<std::size_t>(i)] =
            triosOfCells(candidates.candidates(a), candidates.candidates(b), candidates.candidates(c));
    }
    return trios;
}

ClassicDigitSet digitsOf(TrioSet trios) {
    ClassicDigitSet digits;
    for (const Trio trio : trios)
        digits |= trio.digits();
    return digits;
}

FilterRound nextRound(const MiniLineTrios& before, const ClassicMarks& candidates) {
    FilterRound round;
    round.trios = before;
    for (std::size_t chute = 0; chute < MiniLine::kChutes; ++chute) {
        ChuteTrios trios;
        std::copy_n(before.begin() + static_cast<std::ptrdiff_t>(9 * chute), trios.size(), trios.begin());
        const ChuteScan scan = scanChute(trios);
        round.configurations[chute] = scan.configurations;
        for (std::size_t i = 0; i < trios.size(); ++i) {
            round.removedByConfigurations[9 * chute + i] = trios[i] - scan.used[i];
            round.trios[9 * chute + i] = scan.used[i];
        }
    }
    round.candidates = candidates;
    for (const Cell cell : classic::kAllCells) {
        const auto inRow = MiniLine::rowOf(cell).slot();
        const auto inColumn = MiniLine::columnOf(cell).slot();
        round.candidates.at(cell) &= (digitsOf(round.trios[inRow]) & digitsOf(round.trios[inColumn])).bits();
    }
    const MiniLineTrios fitting = triosOf(round.candidates);
    for (std::size_t i = 0; i < round.trios.size(); ++i) {
        round.removedByCells[i] = round.trios[i] - fitting[i];
        round.trios[i] &= fitting[i];
    }
    return round;
}

}  // namespace

bool FilterRound::removesNothing() const {
    const auto isEmpty = [](const TrioSet& set) { return set.isEmpty(); };
    return std::ranges::all_of(removedByConfigurations, isEmpty) && std::ranges::all_of(removedByCells, isEmpty);
}

bool FilterRound::isContradictory() const {
    return std::ranges::any_of(trios, [](const TrioSet& set) { return set.isEmpty(); });
}

FilterRounds filterRounds(const ClassicMarks& candidates) {
    FilterRounds result{.start = triosOf(candidates), .rounds = {}};
    MiniLineTrios trios = result.start;
    ClassicMarks marks = candidates;
    do {
        result.rounds.push_back(nextRound(trios, marks));
        trios = result.rounds.back().trios;
        marks = result.rounds.back().candidates;
    } while (!result.rounds.back().removesNothing() && !result.rounds.back().isContradictory());
    return result;
}

}  // namespace nonet
