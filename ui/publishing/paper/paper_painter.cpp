#include "ui/publishing/paper/paper_painter.h"

#include "ui/board/export/board_export.h"
#include "ui/publishing/paper/paper_words.h"
#include "ui/publishing/qr_code.h"

#include <QPainter>

namespace nonet {
namespace {

/// Of a square of a code: painted by shades below it.
constexpr int kFewPixels = 4;

void turnAround(QPainter& painter, const QPointF& centre) {
    painter.translate(centre);
    painter.rotate(180);
    painter.translate(-centre);
}

void paintLine(QPainter& painter, const PaperLine& line, const Theme& theme) {
    painter.setFont(paperFont(static_cast<int>(line.size), line.isBold));
    painter.setPen(line.isMuted ? theme.mutedText : theme.text);
    painter.drawText(line.room,
                     static_cast<int>(line.alignment | Qt::AlignVCenter) | Qt::TextDontClip | Qt::TextSingleLine,
                     line.words);
}

/// In outlines, which stay sharp on every printer.
void paintCode(QPainter& painter, const PaperCode& code) {
    const QImage squares = qrCode(code.link, 0);
    if (squares.isNull())
        return;
    const double side = code.room.width() / squares.width();
    painter.save();
    // On a screen a square may be less than a pixel, so that shades have to do.
    const double pixels = painter.worldTransform().m11();
    if (side * pixels < kFewPixels) {
        const QSize size = (code.room.size() * pixels).toSize();
        painter.drawImage(
            code.room,
            squares.scaled(squares.size() * kFewPixels).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        painter.restore();
        return;
    }
    // Squares that touch must not have a line between them.
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int row = 0; row < squares.height(); ++row)
        for (int column = 0; column < squares.width(); ++column)
            if (qGray(squares.pixel(column, row)) == 0)
                painter.fillRect(QRectF(code.room.left() + column * side, code.room.top() + row * side, side, side),
                                 Qt::black);
    painter.restore();
}

}  // namespace

void paintPaper(QPainter& painter, const PaperOrder& order, const PaperSheet& sheet, const PaperPage& page) {
    const ThemeId colours = order.choices.inColour ? ThemeId::light : ThemeId::print;
    const Theme& theme = themeOf(colours);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintLine(painter, page.foot, theme);
    if (page.isUpsideDown)
        turnAround(painter, sheet.area().center());
    for (const PaperLine& line : page.lines)
        paintLine(painter, line, theme);
    for (const PaperBoard& board : page.boards) {
        painter.save();
        if (board.isUpsideDown)
            turnAround(painter, board.room.center());
        paintBoardPicture(painter, pictureOf(order, board.figure), colours, board.room);
        painter.restore();
    }
    for (const PaperCode& code : page.codes)
        paintCode(painter, code);
    painter.restore();
}

}  // namespace nonet
