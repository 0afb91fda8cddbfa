// Options that take a number: one way to read it and one sentence for all commands.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>

namespace CLI {
class App;
}

namespace nonet {

struct NumberBounds {
    std::uint64_t lowest = 1;
    std::uint64_t highest = std::numeric_limits<std::uint64_t>::max();
};

/// Adds an option for a whole number in decimal digits. Anything else, "010", which some take for eight, and what lies
/// outside of the bounds ends the call with a sentence.
void addNumberOption(CLI::App& command, const char* name, const std::function<void(std::uint64_t)>& take,
                     const char* about, NumberBounds bounds);

/// Puts the number into a variable, which must have room for the bounds.
template <typename Number>
void addNumberOption(CLI::App& command, const char* name, Number& target, const char* about, NumberBounds bounds = {}) {
    addNumberOption(
        command, name, [&target](std::uint64_t number) { target = static_cast<Number>(number); }, about, bounds);
}

/// Adds an option for seconds from 0 to a thousand million, fractions allowed.
void addSecondsOption(CLI::App& command, const char* name, std::optional<std::chrono::duration<double>>& target,
                      const char* about);

}  // namespace nonet
