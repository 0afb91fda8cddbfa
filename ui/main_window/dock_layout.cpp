#include "ui/main_window/dock_layout.h"

#include "ui/preferences/preferences.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTimer>

namespace nonet {
namespace {

/// Raised where the docks change, so that an old layout is not laid over new docks.
constexpr int kLayoutVersion = 1;
/// The top card as high as a hint that is told whole, and what a list needs for half a dozen rows.
constexpr int kTopCard = 350;
constexpr int kReadableList = 300;

}  // namespace

DockLayout::DockLayout(QMainWindow& host, Preferences& preferences, const QString& room, QList<QDockWidget*> stacked,
                       QList<QDockWidget*> tabbed)
    : m_host(host), m_preferences(preferences), m_room(room), m_stacked(std::move(stacked)),
      m_tabbed(std::move(tabbed)) {
    for (QDockWidget* dock : all())
        dock->hide();
    for (QDockWidget* list : m_tabbed)
        QObject::connect(list, &QDockWidget::visibilityChanged, &m_host, [this, list](bool isVisible) {
            // Once its place is known.
            if (isVisible)
                QTimer::singleShot(0, list, [this, list] { makeReadable(list); });
        });
    apply();
}

void DockLayout::makeReadable(QDockWidget* list) {
    QDockWidget* top = m_stacked.first();
    const bool isStacked = !m_isNarrow && list->isVisible() && top->isVisible() && !list->isFloating() &&
                           m_host.dockWidgetArea(list) == m_host.dockWidgetArea(top);
    if (isStacked && list->height() < kReadableList && top->height() > kTopCard)
        m_host.resizeDocks({top, list}, {kTopCard, list->height() + top->height() - kTopCard}, Qt::Vertical);
}

QString DockLayout::key() const { return m_room + (m_isNarrow ? QStringLiteral(".narrow") : QStringLiteral(".wide")); }

void DockLayout::setNarrow(bool isNarrow) {
    if (isNarrow == m_isNarrow)
        return;
    store();
    QList<QDockWidget*> open;
    for (QDockWidget* dock : all())
        if (!dock->isHidden())
            open.append(dock);
    m_isNarrow = isNarrow;
    apply();
    // What is open stays open, whatever the other layout had.
    for (QDockWidget* dock : all())
        dock->setVisible(open.contains(dock));
}

void DockLayout::reset() {
    m_preferences.clearLayouts();
    for (QDockWidget* dock : all()) {
        dock->setFloating(false);
        dock->hide();
    }
    arrange();
}

void DockLayout::store() const { m_preferences.setLayout(key(), m_host.saveState(kLayoutVersion)); }

void DockLayout::apply() {
    arrange();
    const QByteArray kept = m_preferences.layout(key());
    if (!kept.isEmpty())
        m_host.restoreState(kept, kLayoutVersion);
}

void DockLayout::arrange() {
    QList<bool> wereHidden;
    for (QDockWidget* dock : all())
        wereHidden.append(dock->isHidden());
    for (QDockWidget* dock : all())
        m_host.removeDockWidget(dock);
    for (QDockWidget* dock : m_stacked)
        m_host.addDockWidget(Qt::RightDockWidgetArea, dock, Qt::Vertical);
    QDockWidget* before = m_isNarrow ? m_stacked.first() : nullptr;
    if (m_isNarrow)
        for (QDockWidget* dock : m_stacked.mid(1))
            m_host.tabifyDockWidget(before, dock);
    for (QDockWidget* dock : m_tabbed) {
        if (before)
            m_host.tabifyDockWidget(before, dock);
        else
            m_host.addDockWidget(Qt::RightDockWidgetArea, dock, Qt::Vertical);
        before = before ? before : dock;
    }
    const QList<QDockWidget*> docks = all();
    for (qsizetype i = 0; i < docks.size(); ++i)
        docks[i]->setVisible(!wereHidden[i]);
    m_host.resizeDocks({docks.first()}, {kDockWidth}, Qt::Horizontal);
}

}  // namespace nonet
