#include "ui/labs/frame/lab_stage.h"

#include "ui/board/cell_table.h"
#include "ui/preferences/preferences.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

namespace nonet {

namespace {

/// The board's share of the width.
constexpr double kBoardShare = 0.56;
constexpr int kGap = 24;
/// The width of a tip's margins, with its distance from the pointer.
constexpr int kTipMargins = 20;
/// What the panel leaves of the right column to the figure.
constexpr double kLeastFigure = 0.26;
constexpr double kMostText = 22;
/// Lines of body text in the height of a picture.
constexpr double kLines = 42;

/// The board as a table for assistive technology.
class StageCells : public CellTable {
public:
    explicit StageCells(LabStage& stage) : m_stage(stage) {}

    QWidget& widget() const override { return m_stage; }
    bool hasBoard() const override { return board().has_value(); }
    BoardShape shape() const override {
        const auto shown = board();
        return shown ? shown->shape() : BoardShape();
    }
    QRectF rect(Cell cell) const override {
        const std::optional<BoardMetrics> shown = board();
        return shown ? shown->cellRect(cell) : QRectF();
    }
    QString description(Cell cell) const override {
        return m_stage.scene()->readout(m_stage.area(), rect(cell).center(), m_stage.moment());
    }
    QString value(Cell) const override { return {}; }
    std::optional<Cell> current() const override { return m_stage.cursor(); }
    bool isReadOnly(Cell) const override { return true; }

private:
    std::optional<BoardMetrics> board() const {
        return m_stage.scene() ? m_stage.scene()->shownBoard(m_stage.area()) : std::nullopt;
    }

    LabStage& m_stage;
};

QAccessibleInterface* makeAccessible(const QString& className, QObject* object) {
    if (className != QLatin1String("nonet::LabStage"))
        return nullptr;
    auto* stage = qobject_cast<LabStage*>(object);
    return stage ? makeAccessibleTable(std::make_unique<StageCells>(*stage)) : nullptr;
}

}  // namespace

LabStage::LabStage(LabSession& session, const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_session(session), m_preferences(preferences), m_tiles(session, *this) {
    setObjectName(QStringLiteral("labStage"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight);
    // Qt keeps a factory once, however often it is given.
    QAccessible::installFactory(makeAccessible);
    connect(&session, &LabSession::moved, this, qOverload<>(&QWidget::update));
    connect(&session, &LabSession::changed, this, &LabStage::readTurn);
    connect(&session, &LabSession::litChanged, this, qOverload<>(&QWidget::update));
    connect(&session, &LabSession::sceneChanged, this, &LabStage::showScene);
    connect(&session, &LabSession::statusMessage, this, &QWidget::setAccessibleDescription);
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
}

void LabStage::showScene() {
    m_cursor.reset();
    m_isYourTurn = false;
    m_tiles.putBack();
    m_dragFrom.reset();
    // What goes must not take the focus with it.
    if (m_canvas && m_canvas->hasFocus())
        setFocus();
    SceneCanvas* canvas = canvasOf(m_session.scene());
    m_canvas.reset(canvas ? canvas->makeCanvas(m_session, m_preferences) : nullptr);
    if (m_canvas) {
        m_canvas->setParent(this);
        placeCanvas();
        m_canvas->show();
    }
    setAccessibleName(m_session.scene().title());
    setAccessibleDescription(m_session.scene().moveText(0));
    update();
}

void LabStage::readTurn() {
    const bool isYourTurn = m_session.yourTurn().isOn();
    if (std::exchange(m_isYourTurn, isYourTurn) != isYourTurn && isYourTurn)
        if (const std::optional<Cell> start = startCell(m_session.scene()))
            m_cursor = start;
    // The cursor may be on a cell of a larger board that was there before.
    if (const auto board = m_session.scene().shownBoard(area());
        m_cursor && board && m_cursor->index() >= board->shape().cellCount())
        m_cursor.reset();
    update();
}

void LabStage::setPanelHeight(int height) {
    if (height == m_panelHeight)
        return;
    m_panelHeight = height;
    placeCanvas();
    update();
}

void LabStage::placeCanvas() {
    const SceneCanvas* canvas = m_session.lab() ? canvasOf(m_session.scene()) : nullptr;
    if (m_canvas && canvas)
        m_canvas->setGeometry(canvas->canvasArea(area()).toAlignedRect());
}

/// A square board's margins take more at its left than above.
double LabStage::boardWidth() const { return std::min(height() + bodyText() * 1.2, width() * kBoardShare); }

/// The window's own, and larger where the picture is.
double LabStage::bodyText() const {
    return std::max<double>(fontInfo().pixelSize(), std::min(kMostText, height() / kLines));
}

int LabStage::columnLeft() const { return static_cast<int>(boardWidth()) + kGap; }

StageArea LabStage::area() const {
    StageArea area;
    area.whole = rect();
    area.text = bodyText();
    area.board = QRectF(0, 0, boardWidth(), height());
    const double figureHeight =
        std::max(height() * kLeastFigure, static_cast<double>(height() - m_panelHeight) - kGap / 2.0);
    area.figure = QRectF(columnLeft(), 0, width() - columnLeft(), figureHeight);
    return area;
}

StageLook LabStage::look() {
    StageLook look{m_preferences.theme(), m_painters};
    look.labels = m_session.labels();
    look.text = bodyText();
    look.ratio = devicePixelRatioF();
    if (hasFocus())
        look.cursor = m_cursor;
    look.hand = m_tiles.hand();
    look.pointer = m_pointer;
    look.hasCanvas = m_canvas != nullptr;
    look.lit = m_session.lit();
    return look;
}

void LabStage::paintEvent(QPaintEvent*) {
    QElapsedTimer timer;
    timer.start();
    QPainter painter(this);
    if (!m_session.lab())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    m_session.scene().paint(painter, area(), look(), m_session.film().easedAt());
    m_lastFrame = static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

void LabStage::resizeEvent(QResizeEvent*) {
    placeCanvas();
    Q_EMIT areaChanged();
}

void LabStage::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_session.lab())
        return;
    setFocus(Qt::MouseFocusReason);
    const QPointF point = event->position();
    if (m_tiles.pickAt(point))
        return;
    if (m_session.edits().dragTo(area(), point, point)) {
        m_dragFrom = point;
        return;
    }
    if (const auto board = m_session.scene().clickableBoard(area()))
        if (const std::optional<Cell> cell = board->cellAt(point))
            return useCell(*cell);
    if (m_session.scene().acceptsClues())
        if (const auto board = m_session.scene().shownBoard(area()))
            m_cursor = board->cellAt(point);
    drag(point);
}

void LabStage::mouseMoveEvent(QMouseEvent* event) {
    const QPointF point = event->position();
    m_pointer = point;
    if (m_tiles.isDragging())
        return m_tiles.dragTo(point);
    if (m_dragFrom)
        m_session.edits().dragTo(area(), *m_dragFrom, point);
    else if ((event->buttons() & Qt::LeftButton) != 0)
        drag(point);
    else
        light();
}

void LabStage::light() {
    if (m_session.lab() && m_pointer)
        m_session.setLit(m_session.scene().thingAt(area(), *m_pointer, m_session.film().at()));
    update();
}

void LabStage::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    if (m_tiles.isDragging())
        m_tiles.drop();
    if (std::exchange(m_dragFrom, std::nullopt))
        m_session.edits().endDrag();
}

void LabStage::leaveEvent(QEvent*) {
    m_pointer.reset();
    m_session.setLit({});
    update();
}

void LabStage::drag(const QPointF& point) {
    if (const std::optional<double> at = momentAt(m_session.scene(), area(), point)) {
        m_session.film().stop();
        if (*at != m_session.film().at())
            m_session.film().seek(*at);
    }
}

/// Over the board it hides none of the numbers beside that.
QPoint LabStage::tipPlace(const QPoint& pointer, const QString& words) const {
    const QPoint left = mapToGlobal(QPoint());
    if (pointer.x() >= left.x() + columnLeft())
        return pointer;
    const int width = QFontMetrics(QToolTip::font()).horizontalAdvance(words) + kTipMargins;
    return {std::max(left.x(), std::min(pointer.x(), left.x() + columnLeft() - width)), pointer.y()};
}

bool LabStage::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && m_session.lab()) {
        const auto& help = static_cast<const QHelpEvent&>(*event);
        const QString words = m_session.scene().readout(area(), help.pos(), m_session.film().at());
        QToolTip::showText(tipPlace(help.globalPos(), words), words, this);
        return true;
    }
    // The window's own Paste would leave the lab.
    if (event->type() == QEvent::ShortcutOverride && m_session.lab() && m_session.scene().acceptsClues() &&
        static_cast<QKeyEvent&>(*event).matches(QKeySequence::Paste)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool LabStage::paste() {
    if (!m_session.lab() || !m_session.scene().acceptsClues())
        return false;
    Q_EMIT m_session.refused(m_session.edits().setInput(QGuiApplication::clipboard()->text()));
    return true;
}

void LabStage::useCell(Cell cell) {
    m_cursor = cell;
    m_session.edits().clickCell(cell);
}

void LabStage::keyPressEvent(QKeyEvent* event) {
    // The arrows and all else mean what the lab's keys say.
    if (!useKey(*event))
        event->ignore();
}

bool LabStage::useKey(const QKeyEvent& event) {
    if (event.matches(QKeySequence::Paste))
        return paste();
    // In a turn the film waits, and plain arrows walk the board as in every Sudoku.
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == 0;
    const bool isShift = event.modifiers() == Qt::ShiftModifier ||
                         (isPlain && m_session.yourTurn().isOn() && m_session.scene().clickableBoard(area()));
    if (isShift && (m_tiles.walk(event.key()) || moveCursor(event.key())))
        return true;
    if (m_tiles.use(event.key()))
        return true;
    if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && m_cursor &&
        m_session.scene().clickableBoard(area())) {
        m_session.edits().clickCell(*m_cursor);
        return true;
    }
    return typeDigit(event);
}

bool LabStage::typeDigit(const QKeyEvent& event) {
    if (!m_cursor || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != 0)
        return false;
    const LabScene& scene = m_session.scene();
    const auto board = scene.acceptsClues() ? scene.shownBoard(area()) : scene.clickableBoard(area());
    if (!board)
        return false;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace || event.key() == Qt::Key_0)
        return m_session.edits().typeDigit(*m_cursor, std::nullopt);
    // On boards of more than nine digits letters are digits too.
    const QString text = event.text().toUpper();
    const std::optional<Digit> digit =
        text.size() == 1 ? digitFromSymbol(text[0].toLatin1(), board->shape().rows()) : std::nullopt;
    if (digit) {
        const bool isTaken = m_session.edits().typeDigit(*m_cursor, *digit);
        m_cursor = isTaken ? cellAfter(scene, *m_cursor).value_or(*m_cursor) : *m_cursor;
        return isTaken;
    }
    if (text.size() != 1 || !text[0].isDigit())
        return false;
    Q_EMIT m_session.refused(tr("This board has the digits 1 to %1.").arg(board->shape().rows()));
    return true;
}

bool LabStage::moveCursor(int key) {
    const auto board = m_session.lab() ? m_session.scene().shownBoard(area()) : std::nullopt;
    const int column = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    const int row = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    if (!board || (column == 0 && row == 0))
        return false;
    const BoardShape& shape = board->shape();
    const Cell from = m_cursor.value_or(Cell(0));
    const int last = shape.rows() - 1;
    const Cell to = m_cursor ? shape.cell(std::clamp(shape.row(from) + row, 0, last),
                                          std::clamp(shape.column(from) + column, 0, last))
                             : from;
    m_cursor = to;
    const QRectF rect = board->cellRect(to);
    setAccessibleDescription(m_session.scene().readout(area(), rect.center(), m_session.film().at()));
    if (QAccessible::isActive()) {
        QAccessibleEvent focus(this, QAccessible::Focus);
        focus.setChild(to.index());
        QAccessible::updateAccessibility(&focus);
    }
    update();
    return true;
}

}  // namespace nonet

#include "moc_lab_stage.cpp"
