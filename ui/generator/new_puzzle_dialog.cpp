#include "ui/generator/new_puzzle_dialog.h"

#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/generator/card_button.h"
#include "ui/preferences/appearance.h"
#include "ui/text/technique_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace nonet {
namespace {

constexpr Level kLevels[] = {Level::easy, Level::medium, Level::hard, Level::unfair, Level::extreme};

}  // namespace

NewPuzzleDialog::NewPuzzleDialog(SampleCatalogue catalogue, QWidget* parent)
    : QDialog(parent), m_catalogue(std::move(catalogue)), m_techniques(new QListWidget),
      m_candidates(new QPlainTextEdit) {
    setObjectName(QStringLiteral("newPuzzleDialog"));
    setWindowTitle(tr("New puzzle"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kWindowMargin, kWindowMargin, kWindowMargin, kWindowMargin);
    layout->setSpacing(kWindowSpacing);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(kWindowMargin);
    for (const auto& [title, content] :
         {std::pair(tr("By level"), makeLevels()), std::pair(tr("By technique"), makeTechniques())}) {
        auto* column = new QVBoxLayout;
        column->setSpacing(kWindowSpacing);
        column->addWidget(makeLabel(title, "title"));
        column->addWidget(content, 1);
        columns->addLayout(column, 1);
    }
    layout->addLayout(columns, 1);
    layout->addSpacing(kWindowSpacing);
    layout->addWidget(makeLabel(tr("Your own"), "title"));
    layout->addWidget(makeOwn());
    auto* foot = new QLabel(tr("A puzzle that you have begun stays under File, Continue."));
    foot->setProperty("look", QStringLiteral("muted"));
    foot->setWordWrap(true);
    layout->addWidget(foot);
    resize(640, 560);
}

QString NewPuzzleDialog::demandOf(Level level) {
    switch (level) {
    case Level::easy: return tr("Singles all the way");
    case Level::medium: return tr("Locked candidates, pairs and triples");
    case Level::hard: return tr("Wings, fish and unique rectangles");
    case Level::unfair: return tr("Finned fish and chains");
    case Level::extreme: return tr("Hard steps, one after another");
    }
    return {};
}

QWidget* NewPuzzleDialog::makeLevels() {
    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kWindowSpacing);
    for (const Level level : kLevels) {
        if (m_catalogue.ofLevel(level).empty())
            continue;
        auto* button = new CardButton(levelName(level), demandOf(level));
        button->setObjectName(QStringLiteral("level%1").arg(static_cast<int>(level)));
        layout->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, level] {
            Q_EMIT levelChosen(level);
            close();
        });
    }
    layout->addStretch();
    return box;
}

QWidget* NewPuzzleDialog::makeTechniques() {
    m_techniques->setObjectName(QStringLiteral("techniques"));
    // Else the rows are measured before the style sheet has given them room.
    m_techniques->ensurePolished();
    m_techniques->setAccessibleName(tr("By technique"));
    for (const TechniqueId id : m_catalogue.techniques()) {
        auto* item = new QListWidgetItem(
            tr("%1 · %2", "technique, level").arg(techniqueName(id), levelName(rowOf(hodokuProfile(), id).level)));
        item->setData(Qt::UserRole, static_cast<int>(id));
        m_techniques->addItem(item);
    }
    auto* play = new QPushButton(tr("Open one"));
    play->setObjectName(QStringLiteral("openTechnique"));
    play->setToolTip(tr("Open a puzzle whose hardest step is this technique"));
    play->setAutoDefault(false);
    play->setEnabled(false);
    const auto choose = [this] {
        if (const QListWidgetItem* item = m_techniques->currentItem()) {
            Q_EMIT techniqueChosen(static_cast<TechniqueId>(item->data(Qt::UserRole).toInt()));
            close();
        }
    };
    connect(m_techniques, &QListWidget::currentItemChanged, play,
            [play](const QListWidgetItem* item) { play->setEnabled(item != nullptr); });
    connect(m_techniques, &QListWidget::itemActivated, this, choose);
    connect(play, &QPushButton::clicked, this, choose);

    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_techniques, 1);
    layout->addWidget(play, 0, Qt::AlignLeft);
    return box;
}

QWidget* NewPuzzleDialog::makeOwn() {
    auto* empty = new QPushButton(tr("Empty board"));
    empty->setObjectName(QStringLiteral("emptyBoard"));
    empty->setToolTip(tr("Type the givens, then choose Puzzle, Lock givens"));
    auto* all = new QPushButton(tr("All candidates"));
    all->setObjectName(QStringLiteral("allCandidates"));
    all->setToolTip(tr("A board without givens: strike out candidates until one solution is left"));
    auto* paste = new QPushButton(tr("Open", "a pasted puzzle"));
    paste->setObjectName(QStringLiteral("openCandidates"));
    paste->setToolTip(tr("Open the puzzle above: 81 digits, a candidate grid or 729 characters"));
    paste->setEnabled(false);
    for (QPushButton* button : {empty, all, paste})
        button->setAutoDefault(false);
    m_candidates->setObjectName(QStringLiteral("candidateText"));
    m_candidates->setPlaceholderText(tr("Paste a puzzle (81 digits), a candidate grid or 729 characters"));
    m_candidates->setMaximumHeight(72);
    m_candidates->setTabChangesFocus(true);

    connect(empty, &QPushButton::clicked, this, [this] {
        Q_EMIT emptyChosen();
        close();
    });
    connect(all, &QPushButton::clicked, this, [this] {
        Q_EMIT allCandidatesChosen();
        close();
    });
    connect(paste, &QPushButton::clicked, this, [this] {
        Q_EMIT candidatesPasted(m_candidates->toPlainText());
        close();
    });
    connect(m_candidates, &QPlainTextEdit::textChanged, this,
            [this, paste] { paste->setEnabled(!m_candidates->toPlainText().trimmed().isEmpty()); });

    auto* box = new QWidget;
    auto* layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    row->setSpacing(kWindowSpacing);
    row->addWidget(empty);
    row->addWidget(all);
    row->addStretch();
    layout->addLayout(row);
    layout->addWidget(m_candidates);
    layout->addWidget(paste, 0, Qt::AlignLeft);
    return box;
}

}  // namespace nonet

#include "moc_new_puzzle_dialog.cpp"
