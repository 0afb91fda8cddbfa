#include "ui/faults/fault_dialog.h"

#include "ui/faults/fault_watch.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/tokens.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr QSize kUsualSize(640, 520);

}  // namespace

FaultDialog::FaultDialog(const FaultReports& reports, PuzzleText puzzleText, QWidget* parent)
    : QDialog(parent), m_reports(reports.newestFirst()), m_puzzleText(std::move(puzzleText)), m_choice(new QComboBox),
      m_text(new QPlainTextEdit), m_withPuzzle(new QCheckBox(tr("&With the puzzle"))), m_told(makeLabel({}, "muted")) {
    setObjectName(QStringLiteral("faultDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Report a fault"));
    auto* what = makeLabel(tr("Nothing is sent from here, and where it goes is up to you: copy the text, and add what "
                              "you did and what you saw."),
                           "");
    what->setWordWrap(true);
    m_choice->setObjectName(QStringLiteral("faultChoice"));
    m_choice->setAccessibleName(tr("Which session"));
    m_choice->setToolTip(tr("A session that ended unexpectedly, or this one"));
    for (const FaultReport& report : m_reports)
        m_choice->addItem(tr("Ended unexpectedly, %1").arg(QLocale().toString(report.when, QLocale::ShortFormat)));
    m_choice->addItem(tr("This session"));
    m_text->setObjectName(QStringLiteral("faultText"));
    m_text->setAccessibleName(tr("What is known"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_withPuzzle->setObjectName(QStringLiteral("faultWithPuzzle"));
    m_withPuzzle->setToolTip(tr("Add the puzzle that was open: it may be what the fault needs"));
    m_told->setObjectName(QStringLiteral("faultTold"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* copying = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copying->setObjectName(QStringLiteral("faultCopy"));
    copying->setToolTip(tr("Copy the text as it stands here"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    column->setSpacing(kSpace);
    column->addWidget(what);
    column->addWidget(m_choice);
    column->addWidget(m_text, 1);
    column->addWidget(m_withPuzzle);
    column->addWidget(m_told);
    column->addWidget(buttons);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &FaultDialog::showSession);
    connect(m_withPuzzle, &QCheckBox::toggled, this, [this] { showSession(m_choice->currentIndex()); });
    connect(copying, &QPushButton::clicked, this, &FaultDialog::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showSession(0);
    resize(QSize(atTextScale(kUsualSize.width()), atTextScale(kUsualSize.height()))
               .boundedTo(parent ? parent->size() : kUsualSize * 2));
}

void FaultDialog::showSession(int choice) {
    const bool isOfPast = choice >= 0 && choice < static_cast<int>(m_reports.size());
    const FaultReport* report = isOfPast ? &m_reports[static_cast<std::size_t>(choice)] : nullptr;
    QString text = report ? report->text : QString::fromStdString(sessionNotes());
    if (m_withPuzzle->isChecked()) {
        const QString puzzle = m_puzzleText(report ? report->documentId() : QString());
        text += u'\n' + (puzzle.isEmpty() ? tr("The puzzle is not kept any more.") : puzzle) + u'\n';
    }
    m_text->setPlainText(text);
    m_told->clear();
}

void FaultDialog::copy() {
    QApplication::clipboard()->setText(m_text->toPlainText());
    m_told->setText(tr("Copied"));
}

}  // namespace nonet

#include "moc_fault_dialog.cpp"
