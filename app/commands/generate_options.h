// The options of `nonet-cli generate`.
#pragma once

#include "app/commands/answer.h"
#include "core/generators/goal.h"
#include "core/generators/inverse/mark_search.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace CLI {
class App;
}

namespace nonet {

enum class GenerateMethod : std::uint8_t { erase, inverse, pattern, shift };

struct GenerateOptions {
    GenerateMethod method = GenerateMethod::erase;
    PuzzleGoal goal;
    /// Inverse: marks are searched by it first; clue by clue without.
    std::optional<InverseHeuristic> heuristic;
    std::uint64_t count = 1;
    std::optional<std::uint64_t> seed;
    std::optional<std::chrono::duration<double>> deadline;
    AnswerForm form = AnswerForm::text;
    int threads = 1;
};

/// Adds them to the command. Methods and options that are not built yet are refused with a sentence.
void addGenerateOptions(CLI::App& command, GenerateOptions& options);

}  // namespace nonet
