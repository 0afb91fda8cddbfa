#pragma once

#include "ui/board/board_metrics.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_picture.h"

#include <QWidget>

namespace nonet {

class Preferences;

/// The board of a lesson: a picture in which the arrow keys walk the cells where these are free, and which tells what
/// was clicked or typed. Screen readers get it as a table.
class LessonBoard : public QWidget {
    Q_OBJECT

public:
    explicit LessonBoard(const Preferences& preferences, QWidget* parent = nullptr);

    /// The keyboard's place stays.
    void setPicture(BoardPicture picture);
    const BoardPicture& picture() const { return m_picture; }
    /// Whether Left and Right walk the cells; else they are for who stands around.
    void setWalksSideways(bool walks) { m_walksSideways = walks; }
    /// Whether a click takes the keyboard's place along; else it leaves no frame.
    void setTakesMarks(bool takes) { m_takesMarks = takes; }
    std::optional<Cell> current() const { return m_current; }
    void setCurrent(std::optional<Cell> cell);
    BoardMetrics metrics() const;
    /// The cell as it is read out.
    QString description(Cell cell) const;

    QSize sizeHint() const override { return {560, 560}; }
    QSize minimumSizeHint() const override { return {280, 280}; }

Q_SIGNALS:
    /// candidate: the one whose place was hit.
    void clicked(nonet::Cell cell, nonet::Candidate candidate, Qt::MouseButton button);
    /// Space.
    void cellTaken(nonet::Cell cell);
    void digitTyped(nonet::Cell cell, nonet::Digit digit);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool walk(int key);

    const Preferences& m_preferences;
    BoardPicture m_picture;
    std::optional<Cell> m_current;
    bool m_walksSideways = true;
    bool m_takesMarks = false;
};

}  // namespace nonet
