#include "ui/preferences/icons.h"

#include <QDir>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace nonet {

namespace {

struct IconInks {
    QColor normal;
    QColor disabled;
    QColor checked;
};

/// The family's files are drawn in black lines.
QByteArray inColour(const QByteArray& svg, const QColor& colour) {
    QByteArray coloured = svg;
    return coloured.replace("#000000", colour.name(QColor::HexRgb).toLatin1());
}

class LineIconEngine : public QIconEngine {
public:
    LineIconEngine(QByteArray svg, const IconInks& inks) : m_svg(std::move(svg)), m_inks(inks) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const QColor& ink = mode == QIcon::Disabled ? m_inks.disabled
                            : state == QIcon::On    ? m_inks.checked
                                                    : m_inks.normal;
        QSvgRenderer renderer(inColour(m_svg, ink));
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new LineIconEngine(*this); }

private:
    QByteArray m_svg;
    IconInks m_inks;
};

QIcon makeIcon(const QString& name, const IconInks& inks) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isThere, "icon", qPrintable(name));
    return isThere ? QIcon(new LineIconEngine(file.readAll(), inks)) : QIcon();
}

}  // namespace

QIcon icon(const QString& name, const Theme& theme) {
    return makeIcon(name, {theme.mutedText, blend(theme.mutedText, theme.panel, 0.45), theme.accentSoftInk});
}

QIcon icon(const QString& name, const QColor& colour) { return makeIcon(name, {colour, colour, colour}); }

QStringList iconNames() {
    QStringList names;
    for (const QString& file :
         QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")}, QDir::Files, QDir::Name))
        names << file.chopped(4);
    return names;
}

}  // namespace nonet
