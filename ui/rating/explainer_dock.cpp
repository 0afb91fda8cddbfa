#include "ui/rating/explainer_dock.h"

#include "ui/board/announcer.h"
#include "ui/board/board_widget.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/elided_label.h"
#include "ui/preferences/icons.h"
#include "ui/preferences/preferences.h"
#include "ui/rating/explainer_delegate.h"
#include "ui/rating/explainer_model.h"
#include "ui/rating/explainer_numbers.h"
#include "ui/rating/explainer_range_box.h"
#include "ui/text/explainer_text.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

constexpr int kCoverPage = 0;
constexpr int kRatingPage = 1;
/// The list shows at least so many steps.
constexpr int kLeastRows = 4;

QLabel* wrappedLabel(const char* name, const char* look) {
    QLabel* label = makeLabel({}, look);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

QScrollArea* scrollAreaFor(QWidget* content) {
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    return scroll;
}

}  // namespace

ExplainerDock::ExplainerDock(Preferences& preferences, QWidget* parent)
    : QDockWidget(parent), m_preferences(preferences), m_isAlways(preferences.values().showsExplainer),
      m_run(new ExplainerRun(this)), m_model(new ExplainerModel(*m_run, this)) {
    setObjectName(QStringLiteral("explainerDock"));
    m_pages = new QStackedWidget;
    m_pages->addWidget(buildCover());
    m_pages->addWidget(buildPage());
    setWidget(m_pages);
    connect(m_run, &ExplainerRun::changed, this, &ExplainerDock::followRun);
    connect(&m_preferences, &Preferences::themeChanged, this, &ExplainerDock::setIcons);
    connect(&m_preferences, &Preferences::changed, this, [this] {
        if (m_isAlways != m_preferences.values().showsExplainer)
            setAlways(m_preferences.values().showsExplainer);
    });
    setIcons();
    retranslate();
    refresh();
}

ExplainerDock::~ExplainerDock() = default;

QWidget* ExplainerDock::buildCover() {
    auto* cover = new QWidget;
    auto* column = new QVBoxLayout(cover);
    column->setContentsMargins(kCardSpace, kWideSpace, kCardSpace, kWideSpace);
    m_cover = wrappedLabel("explainerCover", "");
    m_show = new QPushButton;
    m_show->setObjectName(QStringLiteral("explainerShow"));
    m_show->setFocusPolicy(Qt::TabFocus);
    connect(m_show, &QPushButton::clicked, this, &ExplainerDock::reveal);
    column->addWidget(m_cover);
    column->addWidget(m_show);
    m_always[0] = buildAlways("explainerAlwaysNext");
    column->addWidget(m_always[0]);
    column->addStretch(1);
    return cover;
}

QCheckBox* ExplainerDock::buildAlways(const char* name) {
    auto* box = new QCheckBox;
    box->setObjectName(QLatin1String(name));
    box->setFocusPolicy(Qt::TabFocus);
    box->setChecked(m_preferences.values().showsExplainer);
    connect(box, &QCheckBox::toggled, this, [this](bool isOn) {
        m_preferences.change([isOn](PreferenceValues& values) { values.showsExplainer = isOn; });
    });
    return box;
}

QLayout* ExplainerDock::buildHead() {
    m_subject = new ElidedLabel;
    m_subject->setTextFormat(Qt::PlainText);
    m_subject->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setLook(m_subject, "muted");
    m_stop = new QPushButton;
    m_stop->setObjectName(QStringLiteral("explainerStop"));
    m_stop->setFocusPolicy(Qt::TabFocus);
    // What stands beside it stays where it is when it goes.
    QSizePolicy keepsRoom = m_stop->sizePolicy();
    keepsRoom.setRetainSizeWhenHidden(true);
    m_stop->setSizePolicy(keepsRoom);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_run->isRunning())
            m_run->stop();
        else
            m_run->goOn();
    });
    m_about = new QToolButton;
    m_about->setObjectName(QStringLiteral("explainerAbout"));
    m_about->setCheckable(true);
    m_about->setFocusPolicy(Qt::TabFocus);
    setLook(m_about, "flat");
    connect(m_about, &QToolButton::toggled, this, [this](bool isOn) { m_middle->setCurrentIndex(isOn ? 1 : 0); });
    auto* head = new QHBoxLayout;
    head->setSpacing(kSpace);
    head->addWidget(m_subject, 1);
    head->addWidget(m_stop);
    head->addWidget(m_about);
    return head;
}

QWidget* ExplainerDock::buildPage() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kSpace, kSmallSpace, kSpace, 0);
    column->setSpacing(kSpace);
    m_numbers = new ExplainerNumbers(m_preferences);
    connect(m_numbers, &ExplainerNumbers::stepWanted, this, &ExplainerDock::showStep);
    m_status = wrappedLabel("explainerStatus", "muted");
    m_status->setFocusPolicy(Qt::TabFocus);
    m_announcer = new Announcer(m_status);
    m_aboutText = wrappedLabel("explainerAboutText", "muted");
    buildMiddle();
    m_range = new ExplainerRangeBox;
    m_always[1] = buildAlways("explainerAlways");
    // Rows reach further out than the rest, so that long names fit.
    const auto inset = [column](auto add) {
        auto* part = new QVBoxLayout;
        part->setContentsMargins(kSpace, 0, kSpace, 0);
        part->setSpacing(kSpace);
        add(*part);
        column->addLayout(part);
    };
    inset([this](QVBoxLayout& part) {
        part.addLayout(buildHead());
        part.addWidget(m_numbers);
        part.addWidget(m_status);
    });
    column->addWidget(m_middle, 1);
    // What can be pressed, the way back above all, stays in sight; and the window never grows with what is told here.
    auto* whole = new QWidget;
    auto* both = new QVBoxLayout(whole);
    both->setContentsMargins(0, 0, 0, kWideSpace);
    both->setSpacing(kSpace);
    both->addWidget(scrollAreaFor(page), 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(kCardSpace, 0, kCardSpace, 0);
    foot->setSpacing(kSpace);
    foot->addWidget(m_always[1]);
    foot->addWidget(m_range);
    foot->addWidget(m_leave);
    both->addLayout(foot);
    return whole;
}

QWidget* ExplainerDock::buildMiddle() {
    buildList();
    auto* steps = new QWidget;
    auto* column = new QVBoxLayout(steps);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace);
    column->addWidget(m_list, 1);
    QWidget* step = buildStep();
    step->setContentsMargins(kSpace, 0, kSpace, 0);
    column->addWidget(step);
    auto* about = new QWidget;
    auto* aboutColumn = new QVBoxLayout(about);
    aboutColumn->setContentsMargins(kSpace, 0, kSpace, 0);
    aboutColumn->addWidget(m_aboutText);
    aboutColumn->addStretch(1);
    m_middle = new QStackedWidget;
    m_middle->addWidget(steps);
    m_middle->addWidget(scrollAreaFor(about));
    return m_middle;
}

void ExplainerDock::buildList() {
    m_list = new QListView;
    m_list->setObjectName(QStringLiteral("explainerSteps"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ExplainerDelegate(m_preferences, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setUniformItemSizes(true);
    // Not the current row: a list that only gets the focus has one, too.
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this](const QItemSelection& now) {
        if (!now.isEmpty())
            showStep(now.indexes().front().row());
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex& index) { showStep(index.row()); });
}

QWidget* ExplainerDock::buildStep() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSmallSpace);
    auto* step = new ElidedLabel;
    step->setObjectName(QStringLiteral("explainerStep"));
    step->setTextFormat(Qt::PlainText);
    step->setLineCount(2);
    // One line stands next to what it is about.
    step->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    setLook(step, "strong");
    m_step = step;
    m_result = wrappedLabel("explainerResult", "");
    m_leave = new QPushButton;
    m_leave->setObjectName(QStringLiteral("explainerLeave"));
    setLook(m_leave, "primary");
    m_leave->setFocusPolicy(Qt::TabFocus);
    connect(m_leave, &QPushButton::clicked, this, &ExplainerDock::leave);
    column->addWidget(m_step);
    column->addWidget(m_result);
    return box;
}

void ExplainerDock::retranslate() {
    setWindowTitle(tr("Explainer’s rating"));
    m_show->setText(tr("Show"));
    m_subject->setText(tr("Of the puzzle as given"));
    for (QCheckBox* box : m_always) {
        box->setText(tr("For every puzzle", "Explainer’s rating is shown"));
        box->setToolTip(tr("Rate each puzzle that you open; without it, each waits until you ask"));
    }
    m_about->setToolTip(tr("What these numbers are, and why others differ"));
    m_about->setAccessibleName(m_about->toolTip());
    m_aboutText->setText(tr(
        "ER is the hardest step of the path, EP the hardest up to the first digit, ED the first: as Sukaku Explainer "
        "2023.3.16 rates them, unchanged.\n\n"
        "Many lists on the web are rated by SudokuMonster’s fork, which knows further techniques: their numbers may "
        "differ.\n\n"
        "The rating is of the puzzle as it was given and as it stands, whatever you enter. A turned or relabelled "
        "copy may be rated otherwise: by half a point at most in what was tried."));
    m_list->setAccessibleName(tr("The steps of the path"));
    m_leave->setText(tr("Back to my game"));
    m_leave->setToolTip(tr("Take the step off the board; your game is as you left it"));
    refresh();
    fit();
}

void ExplainerDock::setIcons() { m_about->setIcon(icon(QStringLiteral("info"), m_preferences.theme())); }

void ExplainerDock::fit() {
    const QFontMetrics metrics(textFont(TextSize::body));
    m_status->setMinimumHeight(2 * metrics.lineSpacing());
    // A chain's reason takes two, what follows one.
    m_result->setMinimumHeight(3 * metrics.lineSpacing());
    const int longest = std::max(metrics.horizontalAdvance(tr("Pause")), metrics.horizontalAdvance(tr("Go on")));
    m_stop->setFixedWidth(longest + 2 * kSpace + 2 * kFocusBorder);
    m_list->setMinimumHeight(kLeastRows * m_list->itemDelegate()->sizeHint({}, {}).height());
}

void ExplainerDock::setDocument(PuzzleDocument* document) {
    leave();
    if (m_document != nullptr)
        m_document->disconnect(this);
    m_document = document;
    if (document != nullptr) {
        connect(document, &PuzzleDocument::changed, this, &ExplainerDock::leave);
        for (const auto signal : {&PuzzleDocument::changed, &PuzzleDocument::puzzleReplaced,
                                  &PuzzleDocument::factsChanged, &PuzzleDocument::countChanged})
            connect(document, signal, this, &ExplainerDock::refresh);
    }
    refresh();
}

void ExplainerDock::setBoard(BoardWidget* board) {
    leave();
    m_board = board;
}

bool ExplainerDock::isRevealed() const {
    return m_document != nullptr && (m_document->view().showsExplainer || m_isAlways);
}

void ExplainerDock::setAlways(bool isOn) {
    m_isAlways = isOn;
    for (QCheckBox* box : m_always)
        box->setChecked(isOn);
    // What is shown stays: it is the next puzzle that waits again.
    if (!isOn && m_pages->currentIndex() == kRatingPage && m_document != nullptr)
        m_document->changeView([](ViewState& view) { view.showsExplainer = true; });
    refresh();
}

bool ExplainerDock::awaitsCount() const {
    if (!m_document->puzzle().isClassic())
        return false;
    return m_document->awaitsFacts() || (m_document->isBeingTyped() && !m_document->count());
}

QString ExplainerDock::obstacle() const {
    if (!m_document->puzzle().isClassic())
        return tr("Only plain 9 by 9 puzzles are rated on this scale.");
    if (awaitsCount())
        return {};
    const std::optional<SolutionCount>& count = m_document->count();
    const SolutionState state = m_document->facts().state;
    if (count ? *count == SolutionCount{0, false} : state == SolutionState::none)
        return tr("This puzzle has no solution, so it has no rating.");
    if (count ? count->count > 1 : state == SolutionState::several)
        return tr("This puzzle has several solutions, so it has no rating: a path leads to one solution.");
    if (!count && state != SolutionState::one)
        return tr("How many solutions the puzzle has is not known, so it is not rated.");
    if (m_document->clues().isFull())
        return tr("No cell is blank: there is nothing to rate.");
    return {};
}

void ExplainerDock::reveal() {
    if (m_document == nullptr)
        return;
    m_document->changeView([](ViewState& view) { view.showsExplainer = true; });
    refresh();
    Q_EMIT revealed();
    m_list->setFocus();
}

void ExplainerDock::showPage(int index) {
    // The cover wants no more room than its sentence; the list under it does not count.
    for (int i = 0; i < m_pages->count(); ++i) {
        const auto policy = i == index ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(i)->setSizePolicy(policy, policy);
    }
    m_pages->setCurrentIndex(index);
    fitCover();
}

void ExplainerDock::fitCover() {
    // Lines of text are no whole pixels high.
    const bool isCover = m_pages->currentIndex() == kCoverPage && m_pages->isVisible();
    m_pages->setMinimumHeight(isCover ? m_pages->currentWidget()->heightForWidth(m_pages->width()) + 1 : 0);
}

void ExplainerDock::resizeEvent(QResizeEvent* event) {
    QDockWidget::resizeEvent(event);
    fitCover();
}

void ExplainerDock::refresh() {
    const QString why = m_document != nullptr ? obstacle() : QString();
    const bool canRate = m_document != nullptr && why.isEmpty();
    m_cover->setText(!why.isEmpty() ? why
                                    : tr("How hard the puzzle is on the scale that players quote: Sukaku Explainer’s "
                                         "ER, EP and ED, and the path that they come from. Hidden until you ask."));
    m_show->setVisible(why.isEmpty());
    m_show->setEnabled(canRate);
    showPage(isRevealed() && canRate ? kRatingPage : kCoverPage);
    const bool isOther = !canRate || m_run->puzzle() != m_document->puzzleOfClues();
    if (isOther && m_run->state() != ExplainerRun::State::nothing) {
        leave();
        m_isPaused = false;
        m_run->forget();
    }
    // Nothing is worked out for a panel that nobody sees.
    if (canRate && isRevealed() && isOther && isVisible() && !awaitsCount())
        m_run->start(m_document->puzzleOfClues());
    followRun();
}

void ExplainerDock::followRun() {
    const bool isWhole = m_run->isWhole() && !m_run->isStuck();
    m_numbers->show(*m_run);
    m_status->setText(statusText());
    m_stop->setText(m_run->isRunning() ? tr("Pause") : tr("Go on"));
    m_stop->setToolTip(m_run->isRunning() ? tr("Pause rating; what is known stays")
                                          : tr("Go on rating from here, for as long as it takes"));
    const bool hasEnded = m_run->isWhole() || m_run->state() == ExplainerRun::State::nothing;
    m_stop->setVisible(!hasEnded);
    if (isWhole && !m_range->isRunning() && !m_range->range())
        m_range->setPuzzle(m_run->puzzle(), m_run->rating());
    if (!isWhole)
        m_range->setPuzzle(std::nullopt);
    presentStep();
    announce();
}

void ExplainerDock::announce() {
    const ExplainerRun::State state = m_run->state();
    if (std::exchange(m_announced, state) == state || m_run->isRunning() || state == ExplainerRun::State::nothing)
        return;
    const ExplainerRating rating = m_run->rating();
    m_announcer->announce(m_run->isWhole() ? tr("ER %1, EP %2, ED %3.")
                                                 .arg(explainerNumber(rating.hardest), explainerNumber(rating.pearl),
                                                      explainerNumber(rating.diamond))
                                           : m_status->text());
}

QString ExplainerDock::statusText() const {
    const auto steps = static_cast<int>(m_run->steps().size());
    const QString number = explainerNumber(m_run->rating().hardest);
    const QString atLeast =
        steps == 0 ? QString() : tr("At least %1 so far, after %n step(s).", "a rating", steps).arg(number);
    switch (m_run->state()) {
    case ExplainerRun::State::nothing: return tr("Waiting for the number of solutions …");
    case ExplainerRun::State::running: return steps == 0 ? tr("Rating …") : atLeast;
    case ExplainerRun::State::stopped: return QString(tr("Stopped.") + u' ' + atLeast).trimmed();
    case ExplainerRun::State::spent: return QString(tr("Stopped: it takes long.") + u' ' + atLeast).trimmed();
    case ExplainerRun::State::ended: break;
    }
    if (m_run->isStuck())
        return tr("The scale finds no way further after %n step(s): it says 20.0 then.", nullptr, steps);
    return m_run->puzzle()->startCandidates ? tr("%n step(s) from the start candidates.", nullptr, steps)
                                            : tr("%n step(s) from the givens.", nullptr, steps);
}

void ExplainerDock::showStep(int place) {
    if (place < 0 || place >= m_model->rowCount() || place == m_place)
        return;
    const bool hadFocus = m_list->hasFocus();
    const bool wasActive = isActive();
    m_place = place;
    if (!wasActive)
        Q_EMIT activeChanged(true);
    const QModelIndex row = m_model->index(place);
    m_list->setCurrentIndex(row);
    m_list->scrollTo(row);
    // Another film that left gave the focus to the board.
    if (hadFocus)
        m_list->setFocus();
    putOnBoard();
    presentStep();
    // The row itself is read as it becomes the current one.
    m_announcer->announce(m_result->text());
}

void ExplainerDock::putOnBoard() {
    if (m_board == nullptr)
        return;
    const ExplainerMoment moment = explainerMoment(*m_run->puzzle(), m_run->steps(), static_cast<std::size_t>(m_place));
    m_board->publish(OverlayPublisher::replay,
                     {.step = moment.step, .position = OverlayPosition{moment.digits, moment.candidates}});
}

void ExplainerDock::presentStep() {
    m_leave->setEnabled(isActive());
    if (!isActive()) {
        m_step->setText(tr("No step is on the board"));
        m_result->setText(m_model->rowCount() == 0 ? QString()
                                                   : tr("Pick one, and it is laid on a copy of the board."));
        return;
    }
    const explainer::Step& step = m_run->steps()[static_cast<std::size_t>(m_place)];
    m_step->setText(tr("Step %1, %2: %3", "a number, a rating, a technique")
                        .arg(m_place + 1)
                        .arg(explainerNumber(step.tenths), explainerStepName(step.hint)));
    const QString reason = explainerReason(step);
    m_result->setText(reason.isEmpty() ? explainerResult(step.hint) : reason + u'\n' + explainerResult(step.hint));
}

void ExplainerDock::leave() {
    if (!isActive())
        return;
    m_place = -1;
    m_list->selectionModel()->clear();
    if (m_board != nullptr) {
        m_board->withdraw(OverlayPublisher::replay);
        m_board->setFocus();
    }
    presentStep();
    Q_EMIT activeChanged(false);
}

void ExplainerDock::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && isActive())
        leave();
    else
        QDockWidget::keyPressEvent(event);
}

void ExplainerDock::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    refresh();
    if (std::exchange(m_isPaused, false))
        m_run->resume();
}

void ExplainerDock::hideEvent(QHideEvent* event) {
    QDockWidget::hideEvent(event);
    // A tab that is covered still has its step on the board.
    if (!isHidden())
        return;
    leave();
    // Nor is anything worked out for a panel that was closed.
    m_range->stop();
    m_isPaused = m_run->isRunning();
    m_run->stop();
}

void ExplainerDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        fit();
}

}  // namespace nonet

#include "moc_explainer_dock.cpp"
