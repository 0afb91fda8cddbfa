#include "app/commands/commands.h"
#include "app/commands/position_answer.h"
#include "app/commands/puzzle_stream.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <map>

namespace nonet {

namespace {

struct HintText {
    Q_DECLARE_TR_FUNCTIONS(HintText)
};

enum class Grade { vague, concrete, full };

struct HintOptions {
    StreamOptions stream;
    Grade grade = Grade::full;
};

QString sentenceFor(const Step& step, Grade grade) {
    switch (grade) {
    case Grade::vague: return HintText::tr("Look for: %1.").arg(techniqueName(step.technique));
    case Grade::concrete: return stepTitle(step) + QStringLiteral(". ") + stepHousesSentence(step);
    case Grade::full: break;
    }
    return stepSentence(step);
}

Answer answerFor(const PuzzleRecord& record, Grade grade, std::stop_token stop) {
    const Position position = positionOf(record);
    const std::optional<Step> step = position.isSolved() || position.isContradictory()
                                         ? std::nullopt
                                         : nextStep(position, engineFor(record, std::move(stop)));
    Answer answer;
    answer.add("puzzle", puzzleText(record));
    if (step && grade != Grade::vague) {
        addStepFields(answer, *step);
    } else {
        for (const char* field : {"code", "technique", "placements", "eliminations"})
            answer.addNothing(field);
    }
    const QString sentence = step                         ? sentenceFor(*step, grade)
                             : position.isContradictory() ? HintText::tr("This position has no solution.")
                             : position.isSolved()        ? HintText::tr("Every cell is filled.")
                                                          : HintText::tr("No technique that exists here finds a step.");
    answer.add("sentence", sentence.toStdString());
    return answer;
}

}  // namespace

void addHintCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("hint", "puzzle, code, technique, placements, eliminations, sentence");
    const auto options = std::make_shared<HintOptions>();
    addStreamOptions(*command, options->stream);
    const std::map<std::string, Grade> grades = {
        {"vague", Grade::vague}, {"concrete", Grade::concrete}, {"full", Grade::full}};
    command->add_option("--grade", options->grade, "How much is told (full)")
        ->transform(CLI::CheckedTransformer(grades));
    command->callback([options, &run] {
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, std::stop_token token) -> PuzzleAnswer {
                return {answerFor(imported.record, options->grade, std::move(token))};
            };
            return answerPuzzles(options->stream, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
