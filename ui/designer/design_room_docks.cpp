// The Design room's panels: what of them the actions show and ask, and where they lead on the board.
#include "core/rules/constraint_catalogue.h"
#include "ui/board/digit_pad.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/design_board.h"
#include "ui/designer/design_room.h"
#include "ui/designer/layout_maker.h"
#include "ui/designer/palette.h"
#include "ui/designer/palette_search.h"
#include "ui/frame/title_line.h"
#include "ui/history/undo_tree_dock.h"
#include "ui/history/version_compare.h"
#include "ui/preferences/preferences.h"
#include "ui/puzzles/continue_dock.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QInputDialog>
#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace nonet {
namespace {

/// Least height of a window that shows what the layout is called.
constexpr int kLeastForTitle = 600;

QString toolActionText(const DesignTool& tool) {
    const QString name = toolName(tool);
    switch (tool.type) {
    case DesignTool::Type::colour: return DesignRoom::tr("%1: paint", "a tool").arg(name);
    case DesignTool::Type::fog: return DesignRoom::tr("%1: choose", "a tool").arg(name);
    case DesignTool::Type::constraint:
        if (constraintRow(tool.kind).shape == ConstraintShape::board)
            return DesignRoom::tr("%1: set for the board", "a rule").arg(name);
        return DesignRoom::tr("%1: draw", "a rule or tool").arg(name);
    default: return DesignRoom::tr("%1: draw", "a rule or tool").arg(name);
    }
}

}  // namespace

/// An answer that is asked for is to be seen.
void DesignRoom::connectAnswers() {
    const ActionSet& actions = m_frame.actions;
    const auto onAnswer = [this, &actions](const char* id, auto act) {
        actions.on(id, this, [this, act] {
            m_answer->show();
            m_answer->raise();
            act();
        });
    };
    onAnswer("design.tester", [this] { m_answer->checkAsTester(); });
    onAnswer("design.remove_spare", [this] { m_answer->removeSpare(); });
    onAnswer("design.make_proper", [this] { m_answer->makeProper(); });
    onAnswer("design.generate", [this] { m_answer->generate(); });
    onAnswer("design.missing_clues", [this] { m_answer->findClues(); });
    onAnswer("design.smallest_part", [this] { m_answer->findSmallest(); });
    onAnswer("design.count_exactly", [this] { m_answer->countExactly(); });
    onAnswer("design.rate", [this] { m_answer->rate(); });
    onAnswer("design.next_solution", [this] { m_answer->showNextSolution(); });
    onAnswer("design.previous_solution", [this] { m_answer->showPreviousSolution(); });
    LayoutMaker& maker = m_answer->maker();
    actions.on("design.fill", &maker, [&maker] { maker.fill(); });
    actions.on("design.random_fill", &maker, [&maker] { maker.fillAtRandom(); });
    for (const AnswerSwitch& each : m_answer->switches())
        connectSwitch(each);
}

void DesignRoom::connectSwitch(const AnswerSwitch& answerSwitch) {
    QAction* action = m_frame.actions.action(QLatin1String(answerSwitch.action));
    connect(action, &QAction::triggered, this, [this, answerSwitch](bool isOn) {
        if (answerSwitch.told != nullptr) {
            m_answer->show();
            m_answer->raise();
        }
        m_answer->setAsked(answerSwitch, isOn);
    });
    connect(m_answer, &AnswerDock::switched, action, [this, action, answerSwitch](QAbstractButton* button, bool isOn) {
        if (button != answerSwitch.button)
            return;
        action->setChecked(isOn);
        // At once: the program may be killed.
        if (answerSwitch.isKept)
            m_frame.preferences.keep(QLatin1String(answerSwitch.action), isOn ? "on" : QByteArray());
    });
}

/// Those of the last time. Asked for by its action the panel would be scrolled to what tells the answer.
void DesignRoom::restoreSwitches() {
    for (const AnswerSwitch& each : m_answer->switches())
        if (each.isKept && !m_frame.preferences.kept(QLatin1String(each.action)).isEmpty())
            each.button->setChecked(true);
}

QList<QAction*> DesignRoom::findable() {
    build();
    qDeleteAll(std::exchange(m_findable, {}));
    for (const DesignTool& tool : m_palette->drawingTools()) {
        auto* action = new QAction(toolActionText(tool), m_page);
        action->setToolTip(toolSentence(tool));
        action->setProperty("synonyms", toolSynonyms(tool));
        connect(action, &QAction::triggered, m_palette, [this, tool] { m_palette->take(tool); });
        m_findable << action;
    }
    return m_findable;
}

void DesignRoom::connectVersions() {
    const auto show = [this] {
        m_versions->show();
        m_versions->raise();
        m_compare->takeFocus();
        revealCompare();
    };
    connect(m_versions, &UndoTreeDock::checkpointRequested, this, &DesignRoom::nameVersion);
    connect(m_versions, &UndoTreeDock::compareRequested, m_compare, &VersionCompare::compareWith);
    connect(m_versions, &UndoTreeDock::compareRequested, this, &DesignRoom::revealCompare);
    connect(m_compare, &VersionCompare::placeRequested, this, &DesignRoom::ring);
    m_frame.actions.on("design.compare", this, show);
}

bool DesignRoom::showKept() {
    Q_EMIT entryRequested();
    m_layouts->show();
    m_layouts->raise();
    return true;
}

/// It stands below the list of all edits.
void DesignRoom::revealCompare() {
    // A dock that was just opened has its size a moment later.
    QTimer::singleShot(0, m_compare, [this] {
        auto* area = qobject_cast<QScrollArea*>(m_versions->widget());
        area->verticalScrollBar()->setValue(m_compare->mapTo(area->widget(), QPoint()).y());
    });
}

/// What two versions differ in: where it is gone, its cells.
void DesignRoom::ring(int constraint, const CellSet& cells) {
    m_designer.choose(constraint >= 0 ? std::vector{constraint} : std::vector<int>());
    if (cells.isEmpty())
        return;
    m_board->setSelection(cells, *cells.begin());
    m_board->flash(cells);
}

void DesignRoom::nameVersion() {
    auto* dialog = new QInputDialog(&m_frame.window);
    dialog->setObjectName(QStringLiteral("versionDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Name this version"));
    dialog->setLabelText(tr("Name of the layout as it is now:"));
    dialog->resize(360, dialog->sizeHint().height());
    dialog->setTextValue(tr("Version %1").arg(m_session->document()->history().checkpoints().size() + 1));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        if (!name.trimmed().isEmpty())
            m_session->document()->setCheckpoint(name.trimmed());
    });
    dialog->show();
}

void DesignRoom::connectDock(const char* id, QDockWidget* dock) {
    QAction* action = m_frame.actions.action(QLatin1String(id));
    connect(action, &QAction::triggered, dock, [this, action, dock](bool isOn) {
        showDock(*action, *dock, isOn);
        if (dock->isHidden())
            m_board->setFocus();
    });
    // A tab that is covered is still open.
    connect(dock, &QDockWidget::visibilityChanged, action, [action, dock] { action->setChecked(!dock->isHidden()); });
}

/// The board takes the keys, with the constraint's cells selected.
void DesignRoom::goTo(int constraint) {
    const Constraint* const asked = m_designer.constraint(constraint);
    if (asked == nullptr)
        return;
    m_designer.choose({constraint});
    CellSet cells;
    for (const std::vector<Cell>& part : asked->parts)
        for (const Cell cell : part)
            cells.insert(cell);
    m_designer.setTool({DesignTool::Type::select});
    if (!cells.isEmpty())
        m_board->setSelection(cells, *cells.begin());
    m_board->setFocus();
}

/// With its keys come the tool that they are for, and without them the givens again.
void DesignRoom::showMarksRow(bool isShown) {
    m_pad->setVisible(isShown);
    placeMarksRow();
    if (isShown)
        m_designer.setTool({DesignTool::Type::marks});
    else if (m_designer.tool().type == DesignTool::Type::marks)
        m_designer.setTool({DesignTool::Type::givens});
    m_board->setFocus();
}

/// Makes the row as wide as the board's picture is, and no wider than there is room.
void DesignRoom::placeMarksRow() {
    if (m_pad->isHidden())
        return;
    const int room = m_host->centralWidget()->width();
    const int wanted = qMax(m_pad->leastRowWidth(), qRound(m_board->metrics().outerRect().width()));
    const int width = qMin(wanted, room);
    m_pad->setFixedSize(width, m_pad->heightForRows(width));
}

void DesignRoom::setWindowSize(const QSize& size) {
    if (!m_page)
        return;
    m_layout->setNarrow(size.width() < kNarrowWindow);
    m_palette->setFolded(size.width() < kNarrowWindow);
    m_layout->setWidest(size.width() / 3);
    // The board needs the room more.
    m_titleLine->setVisible(size.height() >= kLeastForTitle);
}

void DesignRoom::resetLayout() {
    if (m_layout)
        m_layout->reset();
}

void DesignRoom::storeLayout() const {
    if (m_layout)
        m_layout->store();
}

}  // namespace nonet
