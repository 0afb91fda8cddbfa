#include "ui/lessons/lesson_board.h"

#include "ui/board/cell_table.h"
#include "ui/preferences/preferences.h"
#include "ui/text/cell_names.h"
#include "ui/text/role_words.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace nonet {
namespace {

class LessonCells : public CellTable {
public:
    explicit LessonCells(LessonBoard& board) : m_board(board) {}

    QWidget& widget() const override { return m_board; }
    BoardShape shape() const override { return m_board.picture().puzzle.shape(); }
    QRectF rect(Cell cell) const override { return m_board.metrics().cellRect(cell); }
    QString description(Cell cell) const override { return m_board.description(cell); }
    QString value(Cell cell) const override {
        const int digit = m_board.picture().digits.valueAt(cell);
        return digit == 0 ? QString() : QString::number(digit);
    }
    std::optional<Cell> current() const override { return m_board.current(); }
    bool isReadOnly(Cell cell) const override { return !m_board.picture().digits.isBlank(cell); }

private:
    LessonBoard& m_board;
};

QAccessibleInterface* makeAccessibleLesson(const QString& className, QObject* object) {
    if (className != QLatin1String("nonet::LessonBoard"))
        return nullptr;
    auto* board = qobject_cast<LessonBoard*>(object);
    return board ? makeAccessibleTable(std::make_unique<LessonCells>(*board)) : nullptr;
}

DigitSet struckIn(const BoardPicture& picture, Cell cell) {
    DigitSet struck;
    if (picture.step)
        for (const Candidate each : picture.step->eliminations)
            if (each.cell == cell)
                struck.insert(each.digit);
    return struck;
}

}  // namespace

LessonBoard::LessonBoard(const Preferences& preferences, QWidget* parent)
    : QWidget(parent), m_preferences(preferences) {
    // Before the name, which is told to screen readers at once. Qt keeps a factory once, however often it is given.
    QAccessible::installFactory(makeAccessibleLesson);
    setObjectName(QStringLiteral("lessonBoard"));
    setFocusPolicy(Qt::StrongFocus);
    setLayoutDirection(Qt::LeftToRight);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("The lesson's board"));
    connect(&preferences, &Preferences::themeChanged, this, qOverload<>(&QWidget::update));
}

void LessonBoard::setPicture(BoardPicture picture) {
    m_picture = std::move(picture);
    update();
}

void LessonBoard::setCurrent(std::optional<Cell> cell) {
    m_current = cell;
    if (cell) {
        setAccessibleDescription(description(*cell));
        if (QAccessible::isActive()) {
            QAccessibleEvent focus(this, QAccessible::Focus);
            focus.setChild(cell->index());
            QAccessible::updateAccessibility(&focus);
        }
    }
    update();
}

BoardMetrics LessonBoard::metrics() const { return {m_picture.puzzle.geometry(), QRectF(rect()), devicePixelRatioF()}; }

QString LessonBoard::description(Cell cell) const {
    QStringList parts = {cellName(cell)};
    if (const int digit = m_picture.digits.valueAt(cell); digit != 0) {
        parts += (m_picture.puzzle.givens.isBlank(cell) ? tr("digit %1") : tr("given %1")).arg(digit);
    } else {
        parts += tr("empty");
        if (m_picture.showsCandidates)
            parts += tr("candidates %1").arg(digitNames(m_picture.candidates.at(cell)));
    }
    if (m_picture.step) {
        const Step& step = *m_picture.step;
        for (const RoleCell& each : step.cells)
            if (each.cell == cell)
                parts += cellRoleWord(step, each.role);
        for (const RoleCandidate& each : step.candidates)
            if (each.candidate.cell == cell)
                parts += tr("%1: %2", "a digit, its role")
                             .arg(each.candidate.digit.value())
                             .arg(candidateRoleWord(step, each.role));
    }
    if (const DigitSet struck = struckIn(m_picture, cell); !struck.isEmpty())
        parts += tr("struck: %1", "digits").arg(digitNames(struck));
    return parts.join(QStringLiteral(", "));
}

void LessonBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    BoardPicture shown = m_picture;
    if (hasFocus())
        shown.current = m_current;
    shown.hasFocus = hasFocus();
    BoardPainter(metrics(), m_preferences.theme()).paint(painter, shown);
}

void LessonBoard::mousePressEvent(QMouseEvent* event) {
    setFocus(Qt::MouseFocusReason);
    const std::optional<Candidate> hit = metrics().candidateAt(event->position());
    if (!hit)
        return;
    if (m_takesMarks)
        setCurrent(hit->cell);
    Q_EMIT clicked(hit->cell, *hit, event->button());
}

bool LessonBoard::walk(int key) {
    const bool isSideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const int column = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
    const int row = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
    if ((row == 0 && column == 0) || (isSideways && !m_walksSideways))
        return false;
    const Geometry& geometry = m_picture.puzzle.geometry();
    const int side = geometry.side();
    const Cell from = m_current.value_or(Cell(0));
    setCurrent(!m_current ? from
                          : geometry.cell((geometry.row(from) + row + side) % side,
                                          (geometry.column(from) + column + side) % side));
    return true;
}

void LessonBoard::keyPressEvent(QKeyEvent* event) {
    const bool isPlain = (event->modifiers() & ~Qt::KeypadModifier) == 0;
    if (isPlain && walk(event->key()))
        return;
    if (isPlain && m_current && event->key() == Qt::Key_Space) {
        Q_EMIT cellTaken(*m_current);
        return;
    }
    if (isPlain && m_current && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9) {
        Q_EMIT digitTyped(*m_current, Digit(event->key() - Qt::Key_0));
        return;
    }
    QWidget::keyPressEvent(event);
}

void LessonBoard::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void LessonBoard::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

}  // namespace nonet

#include "moc_lesson_board.cpp"
