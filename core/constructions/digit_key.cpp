#include "core/constructions/digit_key.h"

namespace nonet {

int DigitKey::knownCount() const {
    int known = 0;
    for (const std::optional<Digit>& image : m_images)
        known += image ? 1 : 0;
    return known;
}

std::optional<std::pair<Digit, Digit>> DigitKey::firstRepeat() const {
    for (int second = 1; second < 9; ++second)
        for (int first = 0; first < second; ++first)
            if (to(Digit::fromIndex(first)) && to(Digit::fromIndex(first)) == to(Digit::fromIndex(second)))
                return std::pair(Digit::fromIndex(first), Digit::fromIndex(second));
    return std::nullopt;
}

Grid applyKey(const DigitKey& key, const Grid& grid) {
    Grid image(grid.side());
    for (int i = 0; i < grid.cellCount(); ++i)
        if (const std::optional<Digit> digit = grid.digit(Cell(i)))
            if (const std::optional<Digit> to = key.to(*digit))
                image.set(Cell(i), *to);
    return image;
}

std::variant<KeySolution, DigitKeyConflict> solveByKey(const Grid& first, const Grid& second) {
    const auto answer = recoverSequence(PlaceMap::from(first), second);
    if (const auto* conflict = std::get_if<PlaceRefusal>(&answer))
        return *conflict;
    const SequenceRecovery& fit = *std::get_if<SequenceRecovery>(&answer);
    KeySolution solution{.key = {}, .pins = fit.pins, .solved = {}, .keys = fit.members.value_or(0)};
    for (int place = 0; place < 9; ++place)
        if (const auto& pin = fit.pins[static_cast<std::size_t>(place)])
            solution.key.set(Digit::fromIndex(place), pin->digit);
    solution.solved = applyKey(solution.key, first);
    return solution;
}

}  // namespace nonet
