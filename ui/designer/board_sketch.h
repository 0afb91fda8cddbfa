#pragma once

#include "ui/board/board_picture.h"

#include <QWidget>

namespace nonet {

class Preferences;

/// A board to look at, in the current theme, in the middle of its room.
class BoardSketch : public QWidget {
    Q_OBJECT

public:
    explicit BoardSketch(const Preferences& preferences, QWidget* parent = nullptr);
    void setPuzzle(const Puzzle& puzzle);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Preferences& m_preferences;
    BoardPicture m_picture;
};

}  // namespace nonet
