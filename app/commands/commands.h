// One function a command: it adds the command to the program, and where the command was called, leaves in `run` what
// is to be done. `run` returns the exit status.
#pragma once

#include <functional>
#include <stop_token>

namespace CLI {
class App;
}

namespace nonet {

using CommandRun = std::function<int(std::stop_token)>;

void addSolveCommand(CLI::App& program, CommandRun& run);
void addCountCommand(CLI::App& program, CommandRun& run);
void addTrueCommand(CLI::App& program, CommandRun& run);
void addBackdoorsCommand(CLI::App& program, CommandRun& run);
void addHintCommand(CLI::App& program, CommandRun& run);
void addPathCommand(CLI::App& program, CommandRun& run);
void addRateCommand(CLI::App& program, CommandRun& run);
void addStepsCommand(CLI::App& program, CommandRun& run);
void addCheckCommand(CLI::App& program, CommandRun& run);
void addConvertCommand(CLI::App& program, CommandRun& run);
void addBenchCommand(CLI::App& program, CommandRun& run);
void addCanonicalCommand(CLI::App& program, CommandRun& run);
void addFloorsCommand(CLI::App& program, CommandRun& run);
void addGenerateCommand(CLI::App& program, CommandRun& run);
void addConstructCommand(CLI::App& program, CommandRun& run);
void addSemiSolveCommand(CLI::App& program, CommandRun& run);
void addMinigridCommand(CLI::App& program, CommandRun& run);

}  // namespace nonet
