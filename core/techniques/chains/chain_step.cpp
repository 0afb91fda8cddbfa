#include "core/techniques/chains/chain_step.h"

namespace nonet {

void addChain(Step& step, std::span<const Candidate> nodes) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        step.digits.insert(nodes[i].digit);
        step.candidates.push_back({nodes[i], i % 2 == 0 ? Role::off : Role::on});
    }
    step.lines = {alternatingLine(nodes)};
}

}  // namespace nonet
