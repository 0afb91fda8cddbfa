#include "ui/hints/all_steps_dock.h"

#include "core/play/player_actions.h"
#include "ui/board/board_widget.h"
#include "ui/hints/all_steps_filter.h"
#include "ui/hints/all_steps_view.h"
#include "ui/hints/step_move.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/text/cell_names.h"
#include "ui/text/foreign_text.h"
#include "ui/text/hint_words.h"
#include "ui/text/profile_text.h"
#include "ui/text/technique_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <array>

namespace nonet {
namespace {

using Order = AllStepsFilter::Order;

/// Upper limit for the steps of one technique. No position of a puzzle has nearly as many; with more nobody finds
/// anything.
constexpr std::size_t kMostOfATechnique = 500;
constexpr auto kGroupsKey = "allSteps.ungrouped";

struct ColumnOrder {
    int column;
    Order order;
};
constexpr std::array kColumnOrders = {ColumnOrder{AllStepsModel::levelColumn, Order::easiestFirst},
                                      ColumnOrder{AllStepsModel::resultColumn, Order::biggestFirst},
                                      ColumnOrder{AllStepsModel::techniqueColumn, Order::byTechnique},
                                      ColumnOrder{AllStepsModel::placeColumn, Order::byPlace}};

QString namesOf(const TechniqueSet& techniques) {
    QStringList names;
    for (const Technique& each : techniqueCatalogue())
        if (techniques.test(static_cast<std::size_t>(each.id)))
            names += techniqueName(each.id);
    return names.join(QStringLiteral(", "));
}

}  // namespace

/// What of the answer comes on the way, and at the end.
struct AllStepsDock::Found {
    std::vector<ListedStep> steps;
    ReasoningGround ground = ReasoningGround::fullCandidates;
    SearchGaps gaps;
    Nothing nothing = Nothing::beyond;
};

AllStepsDock::AllStepsDock(Preferences& preferences, QWidget* parent)
    : QDockWidget(parent), m_preferences(preferences), m_task(QString()) {
    setObjectName(QStringLiteral("allStepsDock"));
    build();
    retranslate();
    connect(&m_preferences, &Preferences::changed, this, &AllStepsDock::refresh);
    connect(&m_task, &Task::slowChanged, m_progress, &QWidget::setVisible);
    connect(&m_task, &Task::cancelOffered, m_cancel, &QWidget::show);
    connect(&m_task, &Task::ended, m_cancel, &QWidget::hide);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_task.cancel();
        m_isSearching = false;
        m_wasStopped = true;
        updateCount();
    });
    refresh();
}

AllStepsDock::~AllStepsDock() = default;

void AllStepsDock::build() {
    m_model = new AllStepsModel(this);
    m_model->setGrouped(m_preferences.kept(QLatin1String(kGroupsKey)).isEmpty());
    m_filtered = new AllStepsFilter(m_model, this);

    m_pages = new QStackedWidget;
    m_pages->addWidget(buildCover());
    m_pages->addWidget(buildPage());
    setWidget(m_pages);
}

QWidget* AllStepsDock::buildCover() {
    auto* cover = new QWidget;
    auto* coverLayout = new QVBoxLayout(cover);
    coverLayout->setContentsMargins(16, 12, 16, 12);
    m_cover = new QLabel;
    m_cover->setWordWrap(true);
    m_show = new QPushButton;
    m_show->setObjectName(QStringLiteral("allStepsShow"));
    m_show->setFocusPolicy(Qt::TabFocus);
    connect(m_show, &QPushButton::clicked, this, &AllStepsDock::reveal);
    coverLayout->addWidget(m_cover);
    coverLayout->addWidget(m_show);
    coverLayout->addStretch(1);
    return cover;
}

QWidget* AllStepsDock::buildPage() {
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    // Rows reach further out than the rest, so that long names fit.
    layout->setContentsMargins(kSpace, kWideSpace, kSpace, kWideSpace);
    layout->setSpacing(kSpace);
    m_filter = new QLineEdit;
    m_filter->setObjectName(QStringLiteral("allStepsFilter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    connect(m_filter, &QLineEdit::textChanged, this, &AllStepsDock::filter);
    m_sort = new QComboBox;
    m_sort->setObjectName(QStringLiteral("allStepsSort"));
    m_sort->setFocusPolicy(Qt::TabFocus);
    m_sort->addItems(QStringList(static_cast<qsizetype>(kColumnOrders.size())));
    connect(m_sort, &QComboBox::currentIndexChanged, this, [this](int index) { sortBy(index, Qt::AscendingOrder); });
    m_group = new QCheckBox;
    m_group->setObjectName(QStringLiteral("allStepsGroup"));
    m_group->setFocusPolicy(Qt::TabFocus);
    m_group->setChecked(m_model->isGrouped());
    connect(m_group, &QCheckBox::toggled, this, &AllStepsDock::setGrouped);
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("allStepsCount"));
    setLook(m_count, "muted");
    m_count->setWordWrap(true);
    m_count->setTextFormat(Qt::PlainText);
    m_progress = new QProgressBar;
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(kSmallSpace);
    m_progress->hide();
    m_cancel = new QPushButton;
    m_cancel->setObjectName(QStringLiteral("allStepsCancel"));
    m_cancel->hide();
    buildList();
    auto* inset = new QVBoxLayout;
    inset->setContentsMargins(kSpace, 0, kSpace, 0);
    auto* order = new QHBoxLayout;
    order->setSpacing(kWideSpace);
    order->addWidget(m_sort, 1);
    order->addWidget(m_group);
    inset->addWidget(m_filter);
    inset->addLayout(order);
    for (QWidget* each : std::initializer_list<QWidget*>{m_count, m_progress, m_cancel})
        inset->addWidget(each);
    layout->addLayout(inset);
    layout->addWidget(m_list, 1);
    return page;
}

void AllStepsDock::buildList() {
    m_list = new AllStepsView(m_preferences);
    m_list->setObjectName(QStringLiteral("allStepsList"));
    m_list->setModel(m_filtered);
    m_list->setRootIsDecorated(m_model->isGrouped());
    m_list->header()->setSortIndicator(kColumnOrders.front().column, Qt::AscendingOrder);
    connect(m_list->header(), &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder direction) {
        const auto found = std::ranges::find(kColumnOrders, column, &ColumnOrder::column);
        if (found != kColumnOrders.end())
            sortBy(static_cast<int>(found - kColumnOrders.begin()), direction);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { pick(now); });
    connect(m_list, &QTreeView::clicked, this, &AllStepsDock::pick);
    connect(m_list, &QTreeView::doubleClicked, this, &AllStepsDock::applyStepAt);
}

void AllStepsDock::filter(const QString& text) {
    const bool hadPick = m_list->currentIndex().isValid();
    // Else the current row would go on to another step when its own goes.
    m_list->setCurrentIndex(QModelIndex());
    m_filtered->setText(text);
    m_list->setCurrentIndex(QModelIndex());
    m_list->scrollToTop();
    updateCount();
    // The board tells no step that nothing in the list stands for.
    if (hadPick)
        dropPick();
}

void AllStepsDock::sortBy(int index, Qt::SortOrder direction) {
    const QSignalBlocker comboBlocker(m_sort);
    const QSignalBlocker headerBlocker(m_list->header());
    const auto& [column, order] = kColumnOrders[static_cast<std::size_t>(index)];
    m_sort->setCurrentIndex(index);
    m_list->header()->setSortIndicator(column, direction);
    // Blocked signals leave it unpainted.
    m_list->header()->viewport()->update();
    m_filtered->setOrder(order, direction);
    m_list->scrollTo(m_list->currentIndex());
}

void AllStepsDock::setGrouped(bool isGrouped) {
    const int current = m_model->numberAt(m_filtered->mapToSource(m_list->currentIndex()));
    {
        const QScopedValueRollback isMoving(m_isMoving, true);
        m_model->setGrouped(isGrouped);
        m_list->setRootIsDecorated(isGrouped);
        m_list->setCurrentIndex(m_filtered->mapFromSource(m_model->indexOf(current)));
    }
    m_preferences.keep(QLatin1String(kGroupsKey), isGrouped ? QByteArray() : QByteArrayLiteral("1"));
    updateCount();
}

void AllStepsDock::retranslate() {
    setWindowTitle(tr("All steps"));
    m_cover->setText(tr("Every step you could take now, easiest first. Hidden until you ask."));
    m_show->setText(tr("Show"));
    m_filter->setPlaceholderText(tr("Filter: a technique, a digit, r3c6, 436"));
    m_filter->setToolTip(
        tr("Words that must all hold: a technique or level, a digit (7), a cell (r3c6), a house (r3, c6, "
           "b2), a candidate (436: the 4 in r3c6)"));
    m_filter->setAccessibleName(tr("Filter the steps"));
    m_sort->setAccessibleName(tr("Order of the steps"));
    m_sort->setItemText(0, tr("Easiest first"));
    m_sort->setItemText(1, tr("Biggest change first"));
    m_sort->setItemText(2, tr("By technique"));
    m_sort->setItemText(3, tr("By place"));
    m_group->setText(tr("Group", "steps of the same result"));
    m_group->setToolTip(tr("Group steps of the same result: the easiest stands for the others, which are under it"));
    m_group->setAccessibleName(tr("Group steps of the same result"));
    m_cancel->setText(tr("Cancel"));
    m_list->setAccessibleName(tr("All steps"));
    m_model->retranslate();
}

void AllStepsDock::setDocument(PuzzleDocument* document) {
    if (m_document != nullptr) {
        m_document->disconnect(this);
        m_document->findings().disconnect(this);
    }
    m_document = document;
    if (m_document != nullptr) {
        connect(m_document, &PuzzleDocument::changed, this, &AllStepsDock::refresh);
        connect(&m_document->findings(), &DocumentFindings::factsChanged, this, &AllStepsDock::refresh);
    }
    m_filter->clear();
    m_rowToGoOn = -1;
    refresh();
}

void AllStepsDock::setBoard(BoardWidget* board) {
    if (m_board != nullptr)
        m_board->disconnect(this);
    m_board = board;
    if (m_board != nullptr)
        connect(m_board, &BoardWidget::pictureChanged, this, [this] {
            if (filmPosition() != m_film)
                refresh();
        });
}

bool AllStepsDock::isRevealed() const { return m_document != nullptr && m_document->notes().view().showsAllSteps; }

void AllStepsDock::reveal() {
    if (m_document == nullptr)
        return;
    m_document->notes().changeView([](ViewState& view) { view.showsAllSteps = true; });
    refresh();
    Q_EMIT revealed();
}

void AllStepsDock::fitCover() {
    const QWidget* shown = m_pages->currentWidget();
    const bool isCover = m_pages->currentIndex() == 0;
    // Lines of text are no whole pixels high.
    m_pages->setMinimumHeight(isCover && m_pages->isVisible() ? shown->heightForWidth(m_pages->width()) + 1 : 0);
}

void AllStepsDock::fitCount() {
    // A layout that is short of room would cut a wrapped sentence off.
    m_count->setMinimumHeight(m_film ? std::max(0, m_count->heightForWidth(m_count->width())) : 0);
}

void AllStepsDock::resizeEvent(QResizeEvent* event) {
    QDockWidget::resizeEvent(event);
    fitCover();
    fitCount();
}

void AllStepsDock::showPage(int index) {
    // The cover wants no more room than its sentence; the list under it does not count.
    for (int i = 0; i < m_pages->count(); ++i) {
        const auto policy = i == index ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        m_pages->widget(i)->setSizePolicy(policy, policy);
    }
    m_pages->setCurrentIndex(index);
    fitCover();
}

std::optional<OverlayPosition> AllStepsDock::filmPosition() const {
    if (m_board == nullptr || !m_board->isReplay())
        return std::nullopt;
    return OverlayPosition{m_board->picture().digits, m_board->picture().candidates};
}

void AllStepsDock::refresh() {
    m_task.cancel();
    {
        const QScopedValueRollback isMoving(m_isMoving, true);
        m_model->clear();
    }
    m_gaps = SearchGaps();
    m_nothing = Nothing::beyond;
    m_isSearching = false;
    m_wasStopped = false;
    m_count->clear();
    showPage(isRevealed() ? 1 : 0);
    m_show->setEnabled(m_document != nullptr);
    m_isStale = true;
    m_film = filmPosition();
    dropFilmPick();
    if (!isRevealed() || !isVisible())
        return;
    m_isSearching = true;
    updateCount();
    if (m_document->findings().awaitsFacts())
        return;
    m_isStale = false;
    search();
}

void AllStepsDock::search() {
    const PreferenceValues& values = m_preferences.values();
    Game game{m_document->puzzle(), m_document->state(), m_document->findings().facts(),
              values.reasonsFromCentreMarks ? CandidateSource::centreMarks : CandidateSource::struckOnly};
    if (m_film) {
        game.state = adoptPosition(game.puzzle, PlayState(game.puzzle.shape()), m_film->digits, m_film->candidates);
        game.source = CandidateSource::struckOnly;
    }
    const EngineOptions options{.useUniqueness = values.usesUniqueness && game.facts.permitsUniqueness,
                                .profile = values.profileInForce(),
                                .mostWork = kPlayersPatience};
    m_task.startInParts<Found>(
        [game = std::move(game), options](const std::stop_token& stop, const auto& handOn) {
            const Reasoning reasoning = reasonFrom(game, stop);
            Found found{.steps = {}, .ground = reasoning.ground, .gaps = {}, .nothing = Nothing::beyond};
            if (!reasoning.isSound()) {
                found.nothing = reasoning.isClassic ? Nothing::wrong : Nothing::notClassic;
                return found;
            }
            if (reasoning.position.isSolved()) {
                found.nothing = Nothing::solved;
                return found;
            }
            const auto list = [&](std::vector<Step> steps) {
                handOn({listed(std::move(steps), options.profile), reasoning.ground, {}, Nothing::beyond});
            };
            found.gaps = findSteps(reasoning.position, options, {.mostPerTechnique = kMostOfATechnique}, list, stop);
            return found;
        },
        [this](Found some) { receive(std::move(some)); },
        [this](const Found& last) {
            m_gaps = last.gaps;
            m_nothing = last.nothing;
            m_isSearching = false;
            updateCount();
            goOn();
        });
}

void AllStepsDock::receive(Found some) {
    m_ground = some.ground;
    const std::optional<AllStepsView::Anchor> seen = m_list->anchor();
    {
        // A row that another one pushes on is still the same step.
        const QScopedValueRollback isMoving(m_isMoving, true);
        m_model->add(std::move(some.steps));
    }
    m_list->holdOn(seen);
    updateCount();
}

QString AllStepsDock::nothingText() const {
    switch (m_nothing) {
    case Nothing::solved:
        return m_film ? tr("The end of the film: the puzzle is solved.") : tr("The puzzle is solved: no step is left.");
    case Nothing::wrong:
        return tr("Something on the board is wrong, so no step is listed. Ask for a hint to find out what.");
    case Nothing::notClassic: return tr("Steps are listed for plain 9 by 9 puzzles only.");
    case Nothing::beyond: break;
    }
    return techniquesOn(m_preferences.values().profileInForce()).all()
               ? tr("No step here: it is beyond the known techniques.")
               : tr("No step here: it is beyond the techniques switched on.");
}

QString AllStepsDock::countText() const {
    const int total = m_model->stepCount();
    const int left = m_filtered->stepCount();
    if (m_isSearching)
        return total == 0 ? tr("Searching …") : tr("Searching … %n so far", nullptr, total);
    if (m_wasStopped)
        return tr("Stopped: %n step(s) so far", nullptr, total);
    if (left == 0 && total > 0)
        return tr("Nothing matches “%1”.").arg(m_filter->text());
    if (left < total)
        return tr("%1 of %n step(s)", nullptr, total).arg(left);
    if (m_model->isGrouped() && m_model->resultCount() < total)
        return tr("%n step(s), %1 different results", nullptr, total).arg(m_model->resultCount());
    return tr("%n step(s) now", nullptr, total);
}

void AllStepsDock::updateCount() {
    const Profile& profile = m_preferences.values().profileInForce();
    const bool isEmpty = !m_isSearching && !m_wasStopped && m_model->stepCount() == 0 && m_gaps.isEmpty();
    QStringList parts{isEmpty ? nothingText() : countText()};
    if (profile.name != hodokuProfile().name && !parts.front().endsWith(u'.'))
        parts.front() = tr("%1, %2", "so many steps, by a profile").arg(parts.front(), shortlyBy(profile.name));
    if (m_film && !isEmpty)
        parts += tr("Of the film, to look at.");
    if (m_gaps.capped.any())
        parts += tr("There are more of: %1.", "techniques").arg(namesOf(m_gaps.capped));
    if (m_gaps.cutOff.any())
        parts += tr("Cut off, as it took too long: %1.", "techniques").arg(namesOf(m_gaps.cutOff));
    if (m_gaps.leftOut() > 0)
        parts += HintWords::ofLeftOut(m_gaps);
    // A count that stands alone is no sentence.
    if (parts.size() > 1 && !parts.front().endsWith(u'.'))
        parts.front() += u'.';
    m_count->setText(parts.join(u' '));
    fitCount();
    const QString by = sentenceCase(byProfile(profile));
    m_count->setToolTip(plainTip(
        m_film ? tr("%1. The steps are of the film’s position: go back to your game to apply one.").arg(by) : by));
}

void AllStepsDock::goOn() {
    const int row = std::exchange(m_rowToGoOn, -1);
    const int rows = m_filtered->rowCount();
    if (row >= 0 && rows > 0 && m_list->hasFocus())
        m_list->setCurrentIndex(m_filtered->index(std::min(row, rows - 1), 0));
}

void AllStepsDock::pick(const QModelIndex& index) {
    const ListedStep* listed = m_filtered->stepAt(index);
    if (m_isMoving || listed == nullptr || m_board == nullptr)
        return;
    const Step step = listed->step;
    if (m_board->picture().step == step && m_board->picture().stepDepth == StepDepth::full)
        return;
    if (!m_film) {
        Q_EMIT stepPicked(step, m_ground);
        return;
    }
    m_hasFilmPick = true;
    m_board->publish(OverlayPublisher::filmStep, {.step = step});
    Q_EMIT filmStepPicked(step);
}

void AllStepsDock::dropPick() {
    dropFilmPick();
    if (!m_film)
        Q_EMIT pickDropped();
}

void AllStepsDock::dropFilmPick() {
    if (!std::exchange(m_hasFilmPick, false) || m_board == nullptr)
        return;
    m_board->withdraw(OverlayPublisher::filmStep);
    Q_EMIT filmStepDropped();
}

void AllStepsDock::applyStepAt(const QModelIndex& index) {
    const ListedStep* listed = m_filtered->stepAt(index);
    if (listed == nullptr || m_document == nullptr || m_board == nullptr || !m_board->mayEdit())
        return;
    const Step step = listed->step;
    const QModelIndex top = index.parent().isValid() ? index.parent() : index;
    m_rowToGoOn = top.row();
    performStep(*m_document, step);
}

void AllStepsDock::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_list->hasFocus()) {
        applyStepAt(m_list->currentIndex());
    } else if (event->key() == Qt::Key_Escape) {
        dropPick();
        if (m_board != nullptr)
            m_board->setFocus();
    } else {
        QDockWidget::keyPressEvent(event);
    }
}

bool AllStepsDock::eventFilter(QObject* watched, QEvent* event) {
    // On to what was filtered.
    const bool goesDown =
        event->type() == QEvent::KeyPress && static_cast<const QKeyEvent*>(event)->key() == Qt::Key_Down;
    if (watched == m_filter && goesDown && m_filtered->rowCount() > 0) {
        m_list->setFocus(Qt::TabFocusReason);
        m_list->setCurrentIndex(m_filtered->index(0, 0));
        return true;
    }
    return QDockWidget::eventFilter(watched, event);
}

void AllStepsDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    if (isRevealed())
        updateCount();
}

void AllStepsDock::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    fitCover();
    if (m_isStale)
        refresh();
}

}  // namespace nonet
