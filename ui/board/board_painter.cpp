#include "ui/board/board_painter.h"

#include "ui/board/layers/layer.h"

namespace nonet {

namespace {

/// From the paper up.
constexpr void (*kLayers[])(const LayerContext&) = {
    paintFills,        paintRuleShapes, paintPlaces, paintStepHatching, paintLines, paintRuleMarks,
    paintStepOutlines, paintSelection,  paintDigits, paintCandidates,   paintMarks, paintTwoSolutions,
    paintConflicts,    paintLinks,      paintFlash,  paintFocusRing,
};

}  // namespace

BoardPainter::BoardPainter(const BoardMetrics& metrics, const Theme& theme, const SymbolSet& symbols)
    : m_metrics(metrics), m_theme(&theme), m_faces(std::make_unique<BoardFaces>(metrics, symbols)),
      m_links(std::make_unique<LaidLinks>()) {}
BoardPainter::~BoardPainter() = default;
BoardPainter::BoardPainter(BoardPainter&&) noexcept = default;
BoardPainter& BoardPainter::operator=(BoardPainter&&) noexcept = default;

void BoardPainter::paint(QPainter& painter, const BoardPicture& picture, const std::vector<CellLook>& looks,
                         const QRegion& dirty) const {
    const std::map<Candidate, ShapeRole> shapes = stepShapes(picture);
    const LayerContext context{painter, m_metrics, *m_theme, *m_faces,
                               picture, looks,     shapes,   m_links->ofStep(m_metrics, picture, looks, shapes),
                               dirty};
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (const auto layer : kLayers)
        layer(context);
    painter.restore();
}

const std::vector<LinkRoute>& BoardPainter::stepLinks(const BoardPicture& picture,
                                                      const std::vector<CellLook>& looks) const {
    return m_links->ofStep(m_metrics, picture, looks, stepShapes(picture));
}

void BoardPainter::paint(QPainter& painter, const BoardPicture& picture) const {
    paint(painter, picture, cellLooks(picture), QRegion(m_metrics.outerRect().toAlignedRect()));
}

}  // namespace nonet
