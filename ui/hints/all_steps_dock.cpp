#include "ui/hints/all_steps_dock.h"

#include "core/play/player_actions.h"
#include "ui/board/board_widget.h"
#include "ui/hints/all_steps_model.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/text/technique_text.h"

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

namespace nonet {
namespace {

/// Draws the level's dot before the technique.
class LevelDotDelegate : public QStyledItemDelegate {
public:
    LevelDotDelegate(const Preferences& preferences, QObject* parent)
        : QStyledItemDelegate(parent), m_preferences(preferences) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        if (!index.data(AllStepsModel::isTopRole).toBool()) {
            QStyledItemDelegate::paint(painter, option, index);
            return;
        }
        QStyleOptionViewItem rest = option;
        rest.rect.setLeft(option.rect.left() + kDotSpace);
        QStyledItemDelegate::paint(painter, rest, index);
        const auto level = static_cast<std::size_t>(index.data(AllStepsModel::levelRole).toInt());
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_preferences.theme().levels[level]);
        painter->drawEllipse(QPointF(option.rect.left() + kDotSpace / 2.0, option.rect.center().y() + 0.5), kDotRadius,
                             kDotRadius);
        painter->restore();
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(kDotSpace, 8);
    }

private:
    static constexpr int kDotSpace = 16;
    static constexpr double kDotRadius = 5;
    const Preferences& m_preferences;
};

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
    m_filtered->setFilterKeyColumn(-1);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);

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

    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    // Rows reach further out than the rest, so that long names fit.
    layout->setContentsMargins(8, 12, 8, 12);
    layout->setSpacing(8);
    m_filter = new QLineEdit;
    m_filter->setObjectName(QStringLiteral("allStepsFilter"));
    m_filter->setClearButtonEnabled(true);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_filtered->setFilterFixedString(text);
        if (!m_model->steps().empty())
            updateCount();
    });
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
    m_list = new QTreeView;
    m_list->setObjectName(QStringLiteral("allStepsList"));
    m_list->setModel(m_filtered);
    m_list->setItemDelegateForColumn(AllStepsModel::nameColumn, new LevelDotDelegate(m_preferences, m_list));
    m_list->setHeaderHidden(true);
    m_list->setUniformRowHeights(true);
    // What tells two techniques apart often stands last: "Type 1".
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setIndentation(12);
    m_list->setExpandsOnDoubleClick(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(AllStepsModel::nameColumn, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& now) { pick(now); });
    connect(m_list, &QTreeView::clicked, this, &AllStepsDock::pick);
    connect(m_list, &QTreeView::doubleClicked, this, &AllStepsDock::applyStepAt);
    auto* inset = new QVBoxLayout;
    inset->setContentsMargins(8, 0, 8, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_filter, m_count, m_progress, m_cancel})
        inset->addWidget(each);
    layout->addLayout(inset);
    layout->addWidget(m_list, 1);

    m_pages = new QStackedWidget;
    m_pages->addWidget(cover);
    m_pages->addWidget(page);
    setWidget(m_pages);
}

void AllStepsDock::retranslate() {
    setWindowTitle(tr("All steps"));
    m_cover->setText(tr("Every step that the techniques find now, easiest first. Hidden until you ask."));
    m_show->setText(tr("Show"));
    m_filter->setPlaceholderText(tr("Filter: a technique, a digit, a cell"));
    m_filter->setAccessibleName(tr("Filter the steps"));
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

void AllStepsDock::setBoard(BoardWidget* board) { m_board = board; }

bool AllStepsDock::isRevealed() const { return m_document != nullptr && m_document->view().showsAllSteps; }

void AllStepsDock::reveal() {
    if (m_document == nullptr)
        return;
    m_document->changeView([](ViewState& view) { view.showsAllSteps = true; });
    refresh();
}

void AllStepsDock::refresh() {
    m_task.cancel();
    m_model->setSteps({});
    m_count->clear();
    m_pages->setCurrentIndex(isRevealed() ? 1 : 0);
    m_show->setEnabled(m_document != nullptr);
    m_isStale = true;
    if (!isRevealed() || !isVisible())
        return;
    m_count->setText(tr("Looking …"));
    if (m_document->awaitsFacts())
        return;
    m_isStale = false;
    const PreferenceValues& values = m_preferences.values();
    const CandidateSource source =
        values.reasonsFromCentreMarks ? CandidateSource::centreMarks : CandidateSource::struckOnly;
    m_task.start(
        [game = Game{m_document->puzzle(), m_document->state(), m_document->facts(), source},
         wants = values.usesUniqueness](const std::stop_token& stop, const ProgressSink&) {
            const Reasoning reasoning = reasonFrom(game, stop);
            const bool mayUseUniqueness = wants && game.facts.permitsUniqueness;
            auto steps = reasoning.isSound()
                             ? allSteps(reasoning.position, {.useUniqueness = mayUseUniqueness}, 200, stop)
                             : std::vector<Step>();
            return std::pair(std::move(steps), reasoning.ground);
        },
        [this](std::pair<std::vector<Step>, ReasoningGround> found) {
            m_ground = found.second;
            receive(std::move(found.first));
        });
}

void AllStepsDock::receive(std::vector<Step> steps) {
    m_model->setSteps(std::move(steps));
    updateCount();
}

void AllStepsDock::updateCount() {
    const int total = static_cast<int>(m_model->steps().size());
    int left = 0;
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        left += std::max(1, m_filtered->rowCount(m_filtered->index(row, 0)));
    if (total == 0)
        m_count->setText(tr("No step: solved, wrong somewhere, or beyond the techniques. Ask for a hint."));
    else if (left < total)
        m_count->setText(tr("%1 of %n step(s)", nullptr, total).arg(left));
    else
        m_count->setText(tr("%n step(s) now", nullptr, total));
}

void AllStepsDock::pick(const QModelIndex& index) {
    // A technique stands for the first of its steps.
    const bool isGroup = m_filtered->rowCount(index.siblingAtColumn(0)) > 0;
    const QModelIndex shown = isGroup ? m_filtered->index(0, 0, index.siblingAtColumn(0)) : index;
    const Step* step = m_model->stepAt(m_filtered->mapToSource(shown));
    if (step != nullptr)
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
    m_document->perform(applyStep(m_document->puzzle(), m_document->state(), step.placements, step.eliminations),
                        {.kind = ActionKind::applyStep,
                         .cellCount = static_cast<int>(step.placements.size() + step.eliminations.size())});
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

void AllStepsDock::changeEvent(QEvent* event) {
    QDockWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AllStepsDock::showEvent(QShowEvent* event) {
    QDockWidget::showEvent(event);
    if (m_isStale)
        refresh();
}

}  // namespace nonet
