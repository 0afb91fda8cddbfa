#pragma once

#include "core/foundation/random_source.h"
#include "core/solvers/propagation/engine.h"

#include <cmath>
#include <optional>
#include <stop_token>
#include <vector>

namespace nonet::propagation {

/// One random way down the tree from the settled root (Knuth 1975): at each step one of the symbols that come to no
/// contradiction at once. The product of how many they were, as a power of ten: a solution, which stands in
/// `engine.here()` then, is come to with the probability that is one by it. Nothing where it came to a contradiction or
/// was stopped.
template <typename Bits>
std::optional<double> descendAtRandom(Engine<Bits>& engine, RandomSource& random, const std::stop_token& stop) {
    engine.beginWalk(stop);
    double log10 = 0;
    for (;;) {
        const Variable variable = engine.choiceHere().variable;
        if (variable == Model::kNone)
            return log10;
        std::vector<Bits> open;
        for (Bits left = engine.here()[variable]; left != 0; left = static_cast<Bits>(left & (left - 1))) {
            const auto symbol = static_cast<Bits>(left & (0 - left));
            if (engine.descend(variable, symbol)) {
                engine.ascend();
                open.push_back(symbol);
            } else if (engine.isStopped()) {
                return std::nullopt;
            }
        }
        if (open.empty())
            return std::nullopt;
        log10 += std::log10(static_cast<double>(open.size()));
        if (!engine.descend(variable, open[random.below(static_cast<std::uint32_t>(open.size()))]))
            return std::nullopt;
    }
}

}  // namespace nonet::propagation
