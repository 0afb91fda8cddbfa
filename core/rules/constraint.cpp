#include "core/rules/constraint.h"

namespace nonet {

bool isKnownConstraintType(const std::string&) {
    // No kind of constraint has been built so far: each one that is adds its type here.
    return false;
}

}  // namespace nonet
