// What a picture says and how large: every text and line that is painted, in the device's pixels.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QString>

#include <functional>
#include <vector>

namespace nonet {

struct DrawnText {
    QString text;
    /// The size of the font, in pixels.
    double size = 0;
    /// From the ascent of its capitals to the base line, as wide as it runs.
    QRectF ink;
    QColor colour = {};

    /// Large and faint, behind what is to be read.
    bool isWatermark() const { return colour.lightnessF() > 0.7; }
};

struct DrawnPicture {
    std::vector<DrawnText> texts;
    /// In pixels; of lines that can be seen.
    double thinnestLine = 1e9;
};

/// What `paint` paints on a device of this size.
DrawnPicture drawingOf(const QSize& size, const std::function<void(QPainter&)>& paint);

}  // namespace nonet
