#include "ui/labs/lookup/trio_files.h"

#include "ui/labs/frame/slide.h"
#include "ui/labs/lookup/lookup_scene.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

namespace nonet::lookup {

namespace {

constexpr int kResolution = 72;
constexpr double kMargin = 48;
constexpr double kText = 10;
constexpr int kColumns = 3;
constexpr int kLinesAPoll = 512;

struct FileWords {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::TrioFiles)
};

/// Where the floors of one page stand.
struct PageGrid {
    QRectF page;
    double width;
    double height;
    int rows;

    explicit PageGrid(const QRectF& whole)
        : page(whole), width(whole.width() / kColumns), height((width - kText * 2) / 3 + kText * 2.1),
          rows(static_cast<int>(whole.height() / height)) {}
    int places() const { return rows * kColumns; }
    QRectF place(int index) const {
        const int row = index / kColumns;
        return {page.left() + index % kColumns * width, page.top() + row * height, width - kText * 2, height};
    }
};

QByteArray partnersPdf(SignatureId first) {
    const Theme& theme = themeOf(ThemeId::print);
    const QString title = filled(FileWords::tr("The %1 floors whose first box is %2"), TrioTable::kPartners,
                                 signatureText(TrioTable::instance().signature(first)));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kResolution);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(title);
    QPainter painter(&writer);
    const QRectF paper(QPointF(), writer.pageLayout().fullRect(QPageLayout::Point).size());
    const PageGrid grid(paper.adjusted(kMargin, kMargin + kText * 2.5, -kMargin, -kMargin - kText));
    const int pages = (TrioTable::kPartners + grid.places() - 1) / grid.places();
    for (int i = 0; i < TrioTable::kPartners; ++i) {
        const int page = i / grid.places();
        if (i % grid.places() == 0) {
            if (page > 0)
                writer.newPage();
            say(painter, QRectF(kMargin, kMargin, grid.page.width(), kText * 2), Qt::AlignLeft | Qt::AlignVCenter,
                title, kText * 1.3, theme.text, QFont::DemiBold);
            say(painter, QRectF(kMargin, grid.page.bottom(), grid.page.width(), kText * 2), Qt::AlignCenter,
                FileWords::tr("Nonet · page %1 of %2").arg(page + 1).arg(pages), kText * 0.9, theme.mutedText);
        }
        const int line = first * TrioTable::kPartners + i;
        const Floor floor = floorOf(TrioTable::instance().configuration(line));
        Stack place(grid.place(i % grid.places()));
        say(painter, place.take(kText * 1.4), Qt::AlignLeft | Qt::AlignVCenter,
            FileWords::tr("line %1").arg(number(static_cast<std::uint64_t>(line) + 1)), kText * 0.9, theme.mutedText);
        paintField(painter, cellField(place.rest(), 3, 9, Qt::AlignLeft | Qt::AlignTop), theme,
                   [&](int row, int column) { return CellFace{.text = QString::number(floor.at(row, column))}; });
    }
    painter.end();
    return buffer.data();
}

/// The trios of the three boxes, row by row.
QByteArray lineOf(int line, bool isText) {
    const TrioTable& table = TrioTable::instance();
    const TrioConfiguration configuration = table.configuration(line);
    QStringList trios;
    for (int row = 0; row < 3; ++row)
        for (const SignatureId box : configuration.boxes)
            trios.append(signatureText(table.signature(box)).section(u' ', row, row));
    if (!isText)
        return QStringLiteral("%1,%2\n").arg(line + 1).arg(trios.join(u',')).toLatin1();
    QStringList rows;
    for (int row = 0; row < 3; ++row)
        rows.append(trios.mid(3 * row, 3).join(u' '));
    return QStringLiteral("%1  %2\n").arg(line + 1, 5).arg(rows.join(QStringLiteral(" | "))).toLatin1();
}

Result<qint64> writeTable(const QString& path, const std::stop_token& stop, const ProgressSink& progress) {
    const bool isText = path.endsWith(QLatin1String(".txt"), Qt::CaseInsensitive);
    QByteArray table;
    if (!isText)
        table = "line,row1_box1,row1_box2,row1_box3,row2_box1,row2_box2,row2_box3,row3_box1,row3_box2,row3_box3\n";
    for (int line = 0; line < TrioTable::kConfigurations; ++line) {
        table += lineOf(line, isText);
        if (line % kLinesAPoll != 0)
            continue;
        if (stop.stop_requested())
            return Error{.code = ErrorCode::fileNotWritable, .subject = path.toStdString()};
        if (progress)
            progress({.done = static_cast<std::uint64_t>(line), .total = TrioTable::kConfigurations});
    }
    return saveBytes(table, path);
}

}  // namespace

QString digitsOf(Trio trio) {
    QString text;
    for (const Digit digit : trio.digits())
        text += QString::number(digit.value());
    return text;
}

QString signatureText(const Signature& signature) { return textsOf(signature, digitsOf).join(u' '); }

LabFile partnersFile(SignatureId first) {
    const QByteArray bytes = partnersPdf(first);
    return {FileWords::tr("Print the lines of this box"), FileWords::tr("trios %1.pdf").arg(first + 1),
            FileWords::tr("PDF (*.pdf)"), [bytes](const QString& path, const std::stop_token&, const ProgressSink&) {
                return saveBytes(bytes, path);
            }};
}

LabFile tableFile() {
    return {FileWords::tr("Save the table of trios"), FileWords::tr("trios.csv"),
            FileWords::tr("Comma-separated values (*.csv);;Text (*.txt)"), writeTable};
}

}  // namespace nonet::lookup
