#include "core/techniques/chains/chain_step.h"

namespace nonet {

void addChain(Step& step, std::span<const Candidate> nodes) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        step.digits.insert(nodes[i].digit);
        step.candidates.push_back({nodes[i], i % 2 == 0 ? Role::second : Role::defining});
        if (i > 0)
            step.links.push_back({nodes[i - 1], nodes[i], i % 2 == 1});
    }
}

}  // namespace nonet
