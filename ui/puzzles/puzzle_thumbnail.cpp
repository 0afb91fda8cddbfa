#include "ui/puzzles/puzzle_thumbnail.h"

#include "ui/board/board_painter.h"
#include "ui/document/waiting_documents.h"
#include "ui/preferences/theme.h"

#include <QPainter>

namespace nonet {

/// Painted larger and made smaller, so that lines and digits become finer than a board of this size has them.
QPixmap thumbnailOf(const ContinueEntry& entry, const Theme& theme, qreal ratio) {
    constexpr int kFineness = 3;
    constexpr int kLargeSide = kThumbnailSide * kFineness;
    QImage large(QSize(kLargeSide, kLargeSide) * ratio, QImage::Format_ARGB32_Premultiplied);
    large.setDevicePixelRatio(ratio);
    large.fill(theme.panel);
    BoardPicture picture;
    picture.puzzle = entry.puzzle;
    picture.state = entry.state;
    picture.digits = digitsOf(entry.puzzle, entry.state);
    picture.fogged = entry.fogged;
    {
        QPainter painter(&large);
        painter.setRenderHint(QPainter::Antialiasing);
        const BoardMetrics metrics(entry.puzzle, QRectF(0, 0, kLargeSide, kLargeSide), ratio);
        BoardPainter(metrics, theme, entry.puzzle.symbols()).paint(painter, picture);
    }
    QPixmap pixmap = QPixmap::fromImage(
        large.scaled(QSize(kThumbnailSide, kThumbnailSide) * ratio, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace nonet
