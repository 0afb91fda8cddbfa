#include "ui/designer/answer_controls.h"

#include "ui/answers/puzzle_answers.h"
#include "ui/designer/answer_head.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/tokens.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace nonet {

QLabel* fixedLines(const QString& objectName, int lines) {
    auto* label = wrappedLabel(objectName);
    label->setWordWrap(lines > 1);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    label->setFixedHeight(lines * label->fontMetrics().lineSpacing() + kSmallSpace);
    return label;
}

QLabel* wrappedLabel(const QString& objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QLabel* captionOf(const QString& text) {
    auto* label = new QLabel(text);
    setLook(label, "muted");
    return label;
}

QPushButton* answerButton(const QString& objectName, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QVBoxLayout* addAnswerColumn(QWidget& part) {
    auto* column = new QVBoxLayout(&part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    return column;
}

QVBoxLayout* addScrolledColumn(QScrollArea& area, const QString& objectName) {
    area.setObjectName(objectName);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* part = new QFrame;
    part->setObjectName(QStringLiteral("dockBody"));
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(kCardSpace, kSmallSpace, kCardSpace, kSmallSpace);
    column->setSpacing(kSpace);
    area.setWidget(part);
    return column;
}

Answer* currentAnswer(const PuzzleAnswers& answers) {
    for (const AnswerState state : {AnswerState::running, AnswerState::paused})
        for (const std::unique_ptr<Answer>& each : answers.all())
            if (each->state() == state)
                return each.get();
    return nullptr;
}

QString timeText(std::chrono::milliseconds time) {
    const auto count = static_cast<double>(time.count());
    QString text = time.count() < 1 ? AnswerHead::tr("under 1 ms")
                   : count < 1000   ? AnswerHead::tr("%1 ms").arg(QLocale().toString(count, 'f', 0))
                                    : AnswerHead::tr("%1 s").arg(QLocale().toString(count / 1000, 'f', 1));
    // A number and its unit stay together.
    return text.replace(u' ', QChar(QChar::Nbsp));
}

QString workText(const PuzzleAnswers& answers) {
    const Answer* current = currentAnswer(answers);
    const Answer* told = current != nullptr ? current : answers.lastEnded();
    if (told == nullptr)
        return AnswerHead::tr("Nothing is being worked out.");
    const QString time = timeText(told->time());
    switch (told->state()) {
    case AnswerState::paused:
        return AnswerHead::tr("%1: paused after %2", "Looking for equal cells: paused after 1.2 s")
            .arg(told->title(), time);
    case AnswerState::stopped:
        return AnswerHead::tr("%1: stopped after %2", "Looking for equal cells: stopped after 1.2 s")
            .arg(told->title(), time);
    case AnswerState::running:
        return AnswerHead::tr("%1: %2", "Looking for equal cells: 1.2 s").arg(told->title(), time);
    default: return AnswerHead::tr("%1: done in %2", "Looking for equal cells: done in 1.2 s").arg(told->title(), time);
    }
}

QString timesText(const PuzzleAnswers& answers) {
    QStringList lines;
    for (const std::unique_ptr<Answer>& each : answers.all())
        if (each->state() == AnswerState::done)
            lines << AnswerHead::tr("%1: %2", "Looking for equal cells: 1.2 s")
                         .arg(each->title(), timeText(each->time()));
    return lines.join(u'\n');
}

}  // namespace nonet
