#include "ui/designer/design_docks.h"

#include "ui/designer/answer_dock.h"
#include "ui/designer/chosen_rule_dock.h"
#include "ui/designer/design_board.h"
#include "ui/designer/design_room.h"
#include "ui/designer/layout_documents.h"
#include "ui/designer/layout_maker.h"
#include "ui/designer/placed_dock.h"
#include "ui/designer/rules_text_dock.h"
#include "ui/frame/dock_title.h"
#include "ui/history/undo_tree_dock.h"
#include "ui/history/version_compare.h"
#include "ui/preferences/preferences.h"
#include "ui/puzzles/continue_dock.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"

#include <QAbstractButton>
#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace nonet {
namespace {

/// Three panels over one another in a window of 1280 x 800.
constexpr int kLeastCard = 200;
/// What was asked, with its list and buttons, under the count.
constexpr int kAnswerCard = 340;

/// What is lower than its parts need is scrolled.
void scrollBody(QDockWidget& dock) {
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(dock.widget());
    dock.setWidget(area);
}

}  // namespace

DesignDocks::DesignDocks(Designer& designer, DesignBoard& board, const WindowFrame& frame, QMainWindow& host)
    : QObject(&host), m_designer(designer), m_board(board), m_frame(frame), m_host(host),
      m_rules(new RulesTextDock(designer, frame.preferences, &host)),
      m_answer(new AnswerDock(designer, frame.session.facts(), &host)),
      m_placed(new PlacedDock(designer, frame.preferences, &host)),
      m_this(new ChosenRuleDock(designer, frame.preferences, &host)),
      m_versions(new UndoTreeDock(frame.preferences, &host)), m_compare(new VersionCompare) {
    m_answer->setBoard(&m_board);
    m_versions->setObjectName(QStringLiteral("designVersions"));
    m_versions->relabelAsVersions();
    m_compare = new VersionCompare;
    m_versions->addCompare(m_compare);
    const ContinueDock::Begin begin{
        .title = tr("No other layouts yet"),
        .about = tr("Layouts that you began and left for another one wait here."),
        .make = {tr("New layout…"), m_frame.actions.action(QStringLiteral("design.new"))},
        .open = {tr("Open…"), m_frame.actions.action(QStringLiteral("file.open"))},
        .kept = ContinueModel::Kept::layouts,
    };
    m_layouts = new ContinueDock(m_frame.session, begin, m_frame.preferences, &m_host);
    m_layouts->setObjectName(QStringLiteral("designLayouts"));
    m_layouts->setWindowTitle(tr("Layouts"));
    connect(m_placed, &PlacedDock::goToRequested, this, &DesignDocks::goTo);
    connect(m_placed, &PlacedDock::goToDrawingsRequested, this, [this] {
        m_designer.setTool({DesignTool::Type::select});
        m_board.setFocus();
    });
    connect(m_layouts, &ContinueDock::opened, &m_board, [this] { m_board.setFocus(); });
}

QList<QDockWidget*> DesignDocks::all() const { return {m_answer, m_this, m_placed, m_rules, m_versions, m_layouts}; }

void DesignDocks::layOut() {
    scrollBody(*m_versions);
    for (QDockWidget* dock : all()) {
        new DockTitle(dock);
        dock->installEventFilter(this);
    }
    m_layout = std::make_unique<DockLayout>(m_host, m_frame.preferences, QLatin1String(DesignRoom::kRow.id),
                                            QList<QDockWidget*>{m_answer, m_this, m_placed},
                                            QList<QDockWidget*>{m_rules, m_versions, m_layouts});
    m_layout->tabUnder(kLeastCard);
    // What a setter looks at all the time, until he put it elsewhere.
    if (m_frame.preferences.layout(QLatin1String(DesignRoom::kRow.id) + QStringLiteral(".wide")).isEmpty()) {
        m_answer->show();
        m_placed->show();
        m_this->show();
    }
    m_layout->begin(m_frame.window.width() < kNarrowWindow);
    m_layout->storeChanges();
}

// What had the focus is gone with a dock that is closed.
bool DesignDocks::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Close && qobject_cast<QDockWidget*>(watched))
        QTimer::singleShot(0, &m_board, [this] { m_board.setFocus(); });
    return QObject::eventFilter(watched, event);
}

void DesignDocks::setDocument(PuzzleDocument* document) {
    m_versions->setDocument(document);
    m_compare->setDocument(document);
}

void DesignDocks::showLayouts() {
    m_layouts->show();
    m_layouts->raise();
}

void DesignDocks::connectActions(LayoutDocuments& documents) {
    connectDock("design.answer", m_answer);
    connectDock("design.placed", m_placed);
    connectDock("design.this", m_this);
    connectDock("design.versions", m_versions);
    connectDock("design.rules", m_rules);
    connectVersions(documents);
    connectAnswers();
}

void DesignDocks::connectDock(const char* id, QDockWidget* dock) {
    QAction* action = m_frame.actions.action(QLatin1String(id));
    connect(action, &QAction::triggered, dock, [this, action, dock](bool isOn) {
        showDock(*action, *dock, isOn);
        if (dock->isHidden())
            m_board.setFocus();
    });
    // A tab that is covered is still open.
    connect(dock, &QDockWidget::visibilityChanged, action, [action, dock] { action->setChecked(!dock->isHidden()); });
}

/// An answer that is asked for is to be seen.
void DesignDocks::connectAnswers() {
    connect(m_answer, &AnswerDock::roomWanted, m_layout.get(), [this] { m_layout->giveHeight(m_answer, kAnswerCard); });
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
    onAnswer("design.missing_rules", [this] { m_answer->findRules(); });
    onAnswer("design.smallest_part", [this] { m_answer->findSmallest(); });
    onAnswer("design.count_exactly", [this] { m_answer->countExactly(); });
    onAnswer("design.rate", [this] { m_answer->rate(); });
    onAnswer("design.next_solution", [this] { m_answer->showNextSolution(); });
    onAnswer("design.previous_solution", [this] { m_answer->showPreviousSolution(); });
    LayoutMaker& maker = m_answer->maker();
    actions.on("design.fill", &maker, [&maker] { maker.fill(); });
    actions.on("design.random_fill", &maker, [&maker] { maker.fillAtRandom(); });
    actions.on("design.clear_solution", &maker, [&maker] { maker.clearFill(); });
    for (const AnswerSwitch& each : m_answer->switches())
        connectSwitch(each);
}

void DesignDocks::connectSwitch(const AnswerSwitch& answerSwitch) {
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
void DesignDocks::restoreSwitches() {
    for (const AnswerSwitch& each : m_answer->switches())
        if (each.isKept && !m_frame.preferences.kept(QLatin1String(each.action)).isEmpty())
            each.button->setChecked(true);
}

void DesignDocks::connectVersions(LayoutDocuments& documents) {
    const auto show = [this] {
        m_versions->show();
        m_versions->raise();
        m_compare->takeFocus();
        revealCompare();
    };
    connect(m_versions, &UndoTreeDock::checkpointRequested, &documents, &LayoutDocuments::nameVersion);
    connect(m_versions, &UndoTreeDock::compareRequested, m_compare, &VersionCompare::compareWith);
    connect(m_versions, &UndoTreeDock::compareRequested, this, &DesignDocks::revealCompare);
    connect(m_compare, &VersionCompare::placeRequested, this, &DesignDocks::ring);
    m_frame.actions.on("design.compare", this, show);
}

/// It stands below the list of all edits.
void DesignDocks::revealCompare() {
    // A dock that was just opened has its size a moment later.
    QTimer::singleShot(0, m_compare, [this] {
        auto* area = qobject_cast<QScrollArea*>(m_versions->widget());
        area->verticalScrollBar()->setValue(m_compare->mapTo(area->widget(), QPoint()).y());
    });
}

/// What two versions differ in: where it is gone, its cells.
void DesignDocks::ring(int constraint, const CellSet& cells) {
    m_designer.choose(constraint >= 0 ? std::vector{constraint} : std::vector<int>());
    if (cells.isEmpty())
        return;
    m_board.setSelection(cells, *cells.begin());
    m_board.flash(cells);
}

/// The board takes the keys, with the constraint's cells selected.
void DesignDocks::goTo(int constraint) {
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
        m_board.setSelection(cells, *cells.begin());
    m_board.setFocus();
}

}  // namespace nonet

#include "moc_design_docks.cpp"
