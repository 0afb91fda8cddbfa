#include "ui/play/play_room.h"

#include "ui/board/board_widget.h"
#include "ui/board/cell_looks.h"
#include "ui/board/digit_pad.h"
#include "ui/board/filter_words.h"
#include "ui/board/selection_sum.h"
#include "ui/candidates/candidates_dock.h"
#include "ui/document/puzzle_words.h"
#include "ui/faults/fault_watch.h"
#include "ui/frame/dock_title.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/spacing.h"
#include "ui/frame/status_line.h"
#include "ui/hints/all_steps_dock.h"
#include "ui/hints/hint_dock.h"
#include "ui/hints/hint_told.h"
#include "ui/history/undo_tree_dock.h"
#include "ui/play/action_availability.h"
#include "ui/play/board_area.h"
#include "ui/play/board_menu.h"
#include "ui/play/completion_card.h"
#include "ui/play/game_actions.h"
#include "ui/play/game_film.h"
#include "ui/play/hint_actions.h"
#include "ui/play/key_line.h"
#include "ui/play/puzzle_dock.h"
#include "ui/play/puzzle_header.h"
#include "ui/play/refused_keys.h"
#include "ui/play/reveal_actions.h"
#include "ui/play/rules_dock.h"
#include "ui/play/setter_actions.h"
#include "ui/play/solution_actions.h"
#include "ui/play/structure_view.h"
#include "ui/play/transform_actions.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/preferences_dialog.h"
#include "ui/publishing/export_connections.h"
#include "ui/puzzles/continue_dock.h"
#include "ui/rating/explainer_dock.h"
#include "ui/replay/replay_timeline.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/shortcuts/key_stroke.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"
#include "ui/text/rule_words.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLineEdit>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QTimer>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>

namespace nonet {
namespace {

/// The board is never smaller than this share of the window's shorter side.
constexpr double kBoardShare = 0.6;
/// A lower window has no header.
constexpr int kLowestWithHeader = 600;

bool isTextField(const QObject* widget) {
    const auto* text = qobject_cast<const QTextEdit*>(widget);
    return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
           (text != nullptr && !text->isReadOnly()) || qobject_cast<const QComboBox*>(widget);
}

/// The cells whose digits the last action that changed any has changed; none where nothing was entered.
std::vector<Cell> lastEntered(const History& history) {
    for (NodeId node = history.current(); node > 0; node = history.node(node).parent) {
        std::vector<Cell> cells;
        if (const auto* change = std::get_if<PlayChange>(&history.node(node).change))
            for (const PlayChange::CellChange& each : change->cells)
                if (each.before.digit != each.after.digit)
                    cells.push_back(each.cell);
        if (!cells.empty())
            return cells;
    }
    return {};
}

/// What the last entry broke comes first, a house and a rule of the setter both; of the others only their number.
QString brokenFact(const std::vector<BrokenRule>& broken, const BoardPicture& picture, const std::vector<Cell>& last) {
    const auto isNew = [&last](const BrokenRule& each) {
        return std::ranges::any_of(each.cells, [&](Cell cell) { return std::ranges::find(last, cell) != last.end(); });
    };
    const auto isNewRule = [&isNew](const BrokenRule& each) { return each.constraint && isNew(each); };
    auto first = std::ranges::find_if(broken, isNew);
    if (first == broken.end())
        first = broken.begin();
    const auto sentence = [&picture](const BrokenRule& each) {
        return brokenRuleSentence(each, picture.puzzle.rulebook(), picture.digits);
    };
    QStringList told{sentence(*first)};
    if (const auto rule = std::ranges::find_if(broken, isNewRule); !first->constraint && rule != broken.end())
        told << sentence(*rule);
    if (const auto others = static_cast<int>(broken.size()) - static_cast<int>(told.size()); others > 0)
        told << PlayRoom::tr("And %n more rule(s) are broken.", nullptr, others);
    return told.join(u' ');
}

}  // namespace

PlayRoom::PlayRoom(const WindowFrame& frame)
    : Room(&frame.window), m_frame(frame), m_page(new QWidget), m_host(new QMainWindow),
      m_header(new PuzzleHeader(frame.session, frame.actions, m_shown, frame.preferences)),
      m_board(new BoardWidget(frame.preferences)), m_pad(new DigitPad(*m_board, frame.actions, frame.preferences)),
      m_keyLine(new KeyLine(frame.preferences)), m_boardArea(new BoardArea(m_header, m_board, m_pad, m_keyLine)),
      m_hint(new HintDock(frame.preferences, m_shown, m_host)), m_allSteps(new AllStepsDock(frame.preferences, m_host)),
      m_candidates(new CandidatesDock(frame.preferences, m_host)), m_puzzle(new PuzzleDock(frame.session, m_host)),
      m_rules(new RulesDock(*m_board, m_host)), m_explainer(new ExplainerDock(frame.preferences, m_shown, m_host)),
      m_undoTree(new UndoTreeDock(frame.preferences, m_host)),
      m_continue(new ContinueDock(frame.session, ContinueDock::ofPlay(frame.actions), frame.preferences, m_host)),
      m_timeline(new ReplayTimeline(frame.preferences, m_shown)),
      m_film(new GameFilm(*m_board, m_shown, frame.preferences)),
      m_completion(new CompletionCard(*m_board, m_shown, frame.session, frame.actions, m_timer, frame.preferences)) {
    m_board->setObjectName(QStringLiteral("board"));
    buildPage();
    connectDocument();
    m_gameActions = new GameActions(m_frame, *m_board, m_timer, this);
    new HintActions(m_frame, *m_hint, *m_timeline, m_shown, this);
    new BoardMenu(m_frame, *m_board, this);
    new RevealActions(m_frame, *m_board, *m_hint, this);
    connectExport(m_frame, *new ExportActions(exportPlaceOf(m_frame), *m_board, this));
    m_solutionActions = new SolutionActions(m_frame, *m_board, this);
    new SetterActions(m_frame, *m_board, this);
    new StructureView(m_frame, *m_board, this);
    new TransformActions(m_frame, *m_board, this);
    new ActionAvailability(m_frame, *m_board, *m_hint, m_shown, this);
    new RefusedKeys(m_frame,
                    {"puzzle.check", "hint.digit", "hint.solution", "hint.apply", "edit.last_right",
                     "clues.two_solutions", "clues.true_candidates", "solutions.next", "solutions.why_none",
                     "solutions.count_again"},
                    this);
    connectActions();
    connectFilms();
    connect(&m_frame.session, &DocumentSession::documentChanged, this, &PlayRoom::followDocument);
    connect(&m_frame.session, &DocumentSession::factsChanged, this, &PlayRoom::updateStatus);
    connect(&m_frame.session, &DocumentSession::countChanged, this, &PlayRoom::updateStatus);
    connect(m_header, &PuzzleHeader::ratingRequested, this, &PlayRoom::showRating);
    connect(m_header, &PuzzleHeader::left, m_board, qOverload<>(&QWidget::setFocus));
    connect(m_board, &BoardWidget::actionByKey, this, [](const QString& id) { noteAction(id.toStdString()); });
    connect(m_board, &BoardWidget::selectionChanged, this, &PlayRoom::updateStatus);
    connect(m_board, &BoardWidget::inputModeChanged, this, &PlayRoom::updateStatus);
    connect(m_board, &BoardWidget::filterChanged, this, &PlayRoom::updateStatus);
    connect(m_board, &BoardWidget::pictureChanged, this, &PlayRoom::updateStatus);
    connect(&m_frame.preferences, &Preferences::keysChanged, this, &PlayRoom::updateStatus);
    connect(m_board, &BoardWidget::chosenRulesChanged, this, &PlayRoom::updateStatus);
    connect(qApp, &QGuiApplication::focusWindowChanged, this, [this] {
        // While another program is in front, it stays as it is.
        if (const QWidget* active = QApplication::activeWindow())
            m_timer.setCovered(qobject_cast<const QDialog*>(active) != nullptr);
    });
    connect(&m_timer, &PlayTimer::ticked, this, [this] {
        const QString time = m_frame.preferences.values().showsTimer ? m_timer.text() : QString();
        m_header->setTime(time);
        // Once is enough; a low window has no header.
        m_frame.status.setTime(m_header->isHidden() ? time : QString());
    });
}

void PlayRoom::buildPage() {
    m_host->setObjectName(QStringLiteral("room"));
    m_host->setWindowFlags(Qt::Widget);
    m_host->setCentralWidget(m_boardArea);
    m_host->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    m_host->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_host->setContextMenuPolicy(Qt::NoContextMenu);
    m_host->setContentsMargins(0, kWideSpace, kWideSpace, kWideSpace);
    for (QDockWidget* dock : docks()) {
        new DockTitle(dock);
        connect(dock, &QDockWidget::visibilityChanged, this, [this, dock](bool) {
            // Closing a panel gives the focus back, unless it went elsewhere on purpose.
            if (dock->isHidden() && !QApplication::focusWidget() && m_page->isActiveWindow())
                m_board->setFocus();
        });
    }
    m_layout = std::make_unique<DockLayout>(
        *m_host, m_frame.preferences, QLatin1String(kRow.id), QList<QDockWidget*>{m_hint, m_rules, m_puzzle},
        QList<QDockWidget*>{m_allSteps, m_explainer, m_candidates, m_undoTree, m_continue});
    connect(m_boardArea, &BoardArea::placed, m_layout.get(), &DockLayout::centre);
    connect(m_layout.get(), &DockLayout::sharedOut, m_boardArea, &BoardArea::setAside);
    m_timeline->hide();
    m_hint->setBoard(m_board);
    m_allSteps->setBoard(m_board);
    m_candidates->setBoard(m_board);
    m_explainer->setBoard(m_board);
    m_timeline->setBoard(m_board);
    auto* column = new QVBoxLayout(m_page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_host, 1);
    column->addWidget(m_timeline);
    column->addWidget(m_film);
}

std::vector<PlayRoom::DocumentReader> PlayRoom::documentReaders() {
    const auto hand = [](auto* reader) {
        return [reader](PuzzleDocument* document) { reader->setDocument(document); };
    };
    // The previous one gets the time that it was played, and is rid of hint and film, before the board shows the new
    // one.
    return {hand(&m_timer),   hand(m_hint), hand(m_allSteps),  hand(m_candidates), hand(m_undoTree),
            hand(m_timeline), hand(m_film), hand(m_explainer), hand(m_board),      hand(m_rules)};
}

void PlayRoom::connectDocument() {
    connect(&m_frame.session, &DocumentSession::documentChanged, this,
            [this, readers = documentReaders()](PuzzleDocument* document) {
                // Entered before anything is shown in it, and before anything new is said.
                Q_EMIT entryRequested();
                m_frame.message.dismiss();
                for (const DocumentReader& read : readers)
                    read(document);
            });
    // The actions follow, and last the title and the line of facts, which read what docks and board show.
}

void PlayRoom::connectActions() {
    connectDock("edit.undo_tree", m_undoTree);
    connectDock("candidates.dock", m_candidates);
    connectDock("puzzle.facts", m_puzzle);
    connectDock("puzzle.rules", m_rules);
    connectDock("puzzle.explainer", m_explainer);
    m_frame.actions.on("puzzle.title", m_header, &PuzzleHeader::editTitle);
    connectDock("hint.all_steps", m_allSteps);
    connect(m_undoTree, &UndoTreeDock::checkpointRequested, m_gameActions, &GameActions::setCheckpoint);
    connect(m_continue, &ContinueDock::opened, this, &PlayRoom::takeFocus);
    // A step that is picked is a hint told at once: it is drawn, worded and applied as one.
    connect(m_allSteps, &AllStepsDock::stepPicked, m_hint, &HintDock::showStep);
    connect(m_allSteps, &AllStepsDock::pickDropped, m_hint, &HintDock::clear);
    connect(m_allSteps, &AllStepsDock::filmStepPicked, &m_shown, [this](const Step& step) { m_shown.pick(step); });
    connect(m_allSteps, &AllStepsDock::filmStepDropped, &m_shown, [this] { m_shown.pick(std::nullopt); });
    connect(m_puzzle, &PuzzleDock::stepsRequested, this, &PlayRoom::showRating);
    connect(&m_hint->told(), &HintTold::ratingRequested, this, &PlayRoom::showRating);
    connect(&m_hint->told(), &HintTold::roomWanted, this, [this](int height) { m_layout->giveRoom(m_hint, height); });
    connect(m_allSteps, &AllStepsDock::ratingRequested, this, &PlayRoom::showRating);
    connect(m_allSteps, &AllStepsDock::revealed, this, [this] { m_layout->makeReadable(m_allSteps); });
    connect(m_keyLine, &KeyLine::changeRequested, this,
            [this] { openPreferences(m_frame).showPage(PreferencesDialog::Page::keys); });
}

void PlayRoom::connectFilms() {
    connect(m_board, &BoardWidget::refused, this, [this](const BoardRefusal& refusal) {
        m_frame.status.showAction(refusalSentence(refusal, m_shown.kind()));
    });
    QAction* game = m_frame.actions.action(QStringLiteral("replay.game"));
    connect(game, &QAction::triggered, this, [this](bool isOn) {
        if (isOn)
            m_film->start();
        else
            m_film->leave();
    });
    connect(&m_shown, &Shown::changed, this, [this, game] {
        game->setChecked(m_shown.kind() == ShownKind::gameFilm);
        // What was refused meanwhile can be done now.
        if (m_shown.isGame())
            m_frame.status.showAction({});
        // The timeline takes its height from all that stands over it.
        QTimer::singleShot(0, m_explainer, [this] { m_layout->makeReadable(m_explainer); });
    });
    connect(m_explainer, &ExplainerDock::revealed, this, [this] { m_layout->makeReadable(m_explainer); });
}

void PlayRoom::connectDock(const char* id, QDockWidget* dock) {
    QAction* action = m_frame.actions.action(QLatin1String(id));
    connect(action, &QAction::triggered, dock, [action, dock](bool isOn) { showDock(*action, *dock, isOn); });
    // A tab that is covered is still open.
    connect(dock, &QDockWidget::visibilityChanged, action, [action, dock] { action->setChecked(!dock->isHidden()); });
}

void PlayRoom::showRating() {
    showDock(*m_frame.actions.action(QStringLiteral("puzzle.explainer")), *m_explainer, true);
    m_explainer->reveal();
}

void PlayRoom::followDocument(PuzzleDocument* document) {
    connect(document, &PuzzleDocument::changed, this, &PlayRoom::updateStatus);
    // What was said of the previous givens; solutions are counted again.
    connect(document, &PuzzleDocument::edited, &m_frame.message, &MessageBar::dismiss);
    connect(document, &PuzzleDocument::viewChanged, this, &Room::changed);
    // Nor does what was said of the previous puzzle stand any longer.
    m_frame.status.showAction({});
    m_frame.message.review();
    Q_EMIT changed();
    updateStatus();
    m_rules->setVisible(PuzzleWords::hasOwnRules(document->record()) && m_frame.window.width() >= kTinyWindow);
    m_board->setFocus();
}

QString PlayRoom::title() const {
    const PuzzleDocument* document = m_frame.session.document();
    if (!document)
        return {};
    QStringList parts{asWindowTitle(document->title())};
    if (const auto& rating = document->notes().view().rating)
        parts.append(sentenceCase(PuzzleWords::level(*rating)));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void PlayRoom::setOnScreen(bool isOnScreen) {
    m_timer.setWindowVisible(isOnScreen);
    if (isOnScreen)
        updateStatus();
}

/// The line is that of the room that is seen.
void PlayRoom::updateStatus() {
    const PuzzleDocument* document = m_frame.session.document();
    if (!document || m_page->isHidden())
        return;
    static constexpr const char* kModes[] = {"mode.digit", "mode.corner", "mode.centre", "mode.colour", "mode.link"};
    const char* mode = kModes[static_cast<std::size_t>(m_board->inputMode())];
    QStringList facts = boardFacts();
    facts.append(actionTitle(*m_frame.actions.action(QLatin1String(mode))));
    if (const std::optional<Cell> cell = m_board->currentCell())
        facts.append(cellName(*cell, document->puzzle().shape().columns()));
    facts.append(PuzzleWords::clues(*document));
    facts.append(PuzzleWords::solutionsAtLength(*document));
    m_frame.status.setFacts(facts);
}

QStringList PlayRoom::boardFacts() const {
    const BoardPicture& picture = m_board->picture();
    QStringList facts;
    const Rulebook& rules = picture.puzzle.rulebook();
    if (const std::vector<BrokenRule>& broken = m_board->looks().broken; !broken.empty())
        facts.append(brokenFact(broken, picture, lastEntered(m_board->document()->history())));
    for (const int rule : m_board->chosenRules())
        facts.append(ruleSentence(picture.puzzle.constraints()[static_cast<std::size_t>(rule)], rules.layout()));
    if (picture.filter.isActive())
        facts.append(filterText(picture.filter, picture.puzzle.symbols(), m_frame.preferences.keyBindings()));
    if (m_board->selection().count() > 1)
        facts.append(selectionSum(m_board->selection(), seenDigits(picture), picture.puzzle.symbols()));
    return facts;
}

void PlayRoom::takeFocus() { m_board->setFocus(); }

bool PlayRoom::showKept() {
    Q_EMIT entryRequested();
    m_continue->show();
    m_continue->raise();
    return true;
}

std::optional<TechniqueId> PlayRoom::technique() const {
    const Step* told = m_hint->isAncestorOf(QApplication::focusWidget()) ? m_hint->session().step() : nullptr;
    return told ? std::optional(told->technique) : std::nullopt;
}

QList<QDockWidget*> PlayRoom::docks() const {
    return {m_hint, m_rules, m_allSteps, m_explainer, m_puzzle, m_candidates, m_undoTree, m_continue};
}

QList<QWidget*> PlayRoom::areas() const {
    QList<QWidget*> areas{m_board};
    // In the order in which they stand, from top to bottom.
    QList<QDockWidget*> inOrder = docks();
    const auto place = [](const QDockWidget* dock) {
        const QPoint at = dock->mapToGlobal(QPoint());
        return std::pair(at.y(), at.x());
    };
    std::sort(inOrder.begin(), inOrder.end(), [&](auto* a, auto* b) { return place(a) < place(b); });
    for (const QDockWidget* dock : inOrder)
        if (dock->isVisible() && dock->widget())
            areas.append(dock->widget());
    if (m_timeline->isVisible())
        areas.append(m_timeline);
    if (m_film->isVisible())
        areas.append(m_film);
    if (m_header->isVisible())
        areas.append(m_header);
    return areas;
}

void PlayRoom::setWindowSize(const QSize& size) {
    const bool isNarrow = size.width() < kNarrowWindow;
    const bool isTiny = size.width() < kTinyWindow;
    m_layout->setNarrow(isNarrow);
    m_timeline->setCompact(size.height() < kLowWindow);
    m_timeline->setNarrow(isTiny);
    const int side = static_cast<int>(kBoardShare * qMin(size.width(), size.height()));
    m_boardArea->setLeastBoard(side);
    m_boardArea->setHasHeader(size.height() >= kLowestWithHeader);
    // A panel leaves the board its side, and the pad under it all of its keys.
    const int middle = isTiny ? side : qMax(side, m_pad->leastRowWidth());
    m_layout->setWidest(size.width() - (isTiny ? 0 : atTextScale(kRailWidth)) - middle - 4 * kWideSpace);
}

void PlayRoom::setBare(bool isBare) {
    m_boardArea->setBare(isBare);
    if (!isBare) {
        for (QWidget* widget : std::exchange(m_hidden, {}))
            widget->show();
        return;
    }
    QList<QWidget*> around{m_timeline, m_film};
    for (QDockWidget* dock : docks())
        around.append(dock);
    for (QWidget* widget : around) {
        if (widget->isHidden())
            continue;
        m_hidden.append(widget);
        widget->hide();
    }
}

bool PlayRoom::escape() {
    if (m_completion->isVisible()) {
        m_completion->dismiss();
        m_board->setFocus();
        return true;
    }
    if (!m_shown.isGame()) {
        m_shown.show(ShownKind::game);
        return true;
    }
    // It may still be worked out, with nothing on the board so far.
    if (m_timeline->isVisible()) {
        m_frame.actions.action(QStringLiteral("replay.show"))->trigger();
        m_board->setFocus();
        m_completion->comeBack();
        return true;
    }
    if (m_header->isEditing()) {
        m_header->revert();
        m_board->setFocus();
        return true;
    }
    if (m_hint->isHintOpen()) {
        m_hint->clear();
        m_board->setFocus();
        return true;
    }
    if (m_solutionActions->hide())
        return true;
    if (m_frame.message.isVisible()) {
        m_frame.message.dismiss();
        return true;
    }
    if (m_board->hasFocus())
        return false;
    m_board->setFocus();
    return true;
}

bool PlayRoom::redirectKey(QWidget* focus, QKeyEvent* event) {
    if (focus == m_board || isTextField(focus) || !readKey(*event).digit)
        return false;
    m_board->setFocus();
    QApplication::sendEvent(m_board, event);
    return true;
}

}  // namespace nonet

#include "moc_play_room.cpp"
