#pragma once

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QRectF>

namespace nonet {

enum class PaperSize : std::uint8_t { a4, letter };

/// Pages of a PDF file, painted one after the other in points, with room for a head and a foot in their margins.
class PdfPages {
public:
    PdfPages(PaperSize paper, const QString& title);

    QPainter& painter() { return m_painter; }
    /// Between the margins.
    const QRectF& page() const { return m_page; }
    /// Begins the next page, the first one included.
    void next(const QString& head, const QString& foot);
    /// The file's bytes; ends the painting.
    QByteArray finish();

private:
    QBuffer m_buffer;
    QPdfWriter m_writer;
    QPainter m_painter;
    QRectF m_page;
    bool m_isFirst = true;
};

}  // namespace nonet
