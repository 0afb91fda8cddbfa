#include "ui/board/export/printed_page.h"

#include "core/storage/replace_file.h"
#include "ui/board/board_painter.h"
#include "ui/text/error_text.h"
#include "ui/text/foreign_text.h"

#include <QBuffer>
#include <QCheckBox>
#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextLayout>
#include <QVBoxLayout>

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
    picture.litDigit.reset();
    // Paper is for solving anew: what is wrong so far is not on it.
    picture.showsConflicts = false;
    return picture;
}

QFont pageFont(double points, double point, QFont::Weight weight) {
    QFont font;
    font.setPixelSize(std::max(1, qRound(points * point)));
    font.setWeight(weight);
    return font;
}

/// Painted as on a screen of ordinary size and scaled, so that lines and text keep their share of the paper.
void paintBoard(QPainter& painter, const BoardPicture& picture, const QRectF& square, ThemeId theme) {
    constexpr double side = 540;
    painter.save();
    painter.translate(square.topLeft());
    painter.scale(square.width() / side, square.height() / side);
    BoardPainter(BoardMetrics(picture.puzzle, QRectF(0, 0, side, side)), themeOf(theme), picture.puzzle.symbols())
        .paint(painter, forPaper(picture));
    painter.restore();
}

/// Wrapped to this width.
QStringList linesOf(const QStringList& paragraphs, const QFont& font, QPaintDevice* device, double width) {
    QStringList lines;
    for (const QString& paragraph : paragraphs) {
        QTextLayout layout(paragraph, font, device);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return lines;
}

/// Down one page and on to the next: title, boards, rules, steps, footer.
class PageFlow {
public:
    PageFlow(QPainter& painter, const PrintedPage& page, const QRectF& area, double point,
             const std::function<void()>& nextPage)
        : m_painter(painter), m_page(page), m_area(area), m_point(point), m_nextPage(nextPage), m_top(area.top()),
          m_foot(page.footer) {}

    void paint();

private:
    double bottom() const { return m_area.bottom() - kFooter * m_point; }
    QFont textFont() const { return pageFont(kTextSize, m_point, QFont::Normal); }
    void usePen() { m_painter.setPen(themeOf(ThemeId::print).text); }
    void paintTitle();
    /// Returns the column at the boards' side where there is one, which rules stand in.
    QRectF paintBoards(double roomBelow);
    /// From m_top on, beginning pages as they are needed; `column` on the first.
    void paintRules(const QStringList& lines, const QRectF& column);
    void paintSteps();
    void paintFooter();

    static constexpr double kFooter = 14;
    static constexpr double kTextSize = 10;
    static constexpr double kStepSize = 8;
    static constexpr double kGap = 16;

    QPainter& m_painter;
    const PrintedPage& m_page;
    QRectF m_area;
    double m_point;
    const std::function<void()>& m_nextPage;
    double m_top;
    QString m_foot;
};

void PageFlow::paintTitle() {
    if (m_page.title.isEmpty())
        return;
    usePen();
    m_painter.setFont(pageFont(16, m_point, QFont::DemiBold));
    const QRectF room(m_area.left(), m_top, m_area.width(), m_area.height() / 4);
    const int flags = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;
    const QString title = oneLine(m_page.title);
    const QRectF needed = m_painter.boundingRect(room, flags, title);
    m_painter.drawText(room, flags, title);
    m_top += needed.height() + 10 * m_point;
}

QRectF PageFlow::paintBoards(double roomBelow) {
    const double gap = kGap * m_point;
    const bool isCrowded = m_page.candidates.has_value();
    const double available = bottom() - m_top;
    const bool isBeside = roomBelow > 0 && !isCrowded && m_area.width() > available * 1.25;
    double side = isCrowded ? (m_area.width() - gap) / 2 : std::min(m_area.width(), available);
    if (!isCrowded && !m_page.steps.isEmpty())
        side = std::min(side, available * 0.55);
    if (isBeside)
        side = std::min(side, m_area.width() * 0.65);
    else if (roomBelow > 0)
        // Rules that are too long for what is left go on overleaf, and the board stays as large as it is without steps.
        side = std::min(side, std::max(available - gap - roomBelow, available * 0.6));
    side = std::min(side, available);
    const double whole = isCrowded ? 2 * side + gap : side;
    const double left = isBeside ? m_area.left() : m_area.left() + (m_area.width() - whole) / 2;
    const ThemeId theme = m_page.options.hasColours ? ThemeId::light : ThemeId::print;
    paintBoard(m_painter, m_page.board, QRectF(left, m_top, side, side), theme);
    if (m_page.candidates)
        paintBoard(m_painter, *m_page.candidates, QRectF(left + side + gap, m_top, side, side), theme);
    const double top = m_top;
    m_top += side + gap;
    return isBeside ? QRectF(left + side + gap, top, m_area.right() - left - side - gap, bottom() - top) : QRectF();
}

void PageFlow::paintRules(const QStringList& lines, const QRectF& column) {
    usePen();
    m_painter.setFont(textFont());
    const double height = m_painter.fontMetrics().lineSpacing();
    QRectF room = column.isNull() ? QRectF(m_area.left(), m_top, m_area.width(), bottom() - m_top) : column;
    double y = room.top();
    for (const QString& line : lines) {
        if (y + height > room.bottom()) {
            paintFooter();
            m_nextPage();
            usePen();
            m_painter.setFont(textFont());
            room = QRectF(m_area.left(), m_area.top(), column.isNull() ? m_area.width() : column.width(),
                          bottom() - m_area.top());
            m_top = y = room.top();
        }
        m_painter.drawText(QRectF(room.left(), y, room.width() + height, height), Qt::AlignLeft | Qt::AlignTop, line);
        y += height;
    }
    m_top = std::max(m_top, y + kGap * m_point / 2);
}

/// In two columns; how many found no room is told in the foot.
void PageFlow::paintSteps() {
    usePen();
    m_painter.setFont(pageFont(kStepSize, m_point, QFont::Normal));
    const QRectF area(m_area.left(), m_top, m_area.width(), bottom() - m_top);
    const double gap = 14 * m_point;
    const double width = (area.width() - gap) / 2;
    QPointF pen = area.topLeft();
    int painted = 0;
    for (const QString& step : m_page.steps) {
        const QString line = QStringLiteral("%1. %2").arg(painted + 1).arg(step);
        QRectF room(pen, QSizeF(width, area.height()));
        const QRectF needed = m_painter.boundingRect(room, Qt::TextWordWrap, line);
        if (pen.y() + needed.height() > area.bottom()) {
            if (pen.x() > area.left() || needed.height() > area.height())
                break;
            pen = QPointF(area.left() + width + gap, area.top());
            room.moveTopLeft(pen);
        }
        m_painter.drawText(room, Qt::TextWordWrap, line);
        pen.ry() += needed.height() + 3 * m_point;
        ++painted;
    }
    if (const int leftOut = static_cast<int>(m_page.steps.size()) - painted; leftOut > 0)
        m_foot = QCoreApplication::translate("PrintedPage", "%n more step(s)", nullptr, leftOut) +
                 (m_foot.isEmpty() ? QString() : QStringLiteral(" · ") + m_foot);
}

void PageFlow::paintFooter() {
    usePen();
    m_painter.setFont(pageFont(kStepSize, m_point, QFont::Normal));
    m_painter.drawText(QRectF(m_area.left(), bottom(), m_area.width(), kFooter * m_point), Qt::AlignCenter, m_foot);
}

void PageFlow::paint() {
    paintTitle();
    const bool hasRules = m_page.options.hasRules && !m_page.rules.isEmpty();
    const auto lines = [&](double width) { return linesOf(m_page.rules, textFont(), m_painter.device(), width); };
    m_painter.setFont(textFont());
    const double height = m_painter.fontMetrics().lineSpacing();
    const QRectF column =
        paintBoards(hasRules ? height * static_cast<double>(lines(m_area.width()).size()) + kGap * m_point / 2 : 0);
    if (hasRules)
        paintRules(lines(column.isNull() ? m_area.width() : column.width()), column);
    if (!m_page.steps.isEmpty())
        paintSteps();
    paintFooter();
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
    paintPages(painter, page, QRectF(QPointF(), size), writer.resolution() / 72.0, [&writer] { writer.newPage(); });
    painter.end();
    return buffer.data();
}

/// What is asked besides what the system's dialog asks; where that has no layout of ours, the options stay as they are.
class PrintChoices : public QObject {
public:
    PrintChoices(const PrintedPage& page, QPrintDialog& dialog)
        : QObject(&dialog), m_options(page.options),
          m_rules(new QCheckBox(QCoreApplication::translate("PrintedPage", "Print the puzzle\u2019s &rules"))),
          m_colours(
              new QCheckBox(QCoreApplication::translate("PrintedPage", "Print in colo&ur, as on a light screen"))) {
        auto* box = new QWidget(&dialog);
        auto* row = new QVBoxLayout(box);
        m_rules->setObjectName(QStringLiteral("printRules"));
        m_colours->setObjectName(QStringLiteral("printColours"));
        m_rules->setChecked(page.options.hasRules && !page.rules.isEmpty());
        m_rules->setEnabled(!page.rules.isEmpty());
        m_colours->setChecked(page.options.hasColours);
        row->addWidget(m_rules);
        row->addWidget(m_colours);
        // Over the row of buttons.
        if (auto* column = qobject_cast<QBoxLayout*>(dialog.layout()))
            column->insertWidget(column->count() - 1, box);
        else
            box->hide();
    }
    PrintOptions options() const {
        return {m_rules->isEnabled() ? m_rules->isChecked() : m_options.hasRules, m_colours->isChecked()};
    }

private:
    PrintOptions m_options;
    QCheckBox* m_rules;
    QCheckBox* m_colours;
};

/// Empty where it is no PDF file that is written.
QString fileOf(const QPrinter& printer) {
    return printer.outputFormat() == QPrinter::PdfFormat ? printer.outputFileName() : QString();
}

}  // namespace

void paintPages(QPainter& painter, const PrintedPage& page, const QRectF& area, double point,
                const std::function<void()>& nextPage) {
    PageFlow flow(painter, page, area, point, nextPage);
    flow.paint();
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
        paintPages(painter, page, QRectF(QPointF(), printer.pageRect(QPrinter::DevicePixel).size()),
                   printer.resolution() / 72.0, [&printer] { printer.newPage(); });
        if (painter.end())
            return {};
    }
    return QCoreApplication::translate("PrintedPage", "The printer did not take the page; nothing was printed.");
}

void printWithDialog(const PrintedPage& page, QWidget* parent, const PrintTold& tell) {
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(page.title.isEmpty() ? QStringLiteral("Sudoku") : oneLine(page.title));
    auto* dialog = new QPrintDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    const auto* choices = new PrintChoices(page, *dialog);
    // The connection keeps the printer as long as its dialog.
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), dialog, [printer, page, tell, choices] {
        PrintedPage chosen = page;
        chosen.options = choices->options();
        const QString fault = printPage(*printer, chosen);
        tell(fileOf(*printer), fault, chosen.options);
    });
    // Keys are not to reach the board behind it.
    dialog->setWindowModality(Qt::WindowModal);
    dialog->show();
}

}  // namespace nonet
