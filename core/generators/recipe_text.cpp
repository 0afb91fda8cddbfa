#include "core/generators/recipe_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace nonet {
namespace {

constexpr std::array kHeuristicNames = std::to_array<std::string_view>({"random", "t", "d", "single-first"});
static_assert(kHeuristicNames.size() == kInverseHeuristics.size());
constexpr std::string_view kEnDash = "\xe2\x80\x93";
/// No range asked for has numbers of more digits.
constexpr std::size_t kMostDigits = 7;
/// Marks on an empty board.
constexpr int kHighestLevel = 729;

std::optional<int> numberFrom(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number >= 0 ? std::optional(number)
                                                                                   : std::nullopt;
}

/// "7.1" or "7" as tenths; 71 and 70.
std::optional<int> tenthsFrom(std::string_view text) {
    const std::size_t point = std::min(text.find_first_of(".,"), text.size());
    const std::optional<int> whole = numberFrom(text.substr(0, point));
    if (!whole)
        return std::nullopt;
    if (point == text.size())
        return *whole * 10;
    const std::optional<int> tenth = numberFrom(text.substr(point + 1));
    return tenth && text.size() == point + 2 ? std::optional(*whole * 10 + *tenth) : std::nullopt;
}

std::string plainNumber(int number) { return std::to_string(number); }
std::string tenthsNumber(int tenths) { return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10); }

/// The text without blanks, an en dash as a hyphen.
std::string plainRange(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const bool isDash = text.starts_with(kEnDash);
        if (isDash || text.front() != ' ')
            plain += isDash ? '-' : text.front();
        text.remove_prefix(isDash ? kEnDash.size() : 1);
    }
    return plain;
}

/// What lies between the separators; never empty.
std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t begin = text.find_first_not_of(separators);
        if (begin == std::string_view::npos)
            return parts;
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        text.remove_prefix(end);
    }
}

std::optional<HeuristicStage> stageFrom(const std::vector<std::string_view>& words) {
    const std::optional<InverseHeuristic> heuristic = heuristicByName(words[0]);
    const std::optional<int> level = words.size() > 1 ? numberFrom(words[1]) : 0;
    const std::optional<int> children = words.size() > 2 ? numberFrom(words[2]) : 0;
    if (!heuristic || !level || !children || words.size() > 3 || *level > kHighestLevel)
        return std::nullopt;
    return HeuristicStage{*heuristic, *level, *children};
}

template <typename NumberFrom>
std::optional<IntRange> rangeBy(NumberFrom numberFrom, std::string_view text, IntRange bounds) {
    const std::string plain = plainRange(text);
    if (plain.empty())
        return bounds;
    const std::size_t dash = std::min(plain.find('-'), plain.size());
    const std::string_view first = std::string_view(plain).substr(0, dash);
    const std::string_view second = std::string_view(plain).substr(std::min(dash + 1, plain.size()));
    if ((first.empty() && second.empty()) || first.size() > kMostDigits || second.size() > kMostDigits)
        return std::nullopt;
    const std::optional<int> lowest = first.empty() ? bounds.lowest : numberFrom(first);
    const std::optional<int> highest = dash == plain.size() ? lowest
                                       : second.empty()     ? bounds.highest
                                                            : numberFrom(second);
    if (!lowest || !highest || *lowest > *highest || !bounds.contains(*lowest) || !bounds.contains(*highest))
        return std::nullopt;
    return IntRange{*lowest, *highest};
}

template <typename TextOf>
std::string rangeTextBy(TextOf textOf, IntRange range, IntRange bounds) {
    if (range == bounds)
        return {};
    if (range.lowest == range.highest)
        return textOf(range.lowest);
    return (range.lowest == bounds.lowest ? "" : textOf(range.lowest)) + "-" +
           (range.highest == bounds.highest ? "" : textOf(range.highest));
}

}  // namespace

std::optional<IntRange> rangeFromText(std::string_view text, IntRange bounds) {
    return rangeBy(numberFrom, text, bounds);
}

std::string rangeText(IntRange range, IntRange bounds) { return rangeTextBy(plainNumber, range, bounds); }

std::optional<IntRange> tenthsRangeFromText(std::string_view text, IntRange bounds) {
    return rangeBy(tenthsFrom, text, bounds);
}

std::string tenthsRangeText(IntRange range, IntRange bounds) { return rangeTextBy(tenthsNumber, range, bounds); }

std::string_view heuristicName(InverseHeuristic heuristic) {
    return kHeuristicNames[static_cast<std::size_t>(heuristic)];
}

std::optional<InverseHeuristic> heuristicByName(std::string_view name) {
    const auto* const found = std::ranges::find(kHeuristicNames, name);
    if (found == kHeuristicNames.end())
        return std::nullopt;
    return kInverseHeuristics[static_cast<std::size_t>(found - kHeuristicNames.begin())];
}

std::optional<std::vector<HeuristicStage>> planFromText(std::string_view text) {
    std::vector<HeuristicStage> plan;
    for (const std::string_view part : split(text, ",")) {
        const std::vector<std::string_view> words = split(part, " \t");
        if (words.empty())
            continue;
        const std::optional<HeuristicStage> stage = stageFrom(words);
        if (!stage)
            return std::nullopt;
        plan.push_back(*stage);
    }
    return plan;
}

std::string planText(const std::vector<HeuristicStage>& plan) {
    std::string text;
    for (const HeuristicStage& stage : plan) {
        text.append(text.empty() ? "" : ", ").append(heuristicName(stage.heuristic));
        if (stage.fromLevel > 0 || stage.fromChildren > 0)
            text += " " + std::to_string(stage.fromLevel);
        if (stage.fromChildren > 0)
            text += " " + std::to_string(stage.fromChildren);
    }
    return text;
}

}  // namespace nonet
