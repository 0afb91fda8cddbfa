#include "ui/publishing/paper/paper_dialog.h"

#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/tokens.h"
#include "ui/publishing/paper/paper_choice_panel.h"
#include "ui/publishing/paper/paper_preview.h"
#include "ui/publishing/paper/paper_run.h"
#include "ui/publishing/paper/paper_source_panel.h"
#include "ui/publishing/paper/paper_words.h"
#include "ui/publishing/qr_code.h"
#include "ui/text/foreign_text.h"

#include <QElapsedTimer>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// Under which name the preferences keep the choices.
constexpr const char* kKept = "paper";
constexpr QSize kPaperSize(960, 720);
constexpr int kChoicesWidth = 296;
/// Answers that come one after the other show together.
constexpr int kRefreshPause = 120;
constexpr int kPausesPerLayout = 10;

/// The fields of all forms begin at one edge.
void alignLabels(const QWidget& panel) {
    int width = 0;
    for (const QLabel* each : panel.findChildren<QLabel*>())
        if (each->buddy() != nullptr)
            width = std::max(width, each->sizeHint().width());
    for (QLabel* each : panel.findChildren<QLabel*>())
        if (each->buddy() != nullptr)
            each->setMinimumWidth(width);
}

PaperChoices firstChoices(const Preferences& preferences, PaperContent content) {
    PaperChoices choices = choicesFrom(preferences.kept(QLatin1String(kKept)));
    choices.content = content;
    return choices;
}

QPageSize::PageSizeId printersPaper() {
    const QPageSize::PageSizeId id = QPrinter(QPrinter::ScreenResolution).pageLayout().pageSize().id();
    return id == QPageSize::Custom ? QPageSize::A4 : id;
}

bool hasHint(const SharedPuzzle& puzzle) {
    const std::optional<BoardPicture>& shown = puzzle->shown;
    return shown && shown->step && !shown->isReplay;
}

/// An answer that was worked out.
struct Answered {
    SharedPuzzle puzzle;
    PaperAnswers answers;
};

}  // namespace

PaperDialog::PaperDialog(PaperOffer offer, Preferences& preferences, QWidget* parent)
    : QDialog(parent), m_offer(std::move(offer)), m_preferences(preferences),
      m_work(new Task(tr("Working out what is printed"), this)) {
    setObjectName(QStringLiteral("paperDialog"));
    setWindowTitle(tr("Print"));
    setWindowModality(Qt::WindowModal);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kRefreshPause);
    connect(&m_pause, &QTimer::timeout, this, &PaperDialog::showPages);
    m_sources = new PaperSourcePanel(m_offer.open, m_offer.waiting);
    m_choices = new PaperChoicePanel(firstChoices(preferences, m_offer.content), printersPaper());
    m_choices->sourcePlace().addWidget(m_sources);
    alignLabels(*m_choices);
    m_preview = new PaperPreview(preferences);
    auto* right = new QVBoxLayout;
    right->setSpacing(kSmallSpace);
    right->addWidget(m_preview, 1);
    right->addWidget(makeNote());
    auto* row = new QHBoxLayout;
    row->setSpacing(kCardSpace);
    row->addWidget(makeChoices());
    row->addLayout(right, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    column->setSpacing(kWideSpace);
    column->addLayout(row, 1);
    column->addLayout(makeFoot());
    connect(m_choices, &PaperChoicePanel::changed, this, [this] {
        tell({}, {});
        refresh();
    });
    connect(m_sources, &PaperSourcePanel::changed, this, &PaperDialog::refresh);
    connect(m_sources, &PaperSourcePanel::faultChanged, this, [this](const QString& fault) { tell({}, fault); });
    connect(m_work, &Task::slowChanged, this, [this](bool isSlow) {
        m_isSlow = isSlow;
        showBusy();
    });
    connect(m_work, &Task::ended, this, &PaperDialog::showBusy);
    connect(this, &QDialog::finished, this,
            [this] { static_cast<void>(m_preferences.keep(QLatin1String(kKept), keptText(m_choices->choices()))); });
    refresh();
    resize(QSize(atTextScale(kPaperSize.width()), atTextScale(kPaperSize.height()))
               .boundedTo(parent->screen()->availableSize() * 0.95));
}

PaperDialog::~PaperDialog() = default;

QWidget* PaperDialog::makeChoices() {
    auto* area = new QScrollArea;
    area->setWidget(m_choices);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFixedWidth(atTextScale(kChoicesWidth));
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QLabel* PaperDialog::makeNote() {
    m_note = makeLabel({}, "muted");
    m_note->setObjectName(QStringLiteral("paperNote"));
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignHCenter);
    return m_note;
}

QLayout* PaperDialog::makeFoot() {
    const auto button = [](const char* name, const QString& words, const QString& tip) {
        auto* made = new QPushButton(words);
        made->setObjectName(QLatin1String(name));
        made->setToolTip(tip);
        made->setAutoDefault(false);
        return made;
    };
    m_stop = button("paperStop", tr("St&op"), tr("Stop; what is known so far stays"));
    auto* close = button("paperClose", tr("&Close"), tr("Close; what was chosen is kept"));
    m_save = button("paperSavePdf", tr("&Save as PDF…"), tr("Save these pages as a PDF file"));
    m_print = button("paperPrint", tr("&Print…"), tr("Choose a printer and print these pages"));
    setLook(m_print, "primary");
    m_print->setDefault(true);
    m_told = makeLabel({}, "muted");
    m_told->setObjectName(QStringLiteral("paperTold"));
    m_fault = new FaultLine(2);
    m_fault->setObjectName(QStringLiteral("paperFault"));
    m_progress = new QProgressBar;
    m_progress->setObjectName(QStringLiteral("paperProgress"));
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(atTextScale(96));
    auto* foot = new QHBoxLayout;
    foot->setSpacing(kWindowSpacing);
    foot->addWidget(m_told);
    foot->addWidget(m_fault, 1);
    for (QWidget* each : std::initializer_list<QWidget*>{m_progress, m_stop, close, m_save, m_print})
        foot->addWidget(each);
    connect(m_stop, &QPushButton::clicked, this, &PaperDialog::stop);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &PaperDialog::askForFile);
    connect(m_print, &QPushButton::clicked, this, &PaperDialog::askForPrinter);
    return foot;
}

PaperSheet PaperDialog::sheet() const { return sheetOf(makePrinter()->pageLayout()); }

void PaperDialog::refresh() {
    m_isStopped = false;
    m_choices->offerHint(std::ranges::any_of(m_sources->puzzles(), hasHint));
    if (m_choices->choices().content != m_stepsContent) {
        m_steps.clear();
        m_stepsContent = m_choices->choices().content;
    }
    workOut();
    showPages();
}

std::shared_ptr<const PaperSteps> PaperDialog::stepsOf(const SharedPuzzle& puzzle) {
    if (const auto known = m_steps.find(puzzle); known != m_steps.end())
        return known->second;
    std::optional<PaperSteps> steps = paperSteps(*puzzle, m_choices->choices());
    if (!steps)
        return nullptr;
    return m_steps[puzzle] = std::make_shared<const PaperSteps>(*std::move(steps));
}

void PaperDialog::showPages() {
    m_pause.stop();
    PaperOrder order{.choices = m_choices->choices(), .puzzles = m_sources->puzzles()};
    if (order.choices.content != PaperContent::boards)
        for (const SharedPuzzle& each : order.puzzles)
            order.steps.push_back(stepsOf(each));
    QElapsedTimer spent;
    spent.start();
    m_preview->show(std::move(order), sheet());
    // Hundreds of pages take a moment to lay out.
    m_pause.setInterval(std::max(kRefreshPause, static_cast<int>(spent.elapsed()) * kPausesPerLayout));
    m_preview->setAbsence(absence());
    m_note->setText(note());
    showBusy();
}

/// Begins anew, with what is open now.
void PaperDialog::workOut() {
    std::vector<SharedPuzzle> open;
    const PaperChoices choices = m_choices->choices();
    for (const SharedPuzzle& each : m_sources->puzzles())
        if (lacksAnswers(*each, choices))
            open.push_back(each);
    m_work->cancel();
    m_done = 0;
    m_total = static_cast<int>(open.size());
    if (open.empty())
        return;
    m_work->startInParts<Answered>(
        [open, choices, rules = m_offer.rules, rater = m_rater](std::stop_token stop, const auto& handOn) {
            for (const SharedPuzzle& each : open) {
                if (stop.stop_requested())
                    break;
                handOn(Answered{each, withAnswers(*each, choices, rules, *rater, stop)});
            }
            return 0;
        },
        [this](Answered answered) { take(answered.puzzle, std::move(answered.answers)); },
        [this](int) { showPages(); });
}

void PaperDialog::take(const SharedPuzzle& puzzle, PaperAnswers answers) {
    auto more = std::make_shared<PaperPuzzle>(*puzzle);
    more->answers = std::move(answers);
    m_steps.erase(puzzle);
    m_sources->replace(puzzle, more);
    ++m_done;
    if (!m_pause.isActive())
        m_pause.start();
    showBusy();
}

QString PaperDialog::note() const {
    const PaperOrder& order = m_preview->order();
    if (order.puzzles.empty() || m_work->isRunning())
        return {};
    if (m_isStopped)
        return tr("Stopped: what was not worked out by then is left out.");
    if (order.choices.content != PaperContent::boards || !order.choices.hasCode)
        return {};
    const auto without = std::ranges::count_if(
        order.puzzles, [](const SharedPuzzle& each) { return !fitsQrCode(each->answers.link.value_or(QString())); });
    if (without == 0)
        return {};
    if (order.puzzles.size() == 1)
        return tr("No QR code: no link holds this puzzle, or it is too long.");
    return tr("%n puzzle(s) without a QR code: no link holds them, or it is too long.", nullptr,
              static_cast<int>(without));
}

QString PaperDialog::absence() const {
    if (m_sources->isReading())
        return tr("Reading puzzles…");
    if (m_work->isRunning())
        return tr("Looking for the steps…");
    return m_sources->puzzles().empty() ? tr("Choose the puzzles to print in the list.")
                                        : tr("The search for steps was stopped.");
}

bool PaperDialog::isBusy() const { return m_work->isRunning() || m_sources->isReading() || m_run; }

void PaperDialog::showBusy() {
    const bool isWorking = m_work->isRunning();
    const bool isShown = m_run || (isWorking && m_isSlow);
    if (isWorking && !m_run) {
        m_progress->setRange(0, m_total > 1 ? m_total : 0);
        m_progress->setValue(m_done);
    }
    m_progress->setVisible(isShown);
    m_stop->setVisible(isShown);
    for (QPushButton* each : {m_save, m_print})
        each->setEnabled(!isBusy() && !m_preview->pages().empty());
}

void PaperDialog::stop() {
    if (m_run)
        return m_run->stop();
    m_isStopped = true;
    m_work->cancel();
    showPages();
}

std::shared_ptr<QPrinter> PaperDialog::makePrinter() const {
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    const PaperChoices& choices = m_choices->choices();
    const auto id = choices.paper < 0 ? printersPaper() : static_cast<QPageSize::PageSizeId>(choices.paper);
    printer->setPageSize(QPageSize(id));
    printer->setPageOrientation(choices.isLandscape ? QPageLayout::Landscape : QPageLayout::Portrait);
    const QString title = oneLine(QString::fromStdString(m_offer.open->record.info.title));
    printer->setDocName(title.isEmpty() ? QStringLiteral("Sudoku") : title);
    return printer;
}

void PaperDialog::askForPrinter() {
    const std::shared_ptr<QPrinter> printer = makePrinter();
    auto* dialog = new QPrintDialog(printer.get(), this);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), this, [this, printer] { run(printer); });
    dialog->show();
}

void PaperDialog::askForFile() {
    auto* dialog = new QFileDialog(this, tr("Save the pages"));
    dialog->setObjectName(QStringLiteral("paperFileDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->setNameFilter(tr("PDF (*.pdf)"));
    dialog->selectFile(fileNameFrom(QString::fromStdString(m_offer.open->record.info.title), QStringLiteral("pdf")));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        const std::shared_ptr<QPrinter> printer = makePrinter();
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(path);
        run(printer);
    });
    dialog->setWindowModality(Qt::WindowModal);
    dialog->show();
}

void PaperDialog::run(std::shared_ptr<QPrinter> printer) {
    m_run = new PaperRun(m_preview->order(), std::move(printer), this);
    const QString file = m_run->file();
    m_progress->setRange(0, 0);
    connect(m_run, &PaperRun::progressed, this, [this](int done, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(done);
    });
    connect(m_run, &PaperRun::stopped, this, [this, file] {
        m_run = nullptr;
        tell(file.isEmpty() ? tr("Stopped; not all pages were printed.") : tr("Stopped; nothing was saved."), {});
        showBusy();
    });
    connect(m_run, &PaperRun::ended, this, [this, file](const QString& fault) {
        m_run = nullptr;
        showBusy();
        tell(!fault.isEmpty() || file.isEmpty() ? QString() : tr("Saved as %1").arg(QFileInfo(file).fileName()), fault);
        if (!fault.isEmpty()) {
            Q_EMIT failed(fault);
            return;
        }
        Q_EMIT printed(file);
        if (file.isEmpty())
            accept();
    });
    tell({}, {});
    showBusy();
    m_run->start();
}

void PaperDialog::tell(const QString& done, const QString& fault) {
    m_told->setText(done);
    m_fault->tell(fault);
}

}  // namespace nonet

#include "moc_paper_dialog.cpp"
