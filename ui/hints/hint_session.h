#pragma once

#include "core/hints/hint_answer.h"

namespace nonet {

/// How far one hint has got: nothing asked, waiting for an answer, or an answer told to some depth. Pure: whoever owns
/// it asks the questions and shows the answers.
class HintSession {
public:
    enum class Stage : std::uint8_t { closed, asking, answered };

    Stage stage() const { return m_stage; }
    StepDepth depth() const { return m_depth; }
    /// Null unless answered.
    const HintAnswer* answer() const { return m_stage == Stage::answered ? &m_answer : nullptr; }
    /// The step that may be drawn now; null where there is none.
    const Step* step() const;
    /// Steps passed over by another(), the oldest first.
    const std::vector<Step>& seen() const { return m_seen; }

    /// The hint key: asks where nothing is asked, else tells one depth more. True where the question must be put.
    bool press();
    /// A depth button. True where the question must be put.
    bool tell(StepDepth depth);
    /// Passes the step over and tells the next one to the same depth; after the last one it begins again. True where
    /// the question must be put.
    bool another();
    /// Different wishes: asks again, at the name. True where the question must be put, which is where something was
    /// asked.
    bool askAgain();
    void receive(HintAnswer answer);
    /// An answer that nobody asked for here, such as a step picked from a list: told whole at once.
    void showWhole(HintAnswer answer);
    void close();

private:
    bool ask(StepDepth depth);

    Stage m_stage = Stage::closed;
    StepDepth m_depth = StepDepth::name;
    HintAnswer m_answer;
    std::vector<Step> m_seen;
};

}  // namespace nonet
