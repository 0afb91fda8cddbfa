#include "ui/play/key_line.h"

#include "ui/frame/spacing.h"
#include "ui/preferences/preferences.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <map>

namespace nonet {

KeyLine::KeyLine(Preferences& preferences, QWidget* parent)
    : QFrame(parent), m_preferences(preferences), m_grid(new QGridLayout(this)), m_tail(new QWidget) {
    setObjectName(QStringLiteral("keyLine"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(kSmallSpace);
    auto* tail = new QHBoxLayout(m_tail);
    tail->setContentsMargins(0, 0, 0, 0);
    tail->setSpacing(kSmallSpace);
    tail->addStretch();
    auto* text = new QLabel(tr("Keys as in"));
    text->setProperty("look", QStringLiteral("muted"));
    m_parts.append(text);
    const auto addButton = [this](const QString& name, const QString& label, const QString& tip, auto press) {
        auto* button = new QToolButton;
        button->setObjectName(name);
        button->setText(label);
        button->setToolTip(tip);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, press);
        return button;
    };
    for (const KeyPreset preset : kKeyPresets) {
        QToolButton* button = addButton(QStringLiteral("keyLine%1").arg(static_cast<int>(preset)), presetName(preset),
                                        tr("Use these keys"), [this, preset] { choose(static_cast<int>(preset)); });
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_parts.append(button);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        const auto showChoice = [&preferences, button, preset] {
            button->setChecked(preferences.values().keyPreset == preset);
        };
        connect(&preferences, &Preferences::changed, button, showChoice);
        showChoice();
    }
    tail->addWidget(addButton(QStringLiteral("keyLineChange"), tr("change"), tr("See and change all keys"),
                              [this] { Q_EMIT changeRequested(); }));
    QToolButton* close = addButton(QStringLiteral("keyLineClose"), QStringLiteral("×"),
                                   tr("Do not show this line again"), [this] { dismiss(); });
    close->setAccessibleName(close->toolTip());
    tail->addWidget(close);
    m_parts.append(m_tail);
    arrange();
    connect(&preferences, &Preferences::changed, this, &KeyLine::updateVisible);
    updateVisible();
}

void KeyLine::setStacked(bool isStacked) {
    if (isStacked == m_isStacked)
        return;
    m_isStacked = isStacked;
    arrange();
}

KeyLine::Place KeyLine::placeOf(int part, bool isStacked) {
    // Stacked, the names stand side by side under what they are of.
    static constexpr Place kStacked[] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    return isStacked ? kStacked[part] : Place{0, part};
}

void KeyLine::arrange() {
    for (QWidget* part : m_parts)
        m_grid->removeWidget(part);
    for (int i = 0; i < m_parts.size(); ++i) {
        const Place place = placeOf(i, m_isStacked);
        m_grid->addWidget(m_parts[i], place.row, place.column);
    }
}

QSize KeyLine::sizeIn(bool isStacked) const {
    std::map<int, int> heights;
    std::map<int, int> widths;
    for (int i = 0; i < m_parts.size(); ++i) {
        const Place place = placeOf(i, isStacked);
        const QSize size = QWidgetItem(m_parts[i]).sizeHint();
        heights[place.row] = std::max(heights[place.row], size.height());
        widths[place.column] = std::max(widths[place.column], size.width());
    }
    const auto sum = [this](const std::map<int, int>& lengths) {
        int all = m_grid->spacing() * (static_cast<int>(lengths.size()) - 1);
        for (const auto& [place, length] : lengths)
            all += length;
        return all;
    };
    return {sum(widths), sum(heights)};
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
