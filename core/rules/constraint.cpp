#include "core/rules/constraint.h"

namespace nonet {

const std::vector<Cell>& Constraint::cells() const {
    static const std::vector<Cell> none;
    return parts.empty() ? none : parts.front();
}

}  // namespace nonet
