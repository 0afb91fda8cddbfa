#include "app/commands/generate_options.h"

#include "app/commands/number_option.h"
#include "app/commands/option_file.h"
#include "app/commands/profile_option.h"
#include "app/commands/puzzle_stream.h"
#include "core/constructions/mask.h"
#include "core/generators/recipe_text.h"
#include "core/techniques/catalogue.h"
#include "ui/text/construction_text.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <charconv>

namespace nonet {

namespace {

struct GenerateOptionsText {
    Q_DECLARE_TR_FUNCTIONS(GenerateOptionsText)
};

/// No puzzle with fewer clues has one solution (McGuire, Tugemann and Civario 2012).
constexpr int kFewestClues = 17;
/// Bytes of a file with a pattern on its first line.
constexpr std::size_t kLargestPattern = std::size_t{64} * 1024;

constexpr std::array kMethods = std::to_array<std::string_view>({"erase", "inverse", "pattern", "shift"});
constexpr std::array kFutureOptions = std::to_array<const char*>({"--variant"});
constexpr std::array kLevels = std::to_array<std::string_view>({"easy", "medium", "hard", "unfair", "extreme"});
constexpr std::array kSymmetries =
    std::to_array<std::string_view>({"none", "r180", "r90", "h", "v", "diag", "anti", "full"});
static_assert(static_cast<std::size_t>(Symmetry::full) + 1 == kSymmetries.size());
static_assert(static_cast<std::size_t>(GeneratorMethod::shift) + 1 == kMethods.size());
static_assert(static_cast<std::size_t>(Level::extreme) + 1 == kLevels.size());

[[noreturn]] void refuse(const QString& sentence) { throw CLI::ValidationError(sentence.toStdString()); }

QString toQt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

template <typename Names>
std::size_t indexOf(const Names& names, const std::string& name, const QString& otherwise) {
    const auto found = std::ranges::find(names, name);
    if (found == names.end())
        refuse(otherwise.arg(toQt(name)));
    return static_cast<std::size_t>(found - names.begin());
}

using RangeFromText = std::optional<IntRange> (*)(std::string_view text, IntRange bounds);

/// example: a range as it should be.
IntRange rangeBy(RangeFromText fromText, const std::string& text, const char* example) {
    const std::optional<IntRange> range = fromText(text, {});
    if (range && text.find_first_not_of(' ') != std::string::npos)
        return *range;
    // Whether it is one from its end on.
    const std::size_t dash = text.find('-');
    if (dash != std::string::npos && fromText(text.substr(dash + 1) + "-" + text.substr(0, dash), {}))
        refuse(
            GenerateOptionsText::tr("\u201c%1\u201d ends before it starts: the smaller number comes first, as in %2.")
                .arg(toQt(text), QLatin1String(example)));
    refuse(
        GenerateOptionsText::tr("\u201c%1\u201d is not a range such as %2.").arg(toQt(text), QLatin1String(example)));
}

/// "24", "24-28", "24-" or "-28".
IntRange rangeFrom(const std::string& text) { return rangeBy(rangeFromText, text, "24-30"); }

/// "7.1", "7.1-7.5", "7.1-" or "-7.5", in tenths.
IntRange tenthsRangeFrom(const std::string& text) { return rangeBy(tenthsRangeFromText, text, "7.1-7.5"); }

void addExplainerOptions(CLI::App& command, ExplainerGoal& goal) {
    command.add_option_function<std::string>(
        "--er", [&goal](const std::string& text) { goal.rating = tenthsRangeFrom(text); },
        "Lowest and highest ER, A-B, A, A- or -B, as in 7.1-7.5: the rating of Sukaku Explainer. Each puzzle has "
        "another solution");
    command.add_flag("--pearl", goal.isPearl,
                     "EP = ER: nothing is placed before the hardest step. Without --er most are solved by singles");
    command.add_flag("--diamond", goal.isDiamond,
                     "ED = ER: the first step is the hardest. Without --er most are solved by singles");
}

void addFutureOptions(CLI::App& command) {
    for (const char* name : kFutureOptions)
        command
            .add_option_function<std::string>(
                name,
                [name](const std::string&) {
                    refuse(GenerateOptionsText::tr("The option %1 is not built yet.").arg(QString::fromUtf8(name)));
                })
            ->group("");
}

TechniqueId techniqueFrom(const std::string& code) {
    const std::optional<TechniqueId> id = techniqueByCode(code);
    if (!id)
        refuse(GenerateOptionsText::tr("There is no technique %1.").arg(toQt(code)));
    return *id;
}

/// Codes separated by commas or blanks.
TechniqueSet techniquesFrom(const std::string& codes) {
    TechniqueSet set;
    std::size_t begin = 0;
    while ((begin = codes.find_first_not_of(", ", begin)) != std::string::npos) {
        const std::size_t end = std::min(codes.find_first_of(", ", begin), codes.size());
        set.set(static_cast<std::size_t>(techniqueFrom(codes.substr(begin, end - begin))));
        begin = end;
    }
    if (set.none())
        refuse(GenerateOptionsText::tr("\u201c%1\u201d names no technique.").arg(toQt(codes)));
    return set;
}

/// "CODE" or "CODE:K".
NeededTechnique neededFrom(const std::string& text) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    NeededTechnique needed{.technique = techniqueFrom(text.substr(0, colon))};
    if (colon == text.size())
        return needed;
    const char* const end = text.data() + text.size();
    const std::from_chars_result read = std::from_chars(text.data() + colon + 1, end, needed.times);
    if (read.ec != std::errc() || read.ptr != end || needed.times < 1)
        refuse(GenerateOptionsText::tr("%1 is not a technique with a number of uses, such as 0300:2.").arg(toQt(text)));
    return needed;
}

ClassicCellSet patternFrom(const std::string& path) {
    std::string line = optionFile(path, kLargestPattern, ErrorDetail::pattern);
    line.resize(std::min(line.find('\n'), line.size()));
    if (line.ends_with('\r'))
        line.pop_back();
    const Result<CellSet> mask = maskFromLine(line);
    if (!mask)
        refuse(maskSentence(mask.error()));
    return toClassicCellSet(*mask);
}

void addTechniqueOptions(CLI::App& command, PuzzleGoal& goal) {
    command.add_option_function<std::string>(
        "--technique", [&goal](const std::string& text) { goal.needed = neededFrom(text); },
        "CODE or CODE:K: a technique that is needed, at least K times; nothing harder, unless --allow names it");
    command.add_option_function<std::string>(
        "--allow", [&goal](const std::string& codes) { goal.allowed = techniquesFrom(codes); },
        "Codes separated by commas: the path uses nothing else but singles");
    command.add_option_function<std::string>(
        "--forbid", [&goal](const std::string& codes) { goal.forbidden = techniquesFrom(codes); },
        "Codes separated by commas: the path does without");
    command.add_option_function<std::string>(
        "--width", [&goal](const std::string& text) { goal.width = rangeFrom(text); },
        "Steps that can be taken at the narrowest point of the path, N or A-B; "
        "points at which every cell can be filled do not count");
    command.add_option_function<std::string>(
        "--pattern", [&goal](const std::string& path) { goal.mask = patternFrom(path); },
        "A file with a line of 81 characters: . and 0 hide, everything else is a clue");
}

void addGoalOptions(CLI::App& command, PuzzleGoal& goal) {
    command.add_option_function<std::string>(
        "--level",
        [&goal](const std::string& name) {
            goal.level = static_cast<Level>(indexOf(kLevels, name, GenerateOptionsText::tr("There is no level %1.")));
        },
        "easy, medium, hard, unfair or extreme");
    command.add_option_function<std::string>(
        "--score", [&goal](const std::string& text) { goal.score = rangeFrom(text); }, "Lowest and highest score, A-B");
    command.add_option_function<std::string>(
        "--clues",
        [&goal](const std::string& text) {
            const IntRange range = rangeFrom(text);
            if (range.highest < kFewestClues)
                refuse(
                    GenerateOptionsText::tr("No puzzle with fewer than %1 clues has one solution.").arg(kFewestClues));
            goal.clues = {std::max(range.lowest, kFewestClues), std::min(range.highest, 81)};
            if (goal.clues.lowest > goal.clues.highest)
                refuse(GenerateOptionsText::tr("A puzzle has at most 81 clues."));
        },
        "Fewest and most clues, A-B");
    command.add_option_function<std::string>(
        "--symmetry",
        [&goal](const std::string& name) {
            goal.symmetry =
                static_cast<Symmetry>(indexOf(kSymmetries, name, GenerateOptionsText::tr("There is no symmetry %1.")));
        },
        "Of the clues: none, r180, r90, h, v, diag, anti or full");
}

/// What follows from several options together.
void completeRecipe(Recipe& recipe, bool isMethodGiven) {
    PuzzleGoal& goal = recipe.goal;
    if (!recipe.plan.empty() && recipe.method != GeneratorMethod::inverse)
        refuse(GenerateOptionsText::tr("--heuristic goes with --method inverse."));
    if (goal.mask && !isMethodGiven)
        recipe.method = GeneratorMethod::pattern;
    if (recipe.method == GeneratorMethod::pattern && !goal.mask)
        refuse(GenerateOptionsText::tr("--method pattern goes with --pattern."));
    if (goal.mask && (recipe.method == GeneratorMethod::erase || recipe.method == GeneratorMethod::inverse))
        refuse(GenerateOptionsText::tr("--pattern goes with the methods pattern and shift."));
    if (goal.needed && goal.allowed.all())
        goal.hardest = goal.needed->technique;
    recipe.rank = inverseRankFor(goal);
}

void addMethodOptions(CLI::App& command, Recipe& recipe) {
    command.add_option_function<std::string>(
        "--method",
        [&recipe](const std::string& name) {
            const std::size_t method = indexOf(kMethods, name, GenerateOptionsText::tr("There is no method %1."));
            recipe.method = static_cast<GeneratorMethod>(method);
        },
        "erase: clues are taken away while one solution remains (the default). inverse: while single candidates, "
        "exclusions, block intersections, covering sets and X-wings solve the puzzle; "
        "--json gives the path from the solution to the puzzle, one mark a step. "
        "pattern: the cells of --pattern are filled. "
        "shift: a board of the shift cipher under --pattern or a known mask, and the clues that make it proper");
    command.add_option_function<std::string>(
        "--heuristic",
        [&recipe](const std::string& text) {
            const auto plan = planFromText(text);
            if (!plan || plan->empty())
                refuse(GenerateOptionsText::tr("There is no heuristic %1.").arg(toQt(text)));
            recipe.plan = *plan;
        },
        "inverse: pencil marks are searched first, by random, t (few ways back), d (a hard way back) or single-first; "
        "cells with incomplete marks become clues, and of these clues are taken away");
    command.parse_complete_callback([&recipe, &command] { completeRecipe(recipe, command.count("--method") > 0); });
}

}  // namespace

void addGenerateOptions(CLI::App& command, GenerateOptions& options) {
    addProfileOption(command, options.recipe.goal.profile);
    addMethodOptions(command, options.recipe);
    addNumberOption(command, "--count", options.count,
                    "Puzzles to make (1). To a level, score or technique many share a solution, turned and relabelled; "
                    "ask one a seed "
                    "where that matters");
    addNumberOption(command, "--seed", options.seed, "The same seed and options give the same puzzles", {.lowest = 0});
    addGoalOptions(command, options.recipe.goal);
    addTechniqueOptions(command, options.recipe.goal);
    addExplainerOptions(command, options.recipe.goal.explainer);
    options.recipe.isRatedByExplainer = true;
    addSecondsOption(command, "--deadline", options.deadline, "Seconds after which to end with what was found");
    addAnswerOptions(command, options.form, options.threads);
    addFutureOptions(command);
}

}  // namespace nonet
