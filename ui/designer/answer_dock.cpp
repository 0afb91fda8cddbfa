#include "ui/designer/answer_dock.h"

#include "ui/board/board_widget.h"
#include "ui/designer/designer.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/tokens.h"
#include "ui/text/cell_names.h"
#include "ui/text/diagnosis_text.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr std::array kCaps{1, 2, 8, 100};
constexpr int kTickMilliseconds = 100;
constexpr int kProgressSteps = 1000;
constexpr int kSentenceLines = 4;
constexpr int kLegendLines = 4;
constexpr int kListLines = 6;

/// As high as so many lines, whatever it says.
QLabel* fixedLines(const QString& objectName, int lines) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(lines > 1);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    label->setFixedHeight(lines * label->fontMetrics().lineSpacing() + kSmallSpace);
    return label;
}

/// As high as it needs.
QLabel* wrapped(const QString& objectName) {
    auto* label = new QLabel;
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QLabel* captionOf(const QString& text) {
    auto* label = new QLabel(text);
    setLook(label, "muted");
    return label;
}

}  // namespace

AnswerDock::AnswerDock(Designer& designer, QWidget* parent)
    : QDockWidget(tr("Answer"), parent), m_designer(designer), m_answers(new LayoutAnswers(designer, this)),
      m_count(wrapped(QStringLiteral("answerCount"))), m_time(wrapped(QStringLiteral("answerTime"))),
      m_progress(new QProgressBar), m_digits(new QComboBox),
      m_solution(fixedLines(QStringLiteral("answerSolution"), 1)), m_candidates(new QCheckBox(tr("True candidates"))),
      m_caps(new QButtonGroup(this)), m_logic(new QCheckBox(tr("Logic"))), m_equal(new QCheckBox(tr("Equal cells"))),
      m_legend(fixedLines(QStringLiteral("answerLegend"), kLegendLines)), m_first(new QComboBox),
      m_needed(new QCheckBox(tr("Not needed"))), m_seed(new QSpinBox),
      m_sentence(fixedLines(QStringLiteral("answerSentence"), kSentenceLines)), m_list(new QListWidget) {
    setObjectName(QStringLiteral("answerDock"));
    m_tick.setInterval(kTickMilliseconds);
    build();
    connectControls();
    updateHead();
    updateReason();
    updateSolution();
    updateRunning();
    updateLogic();
    updateCounts();
    updateList();
}

QString AnswerDock::timeText(std::chrono::milliseconds time) {
    const auto count = static_cast<double>(time.count());
    QString text = time.count() < 1 ? tr("under 1 ms")
                   : count < 1000   ? tr("%1 ms").arg(QLocale().toString(count, 'f', 0))
                                    : tr("%1 s").arg(QLocale().toString(count / 1000, 'f', 1));
    // A number and its unit stay together.
    return text.replace(u' ', QChar(QChar::Nbsp));
}

QVBoxLayout* AnswerDock::addPart(QScrollArea& area, const QString& objectName) {
    area.setObjectName(objectName);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* part = new QFrame;
    part->setObjectName(QStringLiteral("dockBody"));
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(kCardSpace, kSmallSpace, kCardSpace, kSmallSpace);
    column->setSpacing(kSpace);
    area.setWidget(part);
    return column;
}

void AnswerDock::build() {
    // The window never grows with what is told here.
    m_head = new QScrollArea;
    m_scroll = new QScrollArea;
    buildHead(*addPart(*m_head, QStringLiteral("answerHead")));
    QVBoxLayout& column = *addPart(*m_scroll, QStringLiteral("answerBody"));
    buildRun(column);
    buildSolutionPart(column);
    buildBoardPart(column);
    buildLayoutPart(column);
    buildChangePart(column);
    buildList(column);
    auto* parts = new QFrame;
    parts->setObjectName(QStringLiteral("dockBody"));
    auto* both = new QVBoxLayout(parts);
    both->setContentsMargins(0, 0, 0, kSpace);
    both->setSpacing(0);
    both->addWidget(m_head);
    both->addWidget(m_scroll, 1);
    setWidget(parts);
}

QPushButton* AnswerDock::addButton(const QString& objectName, const QString& text, const QString& tip) {
    auto* button = new QPushButton(text);
    button->setObjectName(objectName);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void AnswerDock::buildHead(QVBoxLayout& column) {
    setLook(m_count, "strong");
    m_count->setAccessibleName(tr("Number of solutions"));
    setLook(m_time, "muted");
    m_time->setAccessibleName(tr("What is being worked out, and for how long"));
    m_reason = new ReasonList;
    m_reason->setObjectName(QStringLiteral("answerReason"));
    m_reason->hide();
    column.addWidget(m_count);
    column.addWidget(m_reason);
    column.addWidget(m_time);
    column.addStretch(1);
}

void AnswerDock::buildRun(QVBoxLayout& column) {
    m_progress->setObjectName(QStringLiteral("answerProgress"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(kSpace);
    // Its place stays when it is not seen.
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_pause = addButton(QStringLiteral("answerPause"), tr("Pause"),
                        tr("Keep what was found, and go on later from there; edits do not start it again"));
    m_stop =
        addButton(QStringLiteral("answerStop"), tr("Stop"), tr("Keep what was found; the next edit asks it again"));
    m_exact = addButton(QStringLiteral("answerExact"), tr("Count exactly"),
                        tr("Count every solution, in the background and for as long as you let it; Stop ends it"));
    auto* buttons = new FlowRow(kSpace);
    for (QPushButton* each : {m_pause, m_stop, m_exact})
        buttons->addWidget(each);
    m_digits->setObjectName(QStringLiteral("answerDigits"));
    m_digits->addItem(tr("Givens"));
    m_digits->addItem(tr("Givens and entered digits"));
    m_digits->setAccessibleName(tr("Digits that count"));
    m_digits->setToolTip(tr("Which digits on the board the answers are about"));
    auto* digits = captionOf(tr("Digits that count"));
    digits->setBuddy(m_digits);
    column.addWidget(m_progress);
    column.addLayout(buttons);
    column.addWidget(digits);
    column.addWidget(m_digits);
}

void AnswerDock::buildBoardPart(QVBoxLayout& column) {
    m_candidates->setObjectName(QStringLiteral("answerCandidates"));
    m_candidates->setToolTip(tr("Show on the board the digits that some solution has in each cell"));
    m_equal->setObjectName(QStringLiteral("answerEqual"));
    m_equal->setToolTip(tr("Mark with one letter and colour the cells that hold the same digit in every solution"));
    auto* caps = new FlowRow(kSmallSpace);
    caps->addWidget(captionOf(tr("Count up to")));
    for (const int cap : kCaps) {
        auto* button = addButton(QStringLiteral("answerCap%1").arg(cap), QLocale().toString(cap),
                                 tr("For each candidate, count the solutions that use it up to %1").arg(cap));
        button->setCheckable(true);
        setLook(button, "pill");
        button->setChecked(cap == kCaps.front());
        button->setAccessibleName(tr("Count up to %1").arg(cap));
        m_caps->addButton(button, cap);
        caps->addWidget(button);
    }
    m_logic->setObjectName(QStringLiteral("answerLogic"));
    column.addWidget(captionOf(tr("On the board")));
    column.addWidget(m_candidates);
    column.addLayout(caps);
    column.addWidget(m_logic);
    column.addWidget(m_equal);
    column.addWidget(m_legend);
}

void AnswerDock::buildLayoutPart(QVBoxLayout& column) {
    m_needed->setObjectName(QStringLiteral("answerNeeded"));
    m_needed->setToolTip(tr("List the rules and givens that could go, each by itself, and leave one solution"));
    m_tester =
        addButton(QStringLiteral("answerTester"), tr("As a tester"),
                  tr("Find out whether there is one solution, and of every given and rule whether it is needed"));
    m_rate = addButton(QStringLiteral("answerRate"), tr("Rate"),
                       tr("Tell the level, the score and the techniques that a solver needs"));
    m_enough = addButton(QStringLiteral("answerEnough"), tr("Smallest part"),
                         tr("Take givens and rules away one after the other while one solution is left, and list what "
                            "went"));
    m_clues = addButton(QStringLiteral("answerClues"), tr("Clues that would do"),
                        tr("Find a few clues that would leave one solution"));
    auto* buttons = new FlowRow(kSpace);
    for (QPushButton* each : {m_tester, m_rate, m_clues, m_enough})
        buttons->addWidget(each);
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
    m_removeSpare = addButton(QStringLiteral("answerRemoveSpare"), tr("Minimise"),
                              tr("Take away what is not needed: leave a smallest part that still has one solution, as "
                                 "one edit; locked rules stay"));
    m_makeProper = addButton(QStringLiteral("answerMakeProper"), tr("Make proper"),
                             tr("Add givens until there is one solution, as one edit"));
    m_generate = addButton(QStringLiteral("answerGenerate"), tr("Generate into it"),
                           tr("Make a puzzle with one solution of the layout, as one edit: numbers for rules that lack "
                              "one and for chosen cages, then as few givens as may be, by the symmetry; with several "
                              "cells selected, in these alone"));
    m_seed->setObjectName(QStringLiteral("answerSeed"));
    m_seed->setRange(1, 999'999);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("Another number, another puzzle; the same for the same layout. It goes on by one each time"));
    m_seed->setPrefix(tr("Seed") + u' ');
    auto* fewer = new FlowRow(kSpace);
    for (QWidget* each : std::initializer_list<QWidget*>{m_removeSpare, m_first, m_makeProper})
        fewer->addWidget(each);
    auto* whole = new FlowRow(kSpace);
    whole->addWidget(m_generate);
    whole->addWidget(m_seed);
    column.addWidget(captionOf(tr("Change the layout")));
    column.addLayout(fewer);
    column.addLayout(whole);
}

void AnswerDock::buildList(QVBoxLayout& column) {
    m_sentence->setAccessibleName(tr("Answer"));
    m_list->setObjectName(QStringLiteral("answerList"));
    m_list->setAccessibleName(tr("Rules, givens and clues of the answer"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setMinimumHeight(kListLines * (m_list->fontMetrics().lineSpacing() + kSmallSpace));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_remove = addButton(QStringLiteral("answerRemove"), tr("Remove"), tr("Delete what is selected in the list"));
    m_hide = addButton(QStringLiteral("answerHide"), tr("Hide"), tr("Do not draw the selected rules; they still hold"));
    m_go =
        addButton(QStringLiteral("answerGo"), tr("Go there"), tr("Choose on the board what is selected in the list"));
    m_add = addButton(QStringLiteral("answerAdd"), tr("Add"), tr("Make the selected clues givens"));
    auto* row = new FlowRow(kSpace);
    for (QPushButton* each : {m_remove, m_hide, m_go, m_add})
        row->addWidget(each);
    column.addWidget(m_sentence);
    column.addWidget(m_list, 1);
    column.addLayout(row);
}

void AnswerDock::connectControls() {
    connect(m_answers, &LayoutAnswers::changed, this, &AnswerDock::takeAnswer);
    // What is only drawn changes no count, and may ask for more than is counted.
    connect(&m_designer, &Designer::puzzleChanged, this, &AnswerDock::updateHead);
    connect(&m_designer, &Designer::puzzleChanged, this, &AnswerDock::updateReason);
    // The board takes another document a moment later, and what lay over it goes; of an equal layout nothing is told
    // anew.
    connect(&m_designer, &Designer::documentChanged, this, &AnswerDock::layOverBoard, Qt::QueuedConnection);
    // What was asked of the former layout alone is not told of this one.
    connect(&m_designer, &Designer::documentChanged, this, [this] {
        m_topic = m_answers->isAsked(LayoutAnswer::neededParts)       ? Topic::neededParts
                  : m_candidates->isChecked() && m_answers->cap() > 1 ? Topic::onlyOne
                                                                      : Topic::none;
        updateList();
    });
    connect(&m_tick, &QTimer::timeout, this, &AnswerDock::updateRunning);
    connect(m_pause, &QPushButton::clicked, this, &AnswerDock::pauseOrResume);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (const std::optional<LayoutAnswer> current = currentAnswer())
            m_answers->stop(*current);
    });
    connect(m_exact, &QPushButton::clicked, m_answers, &LayoutAnswers::countExactly);
    connect(m_digits, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_answers->setDigitsCounted(index == 0 ? DigitsCounted::givens : DigitsCounted::givensAndEntered);
    });
    connectSolutions();
    connectReason();
    connect(m_candidates, &QCheckBox::toggled, this, [this](bool isOn) {
        switchLayer(LayoutAnswer::candidates, isOn);
        Q_EMIT askedChanged(LayoutAnswer::candidates, isOn);
    });
    connect(m_logic, &QCheckBox::toggled, this, [this](bool isOn) {
        switchLayer(LayoutAnswer::logic, isOn);
        Q_EMIT showsLogicChanged(isOn);
    });
    connect(m_caps, &QButtonGroup::idClicked, this, [this](int cap) {
        m_topic = cap > 1 ? Topic::onlyOne : m_topic == Topic::onlyOne ? Topic::none : m_topic;
        m_answers->setCap(static_cast<std::uint32_t>(cap));
        m_candidates->setChecked(true);
        updateList();
    });
    connect(m_equal, &QCheckBox::toggled, this, [this](bool isOn) {
        switchAnswer(LayoutAnswer::equalCells, m_topic, isOn);
        Q_EMIT askedChanged(LayoutAnswer::equalCells, isOn);
    });
    connect(m_needed, &QCheckBox::toggled, this, [this](bool isOn) {
        switchAnswer(LayoutAnswer::neededParts, Topic::neededParts, isOn);
        Q_EMIT askedChanged(LayoutAnswer::neededParts, isOn);
    });
    connect(m_clues, &QPushButton::clicked, this, &AnswerDock::findClues);
    connect(m_enough, &QPushButton::clicked, this, &AnswerDock::findSmallest);
    connect(m_tester, &QPushButton::clicked, this, &AnswerDock::checkAsTester);
    connect(m_first, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_answers->setSpareFirst(index == 0 ? SpareFirst::givens : SpareFirst::rules); });
    connect(m_removeSpare, &QPushButton::clicked, this, &AnswerDock::removeSpare);
    connect(m_makeProper, &QPushButton::clicked, this, &AnswerDock::makeProper);
    connect(m_rate, &QPushButton::clicked, this, &AnswerDock::rate);
    connect(m_generate, &QPushButton::clicked, this, &AnswerDock::generate);
    connect(m_answers, &LayoutAnswers::digitsCountedChanged, this,
            [this] { m_digits->setCurrentIndex(m_answers->digitsCounted() == DigitsCounted::givens ? 0 : 1); });
    connect(m_list, &QListWidget::itemClicked, this, &AnswerDock::goToSelected);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &AnswerDock::updateButtons);
    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (!selectedClues().empty())
            addSelected();
        else
            goToSelected();
    });
    connect(m_remove, &QPushButton::clicked, this, &AnswerDock::removeSelected);
    connect(m_hide, &QPushButton::clicked, this, &AnswerDock::hideSelected);
    connect(m_go, &QPushButton::clicked, this, &AnswerDock::goToSelected);
    connect(m_go, &QPushButton::clicked, this, &AnswerDock::takeKeysToBoard);
    connect(m_add, &QPushButton::clicked, this, &AnswerDock::addSelected);
}

void AnswerDock::setBoard(BoardWidget* board) {
    if (m_board)
        m_board->disconnect(this);
    m_board = board;
    if (board) {
        connect(board, &BoardWidget::selectionChanged, this, &AnswerDock::updateCounts);
        connect(board, &BoardWidget::cellPointed, this, [this](int cell) {
            m_pointed = cell;
            updateCounts();
        });
    }
    layOverBoard();
}

void AnswerDock::takeAnswer(LayoutAnswer answer) {
    updateRunning();
    switch (answer) {
    case LayoutAnswer::count:
        updateHead();
        updateReason();
        updateSolution();
        updateLogic();
        layContradiction();
        updateList();
        break;
    case LayoutAnswer::exact:
        updateHead();
        updateSolution();
        break;
    case LayoutAnswer::logic: updateLogic(); [[fallthrough]];
    case LayoutAnswer::candidates:
        layCandidates();
        updateCounts();
        updateList();
        break;
    case LayoutAnswer::equalCells:
        layEqualCells();
        updateCounts();
        break;
    case LayoutAnswer::solution:
        updateSolution();
        laySolution();
        break;
    case LayoutAnswer::tester:
    case LayoutAnswer::neededParts:
    case LayoutAnswer::smallestPart:
    case LayoutAnswer::rating:
    case LayoutAnswer::generated:
    case LayoutAnswer::missingClues: updateList(); break;
    case LayoutAnswer::fill: break;
    }
}

std::optional<LayoutAnswer> AnswerDock::currentAnswer() const {
    for (const AnswerState state : {AnswerState::running, AnswerState::paused})
        for (std::size_t i = 0; i < kLayoutAnswers; ++i)
            if (m_answers->state(static_cast<LayoutAnswer>(i)) == state)
                return static_cast<LayoutAnswer>(i);
    return std::nullopt;
}

void AnswerDock::updateRunning() {
    const std::optional<LayoutAnswer> current = currentAnswer();
    const bool isRunning = current && m_answers->state(*current) == AnswerState::running;
    const bool isPaused = current && !isRunning;
    m_pause->setEnabled(current.has_value());
    m_pause->setText(isPaused ? tr("Resume") : tr("Pause"));
    m_stop->setEnabled(current.has_value());
    const AnswerState exact = m_answers->state(LayoutAnswer::exact);
    // One that is paused goes on by Resume.
    m_exact->setEnabled(m_answers->isCountOpen() && exact != AnswerState::running && exact != AnswerState::waiting &&
                        exact != AnswerState::paused);
    m_progress->setVisible(isRunning && m_answers->isSlow(*current));
    const std::optional<double> progress = isRunning ? m_answers->progressOf(*current) : std::nullopt;
    m_progress->setRange(0, progress ? kProgressSteps : 0);
    if (progress)
        m_progress->setValue(static_cast<int>(*progress * kProgressSteps));
    if (isRunning && !m_tick.isActive())
        m_tick.start();
    if (!isRunning)
        m_tick.stop();
    const std::optional<LayoutAnswer> told = current ? current : m_answers->lastEnded();
    const QString time = told ? timeText(m_answers->timeOf(*told)) : QString();
    const QString title = told ? m_answers->titleOf(*told) : QString();
    const bool isStopped = told && m_answers->state(*told) == AnswerState::stopped;
    m_time->setText(
        !told       ? tr("Nothing is being worked out.")
        : isPaused  ? tr("%1: paused after %2", "Looking for equal cells: paused after 1.2 s").arg(title, time)
        : isStopped ? tr("%1: stopped after %2", "Looking for equal cells: stopped after 1.2 s").arg(title, time)
        : isRunning ? tr("%1: %2", "Looking for equal cells: 1.2 s").arg(title, time)
                    : tr("%1: done in %2", "Looking for equal cells: done in 1.2 s").arg(title, time));
    m_time->setToolTip(timesText());
}

QString AnswerDock::timesText() const {
    QStringList lines;
    for (std::size_t i = 0; i < kLayoutAnswers; ++i) {
        const auto answer = static_cast<LayoutAnswer>(i);
        if (m_answers->state(answer) == AnswerState::done)
            lines << tr("%1: %2", "Looking for equal cells: 1.2 s")
                         .arg(m_answers->titleOf(answer), timeText(m_answers->timeOf(answer)));
    }
    return lines.join(u'\n');
}

QString AnswerDock::legend() const {
    const std::optional<CandidateKnowledge>& known = m_answers->candidates();
    if (known && m_board && m_answers->cap() > 1) {
        const std::optional<Cell> cell = m_pointed >= 0 ? std::optional(Cell(m_pointed)) : m_board->currentCell();
        if (cell && cell->index() < known->cellCount())
            return countsAt(*known, *cell);
    }
    const QString truth = !known                ? QString()
                          : known->isComplete() ? tr("Small digits: true candidates.")
                          : m_answers->state(LayoutAnswer::candidates) == AnswerState::done
                              ? tr("Given up: dots are not known.")
                              : tr("Dots: not known yet.");
    if (const QString logic = logicLegend(); !truth.isEmpty() || !logic.isEmpty())
        return truth.isEmpty() || logic.isEmpty() ? truth + logic : truth + u' ' + logic;
    if (const std::optional<EqualCells>& equal = m_answers->equalCells()) {
        if (equal->groups.empty())
            return equal->isComplete ? tr("No two cells are always equal.") : QString();
        return equal->isComplete ? tr("One letter: the same digit in every solution.")
                                 : tr("One letter: the same digit in each of %Ln solution(s) found so far.", nullptr,
                                      static_cast<int>(equal->solutions));
    }
    return tr("Turn these on to see on the board what the solutions have in common.");
}

QString AnswerDock::countsAt(const CandidateKnowledge& known, Cell cell) const {
    QStringList counts;
    for (const Digit symbol : m_answers->puzzle().symbols().all()) {
        const std::uint32_t count = known.count(cell, symbol);
        const bool isOpen = known.isOpen(cell, symbol);
        if (count == 0 && !isOpen)
            continue;
        const QString more = isOpen || count == m_answers->cap() ? QStringLiteral("+") : QString();
        // A digit and its number stay together.
        counts << QString::fromStdString(m_answers->puzzle().symbols().label(symbol)) + QChar(QChar::Nbsp) +
                      QStringLiteral("×") + QLocale().toString(count) + more;
    }
    const QString name = cellName(cell, m_answers->puzzle().shape().columns());
    if (counts.isEmpty())
        return tr("No solution has a digit in %1.", "a cell").arg(name);
    return tr("Solutions in %1: %2", "a cell: how many use each digit").arg(name, counts.join(QStringLiteral(", "))) +
           QStringLiteral(". ") +
           tr("Framed: one alone. Plus: %1 or more.").arg(QLocale().toString(static_cast<int>(m_answers->cap())));
}

void AnswerDock::updateCounts() {
    m_legend->setText(legend());
    m_legend->setToolTip(m_legend->text());
}

void AnswerDock::switchLayer(LayoutAnswer answer, bool isOn) {
    if (isOn)
        m_answers->ask(answer);
    else
        m_answers->withdraw(answer);
    if (answer == LayoutAnswer::candidates && !isOn && m_topic == Topic::onlyOne)
        m_topic = Topic::none;
    const bool hasLayer = m_candidates->isChecked() || m_logic->isChecked();
    if (m_board && hasLayer != m_hasLayer) {
        if (hasLayer)
            m_showedCandidates = m_board->showsCandidates();
        m_board->setShowsCandidates(hasLayer || m_showedCandidates);
    }
    m_hasLayer = hasLayer;
    updateList();
}

void AnswerDock::switchAnswer(LayoutAnswer answer, Topic topic, bool isOn) {
    if (isOn)
        m_topic = topic;
    else if (m_topic == topic && topic != Topic::none && answer != LayoutAnswer::equalCells)
        m_topic = Topic::none;
    if (isOn)
        m_answers->ask(answer);
    else
        m_answers->withdraw(answer);
    updateList();
    if (isOn && topic == m_shown && topic != Topic::none && answer != LayoutAnswer::equalCells)
        reveal(m_add);
}

void AnswerDock::pauseOrResume() {
    const std::optional<LayoutAnswer> current = currentAnswer();
    if (!current)
        return;
    if (m_answers->state(*current) == AnswerState::paused)
        m_answers->resume(*current);
    else
        m_answers->pause(*current);
}

}  // namespace nonet

#include "moc_answer_dock.cpp"
