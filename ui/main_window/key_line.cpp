#include "ui/main_window/key_line.h"

#include "ui/main_window/spacing.h"
#include "ui/preferences/preferences.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace nonet {

KeyLine::KeyLine(Preferences& preferences, QWidget* parent) : QFrame(parent), m_preferences(preferences) {
    setObjectName(QStringLiteral("keyLine"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSmallSpace);
    auto* text = new QLabel(tr("Keys as in"));
    text->setProperty("look", QStringLiteral("muted"));
    layout->addStretch();
    layout->addWidget(text);
    const auto addButton = [&](const QString& name, const QString& label, const QString& tip, auto press) {
        auto* button = new QToolButton;
        button->setObjectName(name);
        button->setText(label);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, press);
        layout->addWidget(button);
        return button;
    };
    for (const KeyPreset preset : kKeyPresets) {
        QToolButton* button = addButton(QStringLiteral("keyLine%1").arg(static_cast<int>(preset)), presetName(preset),
                                        tr("Use these keys"), [this, preset] { choose(static_cast<int>(preset)); });
        button->setCheckable(true);
        button->setAutoExclusive(true);
        const auto showChoice = [&preferences, button, preset] {
            button->setChecked(preferences.values().keyPreset == preset);
        };
        connect(&preferences, &Preferences::changed, button, showChoice);
        showChoice();
    }
    addButton(QStringLiteral("keyLineChange"), tr("change"), tr("See and change all keys"),
              [this] { Q_EMIT changeAsked(); });
    QToolButton* close = addButton(QStringLiteral("keyLineClose"), QStringLiteral("×"),
                                   tr("Do not show this line again"), [this] { dismiss(); });
    close->setAccessibleName(close->toolTip());
    layout->addStretch();
    connect(&preferences, &Preferences::changed, this, &KeyLine::updateVisible);
    updateVisible();
}

void KeyLine::setHasRoom(bool hasRoom) {
    m_hasRoom = hasRoom;
    updateVisible();
}

bool KeyLine::isWanted() const { return m_preferences.values().showsKeyLine; }

void KeyLine::updateVisible() {
    const bool isShown = m_hasRoom && isWanted();
    if (isShown == isHidden())
        setVisible(isShown);
}

void KeyLine::choose(int preset) {
    m_preferences.change([preset](PreferenceValues& v) { v.keyPreset = static_cast<KeyPreset>(preset); });
}

void KeyLine::dismiss() {
    m_preferences.change([](PreferenceValues& v) { v.showsKeyLine = false; });
}

}  // namespace nonet

#include "moc_key_line.cpp"
