#include "ui/designer/new_board_dialog.h"

#include "core/rules/rulebook.h"
#include "ui/designer/board_sketch.h"
#include "ui/designer/copy_page.h"
#include "ui/designer/one_grid_page.h"
#include "ui/designer/several_grids_page.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/fault_line.h"
#include "ui/text/rule_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>

namespace nonet {
namespace {

constexpr int kKindsWidth = 168;
constexpr int kPageWidth = 288;
constexpr QSize kDialogSize{960, 560};

}  // namespace

NewBoardDialog::NewBoardDialog(const Preferences& preferences, std::optional<Puzzle> open, QWidget* parent, Use use)
    : QDialog(parent), m_kinds(new QListWidget), m_pages(new QStackedWidget) {
    setObjectName(QStringLiteral("newBoardDialog"));
    setWindowTitle(use == Use::begin ? tr("New layout") : tr("Change the board"));
    if (use == Use::change)
        m_before = open.value_or(Puzzle());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    column->setSpacing(kWideSpace);
    auto* row = new QHBoxLayout;
    row->setSpacing(kCardSpace);
    row->addWidget(m_kinds);
    row->addWidget(makeChoice(preferences, std::move(open)));
    row->addWidget(makePreview(preferences), 1);
    column->addLayout(row, 1);
    column->addLayout(makeFoot());
    connect(m_kinds, &QListWidget::currentRowChanged, this, [this](int page) {
        m_pages->setCurrentIndex(page);
        showPage();
    });
    m_kinds->setCurrentRow(0);
    showPage();
    resize(kDialogSize);
}

QWidget* NewBoardDialog::makeChoice(const Preferences& preferences, std::optional<Puzzle> open) {
    m_kinds->setObjectName(QStringLiteral("newBoardKinds"));
    m_kinds->setAccessibleName(tr("What the board begins as"));
    m_kinds->setFixedWidth(atTextScale(kKindsWidth));
    m_kinds->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_kinds->setWordWrap(true);
    m_pages->setFixedWidth(atTextScale(kPageWidth));
    auto* oneGrid = new OneGridPage;
    if (m_before && m_before->layout().grids.size() == 1)
        oneGrid->showBoard(m_before->layout());
    addPage(tr("One grid"), tr("Any size, with boxes or without"), oneGrid);
    addPage(tr("Several grids"), tr("Grids that share boxes, such as a samurai"), new SeveralGridsPage(preferences));
    if (!m_before)
        addPage(tr("Open layout"), tr("A copy of what is open"), new CopyPage(std::move(open)));
    return m_pages;
}

Puzzle NewBoardDialog::changed(const Puzzle& before, const Puzzle& board) {
    const BoardShape& shape = before.shape();
    // Cells that were taken out of the board stay out of it.
    Layout layout = board.layout();
    const bool isAsLarge = layout.shape.rows() == shape.rows() && layout.shape.columns() == shape.columns();
    if (isAsLarge && layout.grids.size() == 1 && before.layout().grids.size() == 1)
        layout.shape.setHoles(shape.holes());
    ReshapedBoard reshaped = reshape(before, std::move(layout));
    m_lost = reshaped.lost;
    return std::move(reshaped.puzzle);
}

QString NewBoardDialog::lostText() const {
    QStringList lost;
    if (m_lost.constraints > 0)
        lost << tr("%n rule(s)", "that no longer fit", m_lost.constraints);
    if (m_lost.givens > 0)
        lost << tr("%n given(s)", "that no longer fit", m_lost.givens);
    if (m_lost.drawings > 0)
        lost << tr("%n drawing(s)", "that no longer fit", m_lost.drawings);
    return lost.isEmpty() ? QString()
                          : tr("No room for: %1. Undo brings them back.").arg(lost.join(QStringLiteral(", ")));
}

void NewBoardDialog::addPage(const QString& name, const QString& tip, NewBoardPage* page) {
    auto* item = new QListWidgetItem(name, m_kinds);
    item->setToolTip(tip);
    m_pages->addWidget(page);
    connect(page, &NewBoardPage::changed, this, &NewBoardDialog::showPage);
}

QWidget* NewBoardDialog::makePreview(const Preferences& preferences) {
    auto* card = new QFrame;
    setLook(card, "card");
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(kWideSpace, kWideSpace, kWideSpace, kWideSpace);
    column->setSpacing(kSpace);
    m_sketch = new BoardSketch(preferences);
    m_sketch->setObjectName(QStringLiteral("newBoardPreview"));
    m_facts = makeLabel({}, "muted");
    m_facts->setObjectName(QStringLiteral("newBoardFacts"));
    m_facts->setWordWrap(true);
    m_facts->setAlignment(Qt::AlignCenter);
    column->addWidget(m_sketch, 1);
    column->addWidget(m_facts);
    return card;
}

QLayout* NewBoardDialog::makeFoot() {
    auto* foot = new QHBoxLayout;
    foot->setSpacing(kWindowSpacing);
    m_fault = new FaultLine;
    m_fault->setObjectName(QStringLiteral("newBoardFault"));
    m_create = new QPushButton(m_before ? tr("Chang&e") : tr("Cr&eate"));
    m_create->setObjectName(QStringLiteral("newBoardCreate"));
    m_create->setToolTip(m_before ? tr("One step, which Undo takes back") : tr("The former board stays under Layouts"));
    setLook(m_create, "primary");
    m_create->setDefault(true);
    auto* cancel = new QPushButton(tr("Cance&l"));
    cancel->setObjectName(QStringLiteral("newBoardCancel"));
    cancel->setAutoDefault(false);
    foot->addWidget(m_fault, 1);
    foot->addWidget(cancel);
    foot->addWidget(m_create);
    connect(m_create, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    return foot;
}

void NewBoardDialog::showPage() {
    // Pages tell of themselves while the rest is being made.
    auto* page = qobject_cast<NewBoardPage*>(m_pages->currentWidget());
    if (!page || !m_create)
        return;
    const std::optional<Puzzle> next = page->puzzle();
    m_create->setEnabled(next.has_value());
    if (!next)
        return m_fault->tell(page->fault());
    m_puzzle = m_before ? changed(*m_before, *next) : *next;
    m_fault->tell(m_before ? lostText() : page->fault());
    m_sketch->setPuzzle(m_puzzle);
    m_facts->setText(factsOf(m_puzzle));
    m_sketch->setAccessibleName(m_facts->text());
}

QString NewBoardDialog::factsOf(const Puzzle& puzzle) const {
    const Layout& layout = puzzle.layout();
    QStringList facts{boardSizeText(layout)};
    if (!layout.constraints.empty())
        facts << tr("%n further rule(s)", nullptr, static_cast<int>(layout.constraints.size()));
    const QString first = facts.join(QStringLiteral(" · "));
    return first + QLatin1Char('\n') + rulesOf(puzzle.rulebook()).front();
}

}  // namespace nonet

#include "moc_new_board_dialog.cpp"
