// A picture as SVG or as a page of PDF, with what it is called in the words of a file.
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace nonet {

/// Words about a picture, for programs that show or read them; none where they are empty.
struct PictureWords {
    QString title;
    QString description = {};
};

/// `size` in points, as the picture is painted.
QByteArray svgPicture(const QSize& size, const PictureWords& words, const std::function<void(QPainter&)>& paint);
QByteArray pdfPicture(const QSizeF& size, const PictureWords& words, const std::function<void(QPainter&)>& paint);

}  // namespace nonet
