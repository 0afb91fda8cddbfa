#pragma once

#include "core/techniques/step.h"
#include "ui/frame/window_frame.h"

#include <QObject>

#include <optional>

namespace nonet {

class HintDock;
class ReplayTimeline;
class Shown;

/// Hints and the replay, which takes the hints' place while it runs.
class HintActions : public QObject {
    Q_OBJECT

public:
    HintActions(const WindowFrame& frame, HintDock& hint, ReplayTimeline& timeline, Shown& shown, QObject* parent);

private:
    void connectHints();
    void connectReplay();
    /// The panel tells them as long as the film runs, and was opened for it where it was closed.
    void showReasons(bool isReplay);
    void reportReplayStep(const QString& sentence);
    /// Each step once, however deep it is told.
    void countHint();

    WindowFrame m_frame;
    HintDock& m_hint;
    ReplayTimeline& m_timeline;
    Shown& m_shown;
    std::optional<Step> m_counted;
    bool m_isOpenForReplay = false;
};

}  // namespace nonet
