#include "ui/main_window/rail.h"

#include "ui/main_window/spacing.h"
#include "ui/preferences/icons.h"
#include "ui/shortcuts/action_set.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kIconSide = 22;
constexpr int kTextSize = 10;

QString buttonName(const RoomRow& row) {
    QString id = QLatin1String(row.id);
    id[0] = id[0].toUpper();
    return QLatin1String("room") + id;
}

}  // namespace

Rail::Rail(std::span<const RoomRow> rows, const ActionSet& actions, QWidget* parent) : QFrame(parent), m_rows(rows) {
    setObjectName(QStringLiteral("rail"));
    setProperty("look", QStringLiteral("rail"));
    setFixedWidth(kRailWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, kWideSpace, 6, kSpace);
    layout->setSpacing(kSpace);
    for (const RoomRow& row : m_rows)
        layout->addWidget(makeButton(row, *actions.action(row.action())));
    layout->addStretch();
    m_buttons.first()->setChecked(true);
}

QToolButton* Rail::makeButton(const RoomRow& row, QAction& action) {
    auto* button = new QToolButton(this);
    m_buttons.append(button);
    button->setObjectName(buttonName(row));
    QFont font = button->font();
    font.setPixelSize(kTextSize);
    button->setFont(font);
    button->setProperty("look", QStringLiteral("rail"));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({kIconSide, kIconSide});
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedSize(kRailWidth - 2 * 6, kRailWidth);
    const auto describe = [button, &action] {
        button->setText(actionTitle(action));
        button->setToolTip(action.toolTip());
    };
    describe();
    connect(&action, &QAction::changed, button, describe);
    connect(button, &QToolButton::clicked, &action, &QAction::trigger);
    return button;
}

QToolButton* Rail::button(const RoomRow& row) const { return m_buttons[&row - m_rows.data()]; }

void Rail::setRoom(const RoomRow& row) { button(row)->setChecked(true); }

void Rail::setTheme(const Theme& theme) {
    for (const RoomRow& row : m_rows)
        button(row)->setIcon(icon(QLatin1String(row.icon), theme));
}

}  // namespace nonet

#include "moc_rail.cpp"
