#include "ui/charts/charts_window.h"

#include "ui/charts/chart_export.h"
#include "ui/charts/chart_maker.h"
#include "ui/charts/heat_map.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/tasks/task.h"
#include "ui/text/error_text.h"
#include "ui/text/format_text.h"

#include <QChartView>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <thread>

namespace nonet {
namespace {

constexpr int kListWidth = 190;
/// More rows than these are in the file alone.
constexpr std::size_t kMostRows = 2000;

enum Page : std::uint8_t { chartPage, heatPage, tablePage, emptyPage };

/// Leaves the window a core to itself.
int ratingThreads() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1); }

}  // namespace

/// The heat map on the screen.
class HeatMapView : public QWidget {
public:
    explicit HeatMapView(const Preferences& preferences) : m_preferences(preferences) {}

    void setSource(const ChartSource& source) {
        m_givens = source.givens;
        m_counts = heatCounts(source);
        QWidget::update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        paintHeatMap(painter, rect(), m_givens, m_counts, m_preferences.theme());
    }

private:
    const Preferences& m_preferences;
    Grid m_givens;
    CellCounts m_counts{};
};

ChartsWindow::ChartsWindow(const Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_preferences(preferences), m_list(new QListWidget), m_heading(new QLabel),
      m_sentence(new QLabel), m_pages(new QStackedWidget), m_chart(new QChartView),
      m_heat(new HeatMapView(preferences)), m_table(new QTableWidget), m_empty(new QLabel), m_moment(new QComboBox),
      m_measures(new QWidget), m_open(new QPushButton(tr("&Open puzzles…"))), m_progress(new QProgressBar),
      m_cancel(new QPushButton(tr("&Cancel"))), m_showsNumbers(new QCheckBox(tr("&Numbers instead of the drawing"))),
      m_save(new QPushButton(tr("&Save…"))), m_task(new Task(tr("Measuring the puzzle"), this)),
      m_collectionTask(new Task(tr("Rating the puzzles"), this)) {
    setObjectName(QStringLiteral("chartsWindow"));
    setWindowTitle(tr("Difficulty charts"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    row->setSpacing(kWindowMargin);
    row->addWidget(makeList());
    row->addWidget(makePage(), 1);
    connect(&preferences, &Preferences::themeChanged, this, &ChartsWindow::update);
    connect(&preferences, &Preferences::profileChanged, this, [this] {
        if (m_puzzle)
            setPuzzle(Puzzle(*m_puzzle), m_title);
    });
    resize(940, 600);
    m_list->setCurrentRow(0);
}

ChartsWindow::~ChartsWindow() = default;

QWidget* ChartsWindow::makeList() {
    m_list->setObjectName(QStringLiteral("chartList"));
    m_list->setAccessibleName(tr("Charts"));
    m_list->setFixedWidth(kListWidth);
    m_list->ensurePolished();
    for (const ChartKind kind : kChartKinds)
        m_list->addItem(chartTitle(kind));
    connect(m_list, &QListWidget::currentRowChanged, this, &ChartsWindow::update);
    return m_list;
}

QWidget* ChartsWindow::makePage() {
    m_heading->setProperty("look", QStringLiteral("title"));
    m_sentence->setObjectName(QStringLiteral("chartSentence"));
    m_sentence->setProperty("look", QStringLiteral("muted"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_chart->setObjectName(QStringLiteral("chartView"));
    m_chart->setRenderHint(QPainter::Antialiasing);
    m_chart->setFrameShape(QFrame::NoFrame);
    m_heat->setObjectName(QStringLiteral("heatMap"));
    m_table->setObjectName(QStringLiteral("chartTable"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setTabKeyNavigation(false);
    m_empty->setObjectName(QStringLiteral("chartEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("look", QStringLiteral("muted"));
    for (QWidget* page : std::initializer_list<QWidget*>{m_chart, m_heat, m_table, m_empty})
        m_pages->addWidget(page);
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kWindowSpacing);
    layout->addWidget(m_heading);
    layout->addWidget(m_sentence);
    layout->addWidget(m_pages, 1);
    layout->addWidget(makeChoices());
    layout->addWidget(makeFoot());
    return box;
}

QWidget* ChartsWindow::makeChoices() {
    auto* box = new QWidget;
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kWindowSpacing);
    m_moment->setObjectName(QStringLiteral("heatMoment"));
    m_moment->setAccessibleName(tr("When the candidates are counted"));
    m_moment->addItems({tr("At the start"), tr("Once singles are exhausted")});
    connect(m_moment, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_source.moment = static_cast<HeatMoment>(index);
        update();
    });
    auto* measures = new QHBoxLayout(m_measures);
    measures->setContentsMargins(0, 0, 0, 0);
    measures->setSpacing(kWindowSpacing);
    addMeasures(*m_measures, tr("Ac&ross"), "measureAcross", &ChartSource::across);
    addMeasures(*m_measures, tr("&Up"), "measureUp", &ChartSource::up);
    m_open->setObjectName(QStringLiteral("openCollection"));
    m_open->setToolTip(tr("Rate every puzzle of a file, one per line"));
    m_progress->setObjectName(QStringLiteral("collectionProgress"));
    m_progress->setRange(0, 0);
    m_progress->setMaximumWidth(160);
    m_cancel->setObjectName(QStringLiteral("cancelCollection"));
    for (QPushButton* button : {m_open, m_cancel, m_save})
        button->setAutoDefault(false);
    connect(m_open, &QPushButton::clicked, this, &ChartsWindow::askForCollection);
    connect(m_cancel, &QPushButton::clicked, m_collectionTask, &Task::cancel);
    connect(m_collectionTask, &Task::ended, this, &ChartsWindow::update);
    connect(m_collectionTask, &Task::progressed, this, [this](quint64 done, quint64) {
        m_progress->setAccessibleName(tr("%Ln puzzle(s) rated", nullptr, static_cast<int>(done)));
        m_empty->setText(m_progress->accessibleName());
    });
    layout->addWidget(m_moment);
    layout->addWidget(m_measures);
    layout->addWidget(m_open);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addStretch(1);
    return box;
}

QComboBox* ChartsWindow::addMeasures(QWidget& row, const QString& name, const char* objectName,
                                     Measure ChartSource::*measure) {
    auto* label = new QLabel(name);
    auto* list = new QComboBox;
    list->setObjectName(QLatin1String(objectName));
    label->setBuddy(list);
    for (const Measure each : kChartMeasures)
        list->addItem(measureName(each), static_cast<int>(each));
    list->setCurrentIndex(list->findData(static_cast<int>(m_source.*measure)));
    connect(list, &QComboBox::currentIndexChanged, this, [this, list, measure] {
        m_source.*measure = static_cast<Measure>(list->currentData().toInt());
        update();
    });
    row.layout()->addWidget(label);
    row.layout()->addWidget(list);
    return list;
}

QWidget* ChartsWindow::makeFoot() {
    auto* box = new QWidget;
    auto* layout = new QHBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kWindowSpacing);
    m_showsNumbers->setObjectName(QStringLiteral("showNumbers"));
    m_showsNumbers->setToolTip(tr("Show what is drawn as a table"));
    connect(m_showsNumbers, &QCheckBox::toggled, this, &ChartsWindow::update);
    m_save->setObjectName(QStringLiteral("saveChart"));
    m_save->setToolTip(tr("Save as a picture (PNG, SVG, PDF) or as numbers (CSV)"));
    connect(m_save, &QPushButton::clicked, this, &ChartsWindow::askWhereToSave);
    auto* close = new QPushButton(tr("C&lose"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    layout->addWidget(m_showsNumbers);
    layout->addStretch(1);
    layout->addWidget(m_save);
    layout->addWidget(close);
    return box;
}

void ChartsWindow::setPuzzle(const Puzzle& puzzle, const QString& title) {
    m_title = title;
    m_puzzle = puzzle;
    m_source.puzzle.reset();
    m_source.givens = puzzle.givens;
    m_task->start(
        [puzzle, profile = m_preferences.values().profileInForce()](const std::stop_token& stop,
                                                                    const ProgressSink& progress) {
            return std::make_shared<const PuzzleDifficulty>(difficultyOf(puzzle, profile, stop, progress));
        },
        [this](const std::shared_ptr<const PuzzleDifficulty>& difficulty) {
            if (difficulty->wasStopped)
                return;
            m_source.puzzle = difficulty;
            update();
        });
    // Short work is not announced: the previous drawing stays until then.
    connect(m_task, &Task::slowChanged, this, &ChartsWindow::update, Qt::UniqueConnection);
}

void ChartsWindow::openCollection(const QString& path) {
    showChart(ChartKind::collection);
    m_source.collection.reset();
    m_collectionTask->start(
        [path = path.toStdString(), profile = m_preferences.values().profileInForce()](const std::stop_token& stop,
                                                                                       const ProgressSink& progress) {
            return rateCollection(path, ratingThreads(), profile, stop, progress);
        },
        [this](const Result<RatedCollection>& rated) {
            if (rated)
                m_source.collection = std::make_shared<const RatedCollection>(*rated);
            else
                Q_EMIT failed(errorSentence(rated.error()));
            update();
        });
    update();
}

void ChartsWindow::showChart(ChartKind kind) { m_list->setCurrentRow(static_cast<int>(kind)); }

ChartKind ChartsWindow::shown() const { return static_cast<ChartKind>(std::max(0, m_list->currentRow())); }

void ChartsWindow::update() {
    const ChartKind kind = shown();
    const bool isCollection = kind == ChartKind::collection;
    const bool isRating = m_collectionTask->isRunning();
    const QString obstacle = chartObstacle(kind, m_source);
    const bool isDrawn = obstacle.isEmpty();
    m_heading->setText(chartTitle(kind));
    m_sentence->setVisible(isDrawn);
    m_moment->setVisible(kind == ChartKind::heat && isDrawn);
    m_measures->setVisible(isCollection && isDrawn);
    m_open->setVisible(isCollection && !isRating);
    m_progress->setVisible(isCollection && isRating);
    m_cancel->setVisible(isCollection && isRating);
    m_save->setEnabled(isDrawn);
    m_showsNumbers->setEnabled(isDrawn);
    if (!isDrawn) {
        m_empty->setText(isCollection && isRating ? tr("The puzzles are being rated…") : obstacle);
        m_pages->setCurrentIndex(emptyPage);
        return;
    }
    m_sentence->setText(chartSentence(kind, m_source));
    if (m_showsNumbers->isChecked()) {
        showTable();
        m_pages->setCurrentIndex(tablePage);
    } else if (kind == ChartKind::heat) {
        m_heat->setAccessibleName(chartTitle(kind));
        m_heat->setAccessibleDescription(m_sentence->text());
        m_heat->setSource(m_source);
        m_pages->setCurrentIndex(heatPage);
    } else {
        const std::unique_ptr<QChart> previous(m_chart->chart());
        m_chart->setChart(makeChart(kind, m_source, m_preferences.theme()).release());
        m_chart->setBackgroundBrush(m_preferences.theme().panel);
        m_chart->setAccessibleName(chartTitle(kind));
        m_chart->setAccessibleDescription(m_sentence->text());
        m_pages->setCurrentIndex(chartPage);
    }
}

void ChartsWindow::showTable() {
    const ChartTable table = chartTable(shown(), m_source);
    const std::size_t rows = std::min(table.rows.size(), kMostRows);
    if (rows < table.rows.size())
        m_sentence->setText(m_sentence->text() + u' ' +
                            tr("The first %Ln row(s); Save writes them all.", nullptr, static_cast<int>(rows)));
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(table.head.size()));
    m_table->setHorizontalHeaderLabels(table.head);
    m_table->setRowCount(static_cast<int>(rows));
    for (std::size_t row = 0; row < rows; ++row)
        for (qsizetype column = 0; column < table.rows[row].size(); ++column)
            m_table->setItem(static_cast<int>(row), static_cast<int>(column),
                             new QTableWidgetItem(table.rows[row][column]));
    m_table->resizeColumnsToContents();
    m_table->setAccessibleName(chartTitle(shown()));
}

void ChartsWindow::askForCollection() {
    auto* dialog = new QFileDialog(this, tr("Open puzzles"));
    dialog->setObjectName(QStringLiteral("collectionDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Puzzles, one per line (%1 *.csv *.tsv)").arg(filePatterns(lineEndings())), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ChartsWindow::openCollection);
    dialog->show();
}

void ChartsWindow::askWhereToSave() {
    auto* dialog = new QFileDialog(this, tr("Save the chart"));
    dialog->setObjectName(QStringLiteral("chartFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("png"));
    dialog->setNameFilter(tr("Pictures and numbers (*.png *.svg *.pdf *.csv)"));
    QString name = m_title.simplified().replace(u'/', u'-');
    if (shown() == ChartKind::collection)
        name = QFileInfo(QString::fromStdString(m_source.collection->name)).completeBaseName();
    dialog->selectFile((name.isEmpty() ? QString() : name + u' ') + chartTitle(shown()) + QStringLiteral(".png"));
    connect(dialog, &QFileDialog::fileSelected, this, &ChartsWindow::save);
    dialog->show();
}

void ChartsWindow::save(const QString& path) {
    const std::optional<ChartFormat> format = chartFormatOf(path);
    const QString name = QFileInfo(path).fileName();
    if (!format) {
        Q_EMIT failed(tr("“%1” does not end in .png, .svg, .pdf or .csv, so nothing was saved.").arg(name));
        return;
    }
    if (!chartObstacle(shown(), m_source).isEmpty())
        return;
    if (const std::optional<Error> error =
            saveChart(chartBytes(shown(), m_source, m_preferences.theme(), *format), path))
        Q_EMIT failed(errorSentence(*error));
    else
        Q_EMIT saved(tr("Saved as %1").arg(name));
}

}  // namespace nonet

#include "moc_charts_window.cpp"
