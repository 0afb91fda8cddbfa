#include "ui/designer/answer_dock.h"

#include "core/answers/missing_clues.h"
#include "core/answers/missing_rules.h"
#include "ui/board/board_widget.h"
#include "ui/board/contradiction_of.h"
#include "ui/designer/answer_controls.h"
#include "ui/designer/answer_edits.h"
#include "ui/designer/answer_head.h"
#include "ui/designer/answer_list.h"
#include "ui/designer/answer_run_bar.h"
#include "ui/designer/board_answers.h"
#include "ui/designer/designer.h"
#include "ui/designer/layout_maker.h"
#include "ui/designer/solution_browser.h"
#include "ui/document/puzzle_document.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/tokens.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace nonet {
namespace {

/// In pixels: lower panels show what was asked or what can be asked, not both.
constexpr int kRoomForAll = 520;

/// They know the edit before any part of the panel hears of it.
PuzzleAnswers* answersFor(Designer& designer, DocumentFacts& facts, QObject* parent) {
    auto* answers = new PuzzleAnswers(facts, parent);
    QObject::connect(&designer, &Designer::puzzleChanged, answers, &PuzzleAnswers::followEdit);
    return answers;
}

}  // namespace

AnswerDock::AnswerDock(Designer& designer, DocumentFacts& facts, QWidget* parent)
    : QDockWidget(tr("Solutions"), parent), m_designer(designer), m_answers(answersFor(designer, facts, this)),
      m_maker(new LayoutMaker(designer, *m_answers, this)), m_edits(new AnswerEdits(designer, this)),
      m_head(new AnswerHead(designer, *m_answers)), m_run(new AnswerRunBar(designer, *m_answers)),
      m_solutions(new SolutionBrowser(*m_answers, *m_maker)), m_onBoard(new BoardAnswers(*m_answers)),
      m_list(new AnswerList(*m_answers)), m_needed(new QCheckBox(tr("Not needed"))), m_first(new QComboBox),
      m_seed(new QSpinBox), m_fold(new QToolButton) {
    setObjectName(QStringLiteral("answerDock"));
    build();
    connectParts();
    m_answers->setDocument(m_designer.document());
    updateList();
}

void AnswerDock::build() {
    // The window never grows with what is told here.
    m_scroll = new QScrollArea;
    QVBoxLayout& column = *addScrolledColumn(*m_scroll, QStringLiteral("answerBody"));
    column.addWidget(m_run);
    column.addWidget(m_solutions);
    column.addWidget(m_onBoard);
    buildLayoutPart(column);
    buildChangePart(column);
    column.addStretch(1);
    buildFold();
    auto* told = new QVBoxLayout;
    told->setContentsMargins(kCardSpace, 0, kCardSpace, 0);
    told->addWidget(m_list);
    auto* parts = new QFrame;
    parts->setObjectName(QStringLiteral("dockBody"));
    auto* both = new QVBoxLayout(parts);
    both->setContentsMargins(0, 0, 0, kSpace);
    both->setSpacing(0);
    both->addWidget(m_head);
    both->addLayout(told, 1);
    both->addWidget(m_fold);
    both->addWidget(m_scroll, 1);
    setWidget(parts);
}

void AnswerDock::buildFold() {
    m_fold->setObjectName(QStringLiteral("answerFold"));
    m_fold->setText(tr("Ask and change"));
    m_fold->setToolTip(tr("Show or fold what can be asked of the layout and done with it"));
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setAutoRaise(true);
    m_fold->setCheckable(true);
    m_fold->setFocusPolicy(Qt::TabFocus);
    m_fold->setChecked(true);
    m_fold->setArrowType(Qt::DownArrow);
    connect(m_fold, &QToolButton::toggled, this, [this](bool isOpen) {
        m_fold->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
        m_scroll->setVisible(isOpen);
    });
}

void AnswerDock::buildLayoutPart(QVBoxLayout& column) {
    m_needed->setObjectName(QStringLiteral("answerNeeded"));
    m_needed->setToolTip(tr("List the rules and givens that could go, each by itself, and leave one solution"));
    auto* buttons = new FlowRow(kSpace);
    const auto add = [&](const char* name, const QString& text, const QString& tip, void (AnswerDock::*act)()) {
        auto* button = answerButton(QLatin1String(name), text, tip);
        connect(button, &QPushButton::clicked, this, act);
        buttons->addWidget(button);
    };
    add("answerTester", tr("As a tester"),
        tr("Find out whether there is one solution, and of every given and rule whether it is needed"),
        &AnswerDock::checkAsTester);
    add("answerRate", tr("Rate"), tr("Tell the level, the score and the techniques that a solver needs"),
        &AnswerDock::rate);
    add("answerClues", tr("Clues that would do"),
        tr("Find a few clues that would leave one solution: that of the solution layer, where there is one"),
        &AnswerDock::findClues);
    add("answerRules", tr("Rules that would do"),
        tr("Find a few numbers and dots that leave the solution of the solution layer as the only one"),
        &AnswerDock::findRules);
    add("answerEnough", tr("Smallest part"),
        tr("Take givens and rules away one after the other while one solution is left, and list what "
           "went"),
        &AnswerDock::findSmallest);
    column.addWidget(captionOf(tr("About the layout")));
    column.addLayout(buttons);
    column.addWidget(m_needed);
}

void AnswerDock::buildChangePart(QVBoxLayout& column) {
    m_first->setObjectName(QStringLiteral("answerFirst"));
    m_first->addItem(tr("Givens go first"));
    m_first->addItem(tr("Rules go first"));
    m_first->setAccessibleName(tr("What goes first"));
    m_first->setToolTip(tr("Which of both is taken away first where there is a choice"));
    auto* removeSpare = answerButton(QStringLiteral("answerRemoveSpare"), tr("Minimise"),
                                     tr("Take away what is not needed: leave a smallest part that still has one "
                                        "solution, as one edit; locked rules stay"));
    auto* makeProper = answerButton(QStringLiteral("answerMakeProper"), tr("Add givens until unique"),
                                    tr("Add givens until there is one solution, as one edit; where there is a "
                                       "solution layer, its digits alone"));
    auto* generate =
        answerButton(QStringLiteral("answerGenerate"), tr("New puzzle from these rules"),
                     tr("Make a puzzle with one solution of the layout, as one edit: numbers for rules that lack one "
                        "and for chosen cages, then as few givens as may be, by the symmetry; with several cells "
                        "selected, in these alone"));
    connect(removeSpare, &QPushButton::clicked, this, &AnswerDock::removeSpare);
    connect(makeProper, &QPushButton::clicked, this, &AnswerDock::makeProper);
    connect(generate, &QPushButton::clicked, this, &AnswerDock::generate);
    m_removeSpare = removeSpare;
    m_makers = {makeProper, generate};
    m_seed->setObjectName(QStringLiteral("answerSeed"));
    m_seed->setRange(1, 999'999);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("Another number, another puzzle; the same for the same layout. It goes on by one each time"));
    m_seed->setPrefix(tr("Seed") + u' ');
    auto* fewer = new FlowRow(kSpace);
    for (QWidget* each : std::initializer_list<QWidget*>{removeSpare, m_first, makeProper})
        fewer->addWidget(each);
    auto* whole = new FlowRow(kSpace);
    whole->addWidget(generate);
    whole->addWidget(m_seed);
    column.addWidget(captionOf(tr("Change the layout")));
    column.addLayout(fewer);
    column.addLayout(whole);
}

void AnswerDock::connectParts() {
    connect(&m_designer, &Designer::documentChanged, this, &AnswerDock::followDocument);
    connect(m_answers, &PuzzleAnswers::changed, this, &AnswerDock::followAnswer);
    connect(&m_designer, &Designer::puzzleChanged, this, [this](const LayoutChange& change) {
        if (!change.isSolutionLayerChanged())
            return;
        m_onBoard->layOverBoard();
        updateList();
    });
    connect(m_run, &AnswerRunBar::ticked, m_head, &AnswerHead::updateTime);
    connect(m_head, &AnswerHead::goRequested, this, [this](const ConflictSet& part) {
        m_edits->goTo(part);
        m_edits->focusBoard();
    });
    connect(m_head, &AnswerHead::removeRequested, m_edits, &AnswerEdits::remove);
    connect(m_onBoard, &BoardAnswers::switched, this, [this](const BoardAnswerRow& row, bool isOn) {
        if (m_list->isAbout(kOnlyOneTopic) && !m_onBoard->tellsOnlyOne())
            m_list->setTopic(kNoTopic);
        updateList();
        Q_EMIT switched(m_onBoard->switchOf(row), isOn);
    });
    connect(m_onBoard, &BoardAnswers::capChosen, this, [this](int cap) {
        if (cap > 1 || m_list->isAbout(kOnlyOneTopic))
            m_list->setTopic(cap > 1 ? kOnlyOneTopic : kNoTopic);
        updateList();
    });
    connect(m_needed, &QCheckBox::toggled, this, &AnswerDock::switchNeeded);
    connect(m_first, &QComboBox::currentIndexChanged, this, [this](int index) {
        AnswerOptions options = m_answers->options();
        options.spareFirst = index == 0 ? SpareFirst::givens : SpareFirst::rules;
        m_answers->setOptions(options);
        if (!m_answers->answer<SmallestProper>().isAsked())
            return;
        m_answers->withdraw<SmallestProper>();
        m_answers->ask<SmallestProper>();
    });
    connect(m_list, &AnswerList::goRequested, this,
            [this](const ConflictSet& parts, const std::vector<Candidate>& clues, bool isByButton) {
                CellSet cells;
                for (const Candidate& clue : clues)
                    cells.insert(clue.cell);
                m_edits->goTo(parts, std::move(cells));
                if (isByButton)
                    m_edits->focusBoard();
            });
    connect(m_list, &AnswerList::removeRequested, m_edits, &AnswerEdits::remove);
    connect(m_list, &AnswerList::hideRequested, m_edits, &AnswerEdits::hide);
    connect(m_list, &AnswerList::addRequested, m_edits, &AnswerEdits::addClues);
    connect(m_list, &AnswerList::addRulesRequested, m_edits, &AnswerEdits::addRules);
}

void AnswerDock::setBoard(BoardWidget* board) {
    m_board = board;
    m_edits->setBoard(board);
    m_solutions->setBoard(board);
    m_onBoard->setBoard(board);
    layOverBoard();
}

void AnswerDock::resizeEvent(QResizeEvent* event) {
    QDockWidget::resizeEvent(event);
    showTold();
}

/// Where there is room for all it has a place also while nothing was asked, so that nothing moves.
void AnswerDock::showTold() {
    const bool isRoomy = height() >= kRoomForAll;
    const bool isShown = isRoomy || !m_list->isAbout(kNoTopic);
    if (isShown == m_list->isHidden())
        m_list->setVisible(isShown);
    if (!isShown)
        m_fold->setChecked(true);
    m_head->fit(height(), isShown && !isRoomy ? AnswerHead::Share::small : AnswerHead::Share::usual);
}

void AnswerDock::followDocument() {
    m_answers->setDocument(m_designer.document());
    // The board takes another document a moment later, and what lay over it goes; of an equal layout nothing is told
    // anew.
    QMetaObject::invokeMethod(this, &AnswerDock::layOverBoard, Qt::QueuedConnection);
    // What was asked of the previous layout alone is not told of this one.
    m_list->setTopic(m_answers->answer<NeededParts>().isAsked() ? kNeededTopic
                     : m_onBoard->tellsOnlyOne()                ? kOnlyOneTopic
                                                                : kNoTopic);
    updateList();
}

void AnswerDock::followAnswer(const Answer& answer) {
    m_run->updateRunning();
    m_head->updateTime();
    m_onBoard->follow(answer);
    if (m_answers->isOf<CountedSolutions>(answer) || answer.kind().turn == AnswerTurn::beside) {
        m_head->updateCount();
        m_solutions->updateSolution();
    }
    if (m_answers->isOf<CountedSolutions>(answer)) {
        m_head->updateReason();
        layContradiction();
    }
    if (m_answers->isOf<LookedAtSolutions>(answer)) {
        m_solutions->updateSolution();
        m_solutions->layOverBoard();
    }
    updateList();
}

void AnswerDock::updateList() {
    const bool edits = mayEdit();
    const bool makes = edits && m_answers->count() != SolutionCount{0, false};
    m_list->setMayEdit(edits);
    m_list->updateList();
    showTold();
    if (const bool isAsked = m_answers->answer<NeededParts>().isAsked(); isAsked != m_needed->isChecked()) {
        const QSignalBlocker blocker(m_needed);
        m_needed->setChecked(isAsked);
        Q_EMIT switched(m_needed, isAsked);
    }
    m_removeSpare->setEnabled(edits);
    for (QAbstractButton* each : m_makers)
        each->setEnabled(makes);
    m_solutions->setMayFill(makes);
    m_solutions->setMayClear(edits && m_designer.puzzle().solutionLayer() != nullptr);
}

bool AnswerDock::mayEdit() const { return m_designer.document() && !m_designer.document()->isReadOnly(); }

void AnswerDock::showTopic(const AnswerTopic& topic) {
    m_list->setTopic(topic);
    updateList();
    if (height() < kRoomForAll)
        m_fold->setChecked(false);
    Q_EMIT roomWanted();
}

void AnswerDock::askFor(Answer& answer, const AnswerTopic& topic) {
    m_list->setTopic(topic);
    if (answer.state() == AnswerState::paused)
        m_answers->resume(answer);
    else
        m_answers->ask(answer);
    showTopic(topic);
}

void AnswerDock::checkAsTester() { askFor(m_answers->answer<TesterReport>(), kTesterTopic); }
void AnswerDock::rate() { askFor(m_answers->answer<LayoutRating>(), kRatingTopic); }
void AnswerDock::findClues() { askFor(m_answers->answer<MissingClues>(), kCluesTopic); }
void AnswerDock::findRules() { askFor(m_answers->answer<MissingRules>(), kRulesTopic); }
void AnswerDock::findSmallest() { askFor(m_answers->answer<SmallestProper>(), kSmallestTopic); }
void AnswerDock::countExactly() { m_run->countExactly(); }

void AnswerDock::removeSpare() {
    m_list->setTopic(kSmallestTopic);
    m_maker->removeSpare();
    showTopic(kSmallestTopic);
}

void AnswerDock::makeProper() {
    m_list->setTopic(kCluesTopic);
    m_maker->makeProper();
    showTopic(kCluesTopic);
}

void AnswerDock::generate() {
    m_list->setTopic(kGeneratedTopic);
    const CellSet pattern = m_board && m_board->selection().count() > 1 ? m_board->selection() : CellSet();
    m_maker->generate(static_cast<std::uint64_t>(m_seed->value()), pattern);
    m_seed->setValue(m_seed->value() == m_seed->maximum() ? m_seed->minimum() : m_seed->value() + 1);
    showTopic(kGeneratedTopic);
}

void AnswerDock::showNextSolution() {
    reveal(m_solutions->label());
    m_solutions->showNext();
}

void AnswerDock::showPreviousSolution() {
    reveal(m_solutions->label());
    m_solutions->showPrevious();
}

bool AnswerDock::hideSolution() { return m_solutions->hideSolution(); }

std::vector<AnswerSwitch> AnswerDock::switches() const {
    std::vector<AnswerSwitch> all;
    for (const BoardAnswerRow& row : boardAnswerRows())
        all.push_back({row.action, m_onBoard->switchOf(row), row.kept == BoardAnswerRow::Kept::yes,
                       row.told == BoardAnswerRow::Told::inPanel ? m_onBoard->legend() : nullptr});
    all.push_back({"design.not_needed", m_needed, false, m_list});
    return all;
}

void AnswerDock::setAsked(const AnswerSwitch& answerSwitch, bool isOn) {
    QAbstractButton* button = answerSwitch.button;
    if (isOn && !button->isEnabled()) {
        Q_EMIT m_designer.statusMessage(button->toolTip());
        Q_EMIT switched(button, false);
        return;
    }
    button->setChecked(isOn);
    if (isOn && answerSwitch.told != nullptr)
        reveal(answerSwitch.told);
}

void AnswerDock::switchNeeded(bool isOn) {
    if (isOn) {
        m_list->setTopic(kNeededTopic);
        m_answers->ask<NeededParts>();
        showTopic(kNeededTopic);
    } else {
        if (m_list->isAbout(kNeededTopic))
            m_list->setTopic(kNoTopic);
        m_answers->withdraw<NeededParts>();
        updateList();
    }
    Q_EMIT switched(m_needed, isOn);
}

void AnswerDock::reveal(QWidget* told) {
    if (m_scroll->isAncestorOf(told))
        m_fold->setChecked(true);
    // A dock that was just opened has its size a moment later.
    QTimer::singleShot(0, told, [this, told] { m_scroll->ensureWidgetVisible(told, 0, kSpace); });
}

void AnswerDock::layOverBoard() {
    m_onBoard->layOverBoard();
    m_solutions->layOverBoard();
    layContradiction();
}

void AnswerDock::layContradiction() {
    if (!m_board)
        return;
    const Diagnosis* why = m_answers->whyNone();
    if (why != nullptr && m_answers->count() == SolutionCount{0, false})
        m_board->publish(OverlayPublisher::contradiction, {.contradiction = contradictionOf(*why)});
    else
        m_board->withdraw(OverlayPublisher::contradiction);
}

}  // namespace nonet

#include "moc_answer_dock.cpp"
