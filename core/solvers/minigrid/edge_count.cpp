#include "core/solvers/minigrid/edge_count.h"

#include "core/canonical/trio_table.h"
#include "core/foundation/stop_poll.h"
#include "core/solvers/minigrid/box_permutations.h"

#include <vector>

namespace nonet {

namespace {

/// By signature, the permutations of a box that have it.
using Histogram = std::vector<std::uint32_t>;

SignatureId signatureOf(const BoxPermutation& permutation, ChuteKind kind) {
    Signature signature;
    for (int line = 0; line < 3; ++line) {
        ClassicDigitSet digits;
        for (int i = 0; i < 3; ++i)
            digits.insert(permutation.digit(kind == ChuteKind::band ? 3 * line + i : 3 * i + line));
        signature[static_cast<std::size_t>(line)] = Trio::of(digits);
    }
    return TrioTable::instance().idOf(signature);
}

std::uint64_t countPairs(const Histogram& first, const Histogram& second) {
    std::uint64_t count = 0;
    for (SignatureId id = 0; id < TrioTable::kSignatures; ++id) {
        if (first[id] == 0)
            continue;
        std::uint64_t matches = 0;
        for (const Partners& partners : TrioTable::instance().partners(id))
            matches += second[partners.second];
        count += first[id] * matches;
    }
    return count;
}

}  // namespace

std::optional<std::uint64_t> countClassicEdges(const Puzzle& puzzle, std::stop_token stop) {
    StopPoll poll(std::move(stop), 1 << 14);
    std::array<std::vector<Histogram>, 2> histograms;
    for (const ChuteKind kind : {ChuteKind::band, ChuteKind::stack})
        histograms[static_cast<std::size_t>(kind)].assign(9, Histogram(TrioTable::kSignatures));
    for (int box = 0; box < 9; ++box) {
        PermutationStream stream(puzzle, box);
        while (const std::optional<BoxPermutation> permutation = stream.next()) {
            if (poll.shouldStop())
                return std::nullopt;
            for (const ChuteKind kind : {ChuteKind::band, ChuteKind::stack})
                ++histograms[static_cast<std::size_t>(kind)][static_cast<std::size_t>(box)]
                            [signatureOf(*permutation, kind)];
        }
    }
    std::uint64_t edges = 0;
    for (const BoxPair pair : boxPairs(puzzle.geometry())) {
        const auto kind = shareBand(puzzle.geometry(), pair.first, pair.second) ? ChuteKind::band : ChuteKind::stack;
        const std::vector<Histogram>& boxes = histograms[static_cast<std::size_t>(kind)];
        edges += countPairs(boxes[static_cast<std::size_t>(pair.first)], boxes[static_cast<std::size_t>(pair.second)]);
    }
    return edges;
}

}  // namespace nonet
