#pragma once

#include <QFrame>

class QToolButton;

namespace nonet {

struct Theme;

inline constexpr int kRailWidth = 56;

/// The rooms that exist, at the left edge. There is one so far.
class Rail : public QFrame {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);
    /// Icons follow the theme's ink.
    void setTheme(const Theme& theme);
    QToolButton* playButton() const { return m_play; }

private:
    QToolButton* m_play;
};

}  // namespace nonet
