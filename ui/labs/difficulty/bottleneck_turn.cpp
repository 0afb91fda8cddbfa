#include "ui/labs/difficulty/bottleneck_turn.h"

#include "ui/labs/difficulty/difficulty_model.h"

#include <QCoreApplication>

namespace nonet::difficulty {

namespace {

struct BottleneckWords {
    Q_DECLARE_TR_FUNCTIONS(BottleneckTurn)
};

}  // namespace

void BottleneckTurn::begin(const Grid& puzzle) {
    if (puzzle != m_puzzle)
        m_step = -1;
    m_puzzle = puzzle;
}

void BottleneckTurn::setText(const QString& text, int steps) {
    bool isNumber = false;
    const int step = text.toInt(&isNumber);
    if (text.isEmpty())
        m_step = -1;
    else if (isNumber && step >= 0 && step < steps)
        m_step = step;
}

LabControl BottleneckTurn::control(int steps) {
    return numberControl("step", BottleneckWords::tr("Step:"), 0, steps, m_step + 1,
                         [this](int step) { m_step = step - 1; });
}

LabTurn BottleneckTurn::turn(const BottleneckProfile& profile) const {
    LabTurn turn;
    turn.task = BottleneckWords::tr("Find the bottleneck: click the step with the fewest open moves at which some "
                                    "blank cell cannot be filled yet. The board shows the step that you click.");
    if (m_step < 0 || m_step >= static_cast<int>(profile.points.size()))
        return turn;
    const auto step = static_cast<std::size_t>(m_step);
    const AvailableSteps& open = profile.points[step];
    const int stuck = profile.blanks[step] - open.placing;
    if (isNarrowest(profile, step)) {
        turn.state = LabTurn::State::done;
        turn.verdict =
            filled(BottleneckWords::tr("Right. Step %1: open moves %2, and of the %3 blank cells %4 cannot be "
                                       "filled yet. Nowhere else are fewer open while that is so."),
                   step + 1, open.total(), profile.blanks[step], stuck);
        return turn;
    }
    turn.state = LabTurn::State::mistake;
    turn.verdict =
        profile.isOpen(step)
            ? filled(BottleneckWords::tr("Step %1: open moves %2. At another step, where some cell cannot be filled "
                                         "either, there are fewer."),
                     step + 1, open.total())
            : filled(
                  BottleneckWords::tr("Step %1: each of the %n blank cell(s) can be filled at once, as the rings show. "
                                      "Few moves are left there, but nobody is stuck.",
                                      nullptr, profile.blanks[step]),
                  step + 1);
    return turn;
}

}  // namespace nonet::difficulty
