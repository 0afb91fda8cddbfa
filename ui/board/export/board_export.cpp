#include "ui/board/export/board_export.h"

#include "core/storage/replace_file.h"
#include "ui/board/board_painter.h"
#include "ui/board/export/vector_picture.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace nonet {

namespace {

/// The longer side of vector pictures, in points of their own.
constexpr int kVectorSide = 540;
constexpr double kMillimetresOfPoint = 25.4 / 72;
/// Pictures are painted as a board of ordinary size on a finer screen, so that lines keep their share.
constexpr double kFineness = 2;

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

/// Height of the strip below the board, as a share of the board's width; its text is half as high.
constexpr double kCaptionShare = 1.0 / 18;

/// The whole picture: the board, and the strip below it where there is a caption.
QSizeF sizeWith(const QString& caption, const QSizeF& board) {
    return {board.width(),
            caption.isEmpty() ? board.height() : std::ceil(board.height() + board.width() * kCaptionShare)};
}

/// As an outline, so that no font is needed to read the file.
void paintCaption(QPainter& painter, const QString& caption, const Theme& theme, const QSizeF& board) {
    if (caption.isEmpty())
        return;
    QFont font;
    font.setPixelSize(qMax(1, qRound(board.width() * kCaptionShare / 2)));
    const QFontMetricsF metrics(font);
    const QString text = metrics.elidedText(caption, Qt::ElideRight, board.width());
    QPainterPath path;
    path.addText(
        QPointF((board.width() - metrics.horizontalAdvance(text)) / 2,
                board.height() + board.width() * kCaptionShare / 2 + (metrics.ascent() - metrics.descent()) / 2),
        font, text);
    painter.fillPath(path, theme.given);
}

/// scale: how large a point of the picture is on the device.
void paintBoard(QPainter& painter, const BoardPicture& picture, const Theme& theme, const QString& caption,
                double scale) {
    painter.scale(scale, scale);
    const Puzzle& puzzle = picture.puzzle;
    const QSizeF board = BoardMetrics::sizeWithin(puzzle, kVectorSide);
    painter.fillRect(QRectF(QPointF(), sizeWith(caption, board)), theme.board);
    BoardPainter(BoardMetrics(puzzle, QRectF(QPointF(), board)), theme, puzzle.symbols()).paint(painter, picture);
    paintCaption(painter, caption, theme, board);
}

/// How large a point is in a picture whose longer side is this long, in points of a page.
double scaleOf(double millimetres) { return millimetres / (kVectorSide * kMillimetresOfPoint); }

struct VectorPicture {
    QSizeF size;
    PictureWords words;
    std::function<void(QPainter&)> paint;
};

VectorPicture vectorPicture(const BoardPicture& picture, const Theme& theme, const QString& caption, double scale) {
    return {sizeWith(caption, BoardMetrics::sizeWithin(picture.puzzle, kVectorSide)) * scale,
            {caption.isEmpty() ? QStringLiteral("Sudoku") : caption},
            [=, &theme](QPainter& painter) { paintBoard(painter, picture, theme, caption, scale); }};
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

QImage boardImage(const BoardPicture& picture, ThemeId theme, int side, const QString& caption) {
    constexpr double ratio = kFineness;
    const Puzzle& puzzle = picture.puzzle;
    const QSizeF board = BoardMetrics::sizeWithin(puzzle, side / ratio);
    QImage image((sizeWith(caption, board) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(themeOf(theme).board);
    QPainter painter(&image);
    BoardPainter(BoardMetrics(puzzle, QRectF(QPointF(), board), ratio), themeOf(theme), puzzle.symbols())
        .paint(painter, withoutPointer(picture));
    paintCaption(painter, caption, themeOf(theme), board);
    painter.end();
    image.setDevicePixelRatio(1);
    return image;
}

void paintBoardPicture(QPainter& painter, const BoardPicture& picture, ThemeId theme, const QRectF& room) {
    const QSizeF board = BoardMetrics::sizeWithin(picture.puzzle, kVectorSide);
    painter.save();
    painter.translate(room.topLeft());
    painter.scale(room.width() / board.width(), room.height() / board.height());
    BoardPainter(BoardMetrics(picture.puzzle, QRectF(QPointF(), board), kFineness), themeOf(theme),
                 picture.puzzle.symbols())
        .paint(painter, withoutPointer(picture));
    painter.restore();
}

QByteArray boardPictureBytes(const BoardPicture& picture, ThemeId theme, PictureFormat format, const QString& caption,
                             const PictureSize& size) {
    const BoardPicture clean = withoutPointer(picture);
    if (format != PictureFormat::png) {
        const VectorPicture vector = vectorPicture(clean, themeOf(theme), caption, scaleOf(size.millimetres));
        return format == PictureFormat::svg ? svgPicture(vector.size.toSize(), vector.words, vector.paint)
                                            : pdfPicture(vector.size, vector.words, vector.paint);
    }
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    boardImage(picture, theme, size.pixels, caption).save(&buffer, "PNG");
    return buffer.data();
}

Result<qint64> saveBoardPicture(const BoardPicture& picture, ThemeId theme, PictureFormat format, const QString& path,
                                const QString& caption, const PictureSize& size) {
    const QByteArray bytes = boardPictureBytes(picture, theme, format, caption, size);
    if (const std::optional<Error> error = replaceFile(QFile::encodeName(path).toStdString(), bytes.toStdString()))
        return *error;
    return bytes.size();
}

}  // namespace nonet
