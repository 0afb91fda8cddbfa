#pragma once

#include "ui/labs/frame/lab.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace nonet {

class Preferences;

/// The board of a lab's scene, as much of it as can be read on a card: its end as a still picture, and all of it as a
/// film while the pointer is on it. All labs' are of one height.
class LabMiniature : public QWidget {
    Q_OBJECT

public:
    /// The lab outlives it.
    LabMiniature(Lab& lab, const Preferences& preferences, QWidget* parent = nullptr);

    /// In moves of the scene.
    double moment() const { return m_moment; }
    bool isPlaying() const { return m_clock.isActive(); }
    QSize sizeHint() const override;

protected:
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
