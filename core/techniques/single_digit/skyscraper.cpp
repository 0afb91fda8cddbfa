#include "core/techniques/single_digit/skyscraper.h"

#include "core/techniques/single_digit/two_strong_links.h"

namespace nonet {

void findSkyscrapers(const Position& position, StepCollector& steps) {
    findTwoStrongLinks(position, steps, TechniqueId::skyscraper, isSkyscraper);
}

}  // namespace nonet
