#pragma once

#include "core/board/geometry.h"

#include <QVariantAnimation>
#include <QWidget>

namespace nonet {

class BoardWidget;
class Preferences;

/// A ring of light that runs over the board from the cell that finished it. Nothing where motion is reduced. Lies on
/// the board as its child, and lets every click through.
class CompletionWave : public QWidget {
    Q_OBJECT

public:
    CompletionWave(BoardWidget& board, const Preferences& preferences);

    void start(Cell origin);
    void stop();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardWidget& m_board;
    const Preferences& m_preferences;
    QVariantAnimation m_motion;
    Cell m_origin;
};

}  // namespace nonet
