#include "ui/board/export/printed_page.h"

#include "core/storage/replace_file.h"
#include "ui/board/board_painter.h"
#include "ui/text/error_text.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>

#include <algorithm>
#include <memory>

namespace nonet {

namespace {

BoardPicture forPaper(BoardPicture picture) {
    picture.selection.clear();
    picture.current.reset();
    picture.hasFocus = false;
    picture.flashed.clear();
    picture.filter = {};
    return picture;
}

QFont pageFont(double points, double point, QFont::Weight weight) {
    QFont font;
    font.setPixelSize(std::max(1, qRound(points * point)));
    font.setWeight(weight);
    return font;
}

/// Painted as on a screen of ordinary size and scaled, so that lines and text keep their share of the paper.
void paintBoard(QPainter& painter, const BoardPicture& picture, const QRectF& square) {
    constexpr double side = 540;
    painter.save();
    painter.translate(square.topLeft());
    painter.scale(square.width() / side, square.height() / side);
    BoardPainter(BoardMetrics(picture.puzzle, QRectF(0, 0, side, side)), themeOf(ThemeId::print),
                 picture.puzzle.symbols())
        .paint(painter, forPaper(picture));
    painter.restore();
}

/// In two columns; returns how many found no room.
int paintSteps(QPainter& painter, const QStringList& steps, const QRectF& area, double point) {
    painter.setFont(pageFont(8, point, QFont::Normal));
    const double gap = 14 * point;
    const double width = (area.width() - gap) / 2;
    QPointF pen = area.topLeft();
    int painted = 0;
    for (const QString& step : steps) {
        const QString line = QStringLiteral("%1. %2").arg(painted + 1).arg(step);
        QRectF room(pen, QSizeF(width, area.height()));
        const QRectF needed = painter.boundingRect(room, Qt::TextWordWrap, line);
        if (pen.y() + needed.height() > area.bottom()) {
            if (pen.x() > area.left() || needed.height() > area.height())
                break;
            pen = QPointF(area.left() + width + gap, area.top());
            room.moveTopLeft(pen);
        }
        painter.drawText(room, Qt::TextWordWrap, line);
        pen.ry() += needed.height() + 3 * point;
        ++painted;
    }
    return static_cast<int>(steps.size()) - painted;
}

/// The page as a PDF file's bytes, on the paper that the printer is set up for.
QByteArray printedBytes(const QPrinter& printer, const PrintedPage& page) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(printer.resolution());
    writer.setPageLayout(printer.pageLayout());
    writer.setTitle(printer.docName());
    QPainter painter(&writer);
    const QSize size = writer.pageLayout().paintRectPixels(writer.resolution()).size();
    paintPage(painter, page, QRectF(QPointF(), size), writer.resolution() / 72.0);
    painter.end();
    return buffer.data();
}

/// Empty where it is no PDF file that is written.
QString fileOf(const QPrinter& printer) {
    return printer.outputFormat() == QPrinter::PdfFormat ? printer.outputFileName() : QString();
}

}  // namespace

void paintPage(QPainter& painter, const PrintedPage& page, const QRectF& area, double point) {
    painter.setPen(themeOf(ThemeId::print).text);
    double top = area.top();
    if (!page.title.isEmpty()) {
        painter.setFont(pageFont(16, point, QFont::DemiBold));
        painter.drawText(QRectF(area.left(), top, area.width(), 24 * point), Qt::AlignCenter, page.title);
        top += 32 * point;
    }
    const double footer = 14 * point;
    const bool isCrowded = page.candidates.has_value();
    const double gap = 16 * point;
    const double available = area.bottom() - footer - top;
    double side = isCrowded ? (area.width() - gap) / 2 : std::min(area.width(), available);
    if (!isCrowded && !page.steps.isEmpty())
        side = std::min(side, available * 0.55);
    side = std::min(side, available);
    const double whole = isCrowded ? 2 * side + gap : side;
    const double left = area.left() + (area.width() - whole) / 2;
    paintBoard(painter, page.board, QRectF(left, top, side, side));
    if (page.candidates)
        paintBoard(painter, *page.candidates, QRectF(left + side + gap, top, side, side));
    top += side + 16 * point;
    painter.setPen(themeOf(ThemeId::print).text);
    QString foot = page.footer;
    if (!page.steps.isEmpty()) {
        const int leftOut = paintSteps(painter, page.steps,
                                       QRectF(area.left(), top, area.width(), area.bottom() - footer - top), point);
        if (leftOut > 0)
            foot = QCoreApplication::translate("PrintedPage", "%n more step(s)", nullptr, leftOut) +
                   (foot.isEmpty() ? QString() : QStringLiteral(" · ") + foot);
    }
    painter.setFont(pageFont(8, point, QFont::Normal));
    painter.drawText(QRectF(area.left(), area.bottom() - footer, area.width(), footer), Qt::AlignCenter, foot);
}

QString printPage(QPrinter& printer, const PrintedPage& page) {
    // A printer that writes a file itself leaves it empty on a full disk, and takes no notice.
    if (const QString file = fileOf(printer); !file.isEmpty()) {
        const std::optional<Error> error =
            replaceFile(QFile::encodeName(file).toStdString(), printedBytes(printer, page).toStdString());
        return error ? errorSentence(*error) : QString();
    }
    QPainter painter;
    if (painter.begin(&printer)) {
        paintPage(painter, page, QRectF(QPointF(), printer.pageRect(QPrinter::DevicePixel).size()),
                  printer.resolution() / 72.0);
        if (painter.end())
            return {};
    }
    return QCoreApplication::translate("PrintedPage", "The printer did not take the page; nothing was printed.");
}

void printWithDialog(const PrintedPage& page, QWidget* parent, const PrintTold& tell) {
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(page.title.isEmpty() ? QStringLiteral("Sudoku") : page.title);
    auto* dialog = new QPrintDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // The connection keeps the printer as long as its dialog.
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), dialog, [printer, page, tell] {
        const QString fault = printPage(*printer, page);
        tell(fileOf(*printer), fault);
    });
    dialog->show();
}

}  // namespace nonet
