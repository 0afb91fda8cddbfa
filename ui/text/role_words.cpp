#include "ui/text/role_words.h"

#include "ui/text/step_roles.h"
#include "ui/text/step_shape.h"

#include <QCoreApplication>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kRectangle = 4;

struct RoleWords {
    Q_DECLARE_TR_FUNCTIONS(RoleWords)
};

bool isFish(const Step& step) {
    const StepShape shape = shapeOf(step);
    return shape == StepShape::fish || shape == StepShape::finnedFish;
}

bool isRectangle(const Step& step) { return cellsOfRole(step, Role::deadly).count() == kRectangle; }

QString baseCandidate(const Step& step) {
    if (isSinglePlacement(step))
        return RoleWords::tr("The digit");
    return isFish(step) ? RoleWords::tr("Fish") : RoleWords::tr("Pattern");
}

/// Chains start with what is assumed false; other lines say for themselves what they start from, or start with what is
/// on. Where so many lines belong to it that none is drawn, it is what follows from an assumption.
bool startsFalse(const Step& step) {
    return !step.lines.empty() && !hasRole(step, Role::assumption) &&
           std::ranges::none_of(step.lines, [](const StepLine& line) { return line.nodes.front().isOn; });
}

QString setWord(const Step& step, Role set) {
    return hasRole(step, Role::deadly) ? RoleWords::tr("Rest of the set")
                                       : RoleWords::tr("Set %1", "a letter").arg(setLetter(set));
}

}  // namespace

QString candidateRoleWord(const Step& step, Role role) {
    switch (role) {
    case Role::base: return baseCandidate(step);
    case Role::pivot: return RoleWords::tr("Linking digits");
    case Role::on:
        return startsFalse(step) ? RoleWords::tr("True if the start is false")
                                 : RoleWords::tr("True by the assumption");
    case Role::colourA: return RoleWords::tr("First group");
    case Role::deadly: return isRectangle(step) ? RoleWords::tr("Rectangle") : RoleWords::tr("Deadly pattern");
    case Role::bridge: return RoleWords::tr("Pair");
    case Role::pincer: return RoleWords::tr("Shared digit");
    case Role::off:
        return startsFalse(step) ? RoleWords::tr("False if the start is false")
                                 : RoleWords::tr("False by the assumption");
    case Role::colourB: return RoleWords::tr("Second group");
    case Role::setA:
    case Role::setB:
    case Role::setC:
    case Role::setD:
    case Role::setE:
    case Role::setF: return setWord(step, role);
    case Role::restrictedCommon: return RoleWords::tr("In only one of two sets");
    case Role::fin: return RoleWords::tr("Fin");
    case Role::endoFin: return RoleWords::tr("Fin inside the fish");
    case Role::guardian: return RoleWords::tr("Extra digits");
    case Role::cover: return RoleWords::tr("Across the pattern");
    case Role::assumption: return RoleWords::tr("Assumed");
    }
    return {};
}

QString cellRoleWord(const Step& step, Role role) {
    switch (role) {
    case Role::pivot: return RoleWords::tr("Pivot");
    case Role::pincer: return RoleWords::tr("Pincer");
    case Role::deadly:
        return isRectangle(step) ? RoleWords::tr("Cell of the rectangle") : RoleWords::tr("Cell of the deadly pattern");
    case Role::colourA: return RoleWords::tr("Cell of the first group");
    case Role::colourB: return RoleWords::tr("Cell of the second group");
    case Role::base: return isSinglePlacement(step) ? RoleWords::tr("The cell") : RoleWords::tr("Cell of the pattern");
    case Role::assumption: return RoleWords::tr("Cell of the assumption");
    default: break;
    }
    if (!isSet(role))
        return RoleWords::tr("Cell of the pattern");
    return hasRole(step, Role::deadly) ? RoleWords::tr("Cell of the second set")
                                       : RoleWords::tr("Cell of set %1", "a letter").arg(setLetter(role));
}

QString houseRoleWord(const Step& step, Role role) {
    if (role == Role::cover)
        switch (shapeOf(step)) {
        case StepShape::fish:
        case StepShape::finnedFish: return RoleWords::tr("Cover: loses the digit elsewhere");
        case StepShape::locked: return RoleWords::tr("House that loses the digit elsewhere");
        case StepShape::nakedSubset: return RoleWords::tr("House that loses these digits elsewhere");
        default: return RoleWords::tr("House across it");
        }
    if (role == Role::bridge)
        return RoleWords::tr("House of the pair");
    return isFish(step) ? RoleWords::tr("Base: holds the fish") : RoleWords::tr("House of the pattern");
}

QString setLetter(Role set) { return QString(QChar(u'A' + static_cast<int>(set) - static_cast<int>(Role::setA))); }

}  // namespace nonet
