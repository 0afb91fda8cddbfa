#include "ui/puzzles/puzzle_choice_dialog.h"

#include "core/rules/fog.h"
#include "ui/frame/spacing.h"
#include "ui/frame/window_frame.h"
#include "ui/preferences/preferences.h"
#include "ui/puzzles/puzzle_thumbnail.h"
#include "ui/session/document_session.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace nonet {
namespace {

constexpr QSize kChoiceSize(420, 520);

}  // namespace

PuzzleChoiceDialog::PuzzleChoiceDialog(std::vector<PuzzleRecord> records, const Preferences& preferences,
                                       QWidget* parent)
    : QDialog(parent), m_records(std::move(records)), m_model([this, &preferences](const ContinueEntry& entry) {
          return thumbnailOf(entry, preferences.theme(), devicePixelRatioF());
      }),
      m_view(new QListView), m_open(nullptr) {
    setObjectName(QStringLiteral("puzzleChoice"));
    setWindowTitle(tr("Open a puzzle"));
    resize(kChoiceSize);
    std::vector<ContinueEntry> entries;
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        ContinueEntry entry;
        entry.id = QString::number(i);
        const QString title = QString::fromStdString(m_records[i].info.title);
        entry.title =
            title.isEmpty() ? tr("Puzzle %1").arg(i + 1) : tr("%1. %2", "number, title").arg(i + 1).arg(title);
        entry.puzzle = m_records[i].puzzle;
        entry.state = m_records[i].history.state();
        entry.fogged = unlitCells(entry.puzzle);
        entries.push_back(std::move(entry));
    }
    m_model.setEntries(std::move(entries));
    auto* text = new QLabel(
        tr("This file has %n puzzle(s). Choose one, or several at once.", nullptr, static_cast<int>(m_records.size())));
    text->setWordWrap(true);
    m_view->setObjectName(QStringLiteral("choiceList"));
    m_view->setAccessibleName(tr("The puzzles of the file"));
    m_view->setModel(&m_model);
    m_view->setIconSize({kThumbnailSide, kThumbnailSide});
    m_view->setUniformItemSizes(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setCurrentIndex(m_model.index(0));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    m_open = buttons->button(QDialogButtonBox::Open);
    m_open->setObjectName(QStringLiteral("choiceOpen"));
    m_open->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(kWideSpace);
    column->addWidget(text);
    column->addWidget(m_view, 1);
    column->addWidget(buttons);
    connect(m_view, &QListView::doubleClicked, this, &PuzzleChoiceDialog::choose);
    connect(m_open, &QPushButton::clicked, this, &PuzzleChoiceDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { m_open->setEnabled(m_view->selectionModel()->hasSelection()); });
}

void PuzzleChoiceDialog::choose() {
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    std::vector<PuzzleRecord> records;
    for (const QModelIndex& row : rows)
        records.push_back(m_records[static_cast<std::size_t>(row.row())]);
    accept();
    if (!records.empty())
        Q_EMIT chosen(records);
}

void offerChoices(DocumentSession& session, const WindowFrame& frame) {
    QObject::connect(&session.imports(), &PuzzleImport::ended, &session,
                     [&session, frame](const ImportOutcome& outcome) {
                         if (outcome.choices.empty())
                             return;
                         auto* dialog = new PuzzleChoiceDialog(outcome.choices, frame.preferences, &frame.window);
                         dialog->setAttribute(Qt::WA_DeleteOnClose);
                         QObject::connect(dialog, &PuzzleChoiceDialog::chosen, &session,
                                          [&session](const std::vector<PuzzleRecord>& chosen) {
                                              for (const PuzzleRecord& record : chosen)
                                                  session.open(record, session.imports().origin());
                                          });
                         dialog->show();
                     });
}

}  // namespace nonet

#include "moc_puzzle_choice_dialog.cpp"
