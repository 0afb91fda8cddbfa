#include "ui/designer/design_room.h"

#include "core/design/clue_edits.h"
#include "core/design/moves.h"
#include "ui/board/digit_pad.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/answer_head.h"
#include "ui/designer/chosen_edits.h"
#include "ui/designer/chosen_rule_dock.h"
#include "ui/designer/design_board.h"
#include "ui/designer/design_docks.h"
#include "ui/designer/design_menu.h"
#include "ui/designer/layout_documents.h"
#include "ui/designer/layout_speech.h"
#include "ui/designer/palette.h"
#include "ui/designer/rule_clipboard.h"
#include "ui/designer/solution_layer.h"
#include "ui/designer/symmetry_box.h"
#include "ui/designer/tools/tool_catalogue.h"
#include "ui/document/puzzle_document.h"
#include "ui/frame/action_button.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/session_messages.h"
#include "ui/frame/spacing.h"
#include "ui/frame/status_line.h"
#include "ui/frame/title_line.h"
#include "ui/frame/unsaved_bar.h"
#include "ui/preferences/preferences.h"
#include "ui/publishing/export_connections.h"
#include "ui/puzzles/fill_question.h"
#include "ui/puzzles/puzzle_choice_dialog.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/tasks/task.h"
#include "ui/text/action_text.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"

#include <QAction>
#include <QDir>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace nonet {
namespace {

/// Beside the game's documents, in a folder of the same kind.
constexpr auto kFolder = "designs";
/// Least height of a window that shows what the layout is called.
constexpr int kLeastForTitle = 600;

/// "22 givens, 3 entered digits"
QString digitsText(const PuzzleDocument& document) {
    const int givens = document.puzzle().givens.filledCount();
    const int entered = document.digits().filledCount() - givens;
    const QString given = DesignRoom::tr("%n given(s)", nullptr, givens);
    return entered > 0 ? DesignRoom::tr("%1, %2", "22 givens, 3 entered digits")
                             .arg(given, DesignRoom::tr("%n entered digit(s)", nullptr, entered))
                       : given;
}

}  // namespace

DesignRoom::DesignRoom(const WindowFrame& frame)
    : Room(&frame.window), m_frame(frame), m_documents(new LayoutDocuments(*this, m_designer, frame)) {
    m_frame.actions.on("design.open", this, [this] { showKept(); });
}

DesignRoom::~DesignRoom() {
    if (m_session)
        m_session->noteOpened();
    // Its parts read designer and documents to their end, which comes after this otherwise: the window owns them.
    delete m_page;
}

QWidget* DesignRoom::page() {
    build();
    return m_page;
}

void DesignRoom::build() {
    if (m_page)
        return;
    m_session = std::make_unique<DocumentSession>(QDir(m_frame.dataFolder).filePath(QLatin1String(kFolder)));
    m_palette = new Palette(m_designer, m_frame.preferences);
    m_board = new DesignBoard(m_designer, m_frame.preferences, m_frame.actions);
    m_page = new QWidget;
    m_host = new QMainWindow;
    const WindowFrame own{m_frame.window,  m_frame.preferences, m_frame.actions, *m_session,
                          m_frame.message, m_frame.status,      m_frame.unsaved, m_frame.dataFolder};
    m_docks = new DesignDocks(m_designer, *m_board, own, *m_host);
    buildPage();
    connectSession();
    connectBoardActions();
    auto* out = new ExportActions(exportPlaceOf(own), *m_board, this);
    connectExport(own, *out);
    auto* solution = new SolutionLayer(m_designer, *m_board, m_frame.actions, m_frame.preferences, m_board);
    out->setPicture([solution] { return solution->pictureOut(); });
    out->setSolutionText([this] { return m_docks->answer().head().solutionsOfGivens(); });
    connect(&m_docks->answer().head(), &AnswerHead::countChanged, out, &ExportActions::refreshShare);
    for (Task* task : m_session->findChildren<Task*>() + findChildren<Task*>())
        m_frame.status.watch(task);
    setWindowSize(m_frame.window.size());
    m_docks->restoreSwitches();
    // Until it was painted it may be what ends the program.
    m_board->installEventFilter(this);
    if (!m_session->restore())
        m_documents->open(PuzzleRecord());
}

bool DesignRoom::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_board && event->type() == QEvent::Resize)
        placeMarksRow();
    if (watched == m_board && event->type() == QEvent::Paint && !m_isNoted) {
        m_isNoted = true;
        QTimer::singleShot(0, m_session.get(), &DocumentSession::noteOpened);
    }
    return Room::eventFilter(watched, event);
}

void DesignRoom::buildPage() {
    auto* middle = new QWidget;
    auto* stack = new QVBoxLayout(middle);
    stack->setContentsMargins(0, 0, 0, 0);
    stack->setSpacing(kSpace);
    stack->addWidget(buildBar());
    m_titleLine = new TitleLine;
    m_titleLine->setObjectName(QStringLiteral("designTitle"));
    connect(m_titleLine, &QToolButton::clicked, m_frame.actions.action(QStringLiteral("design.title")),
            &QAction::trigger);
    stack->addWidget(m_titleLine, 0, Qt::AlignHCenter);
    stack->addWidget(m_board, 1);
    m_pad = new DigitPad(*m_board, m_frame.actions, m_frame.preferences, DigitPad::Use::layout);
    m_pad->setObjectName(QStringLiteral("designPad"));
    m_pad->hide();
    connect(m_pad, &DigitPad::marksWanted, this, [this] { m_designer.setTool({DesignTool::Type::marks}); });
    stack->addWidget(m_pad, 0, Qt::AlignHCenter);
    m_hint = new QLabel;
    m_hint->setObjectName(QStringLiteral("toolHint"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignHCenter | Qt::AlignVCenter);
    // Two lines, whatever it says: the board stays where it is.
    m_hint->setFixedHeight(2 * m_hint->fontMetrics().lineSpacing() + kSpace);
    stack->addWidget(m_hint);
    auto* spoken = new QLabel(middle);
    spoken->hide();
    auto* speech = new LayoutSpeech(m_designer, spoken, middle);
    speech->setObjectName(QStringLiteral("layoutSpeech"));
    m_host->setWindowFlags(Qt::Widget);
    m_host->setCentralWidget(middle);
    m_host->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    m_host->setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_host->setContextMenuPolicy(Qt::NoContextMenu);
    m_host->setContentsMargins(0, kWideSpace, kWideSpace, kWideSpace);
    m_docks->layOut();
    auto* row = new QHBoxLayout(m_page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_palette);
    row->addWidget(m_host, 1);
}

QWidget* DesignRoom::buildBar() {
    auto* bar = new QWidget;
    bar->setObjectName(QStringLiteral("designBar"));
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace);
    const auto addWords = [this, row](const char* id) {
        auto* button = new QToolButton;
        button->setDefaultAction(m_frame.actions.action(QLatin1String(id)));
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    };
    const auto addIcon = [this, row](const char* id, const char* name) {
        row->addWidget(
            new ActionButton(*m_frame.actions.action(QLatin1String(id)), QLatin1String(name), m_frame.preferences));
    };
    addWords("design.new");
    addIcon("design.undo", "undo");
    addIcon("design.redo", "redo");
    row->addStretch(1);
    m_symmetry = new SymmetryBox(m_designer);
    row->addWidget(m_symmetry);
    connect(m_symmetry, &QComboBox::activated, this, [this] { m_board->setFocus(); });
    addIcon("design.solution_layer", "eye");
    addIcon("design.marks_row", "mode_corner");
    addWords("design.try");
    addWords("file.share");
    return bar;
}

void DesignRoom::connectSession() {
    connect(m_session.get(), &DocumentSession::documentChanged, this, &DesignRoom::followDocument);
    // A text that nobody typed goes while its layout is still kept.
    connect(m_session.get(), &DocumentSession::documentLeaving, this, [this] { m_designer.choose({}); });
    new SessionMessages(*m_session, m_frame, SessionMessages::Of::layouts, this);
    m_session->imports().setOrigin(PuzzleOrigin::madeHere);
    offerChoices(*m_session, m_frame);
    askAboutFills(*m_session, m_frame);
    // Learn, which receives them, may be made later.
    m_session->imports().setLessonReceiver(
        [&game = m_frame.session](const PuzzleRecord& record) { return game.imports().offerLesson(record); });
    m_frame.unsaved.addDocuments(*m_session);
    // The same count as in the panel beside it.
    connect(&m_docks->answer().head(), &AnswerHead::countChanged, this, &DesignRoom::updateStatus);
    connect(&m_designer, &Designer::statusMessage, this,
            [this](const QString& sentence) { m_frame.status.showAction(sentence); });
    // That something is locked is no longer so.
    connect(&m_designer.locks(), &Locks::unlocked, this, [this] { m_frame.status.showAction({}); });
    connect(&m_designer, &Designer::toolChanged, this, &DesignRoom::updateStatus);
    connect(&m_designer, &Designer::chosenChanged, this, &DesignRoom::updateStatus);
    connect(&m_designer, &Designer::puzzleChanged, this, [this] {
        m_symmetry->fill();
        updateStatus();
        Q_EMIT changed();
    });
    connect(m_board, &BoardWidget::selectionChanged, this, &DesignRoom::updateStatus);
    connect(m_board, &DesignBoard::toolHintChanged, this, &DesignRoom::showHint);
    connect(m_palette, &Palette::taken, this, [this](bool isWholeBoard) {
        if (isWholeBoard)
            m_board->drawSelection();
        m_board->setFocus();
    });
}

void DesignRoom::connectBoardActions() {
    const ActionSet& actions = m_frame.actions;
    actions.on("design.undo", this, [this] { m_session->document()->undo(); });
    actions.on("design.redo", this, [this] { m_session->document()->redo(); });
    QAction* find = actions.action(QStringLiteral("design.find_rule"));
    connect(find, &QAction::triggered, m_palette, &Palette::find);
    const auto showKey = [this, find] { m_palette->setKey(find->shortcut().toString(QKeySequence::NativeText)); };
    connect(find, &QAction::changed, m_palette, showKey);
    showKey();
    actions.on("design.select", this, [this] { useTool(DesignTool::Type::select); });
    actions.on("design.givens", this, [this] { useTool(DesignTool::Type::givens); });
    actions.on("design.marks", this, [this] { useTool(DesignTool::Type::marks); });
    actions.on("design.solution", this, [this] { useTool(DesignTool::Type::solution); });
    actions.on("design.regions", this, [this] { useTool(DesignTool::Type::regions); });
    actions.on("design.erase", this, [this] { m_board->eraseSelection(); });
    actions.on("design.select_all", this, [this] {
        m_board->setFocus();
        m_board->runAction(QStringLiteral("select.all"));
    });
    new DesignMenu(actions, *m_board, m_docks->values());
    actions.on("design.delete", this, [this] { deleteChosen(m_designer); });
    actions.on("design.duplicate", this, [this] { duplicateChosen(m_designer); });
    actions.on("design.turn", this, [this] { turnChosen(m_designer); });
    actions.on("design.mirror", this, [this] { mirrorChosen(m_designer); });
    actions.on("design.hide", this, [this] { toggleHidden(m_designer); });
    actions.on("design.off", this, [this] { toggleOff(m_designer); });
    actions.on("design.lock", this, [this] { toggleLocked(m_designer); });
    actions.on("design.take_value", this, [this] { takeValues(m_designer); });
    actions.on("design.later", this, [this] { orderChosen(m_designer, 1); });
    actions.on("design.earlier", this, [this] { orderChosen(m_designer, -1); });
    actions.on("design.symmetry", this, [this] {
        m_symmetry->takeNext();
        m_frame.status.showAction(m_symmetry->currentText());
    });
    actions.on("design.up", this, [this] { moveBoard(-1, 0); });
    actions.on("design.down", this, [this] { moveBoard(1, 0); });
    actions.on("design.left", this, [this] { moveBoard(0, -1); });
    actions.on("design.right", this, [this] { moveBoard(0, 1); });
    connect(actions.action(QStringLiteral("design.marks_row")), &QAction::triggered, this, &DesignRoom::showMarksRow);
    actions.on("design.copy", this, [this] { copyChosen(m_designer); });
    actions.on("design.paste", this, [this] { pasteRules(m_designer); });
    actions.on("design.name_version", this, [this] { m_documents->nameVersion(); });
    actions.on("design.change_board", this, [this] { m_documents->changeBoard(); });
    m_docks->connectActions(*m_documents);
    actions.on("design.clear_givens", this, [this] { m_designer.edit(removeAllGivens(puzzle())); });
}

void DesignRoom::useTool(DesignTool::Type type) {
    m_designer.setTool({type});
    m_board->setFocus();
}

void DesignRoom::moveBoard(int down, int right) {
    const MovedBoard moved = moveAll(puzzle(), down, right);
    m_designer.edit(moved.puzzle);
    if (const int lost = moved.lostConstraints + moved.lostGivens; lost > 0)
        m_frame.status.showAction(tr("%n thing(s) fell off the board; Undo brings them back.", nullptr, lost));
}

void DesignRoom::followDocument(PuzzleDocument* document) {
    connect(document, &PuzzleDocument::changed, this, &DesignRoom::updateStatus);
    connect(document, &PuzzleDocument::viewChanged, this, &Room::changed);
    connect(document, &PuzzleDocument::actionShown, this,
            [this, document](const ActionLabel&, const std::vector<Cell>&, bool isUndo, NodeId node) {
                const QString name = actionName(document->history().node(node), document->puzzle());
                m_frame.status.showAction(isUndo ? tr("Undone: %1").arg(name) : name);
            });
    m_designer.setDocument(document);
    if (!m_page->isHidden()) {
        m_frame.status.showAction({});
        m_frame.message.review();
    }
    m_docks->setDocument(document);
    m_titleLine->setDocument(document);
    m_symmetry->fill();
    showHint();
    Q_EMIT changed();
    updateStatus();
}

void DesignRoom::showHint() {
    const QString hint = m_board->toolHint();
    // What comes first; all of it is in the panel beside the board and in Help.
    m_hint->setText(hint.section(QStringLiteral(" · "), 0, 0));
    m_hint->setToolTip(hint);
    m_docks->values().setHint(hint);
}

void DesignRoom::updateStatus() {
    if (!m_session || !m_session->document() || !m_page->isVisible())
        return;
    const PuzzleDocument& document = *m_session->document();
    QStringList facts{toolName(m_designer.tool())};
    if (const std::optional<Cell> cell = m_board->currentCell())
        facts << cellName(*cell, puzzle().shape().columns());
    if (const auto count = static_cast<int>(puzzle().constraints().size()); count > 0)
        facts << tr("%n rule(s)", nullptr, count);
    facts << digitsText(document) << m_docks->answer().head().countText();
    m_frame.status.setFacts(facts);
}

QString DesignRoom::title() const {
    const PuzzleDocument* document = m_session ? m_session->document() : nullptr;
    if (!document)
        return {};
    return document->title().isEmpty() ? tr("New layout") : asWindowTitle(document->title());
}

void DesignRoom::takeFocus() {
    build();
    m_board->setFocus();
}

QList<QWidget*> DesignRoom::areas() const {
    QList<QWidget*> areas{m_board};
    for (QDockWidget* dock : m_docks->all())
        if (dock->isVisible())
            areas.append(dock);
    areas.append(m_palette);
    return areas;
}

ActionNeed DesignRoom::missing() const {
    return m_session && m_session->document() ? ActionNeed::nothing : ActionNeed::openLayout | ActionNeed::anyBoard;
}

DocumentSession* DesignRoom::session() {
    build();
    return m_session.get();
}

Room::UndoActions DesignRoom::undoActions() const {
    return {QStringLiteral("design.undo"), QStringLiteral("design.redo"), QStringLiteral("design.erase"),
            QStringLiteral("design.select_all")};
}

void DesignRoom::setOnScreen(bool isOnScreen) {
    if (isOnScreen)
        updateStatus();
}

bool DesignRoom::escape() {
    if (m_palette->escape()) {
        m_board->setFocus();
        return true;
    }
    if (m_board->escape() || m_docks->answer().hideSolution())
        return true;
    m_frame.message.dismiss();
    m_board->setFocus();
    return true;
}

QList<QAction*> DesignRoom::findable() {
    build();
    qDeleteAll(std::exchange(m_findable, {}));
    for (const DesignTool& tool : m_palette->drawingTools()) {
        auto* action = new QAction(toolRow(tool.type).deed(tool), m_page);
        action->setToolTip(toolSentence(tool));
        action->setProperty("synonyms", toolSynonyms(tool));
        connect(action, &QAction::triggered, m_palette, [this, tool] { m_palette->take(tool); });
        m_findable << action;
    }
    return m_findable;
}

bool DesignRoom::showKept() {
    Q_EMIT entryRequested();
    m_docks->showLayouts();
    return true;
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
    m_docks->layout().setNarrow(size.width() < kNarrowWindow);
    m_palette->setFolded(size.width() < kNarrowWindow);
    m_docks->layout().setWidest(size.width() / 3);
    // The board needs the room more.
    m_titleLine->setVisible(size.height() >= kLeastForTitle);
}

void DesignRoom::resetLayout() {
    if (m_docks)
        m_docks->layout().reset();
}

void DesignRoom::storeLayout() const {
    if (m_docks)
        m_docks->layout().store();
}

}  // namespace nonet

#include "moc_design_room.cpp"
