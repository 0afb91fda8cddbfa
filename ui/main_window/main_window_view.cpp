// The window's menus, its view and help actions, and how the focus walks.
#include "ui/board/board_widget.h"
#include "ui/hints/hint_dock.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/main_window/board_area.h"
#include "ui/main_window/dock_layout.h"
#include "ui/main_window/find_action.h"
#include "ui/main_window/key_line.h"
#include "ui/main_window/key_sheet.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/rail.h"
#include "ui/main_window/status_line.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/replay/replay_timeline.h"
#include "ui/shortcuts/action_set.h"

#include <QApplication>
#include <QDockWidget>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolButton>

namespace nonet {
namespace {

struct ThemeAction {
    const char* id;
    ThemeChoice choice;
};
constexpr ThemeAction kThemeActions[] = {
    {"theme.system", ThemeChoice::system},
    {"theme.light", ThemeChoice::light},
    {"theme.dark", ThemeChoice::dark},
    {"theme.high_contrast", ThemeChoice::highContrast},
    {"theme.high_contrast_reversed", ThemeChoice::highContrastReversed},
    {"theme.print", ThemeChoice::print},
};

}  // namespace

void MainWindow::buildMenus() {
    QMap<QString, QMenu*> menus;
    for (const ActionRow& row : actionCatalogue()) {
        QMenu* menu = nullptr;
        QString path;
        for (const QString& title : actionMenuPath(row)) {
            path += QLatin1Char('/') + title;
            QMenu*& known = menus[path];
            if (!known) {
                known = menu ? menu->addMenu(title) : menuBar()->addMenu(title);
                known->setToolTipsVisible(true);
            }
            menu = known;
        }
        const QString id = QString::fromLatin1(row.id);
        if (row.group == GroupPlace::begins && !menu->isEmpty())
            menu->addSeparator();
        menu->addAction(m_actions->action(id));
        // In the window too, so that its key works while the menu bar is hidden.
        if (row.scope == ActionScope::window)
            addAction(m_actions->action(id));
    }
}

void MainWindow::connectView() {
    const auto on = [this](const char* id, auto act) {
        connect(m_actions->action(QLatin1String(id)), &QAction::triggered, this, act);
    };
    on("view.only_board", [this](bool isOn) { setOnlyBoard(isOn); });
    on("view.reset_layout", [this] {
        setOnlyBoard(false);
        m_docks->reset();
    });
    on("view.preferences", [this] { openPreferences(false); });
    on("focus.next", [this] { walkFocus(1); });
    on("focus.previous", [this] { walkFocus(-1); });
    on("file.quit", [this] { close(); });
    for (const ThemeAction& theme : kThemeActions)
        connectTheme(theme.id, static_cast<int>(theme.choice));
    connectKeys("keys.sudokupad", static_cast<int>(KeyPreset::sudokuPad));
    connectKeys("keys.hodoku", static_cast<int>(KeyPreset::hodoku));
    connect(m_keyLine, &KeyLine::changeAsked, this, [this] { openPreferences(true); });
}

void MainWindow::connectTheme(const char* id, int choice) {
    QAction* action = m_actions->action(QLatin1String(id));
    const auto check = [this, action, choice] {
        action->setChecked(static_cast<int>(m_preferences.values().theme) == choice);
    };
    connect(action, &QAction::triggered, this, [this, choice, check] {
        m_preferences.change([choice](PreferenceValues& v) { v.theme = static_cast<ThemeChoice>(choice); });
        check();
    });
    connect(&m_preferences, &Preferences::changed, action, check);
    check();
}

void MainWindow::connectKeys(const char* id, int preset) {
    QAction* action = m_actions->action(QLatin1String(id));
    const auto check = [this, action, preset] {
        action->setChecked(static_cast<int>(m_preferences.values().keyPreset) == preset);
    };
    connect(action, &QAction::triggered, this, [this, preset, check] {
        m_preferences.change([preset](PreferenceValues& v) { v.keyPreset = static_cast<KeyPreset>(preset); });
        check();
    });
    connect(&m_preferences, &Preferences::changed, action, check);
    check();
}

void MainWindow::connectHelp() {
    const auto on = [this](const char* id, auto act) {
        connect(m_actions->action(QLatin1String(id)), &QAction::triggered, this, act);
    };
    on("help.find_action", [this] { m_find->open(m_actions->actions()); });
    on("help.keys", [this] {
        auto* sheet = new KeySheet(m_preferences.keyBindings(), this);
        sheet->show();
        // Esc is to reach it where no window manager hands the focus on.
        sheet->activateWindow();
    });
    on("help.about", [this] { showAbout(); });
}

void MainWindow::setOnlyBoard(bool isOn) {
    m_actions->action(QStringLiteral("view.only_board"))->setChecked(isOn);
    if (isOn == !m_hiddenForBoard.isEmpty())
        return;
    m_boardArea->setBare(isOn);
    if (isOn) {
        QList<QWidget*> around{menuBar(), m_rail, m_status, m_message, m_timeline};
        for (QDockWidget* dock : m_room->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
            around.append(dock);
        for (QWidget* widget : around) {
            if (widget->isHidden())
                continue;
            m_hiddenForBoard.append(widget);
            widget->hide();
        }
        setWindowState(windowState() | Qt::WindowFullScreen);
    } else {
        for (QWidget* widget : std::exchange(m_hiddenForBoard, {}))
            widget->show();
        // Maximised again, where it was.
        setWindowState(windowState() & ~Qt::WindowFullScreen);
        updateSpace();
    }
    m_board->setFocus();
}

QList<QWidget*> MainWindow::focusAreas() const {
    if (isLearning()) {
        QList<QWidget*> areas{m_rail->button(Room::learn)};
        for (const char* name : {"labStage", "labPanel", "labFooter"})
            if (auto* area = m_learn->findChild<QWidget*>(QLatin1String(name)); area && area->isVisible())
                areas.append(area);
        return areas;
    }
    QList<QWidget*> areas{m_rail->button(Room::play), m_board};
    // As they stand, from top to bottom: the order of children is that in which they were raised.
    QList<QDockWidget*> docks = m_room->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    const auto place = [](const QDockWidget* dock) {
        const QPoint at = dock->mapToGlobal(QPoint());
        return std::pair(at.y(), at.x());
    };
    std::sort(docks.begin(), docks.end(), [&](auto* a, auto* b) { return place(a) < place(b); });
    for (const QDockWidget* dock : docks)
        if (dock->isVisible() && dock->widget())
            areas.append(dock->widget());
    if (m_timeline->isVisible())
        areas.append(m_timeline);
    return areas;
}

void MainWindow::walkFocus(int direction) {
    const QList<QWidget*> areas = focusAreas();
    qsizetype at = areas.indexOf(m_board);
    for (qsizetype i = 0; i < areas.size(); ++i)
        if (QWidget* focus = QApplication::focusWidget(); focus && (areas[i] == focus || areas[i]->isAncestorOf(focus)))
            at = i;
    for (qsizetype step = 1; step <= areas.size(); ++step) {
        QWidget* area = areas[(at + direction * step + areas.size() * step) % areas.size()];
        QList<QWidget*> inside = area->findChildren<QWidget*>();
        inside.prepend(area);
        for (QWidget* widget : inside) {
            if ((widget->focusPolicy() & Qt::TabFocus) == 0 || !widget->isVisible() || !widget->isEnabled())
                continue;
            widget->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void MainWindow::openPreferences(bool showsKeys) {
    auto* dialog = new PreferencesDialog(m_preferences, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (showsKeys)
        dialog->showPage(PreferencesDialog::Page::keys);
    dialog->show();
    dialog->activateWindow();
}

void MainWindow::showAbout() {
    auto* box = new QMessageBox(this);
    box->setObjectName(QStringLiteral("about"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Nonet"));
    box->setTextFormat(Qt::RichText);
    box->setText(tr("<h3>Nonet %1</h3><p>A desktop Sudoku studio: play with hints, watch a whole solution.</p>")
                     .arg(QApplication::applicationVersion()));
    box->setInformativeText(tr("Free software under the GNU General Public License, version 3 or later. "
                               "Built with Qt %1 and nlohmann-json.")
                                .arg(QString::fromLatin1(qVersion())));
    box->setStandardButtons(QMessageBox::Ok);
    box->setModal(false);
    box->show();
}

}  // namespace nonet
