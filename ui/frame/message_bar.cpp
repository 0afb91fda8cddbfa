#include "ui/frame/message_bar.h"

#include "ui/board/announcer.h"
#include "ui/frame/spacing.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace nonet {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_announcer(new Announcer(m_text)), m_button(new QPushButton(this)) {
    setObjectName(QStringLiteral("messageBar"));
    m_text->setObjectName(QStringLiteral("messageText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_button->setObjectName(QStringLiteral("messageButton"));
    m_button->setFocusPolicy(Qt::TabFocus);
    m_button->setAutoDefault(true);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("messageClose"));
    close->setText(QStringLiteral("×"));
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(tr("Close this message"));
    close->setProperty("look", QStringLiteral("flat"));
    close->setFocusPolicy(Qt::TabFocus);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kCardSpace, kSmallSpace, kSpace, kSmallSpace);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_button);
    layout->addWidget(close);
    connect(close, &QToolButton::clicked, this, [this] {
        m_kept.clear();
        dismiss();
    });
    connect(m_button, &QPushButton::clicked, this, [this] {
        const std::function<void()> press = std::exchange(m_press, {});
        dismiss();
        if (press)
            press();
    });
    hide();
}

void MessageBar::show(MessageSeverity severity, const QString& sentence) { show(severity, sentence, QString(), {}); }

void MessageBar::show(MessageSeverity severity, const QString& sentence, const QString& button,
                      std::function<void()> press) {
    m_passing = sentence;
    m_button->setText(button);
    m_button->setVisible(!button.isEmpty());
    m_press = std::move(press);
    m_holds = {};
    say(severity);
}

void MessageBar::keepSaying(const QString& sentence) {
    if (sentence.isEmpty() || m_kept.contains(sentence))
        return;
    if (isHidden()) {
        m_passing.clear();
        m_button->hide();
    }
    m_kept.append(sentence);
    say(MessageSeverity::error);
}

void MessageBar::say(MessageSeverity severity) {
    const QString sentence = (m_passing.isEmpty() ? m_kept : m_kept + QStringList(m_passing)).join(QLatin1Char(' '));
    m_text->setText(sentence);
    const bool isError = severity == MessageSeverity::error || !m_kept.isEmpty();
    setProperty("severity", isError ? QStringLiteral("error") : QStringLiteral("note"));
    // The sentence's colour hangs on the bar's severity, which a style sheet does not notice by itself.
    for (QWidget* each : std::initializer_list<QWidget*>{this, m_text}) {
        style()->unpolish(each);
        style()->polish(each);
    }
    setVisible(true);
    Q_EMIT shown();
    m_announcer->announce(sentence);
}

void MessageBar::review() {
    if (isHidden() || !m_holds || m_holds())
        return;
    // What goes by itself takes the focus from nobody.
    if (!m_kept.isEmpty() || isAncestorOf(QApplication::focusWidget()))
        return dismiss();
    m_passing.clear();
    hide();
}

void MessageBar::focusButton() { m_button->setFocus(); }

QString MessageBar::sentence() const { return isHidden() ? QString() : m_text->text(); }

void MessageBar::dismiss() {
    if (isHidden())
        return;
    const bool goes = m_kept.isEmpty();
    m_passing.clear();
    m_button->hide();
    m_press = {};
    m_holds = {};
    if (!goes)
        return say(MessageSeverity::error);
    hide();
    Q_EMIT dismissed();
}

}  // namespace nonet

#include "moc_message_bar.cpp"
