#include "ui/labs/minigrid/tree_canvas.h"

#include "ui/preferences/preferences.h"

#include <QElapsedTimer>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace nonet::minigrid {

namespace {

constexpr double kTallestRow = 30;
constexpr double kZoomStep = 1.25;

}  // namespace

TreeCanvas::TreeCanvas(ShownTree& tree, LabSession& session, const Preferences& preferences)
    : m_tree(tree), m_session(session), m_preferences(preferences) {
    setObjectName(QStringLiteral("treeCanvas"));
    setAccessibleName(tr("Permutation tree"));
    setScene(&m_graphics);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight);
    viewport()->setMouseTracking(true);
    viewport()->setCursor(Qt::OpenHandCursor);
    connect(&session, &LabSession::moved, this, &TreeCanvas::readMoment);
    connect(&session, &LabSession::changed, this, &TreeCanvas::readTree);
    connect(&preferences, &Preferences::themeChanged, this, [this] { viewport()->update(); });
    readTree();
}

double TreeCanvas::wholeRowHeight() const {
    return std::min(viewport()->height() / std::max(1.0, static_cast<double>(m_tree.layout().rows())), kTallestRow);
}

void TreeCanvas::layOut() {
    const double rows = m_tree.layout().rows();
    const double height = std::max(wholeRowHeight() * m_zoom * rows, static_cast<double>(viewport()->height()));
    m_graphics.setSceneRect(0, 0, viewport()->width(), height);
    viewport()->update();
}

void TreeCanvas::readTree() {
    const void* tree = &m_tree.layout();
    if (std::exchange(m_shownTree, tree) != tree)
        m_zoom = 1;
    layOut();
}

/// What happens is kept in sight.
void TreeCanvas::readMoment() {
    const int opened = m_tree.openedVertex(m_session.film().at());
    if (m_zoom > 1 && opened >= 0) {
        const TreeWindow seen = window();
        const double y = seen.y(m_tree.layout().row(opened));
        if (y < seen.rowHeight || y > viewport()->height() - seen.rowHeight)
            verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(y) -
                                          viewport()->height() / 2);
    }
    viewport()->update();
}

TreeWindow TreeCanvas::window() const {
    TreeWindow window = wholeTree(m_tree.layout(), QRectF(viewport()->rect()));
    window.rowHeight = wholeRowHeight() * m_zoom;
    if (m_zoom > 1)
        window.top = window.rowHeight / 2 - verticalScrollBar()->value();
    m_tree.fill(window, m_session.film().easedAt());
    return window;
}

void TreeCanvas::drawBackground(QPainter* painter, const QRectF&) {
    QElapsedTimer timer;
    timer.start();
    painter->save();
    painter->resetTransform();
    painter->scale(viewport()->devicePixelRatioF() / painter->device()->devicePixelRatioF(),
                   viewport()->devicePixelRatioF() / painter->device()->devicePixelRatioF());
    StageLook look{m_preferences.theme(), m_painters};
    look.text = fontInfo().pixelSize();
    look.ratio = devicePixelRatioF();
    painter->fillRect(viewport()->rect(), look.theme.window);
    paintTree(*painter, m_tree.layout(), window(), look);
    painter->restore();
    m_lastFrame = static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void TreeCanvas::resizeEvent(QResizeEvent* event) {
    QGraphicsView::resizeEvent(event);
    layOut();
}

void TreeCanvas::setZoom(double zoom, double aboutY) {
    const double most = std::max(1.0, kTallestRow / wholeRowHeight());
    const double row = window().rowAt(aboutY);
    m_zoom = std::clamp(zoom, 1.0, most);
    layOut();
    const double rowHeight = wholeRowHeight() * m_zoom;
    verticalScrollBar()->setValue(static_cast<int>(rowHeight / 2 + row * rowHeight - aboutY));
    viewport()->update();
}

void TreeCanvas::wheelEvent(QWheelEvent* event) {
    setZoom(m_zoom * std::pow(kZoomStep, event->angleDelta().y() / 120.0), event->position().y());
    event->accept();
}

void TreeCanvas::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    if (event->button() != Qt::LeftButton)
        return;
    m_dragFrom = static_cast<int>(event->position().y()) + verticalScrollBar()->value();
    viewport()->setCursor(Qt::ClosedHandCursor);
    mark(vertexAt(m_tree.layout(), window(), event->position()));
}

void TreeCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (m_dragFrom) {
        verticalScrollBar()->setValue(*m_dragFrom - static_cast<int>(event->position().y()));
        return;
    }
    const int vertex = vertexAt(m_tree.layout(), window(), event->position());
    if (vertex >= 0 && vertex != m_tree.marked())
        mark(vertex);
}

void TreeCanvas::mouseReleaseEvent(QMouseEvent*) {
    m_dragFrom.reset();
    viewport()->setCursor(Qt::OpenHandCursor);
}

void TreeCanvas::mark(int vertex) {
    m_tree.mark(vertex);
    setAccessibleDescription(m_tree.vertexText(vertex));
    viewport()->update();
    if (parentWidget())
        parentWidget()->update();
}

bool TreeCanvas::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        QToolTip::showText(help.globalPos(), m_tree.vertexText(vertexAt(m_tree.layout(), window(), help.pos())), this);
        return true;
    }
    if (event->type() == QEvent::Leave)
        mark(-1);
    return QGraphicsView::viewportEvent(event);
}

void TreeCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->modifiers() == Qt::ShiftModifier && walk(event->key()))
        return;
    // The arrows and all else mean what the lab's keys say.
    event->ignore();
}

bool TreeCanvas::walk(int key) {
    const TreeLayout& layout = m_tree.layout();
    const int from = std::max(0, m_tree.marked());
    int to = -1;
    if (key == Qt::Key_Left)
        to = std::max(0, layout.parent(from));
    else if (key == Qt::Key_Right) {
        const std::vector<int> children = layout.children(from);
        to = children.empty() ? from : children.front();
    } else if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const std::vector<int>& level = layout.level(layout.vertex(from).depth);
        const auto at = std::find(level.begin(), level.end(), from) - level.begin() + (key == Qt::Key_Down ? 1 : -1);
        to = level[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at, 0, std::ssize(level) - 1))];
    } else {
        return false;
    }
    if (appearance(layout, to, window()) >= 1)
        mark(to);
    return true;
}

}  // namespace nonet::minigrid

#include "moc_tree_canvas.cpp"
