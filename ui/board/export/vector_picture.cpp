#include "ui/board/export/vector_picture.h"

#include "ui/text/foreign_text.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace nonet {

namespace {

QString element(const QString& name, const QString& words) {
    return words.isEmpty() ? QString() : QStringLiteral("<%1>%2</%1>\n").arg(name, inMarkup(oneLine(words)));
}

/// Behind the head of the outermost element. Qt (6.4) writes what it is given there as it is, and words in the picture
/// with characters that no XML may have.
QByteArray withWords(const QByteArray& svg, const PictureWords& words) {
    QString text = QString::fromUtf8(svg);
    for (QChar& each : text)
        if ((each < u' ' && each != u'\n' && each != u'\r' && each != u'\t') || each.unicode() >= 0xFFFE)
            each = QChar(0xB7);
    const qsizetype head = text.indexOf(u'>', text.indexOf(QStringLiteral("<svg"))) + 1;
    return text
        .insert(head, u'\n' + element(QStringLiteral("title"), words.title) +
                          element(QStringLiteral("desc"), words.description))
        .toUtf8();
}

}  // namespace

QByteArray svgPicture(const QSize& size, const PictureWords& words, const std::function<void(QPainter&)>& paint) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    // Else it has words of its own.
    generator.setTitle({});
    generator.setDescription({});
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter(&generator);
    paint(painter);
    painter.end();
    return withWords(buffer.data(), words);
}

QByteArray pdfPicture(const QSizeF& size, const PictureWords& words, const std::function<void(QPainter&)>& paint) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    writer.setPageSize(QPageSize(size, QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(oneLine(words.title));
    QPainter painter(&writer);
    paint(painter);
    painter.end();
    return buffer.data();
}

}  // namespace nonet
