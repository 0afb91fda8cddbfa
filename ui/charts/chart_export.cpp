#include "ui/charts/chart_export.h"

#include "core/storage/replace_file.h"
#include "ui/board/export/vector_picture.h"
#include "ui/charts/chart_maker.h"
#include "ui/charts/heat_map.h"
#include "ui/text/foreign_text.h"

#include <QApplication>
#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QGraphicsScene>
#include <QImage>
#include <QPainter>

namespace nonet {
namespace {

/// The size of a picture, in points.
constexpr QSize kPicture(960, 600);
/// Pixels of a PNG a point.
constexpr int kFineness = 2;
constexpr double kPageMargin = 24;
constexpr double kTitleSize = 20;
constexpr double kTextSize = 13;

/// Draws the words, and gives back what is left below them.
QRectF paintWords(QPainter& painter, QRectF area, const QString& title, const QString& sentence, const Theme& theme) {
    QFont font = QApplication::font();
    font.setPixelSize(static_cast<int>(kTitleSize));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(theme.text);
    QRectF used;
    painter.drawText(area, Qt::AlignLeft | Qt::AlignTop, title, &used);
    area.setTop(used.bottom() + kPageMargin / 4);
    font.setPixelSize(static_cast<int>(kTextSize));
    font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.setPen(theme.mutedText);
    painter.drawText(area, static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, sentence, &used);
    area.setTop(used.bottom() + kPageMargin / 2);
    return area;
}

}  // namespace

std::optional<ChartFormat> chartFormatOf(const QString& path) {
    static constexpr std::pair<const char*, ChartFormat> kEndings[] = {
        {"png", ChartFormat::png}, {"svg", ChartFormat::svg}, {"pdf", ChartFormat::pdf}, {"csv", ChartFormat::csv}};
    const QString ending = QFileInfo(path).suffix().toLower();
    for (const auto& [name, format] : kEndings)
        if (ending == QLatin1String(name))
            return format;
    return std::nullopt;
}

void paintChart(QPainter& painter, const QRectF& area, ChartKind kind, const ChartSource& source, const Theme& theme) {
    painter.fillRect(area, theme.panel);
    const QRectF inside = area.adjusted(kPageMargin, kPageMargin, -kPageMargin, -kPageMargin);
    const QRectF rest = paintWords(painter, inside, chartTitle(kind), chartSentence(kind, source), theme);
    if (kind == ChartKind::heat) {
        paintHeatMap(painter, rest, source.givens, heatCounts(source), theme);
        return;
    }
    QGraphicsScene scene;
    QChart* chart = makeChart(kind, source, theme).release();
    scene.addItem(chart);
    chart->resize(rest.size());
    scene.setSceneRect(QRectF(QPointF(), rest.size()));
    // The layout is worked out by events that nobody waits for here.
    QApplication::sendPostedEvents(chart);
    scene.render(&painter, rest, scene.sceneRect());
}

QByteArray csvBytes(const ChartTable& table) {
    QByteArray bytes;
    const auto append = [&bytes](const QStringList& fields) {
        QStringList line;
        for (const QString& field : fields)
            line.append(csvField(field));
        bytes += line.join(u',').toUtf8() + "\r\n";
    };
    append(table.head);
    for (const QStringList& row : table.rows)
        append(row);
    return bytes;
}

QByteArray chartBytes(ChartKind kind, const ChartSource& source, const Theme& theme, ChartFormat format) {
    if (format == ChartFormat::csv)
        return csvBytes(chartTable(kind, source));
    const QRectF area(QPointF(0, 0), QSizeF(kPicture));
    const PictureWords words{chartTitle(kind), chartSentence(kind, source)};
    const auto paint = [&](QPainter& painter) { paintChart(painter, area, kind, source, theme); };
    if (format == ChartFormat::svg)
        return svgPicture(kPicture, words, paint);
    if (format == ChartFormat::pdf)
        return pdfPicture(kPicture, words, paint);
    QImage image(kPicture * kFineness, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(kFineness, kFineness);
    paint(painter);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return buffer.data();
}

std::optional<Error> saveChart(const QByteArray& bytes, const QString& path) {
    return replaceFile(QFile::encodeName(path).toStdString(), bytes.toStdString());
}

}  // namespace nonet
