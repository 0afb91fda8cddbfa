#include "ui/labs/frame/lab_input.h"

#include "ui/labs/frame/elided_field.h"
#include "ui/labs/frame/lab_session.h"
#include "ui/preferences/appearance.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>

#include <algorithm>

namespace nonet {

namespace {

constexpr int kInputWidth = 141;
/// What is refused is not broken into single words.
constexpr int kLeastFault = 160;

}  // namespace

LabInput::LabInput(LabSession& session, QWidget& view, const Beside& beside)
    : QObject(&view), m_session(session), m_view(view), m_beside(beside), m_label(makeLabel(QString(), "muted")),
      m_field(new ElidedField), m_fault(makeLabel(QString(), "fault")), m_presets(new QMenu(&view)) {
    m_label->setObjectName(QStringLiteral("labInputLabel"));
    m_label->setBuddy(m_field);
    m_field->setObjectName(QStringLiteral("labInput"));
    m_field->installEventFilter(this);
    m_fault->setObjectName(QStringLiteral("labInputError"));
    m_fault->setWordWrap(true);
    // It may quote what was typed.
    m_fault->setTextFormat(Qt::PlainText);
    // Over the stage: a line of its own would move that.
    m_fault->setParent(&view);
    m_fault->hide();
    m_presets->setObjectName(QStringLiteral("labPresets"));
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        readInput();
        if (m_fault->isHidden())
            Q_EMIT left();
    });
    connect(m_field, &QLineEdit::editingFinished, this, &LabInput::readInput);
    connect(m_field, &QLineEdit::textChanged, this, &LabInput::fit);
}

void LabInput::showScene() {
    fillPresets();
    const QString label = m_session.lab()->inputLabel();
    m_label->setText(label);
    m_field->setAccessibleName(label);
    m_fault->hide();
}

void LabInput::refresh() {
    // What was refused is said as long as the input is the one that stayed.
    if (isRefused() && m_session.lab()->inputText() != m_refusedBeside) {
        giveUpTyping();
        m_fault->hide();
    }
    // What is being typed stays, whatever else changes meanwhile.
    if (!m_field->hasFocus() || (m_fault->isHidden() && !m_field->isModified()))
        showInput();
}

void LabInput::giveUpTyping() { m_field->setModified(false); }

bool LabInput::isRefused() const { return m_fault->isVisible(); }

void LabInput::makeRoom() {
    if (!m_field->hasFocus() && isRefused())
        showFault({});
}

void LabInput::showFault(const QString& fault) {
    m_refusedBeside = m_session.lab() ? m_session.lab()->inputText() : QString();
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    placeFault();
    Q_EMIT faultChanged(fault);
}

/// Below the field while that has the keyboard. What was refused on the board is said beside the titles, or, where it
/// has no room there, in the line of the moves until another move is told: it hides neither titles nor picture.
void LabInput::placeFault() {
    if (m_fault->isHidden())
        return;
    const QPoint label = m_label->mapTo(&m_view, QPoint());
    QRect place(0, 0, m_view.width() - label.x() - kSpace, 0);
    if (m_field->hasFocus()) {
        place.setHeight(m_fault->heightForWidth(place.width()));
        place.moveTopLeft({label.x(), m_field->mapTo(&m_view, QPoint(0, m_field->height())).y() + kSmallSpace});
    } else {
        int left = 0;
        for (const QLabel* title : {m_beside.lab, m_beside.heading})
            left = std::max(left, title->mapTo(&m_view, QPoint()).x() + title->sizeHint().width());
        place = {
            QPoint(left + kCardSpace + kSpace, m_beside.lab->mapTo(&m_view, QPoint()).y()),
            QPoint(label.x() - kSpace, m_beside.heading->mapTo(&m_view, QPoint(0, m_beside.heading->height())).y())};
        if (place.width() < kLeastFault || m_fault->heightForWidth(place.width()) > place.height()) {
            place = {m_beside.moves->mapTo(&m_view, QPoint()), m_beside.moves->size()};
            place.setRight(std::min(place.right(), m_view.width() - kSpace));
            place.setTop(place.bottom() + 1 - std::max(place.height(), m_fault->heightForWidth(place.width())));
        }
    }
    m_fault->setGeometry(place);
    m_fault->raise();
}

void LabInput::fillPresets() {
    const std::vector<LabPreset> presets = m_session.lab()->presets();
    m_presets->clear();
    for (std::size_t i = 0; i < presets.size(); ++i)
        connect(m_presets->addAction(presets[i].name), &QAction::triggered, this, [this, i] {
            giveUpTyping();
            m_session.edits().usePreset(static_cast<int>(i));
            showFault({});
            showInput();
        });
}

bool LabInput::hasPresets() const { return !m_presets->isEmpty(); }

void LabInput::popUpPresets(const QPoint& place) { m_presets->popup(place); }

void LabInput::showInput() {
    // From its beginning, where the field is too narrow for all of it.
    const QString text = m_session.lab()->inputText();
    if (m_field->text() != text)
        m_field->setText(text);
    m_field->setCursorPosition(0);
}

void LabInput::readInput() {
    if (!m_session.lab() || m_field->text() == m_session.lab()->inputText()) {
        m_fault->hide();
        m_field->setCursorPosition(0);
        return;
    }
    const QString fault = m_session.edits().setInput(m_field->text());
    showFault(fault);
    if (fault.isEmpty())
        showInput();
}

/// It grows over the titles, and what is right of it stays.
void LabInput::fit() {
    const QMargins margins = m_field->textMargins();
    const int wanted = m_field->fontMetrics().horizontalAdvance(m_field->text()) + margins.left() + margins.right();
    const int most = m_field->geometry().right() - m_beside.heading->geometry().left() - m_label->width() - kWideSpace;
    const bool isTyped = m_field->hasFocus();
    const int wide =
        isTyped ? std::clamp(wanted + kCardSpace * 2, kInputWidth, std::max(kInputWidth, most)) : kInputWidth;
    m_field->setFixedWidth(wide);
    m_field->setToolTip(m_field->isCut() ? m_field->text() : QString());
    for (QLabel* title : {m_beside.lab, m_beside.heading})
        title->setVisible(!isTyped || most - wide > title->sizeHint().width());
}

bool LabInput::drop() {
    if (!m_field->hasFocus() || !(m_field->isModified() || isRefused()))
        return false;
    giveUpTyping();
    m_field->setText(m_session.lab()->inputText());
    showFault({});
    Q_EMIT left();
    return true;
}

bool LabInput::eventFilter(QObject* watched, QEvent* event) {
    // Its own handling comes first: the width follows from who has the keyboard then.
    if (watched == m_field && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
        QMetaObject::invokeMethod(this, &LabInput::fit, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

}  // namespace nonet

#include "moc_lab_input.cpp"
