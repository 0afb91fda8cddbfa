// The options of `nonet-cli generate`.
#pragma once

#include "app/commands/answer.h"
#include "core/generators/recipe.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace CLI {
class App;
}

namespace nonet {

struct GenerateOptions {
    Recipe recipe;
    std::uint64_t count = 1;
    std::optional<std::uint64_t> seed;
    std::optional<std::chrono::duration<double>> deadline;
    AnswerForm form = AnswerForm::text;
    int threads = 1;
};

/// Adds them to the command. Methods and options that are not built yet are refused with a sentence.
void addGenerateOptions(CLI::App& command, GenerateOptions& options);

}  // namespace nonet
