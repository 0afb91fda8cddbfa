#include "ui/board/layers/digit_face.h"

#include "ui/preferences/tokens.h"

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

QFont faceFont(double pixelSize, FaceWeight weight) {
    QFont font(textFamily());
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixelSize))));
    font.setWeight(weight == FaceWeight::semibold ? QFont::DemiBold : QFont::Normal);
    return font;
}

}  // namespace

DigitFace::DigitFace(double pixelSize, FaceWeight weight) : m_font(QRawFont::fromFont(faceFont(pixelSize, weight))) {
    m_font.setPixelSize(std::max(1.0, pixelSize));
    std::array<QRectF, kMaxSide> boxes;
    for (int i = 0; i < kMaxSide; ++i) {
        const QList<quint32> indexes =
            m_font.glyphIndexesForString(QString(QLatin1Char(toSymbol(Digit::fromIndex(i)))));
        Glyph& glyph = m_glyphs[static_cast<std::size_t>(i)];
        glyph.index = indexes.isEmpty() ? 0 : indexes.first();
        boxes[static_cast<std::size_t>(i)] = m_font.pathForGlyph(glyph.index).boundingRect();
        if (const QList<QPointF> advances = m_font.advancesForGlyphIndexes({glyph.index}); i < 9 && !advances.isEmpty())
            m_advance = std::max(m_advance, advances.first().x());
    }
    // Round digits overshoot: all stand on one line, and each is centred between its own sides.
    for (std::size_t i = 0; i < m_glyphs.size(); ++i)
        m_glyphs[i].middle = QPointF(boxes[i].center().x(), boxes[0].center().y());
}

void DigitFace::draw(QPainter& painter, const QPointF& centre, Digit digit, const QColor& colour) const {
    drawAll(painter, {{centre, digit}}, colour);
}

void DigitFace::drawWithHalo(QPainter& painter, const QPointF& centre, Digit digit, const QColor& colour,
                             const QColor& halo, double width) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QPainterPath path = m_font.pathForGlyph(glyph(digit).index).translated(centre - glyph(digit).middle);
    painter.strokePath(path, QPen(halo, 2 * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
    draw(painter, centre, digit, colour);
}

void DigitFace::drawAll(QPainter& painter, const std::vector<std::pair<QPointF, Digit>>& digits,
                        const QColor& colour) const {
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        for (const auto& [centre, digit] : digits)
            painter.fillPath(m_font.pathForGlyph(glyph(digit).index).translated(centre - glyph(digit).middle), colour);
        return;
    }
    QList<quint32> indexes;
    QList<QPointF> positions;
    for (const auto& [centre, digit] : digits) {
        indexes.append(glyph(digit).index);
        positions.append(centre - glyph(digit).middle);
    }
    if (indexes.isEmpty())
        return;
    QGlyphRun run;
    run.setRawFont(m_font);
    run.setGlyphIndexes(indexes);
    run.setPositions(positions);
    painter.setPen(colour);
    painter.drawGlyphRun(QPointF(), run);
}

void DigitFace::drawRow(QPainter& painter, const QPointF& centre, const std::vector<Digit>& digits,
                        const QColor& colour) const {
    double x = centre.x() - m_advance * (static_cast<double>(digits.size()) - 1) / 2;
    for (const Digit digit : digits) {
        draw(painter, QPointF(x, centre.y()), digit, colour);
        x += m_advance;
    }
}

void DigitFace::drawNumber(QPainter& painter, const QPointF& centre, int number, const QColor& colour) const {
    std::vector<Digit> figures;
    // The symbol of digit 36 is '0'.
    for (const QChar figure : QString::number(number))
        figures.push_back(Digit(figure == QLatin1Char('0') ? kMaxSide : figure.digitValue()));
    drawRow(painter, centre, figures, colour);
}

}  // namespace nonet
