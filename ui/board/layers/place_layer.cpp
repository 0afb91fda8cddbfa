#include "ui/board/layers/layer.h"

#include <QFontDatabase>

namespace nonet {

namespace {

/// How strong ink stays on the faintest fill.
constexpr double kFaintInk = 0.5;

QFont placeFont(double pixelSize, QFont::Weight weight) {
    QFont font;
    if (QFontDatabase::hasFamily(QStringLiteral("Inter")))
        font.setFamily(QStringLiteral("Inter"));
    font.setPixelSize(std::max(1, static_cast<int>(pixelSize)));
    font.setWeight(weight);
    return font;
}

}  // namespace

QColor placeFill(const Theme& theme, int colour, double strength) {
    const QColor& full = theme.places[static_cast<std::size_t>(colour)];
    return theme.usesTints ? blend(full, theme.board, strength) : theme.board;
}

QColor placeInk(const Theme& theme, int colour, double strength) {
    const QColor fill = placeFill(theme, colour, strength);
    const QColor dark(0x14, 0x18, 0x1D);
    const QColor light(0xFF, 0xFF, 0xFF);
    const QColor& ink = contrastRatio(dark, fill) >= contrastRatio(light, fill) ? dark : light;
    return blend(ink, fill, kFaintInk + (1 - kFaintInk) * strength);
}

void paintPlaces(const LayerContext& c) {
    if (c.picture.places.empty())
        return;
    const double side = c.metrics.cellSide();
    const QFont letters = placeFont(std::max(BoardMetrics::kSmallestText, side * 0.2), QFont::DemiBold);
    c.forEachCell([&](Cell, const QRectF& rect, const CellLook& look) {
        const PlaceMark& mark = look.place;
        if (mark.place < 0)
            return;
        if (!look.isSelected)
            c.painter.fillRect(rect, placeFill(c.theme, mark.colour, mark.strength));
        c.painter.setPen(look.isSelected ? c.theme.given : placeInk(c.theme, mark.colour, mark.strength));
        c.painter.setFont(letters);
        c.painter.drawText(rect.adjusted(side * 0.08, side * 0.03, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                           QString(QChar(u'a' + mark.place)));
        if (mark.text.isEmpty())
            return;
        const double size = mark.text.size() > 6 ? 0.2 : mark.text.size() > 2 ? 0.3 : 0.5;
        c.painter.setFont(placeFont(side * size, QFont::DemiBold));
        c.painter.drawText(rect.adjusted(0, side * 0.1, 0, 0), Qt::AlignCenter, mark.text);
    });
}

}  // namespace nonet
