#include "ui/board/export/board_export.h"

#include "core/storage/replace_file.h"
#include "ui/board/board_painter.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace nonet {

namespace {

/// The side of vector pictures in points; PDF pages are this large.
constexpr int kVectorSide = 540;

BoardPicture withoutPointer(BoardPicture picture) {
    picture.selection.clear();
    picture.current.reset();
    picture.hasFocus = false;
    picture.flashed.clear();
    picture.filter = {};
    picture.linkFrom.reset();
    picture.linkTo.reset();
    return picture;
}

void paintBoard(QPaintDevice& device, const BoardPicture& picture, const Theme& theme, const QRectF& area) {
    QPainter painter(&device);
    painter.fillRect(area, theme.board);
    BoardPainter(BoardMetrics(picture.puzzle.geometry, area), theme).paint(painter, picture);
}

QByteArray svgBytes(const BoardPicture& picture, const Theme& theme) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(QSize(kVectorSide, kVectorSide));
    generator.setViewBox(QRect(0, 0, kVectorSide, kVectorSide));
    generator.setTitle(QStringLiteral("Sudoku"));
    paintBoard(generator, picture, theme, QRectF(0, 0, kVectorSide, kVectorSide));
    return buffer.data();
}

QByteArray pdfBytes(const BoardPicture& picture, const Theme& theme) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    writer.setPageSize(QPageSize(QSizeF(kVectorSide, kVectorSide), QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(QStringLiteral("Sudoku"));
    paintBoard(writer, picture, theme, QRectF(0, 0, kVectorSide, kVectorSide));
    return buffer.data();
}

}  // namespace

std::optional<PictureFormat> pictureFormatOf(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("png"))
        return PictureFormat::png;
    if (ending == QLatin1String("svg"))
        return PictureFormat::svg;
    if (ending == QLatin1String("pdf"))
        return PictureFormat::pdf;
    return std::nullopt;
}

QImage boardImage(const BoardPicture& picture, ThemeId theme, int side) {
    // Painted as a board of ordinary size on a finer screen, so that lines keep their share.
    constexpr double ratio = 2;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(themeOf(theme).board);
    QPainter painter(&image);
    const QRectF area(0, 0, side / ratio, side / ratio);
    BoardPainter(BoardMetrics(picture.puzzle.geometry, area, ratio), themeOf(theme))
        .paint(painter, withoutPointer(picture));
    painter.end();
    image.setDevicePixelRatio(1);
    return image;
}

QByteArray boardPictureBytes(const BoardPicture& picture, ThemeId theme, PictureFormat format) {
    const BoardPicture clean = withoutPointer(picture);
    if (format == PictureFormat::svg)
        return svgBytes(clean, themeOf(theme));
    if (format == PictureFormat::pdf)
        return pdfBytes(clean, themeOf(theme));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    boardImage(picture, theme).save(&buffer, "PNG");
    return buffer.data();
}

Result<qint64> saveBoardPicture(const BoardPicture& picture, ThemeId theme, PictureFormat format, const QString& path) {
    const QByteArray bytes = boardPictureBytes(picture, theme, format);
    if (const std::optional<Error> error = replaceFile(QFile::encodeName(path).toStdString(), bytes.toStdString()))
        return *error;
    return bytes.size();
}

}  // namespace nonet
