#include "app/commands/answer.h"
#include "app/commands/commands.h"
#include "app/commands/output.h"
#include "core/canonical/grid_count.h"

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

constexpr int kStopped = 130;

bool print(const Answer& answer, AnswerForm form) { return writeOutput(answer.print(form)); }

int printCount(AnswerForm form) {
    Answer answer;
    answer.add("floors", countFloors());
    return print(answer, form) ? 0 : 1;
}

int printClasses(AnswerForm form, std::stop_token stop) {
    const std::vector<FloorClass> classes = floorClasses(stop);
    if (stop.stop_requested())
        return kStopped;
    for (const FloorClass& floorClass : classes) {
        Answer answer;
        answer.add("representative", toText(floorClass.representative));
        answer.add("orbit_size", floorClass.size);
        if (!print(answer, form))
            return 1;
    }
    return 0;
}

int printGrids(AnswerForm form, std::stop_token stop) {
    const GridCount count = countGrids(floorClasses(stop), stop);
    if (stop.stop_requested())
        return kStopped;
    Answer answer;
    // A text in JSON too: no number there holds that many digits.
    answer.add("grids", count.total.toText());
    return print(answer, form) ? 0 : 1;
}

}  // namespace

void addFloorsCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("floors", "floors, their classes, all grids: counted at each call");
    command->require_subcommand(1);
    const auto form = std::make_shared<AnswerForm>(AnswerForm::text);
    const auto add = [&](const char* name, const char* about, auto answer) {
        CLI::App* part = command->add_subcommand(name, about);
        part->add_flag_callback(
            "--json", [form] { *form = AnswerForm::json; }, "One JSON object a line");
        part->callback(
            [form, answer, &run] { run = [form, answer](std::stop_token stop) { return answer(*form, stop); }; });
    };
    add("count", "floors with the first row 123456789",
        [](AnswerForm f, const std::stop_token&) { return printCount(f); });
    add("classes", "representative, orbit size", printClasses);
    add("grids", "all solved grids", printGrids);
}

}  // namespace nonet
