#pragma once

#include "ui/main_window/window_frame.h"

#include <QObject>

namespace nonet {

class HintDock;
class ReplayTimeline;

/// Hints and the replay, which takes the hints' place while it runs.
class HintActions : public QObject {
    Q_OBJECT

public:
    HintActions(const WindowFrame& frame, HintDock& hint, ReplayTimeline& timeline, QObject* parent);

private:
    void connectHints();
    void connectReplay();
    /// While the film runs: the hint dock tells its step.
    void suspendHints();
    void tellReplayStep(const QString& sentence);

    WindowFrame m_frame;
    HintDock& m_hint;
    ReplayTimeline& m_timeline;
};

}  // namespace nonet
