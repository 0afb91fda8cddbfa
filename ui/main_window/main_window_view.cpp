// The window's menus, its view and help actions, and how the focus walks.
#include "ui/frame/message_bar.h"
#include "ui/frame/preference_switch.h"
#include "ui/frame/status_line.h"
#include "ui/help/help_window.h"
#include "ui/main_window/find_action.h"
#include "ui/main_window/key_sheet.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/rail.h"
#include "ui/main_window/room_stack.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/shortcuts/action_set.h"

#include <QApplication>
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

struct KeyAction {
    const char* id;
    KeyPreset preset;
};
constexpr KeyAction kKeyActions[] = {
    {"keys.sudokupad", KeyPreset::sudokuPad},
    {"keys.hodoku", KeyPreset::hodoku},
};

}  // namespace

void MainWindow::buildMenus() {
    QMap<QString, QMenu*> menus;
    for (const ActionRow& row : m_actions->rows()) {
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
        Q_ASSERT(menu);
        const QString id = QString::fromLatin1(row.id);
        if (row.group == GroupPlace::begins && !menu->isEmpty())
            menu->addSeparator();
        menu->addAction(m_actions->action(id));
        // In the window too, so that its key works while the menu bar is hidden.
        if (isOfWholeWindow(row.scope))
            addAction(m_actions->action(id));
    }
}

void MainWindow::connectView() {
    m_actions->on("view.only_board", this, [this](bool isOn) { setOnlyBoard(isOn); });
    m_actions->on("view.reset_layout", this, [this] {
        setOnlyBoard(false);
        m_rooms->current().resetLayout();
    });
    m_actions->on("view.preferences", this, [this] { showPreferences(); });
    m_actions->on("focus.next", this, [this] { walkFocus(1); });
    m_actions->on("focus.previous", this, [this] { walkFocus(-1); });
    m_actions->on("file.quit", this, [this] { close(); });
    for (const auto& [id, theme] : kThemeActions)
        bindPreference(
            m_frame, id, [theme = theme](const PreferenceValues& v) { return v.theme == theme; },
            [theme = theme](PreferenceValues& v, bool) { v.theme = theme; });
    for (const auto& [id, preset] : kKeyActions)
        bindPreference(
            m_frame, id, [preset = preset](const PreferenceValues& v) { return v.keyPreset == preset; },
            [preset = preset](PreferenceValues& v, bool) { v.keyPreset = preset; });
    connect(&m_preferences, &Preferences::keysChanged, this,
            [this] { m_actions->setBindings(m_preferences.keyBindings()); });
    connect(&m_preferences, &Preferences::themeChanged, this, &MainWindow::applyTheme);
    connect(&m_preferences, &Preferences::textScaleChanged, this, &MainWindow::applyTheme);
}

void MainWindow::connectHelp() {
    m_actions->on("help.open", this, &MainWindow::openHelp);
    m_actions->on("help.find_action", this,
                  [this] { m_find->open(m_actions->actions() + m_rooms->current().findable()); });
    m_actions->on("help.keys", this, [this] {
        const bool isLayout = QLatin1String(m_rooms->currentRow().id) == QLatin1String("design");
        auto* sheet = new KeySheet(*m_actions, this, isLayout ? KeySheet::Of::layout : KeySheet::Of::game);
        sheet->show();
        // Esc is to reach it where no window manager hands the focus on.
        sheet->activateWindow();
    });
    m_actions->on("help.about", this, [this] { showAbout(); });
}

void MainWindow::openHelp() {
    auto* help = findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly);
    const QWidget* from = QApplication::activeWindow();
    if (help && from == help)
        return help->takeFocus();
    if (!help) {
        help = new HelpWindow(*m_actions, m_preferences, m_rooms->rows(), this);
        connect(help, &HelpWindow::practiseAsked, m_rooms, &RoomStack::showLesson);
    }
    const QString page = from ? helpPageOfWindow(from->objectName()) : QString();
    if (!page.isEmpty())
        return help->open(page);
    const std::optional<TechniqueId> technique = m_rooms->current().technique();
    help->open(technique ? helpPageOf(*technique) : QLatin1String(m_rooms->currentRow().id));
}

void MainWindow::setOnlyBoard(bool isOn) {
    m_actions->action(QStringLiteral("view.only_board"))->setChecked(isOn);
    if (isOn == m_isBare)
        return;
    m_isBare = isOn;
    m_rooms->current().setBare(isOn);
    if (isOn) {
        for (QWidget* widget : std::initializer_list<QWidget*>{menuBar(), m_rail, m_status, m_message}) {
            if (widget->isHidden())
                continue;
            m_hidden.append(widget);
            widget->hide();
        }
        setWindowState(windowState() | Qt::WindowFullScreen);
    } else {
        for (QWidget* widget : std::exchange(m_hidden, {}))
            widget->show();
        // Maximised again, where it was.
        setWindowState(windowState() & ~Qt::WindowFullScreen);
        updateSpace();
    }
    m_rooms->current().takeFocus();
}

void MainWindow::walkFocus(int direction) {
    const QList<QWidget*> areas = QList<QWidget*>{m_rail->button(m_rooms->currentRow())} + m_rooms->current().areas();
    // From the room's middle, where nothing has the focus.
    qsizetype at = qMin<qsizetype>(1, areas.size() - 1);
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

PreferencesDialog& openPreferences(const WindowFrame& frame) {
    auto* dialog = new PreferencesDialog(frame.preferences, &frame.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    dialog->activateWindow();
    return *dialog;
}

void MainWindow::showPreferences() { openPreferences(m_frame); }

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
