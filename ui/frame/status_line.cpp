#include "ui/frame/status_line.h"

#include "ui/frame/spacing.h"
#include "ui/tasks/task.h"
#include "ui/text/foreign_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

namespace nonet {
namespace {

constexpr int kActionIsShownFor = 4000;
constexpr int kProgressWidth = 120;
constexpr int kProgressSteps = 1000;

}  // namespace

StatusLine::StatusLine(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_taskTitle(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel"), this)), m_time(new QLabel(this)) {
    setObjectName(QStringLiteral("statusLine"));
    m_text->setObjectName(QStringLiteral("statusText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_taskTitle->setObjectName(QStringLiteral("taskTitle"));
    m_progress->setObjectName(QStringLiteral("taskProgress"));
    m_progress->setFixedWidth(kProgressWidth);
    m_progress->setTextVisible(false);
    m_cancel->setObjectName(QStringLiteral("taskCancel"));
    m_cancel->setProperty("look", QStringLiteral("flat"));
    m_cancel->setFocusPolicy(Qt::TabFocus);
    m_cancel->setToolTip(tr("Stop this calculation"));
    // The line is no higher with it than without: the board above keeps its size. The look's least height goes first.
    m_cancel->setProperty("compact", true);
    m_cancel->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_time->setObjectName(QStringLiteral("statusTime"));
    for (QLabel* label : {m_text, m_taskTitle, m_time})
        label->setProperty("look", QStringLiteral("muted"));

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kCardSpace, kSmallSpace, kCardSpace, kSmallSpace);
    layout->setSpacing(kWideSpace);
    layout->addWidget(m_text, 1);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_taskTitle, m_progress, m_cancel, m_time})
        layout->addWidget(widget);
    showTask(nullptr);

    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_shownTask)
            m_shownTask->cancel();
    });
}

void StatusLine::setFacts(const QStringList& facts) {
    m_facts = facts.join(QStringLiteral(" · "));
    updateText();
}

void StatusLine::setLegend(const QString& legend) {
    m_legend = legend;
    updateText();
}

QString StatusLine::facts() const { return m_facts; }

void StatusLine::showAction(const QString& text) {
    m_action = text;
    updateText();
    QTimer::singleShot(kActionIsShownFor, this, [this, text] {
        if (m_action != text)
            return;
        m_action.clear();
        updateText();
    });
}

void StatusLine::updateText() {
    QStringList parts{m_facts, m_legend, m_action};
    parts.removeAll(QString());
    const QString text = parts.join(QStringLiteral("   "));
    // What was just said comes first where not all has room.
    const bool isTooLong = !m_action.isEmpty() && m_text->fontMetrics().horizontalAdvance(text) > m_text->width();
    const QString told = isTooLong ? m_action + QStringLiteral("   ") + m_facts : text;
    const QString shown = m_text->fontMetrics().elidedText(told, Qt::ElideRight, m_text->width());
    m_text->setText(shown);
    m_text->setToolTip(shown == text ? QString() : plainTip(text));
    m_text->setAccessibleName(text);
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    layout()->activate();
    updateText();
}

void StatusLine::setTime(const QString& time) {
    m_time->setText(time);
    if (m_time->isHidden() != time.isEmpty()) {
        m_time->setVisible(!time.isEmpty());
        // The text has another width from now on.
        layout()->activate();
        updateText();
    }
}

void StatusLine::watch(Task* task) {
    connect(task, &Task::slowChanged, this, [this, task](bool isSlow) {
        if (!isSlow)
            return forget(task);
        m_slowTasks.append(task);
        showTask(task);
    });
    connect(task, &Task::cancelOffered, this, [this, task] {
        m_cancellable.append(task);
        m_cancel->setVisible(m_cancellable.contains(m_shownTask));
    });
    connect(task, &Task::progressed, this, [this, task](quint64 done, quint64 total) {
        if (m_shownTask != task || total == 0)
            return;
        m_progress->setRange(0, kProgressSteps);
        m_progress->setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(total) * kProgressSteps));
    });
    connect(task, &QObject::destroyed, this, [this, task] { forget(task); });
}

void StatusLine::forget(Task* task) {
    m_slowTasks.removeAll(task);
    m_cancellable.removeAll(task);
    // Another one may still be at work.
    if (m_shownTask == task)
        showTask(m_slowTasks.isEmpty() ? nullptr : m_slowTasks.last());
}

void StatusLine::showTask(Task* task) {
    m_shownTask = task;
    m_progress->setRange(0, 0);
    m_taskTitle->setText(task ? task->title() : QString());
    m_taskTitle->setVisible(task != nullptr);
    m_progress->setVisible(task != nullptr);
    m_cancel->setVisible(m_cancellable.contains(task));
}

}  // namespace nonet

#include "moc_status_line.cpp"
