#include "ui/replay/replay_timeline.h"

#include "core/play/player_actions.h"
#include "ui/board/announcer.h"
#include "ui/board/board_widget.h"
#include "ui/board/shown.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/elided_label.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/replay/timeline_bars.h"
#include "ui/shortcuts/key_stroke.h"
#include "ui/text/foreign_text.h"
#include "ui/text/hint_words.h"
#include "ui/text/profile_text.h"
#include "ui/text/technique_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

namespace nonet {
namespace {

constexpr int kFullHeight = 88;
constexpr int kCompactHeight = 24;
/// At speed 1.
constexpr int kMillisecondsAStep = 1200;
constexpr double kSpeeds[] = {0.25, 0.5, 1, 2, 4};
constexpr int kNormalSpeed = 2;

QToolButton* makeButton(const QString& name) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    setLook(button, "flat");
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

}  // namespace

ReplayTimeline::ReplayTimeline(Preferences& preferences, Shown& shown, QWidget* parent)
    : QFrame(parent), m_preferences(preferences), m_shown(shown), m_task(QString()) {
    setObjectName(QStringLiteral("replayTimeline"));
    setLook(this, "bar");
    build();
    retranslate();
    setCompact(false);
    connect(&m_task, &Task::slowChanged, m_progress, &QWidget::setVisible);
    connect(&m_task, &Task::progressed, this, [this](quint64 done, quint64 total) {
        m_progress->setRange(0, static_cast<int>(total));
        m_progress->setValue(static_cast<int>(done));
    });
    connect(&m_task, &Task::cancelOffered, m_cancel, &QWidget::show);
    connect(&m_task, &Task::ended, this, [this] {
        m_cancel->hide();
        updateControls();
    });
    connect(&m_shown, &Shown::changed, this, [this] {
        // A path that is still worked out is waited for, as long as it is the game that is looked at.
        if (m_shown.kind() != ShownKind::replay && (isActive() || !m_shown.isGame()))
            leave();
    });
    connect(&m_playTimer, &QTimer::timeout, this, &ReplayTimeline::forward);
    connect(&m_preferences, &Preferences::themeChanged, this, &ReplayTimeline::setIcons);
    connect(&m_preferences, &Preferences::profileChanged, this, [this] {
        nameHardest();
        if (isActive() || m_task.isRunning())
            start();
    });
    setIcons();
}

ReplayTimeline::~ReplayTimeline() {
    // While what its end updates still exists.
    m_task.cancel();
}

void ReplayTimeline::build() {
    auto* layout = new QHBoxLayout(this);
    layout->setSpacing(4);
    buildTransport();
    m_bars = new TimelineBars(m_preferences);
    connect(m_bars, &TimelineBars::placeWanted, this, [this](int place) {
        setPlaying(false);
        goTo(place);
    });
    buildBanner();
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_first, m_back, m_play, m_forward, m_last, m_hardest, m_speed})
        layout->addWidget(each);
    layout->addSpacing(8);
    layout->addWidget(m_bars, 1);
    layout->addSpacing(8);
    m_side = new QBoxLayout(QBoxLayout::TopToBottom);
    m_side->setSpacing(4);
    m_side->addStretch(1);
    m_side->addWidget(m_banner);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(4);
    buttons->addStretch(1);
    for (QWidget* each : std::initializer_list<QWidget*>{m_progress, m_cancel, m_from, m_adopt, m_leave})
        buttons->addWidget(each);
    m_side->addLayout(buttons);
    m_side->addStretch(1);
    layout->addLayout(m_side);
}

void ReplayTimeline::buildTransport() {
    m_first = makeButton(QStringLiteral("replayFirst"));
    m_back = makeButton(QStringLiteral("replayBack"));
    m_play = makeButton(QStringLiteral("replayPlay"));
    m_forward = makeButton(QStringLiteral("replayForward"));
    m_last = makeButton(QStringLiteral("replayLast"));
    connect(m_first, &QToolButton::clicked, this, &ReplayTimeline::first);
    connect(m_back, &QToolButton::clicked, this, &ReplayTimeline::back);
    connect(m_play, &QToolButton::clicked, this, &ReplayTimeline::togglePlay);
    connect(m_forward, &QToolButton::clicked, this, [this] {
        setPlaying(false);
        forward();
    });
    connect(m_last, &QToolButton::clicked, this, &ReplayTimeline::last);
    m_hardest = makeButton(QStringLiteral("replayHardest"));
    connect(m_hardest, &QToolButton::clicked, this, &ReplayTimeline::hardest);
    m_speed = new QComboBox;
    m_speed->setObjectName(QStringLiteral("replaySpeed"));
    for (const double speed : kSpeeds)
        m_speed->addItem(QStringLiteral("%1\u00d7").arg(speed), speed);
    m_speed->setCurrentIndex(kNormalSpeed);
    m_speed->setMaximumWidth(80);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this] { setPlaying(isPlaying()); });
}

void ReplayTimeline::buildBanner() {
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(96, 6);
    m_progress->hide();
    m_cancel = new QPushButton;
    m_cancel->setObjectName(QStringLiteral("replayCancel"));
    m_cancel->hide();
    connect(m_cancel, &QPushButton::clicked, &m_task, &Task::cancel);
    m_banner = new ElidedLabel;
    m_banner->setObjectName(QStringLiteral("replayBanner"));
    m_banner->setFocusPolicy(Qt::TabFocus);
    m_announcer = new Announcer(m_banner);
    m_from = new QComboBox;
    m_from->setObjectName(QStringLiteral("replayFrom"));
    m_from->addItem(QString(), static_cast<int>(PathStart::givens));
    m_from->addItem(QString(), static_cast<int>(PathStart::myPosition));
    connect(m_from, &QComboBox::currentIndexChanged, this,
            [this](int index) { setStartsFrom(static_cast<PathStart>(index)); });
    m_adopt = new QPushButton;
    m_adopt->setObjectName(QStringLiteral("replayAdopt"));
    m_leave = new QPushButton;
    m_leave->setObjectName(QStringLiteral("replayLeave"));
    setLook(m_leave, "primary");
    for (QWidget* each : std::initializer_list<QWidget*>{m_adopt, m_leave, m_cancel, m_from, m_speed})
        each->setFocusPolicy(Qt::TabFocus);
    connect(m_adopt, &QPushButton::clicked, this, &ReplayTimeline::adopt);
    connect(m_leave, &QPushButton::clicked, this, &ReplayTimeline::leave);
}

void ReplayTimeline::retranslate() {
    setAccessibleName(tr("Replay"));
    const auto name = [](QWidget* widget, const QString& text) {
        widget->setToolTip(text);
        widget->setAccessibleName(text);
    };
    name(m_first, tr("To the beginning"));
    name(m_back, tr("Step back"));
    name(m_forward, tr("Step forward"));
    name(m_last, tr("To the end"));
    nameHardest();
    name(m_speed, tr("Speed"));
    name(m_from, tr("Where the replay begins"));
    m_from->setItemText(0, tr("From the givens"));
    m_from->setItemText(1, tr("From my position"));
    m_bars->setAccessibleName(tr("The steps of the solution"));
    m_cancel->setText(tr("Cancel"));
    m_adopt->setText(tr("Continue from here"));
    m_adopt->setToolTip(tr("Continue your game from this position"));
    m_leave->setText(tr("Back to my game"));
    m_leave->setToolTip(tr("Close the replay; your game is as you left it"));
    updateControls();
}

void ReplayTimeline::nameHardest() {
    m_hardest->setAccessibleName(tr("To the hardest step"));
    m_hardest->setToolTip(plainTip(tr("To the hardest step, %1", "by a profile of techniques")
                                       .arg(byProfile(m_preferences.values().profileInForce()))));
}

void ReplayTimeline::setIcons() {
    const Theme& theme = m_preferences.theme();
    m_first->setIcon(icon(QStringLiteral("first"), theme));
    m_back->setIcon(icon(QStringLiteral("step_back"), theme));
    m_forward->setIcon(icon(QStringLiteral("step_forward"), theme));
    m_last->setIcon(icon(QStringLiteral("last"), theme));
    m_hardest->setIcon(icon(QStringLiteral("hardest"), theme));
    updateControls();
}

void ReplayTimeline::setDocument(PuzzleDocument* document) {
    leave();
    if (m_document != nullptr)
        m_document->disconnect(this);
    m_document = document;
    if (m_document != nullptr)
        connect(m_document, &PuzzleDocument::changed, this, &ReplayTimeline::leave);
    updateControls();
}

void ReplayTimeline::setBoard(BoardWidget* board) {
    leave();
    if (m_board != nullptr)
        m_board->removeEventFilter(this);
    m_board = board;
    if (m_board != nullptr)
        m_board->installEventFilter(this);
}

void ReplayTimeline::start() {
    if (m_document == nullptr)
        return;
    disconnect(&m_document->findings(), &DocumentFindings::factsChanged, this, nullptr);
    if (m_document->findings().awaitsFacts()) {
        connect(&m_document->findings(), &DocumentFindings::factsChanged, this, &ReplayTimeline::start);
        updateControls();
        return;
    }
    const PreferenceValues& values = m_preferences.values();
    const CandidateSource source =
        values.reasonsFromCentreMarks ? CandidateSource::centreMarks : CandidateSource::struckOnly;
    PathQuestion question{{m_document->puzzle(), m_document->state(), m_document->findings().facts(), source},
                          m_start,
                          values.usesUniqueness,
                          values.profileInForce(),
                          kPlayersPatience};
    setPlaying(false);
    m_progress->setRange(0, 0);
    m_task.start(
        [question = std::move(question)](const std::stop_token& stop, const ProgressSink& progress) {
            return ReplaySession(answerPath(question, stop, progress));
        },
        [this](ReplaySession session) { receive(std::move(session)); });
    updateControls();
}

void ReplayTimeline::setStartsFrom(PathStart start) {
    if (m_start == start)
        return;
    m_start = start;
    m_from->setCurrentIndex(static_cast<int>(start));
    if (isActive() || m_task.isRunning())
        this->start();
}

void ReplayTimeline::receive(ReplaySession session) {
    m_bars->setSession(nullptr);
    m_session = std::move(session);
    showPlace();
}

void ReplayTimeline::leave() {
    m_task.cancel();
    if (m_document != nullptr)
        disconnect(&m_document->findings(), &DocumentFindings::factsChanged, this, nullptr);
    setPlaying(false);
    if (!isActive())
        return;
    m_bars->setSession(nullptr);
    m_session.reset();
    if (m_board != nullptr) {
        m_board->withdraw(OverlayPublisher::replay);
        m_board->setFocus();
    }
    updateControls();
    m_shown.end(ShownKind::replay);
}

void ReplayTimeline::adopt() {
    if (!m_session || m_document == nullptr || m_document->isReadOnly())
        return;
    const Position position = m_session->position();
    leave();
    m_document->perform(
        adoptPosition(m_document->puzzle(), m_document->state(), position.digits(), position.candidateGrid()),
        {.kind = ActionKind::adoptPosition});
}

void ReplayTimeline::togglePlay() {
    if (!m_session) {
        start();
        return;
    }
    if (!isPlaying() && m_session->isAtEnd())
        goTo(0);
    setPlaying(!isPlaying());
}

void ReplayTimeline::first() {
    setPlaying(false);
    goTo(0);
}

void ReplayTimeline::hardest() {
    setPlaying(false);
    if (m_session)
        goTo(m_session->hardestPlace());
}

void ReplayTimeline::back() {
    setPlaying(false);
    if (m_session)
        goTo(m_session->place() - 1);
}

void ReplayTimeline::forward() {
    if (m_session)
        goTo(m_session->place() + 1);
}

void ReplayTimeline::last() {
    setPlaying(false);
    if (m_session)
        goTo(m_session->stepCount());
}

void ReplayTimeline::goTo(int place) {
    if (!m_session)
        return;
    m_session->setPlace(place);
    if (m_session->isAtEnd())
        setPlaying(false);
    showPlace();
}

void ReplayTimeline::setCompact(bool isCompact) {
    m_isCompact = isCompact;
    setFixedHeight(isCompact ? kCompactHeight : kFullHeight);
    layout()->setContentsMargins(12, isCompact ? 0 : 4, 12, isCompact ? 0 : 4);
    m_side->setDirection(isCompact ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_speed->setVisible(!isCompact);
    m_from->setVisible(!isCompact);
    // The sheet's buttons are taller than the strip.
    for (QWidget* each : std::initializer_list<QWidget*>{m_adopt, m_leave, m_cancel})
        nonet::setCompact(each, isCompact);
}

void ReplayTimeline::setNarrow(bool isNarrow) {
    m_isNarrow = isNarrow;
    m_first->setVisible(!isNarrow);
    m_last->setVisible(!isNarrow);
    m_hardest->setVisible(!isNarrow);
    updateControls();
}

void ReplayTimeline::showPlace() {
    if (!m_session)
        return;
    m_bars->setSession(&*m_session);
    const Step* step = m_session->step();
    // Another film takes its picture off the board before this one lays its own there.
    m_shown.show(ShownKind::replay, step != nullptr ? std::optional(*step) : std::nullopt);
    if (m_board != nullptr) {
        Overlay overlay{.position =
                            OverlayPosition{m_session->position().digits(), m_session->position().candidateGrid()}};
        if (step != nullptr)
            overlay.step = *step;
        m_board->publish(OverlayPublisher::replay, overlay);
    }
    updateControls();
    const QString sentence = step != nullptr ? stepSentence(*step) : m_banner->text();
    m_announcer->announce(sentence);
    Q_EMIT stepShown(sentence);
}

void ReplayTimeline::setPlaying(bool isPlaying) {
    if (isPlaying)
        m_playTimer.start(static_cast<int>(kMillisecondsAStep / m_speed->currentData().toDouble()));
    else
        m_playTimer.stop();
    updateControls();
}

QString ReplayTimeline::bannerText() const {
    if (!m_session)
        return m_task.isRunning() ? tr("Solving …")
                                  : tr("The whole solution, step by step. Your game is kept meanwhile.");
    const int count = m_session->stepCount();
    const PathRemark remark = m_session->remark();
    const QString remarked = HintWords::ofPath(remark);
    if (count == 0)
        return remarked;
    // Why it starts where it does is told from the start on, why it ends where it does at its end alone.
    const bool isRemarked = remark == PathRemark::fromGivens ? m_session->place() == 0 : m_session->isAtEnd();
    const QString replay =
        m_session->profile().name == hodokuProfile().name
            ? tr("Replay", "a film of the solution")
            : tr("Replay %1", "by a profile of techniques").arg(shortlyBy(m_session->profile().name));
    QString place = tr("%1, step %2 of %3", "Replay, step 1 of 40").arg(replay).arg(m_session->place() + 1).arg(count);
    if (m_session->isAtEnd())
        place = remark == PathRemark::none || remark == PathRemark::fromGivens
                    ? tr("%1, after all %2 steps", "Replay, after all 40 steps").arg(replay).arg(count)
                    : tr("After step %1", "of a replay that ends there").arg(count);
    // One line has no room for both.
    return isRemarked && !remarked.isEmpty() ? tr("%1. %2", "a place in the replay, a sentence").arg(place, remarked)
                                             : tr("%1; your game is kept", "a place in the replay").arg(place);
}

void ReplayTimeline::updateControls() {
    const bool active = isActive();
    const int count = m_session ? m_session->stepCount() : 0;
    m_banner->setText(bannerText());
    for (QWidget* each : std::initializer_list<QWidget*>{m_first, m_back})
        each->setEnabled(m_session && m_session->place() > 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_forward, m_last})
        each->setEnabled(m_session && !m_session->isAtEnd());
    m_hardest->setEnabled(active && count > 0);
    m_play->setEnabled(m_document != nullptr && (!active || count > 0));
    m_play->setIcon(icon(isPlaying() ? QStringLiteral("pause") : QStringLiteral("play"), m_preferences.theme()));
    m_play->setToolTip(isPlaying() ? tr("Pause") : tr("Play"));
    m_play->setAccessibleName(m_play->toolTip());
    m_leave->setVisible(active);
    m_adopt->setVisible(active && !m_isNarrow && m_document != nullptr && !m_document->isReadOnly() && count > 0);
}

bool ReplayTimeline::hasKeyAction(const QKeyEvent& event) const {
    return !actionFor(readKey(event), ActionScope::timeline, m_preferences.keyBindings()).isEmpty();
}

bool ReplayTimeline::runKeyAction(const QKeyEvent& event) {
    const QString action = actionFor(readKey(event), ActionScope::timeline, m_preferences.keyBindings());
    if (action == QStringLiteral("replay.play"))
        togglePlay();
    else if (action == QStringLiteral("replay.first"))
        first();
    else if (action == QStringLiteral("replay.last"))
        last();
    else if (action == QStringLiteral("replay.hardest"))
        hardest();
    else
        return false;
    return true;
}

bool ReplayTimeline::eventFilter(QObject* watched, QEvent* event) {
    // While the film is on the board enters nothing, so its keys are the film's.
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_board || !isActive() || !isKey)
        return QFrame::eventFilter(watched, event);
    auto& key = *static_cast<QKeyEvent*>(event);
    if (event->type() == QEvent::KeyPress)
        return runKeyAction(key);
    if (!hasKeyAction(key))
        return false;
    event->accept();
    return true;
}

void ReplayTimeline::keyPressEvent(QKeyEvent* event) {
    if (runKeyAction(*event))
        return;
    if (event->key() == Qt::Key_Left)
        back();
    else if (event->key() == Qt::Key_Right) {
        setPlaying(false);
        forward();
    } else if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

void ReplayTimeline::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

}  // namespace nonet
