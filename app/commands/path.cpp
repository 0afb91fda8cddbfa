#include "app/commands/commands.h"
#include "app/commands/position_answer.h"
#include "app/commands/puzzle_stream.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct PathText {
    Q_DECLARE_TR_FUNCTIONS(PathText)
};

QString ending(const SolvePath& path, const HodokuRating& rating) {
    if (path.end.isContradictory())
        return PathText::tr("This puzzle has no solution.");
    if (!path.isSolved)
        return PathText::tr("The techniques that exist here go no further; %n cell(s) are still blank.", nullptr,
                            path.end.unsolvedCells().count());
    return (rating.isPartial ? PathText::tr("Solved. Level: at least %1; score: at least %2.")
                             : PathText::tr("Solved. Level: %1; score: %2."))
        .arg(levelName(rating.level), QString::number(rating.score));
}

std::string numberedList(const PuzzleRecord& record, const SolvePath& path, const HodokuRating& rating) {
    std::string text = puzzleText(record) + "\n";
    for (std::size_t i = 0; i < path.steps.size(); ++i)
        text += QStringLiteral("%1. %2\n").arg(i + 1, 3).arg(stepSentence(path.steps[i])).toStdString();
    return text + ending(path, rating).toStdString() + "\n\n";
}

nlohmann::ordered_json stepsToJson(const std::vector<Step>& steps) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    const auto orNull = [](const std::string& text) {
        return text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text);
    };
    for (const Step& step : steps)
        list.push_back({{"code", technique(step.technique).code},
                        {"technique", techniqueName(step.technique).toStdString()},
                        {"placements", orNull(toTriples(step.placements))},
                        {"eliminations", orNull(toTriples(step.eliminations))},
                        {"text", stepSentence(step).toStdString()}});
    return list;
}

Answer answerFor(const PuzzleRecord& record, AnswerForm form, std::stop_token stop) {
    const EngineOptions engine = engineFor(record, stop);
    const Position position = positionOf(record);
    const SolvePath path = solvePath(position, engine, stop);
    const HodokuRating rating = rateHodoku(path);
    Answer answer;
    if (form == AnswerForm::text) {
        answer.setWhole(numberedList(record, path, rating));
        return answer;
    }
    answer.add("puzzle", puzzleText(record));
    answer.add("level", levelCode(rating));
    answer.add("score", static_cast<std::uint64_t>(rating.score));
    answer.addToJson("steps", stepsToJson(path.steps));
    answer.addToJson("solved", path.isSolved && !path.end.isContradictory());
    return answer;
}

}  // namespace

void addPathCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("path", "The whole solution, step by step");
    const auto options = std::make_shared<StreamOptions>();
    addStreamOptions(*command, *options);
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) -> PuzzleAnswer {
                return {answerFor(imported.record, options->form, std::move(token))};
            };
            return answerPuzzles(*options, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
