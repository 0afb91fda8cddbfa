#pragma once

#include "ui/board/board_metrics.h"
#include "ui/board/board_picture.h"
#include "ui/board/cell_looks.h"
#include "ui/preferences/theme.h"

#include <QRectF>

#include <memory>

class QPainter;

namespace nonet {

struct BoardFaces;

/// Paints a BoardPicture: a function of painter, metrics, theme and picture, so that screen, PNG, SVG, PDF and print are
/// the same. Keeps only what the metrics decide: the fonts.
class BoardPainter {
public:
    BoardPainter(const BoardMetrics& metrics, const Theme& theme);
    ~BoardPainter();
    BoardPainter(BoardPainter&&) noexcept;
    BoardPainter& operator=(BoardPainter&&) noexcept;

    const BoardMetrics& metrics() const { return m_metrics; }

    /// Leaves the area around the board as it is. What lies outside `dirty` need not be painted. looks: cellLooks(picture).
    void paint(QPainter& painter, const BoardPicture& picture, const std::vector<CellLook>& looks, const QRectF& dirty) const;
    /// The whole board.
    void paint(QPainter& painter, const BoardPicture& picture) const;

private:
    BoardMetrics m_metrics;
    const Theme* m_theme;
    std::unique_ptr<BoardFaces> m_faces;
};

}  // namespace nonet
