#include "ui/hints/hint_session.h"

namespace nonet {

const Step* HintSession::step() const {
    return m_stage == Stage::answered && m_answer.step ? &*m_answer.step : nullptr;
}

bool HintSession::press() {
    if (m_stage == Stage::closed)
        return ask(StepDepth::name);
    if (m_stage == Stage::answered && m_depth != StepDepth::full)
        m_depth = static_cast<StepDepth>(static_cast<int>(m_depth) + 1);
    return false;
}

bool HintSession::tell(StepDepth depth) {
    if (m_stage == Stage::closed)
        return ask(depth);
    m_depth = depth;
    return false;
}

bool HintSession::another() {
    if (m_stage == Stage::asking)
        return false;
    if (const Step* shown = step())
        m_seen.push_back(*shown);
    else
        m_seen.clear();
    return ask(m_depth);
}

bool HintSession::askAgain() {
    if (m_stage == Stage::closed)
        return false;
    m_seen.clear();
    return ask(StepDepth::name);
}

void HintSession::receive(HintAnswer answer) {
    if (m_stage != Stage::asking)
        return;
    m_answer = std::move(answer);
    m_stage = Stage::answered;
}

void HintSession::showWhole(HintAnswer answer) {
    *this = HintSession();
    m_answer = std::move(answer);
    m_stage = Stage::answered;
    m_depth = StepDepth::full;
}

void HintSession::close() { *this = HintSession(); }

bool HintSession::ask(StepDepth depth) {
    m_stage = Stage::asking;
    m_depth = depth;
    return true;
}

}  // namespace nonet
