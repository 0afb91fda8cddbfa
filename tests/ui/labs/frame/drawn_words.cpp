#include "tests/ui/labs/frame/drawn_words.h"

#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>

namespace nonet {

namespace {

class RecordingEngine : public QPaintEngine {
public:
    explicit RecordingEngine(DrawnPicture& drawing) : QPaintEngine(QPaintEngine::AllFeatures), m_drawing(drawing) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return QPaintEngine::User; }
    void updateState(const QPaintEngineState& now) override {
        if ((now.state() & QPaintEngine::DirtyTransform) != 0)
            m_transform = now.transform();
        if ((now.state() & QPaintEngine::DirtyPen) != 0)
            m_pen = now.pen();
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QString text = item.text().trimmed();
        if (text.isEmpty() || m_pen.color().alpha() == 0)
            return;
        const QFontMetricsF metrics(item.font());
        const QRectF ink(at.x(), at.y() - metrics.capHeight(), item.width(), metrics.capHeight());
        m_drawing.texts.push_back(
            {text, item.font().pixelSize() * m_transform.m11(), m_transform.mapRect(ink), m_pen.color()});
    }
    void drawPath(const QPainterPath&) override { noteLine(); }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override { noteLine(); }
    void drawLines(const QLineF*, int) override { noteLine(); }
    void drawEllipse(const QRectF&) override { noteLine(); }
    void drawRects(const QRectF* rects, int count) override {
        noteLine();
        // Lines of a board are filled rectangles.
        for (int i = 0; i < count; ++i)
            if (m_pen.style() == Qt::NoPen)
                m_drawing.thinnestLine =
                    std::min(m_drawing.thinnestLine, std::min(rects[i].width(), rects[i].height()) * m_transform.m11());
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override {}

private:
    void noteLine() {
        if (m_pen.style() != Qt::NoPen)
            m_drawing.thinnestLine = std::min(m_drawing.thinnestLine, m_pen.widthF() * m_transform.m11());
    }

    DrawnPicture& m_drawing;
    QTransform m_transform;
    QPen m_pen;
};

class RecordingDevice : public QPaintDevice {
public:
    RecordingDevice(const QSize& size, DrawnPicture& drawing) : m_size(size), m_engine(drawing) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric what) const override {
        switch (what) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmWidthMM: return m_size.width() / 4;
        case PdmHeightMM: return m_size.height() / 4;
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    QSize m_size;
    mutable RecordingEngine m_engine;
};

}  // namespace

DrawnPicture drawingOf(const QSize& size, const std::function<void(QPainter&)>& paint) {
    DrawnPicture drawing;
    RecordingDevice device(size, drawing);
    QPainter painter(&device);
    paint(painter);
    painter.end();
    return drawing;
}

}  // namespace nonet
