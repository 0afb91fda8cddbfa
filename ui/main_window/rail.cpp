#include "ui/main_window/rail.h"

#include "ui/main_window/spacing.h"
#include "ui/preferences/icons.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kIconSide = 22;
constexpr int kTextSize = 10;

}  // namespace

Rail::Rail(QWidget* parent)
    : QFrame(parent),
      m_play(makeButton("roomPlay", tr("Play"), tr("Play: solve a puzzle, with hints and replay"), Room::play)),
      m_learn(makeButton("roomLearn", tr("Learn"), tr("Learn: see how boards are made"), Room::learn)) {
    setObjectName(QStringLiteral("rail"));
    setProperty("look", QStringLiteral("rail"));
    setFixedWidth(kRailWidth);
    m_play->setChecked(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, kWideSpace, 6, kSpace);
    layout->setSpacing(kSpace);
    layout->addWidget(m_play);
    layout->addWidget(m_learn);
    layout->addStretch();
}

QToolButton* Rail::makeButton(const char* name, const QString& text, const QString& tip, Room room) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    QFont font = button->font();
    font.setPixelSize(kTextSize);
    button->setFont(font);
    button->setProperty("look", QStringLiteral("rail"));
    button->setToolTip(tip);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({kIconSide, kIconSide});
    button->setCheckable(true);
    button->setAutoExclusive(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setFixedSize(kRailWidth - 2 * 6, kRailWidth);
    connect(button, &QToolButton::clicked, this, [this, room] { Q_EMIT roomChosen(room); });
    return button;
}

void Rail::setTheme(const Theme& theme) {
    m_play->setIcon(icon(QStringLiteral("room_play"), theme));
    m_learn->setIcon(icon(QStringLiteral("room_learn"), theme));
}

}  // namespace nonet

#include "moc_rail.cpp"
