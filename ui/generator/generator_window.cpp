#include "ui/generator/generator_window.h"

#include "core/storage/replace_file.h"
#include "ui/board/export/board_export.h"
#include "ui/generator/generator_form.h"
#include "ui/generator/recipe_cards.h"
#include "ui/generator/recipe_shelf.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"
#include "ui/preferences/preferences.h"
#include "ui/text/error_text.h"
#include "ui/text/format_text.h"
#include "ui/text/goal_text.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr int kFormWidth = 412;
constexpr QSize kWindowSize(1000, 640);
constexpr int kThumbnail = 112;
constexpr int kOrdersHeight = 150;
constexpr int kColumnRoom = 28;
constexpr int kRowRoom = 8;
/// Painted larger and made smaller: finer lines than a board of this size has.
constexpr int kFineness = 3;

/// Where numbers are worded.
constexpr std::uint64_t kMostTold = 2'000'000'000;

enum Column : std::uint8_t { whatColumn, foundColumn, triedColumn, stateColumn, columnCount };

QPushButton* button(const QString& text, const char* objectName, const QString& tip) {
    auto* made = new QPushButton(text);
    made->setObjectName(QLatin1String(objectName));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

QPixmap thumbnailOf(const Puzzle& puzzle, const Theme& theme) {
    BoardPicture picture;
    picture.puzzle = puzzle;
    picture.digits = puzzle.givens;
    const QImage large = boardImage(picture, theme.id, kThumbnail * kFineness * 2);
    return QPixmap::fromImage(large.scaled(kThumbnail, kThumbnail, Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

QString stateText(const GeneratorOrder& order) {
    const int seconds = static_cast<int>(order.seconds);
    switch (order.state) {
    case OrderState::running: return GeneratorWindow::tr("running, %1 of %2 s").arg(seconds).arg(order.recipe.seconds);
    case OrderState::paused: return GeneratorWindow::tr("paused after %1 s").arg(seconds);
    case OrderState::finished:
        return GeneratorWindow::tr("done in %1 s").arg(QLocale().toString(order.seconds, 'f', 1));
    case OrderState::cancelled: return GeneratorWindow::tr("cancelled after %1 s").arg(seconds);
    case OrderState::deadlinePassed: return GeneratorWindow::tr("time is up after %1 s").arg(order.recipe.seconds);
    case OrderState::provedImpossible: return GeneratorWindow::tr("impossible");
    }
    return {};
}

QString orderName(const GeneratorOrder& order) {
    const QString name = order.recipe.name.isEmpty() ? GeneratorWindow::tr("Job %1").arg(order.id) : order.recipe.name;
    return GeneratorWindow::tr("%1 · seed %2", "name of a recipe, a number").arg(name).arg(order.seed);
}

/// What there is to say of the order beyond its numbers.
QString orderSentence(const GeneratorOrder& order) {
    if (order.state == OrderState::provedImpossible)
        return patternProofSentence(order.proof);
    if (order.isOver() && order.found.empty())
        return GeneratorWindow::tr("%Ln puzzle(s) tried, and none met the goal.", nullptr,
                                   static_cast<int>(std::min<std::uint64_t>(order.tried, kMostTold))) +
               u' ' +
               (order.best ? GeneratorWindow::tr("This is the best so far; it misses: %1.")
                                 .arg(goalMissText(order.best->missed, order.recipe.goal.explainer,
                                                   order.best->rating.explainer))
                           : GeneratorWindow::tr("None came close.")) +
               u' ' + GeneratorWindow::tr("Ask for less, or give it more time.");
    if (order.isOver() && static_cast<int>(order.found.size()) < order.recipe.count)
        return GeneratorWindow::tr("%Ln puzzle(s) met the goal in the time; the job asked for more.", nullptr,
                                   static_cast<int>(order.found.size()));
    if (order.state == OrderState::paused && order.isSuspect())
        return GeneratorWindow::tr(
            "Paused, because Nonet ended unexpectedly %n time(s) in a row while it worked on this "
            "job. Resume tries again.",
            nullptr, GeneratorOrder::kSuspectRuns);
    if (order.found.empty())
        return order.best ? GeneratorWindow::tr("None found yet. Best so far:")
                          : GeneratorWindow::tr("None found yet.");
    return {};
}

}  // namespace

GeneratorWindow::GeneratorWindow(GeneratorQueue& queue, KeptRecipes& recipes, const Preferences& preferences,
                                 QWidget* parent)
    : QDialog(parent), m_queue(queue), m_recipes(recipes),
      m_model([&preferences](const Puzzle& puzzle) { return thumbnailOf(puzzle, preferences.theme()); }),
      m_cards(new RecipeCards),
      m_details(button(tr("&Details"), "generatorDetails", tr("Set every goal yourself, or choose a saved recipe"))),
      m_shelf(new RecipeShelf(recipes)), m_form(new GeneratorForm(preferences)),
      m_generate(button(tr("&Generate"), "generate", tr("Begin a job for these goals"))), m_fault(new FaultLine(2)),
      m_orders(new QTreeWidget),
      m_pause(button(tr("&Pause"), "pauseOrder", tr("Pause the chosen job, or let it continue"))),
      m_cancel(button(tr("Cancel"), "cancelOrder", tr("End the chosen job; what it found stays"))),
      m_remove(button(tr("&Remove"), "removeOrder", tr("Take the chosen job and its puzzles off the list"))),
      m_putBack(button(tr("Undo"), "putBackOrder", tr("Put the job that was removed last back, with its puzzles"))),
      m_said(new QLabel), m_sorting(new QComboBox), m_puzzles(new QListView), m_saveFault(new FaultLine(2)),
      m_play(button(tr("Pl&ay"), "playGenerated", tr("Play the chosen puzzle; the open one goes to Continue"))),
      m_openIn(button(tr("Open i&n"), "openGeneratedIn", tr("Charts, transforms and labs of the chosen puzzle"))),
      m_saveSelected(button(tr("Save selected…"), "saveSelected", tr("Save the selected puzzles, one per line"))),
      m_save(button(tr("Save all…"), "saveGenerated", tr("Save the job's puzzles, one per line"))) {
    setObjectName(QStringLiteral("generatorWindow"));
    setWindowTitle(tr("Generate puzzles"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    row->setSpacing(kWindowMargin);
    row->addWidget(makeForm());
    auto* right = new QVBoxLayout;
    right->setSpacing(kWindowSpacing);
    right->addWidget(makeOrders());
    right->addWidget(makePuzzles(preferences), 1);
    row->addLayout(right, 1);
    connect(&m_queue, &GeneratorQueue::orderAdded, this, &GeneratorWindow::addOrder);
    connect(&m_queue, &GeneratorQueue::orderChanged, this, &GeneratorWindow::showOrder);
    connect(&m_queue, &GeneratorQueue::found, this, &GeneratorWindow::showOrder);
    connect(&m_queue, &GeneratorQueue::orderRemoved, this, [this](int id) {
        delete itemOf(id);
        showPuzzles();
    });
    for (const GeneratorOrder& order : m_queue.orders())
        addOrder(order.id);
    loadGoals();
    showComplaints();
    showPuzzles();
    (m_details->isChecked() ? m_shelf->findChild<QWidget*>(QStringLiteral("recipes"))
                            : m_cards->findChild<QPushButton*>())
        ->setFocus();
    resize(atTextScale(kWindowSize.width()), atTextScale(kWindowSize.height()));
}

void GeneratorWindow::showDetails(bool isOn) {
    m_details->setChecked(isOn);
    m_detailBox->setVisible(isOn);
    m_cards->setVisible(!isOn);
}

QWidget* GeneratorWindow::makeForm() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kWindowSpacing);
    auto* head = new QHBoxLayout;
    head->addWidget(makeLabel(tr("What kind of puzzle?"), "title"), 1);
    m_details->setCheckable(true);
    head->addWidget(m_details);
    column->addLayout(head);
    column->addWidget(m_cards);
    column->addWidget(makeDetails(), 1);
    column->addStretch();
    m_fault->setObjectName(QStringLiteral("goalsFault"));
    column->addWidget(m_fault);
    m_generate->setProperty("look", QStringLiteral("primary"));
    m_generate->setDefault(true);
    column->addWidget(m_generate);
    connect(m_details, &QPushButton::toggled, this, &GeneratorWindow::showDetails);
    connect(m_cards, &RecipeCards::chosen, this, [this](const SavedRecipe& recipe) {
        m_shelf->showChosen({});
        useRecipe(recipe);
    });
    connect(m_shelf, &RecipeShelf::chosen, this, &GeneratorWindow::useRecipe);
    connect(m_shelf, &RecipeShelf::saveRequested, this, &GeneratorWindow::saveRecipe);
    connect(m_form, &GeneratorForm::changed, this, &GeneratorWindow::updateButtons);
    connect(m_generate, &QPushButton::clicked, this, &GeneratorWindow::generate);
    box->setFixedWidth(atTextScale(kFormWidth));
    return box;
}

QWidget* GeneratorWindow::makeDetails() {
    m_detailBox = new QWidget;
    auto* column = new QVBoxLayout(m_detailBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kWindowSpacing);
    column->addWidget(m_shelf);
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("goalScroll"));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_form);
    column->addWidget(scroll, 1);
    return m_detailBox;
}

QWidget* GeneratorWindow::makeOrders() {
    m_orderBox = new QWidget;
    auto* column = new QVBoxLayout(m_orderBox);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kWindowSpacing);
    column->addWidget(makeLabel(tr("Jobs"), "title"));
    m_orders->setObjectName(QStringLiteral("orders"));
    m_orders->setAccessibleName(tr("Jobs"));
    m_orders->setColumnCount(columnCount);
    m_orders->setHeaderLabels({tr("Job"), tr("Found"), tr("Tried"), tr("State")});
    m_orders->setRootIsDecorated(false);
    m_orders->setUniformRowHeights(true);
    m_orders->setFixedHeight(kOrdersHeight);
    m_orders->header()->setSectionResizeMode(whatColumn, QHeaderView::Stretch);
    m_orders->header()->setStretchLastSection(false);
    for (const int section : {foundColumn, triedColumn, stateColumn})
        m_orders->header()->setSectionResizeMode(section, QHeaderView::ResizeToContents);
    auto* row = new QHBoxLayout;
    row->setSpacing(kWindowSpacing);
    for (QPushButton* each : {m_pause, m_cancel, m_remove})
        row->addWidget(each);
    row->addStretch(1);
    row->addWidget(m_putBack);
    column->addWidget(m_orders);
    column->addLayout(row);
    connect(m_orders, &QTreeWidget::currentItemChanged, this, &GeneratorWindow::showPuzzles);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (const GeneratorOrder* order = m_queue.find(chosenOrder()))
            m_queue.setPaused(order->id, order->state == OrderState::running);
    });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_queue.cancel(chosenOrder()); });
    connect(m_remove, &QPushButton::clicked, this, [this] { m_queue.remove(chosenOrder()); });
    connect(m_putBack, &QPushButton::clicked, &m_queue, &GeneratorQueue::putBack);
    return m_orderBox;
}

QWidget* GeneratorWindow::makePuzzles(const Preferences& preferences) {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kWindowSpacing);
    m_said->setObjectName(QStringLiteral("orderSentence"));
    m_said->setWordWrap(true);
    m_said->setProperty("look", QStringLiteral("strong"));
    m_puzzles->setObjectName(QStringLiteral("generatedPuzzles"));
    m_puzzles->setAccessibleName(tr("Puzzles of the chosen job"));
    m_model.setItemSize({kThumbnail + 44, kThumbnail + 114});
    m_sorted.setSourceModel(&m_model);
    m_puzzles->setModel(&m_sorted);
    m_puzzles->setViewMode(QListView::IconMode);
    m_puzzles->setResizeMode(QListView::Adjust);
    m_puzzles->setMovement(QListView::Static);
    m_puzzles->setIconSize({kThumbnail, kThumbnail});
    m_puzzles->setGridSize({kThumbnail + 48, kThumbnail + 118});
    m_puzzles->setUniformItemSizes(true);
    m_puzzles->setWordWrap(true);
    m_puzzles->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_puzzles->setDragEnabled(true);
    auto* row = new QHBoxLayout;
    row->setSpacing(kWindowSpacing);
    m_openIn->setProperty("look", QStringLiteral("menu"));
    row->addWidget(m_saveSelected);
    row->addWidget(m_save);
    row->addStretch(1);
    row->addWidget(m_openIn);
    row->addWidget(m_play);
    auto* head = new QHBoxLayout;
    head->addWidget(m_said, 1);
    head->addWidget(makeSorting(), 0, Qt::AlignRight);
    column->addLayout(head);
    column->addWidget(m_puzzles, 1);
    m_saveFault->setObjectName(QStringLiteral("saveFault"));
    column->addWidget(m_saveFault);
    column->addLayout(row);
    connect(m_puzzles, &QListView::doubleClicked, this, &GeneratorWindow::play);
    m_puzzles->installEventFilter(this);
    connect(m_puzzles->selectionModel(), &QItemSelectionModel::currentChanged, this, &GeneratorWindow::updateButtons);
    connect(m_play, &QPushButton::clicked, this, &GeneratorWindow::play);
    connect(m_save, &QPushButton::clicked, this, [this] { askWhereToSave(&GeneratorWindow::saveAll); });
    connect(m_saveSelected, &QPushButton::clicked, this, [this] { askWhereToSave(&GeneratorWindow::saveSelected); });
    connect(m_puzzles->selectionModel(), &QItemSelectionModel::selectionChanged, this, &GeneratorWindow::updateButtons);
    connect(&preferences, &Preferences::themeChanged, this, [this] { m_model.forgetThumbnails(); });
    return box;
}

QWidget* GeneratorWindow::makeSorting() {
    struct Sorting {
        QString name;
        PuzzleListModel::Role role;
        Qt::SortOrder order;
    };
    const std::vector<Sorting> sortings = {
        {tr("Easiest first"), PuzzleListModel::kScoreRole, Qt::AscendingOrder},
        {tr("Hardest first"), PuzzleListModel::kScoreRole, Qt::DescendingOrder},
        {tr("Fewest clues first"), PuzzleListModel::kCluesRole, Qt::AscendingOrder},
        {tr("As found"), PuzzleListModel::kFoundRole, Qt::AscendingOrder},
    };
    m_sorting->setObjectName(QStringLiteral("sortGenerated"));
    m_sorting->setAccessibleName(tr("Sort the puzzles"));
    m_sorting->setToolTip(tr("Sort the puzzles"));
    for (const Sorting& sorting : sortings)
        m_sorting->addItem(sorting.name);
    const auto sort = [this, sortings](int index) {
        const Sorting& sorting = sortings[static_cast<std::size_t>(index)];
        m_sorted.setSortRole(sorting.role);
        m_sorted.sort(0, sorting.order);
    };
    connect(m_sorting, &QComboBox::currentIndexChanged, this, sort);
    sort(0);
    return m_sorting;
}

const GoalPuzzle& GeneratorWindow::puzzleAt(const QModelIndex& shown) const {
    return m_model.at(m_sorted.mapToSource(shown).row());
}

bool GeneratorWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_puzzles && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        // The list lets go of it, and the window's own button would take it.
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            play();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void GeneratorWindow::setOpenPuzzle(const Puzzle& puzzle) {
    ClassicCellSet clues;
    if (puzzle.isClassic())
        for (int i = 0; i < puzzle.givens.cellCount(); ++i)
            if (!puzzle.givens.isBlank(Cell(i)))
                clues.insert(Cell(i));
    m_form->setOpenPuzzle(clues);
}

void GeneratorWindow::generate() {
    std::optional<SavedRecipe> recipe = m_form->recipe();
    if (!recipe)
        return;
    recipe->name = jobName(*recipe);
    m_orders->setCurrentItem(itemOf(m_queue.add(*recipe)));
}

void GeneratorWindow::addOrder(int id) {
    auto* item = new QTreeWidgetItem(m_orders);
    item->setData(whatColumn, Qt::UserRole, id);
    showOrder(id);
    m_orders->setCurrentItem(item);
}

QTreeWidgetItem* GeneratorWindow::itemOf(int id) const {
    for (int i = 0; i < m_orders->topLevelItemCount(); ++i)
        if (QTreeWidgetItem* item = m_orders->topLevelItem(i); item->data(whatColumn, Qt::UserRole).toInt() == id)
            return item;
    return nullptr;
}

int GeneratorWindow::chosenOrder() const {
    const QTreeWidgetItem* item = m_orders->currentItem();
    return item ? item->data(whatColumn, Qt::UserRole).toInt() : 0;
}

void GeneratorWindow::showOrder(int id) {
    const GeneratorOrder* order = m_queue.find(id);
    QTreeWidgetItem* item = itemOf(id);
    if (!order || !item)
        return;
    item->setText(whatColumn, orderName(*order));
    item->setText(foundColumn, tr("%1 of %2").arg(order->found.size()).arg(order->recipe.count));
    item->setText(triedColumn, QLocale().toString(static_cast<qulonglong>(order->tried)));
    item->setText(stateColumn, stateText(*order));
    // The frame of the chosen row takes room of its own in some themes.
    const QFontMetrics metrics = m_orders->fontMetrics();
    for (const int column : {foundColumn, triedColumn, stateColumn})
        item->setSizeHint(column,
                          {metrics.horizontalAdvance(item->text(column)) + kColumnRoom, metrics.height() + kRowRoom});
    if (id == chosenOrder())
        showPuzzles();
}

void GeneratorWindow::showPuzzles() {
    const GeneratorOrder* order = m_queue.find(chosenOrder());
    if (order)
        m_model.setPuzzles(order->found, order->best, order->recipe.goal);
    else
        m_model.setPuzzles({}, std::nullopt, {});
    m_said->setText(order ? orderSentence(*order)
                          : tr("Choose what kind of puzzle, then Generate. What is found appears here."));
    m_said->setVisible(!m_said->text().isEmpty());
    showLists(!m_queue.orders().empty());
    m_orderBox->setVisible(!m_queue.orders().empty() || m_queue.removed());
    m_putBack->setVisible(m_queue.removed());
    updateButtons();
}

void GeneratorWindow::showLists(bool isOn) {
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_orderBox, m_sorting, m_puzzles, m_saveSelected, m_save, m_openIn, m_play})
        each->setVisible(isOn);
    m_said->setAlignment(isOn ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter);
}

void GeneratorWindow::updateButtons() {
    const bool isRight = m_form->recipe().has_value();
    m_generate->setEnabled(isRight);
    m_generate->setToolTip(isRight ? tr("Begin a job for these goals") : tr("Correct the marked fields first."));
    m_fault->tell(m_form->fault());
    m_cards->showChosen(m_form->recipe());
    m_shelf->setSavable(isRight, isRight ? tr("Save these goals under a name") : m_form->fault());
    const GeneratorOrder* order = m_queue.find(chosenOrder());
    m_pause->setEnabled(order && !order->isOver());
    m_pause->setText(order && order->state == OrderState::paused ? tr("Res&ume") : tr("&Pause"));
    m_cancel->setEnabled(order && !order->isOver());
    m_remove->setEnabled(order != nullptr);
    m_save->setEnabled(order && !order->found.empty());
    m_saveSelected->setEnabled(!selectedRows().isEmpty());
    m_openIn->setEnabled(m_puzzles->currentIndex().isValid());
    m_play->setEnabled(m_puzzles->currentIndex().isValid());
}

void GeneratorWindow::play() {
    const QModelIndex chosen = m_puzzles->currentIndex();
    if (!chosen.isValid())
        return;
    Q_EMIT playRequested(puzzleAt(chosen));
    // It would stand before the board; the jobs and their puzzles are there when it is opened again.
    close();
}

void GeneratorWindow::setPlaces(const std::vector<PuzzlePlace>& places) {
    auto* menu = new QMenu(this);
    for (const PuzzlePlace& place : places)
        connect(menu->addAction(place.name), &QAction::triggered, this, [this, open = place.open] {
            if (const QModelIndex chosen = m_puzzles->currentIndex(); chosen.isValid())
                open(puzzleAt(chosen));
        });
    m_openIn->setMenu(menu);
}

QModelIndexList GeneratorWindow::selectedRows() const {
    QModelIndexList rows = m_puzzles->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    return rows;
}

void GeneratorWindow::askWhereToSave(Saver saver) {
    auto* dialog = new QFileDialog(this, tr("Save the puzzles"));
    dialog->setObjectName(QStringLiteral("generatedFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->setNameFilter(tr("Puzzles, one per line (%1)").arg(filePatterns(lineEndings())));
    dialog->selectFile(tr("Puzzles") + QStringLiteral(".txt"));
    connect(dialog, &QFileDialog::fileSelected, this, saver);
    dialog->show();
}

void GeneratorWindow::saveAll(const QString& path) {
    QModelIndexList rows;
    for (int row = 0; row < m_sorted.rowCount(); ++row)
        rows.append(m_sorted.index(row, 0));
    save(rows, path);
}

void GeneratorWindow::saveSelected(const QString& path) { save(selectedRows(), path); }

void GeneratorWindow::save(const QModelIndexList& rows, const QString& path) {
    QModelIndexList found;
    for (const QModelIndex& row : rows)
        found.append(m_sorted.mapToSource(row));
    if (const std::optional<Error> error = replaceFile(path.toStdString(), m_model.lines(found).toStdString()))
        m_saveFault->tell(errorSentence(*error));
    else {
        m_saveFault->tell({});
        Q_EMIT saved(tr("Saved as %1").arg(QFileInfo(path).fileName()));
    }
}

}  // namespace nonet

#include "moc_generator_window.cpp"
