#include "core/formats/regions/line_comb.h"

#include "core/board/cell.h"
#include "core/foundation/fixed_list.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace nonet {
namespace {

constexpr std::size_t kMostPeaks = 64;
constexpr int kLeastCount = 3;
/// A peak of this part of the highest one counts as a whole line.
constexpr double kWholeLine = 0.35;
/// Of a whole line: what is weaker counts against a comb.
constexpr double kNoLine = 0.35;
/// Of the highest peak: lower ones are none.
constexpr double kLeastPeak = 0.06;
/// Of a peak: what is as high beside it belongs to it.
constexpr double kPlateau = 0.85;
/// How thick a line can be, as a part of the picture, and in pixels at least.
constexpr double kJoin = 0.012;
constexpr std::size_t kLeastJoin = 3;
/// A picture's own rim may be a board's, cut close.
constexpr double kRim = 0.4;
/// How far a line may be from its place, as a part of the distance.
constexpr double kTolerance = 0.1;
/// A board has at least this part of the picture's width.
constexpr double kLeastPart = 0.2;
constexpr double kLeastDistance = 8;
/// What a peak between the lines counts against a comb where it is as strong as they are in the mean.
constexpr double kBetween = 0.4;

struct Peak {
    double at = 0;
    /// 0 to 1, where 1 is a whole line.
    double weight = 0;
    /// As in the profile.
    double strength = 0;
};

/// From left to right.
std::vector<Peak> peaksOf(std::span<const double> strength) {
    const double highest = *std::ranges::max_element(strength);
    std::vector<Peak> peaks;
    if (highest <= 0)
        return peaks;
    const std::size_t end = strength.size() - 1;
    const auto join = std::max<std::size_t>(kLeastJoin, static_cast<std::size_t>(kJoin * static_cast<double>(end)));
    for (std::size_t x = 0; x < end;) {
        while (x < end && strength[x + 1] >= strength[x])
            ++x;
        double value = strength[x];
        std::size_t first = x;
        // Both edges of a line are one peak, whatever lies between them.
        for (std::size_t next = x + 1; next <= std::min(end, x + join); ++next)
            if (strength[next] >= kPlateau * value) {
                value = std::max(value, strength[next]);
                x = next;
            }
        while (strength[first] < kPlateau * value)
            ++first;
        while (first > 0 && strength[first - 1] >= kPlateau * value)
            --first;
        if (value >= kLeastPeak * highest)
            peaks.push_back({static_cast<double>(first + x) / 2, std::min(1.0, value / (kWholeLine * highest)), value});
        while (x < end && strength[x + 1] <= strength[x])
            ++x;
    }
    if (peaks.size() > kMostPeaks) {
        std::ranges::stable_sort(peaks, std::ranges::greater(), &Peak::weight);
        peaks.resize(kMostPeaks);
    }
    peaks.push_back({0, kRim, 0});
    peaks.push_back({static_cast<double>(end), kRim, 0});
    std::ranges::sort(peaks, {}, &Peak::at);
    return peaks;
}

/// What a line of this weight says for the comb, or against it.
double worth(double weight) { return (weight - kNoLine) / (1 - kNoLine); }

/// The score of a comb, and where its lines are by the peaks on them.
struct Fit {
    double score = 0;
    double lines = 0;
    double first = 0;
    double distance = 0;
};

/// Whether only every second or third line is really there, and those between are strokes of digits.
bool isTooDense(std::span<const double> strengths) {
    constexpr double kMuchWeaker = 0.3;
    const std::size_t count = strengths.size() - 1;
    for (const std::size_t step : {std::size_t{2}, std::size_t{3}}) {
        if (count % step != 0 || count == step)
            continue;
        double often = 0;
        double between = 0;
        for (std::size_t line = 1; line < count; ++line)
            (line % step == 0 ? often : between) += strengths[line];
        const std::size_t parts = count / step;
        if (between / static_cast<double>(count - parts) < kMuchWeaker * often / static_cast<double>(parts - 1))
            return true;
    }
    return false;
}

Fit fitOf(std::span<const Peak> peaks, double first, double last, int count) {
    const double distance = (last - first) / count;
    const double tolerance = std::max(1.5, kTolerance * distance);
    std::array<double, kMaxSide + 1> lines{};
    std::array<double, kMaxSide + 1> strengths{};
    FixedList<double, kMostPeaks + 2> between;
    // A straight line through the peaks by their number.
    double weights = 0;
    double sumN = 0;
    double sumX = 0;
    double sumNN = 0;
    double sumNX = 0;
    for (const Peak& peak : peaks) {
        if (peak.at < first - tolerance || peak.at > last + tolerance)
            continue;
        const double number = std::clamp(std::round((peak.at - first) / distance), 0.0, static_cast<double>(count));
        const double beside = std::abs(peak.at - first - number * distance);
        if (beside > tolerance) {
            between.push(peak.strength);
            continue;
        }
        double& line = lines[static_cast<std::size_t>(number)];
        line = std::max(line, peak.weight * (1 - 0.3 * beside / tolerance));
        double& itsStrength = strengths[static_cast<std::size_t>(number)];
        itsStrength = std::max(itsStrength, peak.strength);
        weights += peak.weight;
        sumN += peak.weight * number;
        sumX += peak.weight * peak.at;
        sumNN += peak.weight * number * number;
        sumNX += peak.weight * number * peak.at;
    }
    double found = 0;
    double mean = 0;
    for (int line = 0; line <= count; ++line) {
        mean += strengths[static_cast<std::size_t>(line)] / (count + 1);
        found += worth(lines[static_cast<std::size_t>(line)]);
    }
    double score = found;
    for (const double strength : between)
        if (mean > 0)
            score -= kBetween * std::max(0.0, worth(std::min(1.0, strength / mean)));
    if (isTooDense(std::span(strengths).first(static_cast<std::size_t>(count) + 1)))
        score = std::min(score, 0.0);
    const double spread = weights * sumNN - sumN * sumN;
    const double slope = spread > 0 ? (weights * sumNX - sumN * sumX) / spread : distance;
    return {score, found, weights > 0 ? (sumX - slope * sumN) / weights : first, slope};
}

/// Of the columns between two places the lower quarter's upper end, as a part of the highest.
double noiseBetween(std::span<const double> strength, double first, double last) {
    const auto from = static_cast<std::size_t>(first);
    std::vector<double> values(strength.begin() + static_cast<std::ptrdiff_t>(from),
                               strength.begin() + static_cast<std::ptrdiff_t>(last));
    const auto quarter = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 4);
    std::ranges::nth_element(values, quarter);
    const double quiet = *quarter;
    const double highest = *std::ranges::max_element(values);
    return highest > 0 ? quiet / highest : 1;
}

}  // namespace

std::vector<LineComb> lineCombs(std::span<const double> strength, std::optional<int> count) {
    std::vector<LineComb> combs;
    if (strength.empty())
        return combs;
    const std::vector<Peak> peaks = peaksOf(strength);
    const double least = kLeastPart * static_cast<double>(strength.size());
    for (int n = count.value_or(kLeastCount); n <= count.value_or(kMaxSide); ++n) {
        std::optional<LineComb> best;
        std::pair<double, double> ends;
        for (std::size_t i = 0; i < peaks.size(); ++i)
            for (std::size_t k = i + 1; k < peaks.size(); ++k) {
                const double length = peaks[k].at - peaks[i].at;
                if (length < least || length < kLeastDistance * n)
                    continue;
                const Fit fit = fitOf(peaks, peaks[i].at, peaks[k].at, n);
                if ((!count && fit.score <= 0) || (best && fit.score <= best->score))
                    continue;
                ends = {peaks[i].at, peaks[k].at};
                best = LineComb{fit.first, fit.distance, n, fit.score, fit.lines / (n + 1), 0};
            }
        if (!best)
            continue;
        best->noise = noiseBetween(strength, ends.first, ends.second);
        combs.push_back(*best);
    }
    return combs;
}

}  // namespace nonet
