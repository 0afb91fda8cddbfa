#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"
#include "ui/board/shown_candidates.h"

#include <algorithm>

namespace nonet {

namespace {

constexpr double kDotShare = 0.3;
/// The dot's radius as a share of a candidate's smaller side: dots that cannot be taken for candidates, where these are
/// dots too.
constexpr double kUnknownShare = 0.09;
/// A share of a candidate's width.
constexpr double kHalo = 0.06;
/// Shares of a candidate's height: how far it gives way to the number below it, and where that stands. A candidate
/// lower than the last, in pixels, has no room for a number.
constexpr double kTallyAbove = 0.2;
constexpr double kTallyBelow = 0.3;
constexpr double kLeastForTally = 17;
/// From this on there is room for a number under its digit. In less it stands at the lower right, and a plus alone says
/// that there are as many as were counted up to, or more. Of a candidate's sides.
constexpr double kRoomyForTally = 27;
constexpr QPointF kTightDigit(-0.26, -0.17);
constexpr QPointF kTightNumber(0.22, 0.26);
constexpr QPointF kTightPlus(0.22, 0.08);

QPointF shareOf(const QRectF& rect, const QPointF& share) {
    return {rect.width() * share.x(), rect.height() * share.y()};
}

void drawPlus(QPainter& painter, const QPointF& middle, double reach, const QColor& ink) {
    painter.setPen(QPen(ink, 1));
    painter.drawLine(middle - QPointF(reach, 0), middle + QPointF(reach, 0));
    painter.drawLine(middle - QPointF(0, reach), middle + QPointF(0, reach));
}

/// A struck candidate is gone, whatever the player took it for.
CandidateColour colourOf(const CellLook& look, Digit digit) {
    if (look.state.struck.contains(digit))
        return 0;
    for (const auto& [coloured, colour] : look.state.candidateColours)
        if (coloured == digit)
            return colour;
    return 0;
}

void paintText(const LayerContext& c, const QRectF& rect, Digit digit, const DigitFace& face, const QColor& ink) {
    if (!c.metrics.candidatesAreDots()) {
        face.draw(c.painter, rect.center(), digit, ink);
        return;
    }
    const double radius = std::min(rect.width(), rect.height()) * kDotShare;
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(ink);
    c.painter.drawEllipse(rect.center(), radius, radius);
    c.painter.restore();
}

/// A placement in a cell without candidates is shown in the middle, large.
QRectF shapeRect(const LayerContext& c, Candidate candidate, ShapeRole shape) {
    if (shape != ShapeRole::placed || showsCandidates(c.picture))
        return c.metrics.candidateRect(candidate);
    const double inset = c.metrics.cellSide() * 0.17;
    return c.metrics.cellRect(candidate.cell).adjusted(inset, inset, -inset, -inset);
}

void paintShape(const LayerContext& c, Candidate candidate, ShapeRole shape) {
    const RoleColours& colours = c.theme.role(shape);
    const QRectF rect = shapeRect(c, candidate, shape);
    const bool isLarge = rect.width() > c.metrics.cellSide() / 2;
    drawRoleShape(c.painter, rect, shape, colours);
    const DigitFace& face = c.faces.strongCandidateIn(c.metrics, candidate.cell);
    if (shape == ShapeRole::eliminated && !c.metrics.candidatesAreDots()) {
        face.drawWithHalo(c.painter, rect.center(), candidate.digit, colours.ink, colours.fill, rect.width() * kHalo);
        return;
    }
    paintText(c, rect, candidate.digit, isLarge ? c.faces.placed : face, colours.ink);
}

void paintUnknown(const LayerContext& c, Cell cell, DigitSet digits) {
    c.painter.save();
    c.painter.setRenderHint(QPainter::Antialiasing);
    c.painter.setPen(Qt::NoPen);
    c.painter.setBrush(c.theme.mark);
    for (const Digit digit : digits) {
        const QRectF rect = c.metrics.candidateRect({cell, digit});
        const double radius = std::max(std::min(rect.width(), rect.height()) * kUnknownShare, 0.7);
        c.painter.drawEllipse(rect.center(), radius, radius);
    }
    c.painter.restore();
}

/// What is told of a cell's candidates beside their digits: see CandidateNotes.
class CellNotes {
public:
    CellNotes(const LayerContext& c, Cell cell)
        : m_context(c), m_cell(cell), m_notes(c.picture.isReplay ? nullptr : noteOf(c.picture)) {
        const double height = c.metrics.candidateRect({cell, Digit(1)}).height();
        m_hasTallies = m_notes != nullptr && !m_notes->counts.empty() && !c.metrics.candidatesAreDots() &&
                       !c.metrics.hasSmallCandidates(cell) && height >= kLeastForTally;
    }

    /// Digits are small then, so that both have room.
    bool hasTallies() const { return m_hasTallies; }
    bool isRemoved(Digit digit) const {
        return m_notes != nullptr && m_notes->removed && m_notes->removed->at(m_cell).contains(digit);
    }
    /// From a candidate's middle to where its digit stands.
    QPointF aside(const QRectF& rect) const {
        return !m_hasTallies   ? QPointF()
               : isTight(rect) ? shareOf(rect, kTightDigit)
                               : QPointF(0, -rect.height() * kTallyAbove);
    }
    void paint(const QRectF& rect, Digit digit) const;

private:
    static const CandidateNotes* noteOf(const BoardPicture& picture) {
        return picture.candidateNotes ? &*picture.candidateNotes : nullptr;
    }
    static bool isTight(const QRectF& rect) { return rect.height() < kRoomyForTally; }
    void paintTally(const QRectF& rect, std::uint32_t count) const;

    const LayerContext& m_context;
    Cell m_cell;
    const CandidateNotes* m_notes;
    bool m_hasTallies = false;
};

void CellNotes::paintTally(const QRectF& rect, std::uint32_t count) const {
    const QPointF centre = rect.center() + QPointF(0, rect.height() * kTallyBelow);
    const DigitFace& face = m_context.faces.tally;
    QPainter& painter = m_context.painter;
    const auto figures = static_cast<double>(QString::number(count).size());
    const bool hasPlus = count >= m_notes->cap;
    const QColor& ink = m_context.theme.accent;
    if (isTight(rect)) {
        if (hasPlus)
            drawPlus(painter, rect.center() + shareOf(rect, kTightPlus), face.pixelSize() * 0.25, m_context.theme.mark);
        else
            face.drawNumber(painter, rect.center() + shareOf(rect, kTightNumber), static_cast<int>(count), ink);
        return;
    }
    const double reach = face.pixelSize() * 0.18;
    const QPointF aside(hasPlus ? -reach : 0, 0);
    face.drawNumber(painter, centre + aside, static_cast<int>(count), ink);
    if (hasPlus)
        drawPlus(painter, centre + aside + QPointF(face.pixelSize() * 0.31 * figures + reach * 1.4, 0), reach, ink);
}

void CellNotes::paint(const QRectF& rect, Digit digit) const {
    if (m_notes == nullptr)
        return;
    QPainter& painter = m_context.painter;
    const Theme& theme = m_context.theme;
    const double reach = std::min(rect.width(), rect.height()) * 0.36;
    const QPointF middle = rect.center() + aside(rect);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (isRemoved(digit)) {
        painter.setPen(QPen(theme.thinLine, 1));
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach));
    }
    if (m_notes->leftOver && m_notes->leftOver->at(m_cell).contains(digit)) {
        painter.setPen(QPen(theme.given, 1.5));
        painter.drawLine(middle + QPointF(-reach, reach * 1.25), middle + QPointF(reach, reach * 1.25));
    }
    if (m_notes->usedOnce && m_notes->usedOnce->at(m_cell).contains(digit)) {
        painter.setPen(QPen(theme.given, 1.5));
        painter.drawRoundedRect(rect.adjusted(1, 0.5, -1, -0.5), rect.height() * 0.2, rect.height() * 0.2);
    }
    const auto at =
        static_cast<std::size_t>(m_cell.index()) * static_cast<std::size_t>(m_context.metrics.shape().symbolCount()) +
        static_cast<std::size_t>(digit.index());
    if (m_hasTallies && at < m_notes->counts.size() && m_notes->counts[at] > 0)
        paintTally(rect, m_notes->counts[at]);
    painter.restore();
}

/// True candidates of a layout: signs of rules lie under them.
bool areTrueOfLayout(const BoardPicture& picture) {
    return picture.isSetterMode && picture.candidateNotes.has_value() && !picture.isReplay;
}

/// As a share of a cell.
constexpr double kHaloOnSigns = 0.035;

void drawOverSigns(const LayerContext& c, const DigitFace& face, const std::vector<std::pair<QPointF, Digit>>& digits) {
    if (!areTrueOfLayout(c.picture) || c.picture.puzzle.constraints().empty())
        return face.drawAll(c.painter, digits, c.theme.mark);
    for (const auto& [centre, digit] : digits)
        face.drawWithHalo(c.painter, centre, digit, c.theme.mark, c.theme.board, c.metrics.cellSide() * kHaloOnSigns);
}

}  // namespace

void paintCandidates(const LayerContext& c) {
    // Most candidates are plain: these go down together at the end.
    std::vector<std::pair<QPointF, Digit>> plain;
    std::vector<std::pair<QPointF, Digit>> small;
    std::vector<std::pair<QPointF, Digit>> sole;
    c.forEachCell([&c, &plain, &small, &sole](Cell cell, const QRectF&, const CellLook& look) {
        if (look.digit != 0)
            return;
        if (!look.unknownCandidates.isEmpty())
            paintUnknown(c, cell, look.unknownCandidates);
        // What every solution has there is as good as a digit.
        if (areTrueOfLayout(c.picture) && look.candidates.count() == 1 && !c.metrics.candidatesAreDots()) {
            sole.emplace_back(c.metrics.cellRect(cell).center(), look.candidates.first());
            return;
        }
        const DigitFace& strong = c.faces.strongCandidateIn(c.metrics, cell);
        const CellNotes notes(c, cell);
        for (const Digit digit : DigitSet::full(c.metrics.shape().symbolCount())) {
            const Candidate candidate{cell, digit};
            if (const auto shape = c.shapes.find(candidate); shape != c.shapes.end()) {
                paintShape(c, candidate, shape->second);
                continue;
            }
            const CandidateColour colour = colourOf(look, digit);
            if (!look.candidates.contains(digit) && colour == 0)
                continue;
            const QRectF place = c.metrics.candidateRect(candidate);
            if (look.candidates.contains(digit))
                notes.paint(place, digit);
            const QRectF rect = place.translated(notes.aside(place));
            if (colour != 0) {
                const RoleColours& colours = c.theme.candidateColours[colour - 1U];
                drawColourShape(c.painter, rect, (colour - 1) % 5, colours);
                paintText(c, rect, digit, strong, colours.ink);
            } else if (look.filtered.contains(digit)) {
                paintText(c, rect, digit, strong, c.theme.given);
            } else if (notes.isRemoved(digit)) {
                paintText(c, rect, digit,
                          notes.hasTallies() ? c.faces.smallCandidate : c.faces.candidateIn(c.metrics, cell),
                          c.theme.thinLine);
            } else if (c.metrics.candidatesAreDots()) {
                paintText(c, rect, digit, c.faces.candidate, c.theme.mark);
            } else {
                (notes.hasTallies() || c.metrics.hasSmallCandidates(cell) ? small : plain)
                    .emplace_back(rect.center(), digit);
            }
        }
    });
    drawOverSigns(c, c.faces.candidate, plain);
    drawOverSigns(c, c.faces.smallCandidate, small);
    drawOverSigns(c, c.faces.placed, sole);
}

}  // namespace nonet
