#include "ui/labs/frame/present_window.h"

#include "ui/labs/frame/lab_stage.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_stroke.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScreen>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <cmath>

namespace nonet {

namespace {

constexpr double kMostZoom = 4;
constexpr double kInkWidth = 4;
/// The preview's margin, and the height of its picture.
constexpr int kEdge = 12;
constexpr int kPictureHeight = 150;
/// The picture is painted on a page of this height and made smaller.
constexpr double kPageHeight = 330;

}  // namespace

PresentWindow::PresentWindow(LabSession& session, const ActionSet& actions, LabStage& stage, QWidget* parent)
    : QWidget(parent, Qt::Window), m_session(session), m_actions(actions), m_stage(stage) {
    setObjectName(QStringLiteral("presentWindow"));
    setWindowTitle(tr("Presentation"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight);
    connect(&session, &LabSession::moved, this, qOverload<>(&QWidget::update));
    connect(&session, &LabSession::changed, this, qOverload<>(&QWidget::update));
    connect(&session, &LabSession::sceneChanged, this, [this] {
        m_zoom = 1;
        m_origin = {};
        clearInk();
    });
}

void PresentWindow::begin(const QWidget& near) {
    QScreen* screen = near.screen();
    for (QScreen* other : QGuiApplication::screens())
        if (other != near.screen())
            screen = other;
    setGeometry(screen->geometry());
    showFullScreen();
    activateWindow();
    setFocus();
}

void PresentWindow::setBlank(bool isBlank) {
    m_isBlank = isBlank;
    update();
}

void PresentWindow::setSpotlight(bool isOn) {
    m_hasSpotlight = isOn;
    update();
}

void PresentWindow::setPen(bool isOn) {
    m_hasPen = isOn;
    setCursor(isOn ? Qt::CrossCursor : Qt::ArrowCursor);
}

void PresentWindow::setWords(bool isOn) {
    m_hasWords = isOn;
    update();
}

void PresentWindow::clearInk() {
    m_ink.clear();
    update();
}

void PresentWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_isBlank || !m_session.lab()) {
        painter.fillRect(rect(), Qt::black);
        return;
    }
    const Theme& theme = themeOf(ThemeId::light);
    painter.save();
    painter.scale(m_zoom * enlargement(), m_zoom * enlargement());
    painter.translate(-m_origin);
    paintSlide(painter, pageRect(), m_session, style(devicePixelRatioF() * enlargement()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.conflict, kInkWidth / enlargement(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    for (const QPolygonF& line : m_ink)
        painter.drawPolyline(line);
    painter.restore();
    if (m_hasSpotlight)
        paintPointer(painter);
}

void PresentWindow::paintPointer(QPainter& painter) const {
    const double radius = height() * 0.14;
    QPainterPath dark;
    dark.addRect(rect());
    dark.addEllipse(m_pointer, radius, radius);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(dark, slideShade());
}

void PresentWindow::keyPressEvent(QKeyEvent* event) {
    if (m_session.lab() && m_stage.useKey(*event)) {
        update();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    if (event->matches(QKeySequence::Undo))
        return m_session.edits().undo();
    if (event->matches(QKeySequence::Redo))
        return m_session.edits().redo();
    const QString action = actionFor(readKey(*event), ActionScope::lab, m_actions.bindings());
    if (action.isEmpty())
        return QWidget::keyPressEvent(event);
    m_actions.action(action)->trigger();
}

void PresentWindow::mousePressEvent(QMouseEvent* event) {
    const QPointF page = onPage(event->position());
    if (event->button() == Qt::RightButton || m_hasPen)
        m_ink.push_back(QPolygonF({page}));
    else if (m_session.lab() && m_session.edits().dragTo(area(), page, page))
        m_dragFrom = page;
    else
        drag(page);
    update();
}

void PresentWindow::mouseMoveEvent(QMouseEvent* event) {
    m_pointer = event->position();
    const QPointF page = onPage(event->position());
    const bool isInk = (event->buttons() & Qt::RightButton) != 0 || m_hasPen;
    if (event->buttons() != Qt::NoButton && isInk && !m_ink.empty())
        m_ink.back().append(page);
    else if (m_dragFrom)
        m_session.edits().dragTo(area(), *m_dragFrom, page);
    else if ((event->buttons() & Qt::LeftButton) != 0)
        drag(page);
    if (event->buttons() != Qt::NoButton || m_hasSpotlight)
        update();
}

void PresentWindow::mouseReleaseEvent(QMouseEvent*) {
    if (std::exchange(m_dragFrom, std::nullopt))
        m_session.edits().endDrag();
}

SlideStyle PresentWindow::style(double ratio) {
    SlideStyle style = projectorStyle(m_session, themeOf(ThemeId::light), m_painters, ratio, m_hasWords);
    style.cursor = m_stage.cursor();
    // Where the keyboard is: a pointer drags on the stage alone.
    style.hand = {m_stage.tiles().hand().at, m_stage.tiles().hand().picked};
    return style;
}

StageArea PresentWindow::area() { return slideArea(pageRect(), m_session, style(1)); }

void PresentWindow::drag(const QPointF& page) {
    const StageArea area = this->area();
    if (const auto board = m_session.scene().clickableBoard(area)) {
        if (const std::optional<Cell> cell = board->cellAt(page))
            m_stage.useCell(*cell);
        return;
    }
    if (const std::optional<double> at = momentAt(m_session.scene(), area, page); at && *at != m_session.film().at()) {
        m_session.film().stop();
        m_session.film().seek(*at);
    }
}

void PresentWindow::wheelEvent(QWheelEvent* event) {
    if ((event->modifiers() & Qt::ControlModifier) == 0)
        return;
    const QPointF fixed = onPage(event->position());
    m_zoom = std::clamp(m_zoom * std::pow(1.2, event->angleDelta().y() / 120.0), 1.0, kMostZoom);
    m_origin = fixed - event->position() / (m_zoom * enlargement());
    const QSizeF most = pageRect().size() * (1 - 1 / m_zoom);
    m_origin = QPointF(std::clamp(m_origin.x(), 0.0, most.width()), std::clamp(m_origin.y(), 0.0, most.height()));
    update();
}

void PresentWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    Q_EMIT ended();
}

NextScenePreview::NextScenePreview(LabSession& session, const Preferences& preferences, QWidget* parent)
    : QFrame(parent), m_session(session), m_preferences(preferences), m_title(new QLabel) {
    setObjectName(QStringLiteral("nextScene"));
    setProperty("look", QStringLiteral("card"));
    m_title->setObjectName(QStringLiteral("nextSceneTitle"));
    m_title->setWordWrap(true);
    setLook(m_title, "strong");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kEdge, kEdge, kEdge, kEdge);
    column->addWidget(m_title);
    column->addSpacing(kPictureHeight);
    connect(&session, &LabSession::sceneChanged, this, &NextScenePreview::showScene);
    connect(&session, &LabSession::changed, this, &NextScenePreview::showScene);
}

QSize NextScenePreview::sizeHint() const {
    return {kPictureHeight * 2, kPictureHeight + m_title->sizeHint().height() + 3 * kEdge};
}

void NextScenePreview::showScene() {
    const std::optional<int> next = m_session.sceneAfter();
    m_title->setText(next ? tr("Next: %1. %2").arg(*next + 1).arg(m_session.lab()->scene(*next).title())
                          : tr("This is the last scene."));
    update();
}

void NextScenePreview::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    const std::optional<int> next = m_session.lab() ? m_session.sceneAfter() : std::nullopt;
    if (!next)
        return;
    const QRectF room = QRectF(contentsRect()).adjusted(kEdge, 0, -kEdge, -kEdge);
    const double scale = kPictureHeight / kPageHeight;
    const QRectF page(0, 0, room.width() / scale, kPageHeight);
    StageArea area;
    area.whole = page;
    area.board = QRectF(0, 0, std::min(kPageHeight + area.text, page.width() * 0.56), kPageHeight);
    area.figure = page.adjusted(area.board.right() + area.text, 0, 0, 0);
    StageLook look{m_preferences.theme(), m_painters};
    look.text = area.text;
    look.labels = m_session.labels();
    look.ratio = devicePixelRatioF() * scale;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(room.left(), room.bottom() - kPictureHeight);
    painter.scale(scale, scale);
    painter.setClipRect(page);
    const LabScene& scene = m_session.lab()->scene(*next);
    scene.paint(painter, area, look, scene.lastReachableMove());
}

}  // namespace nonet

#include "moc_present_window.cpp"
