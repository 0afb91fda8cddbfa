#include "ui/board/layers/digit_face.h"

#include "ui/preferences/tokens.h"

#include <QGlyphRun>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet {

namespace {

/// Where labels have two characters: what is left of the size, and how far the second stands from the first, as a share
/// of a character's width.
constexpr double kWideLabel = 0.82;
constexpr double kCloseness = 0.94;

QFont faceFont(double pixelSize, FaceWeight weight) {
    QFont font(textFamily());
    font.setStyleHint(QFont::SansSerif);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixelSize))));
    font.setWeight(weight == FaceWeight::semibold ? QFont::DemiBold : QFont::Normal);
    return font;
}

}  // namespace

DigitFace::DigitFace(double pixelSize, FaceWeight weight, const SymbolSet& symbols)
    : m_font(QRawFont::fromFont(faceFont(pixelSize, weight))) {
    std::vector<QString> labels;
    labels.reserve(kMaxSide);
    for (int i = 0; i < kMaxSide; ++i)
        labels.push_back(i < symbols.count() ? QString::fromStdString(symbols.label(Digit::fromIndex(i)))
                                             : QString(QLatin1Char(toSymbol(Digit::fromIndex(i)))));
    const bool isWide = std::ranges::any_of(labels, [](const QString& label) { return label.size() > 1; });
    m_font.setPixelSize(std::max(1.0, isWide ? pixelSize * kWideLabel : pixelSize));
    const auto glyphsOf = [this](const QString& text) { return m_font.glyphIndexesForString(text); };
    const auto boxOf = [this](quint32 glyph) { return m_font.pathForGlyph(glyph).boundingRect(); };
    // Round digits overshoot: all stand on one line, and each is centred between its own sides.
    const QList<quint32> one = glyphsOf(QStringLiteral("1"));
    const double line = one.isEmpty() ? 0 : boxOf(one.first()).center().y();
    for (std::size_t i = 0; i < m_glyphs.size(); ++i) {
        const QList<quint32> indexes = glyphsOf(labels[i]);
        if (indexes.isEmpty())
            continue;
        Glyph& glyph = m_glyphs[i];
        glyph.index = indexes.first();
        QRectF box = boxOf(glyph.index);
        const QList<QPointF> advances = m_font.advancesForGlyphIndexes(indexes);
        if (i < 9 && !advances.isEmpty())
            m_advance = std::max(m_advance, advances.first().x());
        if (indexes.size() > 1 && !advances.isEmpty()) {
            glyph.second = indexes[1];
            glyph.toSecond = advances.first().x() * kCloseness;
            box |= boxOf(glyph.second).translated(glyph.toSecond, 0);
        }
        glyph.middle = QPointF(box.center().x(), line);
    }
    if (isWide)
        m_advance *= 2;
}

QPainterPath DigitFace::path(Digit digit, const QPointF& centre) const {
    const Glyph& each = glyph(digit);
    QPainterPath path = m_font.pathForGlyph(each.index);
    if (each.second != 0)
        path.addPath(m_font.pathForGlyph(each.second).translated(each.toSecond, 0));
    return path.translated(centre - each.middle);
}

void DigitFace::draw(QPainter& painter, const QPointF& centre, Digit digit, const QColor& colour) const {
    drawAll(painter, {{centre, digit}}, colour);
}

void DigitFace::drawWithHalo(QPainter& painter, const QPointF& centre, Digit digit, const QColor& colour,
                             const QColor& halo, double width) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.strokePath(path(digit, centre), QPen(halo, 2 * width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.restore();
    draw(painter, centre, digit, colour);
}

void DigitFace::drawAll(QPainter& painter, const std::vector<std::pair<QPointF, Digit>>& digits,
                        const QColor& colour) const {
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        for (const auto& [centre, digit] : digits)
            painter.fillPath(path(digit, centre), colour);
        return;
    }
    QList<quint32> indexes;
    QList<QPointF> positions;
    for (const auto& [centre, digit] : digits) {
        const Glyph& each = glyph(digit);
        indexes.append(each.index);
        positions.append(centre - each.middle);
        if (each.second != 0) {
            indexes.append(each.second);
            positions.append(centre - each.middle + QPointF(each.toSecond, 0));
        }
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
