#pragma once

#include "ui/board/board_picture.h"

#include <QWidget>

namespace nonet {

class Preferences;

/// A small board to look at: what a puzzle will be. Square, in the current theme.
class BoardPreview : public QWidget {
    Q_OBJECT

public:
    explicit BoardPreview(const Preferences& preferences, QWidget* parent = nullptr);

    void setPicture(BoardPicture picture);
    const BoardPicture& picture() const { return m_picture; }
    QSize sizeHint() const override { return {220, 220}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return width; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Preferences& m_preferences;
    BoardPicture m_picture;
};

}  // namespace nonet
