#include "ui/designer/design_room.h"

#include "core/design/clue_edits.h"
#include "core/design/constraint_edits.h"
#include "core/design/moves.h"
#include "core/design/new_board.h"
#include "core/formats/format.h"
#include "ui/board/digit_pad.h"
#include "ui/board/selection_sum.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/answer_head.h"
#include "ui/designer/chosen_edits.h"
#include "ui/designer/design_board.h"
#include "ui/designer/layout_speech.h"
#include "ui/designer/new_board_dialog.h"
#include "ui/designer/palette.h"
#include "ui/designer/placed_dock.h"
#include "ui/designer/rule_clipboard.h"
#include "ui/designer/rules_text_dock.h"
#include "ui/designer/this_dock.h"
#include "ui/designer/title_dialog.h"
#include "ui/frame/action_button.h"
#include "ui/frame/card_title.h"
#include "ui/frame/message_bar.h"
#include "ui/frame/spacing.h"
#include "ui/frame/status_line.h"
#include "ui/frame/title_line.h"
#include "ui/frame/unsaved_bar.h"
#include "ui/history/undo_tree_dock.h"
#include "ui/history/version_compare.h"
#include "ui/preferences/preferences.h"
#include "ui/publishing/export_connections.h"
#include "ui/puzzles/continue_dock.h"
#include "ui/puzzles/puzzle_choice_dialog.h"
#include "ui/session/document_session.h"
#include "ui/shortcuts/action_set.h"
#include "ui/text/action_text.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"

#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMainWindow>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// Beside the game's documents, in a folder of the same kind.
constexpr auto kFolder = "designs";
/// Three panels over one another in a window of 1280 x 800.
constexpr int kLeastCard = 200;

QString symmetryName(EntrySymmetry symmetry) {
    switch (symmetry) {
    case EntrySymmetry::none: return DesignRoom::tr("No symmetry");
    case EntrySymmetry::halfTurn: return DesignRoom::tr("Half turn");
    case EntrySymmetry::quarterTurns: return DesignRoom::tr("Quarter turns");
    case EntrySymmetry::leftRight: return DesignRoom::tr("Left and right");
    case EntrySymmetry::topBottom: return DesignRoom::tr("Top and bottom");
    case EntrySymmetry::leftRightAndTopBottom: return DesignRoom::tr("Both mirrors");
    case EntrySymmetry::fallingDiagonal: return DesignRoom::tr("Falling diagonal");
    case EntrySymmetry::risingDiagonal: return DesignRoom::tr("Rising diagonal");
    case EntrySymmetry::bothDiagonals: return DesignRoom::tr("Both diagonals");
    }
    return {};
}

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

DesignRoom::DesignRoom(const WindowFrame& frame) : Room(&frame.window), m_frame(frame) { connectActions(); }

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
    m_rules = new RulesTextDock(m_designer, m_frame.preferences, m_host);
    m_answer = new AnswerDock(m_designer, m_session->facts(), m_host);
    m_answer->setBoard(m_board);
    m_placed = new PlacedDock(m_designer, m_frame.preferences, m_host);
    m_this = new ThisDock(m_designer, m_frame.preferences, m_host);
    m_versions = new UndoTreeDock(m_frame.preferences, m_host);
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
    m_layouts = new ContinueDock(*m_session, begin, m_frame.preferences, m_host);
    m_layouts->setObjectName(QStringLiteral("designLayouts"));
    m_layouts->setWindowTitle(tr("Layouts"));
    buildPage();
    connectSession();
    connectBoardActions();
    WindowFrame own{m_frame.window,  m_frame.preferences, m_frame.actions, *m_session,
                    m_frame.message, m_frame.status,      m_frame.unsaved, m_frame.dataFolder};
    auto* out = new ExportActions(exportPlaceOf(own), *m_board, this);
    connectExport(own, *out);
    out->setSolutionText([this] { return m_answer->head().solutionsOfGivens(); });
    connect(&m_answer->head(), &AnswerHead::countChanged, out, &ExportActions::refreshShare);
    for (Task* task : m_session->findChildren<Task*>() + findChildren<Task*>())
        m_frame.status.watch(task);
    setWindowSize(m_frame.window.size());
    restoreSwitches();
    // Until it was painted it may be what ends the program.
    m_board->installEventFilter(this);
    if (!m_session->restore())
        open(PuzzleRecord());
}

bool DesignRoom::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_board && event->type() == QEvent::Resize)
        placeMarksRow();
    if (watched == m_board && event->type() == QEvent::Paint && !m_isNoted) {
        m_isNoted = true;
        QTimer::singleShot(0, m_session.get(), &DocumentSession::noteOpened);
    }
    // What had the focus is gone with it.
    if (event->type() == QEvent::Close && qobject_cast<QDockWidget*>(watched))
        QTimer::singleShot(0, m_board, [this] { m_board->setFocus(); });
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
    scrollBody(*m_versions);
    for (QDockWidget* dock : docks()) {
        new CardTitle(dock);
        dock->installEventFilter(this);
    }
    m_layout = std::make_unique<DockLayout>(*m_host, m_frame.preferences, QLatin1String(kRow.id),
                                            QList<QDockWidget*>{m_answer, m_placed, m_this},
                                            QList<QDockWidget*>{m_rules, m_versions, m_layouts});
    m_layout->tabUnder(kLeastCard);
    // What a setter looks at all the time, until he put it elsewhere.
    if (m_frame.preferences.layout(QLatin1String(kRow.id) + QStringLiteral(".wide")).isEmpty()) {
        m_answer->show();
        m_placed->show();
    }
    m_layout->begin(m_frame.window.width() < kNarrowWindow);
    m_layout->storeChanges();
    auto* row = new QHBoxLayout(m_page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(m_palette);
    row->addWidget(m_host, 1);
    retranslate();
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
    m_symmetry = new QComboBox;
    m_symmetry->setObjectName(QStringLiteral("designSymmetry"));
    m_symmetry->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_symmetry);
    connect(m_symmetry, &QComboBox::activated, this, [this](int) {
        m_designer.setSymmetry(static_cast<EntrySymmetry>(m_symmetry->currentData().toInt()));
        m_board->setFocus();
    });
    addIcon("design.marks_row", "mode_corner");
    addWords("design.try");
    addWords("file.share");
    return bar;
}

QList<QDockWidget*> DesignRoom::docks() const { return {m_answer, m_placed, m_this, m_rules, m_versions, m_layouts}; }

void DesignRoom::connectSession() {
    connect(m_session.get(), &DocumentSession::documentChanged, this, &DesignRoom::followDocument);
    // A text that nobody typed goes while its layout is still kept.
    connect(m_session.get(), &DocumentSession::documentLeaving, this, [this] { m_designer.choose({}); });
    // How many solutions there are, the answer tells: of a layout it is no warning.
    const auto say = [this](MessageSeverity severity) {
        return [this, severity](const QString& sentence) {
            m_frame.message.show(severity, sentence);
            holdMessage();
        };
    };
    connect(m_session.get(), &DocumentSession::failed, this, say(MessageSeverity::error));
    connect(m_session.get(), &DocumentSession::importWarned, this, say(MessageSeverity::note));
    connect(m_session.get(), &DocumentSession::damageFound, &m_frame.message, &MessageBar::keepSaying);
    connect(m_session.get(), &DocumentSession::imported, this, &DesignRoom::reportImport);
    m_session->setOriginOfImports(PuzzleOrigin::madeHere);
    offerChoices(*m_session, m_frame);
    // Its own test comes with Learn, which may be made later.
    m_session->setLessonTest([&game = m_frame.session](const PuzzleRecord& record) {
        return game.lessonTest() && game.lessonTest()(record);
    });
    connect(m_session.get(), &DocumentSession::lessonFound, &m_frame.session, &DocumentSession::lessonFound);
    connect(m_session.get(), &DocumentSession::discarded, this, [this](const QString& id, const QString&) {
        m_frame.message.show(MessageSeverity::note, tr("The layout was deleted."), tr("Undo"),
                             [this, id] { m_session->bringBack(id); });
    });
    m_frame.unsaved.addDocuments(*m_session);
    // The same count as in the panel beside it.
    connect(&m_answer->head(), &AnswerHead::countChanged, this, &DesignRoom::updateStatus);
    connect(&m_designer, &Designer::statusMessage, this,
            [this](const QString& sentence) { m_frame.status.showAction(sentence); });
    // That something is locked is no longer so.
    connect(&m_designer, &Designer::unlocked, this, [this] { m_frame.status.showAction({}); });
    connect(&m_designer, &Designer::toolChanged, this, &DesignRoom::updateStatus);
    connect(&m_designer, &Designer::chosenChanged, this, &DesignRoom::updateStatus);
    connect(&m_designer, &Designer::puzzleChanged, this, [this] {
        fillSymmetries();
        updateStatus();
        Q_EMIT changed();
    });
    connect(&m_designer, &Designer::symmetryChanged, this,
            [this] { m_symmetry->setCurrentIndex(m_symmetry->findData(static_cast<int>(m_designer.symmetry()))); });
    connect(m_board, &BoardWidget::selectionChanged, this, &DesignRoom::updateStatus);
    connect(m_board, &DesignBoard::toolHintChanged, this, &DesignRoom::showHint);
    connect(m_placed, &PlacedDock::goToRequested, this, &DesignRoom::goTo);
    connect(m_placed, &PlacedDock::goToDrawingsRequested, this, [this] { useTool(DesignTool::Type::select); });
    connect(m_layouts, &ContinueDock::opened, m_board, [this] { m_board->setFocus(); });
    connect(m_palette, &Palette::taken, this, [this](bool isWholeBoard) {
        if (isWholeBoard)
            m_board->drawSelection();
        m_board->setFocus();
    });
}

void DesignRoom::connectActions() {
    const ActionSet& actions = m_frame.actions;
    actions.on("design.new", this, [this] { askForNew(); });
    actions.on("design.from_play", this, [this] { openFromPlay(); });
    actions.on("design.open", this, [this] { showKept(); });
    actions.on("design.try", this, [this] { tryIt(); });
    actions.on("design.title", this, [this] {
        auto* dialog = new TitleDialog(*m_session->document(), &m_frame.window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
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
    actions.on("design.regions", this, [this] { useTool(DesignTool::Type::regions); });
    actions.on("design.delete", this, [this] { m_designer.deleteChosen(); });
    actions.on("design.duplicate", this, [this] { duplicateChosen(m_designer); });
    actions.on("design.turn", this, [this] { turnChosen(m_designer); });
    actions.on("design.mirror", this, [this] { mirrorChosen(m_designer); });
    actions.on("design.hide", this, [this] { toggleHidden(m_designer); });
    actions.on("design.lock", this, [this] { toggleLocked(m_designer); });
    actions.on("design.later", this, [this] { orderChosen(m_designer, 1); });
    actions.on("design.earlier", this, [this] { orderChosen(m_designer, -1); });
    actions.on("design.symmetry", this, [this] {
        int next = static_cast<int>(m_designer.symmetry());
        do
            next = (next + 1) % kEntrySymmetryCount;
        while (!isPossible(static_cast<EntrySymmetry>(next), puzzle().shape()));
        m_designer.setSymmetry(static_cast<EntrySymmetry>(next));
        m_frame.status.showAction(symmetryName(m_designer.symmetry()));
    });
    actions.on("design.up", this, [this] { moveBoard(-1, 0); });
    actions.on("design.down", this, [this] { moveBoard(1, 0); });
    actions.on("design.left", this, [this] { moveBoard(0, -1); });
    actions.on("design.right", this, [this] { moveBoard(0, 1); });
    connect(actions.action(QStringLiteral("design.marks_row")), &QAction::triggered, this, &DesignRoom::showMarksRow);
    actions.on("design.copy", this, [this] { copyChosen(m_designer); });
    actions.on("design.paste", this, [this] { pasteRules(m_designer); });
    actions.on("design.name_version", this, [this] { nameVersion(); });
    connectDock("design.answer", m_answer);
    connectDock("design.placed", m_placed);
    connectDock("design.this", m_this);
    connectDock("design.versions", m_versions);
    connectDock("design.rules", m_rules);
    actions.on("design.change_board", this, [this] { changeBoard(); });
    connectVersions();
    connectAnswers();
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

void DesignRoom::open(PuzzleRecord record) {
    build();
    m_session->open(std::move(record), PuzzleOrigin::madeHere);
}

void DesignRoom::reportImport(const QString& previous, const QString& warnings) {
    const QString name = amongWords(m_session->document()->title());
    QStringList sentences{name.isEmpty() ? tr("Opened as a new layout.")
                                         : tr("Opened “%1” as a new layout.", "a title").arg(name)};
    if (!previous.isEmpty())
        sentences << tr("The one before is under Layouts.");
    if (!warnings.isEmpty())
        sentences << warnings;
    if (previous.isEmpty())
        m_frame.message.show(MessageSeverity::note, sentences.join(u' '));
    else
        m_frame.message.show(MessageSeverity::note, sentences.join(u' '), tr("Back to it"),
                             [this, previous] { m_session->openStored(previous); });
    holdMessage();
}

/// What is said of a layout goes with it.
void DesignRoom::holdMessage() {
    m_frame.message.holdWhile(
        [this, about = QPointer(m_session->document())] { return about && m_session->document() == about; });
}

void DesignRoom::openFromPlay() {
    PuzzleDocument* game = m_frame.session.document();
    if (!game)
        return;
    PuzzleRecord record;
    record.puzzle = game->puzzleOfClues();
    record.info = game->info();
    record.history = History(PlayState(record.puzzle.shape()));
    Q_EMIT entryRequested();
    open(std::move(record));
}

void DesignRoom::askForNew() {
    Q_EMIT entryRequested();
    auto* dialog = new NewBoardDialog(m_frame.preferences, puzzle(), &m_frame.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        PuzzleRecord record;
        record.puzzle = dialog->puzzle();
        record.history = History(PlayState(record.puzzle.shape()));
        open(std::move(record));
    });
    dialog->open();
}

void DesignRoom::changeBoard() {
    auto* dialog = new NewBoardDialog(m_frame.preferences, puzzle(), &m_frame.window, NewBoardDialog::Use::change);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { m_designer.edit(dialog->puzzle()); });
    dialog->open();
}

void DesignRoom::tryIt() {
    PuzzleRecord record;
    record.puzzle = puzzle();
    record.info = m_session->document()->info();
    record.history = History(PlayState(record.puzzle.shape()));
    // Fog is cleared by what is right.
    if (record.puzzle.decoration().fog)
        record.solution = m_session->document()->facts().solution;
    m_frame.session.open(std::move(record), PuzzleOrigin::madeHere);
    m_frame.message.show(MessageSeverity::note, tr("This is a copy to play: your layout stays as it is."),
                         tr("Back to the layout"), [this] { Q_EMIT entryRequested(); });
    m_frame.message.holdWhile(
        [this, copy = QPointer(m_frame.session.document())] { return copy && m_frame.session.document() == copy; });
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
    m_versions->setDocument(document);
    m_compare->setDocument(document);
    m_titleLine->setDocument(document);
    fillSymmetries();
    showHint();
    Q_EMIT changed();
    updateStatus();
}

void DesignRoom::showHint() {
    const QString hint = m_board->toolHint();
    m_hint->setText(hint);
    m_this->setHint(hint);
}

void DesignRoom::fillSymmetries() {
    QList<int> possible;
    for (int i = 0; i < kEntrySymmetryCount; ++i)
        if (isPossible(static_cast<EntrySymmetry>(i), puzzle().shape()))
            possible.append(i);
    if (m_symmetry->count() != possible.size()) {
        m_symmetry->clear();
        for (const int each : possible)
            m_symmetry->addItem(symmetryName(static_cast<EntrySymmetry>(each)), each);
    }
    m_symmetry->setCurrentIndex(m_symmetry->findData(static_cast<int>(m_designer.symmetry())));
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
    facts << digitsText(document) << m_answer->head().countText();
    m_frame.status.setFacts(facts);
}

void DesignRoom::retranslate() {
    m_symmetry->setAccessibleName(tr("Symmetry"));
    m_symmetry->setToolTip(tr("What you draw is drawn again where the symmetry puts it, as one step"));
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
    for (QDockWidget* dock : docks())
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
    return {QStringLiteral("design.undo"), QStringLiteral("design.redo")};
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
    if (m_board->escape() || m_answer->hideSolution())
        return true;
    m_frame.message.dismiss();
    m_board->setFocus();
    return true;
}

}  // namespace nonet

#include "moc_design_room.cpp"
