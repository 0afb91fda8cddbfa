#include "ui/text/technique_text.h"

#include "ui/text/cell_names.h"
#include "ui/text/role_words.h"
#include "ui/text/step_reason.h"
#include "ui/text/step_roles.h"
#include "ui/text/step_shape.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct TechniqueText {
    Q_DECLARE_TR_FUNCTIONS(TechniqueText)
};

}  // namespace

QString techniqueName(TechniqueId id) {
    switch (id) {
    case TechniqueId::fullHouse: return TechniqueText::tr("Full House");
    case TechniqueId::nakedSingle: return TechniqueText::tr("Naked Single");
    case TechniqueId::hiddenSingle: return TechniqueText::tr("Hidden Single");
    case TechniqueId::lockedPair: return TechniqueText::tr("Locked Pair");
    case TechniqueId::lockedTriple: return TechniqueText::tr("Locked Triple");
    case TechniqueId::lockedCandidates1: return TechniqueText::tr("Locked Candidates 1 (Pointing)");
    case TechniqueId::lockedCandidates2: return TechniqueText::tr("Locked Candidates 2 (Claiming)");
    case TechniqueId::nakedPair: return TechniqueText::tr("Naked Pair");
    case TechniqueId::nakedTriple: return TechniqueText::tr("Naked Triple");
    case TechniqueId::hiddenPair: return TechniqueText::tr("Hidden Pair");
    case TechniqueId::hiddenTriple: return TechniqueText::tr("Hidden Triple");
    case TechniqueId::nakedQuadruple: return TechniqueText::tr("Naked Quadruple");
    case TechniqueId::hiddenQuadruple: return TechniqueText::tr("Hidden Quadruple");
    case TechniqueId::xWing: return TechniqueText::tr("X-Wing");
    case TechniqueId::swordfish: return TechniqueText::tr("Swordfish");
    case TechniqueId::jellyfish: return TechniqueText::tr("Jellyfish");
    case TechniqueId::remotePair: return TechniqueText::tr("Remote Pair");
    case TechniqueId::bugPlus1: return TechniqueText::tr("BUG+1");
    case TechniqueId::skyscraper: return TechniqueText::tr("Skyscraper");
    case TechniqueId::twoStringKite: return TechniqueText::tr("2-String Kite");
    case TechniqueId::dualTwoStringKite: return TechniqueText::tr("Dual 2-String Kite");
    case TechniqueId::turbotFish: return TechniqueText::tr("Turbot Fish");
    case TechniqueId::emptyRectangle: return TechniqueText::tr("Empty Rectangle");
    case TechniqueId::wWing: return TechniqueText::tr("W-Wing");
    case TechniqueId::xyWing: return TechniqueText::tr("XY-Wing");
    case TechniqueId::xyzWing: return TechniqueText::tr("XYZ-Wing");
    case TechniqueId::uniqueRectangle1: return TechniqueText::tr("Unique Rectangle Type 1");
    case TechniqueId::uniqueRectangle2: return TechniqueText::tr("Unique Rectangle Type 2");
    case TechniqueId::uniqueRectangle3: return TechniqueText::tr("Unique Rectangle Type 3");
    case TechniqueId::uniqueRectangle4: return TechniqueText::tr("Unique Rectangle Type 4");
    case TechniqueId::uniqueRectangle5: return TechniqueText::tr("Unique Rectangle Type 5");
    case TechniqueId::finnedXWing: return TechniqueText::tr("Finned X-Wing");
    case TechniqueId::sashimiXWing: return TechniqueText::tr("Sashimi X-Wing");
    case TechniqueId::finnedSwordfish: return TechniqueText::tr("Finned Swordfish");
    case TechniqueId::sashimiSwordfish: return TechniqueText::tr("Sashimi Swordfish");
    case TechniqueId::finnedJellyfish: return TechniqueText::tr("Finned Jellyfish");
    case TechniqueId::sashimiJellyfish: return TechniqueText::tr("Sashimi Jellyfish");
    case TechniqueId::simpleColoursTrap: return TechniqueText::tr("Simple Colours Trap");
    case TechniqueId::simpleColoursWrap: return TechniqueText::tr("Simple Colours Wrap");
    case TechniqueId::xChain: return TechniqueText::tr("X-Chain");
    case TechniqueId::xyChain: return TechniqueText::tr("XY-Chain");
    }
    return {};
}

QString levelName(Level level) {
    switch (level) {
    case Level::easy: return TechniqueText::tr("Easy");
    case Level::medium: return TechniqueText::tr("Medium");
    case Level::hard: return TechniqueText::tr("Hard");
    case Level::unfair: return TechniqueText::tr("Unfair");
    case Level::extreme: return TechniqueText::tr("Extreme");
    }
    return {};
}

QString stepTitle(const Step& step) {
    const QString name = techniqueName(step.technique);
    return step.digits.isEmpty()
               ? name
               : TechniqueText::tr("%1 on %2", "a technique, digits").arg(name, digitsWithAnd(step.digits));
}

QString stepTopic(const Step& step) {
    const std::vector<House> houses = housesToLookAt(step);
    if (isAboutCells(step) || houses.empty())
        return digitNames(step.digits);
    return TechniqueText::tr("%1 in %2", "digits, houses in short form")
        .arg(digitNames(step.digits), shortHouseNames(houses, step.side));
}

QString stepPlace(const Step& step) {
    const std::vector<House> houses = housesToLookAt(step);
    return isAboutCells(step) || houses.empty() ? cellNames(patternCells(step), step.side)
                                                : shortHouseNames(houses, step.side);
}

QString stepHousesSentence(const Step& step) {
    return TechniqueText::tr("Look %1.", "in houses").arg(inHouses(housesToLookAt(step)));
}

QString stepPatternSentence(const Step& step) {
    if (shapeOf(step) == StepShape::sets) {
        QStringList sets;
        for (const Role set : setsOf(step))
            sets += TechniqueText::tr("%1 in %2 (set %3)", "digits, cells, a letter")
                        .arg(digitsWithAnd(digitsOfSet(step, set)), cellsWithAnd(cellsOfRole(step, set), step.side),
                             setLetter(set));
        return TechniqueText::tr("The pattern: %1.").arg(sets.join(QStringLiteral("; ")));
    }
    const auto told = [&step](PatternPart part) { return digitsInCells(candidatesOfPart(step, part), step.side); };
    const QString pattern = told(PatternPart::body);
    const QString fins = told(PatternPart::fins);
    const QString second = told(PatternPart::beside);
    if (pattern.isEmpty())
        return TechniqueText::tr("The pattern: %1.")
            .arg(!second.isEmpty() ? second
                 : fins.isEmpty()  ? digitsWithAnd(step.digits)
                                   : fins);
    if (hasRole(step, Role::fin))
        return TechniqueText::tr("The pattern: %1, with the fin %2.").arg(pattern, fins);
    QStringList beside{fins, second};
    beside.removeAll(QString());
    if (beside.isEmpty())
        return TechniqueText::tr("The pattern: %1.").arg(pattern);
    return TechniqueText::tr("The pattern: %1, together with %2.").arg(pattern, beside.join(QStringLiteral("; ")));
}

QString digitsInCells(const std::vector<Candidate>& candidates, int side) {
    QStringList parts;
    for (const DigitsInCells& group : groupByCells(candidates))
        parts += TechniqueText::tr("%1 in %2", "digits, cells")
                     .arg(digitsWithAnd(group.digits), cellsWithAnd(group.cells, side));
    return parts.join(QStringLiteral("; "));
}

QString stepReason(const Step& step) { return StepReason::of(step); }

QString stepResult(const Step& step) {
    QStringList parts;
    for (const Candidate candidate : step.placements)
        parts += TechniqueText::tr("%1 is %2.", "a cell, a digit")
                     .arg(cellName(candidate.cell, step.side), QString::number(candidate.digit.value()));
    if (!step.eliminations.empty())
        parts +=
            TechniqueText::tr("Removes %1.", "digits from cells").arg(candidateNames(step.eliminations, step.side));
    return parts.join(u' ');
}

QString stepSentence(const Step& step) {
    return TechniqueText::tr("%1. %2 %3", "title, reason, result")
        .arg(stepTitle(step), stepReason(step), stepResult(step));
}

}  // namespace nonet
