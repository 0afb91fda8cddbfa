#include "ui/publishing/paper/paper_run.h"

#include "core/storage/replace_file.h"
#include "ui/publishing/paper/paper_painter.h"
#include "ui/text/error_text.h"

#include <QFile>
#include <QPdfWriter>

#include <algorithm>

namespace nonet {
namespace {

/// Half an inch: a rim that looks well, and that nearly every printer leaves.
constexpr double kMargin = 36;
constexpr double kPointsOfInch = 72;

}  // namespace

PaperSheet sheetOf(const QPageLayout& layout) {
    const QMarginsF least = layout.margins(QPageLayout::Point);
    const auto margin = [](double printers) { return std::max(kMargin, printers); };
    return {layout.fullRect(QPageLayout::Point).size(),
            {margin(least.left()), margin(least.top()), margin(least.right()), margin(least.bottom())}};
}

PaperRun::PaperRun(PaperOrder order, std::shared_ptr<QPrinter> printer, QObject* parent)
    : QObject(parent), m_order(std::move(order)), m_printer(std::move(printer)),
      m_sheet(sheetOf(m_printer->pageLayout())), m_pages(layOutPaper(m_order, m_sheet)) {
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &PaperRun::printNext);
}

PaperRun::~PaperRun() {
    // Before what it paints on.
    if (m_painter.isActive())
        m_painter.end();
}

QString PaperRun::file() const {
    return m_printer->outputFormat() == QPrinter::PdfFormat ? m_printer->outputFileName() : QString();
}

QPagedPaintDevice& PaperRun::device() { return m_writer ? *m_writer : static_cast<QPagedPaintDevice&>(*m_printer); }

void PaperRun::start() {
    int resolution = m_printer->resolution();
    QPaintDevice* paper = m_printer.get();
    if (!file().isEmpty()) {
        // A printer that writes a file itself leaves it empty on a full disk, and takes no notice.
        m_buffer.open(QIODevice::WriteOnly);
        auto writer = std::make_unique<QPdfWriter>(&m_buffer);
        writer->setResolution(resolution);
        QPageLayout layout = m_printer->pageLayout();
        layout.setMode(QPageLayout::FullPageMode);
        writer->setPageLayout(layout);
        writer->setTitle(m_printer->docName());
        paper = writer.get();
        m_writer = std::move(writer);
    } else {
        m_printer->setFullPage(true);
    }
    if (m_pages.empty() || !m_painter.begin(paper))
        return end(tr("The printer did not take the pages; nothing was printed."));
    m_painter.scale(resolution / kPointsOfInch, resolution / kPointsOfInch);
    m_timer.start();
}

void PaperRun::printNext() {
    if (m_next > 0 && !device().newPage())
        return end(tr("The printer did not take the pages; nothing was printed."));
    paintPaper(m_painter, m_order, m_sheet, m_pages[m_next]);
    ++m_next;
    Q_EMIT progressed(static_cast<int>(m_next), static_cast<int>(m_pages.size()));
    if (m_next == m_pages.size())
        finish();
}

void PaperRun::finish() {
    m_timer.stop();
    if (!m_painter.end())
        return end(tr("The printer did not take the pages; nothing was printed."));
    if (!m_writer)
        return end({});
    m_writer.reset();
    const std::optional<Error> error =
        replaceFile(QFile::encodeName(file()).toStdString(), m_buffer.data().toStdString());
    end(error ? errorSentence(*error) : QString());
}

void PaperRun::end(const QString& fault) {
    m_timer.stop();
    Q_EMIT ended(fault);
    deleteLater();
}

void PaperRun::stop() {
    m_timer.stop();
    if (!m_writer)
        m_printer->abort();
    Q_EMIT stopped();
    deleteLater();
}

}  // namespace nonet

#include "moc_paper_run.cpp"
