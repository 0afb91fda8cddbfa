#include "ui/main_window/rail.h"

#include "ui/frame/spacing.h"
#include "ui/preferences/icons.h"
#include "ui/shortcuts/action_set.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kIconSide = 22;
/// So that the rooms' names have their room on a narrow rail.
constexpr int kBeside = 2;

QString buttonName(const RoomRow& row) {
    QString id = QLatin1String(row.id);
    id[0] = id[0].toUpper();
    return QLatin1String("room") + id;
}

}  // namespace

Rail::Rail(std::span<const RoomRow> rows, const ActionSet& actions, QWidget* parent) : QFrame(parent), m_rows(rows) {
    setObjectName(QStringLiteral("rail"));
    setProperty("look", QStringLiteral("rail"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kBeside, kWideSpace, kBeside, kSpace);
    layout->setSpacing(kSpace);
    for (const RoomRow& row : m_rows)
        layout->addWidget(makeButton(row, *actions.action(row.action())));
    layout->addStretch();
    m_buttons.first()->setChecked(true);
    followText();
}

QToolButton* Rail::makeButton(const RoomRow& row, QAction& action) {
    auto* button = new QToolButton(this);
    m_buttons.append(button);
    button->setObjectName(buttonName(row));
    button->setProperty("look", QStringLiteral("rail"));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus);
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
    followText();
}

void Rail::followText() {
    const int width = atTextScale(kRailWidth);
    setFixedWidth(width);
    for (QToolButton* each : m_buttons) {
        each->setFont(textFont(TextSize::caption));
        each->setIconSize({atTextScale(kIconSide), atTextScale(kIconSide)});
        each->setFixedSize(width - kBorder - 2 * kBeside, width);
    }
}

}  // namespace nonet

#include "moc_rail.cpp"
