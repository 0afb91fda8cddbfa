#pragma once

#include "ui/board/board_metrics.h"
#include "ui/board/board_picture.h"
#include "ui/board/cell_looks.h"
#include "ui/preferences/theme.h"

#include <QRegion>

#include <memory>

class QPainter;

namespace nonet {

struct BoardFaces;
struct LinkRoute;
class LaidLinks;
class LineShapes;

/// Paints a BoardPicture: a function of painter, metrics, theme and picture, so that screen, PNG, SVG, PDF and print
/// are the same. Keeps what the metrics decide: the fonts, and where the links of the last step lie.
class BoardPainter {
public:
    /// Digits beyond the symbols are lettered.
    BoardPainter(const BoardMetrics& metrics, const Theme& theme, const SymbolSet& symbols = SymbolSet());
    ~BoardPainter();
    BoardPainter(BoardPainter&&) noexcept;
    BoardPainter& operator=(BoardPainter&&) noexcept;

    /// As if it were made anew, but keeps what such a board has in common with the one before.
    void layOut(const BoardMetrics& metrics, const Theme& theme, const SymbolSet& symbols);
    const BoardMetrics& metrics() const { return m_metrics; }

    /// Leaves the area around the board as it is. What lies outside `dirty` need not be painted: the caller clips the
    /// painter to it. looks: boardLooks(picture).
    void paint(QPainter& painter, const BoardPicture& picture, const BoardLooks& looks, const QRegion& dirty) const;
    /// The whole board.
    void paint(QPainter& painter, const BoardPicture& picture) const;

    /// Where the links of the step lie, as they are painted; valid until another picture is.
    const std::vector<LinkRoute>& stepLinks(const BoardPicture& picture, const BoardLooks& looks) const;

private:
    BoardMetrics m_metrics;
    const Theme* m_theme;
    std::unique_ptr<BoardFaces> m_faces;
    std::unique_ptr<LaidLinks> m_links;
    std::unique_ptr<LineShapes> m_lineShapes;
};

}  // namespace nonet
