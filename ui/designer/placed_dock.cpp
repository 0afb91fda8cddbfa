#include "ui/designer/placed_dock.h"

#include "ui/designer/chosen_edits.h"
#include "ui/designer/placed_delegate.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/empty_state.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {

PlacedDock::PlacedDock(Designer& designer, const Preferences& preferences, QWidget* parent)
    : QDockWidget(parent), m_designer(designer), m_preferences(preferences), m_model(designer), m_view(new QListView),
      m_tools(new QWidget), m_empty(new EmptyState) {
    setObjectName(QStringLiteral("placedDock"));
    build();
    buildActions();
    showIcons();
    showCount();
    connect(&preferences, &Preferences::themeChanged, this, &PlacedDock::showIcons);
    // What the list loses by rows that come and go is chosen again below, after the model, which was made before.
    const auto wait = [this] { m_isShowing = true; };
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeInserted, this, wait);
    connect(&m_model, &QAbstractItemModel::rowsAboutToBeRemoved, this, wait);
    connect(&designer, &Designer::documentChanged, this, &PlacedDock::showCount);
    connect(&designer, &Designer::puzzleChanged, this, &PlacedDock::showCount);
    connect(&designer, &Designer::chosenChanged, this, &PlacedDock::showChosen);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PlacedDock::readSelection);
    connect(m_view, &QListView::activated, this, &PlacedDock::goToCurrent);
}

void PlacedDock::build() {
    m_view->setObjectName(QStringLiteral("placedList"));
    m_view->setAccessibleName(tr("Placed rules"));
    m_view->setModel(&m_model);
    m_view->setItemDelegate(new PlacedDelegate(m_preferences, m_view));
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setResizeMode(QListView::Adjust);
    m_view->setUniformItemSizes(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_empty->setObjectName(QStringLiteral("placedEmpty"));
    m_empty->say(tr("No rules yet"),
                 tr("Choose one at the left, such as a thermometer, and drag over cells of the board to place it."));
    auto* tools = new FlowRow(kSmallSpace, m_tools);
    tools->setContentsMargins(0, 0, 0, 0);
    auto* body = new QFrame;
    body->setObjectName(QStringLiteral("dockBody"));
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(kSpace, kSmallSpace, kSpace, kSpace);
    column->setSpacing(kSmallSpace);
    column->addWidget(m_view, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_tools);
    setWidget(body);
}

template <typename Act>
void PlacedDock::add(const char* name, const char* iconName, const QString& text, const QString& tip,
                     const QKeySequence& key, Act&& act) {
    auto* action = new QAction(text, m_view);
    action->setObjectName(QLatin1String(name));
    action->setProperty("iconName", QLatin1String(iconName));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setToolTip(
        key.isEmpty() ? tip
                      : tr("%1 (%2)", "what it does, then its key").arg(tip, key.toString(QKeySequence::NativeText)));
    connect(action, &QAction::triggered, this, std::forward<Act>(act));
    m_view->addAction(action);
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name) + QStringLiteral("Button"));
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAccessibleName(text);
    button->setFocusPolicy(Qt::TabFocus);
    m_tools->layout()->addWidget(button);
}

void PlacedDock::buildActions() {
    Designer& designer = m_designer;
    add("placedGoTo", "go_there", tr("Go there"), tr("Show it on the board"), {}, [this] { goToCurrent(); });
    add("placedHide", "eye_closed", tr("Hide or show"), tr("What is hidden is not drawn; rules hold all the same"),
        Qt::Key_H, [&designer] { toggleHidden(designer); });
    add("placedLock", "lock", tr("Lock or unlock"), tr("What is locked is not moved, changed or deleted by accident"),
        Qt::Key_L, [&designer] { toggleLocked(designer); });
    add("placedRaise", "move_up", tr("Raise"), tr("Draw it over the next one"), Qt::Key_PageUp,
        [&designer] { orderChosen(designer, 1); });
    add("placedLower", "move_down", tr("Lower"), tr("Draw it under the one before"), Qt::Key_PageDown,
        [&designer] { orderChosen(designer, -1); });
    add("placedDuplicate", "copy", tr("Duplicate"), tr("Place a copy beside it"), QKeySequence(Qt::CTRL | Qt::Key_D),
        [&designer] { duplicateChosen(designer); });
    add("placedTurn", "turn", tr("Turn"), tr("Turn it clockwise by a quarter"), Qt::Key_R,
        [&designer] { turnChosen(designer); });
    add("placedMirror", "mirror", tr("Mirror"), tr("Exchange left and right"), Qt::Key_F,
        [&designer] { mirrorChosen(designer); });
    add("placedDelete", "delete", tr("Delete"), tr("Take it off the board"), Qt::Key_Delete,
        [&designer] { deleteChosen(designer); });
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void PlacedDock::showIcons() {
    for (QAction* action : m_view->actions())
        action->setIcon(icon(action->property("iconName").toString(), m_preferences.theme()));
    m_view->viewport()->update();
}

void PlacedDock::showCount() {
    const int count = m_model.rowCount();
    setWindowTitle(count == 0 ? tr("Rules on the board") : tr("Rules on the board (%1)", "how many rules").arg(count));
    m_view->setVisible(count > 0);
    m_tools->setVisible(count > 0);
    m_empty->setVisible(count == 0);
    m_isShowing = false;
    showChosen();
}

void PlacedDock::showChosen() {
    const std::vector<int>& drawings = m_designer.chosenDrawings();
    for (QAction* action : m_view->actions())
        action->setEnabled(!m_designer.chosen().empty() || !drawings.empty());
    QItemSelection wanted;
    int last = -1;
    for (int row = m_model.ruleCount(); row < m_model.rowCount(); ++row)
        if (std::ranges::any_of(m_model.drawingsAt(row),
                                [&](int each) { return std::ranges::find(drawings, each) != drawings.end(); })) {
            wanted.select(m_model.index(row), m_model.index(row));
            last = row;
        }
    if (!m_designer.chosen().empty())
        last = m_model.rowOf(m_designer.chosen().back());
    for (const int each : m_designer.chosen())
        if (const QModelIndex row = m_model.index(m_model.rowOf(each)); row.isValid())
            wanted.select(row, row);
    QItemSelectionModel& selection = *m_view->selectionModel();
    const auto rows = [](const QItemSelection& of) {
        std::vector<int> all;
        for (const QModelIndex& index : of.indexes())
            all.push_back(index.row());
        std::sort(all.begin(), all.end());
        return all;
    };
    if (rows(wanted) == rows(selection.selection()))
        return;
    m_isShowing = true;
    selection.select(wanted, QItemSelectionModel::ClearAndSelect);
    if (!wanted.isEmpty()) {
        if (!selection.isSelected(m_view->currentIndex()))
            selection.setCurrentIndex(m_model.index(last), QItemSelectionModel::NoUpdate);
        m_view->scrollTo(m_model.index(last));
    }
    m_isShowing = false;
}

void PlacedDock::readSelection() {
    if (m_isShowing)
        return;
    std::vector<int> chosen;
    std::vector<int> drawings;
    for (const QModelIndex& index : m_view->selectionModel()->selectedIndexes()) {
        if (index.row() < m_model.ruleCount())
            chosen.push_back(m_model.constraintAt(index.row()));
        const std::vector<int> drawn = m_model.drawingsAt(index.row());
        drawings.insert(drawings.end(), drawn.begin(), drawn.end());
    }
    // Rules are chosen, or drawings: those of the row that was taken last.
    const bool areDrawn = !drawings.empty() && (chosen.empty() || m_view->currentIndex().row() >= m_model.ruleCount());
    if (areDrawn)
        m_designer.chooseDrawings(std::move(drawings));
    else
        m_designer.choose(std::move(chosen));
    showChosen();
}

void PlacedDock::goToCurrent() {
    const QModelIndex index = m_view->currentIndex();
    if (index.isValid() && index.row() < m_model.ruleCount())
        return Q_EMIT goToRequested(m_model.constraintAt(index.row()));
    if (index.isValid()) {
        m_designer.chooseDrawings(m_model.drawingsAt(index.row()));
        Q_EMIT goToDrawingsRequested();
    }
}

}  // namespace nonet

#include "moc_placed_dock.cpp"
