#pragma once

#include "core/techniques/step.h"

#include <QString>

namespace nonet {

/// What a role is to the step's pattern, in two or three words for a legend: "Fin", "Pivot", "On if the start is
/// off".
QString candidateRoleWord(const Step& step, Role role);
QString cellRoleWord(const Step& step, Role role);
QString houseRoleWord(const Step& step, Role role);
/// "A" of Role::setA.
QString setLetter(Role set);

}  // namespace nonet
