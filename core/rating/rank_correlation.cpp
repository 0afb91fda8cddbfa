#include "core/rating/rank_correlation.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace nonet {

std::vector<double> ranksOf(std::span<const double> values) {
    std::vector<std::size_t> order(values.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [values](std::size_t i) { return values[i]; });
    std::vector<double> ranks(values.size());
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first;
        while (end < order.size() && values[order[end]] == values[order[first]])
            ++end;
        for (std::size_t i = first; i < end; ++i)
            ranks[order[i]] = static_cast<double>(first + 1 + end) / 2;
        first = end;
    }
    return ranks;
}

std::optional<double> rankCorrelation(std::span<const double> one, std::span<const double> other) {
    if (one.size() != other.size() || one.size() < 2)
        return std::nullopt;
    const std::vector<double> a = ranksOf(one);
    const std::vector<double> b = ranksOf(other);
    const double mean = static_cast<double>(one.size() + 1) / 2;
    double both = 0;
    double squaresA = 0;
    double squaresB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        both += (a[i] - mean) * (b[i] - mean);
        squaresA += (a[i] - mean) * (a[i] - mean);
        squaresB += (b[i] - mean) * (b[i] - mean);
    }
    if (squaresA == 0 || squaresB == 0)
        return std::nullopt;
    return both / std::sqrt(squaresA * squaresB);
}

}  // namespace nonet
