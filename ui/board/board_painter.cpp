#include "ui/board/board_painter.h"

#include "ui/board/layers/layer.h"

#include <QPainterPath>

namespace nonet {

namespace {

struct Layer {
    void (*paint)(const LayerContext&);
    bool isUnderFog = false;
};

/// From the paper up.
constexpr Layer kLayers[] = {
    {paintFills},
    {paintDrawingsUnder, true},
    {paintRuleShapes, true},
    {paintPlaces},
    {paintStepHatching},
    {paintLines},
    {paintColourNumbers},
    {paintRuleMarks, true},
    {paintStepOutlines},
    {paintSelection},
    {paintDigits},
    {paintSolutionLayer},
    {paintDrawingsOver, true},
    {paintCandidates},
    {paintMarks},
    {paintTwoSolutions},
    {paintShownSolution},
    {paintConflicts},
    {paintLinks},
    {paintFlash},
    {paintFocusRing},
};

}  // namespace

BoardPainter::BoardPainter(const BoardMetrics& metrics, const Theme& theme, const SymbolSet& symbols)
    : m_metrics(metrics), m_theme(&theme), m_faces(std::make_unique<BoardFaces>(metrics, symbols)),
      m_links(std::make_unique<LaidLinks>()), m_lineShapes(std::make_unique<LineShapes>()) {}
BoardPainter::~BoardPainter() = default;
BoardPainter::BoardPainter(BoardPainter&&) noexcept = default;
BoardPainter& BoardPainter::operator=(BoardPainter&&) noexcept = default;

void BoardPainter::layOut(const BoardMetrics& metrics, const Theme& theme, const SymbolSet& symbols) {
    if (!m_faces->fit(metrics, symbols))
        m_faces = std::make_unique<BoardFaces>(metrics, symbols);
    const bool isWhereItWas = metrics.shape() == m_metrics.shape() && metrics.board() == m_metrics.board();
    if (!isWhereItWas)
        m_lineShapes = std::make_unique<LineShapes>();
    m_links = std::make_unique<LaidLinks>();
    m_metrics = metrics;
    m_theme = &theme;
}

void BoardPainter::paint(QPainter& painter, const BoardPicture& picture, const BoardLooks& looks,
                         const QRegion& dirty) const {
    const std::map<Candidate, ShapeRole> shapes = stepShapes(picture);
    const LayerContext context{painter,      m_metrics,    *m_theme,
                               *m_faces,     picture,      looks.cells,
                               looks.broken, shapes,       m_links->ofStep(m_metrics, picture, looks.cells, shapes),
                               dirty,        *m_lineShapes};
    const QPainterPath clear = picture.fogged.isEmpty() ? QPainterPath() : outOfFog(context);
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    for (const Layer& layer : kLayers) {
        painter.save();
        if (layer.isUnderFog && !clear.isEmpty())
            painter.setClipPath(clear, Qt::IntersectClip);
        layer.paint(context);
        painter.restore();
    }
    painter.restore();
}

const std::vector<LinkRoute>& BoardPainter::stepLinks(const BoardPicture& picture, const BoardLooks& looks) const {
    return m_links->ofStep(m_metrics, picture, looks.cells, stepShapes(picture));
}

void BoardPainter::paint(QPainter& painter, const BoardPicture& picture) const {
    paint(painter, picture, boardLooks(picture), QRegion(m_metrics.outerRect().toAlignedRect()));
}

}  // namespace nonet
