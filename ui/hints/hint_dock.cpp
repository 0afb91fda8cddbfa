#include "ui/hints/hint_dock.h"

#include "ui/board/announcer.h"
#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/board/step_legend.h"
#include "ui/hints/hint_depths.h"
#include "ui/hints/hint_foot.h"
#include "ui/hints/link_list.h"
#include "ui/hints/step_move.h"
#include "ui/hints/technique_dialog.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/text/foreign_text.h"
#include "ui/text/technique_text.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// The least height of what scrolls, in lines: a headline and the first sentences, or less while it is asking.
constexpr int kLeastTold = 5;
constexpr int kLeastAsking = 3;
constexpr int kWideCard = 280;
constexpr int kNarrowCard = 160;
constexpr int kScrollBar = 12;

/// Leaves it to the window how narrow it gets: what it holds makes do with it.
class HintCard : public QWidget {
public:
    QSize minimumSizeHint() const override { return {kNarrowCard, QWidget::minimumSizeHint().height()}; }
};

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
        .arg(inMarkup(text).replace(u'\n', QStringLiteral("<br>")));
}

/// Whether there is more to tell than the sentence that names it.
bool hasDepths(const HintAnswer& answer) {
    return answer.step || answer.finding == HintFinding::mistakes || answer.finding == HintFinding::missingCandidates;
}

QPushButton* makeButton(const QString& name) {
    auto* button = new QPushButton;
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QString noHintSentence() { return HintDock::tr("Hints are about your game: go back to it first."); }

}  // namespace

HintDock::HintDock(Preferences& preferences, const Shown& shown, QWidget* parent)
    : QDockWidget(parent), m_preferences(preferences), m_shown(shown), m_task(QString()) {
    setObjectName(QStringLiteral("hintDock"));
    build();
    retranslate();
    readPreferences();
    connect(&m_preferences, &Preferences::changed, this, &HintDock::readPreferences);
    connect(&m_shown, &Shown::changed, this, &HintDock::followShown);
    connect(&m_shown, &Shown::stepChanged, this, [this] {
        m_tellsRefusal = false;
        present();
    });
    connect(&m_task, &Task::slowChanged, m_progress, &QWidget::setVisible);
    present();
}

void HintDock::build() {
    m_content = new HintCard;
    auto* layout = new QVBoxLayout(m_content);
    layout->setSpacing(kSpace);
    m_depths = new HintDepths(m_preferences);
    connect(m_depths, &HintDepths::picked, this, [this](StepDepth depth) {
        const bool isRefused = refuses();
        if (!isRefused && m_session.tell(depth))
            putQuestion();
        if (!isRefused)
            present();
    });
    m_progress = new QProgressBar;
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(kSmallSpace);
    // Its line is kept free, so that what is read does not jump when it comes.
    QSizePolicy kept = m_progress->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(kept);
    m_progress->hide();
    m_scroll = new QScrollArea;
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(buildTold());
    m_foot = new HintFoot(m_preferences);
    connect(m_foot, &HintFoot::asked, this, &HintDock::ask);
    connect(m_foot, &HintFoot::applied, this, &HintDock::apply);
    connect(m_foot, &HintFoot::anotherRequested, this, &HintDock::another);
    connect(m_foot, &HintFoot::forSelectionRequested, this, &HintDock::askForSelection);
    connect(m_foot, &HintFoot::onlyPlacementsSet, this, &HintDock::setOnlyPlacements);
    connect(m_foot, &HintFoot::techniquesRequested, this, &HintDock::showTechniques);
    layout->addWidget(m_depths);
    layout->addWidget(m_progress);
    buildQuestion();
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_question);
    layout->addWidget(m_foot);
    setWidget(m_content);
    fitWords();
}

QWidget* HintDock::buildTold() {
    auto* told = new QWidget;
    auto* layout = new QVBoxLayout(told);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    m_headline = makeText(QStringLiteral("hintHeadline"), "heading");
    // The one label that takes the focus, so that a screen reader finds the hint again.
    m_headline->setFocusPolicy(Qt::TabFocus);
    m_announcer = new Announcer(m_headline);
    m_body = makeText(QStringLiteral("hintBody"), "body");
    m_body->setTextFormat(Qt::RichText);
    m_result = makeText(QStringLiteral("hintResult"), "strong");
    m_note = makeText(QStringLiteral("hintNote"), "muted");
    m_links = new LinkList;
    connect(m_links, &LinkList::pointed, this, &HintDock::pointAtLink);
    m_legend = new StepLegend(m_preferences);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_headline, m_body, m_result, buildWaysOut(), m_links, m_legend, m_note})
        layout->addWidget(each);
    layout->addStretch(1);
    return told;
}

void HintDock::fitWords() {
    const int margin = width() < kWideCard ? kCardSpace / 2 : kCardSpace;
    m_content->layout()->setContentsMargins(margin, kSpace, margin, margin);
    for (QLabel* each : {m_headline, m_body, m_result, m_note})
        each->setMaximumWidth(qMax(width() - 2 * margin - kScrollBar - kSmallSpace, 0));
}

void HintDock::buildQuestion() {
    m_question = new QFrame;
    m_question->setObjectName(QStringLiteral("hintQuestion"));
    setLook(m_question, "card");
    auto* layout = new QVBoxLayout(m_question);
    layout->setContentsMargins(kWideSpace, kSpace, kWideSpace, kSpace);
    layout->setSpacing(kSpace);
    m_questionText = makeText(QStringLiteral("hintQuestionText"), "body");
    m_showCandidates = makeButton(QStringLiteral("hintShowCandidates"));
    m_keepStruck = makeButton(QStringLiteral("hintKeepStruck"));
    for (QPushButton* each : {m_showCandidates, m_keepStruck})
        each->setAutoDefault(true);
    for (QWidget* each : std::initializer_list<QWidget*>{m_questionText, m_showCandidates, m_keepStruck})
        layout->addWidget(each);
    m_question->hide();
    const auto answer = [this](AppliedEliminations answered) {
        if (m_document != nullptr)
            m_document->notes().changeView([answered](ViewState& view) { view.appliedEliminations = answered; });
        if (m_board != nullptr && answered == AppliedEliminations::candidatesShown)
            m_board->setShowsCandidates(true);
        applyNow();
    };
    connect(m_showCandidates, &QPushButton::clicked, this, [answer] { answer(AppliedEliminations::candidatesShown); });
    connect(m_keepStruck, &QPushButton::clicked, this, [answer] { answer(AppliedEliminations::struckOnly); });
}

void HintDock::setAsking(bool isAsking) {
    m_question->setVisible(isAsking);
    // Beside the question a shorter part of what is told is enough: it is scrolled.
    const int line = m_body->fontMetrics().lineSpacing();
    m_scroll->setMinimumHeight((isAsking ? kLeastAsking : kLeastTold) * line);
}

QWidget* HintDock::buildWaysOut() {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    m_lastRight = makeButton(QStringLiteral("hintLastRight"));
    m_restore = makeButton(QStringLiteral("hintRestore"));
    m_showDigit = makeButton(QStringLiteral("hintShowDigit"));
    m_showSolution = makeButton(QStringLiteral("hintShowSolution"));
    for (QPushButton* each : {m_lastRight, m_restore, m_showDigit, m_showSolution})
        layout->addWidget(each);
    connect(m_showDigit, &QPushButton::clicked, this, &HintDock::digitRequested);
    connect(m_showSolution, &QPushButton::clicked, this, &HintDock::solutionRequested);
    connect(m_lastRight, &QPushButton::clicked, this, &HintDock::goToLastRight);
    connect(m_restore, &QPushButton::clicked, this, &HintDock::restoreCandidates);
    return box;
}

void HintDock::retranslate() {
    setWindowTitle(tr("Hint"));
    m_questionText->setText(tr("The board shows no candidates. How should this elimination be kept?"));
    m_showCandidates->setText(tr("Show candidates"));
    m_keepStruck->setText(tr("As a small struck digit"));
    m_lastRight->setText(tr("Back to the last right position"));
    m_showDigit->setText(tr("Show one right digit"));
    m_showDigit->setToolTip(tr("Fill in the current cell, or the easiest one"));
    m_showSolution->setText(tr("Show the solution"));
    m_showSolution->setToolTip(tr("Fill in every cell; Undo brings your game back"));
    m_restore->setText(tr("Bring these candidates back"));
}

void HintDock::showTechniques() {
    if (m_techniqueDialog == nullptr)
        m_techniqueDialog = new TechniqueDialog(m_preferences, this);
    m_techniqueDialog->show();
    m_techniqueDialog->raise();
}

void HintDock::setDocument(PuzzleDocument* document) {
    if (m_document != nullptr) {
        m_document->disconnect(this);
        m_document->findings().disconnect(this);
    }
    m_document = document;
    clear();
    if (m_document == nullptr)
        return;
    connect(m_document, &PuzzleDocument::changed, this, [this] {
        if (isHintOpen())
            clear();
    });
    connect(&m_document->findings(), &DocumentFindings::factsChanged, this, [this] {
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
    if (!m_shown.isGame())
        return m_tellsRefusal ? nullptr : m_shown.step();
    return m_session.depth() == StepDepth::full ? m_session.step() : nullptr;
}

void HintDock::followShown() {
    m_tellsRefusal = false;
    if (!m_shown.isGame()) {
        m_task.cancel();
        m_session.close();
    }
    present();
}

void HintDock::readPreferences() {
    const PreferenceValues& values = m_preferences.values();
    HintWishes wishes = m_wishes;
    wishes.usesUniqueness = values.usesUniqueness;
    wishes.profile = values.profileInForce();
    wishes.source = values.reasonsFromCentreMarks ? CandidateSource::centreMarks : CandidateSource::struckOnly;
    if (wishes == m_wishes)
        return;
    m_wishes = wishes;
    if (m_session.askAgain())
        putQuestion();
    present();
}

void HintDock::setOnlyPlacements(bool only) {
    m_foot->setOnlyPlacements(only);
    if (m_wishes.onlyPlacements == only)
        return;
    m_wishes.onlyPlacements = only;
    Q_EMIT onlyPlacementsChanged(only);
    if (m_session.askAgain())
        putQuestion();
    present();
}

bool HintDock::refuses() {
    if (m_shown.isGame())
        return false;
    m_tellsRefusal = true;
    present();
    Q_EMIT statusMessage(noHintSentence());
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
    if (m_board == nullptr || m_document == nullptr)
        return;
    const std::optional<Cell> cell = m_board->currentCell();
    if (!cell || refuses())
        return;
    clear();
    m_wishes.digit = m_document->digits().digit(*cell);
    m_wishes.cell = m_wishes.digit ? std::nullopt : cell;
    ask();
}

void HintDock::clear() {
    m_task.cancel();
    m_session.close();
    m_wishes.cell.reset();
    m_wishes.digit.reset();
    present();
}

void HintDock::showStep(const Step& step, ReasoningGround ground) {
    if (refuses())
        return;
    m_task.cancel();
    HintAnswer answer;
    answer.finding = HintFinding::step;
    answer.step = step;
    answer.ground = ground;
    // What was left out is the list's to say.
    answer.wishes.usesUniqueness = false;
    m_session.showWhole(std::move(answer));
    present();
}

void HintDock::putQuestion() {
    if (m_document == nullptr) {
        m_session.close();
        return;
    }
    // Put again as soon as they are known.
    if (m_document->findings().awaitsFacts())
        return;
    HintQuestion question{m_document->puzzle(), m_document->state(), m_document->findings().facts(), m_wishes,
                          m_session.seen(),     kPlayersPatience};
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
    if (!m_shown.isGame())
        return {shownTitle(m_shown.kind()), noHintSentence(), {}, {}};
    HintWords words;
    if (m_session.stage() == HintSession::Stage::closed)
        words.body = tr("Ask for a hint; ask again to be told more.");
    return words;
}

void HintDock::presentWords(const HintWords& words) {
    for (const auto& [label, text] : {std::pair(m_headline, words.headline), std::pair(m_body, paragraph(words.body)),
                                      std::pair(m_result, words.result), std::pair(m_note, words.foot)}) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    }
}

void HintDock::present() {
    const HintSession& session = m_session;
    const HintAnswer* answer = session.answer();
    const Step* other = m_shown.isGame() ? nullptr : toldStep();
    presentWords(wordsNow());
    m_links->setStep(toldStep());
    const bool tells = answer != nullptr || other != nullptr;
    const bool isShallow = answer != nullptr && !hasDepths(*answer);
    m_depths->setDepth(!tells || isShallow ? std::nullopt
                       : other != nullptr  ? std::optional(StepDepth::full)
                                           : std::optional(session.depth()));
    m_depths->setEnabled(!isShallow);
    setAsking(false);
    m_foot->setOffer(offer());
    m_foot->setVisible(m_shown.isGame());
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

HintOffer HintDock::offer() const {
    const HintAnswer* answer = m_session.answer();
    HintOffer offer;
    offer.mayAskAnother =
        m_session.step() != nullptr || (answer != nullptr && answer->finding == HintFinding::noOtherStep);
    if (m_session.stage() == HintSession::Stage::closed)
        return offer;
    const bool isWhole = m_session.depth() == StepDepth::full;
    offer.main = isWhole && m_session.step() != nullptr ? HintOffer::Main::apply : HintOffer::Main::deepen;
    if (answer != nullptr)
        offer.mayMain =
            offer.main == HintOffer::Main::apply ? !m_document->isReadOnly() : !isWhole && hasDepths(*answer);
    else
        offer.mayMain = false;
    return offer;
}

void HintDock::publish() {
    if (m_board == nullptr)
        return;
    Overlay overlay{.depth = m_session.depth()};
    if (const Step* step = m_session.step())
        overlay.step = *step;
    const HintAnswer* answer = m_session.answer();
    const bool marksCells =
        answer != nullptr && answer->finding == HintFinding::mistakes && m_session.depth() >= StepDepth::pattern;
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
    Q_EMIT statusMessage(text);
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
    if (cells.empty())
        return;
    m_document->perform(
        withCandidatesRestored(m_document->state(), *m_session.answer()),
        {.kind = ActionKind::struck, .cell = cells.front(), .cellCount = static_cast<int>(cells.size())});
}

void HintDock::apply() {
    const Step* step = m_session.step();
    if (step == nullptr || m_document == nullptr || m_document->isReadOnly())
        return;
    const bool wouldBeUnseen = !step->eliminations.empty() && m_board != nullptr && !m_board->showsCandidates() &&
                               !m_document->notes().view().appliedEliminations;
    if (!wouldBeUnseen) {
        applyNow();
        return;
    }
    setAsking(true);
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
    fitWords();
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
