#include "ui/text/goal_text.h"

#include "core/generators/recipe_text.h"
#include "ui/text/cell_names.h"
#include "ui/text/explainer_text.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace nonet {

namespace {

struct GoalText {
    Q_DECLARE_TR_FUNCTIONS(GoalText)
};

/// Why the first of the techniques that the goal asks for cannot be used: the rest of the goal bars it.
QString barredTechniqueSentence(const PuzzleGoal& goal) {
    const auto isBarred = [&goal](TechniqueId id) {
        const auto at = static_cast<std::size_t>(id);
        return !rowOf(goal.profile, id).isOn || !goal.allowed.test(at) || goal.forbidden.test(at) ||
               (goal.level && rowOf(goal.profile, id).level > *goal.level);
    };
    std::vector<TechniqueId> asked;
    if (goal.hardest)
        asked.push_back(*goal.hardest);
    if (goal.needed)
        asked.push_back(goal.needed->technique);
    for (const TechniqueId id : orderOf(goal.profile))
        if (goal.alsoNeeded.test(static_cast<std::size_t>(id)))
            asked.push_back(id);
    if (asked.empty())
        return {};
    const auto isTooHard = [&goal](TechniqueId id) {
        return goal.hardest && placeOf(goal.profile, id) > placeOf(goal.profile, *goal.hardest);
    };
    const auto found = std::ranges::find_if(asked, [&](TechniqueId id) { return isBarred(id) || isTooHard(id); });
    const TechniqueId barred = found != asked.end() ? *found : asked.back();
    if (goal.level && rowOf(goal.profile, barred).level > *goal.level)
        return GoalText::tr("%1 is harder than %2.", "a technique, a level or technique")
            .arg(techniqueName(barred), levelName(*goal.level));
    if (goal.hardest && isTooHard(barred))
        return GoalText::tr("%1 is harder than %2.", "a technique, a level or technique")
            .arg(techniqueName(barred), techniqueName(*goal.hardest));
    return GoalText::tr("The path may not use %1.", "a technique").arg(techniqueName(barred));
}

}  // namespace

QString goalPartName(GoalPart part) {
    switch (part) {
    case GoalPart::techniques: return GoalText::tr("techniques");
    case GoalPart::level: return GoalText::tr("level");
    case GoalPart::score: return GoalText::tr("score");
    case GoalPart::hardest: return GoalText::tr("hardest technique");
    case GoalPart::needed: return GoalText::tr("needed technique");
    case GoalPart::width: return GoalText::tr("width");
    case GoalPart::clues: return GoalText::tr("clues");
    case GoalPart::explainer: return GoalText::tr("Explainer’s rating");
    }
    return {};
}

QString goalPartsText(const GoalParts& parts) {
    QStringList names;
    for (std::size_t part = 0; part < parts.size(); ++part)
        if (parts.test(part))
            names += goalPartName(static_cast<GoalPart>(part));
    return names.join(GoalText::tr(", "));
}

QString goalMissText(const GoalParts& missed, const ExplainerGoal& goal, const std::optional<ExplainerRating>& rating) {
    constexpr auto kExplainer = static_cast<std::size_t>(GoalPart::explainer);
    // A rating that was stopped says nothing of EP, and of ER only where it is not.
    if (!missed.test(kExplainer) || !rating || rating->isAtLeast)
        return goalPartsText(missed);
    QStringList parts;
    GoalParts others = missed;
    others.reset(kExplainer);
    if (others.any())
        parts += goalPartsText(others);
    if (!goal.rating.contains(rating->hardest))
        parts += GoalText::tr("ER %1", "a rating").arg(explainerNumber(rating->hardest));
    if (goal.isDiamond && rating->diamond != rating->hardest)
        parts += GoalText::tr("diamond (ED %1)", "a rating").arg(explainerNumber(rating->diamond));
    else if (goal.isPearl && rating->pearl != rating->hardest)
        parts += GoalText::tr("pearl (EP %1)", "a rating").arg(explainerNumber(rating->pearl));
    return parts.join(GoalText::tr(", "));
}

QString goalSummary(const PuzzleGoal& goal) {
    constexpr IntRange kClueBounds{.lowest = 0, .highest = 81};
    const auto dashed = [](const std::string& range) { return QString::fromStdString(range).replace(u'-', u'\u2013'); };
    QStringList parts;
    if (goal.level)
        parts += levelName(*goal.level);
    std::vector<TechniqueId> named;
    const auto name = [&](TechniqueId id) {
        if (std::ranges::find(named, id) != named.end())
            return;
        named.push_back(id);
        parts += techniqueName(id);
    };
    if (goal.needed)
        name(goal.needed->technique);
    if (goal.hardest)
        name(*goal.hardest);
    for (const TechniqueId id : orderOf(goal.profile))
        if (goal.alsoNeeded.test(static_cast<std::size_t>(id)))
            name(id);
    if (goal.score != IntRange())
        parts += GoalText::tr("score %1", "a range").arg(dashed(rangeText(goal.score, {})));
    if (goal.explainer.rating != IntRange())
        parts += GoalText::tr("ER %1", "a range").arg(dashed(tenthsRangeText(goal.explainer.rating, {})));
    // A diamond is a pearl.
    if (goal.explainer.isDiamond)
        parts += GoalText::tr("diamond", "ED = ER");
    else if (goal.explainer.isPearl)
        parts += GoalText::tr("pearl", "EP = ER");
    if (goal.clues != kClueBounds)
        parts += GoalText::tr("%1 clues", "a range").arg(dashed(rangeText(goal.clues, kClueBounds)));
    return parts.join(GoalText::tr(", "));
}

QString goalContradictionSentence(GoalContradiction contradiction, const PuzzleGoal& goal) {
    switch (contradiction) {
    case GoalContradiction::none: return {};
    case GoalContradiction::tooFewClues: return GoalText::tr("No puzzle with fewer than 17 clues has one solution.");
    case GoalContradiction::maskAgainstClues:
        return GoalText::tr("The pattern does not have the number of clues you asked for.");
    case GoalContradiction::maskAgainstSymmetry:
        return GoalText::tr("The pattern does not have the symmetry you asked for.");
    case GoalContradiction::techniqueNotAllowed: return barredTechniqueSentence(goal);
    case GoalContradiction::scoreAgainstLevel: return GoalText::tr("No puzzle of this level has such a score.");
    case GoalContradiction::emptyRange: return GoalText::tr("A range ends before it starts.");
    case GoalContradiction::scoreOutOfReach:
        return GoalText::tr("No puzzle has such a score: each blank adds at least %n point(s).", nullptr,
                            lowestScore(goal.profile));
    case GoalContradiction::widthOutOfReach:
        return GoalText::tr("A path has at least one step at its narrowest point, so its width is 1 or more.");
    case GoalContradiction::explainerOutOfReach:
        return GoalText::tr("The scale begins at 1.0, and no puzzle above 11.9 is known.");
    case GoalContradiction::explainerLeftOut:
        return GoalText::tr(
            "No step on the scale has such an ER: up to 6.5 it leaves tenths out, such as 1.3 and 1.4.");
    case GoalContradiction::explainerAgainstSingles:
        return GoalText::tr("What singles alone solve has an ER of 2.3 at most.");
    }
    return {};
}

QString patternProofSentence(const PatternVerdict& verdict) {
    switch (verdict.proof) {
    case PatternProof::none: return {};
    case PatternProof::tooFewClues:
        return GoalText::tr("No puzzle has this pattern: fewer than 17 clues never leave one solution.");
    case PatternProof::emptyLines:
        if (!verdict.lines)
            break;
        return GoalText::tr(
                   "No puzzle has this pattern: %1 and %2 are empty, and exchanging them makes another solution.")
            .arg(houseName((*verdict.lines)[0]), houseName((*verdict.lines)[1]));
    case PatternProof::ambiguousChute:
        if (!verdict.chute)
            break;
        return GoalText::tr("No puzzle has this pattern: whatever the three lines from %1 on hold, "
                            "their hidden cells can be filled in another way.")
            .arg(houseName(*verdict.chute));
    }
    return {};
}

}  // namespace nonet
