#include "ui/text/role_words.h"

#include "core/techniques/catalogue.h"

#include <QCoreApplication>

namespace nonet {
namespace {

struct RoleWords {
    Q_DECLARE_TR_FUNCTIONS(RoleWords)
};

QString definingCandidate(TechniqueFamily family) {
    switch (family) {
    case TechniqueFamily::singles: return RoleWords::tr("The digit");
    case TechniqueFamily::basicFish:
    case TechniqueFamily::finnedFish: return RoleWords::tr("Fish");
    case TechniqueFamily::colouring: return RoleWords::tr("First group");
    case TechniqueFamily::wings: return RoleWords::tr("Linking digits");
    case TechniqueFamily::uniqueness: return RoleWords::tr("Rectangle");
    case TechniqueFamily::chains: return RoleWords::tr("True if the start is false");
    case TechniqueFamily::intersections:
    case TechniqueFamily::subsets:
    case TechniqueFamily::singleDigit: break;
    }
    return RoleWords::tr("Pattern");
}

QString secondCandidate(const Step& step) {
    switch (technique(step.technique).family) {
    case TechniqueFamily::colouring: return RoleWords::tr("Second group");
    case TechniqueFamily::wings: return RoleWords::tr("Shared digit");
    case TechniqueFamily::uniqueness: return RoleWords::tr("Rest of the set");
    case TechniqueFamily::chains: return RoleWords::tr("False if the start is false");
    case TechniqueFamily::singleDigit: return RoleWords::tr("Pair");
    default: return RoleWords::tr("Second set");
    }
}

}  // namespace

QString candidateRoleWord(const Step& step, Role role) {
    const TechniqueFamily family = technique(step.technique).family;
    switch (role) {
    case Role::defining:
        return step.technique == TechniqueId::bugPlus1 ? RoleWords::tr("The extra digit") : definingCandidate(family);
    case Role::second: return secondCandidate(step);
    case Role::fin: return family == TechniqueFamily::uniqueness ? RoleWords::tr("Extra digits") : RoleWords::tr("Fin");
    case Role::cover: return RoleWords::tr("Across the pattern");
    }
    return {};
}

QString cellRoleWord(const Step& step, Role role) {
    const TechniqueFamily family = technique(step.technique).family;
    if (family == TechniqueFamily::wings && step.technique != TechniqueId::wWing)
        return role == Role::defining ? RoleWords::tr("Pivot") : RoleWords::tr("Pincer");
    if (family == TechniqueFamily::singles)
        return RoleWords::tr("The cell");
    if (family == TechniqueFamily::uniqueness && role == Role::defining && step.technique != TechniqueId::bugPlus1)
        return RoleWords::tr("Cell of the rectangle");
    return role == Role::second ? RoleWords::tr("Cell of the second set") : RoleWords::tr("Cell of the pattern");
}

QString houseRoleWord(const Step& step, Role role) {
    const TechniqueFamily family = technique(step.technique).family;
    const bool isFish = family == TechniqueFamily::basicFish || family == TechniqueFamily::finnedFish;
    if (role == Role::cover)
        return isFish ? RoleWords::tr("Cover: loses the digit elsewhere") : RoleWords::tr("House across it");
    if (role == Role::second)
        return RoleWords::tr("House of the pair");
    return isFish ? RoleWords::tr("Base: holds the fish") : RoleWords::tr("House of the pattern");
}

}  // namespace nonet
