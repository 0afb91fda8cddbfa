#include "ui/publishing/paper/paper_source_panel.h"

#include "ui/preferences/appearance.h"
#include "ui/text/error_text.h"

#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr QSize kPicture(44, 44);
constexpr int kListHeight = 190;

QPushButton* makeButton(const char* name, const QString& words, const QString& tip) {
    auto* button = new QPushButton(words);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    return button;
}

}  // namespace

PaperSourcePanel::PaperSourcePanel(SharedPuzzle open, WaitingDocuments waiting, QWidget* parent)
    : QWidget(parent), m_open(std::move(open)), m_waiting(std::move(waiting)),
      m_read(new Task(tr("Reading puzzles"), this)), m_source(new QComboBox), m_list(new QWidget),
      m_view(new QListView), m_file(nullptr) {
    setObjectName(QStringLiteral("paperSources"));
    m_source->setObjectName(QStringLiteral("paperSource"));
    m_source->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_source->addItems({tr("This puzzle"), tr("Recent puzzles"), tr("Puzzles of a file")});
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(kSpace);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Pu&zzles"), m_source);
    m_view->setObjectName(QStringLiteral("paperPuzzles"));
    m_view->setAccessibleName(tr("Puzzles to print"));
    m_view->setModel(&m_model);
    m_view->setIconSize(kPicture);
    m_view->setUniformItemSizes(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setFixedHeight(atTextScale(kListHeight));
    auto* list = new QVBoxLayout(m_list);
    list->setContentsMargins(0, 0, 0, 0);
    list->setSpacing(kSmallSpace);
    list->addWidget(m_view);
    list->addLayout(makeButtons());
    m_list->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSmallSpace);
    column->addLayout(form);
    column->addWidget(m_list);
    connect(m_source, &QComboBox::activated, this, &PaperSourcePanel::takeSource);
    connect(&m_model, &PaperPuzzleModel::chosenChanged, this, &PaperSourcePanel::changed);
    connect(m_read, &Task::ended, this, &PaperSourcePanel::changed);
}

QLayout* PaperSourcePanel::makeButtons() {
    auto* row = new QHBoxLayout;
    row->setSpacing(kSmallSpace);
    auto* all = makeButton("paperAll", tr("&All"), tr("Print all of them"));
    auto* none = makeButton("paperNone", tr("None", "no puzzles"), tr("Choose none of them"));
    m_file = makeButton("paperFile", tr("&File…"), tr("Choose another file"));
    row->addWidget(all);
    row->addWidget(none);
    row->addStretch(1);
    row->addWidget(m_file);
    connect(all, &QPushButton::clicked, this, [this] { m_model.choose(true); });
    connect(none, &QPushButton::clicked, this, [this] { m_model.choose(false); });
    connect(m_file, &QPushButton::clicked, this, &PaperSourcePanel::askForFile);
    return row;
}

std::vector<SharedPuzzle> PaperSourcePanel::puzzles() const {
    if (m_shown == Source::open)
        return {m_open};
    return m_read->isRunning() ? std::vector<SharedPuzzle>() : m_model.chosen();
}

void PaperSourcePanel::replace(const SharedPuzzle& puzzle, const SharedPuzzle& by) {
    m_model.replace(puzzle, by);
    if (m_open == puzzle)
        m_open = by;
}

void PaperSourcePanel::takeSource() {
    const auto source = static_cast<Source>(m_source->currentIndex());
    if (source == Source::file)
        return askForFile();
    m_read->cancel();
    m_shown = source;
    m_list->setVisible(source != Source::open);
    m_file->setVisible(false);
    if (source == Source::waiting)
        readWaiting();
    Q_EMIT changed();
}

void PaperSourcePanel::readWaiting() {
    m_model.setPuzzles({}, false);
    m_read->start(
        [waiting = m_waiting](std::stop_token stop, const ProgressSink&) { return waitingPuzzles(waiting, stop); },
        [this](std::vector<SharedPuzzle> puzzles) {
            // The open one is the newest.
            puzzles.insert(puzzles.begin(), m_open);
            m_model.setPuzzles(std::move(puzzles), false);
            m_view->setCurrentIndex(m_model.index(0));
        });
}

void PaperSourcePanel::askForFile() {
    auto* dialog = new QFileDialog(this, tr("Print the puzzles of a file"));
    dialog->setObjectName(QStringLiteral("paperOpenDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &PaperSourcePanel::openFile);
    // What is printed is what it was.
    connect(dialog, &QDialog::rejected, this, [this] { m_source->setCurrentIndex(static_cast<int>(m_shown)); });
    dialog->setWindowModality(Qt::WindowModal);
    dialog->show();
}

void PaperSourcePanel::openFile(const QString& path) {
    m_source->setCurrentIndex(static_cast<int>(Source::file));
    m_read->start(
        [file = QFile::encodeName(path).toStdString()](std::stop_token, const ProgressSink&) {
            return puzzlesOfFile(file);
        },
        [this, path](const Result<std::vector<SharedPuzzle>>& read) {
            if (!read) {
                m_source->setCurrentIndex(static_cast<int>(m_shown));
                Q_EMIT faultChanged(
                    tr("“%1” was not opened. %2").arg(QFileInfo(path).fileName(), errorSentence(read.error())));
                return;
            }
            m_shown = Source::file;
            m_list->show();
            m_file->show();
            m_model.setPuzzles(*read, true);
            m_view->setCurrentIndex(m_model.index(0));
            Q_EMIT faultChanged({});
        });
    Q_EMIT changed();
}

}  // namespace nonet

#include "moc_paper_source_panel.cpp"
