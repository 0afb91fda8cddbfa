#include "ui/labs/frame/scene_controls.h"

#include "ui/labs/frame/lab_session.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"
#include "ui/preferences/flow_row.h"

#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {

namespace {

/// More choices stand in a list.
constexpr qsizetype kMostButtons = 4;
/// Letters on all buttons of a row; the panel has room for no more beside their label.
constexpr qsizetype kMostLetters = 46;
constexpr int kLeastNumberWidth = 44;
constexpr int kNumberPadding = 28;
/// From here on a label may take two lines.
constexpr int kLongLabel = 20;

QString signature(const LabControl& control) {
    return control.id + QLatin1Char('|') + control.label + QLatin1Char('|') +
           QString::number(static_cast<int>(control.kind)) + QLatin1Char('|') + control.choices.join(QLatin1Char('|'));
}

/// For the mouse and for fingers; keys and wheel work in the field itself.
QToolButton* stepButton(QSpinBox& number, bool isUp) {
    auto* button = new QToolButton;
    button->setText(isUp ? QStringLiteral("+") : QStringLiteral("−"));
    button->setFocusPolicy(Qt::NoFocus);
    button->setAutoRepeat(true);
    button->setFixedSize(28, 28);
    setLook(button, "choice");
    QObject::connect(button, &QToolButton::clicked, &number, isUp ? &QSpinBox::stepUp : &QSpinBox::stepDown);
    return button;
}

/// The longest number with the padding and border of the theme's fields.
int widthFor(const QSpinBox& number) {
    const int digits = std::max(number.fontMetrics().horizontalAdvance(QString::number(number.minimum())),
                                number.fontMetrics().horizontalAdvance(QString::number(number.maximum())));
    return std::max(kLeastNumberWidth, digits + kNumberPadding);
}

/// For the control and those that join it: a field takes what room there is, other controls as many lines as they need.
QLayout* makeLine(const std::vector<LabControl>& controls, std::size_t first) {
    constexpr int kBetween = 12;
    bool hasText = controls[first].kind == LabControlKind::text;
    for (std::size_t i = first + 1; i < controls.size() && controls[i].joinsPrevious; ++i)
        hasText = hasText || controls[i].kind == LabControlKind::text;
    if (!hasText)
        return new FlowRow(kBetween);
    auto* line = new QHBoxLayout;
    line->setSpacing(kBetween);
    return line;
}

QString nameOf(const LabControl& control) { return QStringLiteral("control_") + control.id; }

}  // namespace

SceneControls::SceneControls(LabSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
}

QWidget* SceneControls::makeRow(const LabControl& control) {
    const QString id = control.id;
    if (control.kind == LabControlKind::toggle) {
        auto* box = new QCheckBox(control.label);
        box->setObjectName(nameOf(control));
        box->setFocusPolicy(Qt::TabFocus);
        connect(box, &QCheckBox::toggled, this,
                [this, id](bool isOn) { m_session.edits().setControl(id, isOn ? 1 : 0); });
        return box;
    }
    if (control.kind == LabControlKind::text)
        return makeTextRow(control);
    if (control.kind == LabControlKind::button) {
        auto* button = new QPushButton(control.label);
        button->setObjectName(nameOf(control));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, [this, id] { m_session.edits().setControl(id, 1); });
        return button;
    }
    auto* row = new QWidget;
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    auto* label = new QLabel(control.label);
    label->setWordWrap(control.label.size() > kLongLabel);
    line->addWidget(label);
    if (control.kind == LabControlKind::number) {
        auto* number = new QSpinBox;
        number->setButtonSymbols(QAbstractSpinBox::NoButtons);
        number->setAlignment(Qt::AlignCenter);
        number->setObjectName(nameOf(control));
        number->setAccessibleName(control.label);
        connect(number, &QSpinBox::valueChanged, this,
                [this, id](int value) { m_session.edits().setControl(id, value); });
        label->setBuddy(number);
        line->addWidget(stepButton(*number, false));
        line->addWidget(number);
        line->addWidget(stepButton(*number, true));
    } else if (control.choices.size() > kMostButtons ||
               (control.choices.size() == kMostButtons && control.choices.join(QString()).size() > kMostLetters)) {
        auto* list = new QComboBox;
        list->setObjectName(nameOf(control));
        list->setAccessibleName(control.label);
        list->setFocusPolicy(Qt::TabFocus);
        list->addItems(control.choices);
        connect(list, &QComboBox::activated, this, [this, id](int value) { m_session.edits().setControl(id, value); });
        label->setBuddy(list);
        line->addWidget(list);
    } else {
        auto* group = new QButtonGroup(row);
        group->setObjectName(nameOf(control));
        for (int i = 0; i < control.choices.size(); ++i) {
            auto* button = new QToolButton;
            button->setObjectName(nameOf(control) + QString::number(i));
            button->setText(control.choices[i]);
            button->setCheckable(true);
            button->setFocusPolicy(Qt::TabFocus);
            button->setAccessibleName(control.label + QLatin1Char(' ') + control.choices[i]);
            setLook(button, "choice");
            group->addButton(button, i);
            line->addWidget(button);
        }
        connect(group, &QButtonGroup::idClicked, this,
                [this, id](int value) { m_session.edits().setControl(id, value); });
    }
    return row;
}

QWidget* SceneControls::makeTextRow(const LabControl& control) {
    auto* row = new QWidget;
    auto* label = new QLabel(control.label);
    auto* text = new QLineEdit;
    text->setObjectName(nameOf(control));
    text->setAccessibleName(control.label);
    label->setBuddy(text);
    auto* fault = new FaultLine;
    fault->setObjectName(nameOf(control) + QStringLiteral("_fault"));
    const QString id = control.id;
    // After the field's own work: the scene may get other controls by it, and this one may go.
    const auto take = [this, id, field = QPointer(text), shown = QPointer(fault)] {
        if (!field || !shown)
            return;
        const QString sentence = m_session.edits().setText(id, field->text());
        if (!shown)
            return;
        shown->tell(sentence);
        field->setModified(!sentence.isEmpty());
        refresh();
        // Still there: Return was pressed.
        if (sentence.isEmpty() && field && field->hasFocus())
            Q_EMIT left();
    };
    connect(text, &QLineEdit::editingFinished, this, take, Qt::QueuedConnection);
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(label);
    line->addWidget(text, 1);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(line);
    column->addWidget(fault);
    return row;
}

/// A control may be telling right now what was done with it: those that stay keep their row, and what goes does so
/// later.
void SceneControls::rebuild(const std::vector<LabControl>& controls, const QStringList& signatures) {
    QHash<QString, QWidget*> previous;
    for (qsizetype i = 0; i < m_built.size(); ++i)
        previous.insert(m_built[i], m_rows[i]);
    m_built = signatures;
    m_rows.clear();
    while (m_column->count() > 0)
        delete m_column->takeAt(0);
    QLayout* line = nullptr;
    for (std::size_t i = 0; i < controls.size(); ++i) {
        const LabControl& control = controls[i];
        QWidget* row = previous.take(signatures[static_cast<qsizetype>(i)]);
        m_rows.append(row ? row : makeRow(control));
        if (!line || !control.joinsPrevious)
            m_column->addLayout(line = makeLine(controls, i));
        line->addWidget(m_rows.last());
        if (auto* box = qobject_cast<QHBoxLayout*>(line)) {
            // A field keeps room for its fault below: what stands beside it goes by the field.
            box->setStretchFactor(m_rows.last(), control.kind == LabControlKind::text ? 1 : 0);
            box->setAlignment(m_rows.last(), Qt::AlignTop);
        }
        // At once: what the layout shows later takes no room before.
        m_rows.last()->show();
        for (QWidget* each : m_rows.last()->findChildren<QWidget*>())
            each->ensurePolished();
    }
    orderTabs();
    for (QWidget* gone : std::as_const(previous)) {
        const QWidget* focus = QApplication::focusWidget();
        if (focus == gone || gone->isAncestorOf(focus))
            Q_EMIT left();
        gone->hide();
        gone->deleteLater();
    }
}

void SceneControls::orderTabs() {
    QWidget* before = nullptr;
    for (QWidget* row : std::as_const(m_rows))
        for (QWidget* each : QList<QWidget*>{row} + row->findChildren<QWidget*>()) {
            // The list of a choice is a window of its own.
            if ((each->focusPolicy() & Qt::TabFocus) == 0 || each->window() != window())
                continue;
            if (before)
                QWidget::setTabOrder(before, each);
            before = each;
        }
}

void SceneControls::refresh() {
    const std::vector<LabControl> controls = m_session.scene().controls();
    const QStringList built = textsOf(controls, signature);
    if (built != m_built)
        rebuild(controls, built);
    setVisible(!controls.empty());
    for (std::size_t i = 0; i < controls.size(); ++i) {
        const LabControl& control = controls[i];
        QWidget* row = m_rows[static_cast<qsizetype>(i)];
        if (auto* box = qobject_cast<QCheckBox*>(row)) {
            const QSignalBlocker quiet(box);
            box->setChecked(control.value != 0);
        } else if (auto* number = row->findChild<QSpinBox*>()) {
            const QSignalBlocker quiet(number);
            number->setRange(control.least, control.most);
            number->setFixedWidth(widthFor(*number));
            number->setValue(control.value);
        } else if (auto* list = row->findChild<QComboBox*>()) {
            list->setCurrentIndex(control.value);
        } else if (auto* group = row->findChild<QButtonGroup*>()) {
            if (QAbstractButton* button = group->button(control.value))
                button->setChecked(true);
        } else if (auto* text = row->findChild<QLineEdit*>()) {
            // What was not taken stands there beside the reason, to be corrected.
            const auto* fault = row->findChild<QLabel*>(text->objectName() + QStringLiteral("_fault"));
            if (fault->isHidden() && !(text->hasFocus() && text->isModified()))
                text->setText(control.text);
        }
    }
}

PaperDrawer::PaperDrawer(LabSession& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_handle(new QToolButton), m_notes(new QLabel) {
    m_handle->setObjectName(QStringLiteral("labPaper"));
    m_handle->setText(tr("In the source text"));
    m_handle->setToolTip(tr("Where the text that this scene is made from has it otherwise"));
    m_handle->setCheckable(true);
    m_handle->setArrowType(Qt::RightArrow);
    m_handle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_handle->setFocusPolicy(Qt::TabFocus);
    setLook(m_handle, "flat");
    m_notes->setObjectName(QStringLiteral("labPaperNotes"));
    m_notes->setWordWrap(true);
    m_notes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_notes->hide();
    connect(m_handle, &QToolButton::toggled, this, [this](bool isOpen) {
        m_handle->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_notes->setVisible(isOpen);
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_handle, 0, Qt::AlignLeft);
    column->addWidget(m_notes);
}

void PaperDrawer::close() { m_handle->setChecked(false); }

void PaperDrawer::refresh() {
    const PaperNotes notes = m_session.scene().paperNotes();
    setVisible(!notes.sentences.isEmpty());
    const QString source = m_session.lab()->source();
    m_notes->setText(notes.sentences.join(QLatin1Char('\n')) + QLatin1Char('\n') +
                     (notes.part.isEmpty() ? source : tr("%1, %2", "a source, a part of it").arg(source, notes.part)));
}

TurnCard::TurnCard(LabSession& session, QWidget* parent)
    : QFrame(parent), m_session(session), m_task(new QLabel), m_verdict(new QLabel),
      m_again(new QPushButton(tr("Start again"))), m_undo(new QPushButton(tr("Undo"))),
      m_redo(new QPushButton(tr("Redo"))) {
    setObjectName(QStringLiteral("turnCard"));
    setProperty("look", QStringLiteral("card"));
    m_task->setObjectName(QStringLiteral("turnTask"));
    m_task->setWordWrap(true);
    setLook(m_task, "strong");
    m_verdict->setObjectName(QStringLiteral("turnVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_again->setObjectName(QStringLiteral("turnAgain"));
    m_again->setToolTip(tr("Clear your work and begin this turn again; Undo brings it back"));
    m_undo->setObjectName(QStringLiteral("turnUndo"));
    m_undo->setToolTip(tr("Take back what you did last (Ctrl+Z)"));
    m_redo->setObjectName(QStringLiteral("turnRedo"));
    m_redo->setToolTip(tr("Do again what you took back (Ctrl+Y)"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* button : {m_undo, m_redo, m_again}) {
        button->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    connect(m_again, &QPushButton::clicked, this, [this] { m_session.edits().clearTurn(); });
    connect(m_undo, &QPushButton::clicked, this, [this] { m_session.edits().undo(); });
    connect(m_redo, &QPushButton::clicked, this, [this] { m_session.edits().redo(); });
    connect(&session, &LabSession::sceneChanged, this, [this] { m_reserved = 0; });
    connect(&session, &LabSession::undoChanged, this, &TurnCard::refresh);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kWideSpace, kSpace, kWideSpace, kSpace);
    column->setSpacing(8);
    column->addWidget(m_task);
    column->addWidget(m_verdict);
    column->addLayout(buttons);
}

void TurnCard::refresh() {
    const std::optional<LabTurn> turn = m_session.scene().turn();
    const bool isOn = turn && m_session.yourTurn().isOn();
    setVisible(isOn);
    if (!isOn)
        return;
    m_task->setText(turn->task);
    m_verdict->setText(turn->state == LabTurn::State::done      ? tr("✓ %1", "the turn is done").arg(turn->verdict)
                       : turn->state == LabTurn::State::mistake ? tr("✗ %1", "a slip").arg(turn->verdict)
                                                                : turn->verdict);
    m_undo->setEnabled(m_session.edits().canUndo());
    m_redo->setEnabled(m_session.edits().canRedo());
    m_again->setEnabled(!m_session.scene().drawing().isEmpty());
}

void TurnCard::reserveVerdict(int width) {
    constexpr int kLines = 4;
    m_verdict->ensurePolished();
    m_reserved = std::max({m_reserved, kLines * m_verdict->fontMetrics().lineSpacing(),
                           tallest(*m_verdict, width - 2 * (kWideSpace + frameWidth()), {m_verdict->text()})});
    m_verdict->setFixedHeight(m_reserved);
    updateGeometry();
}

QuestionCard::QuestionCard(LabSession& session, QWidget* parent)
    : QFrame(parent), m_session(session), m_question(new QLabel), m_answer(new QLabel), m_row(new FlowRow(kSpace)),
      m_reveal(new QPushButton(tr("Reveal"))) {
    setObjectName(QStringLiteral("questionCard"));
    setProperty("look", QStringLiteral("card"));
    m_question->setObjectName(QStringLiteral("labQuestion"));
    m_question->setWordWrap(true);
    setLook(m_question, "strong");
    m_answer->setObjectName(QStringLiteral("labAnswer"));
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_reveal->setObjectName(QStringLiteral("labReveal"));
    m_reveal->setToolTip(tr("Show the answer, or hide it again (Space)"));
    m_reveal->setFocusPolicy(Qt::TabFocus);
    setLook(m_reveal, "primary");
    connect(m_reveal, &QPushButton::clicked, this,
            [this] { m_session.questions().setRevealed(m_session.sceneIndex(), !m_session.questions().isRevealed()); });
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_question, 1);
    head->addWidget(m_reveal, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kWideSpace, kSpace, kWideSpace, kSpace);
    column->setSpacing(8);
    column->addLayout(head);
    column->addLayout(m_row);
    column->addWidget(m_answer);
}

/// Those too many wait: one of them may be telling right now that it was chosen.
void QuestionCard::showChoices(int count) {
    while (m_choices.size() < count) {
        const int index = static_cast<int>(m_choices.size());
        auto* button = new QPushButton;
        button->setObjectName(QStringLiteral("labChoice%1").arg(index));
        button->setFocusPolicy(Qt::TabFocus);
        button->setCheckable(true);
        setLook(button, "pill");
        connect(button, &QPushButton::clicked, this, [this, index] { m_session.questions().makeGuess(index); });
        m_row->addWidget(button);
        m_choices.append(button);
    }
    for (int i = 0; i < m_choices.size(); ++i)
        m_choices[i]->setVisible(i < count);
}

void QuestionCard::refresh() {
    const LabQuestion question = m_session.scene().question();
    const bool isRevealed = m_session.questions().isRevealed();
    const int guess = m_session.questions().guess();
    m_question->setText(question.text);
    showChoices(static_cast<int>(question.choices.size()));
    for (int i = 0; i < question.choices.size(); ++i) {
        QString text = question.choices[i];
        // As wide as it will be with its tick.
        m_choices[i]->setMinimumWidth(0);
        m_choices[i]->setText(tr("✓ %1", "the right one of the guesses").arg(text));
        m_choices[i]->setMinimumWidth(m_choices[i]->sizeHint().width());
        if (isRevealed && i == question.right)
            text = tr("✓ %1", "the right one of the guesses").arg(text);
        else if (isRevealed && question.isDecided() && i == guess)
            text = tr("✗ %1", "a wrong guess").arg(text);
        m_choices[i]->setText(text);
        m_choices[i]->setChecked(isRevealed && (i == guess || i == question.right));
    }
    int widest = 0;
    for (const QString& text : {tr("Hide"), tr("Reveal")}) {
        m_reveal->setText(text);
        widest = std::max(widest, m_reveal->sizeHint().width());
    }
    m_reveal->setMinimumWidth(widest);
    m_reveal->setText(isRevealed ? tr("Hide") : tr("Reveal"));
    QString answer = question.answer;
    if (question.isDecided() && guess >= 0 && guess != question.right && guess < question.choices.size())
        answer = correctionOf(question, guess);
    // What nobody has asked for is in no label, hidden or not.
    m_answer->setText(isRevealed ? answer : QString());
}

QString QuestionCard::correctionOf(const LabQuestion& question, int guess) {
    const QString& right = question.choices[question.right];
    // An answer that begins with the right choice says it once.
    const bool saysItself = question.answer.startsWith(right, Qt::CaseInsensitive) &&
                            question.answer.size() > right.size() && question.answer[right.size()].isPunct();
    return saysItself ? tr("You said %1; it is %2", "a choice; the right one, with its reason")
                            .arg(question.choices[guess], right + question.answer.mid(right.size()))
                      : tr("You said %1; it is %2. %3").arg(question.choices[guess], right, question.answer);
}

void QuestionCard::reserveAnswer(int width) {
    const LabQuestion question = m_session.scene().question();
    QStringList answers{question.answer};
    if (question.isDecided())
        for (int guess = 0; guess < question.choices.size(); ++guess)
            answers.append(correctionOf(question, guess));
    m_answer->setFixedHeight(tallest(*m_answer, width - 2 * (kWideSpace + frameWidth()), answers));
    // What holds the card keeps its height otherwise.
    updateGeometry();
}

int tallest(const QLabel& label, int width, const QStringList& texts) {
    // Not the label itself: each text that it is given asks for another layout.
    // What was never shown does not have its font yet.
    label.ensurePolished();
    QLabel probe;
    probe.setFont(label.font());
    probe.setWordWrap(true);
    probe.setTextFormat(label.textFormat());
    int most = 0;
    for (const QString& text : texts) {
        probe.setText(text);
        most = std::max(most, probe.heightForWidth(std::max(1, width)));
    }
    return most;
}

}  // namespace nonet

#include "moc_scene_controls.cpp"
