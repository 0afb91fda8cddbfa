#include "ui/labs/frame/slide.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

namespace nonet {

namespace {

constexpr QSize kPictureSize(800, 600);
constexpr double kPictureRatio = 2;

struct SlideWords {
    QString heading;
    QString body;
    QString question;
};

SlideWords wordsOf(const LabSession& session) {
    const LabScene& scene = session.scene();
    const LabQuestion question = scene.question();
    SlideWords words;
    words.heading = QStringLiteral("%1. %2").arg(session.sceneIndex() + 1).arg(scene.title());
    words.body = scene.sentences().join(QLatin1Char(' '));
    words.question = question.text;
    if (session.isRevealed())
        words.question += QLatin1Char('\n') + question.answer;
    return words;
}

QFont slideFont(double pixels, QFont::Weight weight) {
    QFont font;
    font.setPixelSize(std::max(1, qRound(pixels)));
    font.setWeight(weight);
    return font;
}

double textSize(const QRectF& page, const SlideStyle& style) {
    return style.text > 0 ? style.text : std::ceil(page.height() * kSlideText);
}

struct SlideLayout {
    QRectF heading;
    QRectF body;
    QRectF question;
    StageArea stage;
};

double heightOf(const QFont& font, double width, const QString& text) {
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).height();
}

SlideLayout layOut(const QRectF& page, const LabSession& session, const SlideStyle& style) {
    const double text = textSize(page, style);
    const SlideWords words = wordsOf(session);
    const QRectF inner = page.adjusted(text, text * 0.6, -text, -text * 0.6);
    const QFont body = slideFont(text, QFont::Normal);
    SlideLayout layout;
    layout.heading = QRectF(inner.left(), inner.top(), inner.width(), text * 1.7);
    const double pad = text * 0.5;
    const double questionHeight = heightOf(body, inner.width() - 2 * pad, words.question) + 2 * pad;
    layout.question = QRectF(inner.left(), inner.bottom() - questionHeight, inner.width(), questionHeight);
    const double bodyHeight = heightOf(body, inner.width(), words.body);
    layout.body = QRectF(inner.left(), layout.question.top() - pad - bodyHeight, inner.width(), bodyHeight);
    QRectF room(inner.left(), layout.heading.bottom(), inner.width(), 0);
    room.setBottom(layout.body.top() - pad);
    layout.stage.whole = room;
    const double side = std::min(room.height(), room.width() * 0.56);
    layout.stage.board = QRectF(room.left(), room.center().y() - side / 2, side, side);
    layout.stage.figure = QRectF(room.left() + side + text, room.top(), room.width() - side - text, room.height());
    return layout;
}

QByteArray svgOf(const LabSession& session, const Theme& theme, BoardPainters& painters) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(kPictureSize);
    generator.setViewBox(QRect(QPoint(), kPictureSize));
    generator.setTitle(session.scene().title());
    QPainter painter(&generator);
    paintSlide(painter, QRectF(QPointF(), kPictureSize), session, {theme, painters});
    painter.end();
    return buffer.data();
}

QByteArray pdfOf(const LabSession& session, const Theme& theme, BoardPainters& painters) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    writer.setPageSize(QPageSize(QSizeF(kPictureSize), QPageSize::Point));
    writer.setPageMargins(QMarginsF());
    writer.setTitle(session.scene().title());
    QPainter painter(&writer);
    paintSlide(painter, QRectF(QPointF(), kPictureSize), session, {theme, painters});
    painter.end();
    return buffer.data();
}

}  // namespace

StageArea slideArea(const QRectF& page, const LabSession& session, const SlideStyle& style) {
    return layOut(page, session, style).stage;
}

void paintSlide(QPainter& painter, const QRectF& page, const LabSession& session, const SlideStyle& style) {
    const Theme& theme = style.theme;
    const double text = textSize(page, style);
    const SlideWords words = wordsOf(session);
    const SlideLayout layout = layOut(page, session, style);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(page, theme.board);
    painter.setPen(theme.text);
    painter.setFont(slideFont(text * 1.25, QFont::DemiBold));
    painter.drawText(layout.heading, Qt::AlignLeft | Qt::AlignTop, words.heading);
    painter.setFont(slideFont(text, QFont::Normal));
    painter.drawText(layout.body, Qt::TextWordWrap, words.body);
    painter.setPen(QPen(theme.accent, std::max(2.0, text / 14)));
    painter.setBrush(theme.accentSoft);
    painter.drawRoundedRect(layout.question.adjusted(1, 1, -1, -1), text * 0.3, text * 0.3);
    painter.setPen(theme.text);
    const double pad = text * 0.5;
    painter.drawText(layout.question.adjusted(pad, pad, -pad, -pad), Qt::TextWordWrap, words.question);
    StageLook look{theme, style.painters};
    look.labels = session.labels();
    look.text = text;
    look.ratio = style.ratio;
    session.scene().paint(painter, layout.stage, look, session.easedAt());
    painter.restore();
}

QByteArray slideBytes(const LabSession& session, const Theme& theme, PictureFormat format) {
    BoardPainters painters;
    if (format == PictureFormat::svg)
        return svgOf(session, theme, painters);
    if (format == PictureFormat::pdf)
        return pdfOf(session, theme, painters);
    QImage image(kPictureSize * kPictureRatio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kPictureRatio);
    QPainter painter(&image);
    paintSlide(painter, QRectF(QPointF(), kPictureSize), session, {theme, painters, kPictureRatio});
    painter.end();
    image.setDevicePixelRatio(1);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

Result<qint64> saveBytes(const QByteArray& bytes, const QString& path) {
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return bytes.size();
    Error error;
    error.code = ErrorCode::fileNotWritable;
    error.subject = path.toStdString();
    error.reason = file.errorString().toStdString();
    return error;
}

}  // namespace nonet
