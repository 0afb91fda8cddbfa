#include "ui/hints/hint_dock.h"

#include "ui/board/announcer.h"
#include "ui/board/board_widget.h"
#include "ui/hints/hint_legend.h"
#include "ui/hints/link_list.h"
#include "ui/hints/step_move.h"
#include "ui/hints/technique_dialog.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/text/technique_text.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kLowestCard = 160;
constexpr int kDepthGap = 4;
constexpr int kScrollBar = 12;

QLabel* makeText(const QString& name, const char* look) {
    auto* label = new QLabel;
    label->setObjectName(name);
    setLook(label, look);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    return label;
}

/// With space between the lines; empty for nothing.
QString paragraph(const QString& text) {
    if (text.isEmpty())
        return {};
    return QStringLiteral("<p style=\"line-height: 120%; margin: 0\">%1</p>")
        .arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

template <typename Button>
Button* makeButton(const QString& name) {
    auto* button = new Button;
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

HintDock::HintDock(Preferences& preferences, QWidget* parent)
    : QDockWidget(parent), m_preferences(preferences), m_task(QString()) {
    setObjectName(QStringLiteral("hintDock"));
    build();
    retranslate();
    takePreferences();
    connect(&m_preferences, &Preferences::changed, this, &HintDock::takePreferences);
    connect(&m_task, &Task::slowChanged, m_progress, &QWidget::setVisible);
    present();
}

void HintDock::build() {
    m_content = new QWidget;
    auto* layout = new QVBoxLayout(m_content);
    layout->setSpacing(8);
    layout->addWidget(buildDepths());
    m_headline = makeText(QStringLiteral("hintHeadline"), "heading");
    // The one label that takes the focus, so that a screen reader finds the hint again.
    m_headline->setFocusPolicy(Qt::TabFocus);
    m_announcer = new Announcer(m_headline);
    m_body = makeText(QStringLiteral("hintBody"), "body");
    m_body->setTextFormat(Qt::RichText);
    m_result = makeText(QStringLiteral("hintResult"), "strong");
    m_foot = makeText(QStringLiteral("hintFoot"), "muted");
    m_progress = new QProgressBar;
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->hide();
    m_links = new LinkList;
    connect(m_links, &LinkList::pointed, this, &HintDock::pointAtLink);
    m_legend = new HintLegend(m_preferences);
    for (QWidget* each : std::initializer_list<QWidget*>{m_headline, m_body, m_result, m_progress, buildQuestion(),
                                                         buildButtons(), m_links, m_legend, m_foot})
        layout->addWidget(each);
    layout->addSpacing(4);
    m_switches = buildSwitches();
    layout->addWidget(m_switches);
    layout->addStretch(1);
    // In small windows the card scrolls rather than clips.
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setMinimumHeight(kLowestCard);
    scroll->setWidget(m_content);
    setWidget(scroll);
    arrangeDepths();
}

QWidget* HintDock::buildDepths() {
    auto* row = new QWidget;
    m_depthRow = new QGridLayout(row);
    m_depthRow->setContentsMargins(0, 0, 0, 0);
    m_depthRow->setSpacing(kDepthGap);
    m_depths = new QButtonGroup(this);
    for (const auto& [name, depth] :
         {std::pair("hintName", StepDepth::name), std::pair("hintHouses", StepDepth::houses),
          std::pair("hintPattern", StepDepth::pattern), std::pair("hintFull", StepDepth::full)}) {
        auto* button = makeButton<QPushButton>(QString::fromLatin1(name));
        button->setCheckable(true);
        setLook(button, "pill");
        m_depths->addButton(button, static_cast<int>(depth));
    }
    connect(m_depths, &QButtonGroup::idClicked, this, [this](int id) {
        const bool isRefused = refuses();
        if (!isRefused && m_session.tell(static_cast<StepDepth>(id)))
            putQuestion();
        if (!isRefused)
            present();
    });
    return row;
}

void HintDock::arrangeDepths() {
    const QList<QAbstractButton*> buttons = m_depths->buttons();
    int widest = 0;
    for (const QAbstractButton* each : buttons)
        widest = qMax(widest, each->minimumSizeHint().width());
    const int all = static_cast<int>(buttons.size());
    const int wanted = all * widest + (all - 1) * kDepthGap + 2 * kCardSpace + kScrollBar;
    const bool isNarrow = width() < wanted;
    const int columns = isNarrow ? all / 2 : all;
    for (int i = 0; i < all; ++i) {
        m_depthRow->addWidget(buttons[i], i / columns, i % columns);
        m_depthRow->setColumnStretch(i, i < columns ? 1 : 0);
    }
    const int margin = isNarrow ? kCardSpace / 2 : kCardSpace;
    m_content->layout()->setContentsMargins(margin, 12, margin, 12);
    // Buttons may be wider than the card and scroll; what is read wraps into it.
    for (QLabel* each : {m_headline, m_body, m_result, m_foot, m_questionText})
        each->setMaximumWidth(qMax(width() - 2 * margin - kScrollBar - kDepthGap, 0));
}

QWidget* HintDock::buildQuestion() {
    m_question = new QWidget;
    auto* layout = new QVBoxLayout(m_question);
    layout->setContentsMargins(0, 0, 0, 0);
    m_questionText = makeText(QStringLiteral("hintQuestion"), "body");
    m_showCandidates = makeButton<QPushButton>(QStringLiteral("hintShowCandidates"));
    m_keepStruck = makeButton<QPushButton>(QStringLiteral("hintKeepStruck"));
    for (QPushButton* each : {m_showCandidates, m_keepStruck})
        each->setAutoDefault(true);
    for (QWidget* each : std::initializer_list<QWidget*>{m_questionText, m_showCandidates, m_keepStruck})
        layout->addWidget(each);
    m_question->hide();
    const auto answer = [this](AppliedEliminations answered) {
        if (m_document != nullptr)
            m_document->changeView([answered](ViewState& view) { view.appliedEliminations = answered; });
        if (m_board != nullptr && answered == AppliedEliminations::candidatesShown)
            m_board->setShowsCandidates(true);
        applyNow();
    };
    connect(m_showCandidates, &QPushButton::clicked, this, [answer] { answer(AppliedEliminations::candidatesShown); });
    connect(m_keepStruck, &QPushButton::clicked, this, [answer] { answer(AppliedEliminations::struckOnly); });
    return m_question;
}

QWidget* HintDock::buildButtons() {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    m_ask = makeButton<QPushButton>(QStringLiteral("hintAsk"));
    m_apply = makeButton<QPushButton>(QStringLiteral("hintApply"));
    for (QPushButton* primary : {m_ask, m_apply})
        setLook(primary, "primary");
    m_another = makeButton<QPushButton>(QStringLiteral("hintAnother"));
    for (QPushButton* each : {m_ask, m_apply, m_another})
        row->addWidget(each, 1);
    layout->addLayout(row);
    m_lastRight = makeButton<QPushButton>(QStringLiteral("hintLastRight"));
    m_restore = makeButton<QPushButton>(QStringLiteral("hintRestore"));
    m_forSelection = makeButton<QPushButton>(QStringLiteral("hintForSelection"));
    m_showDigit = makeButton<QPushButton>(QStringLiteral("hintShowDigit"));
    m_showSolution = makeButton<QPushButton>(QStringLiteral("hintShowSolution"));
    connect(m_showDigit, &QPushButton::clicked, this, &HintDock::digitAsked);
    connect(m_showSolution, &QPushButton::clicked, this, &HintDock::solutionAsked);
    for (QPushButton* each : {m_lastRight, m_restore, m_showDigit, m_showSolution, m_forSelection})
        layout->addWidget(each);
    connect(m_ask, &QPushButton::clicked, this, &HintDock::ask);
    connect(m_apply, &QPushButton::clicked, this, &HintDock::apply);
    connect(m_another, &QPushButton::clicked, this, &HintDock::another);
    connect(m_forSelection, &QPushButton::clicked, this, &HintDock::askForSelection);
    connect(m_lastRight, &QPushButton::clicked, this, &HintDock::goToLastRight);
    connect(m_restore, &QPushButton::clicked, this, &HintDock::restoreCandidates);
    return box;
}

QWidget* HintDock::buildSwitches() {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_onlyPlacements = makeButton<QCheckBox>(QStringLiteral("hintOnlyPlacements"));
    m_uniqueness = makeButton<QCheckBox>(QStringLiteral("hintUniqueness"));
    m_centreMarks = makeButton<QCheckBox>(QStringLiteral("hintCentreMarks"));
    for (QCheckBox* each : {m_onlyPlacements, m_uniqueness, m_centreMarks})
        layout->addWidget(each);
    m_techniques = makeButton<QPushButton>(QStringLiteral("hintTechniques"));
    layout->addWidget(m_techniques);
    connect(m_techniques, &QPushButton::clicked, this, &HintDock::showTechniques);
    connect(m_onlyPlacements, &QCheckBox::toggled, this, &HintDock::setOnlyPlacements);
    connect(m_uniqueness, &QCheckBox::toggled, this,
            [this](bool on) { m_preferences.change([on](PreferenceValues& values) { values.usesUniqueness = on; }); });
    connect(m_centreMarks, &QCheckBox::toggled, this, [this](bool on) {
        m_preferences.change([on](PreferenceValues& values) { values.reasonsFromCentreMarks = on; });
    });
    return box;
}

void HintDock::retranslate() {
    setWindowTitle(tr("Hint"));
    m_depths->button(static_cast<int>(StepDepth::name))->setText(tr("Name", "depth of a hint"));
    m_depths->button(static_cast<int>(StepDepth::houses))->setText(tr("Houses", "depth of a hint"));
    m_depths->button(static_cast<int>(StepDepth::pattern))->setText(tr("Pattern", "depth of a hint"));
    m_depths->button(static_cast<int>(StepDepth::full))->setText(tr("Full", "depth of a hint"));
    m_depths->button(static_cast<int>(StepDepth::name))->setToolTip(tr("Only name the technique"));
    m_depths->button(static_cast<int>(StepDepth::houses))->setToolTip(tr("Say where to look"));
    m_depths->button(static_cast<int>(StepDepth::pattern))->setToolTip(tr("Show the pattern"));
    m_depths->button(static_cast<int>(StepDepth::full))->setToolTip(tr("Give the reason and the result"));
    m_questionText->setText(tr("The board shows no candidates. How should this elimination be kept?"));
    m_showCandidates->setText(tr("Show candidates"));
    m_keepStruck->setText(tr("As a small struck digit"));
    m_ask->setText(tr("Hint"));
    m_ask->setToolTip(tr("What now? Ask again to be told more"));
    m_apply->setText(tr("Apply"));
    m_apply->setToolTip(tr("Do what the hint says"));
    m_another->setText(tr("Another"));
    m_another->setToolTip(tr("A step with a different result"));
    m_forSelection->setText(tr("For this cell or digit"));
    m_forSelection->setToolTip(tr("A step about the current cell, or about its digit"));
    m_lastRight->setText(tr("Back to the last right position"));
    m_showDigit->setText(tr("Show one right digit"));
    m_showDigit->setToolTip(tr("Fill in the current cell, or the easiest one"));
    m_showSolution->setText(tr("Show the solution"));
    m_showSolution->setToolTip(tr("Fill in every cell; Undo brings your game back"));
    m_restore->setText(tr("Bring these candidates back"));
    m_onlyPlacements->setText(tr("Only placements"));
    m_onlyPlacements->setToolTip(tr("Only hints that place a digit; eliminations are skipped"));
    m_techniques->setText(tr("Techniques…"));
    m_techniques->setToolTip(tr("Choose which techniques hints use, and in which order"));
    m_uniqueness->setText(tr("Use uniqueness"));
    m_uniqueness->setToolTip(tr("Also use steps that rely on the puzzle having only one solution"));
    m_centreMarks->setText(tr("Reason from my centre marks"));
    m_centreMarks->setToolTip(tr("Treat a cell's centre marks as its only candidates"));
}

void HintDock::showTechniques() {
    if (m_techniqueDialog == nullptr)
        m_techniqueDialog = new TechniqueDialog(m_preferences, this);
    m_techniqueDialog->show();
    m_techniqueDialog->raise();
}

void HintDock::setDocument(PuzzleDocument* document) {
    if (m_document != nullptr)
        m_document->disconnect(this);
    m_document = document;
    clear();
    if (m_document == nullptr)
        return;
    connect(m_document, &PuzzleDocument::changed, this, [this] {
        if (isTelling())
            clear();
    });
    connect(m_document, &PuzzleDocument::factsChanged, this, [this] {
        if (m_session.stage() == HintSession::Stage::asking)
            putQuestion();
    });
}

void HintDock::setBoard(BoardWidget* board) {
    if (m_board != nullptr)
        m_board->disconnect(this);
    m_board = board;
    if (m_board == nullptr)
        return;
    connect(m_board, &BoardWidget::pictureChanged, this, [this] { m_legend->setPicture(m_board->picture()); });
    connect(m_board, &BoardWidget::stepLinkPointed, this, [this](int link) {
        m_links->setPointed(link < 0 ? std::nullopt : std::optional(link));
        pointAtLink(link);
    });
}

void HintDock::pointAtLink(int link) {
    if (m_board != nullptr)
        m_board->lightStepLink(link < 0 ? std::nullopt : std::optional(link));
}

const Step* HintDock::toldStep() const {
    if (m_suspension)
        return m_suspension->step ? &*m_suspension->step : nullptr;
    return m_session.depth() == StepDepth::full ? m_session.step() : nullptr;
}

void HintDock::suspend(const Suspension& suspension) {
    m_suspension = suspension;
    m_task.cancel();
    m_session.close();
    present();
}

void HintDock::resume() {
    m_suspension.reset();
    present();
}

void HintDock::takePreferences() {
    const PreferenceValues& values = m_preferences.values();
    HintWishes wishes = m_wishes;
    wishes.usesUniqueness = values.usesUniqueness;
    wishes.techniques = values.techniques.isStandard() ? std::nullopt : std::optional(values.techniques);
    wishes.source = values.reasonsFromCentreMarks ? CandidateSource::centreMarks : CandidateSource::struckOnly;
    m_uniqueness->setChecked(values.usesUniqueness);
    m_centreMarks->setChecked(values.reasonsFromCentreMarks);
    if (wishes == m_wishes)
        return;
    m_wishes = wishes;
    if (m_session.askAgain())
        putQuestion();
    present();
}

void HintDock::setOnlyPlacements(bool only) {
    m_onlyPlacements->setChecked(only);
    if (m_wishes.onlyPlacements == only)
        return;
    m_wishes.onlyPlacements = only;
    Q_EMIT onlyPlacementsChanged(only);
    if (m_session.askAgain())
        putQuestion();
    present();
}

bool HintDock::refuses() {
    if (!m_suspension)
        return false;
    m_suspension->step.reset();
    present();
    Q_EMIT told(m_suspension->reason);
    return true;
}

void HintDock::ask() {
    if (refuses())
        return;
    if (m_session.press())
        putQuestion();
    present();
}

void HintDock::another() {
    if (refuses())
        return;
    if (m_session.another())
        putQuestion();
    present();
}

void HintDock::askForSelection() {
    if (m_board == nullptr || m_document == nullptr || !m_board->currentCell() || refuses())
        return;
    const Cell cell = *m_board->currentCell();
    clear();
    m_wishes.digit = m_document->digits().digit(cell);
    m_wishes.cell = m_wishes.digit ? std::nullopt : std::optional(cell);
    ask();
}

void HintDock::clear() {
    m_task.cancel();
    m_session.close();
    m_wishes.cell.reset();
    m_wishes.digit.reset();
    present();
}

void HintDock::tellStep(const Step& step, ReasoningGround ground) {
    if (refuses())
        return;
    m_task.cancel();
    HintAnswer answer;
    answer.finding = HintFinding::step;
    answer.step = step;
    answer.ground = ground;
    // What was left out is the list's to say.
    answer.wishes.usesUniqueness = false;
    m_session.take(std::move(answer));
    present();
}

void HintDock::putQuestion() {
    if (m_document == nullptr) {
        m_session.close();
        return;
    }
    // Put again as soon as they are known.
    if (m_document->awaitsFacts())
        return;
    HintQuestion question{m_document->puzzle(), m_document->state(), m_document->facts(), m_wishes, m_session.seen()};
    m_task.start([question = std::move(question)](
                     std::stop_token stop, const ProgressSink&) { return answerHint(question, std::move(stop)); },
                 [this](HintAnswer answer) {
                     m_session.receive(std::move(answer));
                     present();
                 });
}

HintWords HintDock::wordsNow() const {
    if (const HintAnswer* answer = m_session.answer())
        return HintWords::of(*answer, m_session.depth());
    if (const Step* other = toldStep())
        return {stepTitle(*other), stepReason(*other), stepResult(*other), {}};
    if (m_suspension)
        return {m_suspension->title, m_suspension->reason, {}, {}};
    HintWords words;
    if (m_session.stage() == HintSession::Stage::closed)
        words.body = tr("Ask for a hint; ask again to be told more.");
    return words;
}

void HintDock::presentWords(const HintWords& words) {
    for (const auto& [label, text] : {std::pair(m_headline, words.headline), std::pair(m_body, paragraph(words.body)),
                                      std::pair(m_result, words.result), std::pair(m_foot, words.foot)}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
}

void HintDock::present() {
    const HintSession& session = m_session;
    const HintAnswer* answer = session.answer();
    const Step* other = m_suspension && m_suspension->step ? &*m_suspension->step : nullptr;
    presentWords(wordsNow());
    m_links->setStep(toldStep());
    m_depths->setExclusive(false);
    for (QAbstractButton* each : m_depths->buttons())
        each->setChecked((answer != nullptr || other != nullptr) &&
                         m_depths->id(each) == static_cast<int>(other != nullptr ? StepDepth::full : session.depth()));
    m_depths->setExclusive(answer != nullptr);

    const bool isFull = session.step() != nullptr && session.depth() == StepDepth::full;
    const bool hasRunOut = answer != nullptr && answer->finding == HintFinding::noOtherStep;
    m_question->hide();
    m_ask->setVisible(session.stage() == HintSession::Stage::closed && !m_suspension);
    m_forSelection->setVisible(!m_suspension);
    m_switches->setVisible(!m_suspension);
    m_apply->setVisible(isFull && !m_document->isReadOnly());
    m_another->setVisible(session.step() != nullptr || hasRunOut);
    const HintRepair repair = answer != nullptr ? answer->repair() : HintRepair::none;
    m_lastRight->setVisible(repair == HintRepair::lastRightPosition);
    m_restore->setVisible(repair == HintRepair::restoreCandidates);
    const bool isStuck = answer != nullptr && answer->finding == HintFinding::noStep && answer->facts.solution;
    m_showDigit->setVisible(isStuck && !m_document->isReadOnly());
    m_showSolution->setVisible(isStuck && !m_document->isReadOnly());
    publish();
    if (answer != nullptr)
        announce();
}

void HintDock::publish() {
    if (m_board == nullptr)
        return;
    Overlay overlay{.depth = m_session.depth()};
    if (const Step* step = m_session.step())
        overlay.step = *step;
    const HintAnswer* answer = m_session.answer();
    const bool marksCells =
        answer != nullptr && answer->finding == HintFinding::wrongDigits && m_session.depth() >= StepDepth::pattern;
    if (marksCells)
        overlay.mistakes = CellSet::from(answer->cells);
    if (overlay.step || marksCells)
        m_board->publish(OverlayPublisher::hint, overlay);
    else
        m_board->withdraw(OverlayPublisher::hint);
}

void HintDock::announce() {
    const QString text = HintWords::of(*m_session.answer(), m_session.depth()).spoken();
    m_announcer->announce(text);
    Q_EMIT told(text);
}

void HintDock::goToLastRight() {
    if (m_document == nullptr || m_session.answer() == nullptr)
        return;
    const std::optional<NodeId> node =
        lastRightPosition(m_document->puzzle(), m_document->history(), m_session.answer()->facts);
    if (node)
        m_document->goTo(*node);
}

void HintDock::restoreCandidates() {
    if (m_document == nullptr || m_session.answer() == nullptr)
        return;
    const std::vector<Cell> cells = m_session.answer()->cells;
    m_document->perform(
        withCandidatesRestored(m_document->state(), *m_session.answer()),
        {.kind = ActionKind::struck, .cell = cells.front(), .cellCount = static_cast<int>(cells.size())});
}

void HintDock::apply() {
    const Step* step = m_session.step();
    if (step == nullptr || m_document == nullptr || m_document->isReadOnly())
        return;
    const bool wouldBeUnseen = !step->eliminations.empty() && m_board != nullptr && !m_board->showsCandidates() &&
                               !m_document->view().appliedEliminations;
    if (!wouldBeUnseen) {
        applyNow();
        return;
    }
    m_question->show();
    m_showCandidates->setFocus();
}

void HintDock::applyNow() {
    const Step* shown = m_session.step();
    if (shown == nullptr || m_document == nullptr)
        return;
    const Step step = *shown;
    clear();
    performStep(*m_document, step);
    if (m_board != nullptr)
        m_board->setFocus();
}

void HintDock::resizeEvent(QResizeEvent* event) {
    QDockWidget::resizeEvent(event);
    arrangeDepths();
}

void HintDock::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) {
        QDockWidget::keyPressEvent(event);
        return;
    }
    clear();
    if (m_board != nullptr)
        m_board->setFocus();
}

void HintDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        present();
    }
}

}  // namespace nonet
