// A board as a picture: into a file, onto the clipboard.
#pragma once

#include "core/foundation/result.h"
#include "ui/board/board_picture.h"
#include "ui/preferences/theme.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <optional>

class QPainter;
class QRectF;

namespace nonet {

enum class PictureFormat : std::uint8_t { png, svg, pdf };

/// By the file name's ending; nothing for another one.
std::optional<PictureFormat> pictureFormatOf(const QString& path);

inline constexpr int kPictureSide = 1200;

/// How long the board's longer side is: in a PNG's pixels, and as wide as an SVG or PDF is meant to be seen.
struct PictureSize {
    int pixels = kPictureSide;
    double millimetres = 190.5;
};

/// A board with this many pixels a side, and where there is a caption a strip for it below; the selection and the focus
/// ring are left out.
QImage boardImage(const BoardPicture& picture, ThemeId theme, int side = kPictureSide, const QString& caption = {});

/// Paints what boardImage() has, into a room in the board's proportions: BoardMetrics::sizeWithin().
void paintBoardPicture(QPainter& painter, const BoardPicture& picture, ThemeId theme, const QRectF& room);

/// The picture as a file's bytes. SVG and PDF hold outlines, so that they need no font.
QByteArray boardPictureBytes(const BoardPicture& picture, ThemeId theme, PictureFormat format,
                             const QString& caption = {}, const PictureSize& size = {});

/// Writes the file in one go: on failure the old one stands. Returns the number of bytes.
Result<qint64> saveBoardPicture(const BoardPicture& picture, ThemeId theme, PictureFormat format, const QString& path,
                                const QString& caption = {}, const PictureSize& size = {});

}  // namespace nonet
