#pragma once

#include "core/board/cell_line.h"
#include "core/board/cell_set.h"
#include "core/board/symmetry.h"

#include <QWidget>

namespace nonet {

class Preferences;

/// A small board on which the cells that are to hold clues are drawn: with the mouse, or with the arrows and Space.
class MaskBoard : public QWidget {
    Q_OBJECT

public:
    explicit MaskBoard(const Preferences& preferences, QWidget* parent = nullptr);

    ClassicCellSet mask() const { return m_mask; }
    void setMask(ClassicCellSet mask);
    /// Drawing a cell draws all that the symmetry maps it to.
    void setSymmetry(Symmetry symmetry) { m_symmetry = symmetry; }
    QRectF cellRect(Cell cell) const;
    QSize sizeHint() const override { return {190, 190}; }

Q_SIGNALS:
    void maskChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void draw(Cell cell, bool isOn);
    void tell();

    const Preferences& m_preferences;
    ClassicCellSet m_mask;
    Symmetry m_symmetry = Symmetry::none;
    Cell m_current = Cell(0);
    /// What the drag that goes on does.
    bool m_draws = true;
    BoardSquare m_draggedTo;
};

}  // namespace nonet
