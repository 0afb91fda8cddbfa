#include "ui/main_window/dock_layout.h"

#include "ui/preferences/preferences.h"

#include <QDockWidget>
#include <QMainWindow>

namespace nonet {
namespace {

/// Raised where the docks change, so that an old layout is not laid over new docks.
constexpr int kLayoutVersion = 1;

}  // namespace

DockLayout::DockLayout(QMainWindow& host, Preferences& preferences, const QString& room, QList<QDockWidget*> stacked,
                       QList<QDockWidget*> tabbed)
    : m_host(host), m_preferences(preferences), m_room(room), m_stacked(std::move(stacked)),
      m_tabbed(std::move(tabbed)) {
    for (QDockWidget* dock : all())
        dock->hide();
    apply();
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
