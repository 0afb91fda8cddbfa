#include "core/techniques/single_digit/two_string_kite.h"

#include "core/techniques/single_digit/two_strong_links.h"

namespace nonet {

void findTwoStringKites(const Position& position, StepCollector& steps) {
    findTwoStrongLinks(position, steps, TechniqueId::twoStringKite, isTwoStringKite);
}

}  // namespace nonet
