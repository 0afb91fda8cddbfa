// The field of the lab's input: what is typed there, refused, taken back, or chosen among presets.
#include "ui/board/announcer.h"
#include "ui/labs/frame/elided_field.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/preferences/appearance.h"
#include "ui/shortcuts/action_set.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace nonet {

constexpr int kInputWidth = 141;
/// What is refused is not broken into single words.
constexpr int kLeastFault = 160;

/// Beside the field, as for bad input there.
void LabView::showFault(const QString& fault) {
    m_refusedBeside = m_session.lab() ? m_session.lab()->inputText() : QString();
    m_inputError->setText(fault);
    m_inputError->setVisible(!fault.isEmpty());
    placeFault();
    updateUndo();
    if (!fault.isEmpty())
        m_announcer->announce(fault);
}

/// What was refused can be taken back as well.
void LabView::updateUndo() {
    const bool canUndo = m_session.edits().canUndo() || m_inputError->isVisible();
    m_actions.setUnavailable(QStringLiteral("lab.undo_input"), canUndo ? QString() : tr("Nothing has been changed."));
    m_actions.setUnavailable(QStringLiteral("lab.redo_input"),
                             m_session.edits().canRedo() ? QString() : tr("Nothing has been undone."));
}

/// Below the field while that has the keyboard. What was refused on the board is said beside the titles, or, where it
/// has no room there, in the line of the moves until another move is told: it hides neither titles nor picture.
void LabView::placeFault() {
    if (m_inputError->isHidden())
        return;
    const QPoint label = m_inputLabel->mapTo(this, QPoint());
    QRect place(0, 0, width() - label.x() - kSpace, 0);
    if (m_input->hasFocus()) {
        place.setHeight(m_inputError->heightForWidth(place.width()));
        place.moveTopLeft({label.x(), m_input->mapTo(this, QPoint(0, m_input->height())).y() + kSmallSpace});
    } else {
        int left = 0;
        for (const QLabel* title : {m_lab, m_heading})
            left = std::max(left, title->mapTo(this, QPoint()).x() + title->sizeHint().width());
        place = {QPoint(left + kCardSpace + kSpace, m_lab->mapTo(this, QPoint()).y()),
                 QPoint(label.x() - kSpace, m_heading->mapTo(this, QPoint(0, m_heading->height())).y())};
        if (place.width() < kLeastFault || m_inputError->heightForWidth(place.width()) > place.height()) {
            place = {m_moveText->mapTo(this, QPoint()), m_moveText->size()};
            place.setRight(std::min(place.right(), width() - kSpace));
            place.setTop(place.bottom() + 1 - std::max(place.height(), m_inputError->heightForWidth(place.width())));
        }
    }
    m_inputError->setGeometry(place);
    m_inputError->raise();
}

void LabView::fillPresets() {
    const std::vector<LabPreset> presets = m_session.lab()->presets();
    m_presets->clear();
    for (std::size_t i = 0; i < presets.size(); ++i)
        connect(m_presets->addAction(presets[i].name), &QAction::triggered, this, [this, i] {
            m_input->setModified(false);
            m_session.edits().usePreset(static_cast<int>(i));
            showFault({});
            showInput();
        });
    m_presetButton->setVisible(!presets.empty());
}

/// From its beginning, where the field is too narrow for all of it.
void LabView::showInput() {
    const QString text = m_session.lab()->inputText();
    if (m_input->text() != text)
        m_input->setText(text);
    m_input->setCursorPosition(0);
}

void LabView::readInput() {
    if (!m_session.lab() || m_input->text() == m_session.lab()->inputText()) {
        m_inputError->hide();
        m_input->setCursorPosition(0);
        return;
    }
    const QString error = m_session.edits().setInput(m_input->text());
    showFault(error);
    if (error.isEmpty())
        showInput();
}

/// As wide as its text while it has the keyboard. It grows over the titles, and what is right of it stays.
void LabView::fitInput() {
    const QMargins margins = m_input->textMargins();
    const int wanted = m_input->fontMetrics().horizontalAdvance(m_input->text()) + margins.left() + margins.right();
    const int most = m_input->geometry().right() - m_heading->geometry().left() - m_inputLabel->width() - kWideSpace;
    const bool isTyped = m_input->hasFocus();
    const int wide =
        isTyped ? std::clamp(wanted + kCardSpace * 2, kInputWidth, std::max(kInputWidth, most)) : kInputWidth;
    m_input->setFixedWidth(wide);
    m_input->setToolTip(m_input->isCut() ? m_input->text() : QString());
    for (QLabel* title : {m_lab, m_heading})
        title->setVisible(!isTyped || most - wide > title->sizeHint().width());
}

bool LabView::dropInput() {
    if (!m_input->hasFocus() || !(m_input->isModified() || m_inputError->isVisible()))
        return false;
    m_input->setModified(false);
    m_input->setText(m_session.lab()->inputText());
    showFault({});
    m_stage->setFocus();
    return true;
}

}  // namespace nonet
