#include "ui/main_window/rail.h"

#include "ui/main_window/spacing.h"
#include "ui/preferences/icons.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kIconSide = 22;

}  // namespace

Rail::Rail(QWidget* parent) : QFrame(parent), m_play(new QToolButton(this)) {
    setObjectName(QStringLiteral("rail"));
    setProperty("look", QStringLiteral("rail"));
    setFixedWidth(kRailWidth);
    m_play->setObjectName(QStringLiteral("roomPlay"));
    m_play->setText(tr("Play"));
    m_play->setProperty("look", QStringLiteral("rail"));
    m_play->setToolTip(tr("Play: solve a puzzle, with hints and replay"));
    m_play->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    m_play->setIconSize({kIconSide, kIconSide});
    m_play->setCheckable(true);
    m_play->setChecked(true);
    m_play->setAutoExclusive(true);
    m_play->setFocusPolicy(Qt::TabFocus);
    m_play->setFixedSize(kRailWidth - 2 * 6, kRailWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, kWideSpace, 6, kSpace);
    layout->addWidget(m_play);
    layout->addStretch();
}

void Rail::setTheme(const Theme& theme) { m_play->setIcon(icon(QStringLiteral("room_play"), theme)); }

}  // namespace nonet

#include "moc_rail.cpp"
