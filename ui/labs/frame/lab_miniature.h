#pragma once

#include "ui/labs/frame/lab.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace nonet {

class Preferences;

/// A lab's first scene, small: its end as a still picture, and all of it as a film while the pointer is on it.
class LabMiniature : public QWidget {
    Q_OBJECT

public:
    /// The lab outlives it.
    LabMiniature(Lab& lab, const Preferences& preferences, QWidget* parent = nullptr);

    /// In moves of the scene.
    double moment() const { return m_moment; }
    bool isPlaying() const { return m_clock.isActive(); }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void step();
    void showEnd();

    Lab& m_lab;
    const Preferences& m_preferences;
    BoardPainters m_painters;
    QTimer m_clock;
    QElapsedTimer m_since;
    double m_moment = 0;
};

}  // namespace nonet
