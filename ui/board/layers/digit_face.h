#pragma once

#include "core/board/symbol_set.h"

#include <QColor>
#include <QPainterPath>
#include <QRawFont>

#include <array>
#include <utility>
#include <vector>

class QPainter;

namespace nonet {

enum class FaceWeight : std::uint8_t { regular, semibold };

/// The board's digits in one size, ready to be put down centred on a point: Inter where it is installed, else the
/// system's sans. On a screen they go through the glyph cache; into SVG and PDF as outlines, so that pictures agree
/// wherever they are looked at.
class DigitFace {
public:
    /// pixelSize in the painter's units. Digits beyond the symbols are lettered: A for 10 and so on. Labels of two
    /// characters stand close, so that as many fit beside each other.
    DigitFace(double pixelSize, FaceWeight weight, const SymbolSet& symbols = SymbolSet());

    void draw(QPainter& painter, const QPointF& centre, Digit digit, const QColor& colour) const;
    /// Over lines that would be taken for parts of it: a rim of this width around the digit covers them.
    void drawWithHalo(QPainter& painter, const QPointF& centre, Digit digit, const QColor& colour, const QColor& halo,
                      double width) const;
    /// Many digits in one colour, each centred on its point: far cheaper than one by one.
    void drawAll(QPainter& painter, const std::vector<std::pair<QPointF, Digit>>& digits, const QColor& colour) const;
    /// Several digits side by side at equal distances, centred.
    void drawRow(QPainter& painter, const QPointF& centre, const std::vector<Digit>& digits,
                 const QColor& colour) const;
    /// A number of several figures, such as a link's.
    void drawNumber(QPainter& painter, const QPointF& centre, int number, const QColor& colour) const;
    double pixelSize() const { return m_font.pixelSize(); }

private:
    struct Glyph {
        quint32 index = 0;
        /// The glyph of a label's second character; 0 where it has one alone.
        quint32 second = 0;
        /// From the pen's position to the second character's.
        double toSecond = 0;
        /// From the pen's position to the middle of the label.
        QPointF middle;
    };
    QPainterPath path(Digit digit, const QPointF& centre) const;
    const Glyph& glyph(Digit digit) const { return m_glyphs[static_cast<std::size_t>(digit.index())]; }

    QRawFont m_font;
    std::array<Glyph, kMaxSide> m_glyphs;
    double m_advance = 0;
};

}  // namespace nonet
