#include "app/commands/commands.h"
#include "app/commands/profile_option.h"
#include "app/commands/puzzle_stream.h"
#include "core/hints/hint_answer.h"
#include "ui/text/hint_words.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <map>

namespace nonet {

namespace {

struct HintText {
    Q_DECLARE_TR_FUNCTIONS(HintText)
};

struct HintOptions {
    StreamOptions stream;
    StepDepth depth = StepDepth::full;
    Profile profile = hodokuProfile();
};

std::optional<StepDepth> depthNamed(const std::string& grade) {
    static const std::map<std::string, StepDepth> grades = {
        {"name", StepDepth::name}, {"houses", StepDepth::houses}, {"pattern", StepDepth::pattern},
        {"full", StepDepth::full}, {"vague", StepDepth::name},    {"concrete", StepDepth::pattern},
    };
    const auto found = grades.find(grade);
    return found == grades.end() ? std::nullopt : std::optional(found->second);
}

/// What the depth does not tell yet stays open.
void addToldFields(Answer& answer, const Step& step, StepDepth depth) {
    answer.add("code", technique(step.technique).code);
    answer.add("technique", techniqueName(step.technique).toStdString());
    const bool isWhole = depth == StepDepth::full;
    answer.add("placements", isWhole ? toTriples(step.placements) : std::string());
    answer.add("eliminations", isWhole ? toTriples(step.eliminations) : std::string());
}

Answer answerFor(const PuzzleRecord& record, const HintOptions& options, const std::stop_token& stop) {
    HintQuestion question{record.puzzle, record.history.state(), solutionFacts(record.puzzle, stop), {}, {}};
    question.wishes.profile = options.profile;
    const HintAnswer found = answerHint(question, stop);
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    if (found.step) {
        addToldFields(answer, *found.step, options.depth);
    } else {
        for (const char* field : {"code", "technique", "placements", "eliminations"})
            answer.addNothing(field);
    }
    answer.add("sentence", HintWords::of(found, options.depth).sentence().toStdString());
    return answer;
}

}  // namespace

void addHintCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("hint", "puzzle, code, technique, placements, eliminations, sentence");
    const auto options = std::make_shared<HintOptions>();
    addStreamOptions(*command, options->stream);
    addProfileOption(*command, options->profile);
    command->add_option_function<std::string>(
        "--grade",
        [options](const std::string& grade) {
            const std::optional<StepDepth> depth = depthNamed(grade);
            if (!depth)
                throw CLI::ValidationError(
                    HintText::tr("A hint has no grade %1: it is told by name, houses, pattern or full.")
                        .arg(QString::fromStdString(grade))
                        .toStdString());
            options->depth = *depth;
        },
        "How much is told: name, houses, pattern or full (full)");
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, const std::stop_token& token) -> PuzzleAnswer {
                return {answerFor(imported.record, *options, token)};
            };
            return answerPuzzles(options->stream, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
