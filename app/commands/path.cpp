#include "app/commands/commands.h"
#include "app/commands/position_answer.h"
#include "app/commands/profile_option.h"
#include "app/commands/puzzle_stream.h"
#include "app/commands/verdict.h"
#include "core/formats/cell_code.h"
#include "core/hints/path_answer.h"
#include "core/rating/explainer_rating.h"
#include "core/techniques/explainer/explainer_drawing.h"
#include "ui/text/explainer_text.h"
#include "ui/text/hint_words.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>

namespace nonet {

namespace {

struct PathText {
    Q_DECLARE_TR_FUNCTIONS(PathText)
};

QString ending(const PathAnswer& found, const HodokuRating& rating) {
    const SolvePath& path = found.path;
    if (found.remark == PathRemark::noSolution)
        return HintWords::ofPath(found.remark);
    if (path.endedBefore)
        return PathText::tr("The profile has the path stop before this technique: %1.")
            .arg(techniqueName(*path.endedBefore));
    if (!path.isSolved)
        return PathText::tr("The techniques that exist here go no further; %n cell(s) are still blank.", nullptr,
                            path.end.unsolvedCells().count());
    return (rating.isPartial ? PathText::tr("Solved. Level: at least %1; score: at least %2.")
                             : PathText::tr("Solved. Level: %1; score: %2."))
        .arg(levelName(rating.level), QString::number(rating.score));
}

/// Asked for from the board as it stands.
bool beginsElsewhere(const PathAnswer& found) {
    return found.remark != PathRemark::noSolution && found.from == PathStart::givens;
}

std::string numberedList(const PuzzleRecord& record, const PathAnswer& found, const HodokuRating& rating) {
    std::string text = puzzleText(record) + "\n";
    if (beginsElsewhere(found))
        text += HintWords::ofPath(PathRemark::fromGivens).toStdString() + "\n";
    if (found.path.gaps.leftOut() > 0)
        text += HintWords::ofLeftOut(found.path.gaps).toStdString() + "\n";
    const std::vector<Step>& steps = found.path.steps;
    for (std::size_t i = 0; i < steps.size(); ++i)
        text += QStringLiteral("%1. %2\n").arg(i + 1, 3).arg(stepSentence(steps[i])).toStdString();
    return text + ending(found, rating).toStdString() + "\n\n";
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

enum class PathScale { hodoku, explainer };

struct PathOptions {
    StreamOptions stream;
    Profile profile = hodokuProfile();
    bool namesProfile = false;
    PathScale scale = PathScale::hodoku;
    ExplainerRater explainer;
};

QString explainerEnding(const ExplainerPath& path) {
    if (path.rating.isAtLeast)
        return PathText::tr("Stopped. At least %1 so far.", "a rating").arg(explainerNumber(path.rating.hardest));
    if (!path.isSolved)
        return PathText::tr("This scale finds no way further: 20.0.");
    return PathText::tr("Solved. ER %1, EP %2, ED %3.")
        .arg(explainerNumber(path.rating.hardest), explainerNumber(path.rating.pearl),
             explainerNumber(path.rating.diamond));
}

std::string numberedList(const PuzzleRecord& record, const ExplainerPath& path) {
    std::string text = puzzleText(record) + "\n";
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
        const explainer::Step& step = path.steps[i];
        text += QStringLiteral("%1. %2 %3: %4\n")
                    .arg(i + 1, 3)
                    .arg(explainerNumber(step.tenths), 4)
                    .arg(explainerStepName(step.hint), explainerResult(step.hint))
                    .toStdString();
    }
    return text + explainerEnding(path).toStdString() + "\n\n";
}

/// "+436": 4 in r3c6 is true; "-436": it is false.
std::string literalText(explainer::Literal literal) {
    return (explainer::isTrueLiteral(literal) ? "+" : "-") +
           toTriple(explainer::candidateOf(explainer::idOfLiteral(literal)));
}

std::string triplesOf(const explainer::IdSet& ids) {
    std::vector<Candidate> candidates;
    ids.forEach([&candidates](int id) { candidates.push_back(explainer::candidateOf(id)); });
    return toTriples(candidates);
}

/// A list for each chain, of links in the order in which they lead from what is assumed to the target.
nlohmann::ordered_json chainsToJson(const std::vector<explainer::Chain>& chains) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const explainer::Chain& chain : chains) {
        nlohmann::ordered_json links = nlohmann::ordered_json::array();
        for (auto node = chain.nodes.rbegin(); node != chain.nodes.rend(); ++node)
            for (const std::uint16_t parent : node->parents)
                links.push_back(literalText(chain.nodes[parent].literal) + ' ' + literalText(node->literal));
        list.push_back(std::move(links));
    }
    return list;
}

nlohmann::ordered_json nestedToJson(const std::vector<explainer::NestedStep>& nested) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const explainer::NestedStep& each : nested)
        list.push_back({{"eliminations", triplesOf(each.removed)},
                        {"chains", chainsToJson(each.chains)},
                        {"nested", nestedToJson(each.nested)}});
    return list;
}

nlohmann::ordered_json stepsToJson(const std::vector<explainer::Step>& steps) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    const auto orNull = [](const std::string& text) {
        return text.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(text);
    };
    for (const explainer::Step& step : steps)
        list.push_back({{"rating", step.tenths / 10.0},
                        {"technique", explainerStepName(step.hint).toStdString()},
                        {"complexity", step.hint.complexity},
                        {"placements", orNull(toTriples(explainerPlacements(step.hint)))},
                        {"eliminations", orNull(toTriples(explainerEliminations(step.hint)))},
                        {"chains", chainsToJson(step.chains)},
                        {"nested", nestedToJson(step.nested)},
                        {"text", explainerResult(step.hint).toStdString()}});
    return list;
}

/// A rating belongs to the puzzle, so this path begins at its givens.
PuzzleAnswer explainerAnswer(const PuzzleRecord& record, PathOptions& options, const std::stop_token& stop) {
    const Verdict verdict = verdictOn(record, stop);
    if (verdict.kind != VerdictKind::proper)
        return {Error{.code = ErrorCode::notProper, .found = verdict.kind == VerdictKind::none ? 0 : 2, .expected = 1}};
    const ExplainerPath path = options.explainer.path(record.puzzle, stop);
    Answer answer;
    if (options.stream.form == AnswerForm::text) {
        answer.setWhole(numberedList(record, path));
        return {answer};
    }
    answer.add("puzzle", puzzleText(record));
    answer.add("er", path.rating.hardest / 10.0, 1);
    answer.add("ep", path.rating.pearl / 10.0, 1);
    answer.add("ed", path.rating.diamond / 10.0, 1);
    answer.addToJson("steps", stepsToJson(path.steps));
    answer.addToJson("solved", path.isSolved);
    return {answer};
}

PuzzleAnswer answerFor(const PuzzleRecord& record, const PathOptions& options, const std::stop_token& stop) {
    PathQuestion question{{record.puzzle, record.history.state(), solutionFacts(record.puzzle, stop)}};
    question.profile = options.profile;
    question.start = PathStart::myPosition;
    const PathAnswer found = answerPath(question, stop);
    const HodokuRating rating = rateHodoku(found.path, options.profile);
    Answer answer;
    if (options.stream.form == AnswerForm::text) {
        answer.setWhole(numberedList(record, found, rating));
        return {answer};
    }
    answer.add("puzzle", puzzleText(record));
    answer.add("level", levelCode(rating));
    answer.add("score", static_cast<std::uint64_t>(rating.score));
    answer.addToJson("steps", stepsToJson(found.path.steps));
    answer.addToJson("solved", found.path.isSolved);
    if (options.namesProfile)
        answer.addToJson("profile", options.profile.name);
    PuzzleAnswer result{answer};
    if (beginsElsewhere(found))
        result.notes.push_back(HintWords::ofPath(PathRemark::fromGivens).toStdString());
    if (found.path.gaps.leftOut() > 0)
        result.notes.push_back(HintWords::ofLeftOut(found.path.gaps).toStdString());
    return result;
}

}  // namespace

void addPathCommand(CLI::App& program, CommandRun& run) {
    CLI::App* command = program.add_subcommand("path", "The whole solution, step by step");
    const auto options = std::make_shared<PathOptions>();
    addStreamOptions(*command, options->stream);
    addProfileOption(*command, options->profile);
    command->add_option_function<std::string>(
        "--scale",
        [options](const std::string& scale) {
            if (scale != "hodoku" && scale != "explainer")
                throw CLI::ValidationError(PathText::tr("There is no scale %1: it is hodoku or explainer.")
                                               .arg(QString::fromStdString(scale))
                                               .toStdString());
            options->scale = scale == "explainer" ? PathScale::explainer : PathScale::hodoku;
        },
        "hodoku: by the profile, from the board as it stands (the default); explainer: Sukaku Explainer's steps with "
        "their ratings, from the givens");
    command->callback([options, command, &run] {
        options->namesProfile = command->count("--profile") > 0;
        run = [options](std::stop_token stop) {
            const auto work = [&](const ImportedPuzzle& imported, const std::stop_token& token) {
                return options->scale == PathScale::explainer ? explainerAnswer(imported.record, *options, token)
                                                              : answerFor(imported.record, *options, token);
            };
            return answerPuzzles(options->stream, {work}, std::move(stop));
        };
    });
}

}  // namespace nonet
