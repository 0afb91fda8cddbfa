#pragma once

#include "ui/replay/replay_session.h"
#include "ui/replay/timeline_layout.h"

#include <QWidget>

namespace nonet {

class Preferences;

/// Paints the bars and turns the mouse into places: a click goes to a bar, a drag scrubs, a click on a folded run that
/// is current unfolds it, a double click on a run that is unfolded folds it again. Hovering names technique and result.
class TimelineBars : public QWidget {
    Q_OBJECT

public:
    explicit TimelineBars(Preferences& preferences, QWidget* parent = nullptr);

    /// Not owned; null for none. Call again whenever the place changes.
    void setSession(const ReplaySession* session);
    void setUnfolded(const std::set<int>& runs);
    const std::set<int>& unfolded() const { return m_unfolded; }
    const TimelineLayout& timelineLayout() const { return m_layout; }
    QSize minimumSizeHint() const override { return {120, 20}; }

Q_SIGNALS:
    void placeWanted(int place);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    void arrange();
    void toggleRun(int place);
    QString tipOf(const TimelineBar& bar) const;

    Preferences& m_preferences;
    const ReplaySession* m_session = nullptr;
    TimelineLayout m_layout;
    std::set<int> m_unfolded;
    double m_pressedAt = 0;
    bool m_isScrubbing = false;
    bool m_pressedCurrent = false;
};

}  // namespace nonet
