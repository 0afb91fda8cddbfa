#include "ui/generator/recipe.h"

#include "core/constructions/shift_cipher.h"
#include "core/generators/erase.h"
#include "core/generators/shift_puzzle.h"
#include "core/techniques/catalogue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <numeric>

namespace nonet {
namespace {

constexpr IntRange kAny{};
constexpr IntRange kClues{.lowest = 0, .highest = 81};
constexpr std::array<const char*, 4> kHeuristics{"random", "t", "d", "single-first"};
static_assert(kHeuristics.size() == kInverseHeuristics.size());
/// Puzzles tried in a piece of the methods that have no search of their own.
constexpr int kTriesAPiece = 32;

QString codeOf(TechniqueId id) { return QString::fromStdString(std::string(technique(id).code)); }

std::optional<TechniqueId> techniqueFrom(const QJsonValue& value) {
    return techniqueByCode(value.toString().toStdString());
}

QJsonArray codesOf(const TechniqueSet& set) {
    QJsonArray codes;
    for (const Technique& row : techniqueCatalogue())
        if (set.test(static_cast<std::size_t>(row.id)))
            codes.append(codeOf(row.id));
    return codes;
}

TechniqueSet setFrom(const QJsonArray& codes) {
    TechniqueSet set;
    for (const QJsonValueConstRef code : codes)
        if (const std::optional<TechniqueId> id = techniqueFrom(code))
            set.set(static_cast<std::size_t>(*id));
    return set;
}

QString maskText(ClassicCellSet mask) {
    QString text(81, u'.');
    for (const Cell cell : mask)
        text[cell.index()] = u'1';
    return text;
}

QJsonObject toJson(const Recipe& recipe) {
    const PuzzleGoal& goal = recipe.goal;
    QJsonObject json{{QStringLiteral("name"), recipe.name},
                     {QStringLiteral("method"), static_cast<int>(recipe.method)},
                     {QStringLiteral("score"), rangeText(goal.score, kAny)},
                     {QStringLiteral("width"), rangeText(goal.width, kAny)},
                     {QStringLiteral("clues"), rangeText(goal.clues, kClues)},
                     {QStringLiteral("symmetry"), static_cast<int>(goal.symmetry)},
                     {QStringLiteral("rank"), static_cast<int>(recipe.rank)},
                     {QStringLiteral("plan"), planText(recipe.plan)},
                     {QStringLiteral("count"), recipe.count},
                     {QStringLiteral("seconds"), recipe.seconds}};
    if (goal.level)
        json.insert(QStringLiteral("level"), static_cast<int>(*goal.level));
    if (goal.hardest)
        json.insert(QStringLiteral("hardest"), codeOf(*goal.hardest));
    if (goal.needed) {
        json.insert(QStringLiteral("needed"), codeOf(goal.needed->technique));
        json.insert(QStringLiteral("times"), goal.needed->times);
    }
    if (!goal.allowed.all())
        json.insert(QStringLiteral("allowed"), codesOf(goal.allowed));
    if (goal.forbidden.any())
        json.insert(QStringLiteral("forbidden"), codesOf(goal.forbidden));
    if (goal.mask)
        json.insert(QStringLiteral("mask"), maskText(*goal.mask));
    if (recipe.seed)
        json.insert(QStringLiteral("seed"), QString::number(*recipe.seed));
    return json;
}

template <typename Enum>
Enum enumFrom(const QJsonValue& value, Enum last) {
    return static_cast<Enum>(std::clamp(value.toInt(), 0, static_cast<int>(last)));
}

PuzzleGoal goalFrom(const QJsonObject& json) {
    PuzzleGoal goal;
    const auto range = [&json](const char* key, IntRange bounds) {
        return rangeFromText(json.value(QLatin1String(key)).toString(), bounds).value_or(bounds);
    };
    goal.score = range("score", kAny);
    goal.width = range("width", kAny);
    goal.clues = range("clues", kClues);
    goal.symmetry = enumFrom(json.value(QStringLiteral("symmetry")), Symmetry::full);
    if (json.contains(QStringLiteral("level")))
        goal.level = enumFrom(json.value(QStringLiteral("level")), Level::extreme);
    goal.hardest = techniqueFrom(json.value(QStringLiteral("hardest")));
    if (const std::optional<TechniqueId> needed = techniqueFrom(json.value(QStringLiteral("needed"))))
        goal.needed = NeededTechnique{*needed, std::max(1, json.value(QStringLiteral("times")).toInt())};
    if (json.contains(QStringLiteral("allowed")))
        goal.allowed = setFrom(json.value(QStringLiteral("allowed")).toArray());
    goal.forbidden = setFrom(json.value(QStringLiteral("forbidden")).toArray());
    if (const QString mask = json.value(QStringLiteral("mask")).toString(); mask.size() == 81) {
        goal.mask.emplace();
        for (int i = 0; i < 81; ++i)
            if (mask.at(i) != u'.')
                goal.mask->insert(Cell(i));
    }
    return goal;
}

Recipe recipeFrom(const QJsonObject& json) {
    Recipe recipe;
    recipe.name = json.value(QStringLiteral("name")).toString();
    recipe.method = enumFrom(json.value(QStringLiteral("method")), GeneratorMethod::shift);
    recipe.goal = goalFrom(json);
    recipe.rank = enumFrom(json.value(QStringLiteral("rank")), InverseRank::xWings);
    recipe.plan = planFromText(json.value(QStringLiteral("plan")).toString()).value_or(std::vector<HeuristicStage>());
    bool isNumber = false;
    const std::uint64_t seed = json.value(QStringLiteral("seed")).toString().toULongLong(&isNumber);
    if (isNumber)
        recipe.seed = seed;
    recipe.count = std::clamp(json.value(QStringLiteral("count")).toInt(), 1, kMostOrdered);
    recipe.seconds = std::clamp(json.value(QStringLiteral("seconds")).toInt(), 1, kMostSeconds);
    return recipe;
}

/// A board of a random list: under the mask, with the clues added that it lacks; or dug where there is none.
std::optional<InversePuzzle> shiftPuzzle(const Recipe& recipe, RandomSource& random, const std::stop_token& stop) {
    if (recipe.goal.mask) {
        const ShiftPuzzle made = makeShiftPuzzle(recipe.goal.mask, random, stop);
        return made.wasStopped ? std::nullopt : std::optional(InversePuzzle{made.puzzle, made.board});
    }
    std::array<int, 9> order{};
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    std::vector<Digit> digits;
    digits.reserve(order.size());
    for (const int index : order)
        digits.push_back(Digit::fromIndex(index));
    const std::optional<Sequence> sequence = Sequence::from(digits);
    if (!sequence)
        return std::nullopt;
    const Grid solution = shiftCipher(*sequence);
    const EraseOptions options{recipe.goal.symmetry, clueTarget(recipe.goal, random)};
    return InversePuzzle{ClassicDigits::from(erase(solution, random, options).givens), ClassicDigits::from(solution)};
}

std::optional<InversePuzzle> inversePuzzle(const Recipe& recipe, RandomSource& random, const std::stop_token& stop) {
    return makeInverse(random,
                       {.rank = recipe.rank,
                        .symmetry = recipe.goal.symmetry,
                        .fewestClues = recipe.goal.clues.lowest,
                        .mostClues = recipe.goal.clues.highest,
                        .plan = recipe.plan},
                       1, stop)
        .puzzle;
}

GoalPiece triedPiece(const Recipe& recipe, std::uint64_t seed, std::uint64_t piece, const std::stop_token& stop) {
    RandomSource random = RandomSource::forPiece(seed, piece);
    GoalPiece result;
    // A plan searches marks, and a mask is repaired: each takes longer than a whole piece without.
    const bool isSlow = recipe.method == GeneratorMethod::shift ? recipe.goal.mask.has_value() : !recipe.plan.empty();
    const int tries = isSlow ? 1 : kTriesAPiece;
    for (int i = 0; i < tries && !stop.stop_requested(); ++i) {
        const std::optional<InversePuzzle> made = recipe.method == GeneratorMethod::shift
                                                      ? shiftPuzzle(recipe, random, stop)
                                                      : inversePuzzle(recipe, random, stop);
        ++result.tried;
        if (!made)
            continue;
        std::optional<GoalPuzzle> puzzle = confirm(recipe.goal, made->clues, made->solution, stop);
        if (!puzzle)
            continue;
        if (puzzle->missed.none())
            result.found.push_back(std::move(*puzzle));
        else if (!result.best || puzzle->distance < result.best->distance)
            result.best = std::move(puzzle);
    }
    if (!result.found.empty())
        result.best.reset();
    result.wasStopped = stop.stop_requested();
    return result;
}

}  // namespace

QByteArray recipesToJson(const std::vector<Recipe>& recipes) {
    QJsonArray list;
    for (const Recipe& recipe : recipes)
        list.append(toJson(recipe));
    return QJsonDocument(QJsonObject{{QStringLiteral("recipes"), list}}).toJson();
}

std::vector<Recipe> recipesFromJson(const QByteArray& json) {
    std::vector<Recipe> recipes;
    for (const QJsonValueConstRef value :
         QJsonDocument::fromJson(json).object().value(QStringLiteral("recipes")).toArray())
        if (const Recipe recipe = recipeFrom(value.toObject()); !recipe.name.isEmpty())
            recipes.push_back(recipe);
    return recipes;
}

std::optional<IntRange> rangeFromText(const QString& text, IntRange bounds) {
    static const QRegularExpression form(QStringLiteral("^(\\d{0,7})(?:(-)(\\d{0,7}))?$"));
    const QString plain = QString(text).remove(u' ').replace(QChar(0x2013), u'-');
    if (plain.isEmpty())
        return bounds;
    const QRegularExpressionMatch match = form.match(plain);
    if (!match.hasMatch() || plain == QLatin1String("-"))
        return std::nullopt;
    IntRange range = bounds;
    if (!match.captured(1).isEmpty())
        range.lowest = match.captured(1).toInt();
    if (match.captured(2).isEmpty())
        range.highest = range.lowest;
    else if (!match.captured(3).isEmpty())
        range.highest = match.captured(3).toInt();
    if (range.lowest > range.highest || !bounds.contains(range.lowest) || !bounds.contains(range.highest))
        return std::nullopt;
    return range;
}

QString rangeText(IntRange range, IntRange bounds) {
    if (range == bounds)
        return {};
    if (range.lowest == range.highest)
        return QString::number(range.lowest);
    return (range.lowest == bounds.lowest ? QString() : QString::number(range.lowest)) + u'-' +
           (range.highest == bounds.highest ? QString() : QString::number(range.highest));
}

std::optional<std::vector<HeuristicStage>> planFromText(const QString& text) {
    std::vector<HeuristicStage> plan;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        const QStringList words = part.simplified().split(u' ', Qt::SkipEmptyParts);
        if (words.isEmpty())
            continue;
        const auto found = std::find_if(kHeuristics.begin(), kHeuristics.end(),
                                        [&](const char* name) { return words[0] == QLatin1String(name); });
        bool isLevel = true;
        bool isCount = true;
        HeuristicStage stage;
        if (words.size() > 1)
            stage.fromLevel = words[1].toInt(&isLevel);
        if (words.size() > 2)
            stage.fromChildren = words[2].toInt(&isCount);
        if (found == kHeuristics.end() || words.size() > 3 || !isLevel || !isCount || stage.fromLevel < 0 ||
            stage.fromLevel > 729 || stage.fromChildren < 0)
            return std::nullopt;
        stage.heuristic = kInverseHeuristics[static_cast<std::size_t>(found - kHeuristics.begin())];
        plan.push_back(stage);
    }
    return plan;
}

QString planText(const std::vector<HeuristicStage>& plan) {
    QStringList parts;
    for (const HeuristicStage& stage : plan) {
        QString part = QLatin1String(kHeuristics[static_cast<std::size_t>(stage.heuristic)]);
        if (stage.fromLevel > 0 || stage.fromChildren > 0)
            part += u' ' + QString::number(stage.fromLevel);
        if (stage.fromChildren > 0)
            part += u' ' + QString::number(stage.fromChildren);
        parts.append(part);
    }
    return parts.join(QStringLiteral(", "));
}

GoalPiece generatePiece(const Recipe& recipe, std::uint64_t seed, std::uint64_t piece, std::stop_token stop) {
    if (recipe.method == GeneratorMethod::erase || recipe.method == GeneratorMethod::pattern)
        return searchGoalPiece(recipe.goal, seed, piece, kPuzzlesAGoalPiece, std::move(stop));
    return triedPiece(recipe, seed, piece, stop);
}

}  // namespace nonet
