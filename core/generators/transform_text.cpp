#include "core/generators/transform_text.h"

#include "core/play/transform_game.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

namespace nonet {
namespace {

struct NamedSwap {
    std::string_view name;
    SwapKind kind;
};
constexpr std::array kSwaps = std::to_array<NamedSwap>({{"rows", SwapKind::rows},
                                                        {"columns", SwapKind::columns},
                                                        {"bands", SwapKind::bands},
                                                        {"stacks", SwapKind::stacks},
                                                        {"digits", SwapKind::digits}});

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlanks = " \t";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool isNumber(char symbol) { return symbol >= '1' && symbol <= '9'; }

/// All nine lines, or what becomes of all nine digits.
std::optional<ClassicTransform> orderOf(SwapKind kind, std::string_view value) {
    ClassicTransform transform;
    if (kind == SwapKind::digits) {
        const auto labels = labelsFromText(value);
        transform.labels = labels.value_or(transform.labels);
        return labels ? std::optional(transform) : std::nullopt;
    }
    const auto lines = linesFromText(value);
    if (!lines || (kind != SwapKind::rows && kind != SwapKind::columns))
        return std::nullopt;
    (kind == SwapKind::rows ? transform.rows : transform.columns) = *lines;
    return transform;
}

std::optional<ClassicTransform> stepFrom(std::string_view step) {
    if (step == "transpose")
        return transposition();
    const std::size_t colon = step.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    const std::string_view name = trimmed(step.substr(0, colon));
    const std::string_view value = trimmed(step.substr(colon + 1));
    const auto* const swap = std::ranges::find(kSwaps, name, &NamedSwap::name);
    if (swap == kSwaps.end() || !std::ranges::all_of(value, isNumber))
        return std::nullopt;
    if (value.size() != 2)
        return orderOf(swap->kind, value);
    // Digits are told as they are, lines and chutes count from 0.
    const int offset = swap->kind == SwapKind::digits ? 0 : 1;
    return swapOf(swap->kind, value[0] - '0' - offset, value[1] - '0' - offset);
}

}  // namespace

Result<ClassicTransform> transformFromText(std::string_view text) {
    ClassicTransform transform;
    for (std::string_view rest = text;;) {
        const std::size_t comma = rest.find(',');
        const std::string_view name = trimmed(rest.substr(0, comma));
        const std::optional<ClassicTransform> step = stepFrom(name);
        if (!step)
            return Error{.code = ErrorCode::badTransform, .subject = std::string(name)};
        transform = then(transform, *step);
        if (comma == std::string_view::npos)
            return transform;
        rest.remove_prefix(comma + 1);
    }
}

}  // namespace nonet
