#pragma once

#include "core/foundation/stop_poll.h"
#include "core/techniques/proof/prove.h"

namespace nonet {

/// What one call may still spend. Once something is spent in vain it stays so, and `verdict` says why.
class ProofWork {
public:
    explicit ProofWork(const ProofOptions& options) : m_left(options.limits), m_stop(options.stop, 64) {}

    /// False where the argument may not be looked at any more.
    bool spendArgument() { return spend(m_left.arguments); }
    bool spendPlacement() { return spend(m_left.placements); }

    /// limitReached or stopped; asked only after something was refused.
    ProofVerdict verdict() const { return m_verdict; }

private:
    bool spend(std::uint64_t& left) {
        if (m_stop.shouldStop())
            return fail(ProofVerdict::stopped);
        if (left == 0)
            return fail(ProofVerdict::limitReached);
        --left;
        return true;
    }
    bool fail(ProofVerdict why) {
        m_verdict = why;
        return false;
    }

    ProofLimits m_left;
    StopPoll m_stop;
    ProofVerdict m_verdict = ProofVerdict::notProved;
};

}  // namespace nonet
