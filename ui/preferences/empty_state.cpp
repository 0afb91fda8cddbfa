#include "ui/preferences/empty_state.h"

#include "ui/preferences/appearance.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent), m_title(makeLabel({}, "strong")), m_about(makeLabel({}, "muted")), m_buttons(new QHBoxLayout) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kSpace, kWideSpace, kSpace, kWideSpace);
    column->setSpacing(kSpace);
    for (QLabel* label : {m_title, m_about}) {
        label->setWordWrap(true);
        column->addWidget(label);
    }
    m_title->setObjectName(QStringLiteral("emptyTitle"));
    m_about->setObjectName(QStringLiteral("emptyAbout"));
    m_buttons->setSpacing(kSpace);
    m_buttons->addStretch();
    column->addLayout(m_buttons);
    column->addStretch();
}

void EmptyState::say(const QString& title, const QString& about) {
    m_title->setText(title);
    m_about->setText(about);
}

QPushButton* EmptyState::addButton(const QString& name, const QString& text) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    button->setAutoDefault(false);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

QPushButton* EmptyState::addButton(const QString& name, const QString& text, QAction* action) {
    QPushButton* button = addButton(name, text);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->toolTip());
    };
    follow();
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

}  // namespace nonet

#include "moc_empty_state.cpp"
