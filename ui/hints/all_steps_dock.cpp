#include "ui/hints/all_steps_dock.h"

#include "ui/board/board_widget.h"
#include "ui/hints/all_steps_model.h"
#include "ui/hints/step_move.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/text/cell_names.h"
#include "ui/text/hint_words.h"
#include "ui/text/profile_text.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <array>

namespace nonet {
namespace {

/// Two lines a row, wrapped rather than cut, with the level's dot before a technique.
class StepRowDelegate : public QStyledItemDelegate {
public:
    StepRowDelegate(const Preferences& preferences, QTreeView* list)
        : QStyledItemDelegate(list), m_preferences(preferences), m_list(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        row.text.clear();
        const QStyle& style = *m_list->style();
        style.drawControl(QStyle::CE_ItemViewItem, &row, painter, m_list);
        const Theme& theme = m_preferences.theme();
        const bool isSelected = (option.state & QStyle::State_Selected) != 0;
        const QColor ink = isSelected ? row.palette.color(QPalette::HighlightedText) : theme.text;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (index.data(AllStepsModel::isTopRole).toBool()) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.levels[static_cast<std::size_t>(index.data(AllStepsModel::levelRole).toInt())]);
            const double y = option.rect.top() + kPadding + option.fontMetrics.height() / 2.0;
            painter->drawEllipse(QPointF(option.rect.left() + kDotSpace / 2.0, y), kDotRadius, kDotRadius);
        }
        const QRect name = nameRect(option, index, option.rect.left(), option.rect.width());
        painter->setPen(ink);
        painter->setFont(option.font);
        painter->drawText(name.translated(0, option.rect.top()), kFlags, index.data().toString());
        painter->setPen(isSelected ? ink : theme.mutedText);
        painter->drawText(resultRect(option, index, name).translated(0, option.rect.top()), kFlags,
                          index.data(AllStepsModel::resultRole).toString());
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const int depth = index.parent().isValid() ? 2 : 1;
        const int width = m_list->viewport()->width() - depth * m_list->indentation();
        const QRect name = nameRect(row, index, 0, width);
        return {width, resultRect(row, index, name).bottom() + 1 + kPadding};
    }

private:
    static constexpr int kDotSpace = 16;
    static constexpr double kDotRadius = 5;
    static constexpr int kPadding = 4;
    static constexpr int kFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    /// From the row's top on.
    static QRect nameRect(const QStyleOptionViewItem& option, const QModelIndex& index, int left, int width) {
        const int dot = index.data(AllStepsModel::isTopRole).toBool() ? kDotSpace : 0;
        const QRect room(left + dot, kPadding, std::max(40, width - dot - kPadding), 1000);
        return {room.left(), room.top(), room.width(),
                option.fontMetrics.boundingRect(room, kFlags, index.data().toString()).height()};
    }
    static QRect resultRect(const QStyleOptionViewItem& option, const QModelIndex& index, const QRect& name) {
        const QRect room(name.left(), name.bottom() + 1, name.width(), 1000);
        const QString text = index.data(AllStepsModel::resultRole).toString();
        return {room.left(), room.top(), room.width(), option.fontMetrics.boundingRect(room, kFlags, text).height()};
    }

    const Preferences& m_preferences;
    QTreeView* m_list;
};

/// Two rows of equal rank keep the order in which they were found.
constexpr std::array kSortRoles = {AllStepsModel::difficultyRole, AllStepsModel::sizeRole, AllStepsModel::cellRole};

}  // namespace

AllStepsDock::AllStepsDock(Preferences& preferences, QWidget* parent)
    : QDockWidget(parent), m_preferences(preferences), m_task(QString()) {
    setObjectName(QStringLiteral("allStepsDock"));
    build();
    retranslate();
    connect(&m_preferences, &Preferences::changed, this, &AllStepsDock::refresh);
    connect(&m_task, &Task::slowChanged, m_progress, &QWidget::setVisible);
    connect(&m_task, &Task::cancelOffered, m_cancel, &QWidget::show);
    connect(&m_task, &Task::ended, m_cancel, &QWidget::hide);
    connect(m_cancel, &QPushButton::clicked, &m_task, &Task::cancel);
    refresh();
}

AllStepsDock::~AllStepsDock() = default;

void AllStepsDock::build() {
    m_model = new AllStepsModel(this);
    m_filtered = new QSortFilterProxyModel(this);
    m_filtered->setSourceModel(m_model);
    m_filtered->setRecursiveFilteringEnabled(true);
    m_filtered->setAutoAcceptChildRows(true);
    m_filtered->setFilterRole(AllStepsModel::filterRole);
    m_filtered->setSortRole(kSortRoles.front());
    m_filtered->sort(0);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);

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
    layout->setContentsMargins(8, 12, 8, 12);
    layout->setSpacing(8);
    m_filter = new QLineEdit;
    m_filter->setObjectName(QStringLiteral("allStepsFilter"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        const bool hadPick = m_list->currentIndex().isValid();
        // Else the current row would go on to another step when its own goes.
        m_list->setCurrentIndex(QModelIndex());
        m_filtered->setFilterFixedString(text);
        m_list->setCurrentIndex(QModelIndex());
        m_list->scrollToTop();
        if (!m_model->steps().empty())
            updateCount();
        // The board tells no step that nothing in the list stands for.
        if (hadPick)
            Q_EMIT pickDropped();
    });
    m_sort = new QComboBox;
    m_sort->setObjectName(QStringLiteral("allStepsSort"));
    m_sort->setFocusPolicy(Qt::TabFocus);
    m_sort->addItems(QStringList(static_cast<qsizetype>(kSortRoles.size())));
    connect(m_sort, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_filtered->setSortRole(kSortRoles[static_cast<std::size_t>(index)]); });
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("allStepsCount"));
    setLook(m_count, "muted");
    m_count->setWordWrap(true);
    m_progress = new QProgressBar;
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->hide();
    m_cancel = new QPushButton;
    m_cancel->setObjectName(QStringLiteral("allStepsCancel"));
    m_cancel->hide();
    buildList();
    auto* inset = new QVBoxLayout;
    inset->setContentsMargins(8, 0, 8, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_filter, m_sort, m_count, m_progress, m_cancel})
        inset->addWidget(each);
    layout->addLayout(inset);
    layout->addWidget(m_list, 1);
    return page;
}

void AllStepsDock::buildList() {
    m_list = new QTreeView;
    m_list->setObjectName(QStringLiteral("allStepsList"));
    m_list->setModel(m_filtered);
    m_list->setItemDelegate(new StepRowDelegate(m_preferences, m_list));
    m_list->setHeaderHidden(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->installEventFilter(this);
    m_list->setIndentation(12);
    m_list->setExpandsOnDoubleClick(false);
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { pick(now); });
    connect(m_list, &QTreeView::clicked, this, &AllStepsDock::pick);
    connect(m_list, &QTreeView::doubleClicked, this, &AllStepsDock::applyStepAt);
}

void AllStepsDock::retranslate() {
    setWindowTitle(tr("All steps"));
    m_cover->setText(tr("Every step you could take now, easiest first. Hidden until you ask."));
    m_show->setText(tr("Show"));
    m_filter->setPlaceholderText(tr("Filter: a technique, a digit, a cell"));
    m_filter->setAccessibleName(tr("Filter the steps"));
    m_sort->setAccessibleName(tr("Order of the steps"));
    m_sort->setItemText(0, tr("Easiest first"));
    m_sort->setItemText(1, tr("Biggest change first"));
    m_sort->setItemText(2, tr("By cell"));
    m_cancel->setText(tr("Cancel"));
    m_list->setAccessibleName(tr("All steps"));
    m_model->retranslate();
}

void AllStepsDock::setDocument(PuzzleDocument* document) {
    if (m_document != nullptr)
        m_document->disconnect(this);
    m_document = document;
    if (m_document != nullptr)
        for (const auto signal : {&PuzzleDocument::changed, &PuzzleDocument::factsChanged})
            connect(m_document, signal, this, &AllStepsDock::refresh);
    m_filter->clear();
    refresh();
}

void AllStepsDock::setBoard(BoardWidget* board) {
    if (m_board != nullptr)
        m_board->disconnect(this);
    m_board = board;
    if (m_board != nullptr)
        connect(m_board, &BoardWidget::pictureChanged, this, [this] {
            if (m_board->isReplay() != m_isReplay)
                refresh();
        });
}

bool AllStepsDock::isRevealed() const { return m_document != nullptr && m_document->view().showsAllSteps; }

void AllStepsDock::reveal() {
    if (m_document == nullptr)
        return;
    m_document->changeView([](ViewState& view) { view.showsAllSteps = true; });
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
    m_count->setMinimumHeight(m_isReplay ? m_count->heightForWidth(m_count->width()) : 0);
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

void AllStepsDock::refresh() {
    m_task.cancel();
    m_model->setSteps({});
    m_count->clear();
    showPage(isRevealed() ? 1 : 0);
    m_show->setEnabled(m_document != nullptr);
    m_isStale = true;
    m_isReplay = m_board != nullptr && m_board->isReplay();
    // Nothing to filter then, and the sentence needs the room.
    m_filter->setVisible(!m_isReplay);
    m_sort->setVisible(!m_isReplay);
    fitCount();
    if (!isRevealed() || !isVisible())
        return;
    if (m_isReplay) {
        m_count->setText(tr("The replay is on. This list is about your game: go back to it to see the steps."));
        fitCount();
        return;
    }
    m_count->setText(tr("Looking …"));
    if (m_document->awaitsFacts())
        return;
    m_isStale = false;
    const PreferenceValues& values = m_preferences.values();
    const CandidateSource source =
        values.reasonsFromCentreMarks ? CandidateSource::centreMarks : CandidateSource::struckOnly;
    m_task.start(
        [game = Game{m_document->puzzle(), m_document->state(), m_document->facts(), source},
         wants = values.usesUniqueness,
         profile = values.profileInForce()](const std::stop_token& stop, const ProgressSink&) {
            const Reasoning reasoning = reasonFrom(game, stop);
            const EngineOptions options{.useUniqueness = wants && game.facts.permitsUniqueness, .profile = profile};
            Found found{.ground = reasoning.ground};
            if (reasoning.isSound())
                found.steps = withoutRepeats(allSteps(reasoning.position, options, 200, stop, &found.gaps));
            return found;
        },
        [this](Found found) { receive(std::move(found)); });
}

void AllStepsDock::receive(Found found) {
    m_ground = found.ground;
    m_gaps = found.gaps;
    m_model->setSteps(std::move(found.steps), m_preferences.values().profileInForce());
    updateCount();
}

void AllStepsDock::updateCount() {
    const int total = static_cast<int>(m_model->steps().size());
    int left = 0;
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        left += std::max(1, m_filtered->rowCount(m_filtered->index(row, 0)));
    if (total == 0)
        m_count->setText(tr("No step here: the puzzle is solved, something is wrong, or it is beyond these techniques. "
                            "Ask for a hint to find out."));
    else if (left == 0)
        m_count->setText(tr("Nothing matches “%1”.").arg(m_filter->text()));
    else if (left < total)
        m_count->setText(tr("%1 of %n step(s)", nullptr, total).arg(left));
    else
        m_count->setText(tr("%n step(s) now", nullptr, total));
    if (m_gaps.leftOut() > 0)
        m_count->setText(m_count->text() + u' ' + HintWords::ofLeftOut(m_gaps));
    const Profile& profile = m_preferences.values().profileInForce();
    m_count->setToolTip(sentenceCase(byProfile(profile)));
}

void AllStepsDock::pick(const QModelIndex& index) {
    if (!index.isValid())
        return;
    // A technique stands for the first of its steps.
    const bool isGroup = m_filtered->rowCount(index.siblingAtColumn(0)) > 0;
    const QModelIndex shown = isGroup ? m_filtered->index(0, 0, index.siblingAtColumn(0)) : index;
    const Step* step = m_model->stepAt(m_filtered->mapToSource(shown));
    const bool isShown = step != nullptr && m_board != nullptr && m_board->picture().step == *step &&
                         m_board->picture().stepDepth == StepDepth::full;
    if (step != nullptr && !isShown)
        Q_EMIT stepPicked(*step, m_ground);
}

void AllStepsDock::applyStepAt(const QModelIndex& index) {
    const Step* found = m_model->stepAt(m_filtered->mapToSource(index));
    if (found == nullptr) {
        m_list->setExpanded(index.siblingAtColumn(0), !m_list->isExpanded(index.siblingAtColumn(0)));
        return;
    }
    if (m_document == nullptr || m_board == nullptr || !m_board->mayEdit())
        return;
    const Step step = *found;
    performStep(*m_document, step);
}

void AllStepsDock::keyPressEvent(QKeyEvent* event) {
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_list->hasFocus()) {
        applyStepAt(m_list->currentIndex());
    } else if (event->key() == Qt::Key_Escape) {
        Q_EMIT pickDropped();
        if (m_board != nullptr)
            m_board->setFocus();
    } else {
        QDockWidget::keyPressEvent(event);
    }
}

bool AllStepsDock::eventFilter(QObject* watched, QEvent* event) {
    // How far a row wraps, and so its height, depends on the width.
    if (watched == m_list->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            m_list, [this] { m_list->doItemsLayout(); }, Qt::QueuedConnection);
    return QDockWidget::eventFilter(watched, event);
}

void AllStepsDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AllStepsDock::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    fitCover();
    if (m_isStale)
        refresh();
}

}  // namespace nonet
