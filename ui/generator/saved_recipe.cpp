#include "ui/generator/saved_recipe.h"

#include "core/generators/recipe_text.h"
#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/hodoku_profile.h"

#include <QJsonArray>

#include <algorithm>

namespace nonet {
namespace {

constexpr IntRange kAnyRange{};
constexpr IntRange kClues{.lowest = 0, .highest = 81};

QString codeOf(TechniqueId id) { return QString::fromStdString(std::string(technique(id).code)); }

std::optional<TechniqueId> techniqueFrom(const QJsonValue& value) {
    return techniqueByCode(value.toString().toStdString());
}

QJsonArray codesOf(const TechniqueSet& set) {
    QJsonArray codes;
    for (const TechniqueId id : orderOf(hodokuProfile()))
        if (set.test(static_cast<std::size_t>(id)))
            codes.append(codeOf(id));
    return codes;
}

TechniqueSet setFrom(const QJsonArray& codes) {
    TechniqueSet set;
    for (const QJsonValueConstRef code : codes)
        if (const std::optional<TechniqueId> id = techniqueFrom(code))
            set.set(static_cast<std::size_t>(*id));
    return set;
}

QString textOf(IntRange range, IntRange bounds) { return QString::fromStdString(rangeText(range, bounds)); }

QString maskText(ClassicCellSet mask) {
    QString text(81, u'.');
    for (const Cell cell : mask)
        text[cell.index()] = u'1';
    return text;
}

template <typename Enum>
Enum enumFrom(const QJsonValue& value, Enum last) {
    return static_cast<Enum>(std::clamp(value.toInt(), 0, static_cast<int>(last)));
}

PuzzleGoal goalFrom(const QJsonObject& json) {
    PuzzleGoal goal;
    const auto range = [&json](const char* key, IntRange bounds) {
        return rangeFromText(json.value(QLatin1String(key)).toString().toStdString(), bounds).value_or(bounds);
    };
    goal.score = range("score", kAnyRange);
    goal.width = range("width", kAnyRange);
    goal.clues = range("clues", kClues);
    goal.explainer = {
        .rating = tenthsRangeFromText(json.value(QStringLiteral("explainer")).toString().toStdString(), kAnyRange)
                      .value_or(kAnyRange),
        .isPearl = json.value(QStringLiteral("pearl")).toBool(),
        .isDiamond = json.value(QStringLiteral("diamond")).toBool()};
    goal.symmetry = enumFrom(json.value(QStringLiteral("symmetry")), Symmetry::full);
    if (json.contains(QStringLiteral("level")))
        goal.level = enumFrom(json.value(QStringLiteral("level")), Level::extreme);
    goal.hardest = techniqueFrom(json.value(QStringLiteral("hardest")));
    if (const std::optional<TechniqueId> needed = techniqueFrom(json.value(QStringLiteral("needed"))))
        goal.needed = NeededTechnique{*needed, std::max(1, json.value(QStringLiteral("times")).toInt())};
    goal.alsoNeeded = setFrom(json.value(QStringLiteral("alsoNeeded")).toArray());
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

SavedRecipe recipeFrom(const QJsonObject& json) {
    SavedRecipe recipe;
    recipe.name = json.value(QStringLiteral("name")).toString();
    recipe.method = enumFrom(json.value(QStringLiteral("method")), GeneratorMethod::shift);
    recipe.goal = goalFrom(json);
    recipe.isRatedByExplainer = true;
    recipe.rank = enumFrom(json.value(QStringLiteral("rank")), InverseRank::xWings);
    recipe.plan = planFromText(json.value(QStringLiteral("plan")).toString().toStdString())
                      .value_or(std::vector<HeuristicStage>());
    bool isNumber = false;
    const std::uint64_t seed = json.value(QStringLiteral("seed")).toString().toULongLong(&isNumber);
    if (isNumber)
        recipe.seed = seed;
    recipe.count = std::clamp(json.value(QStringLiteral("count")).toInt(), 1, kMostOrdered);
    recipe.seconds = std::clamp(json.value(QStringLiteral("seconds")).toInt(), 1, kMostSeconds);
    return recipe;
}

/// Whether the entry says what recipeFrom() takes from it; a number out of its range is taken as the nearest.
bool isUnderstood(const QJsonObject& json) {
    const auto text = [&json](const char* key) { return json.value(QLatin1String(key)).toString().toStdString(); };
    for (const char* key : {"score", "width", "clues"})
        if (!rangeFromText(text(key), QLatin1String(key) == QLatin1String("clues") ? kClues : kAnyRange))
            return false;
    if (!tenthsRangeFromText(text("explainer"), kAnyRange))
        return false;
    for (const char* key : {"hardest", "needed"})
        if (json.contains(QLatin1String(key)) && !techniqueByCode(text(key)))
            return false;
    return planFromText(text("plan")).has_value();
}

}  // namespace

QJsonObject recipeToJson(const SavedRecipe& recipe) {
    const PuzzleGoal& goal = recipe.goal;
    QJsonObject json{{QStringLiteral("name"), recipe.name},
                     {QStringLiteral("method"), static_cast<int>(recipe.method)},
                     {QStringLiteral("score"), textOf(goal.score, kAnyRange)},
                     {QStringLiteral("width"), textOf(goal.width, kAnyRange)},
                     {QStringLiteral("clues"), textOf(goal.clues, kClues)},
                     {QStringLiteral("symmetry"), static_cast<int>(goal.symmetry)},
                     {QStringLiteral("rank"), static_cast<int>(recipe.rank)},
                     {QStringLiteral("plan"), QString::fromStdString(planText(recipe.plan))},
                     {QStringLiteral("count"), recipe.count},
                     {QStringLiteral("seconds"), recipe.seconds}};
    if (goal.explainer.rating != kAnyRange)
        json.insert(QStringLiteral("explainer"),
                    QString::fromStdString(tenthsRangeText(goal.explainer.rating, kAnyRange)));
    if (goal.explainer.isPearl)
        json.insert(QStringLiteral("pearl"), true);
    if (goal.explainer.isDiamond)
        json.insert(QStringLiteral("diamond"), true);
    if (goal.level)
        json.insert(QStringLiteral("level"), static_cast<int>(*goal.level));
    if (goal.hardest)
        json.insert(QStringLiteral("hardest"), codeOf(*goal.hardest));
    if (goal.needed) {
        json.insert(QStringLiteral("needed"), codeOf(goal.needed->technique));
        json.insert(QStringLiteral("times"), goal.needed->times);
    }
    if (goal.alsoNeeded.any())
        json.insert(QStringLiteral("alsoNeeded"), codesOf(goal.alsoNeeded));
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

std::optional<SavedRecipe> recipeFromJson(const QJsonObject& json) {
    return isUnderstood(json) ? std::optional(recipeFrom(json)) : std::nullopt;
}

bool haveSameGoals(const SavedRecipe& a, const SavedRecipe& b) {
    const auto goals = [](const SavedRecipe& recipe) {
        QJsonObject json = recipeToJson(recipe);
        for (const char* each : {"name", "count", "seconds", "seed"})
            json.remove(QLatin1String(each));
        return json;
    };
    return goals(a) == goals(b);
}

}  // namespace nonet
