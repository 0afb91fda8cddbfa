#include "ui/hints/hint_dock.h"

#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/hints/hint_depths.h"
#include "ui/hints/hint_foot.h"
#include "ui/hints/hint_told.h"
#include "ui/hints/step_move.h"
#include "ui/hints/technique_dialog.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/text/technique_text.h"

#include <QCloseEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

/// The least height of what scrolls, in lines: a headline and the first sentences, or less while it is asking.
constexpr int kLeastTold = 5;
constexpr int kLeastAsking = 3;
constexpr int kWideCard = 280;
constexpr int kNarrowCard = 160;

/// Leaves it to the window how narrow it gets: what it holds makes do with it.
class HintCard : public QWidget {
public:
    QSize minimumSizeHint() const override { return {kNarrowCard, QWidget::minimumSizeHint().height()}; }
};

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
    m_told = new HintTold(m_preferences);
    connect(m_told, &HintTold::linkPointed, this, &HintDock::pointAtLink);
    connect(m_told, &HintTold::lastRightRequested, this, &HintDock::goToLastRight);
    connect(m_told, &HintTold::restoreRequested, this, &HintDock::restoreCandidates);
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
    layout->addWidget(m_told, 1);
    layout->addWidget(m_question);
    layout->addWidget(m_foot);
    layout->setContentsMargins(kCardSpace, kSpace, kCardSpace, kCardSpace);
    setWidget(m_content);
}

void HintDock::buildQuestion() {
    m_question = new QFrame;
    m_question->setObjectName(QStringLiteral("hintQuestion"));
    setLook(m_question, "card");
    auto* layout = new QVBoxLayout(m_question);
    layout->setContentsMargins(kWideSpace, kSpace, kWideSpace, kSpace);
    layout->setSpacing(kSpace);
    m_questionText = new QLabel;
    m_questionText->setObjectName(QStringLiteral("hintQuestionText"));
    setLook(m_questionText, "body");
    m_questionText->setWordWrap(true);
    m_questionText->setTextFormat(Qt::PlainText);
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
        if (answered == AppliedEliminations::candidatesShown) {
            m_preferences.change([](PreferenceValues& values) { values.showsCandidates = true; });
            if (m_board != nullptr)
                m_board->setShowsCandidates(true);
        }
        applyNow();
    };
    connect(m_showCandidates, &QPushButton::clicked, this, [answer] { answer(AppliedEliminations::candidatesShown); });
    connect(m_keepStruck, &QPushButton::clicked, this, [answer] { answer(AppliedEliminations::struckOnly); });
}

void HintDock::setAsking(bool isAsking) {
    m_question->setVisible(isAsking);
    // Beside the question a shorter part of what is told is enough: it is scrolled.
    m_told->setLeastLines(isAsking ? kLeastAsking : kLeastTold);
}

void HintDock::retranslate() {
    setWindowTitle(tr("Hint"));
    m_questionText->setText(tr("The board shows no candidates. How should this elimination be kept?"));
    m_showCandidates->setText(tr("Show candidates"));
    m_keepStruck->setText(tr("As a small struck digit"));
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
    connect(m_board, &BoardWidget::pictureChanged, this, [this] {
        // The steps of a rating have a panel and a legend of their own.
        m_told->setPicture(m_shown.kind() == ShownKind::explainerStep ? BoardPicture() : m_board->picture());
    });
    connect(m_board, &BoardWidget::stepLinkPointed, this, [this](int link) {
        m_told->setPointed(link < 0 ? std::nullopt : std::optional(link));
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

void HintDock::closeEvent(QCloseEvent* event) {
    clear();
    QDockWidget::closeEvent(event);
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
        words.body = tr("Press Hint; press again for more detail.");
    return words;
}

void HintDock::present() {
    const HintSession& session = m_session;
    const HintAnswer* answer = session.answer();
    const Step* other = m_shown.isGame() ? nullptr : toldStep();
    m_told->setWords(wordsNow(), toldStep());
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
    const bool isStuck = answer != nullptr && answer->finding == HintFinding::noStep && answer->facts.solution;
    const bool mayFill = isStuck && !m_document->isReadOnly();
    m_told->setWays({.toLastRight = repair == HintRepair::lastRightPosition,
                     .toRestore = repair == HintRepair::restoreCandidates,
                     .toRating = isStuck && m_document->findings().facts().state == SolutionState::one,
                     .toDigit = mayFill,
                     .toSolution = mayFill});
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
    m_told->announce(text);
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
    const int margin = width() < kWideCard ? kCardSpace / 2 : kCardSpace;
    m_content->layout()->setContentsMargins(margin, kSpace, margin, margin);
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
