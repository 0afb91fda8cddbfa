#include "ui/pages/pdf_pages.h"

#include "ui/preferences/theme.h"
#include "ui/text/foreign_text.h"

namespace nonet {

namespace {

constexpr double kMargin = 48;
constexpr int kResolution = 72;
constexpr int kSmallText = 9;

}  // namespace

PdfPages::PdfPages(PaperSize paper, const QString& title) : m_writer(&m_buffer) {
    m_buffer.open(QIODevice::WriteOnly);
    m_writer.setResolution(kResolution);
    m_writer.setPageSize(QPageSize(paper == PaperSize::a4 ? QPageSize::A4 : QPageSize::Letter));
    m_writer.setPageMargins(QMarginsF());
    m_writer.setTitle(oneLine(title));
    m_painter.begin(&m_writer);
    m_page = QRectF(QPointF(), m_writer.pageLayout().fullRect(QPageLayout::Point).size())
                 .adjusted(kMargin, kMargin, -kMargin, -kMargin);
}

void PdfPages::next(const QString& head, const QString& foot) {
    if (!std::exchange(m_isFirst, false))
        m_writer.newPage();
    m_painter.setPen(themeOf(ThemeId::print).text);
    QFont font;
    font.setPixelSize(kSmallText);
    m_painter.setFont(font);
    m_painter.drawText(QRectF(m_page.left(), m_page.top() - 24, m_page.width(), 16), Qt::AlignLeft, head);
    m_painter.drawText(QRectF(m_page.left(), m_page.bottom() + 10, m_page.width(), 16), Qt::AlignCenter, foot);
}

QByteArray PdfPages::finish() {
    m_painter.end();
    return m_buffer.data();
}

}  // namespace nonet
