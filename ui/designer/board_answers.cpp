#include "ui/designer/board_answers.h"

#include "core/answers/between_edits.h"
#include "ui/answers/puzzle_answers.h"
#include "ui/board/board_widget.h"
#include "ui/designer/answer_controls.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/flow_row.h"
#include "ui/preferences/tokens.h"
#include "ui/text/cell_names.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShowEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace nonet {
namespace {

constexpr std::array kCaps{1, 2, 8, 100};
constexpr int kLegendLines = 4;

}  // namespace

BoardAnswers::BoardAnswers(PuzzleAnswers& answers, QWidget* parent)
    : QWidget(parent), m_answers(answers), m_caps(new QButtonGroup(this)),
      m_legend(fixedLines(QStringLiteral("answerLegend"), kLegendLines)) {
    QVBoxLayout& column = *addAnswerColumn(*this);
    column.addWidget(captionOf(tr("On the board")));
    for (const BoardAnswerRow& row : boardAnswerRows()) {
        auto* box = new QCheckBox(row.text());
        box->setObjectName(QLatin1String(row.objectName));
        column.addWidget(box);
        if (m_switches.empty())
            addCaps(column);
        m_switches.push_back({&row, box});
        connect(box, &QCheckBox::toggled, this, [this, &row](bool isOn) { turn(row, isOn); });
    }
    column.addWidget(m_legend);
    connect(m_caps, &QButtonGroup::idClicked, this, &BoardAnswers::setCap);
    updateSwitches();
    updateLegend();
}

void BoardAnswers::addCaps(QVBoxLayout& column) {
    auto* caps = new FlowRow(kSmallSpace);
    caps->addWidget(captionOf(tr("Count up to")));
    for (const int cap : kCaps) {
        auto* button = answerButton(QStringLiteral("answerCap%1").arg(cap), QLocale().toString(cap),
                                    tr("For each candidate, count the solutions that use it up to %1").arg(cap));
        button->setCheckable(true);
        setLook(button, "pill");
        button->setChecked(cap == kCaps.front());
        button->setAccessibleName(tr("Count up to %1").arg(cap));
        m_caps->addButton(button, cap);
        caps->addWidget(button);
    }
    column.addLayout(caps);
}

/// Caps are as wide as the widest of them: what stands beside them stays.
void BoardAnswers::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    int width = 0;
    for (QAbstractButton* each : m_caps->buttons()) {
        each->ensurePolished();
        width = std::max(width, each->sizeHint().width());
    }
    for (QAbstractButton* each : m_caps->buttons())
        each->setMinimumWidth(width);
}

void BoardAnswers::setBoard(BoardWidget* board) {
    if (m_board)
        m_board->disconnect(this);
    m_board = board;
    if (board) {
        connect(board, &BoardWidget::selectionChanged, this, &BoardAnswers::updateLegend);
        // The solution layer may have come or gone.
        connect(board, &BoardWidget::pictureChanged, this, &BoardAnswers::updateLegend);
        connect(board, &BoardWidget::cellPointed, this, [this](int cell) {
            m_pointed = cell;
            updateLegend();
        });
    }
    layOverBoard();
}

QAbstractButton* BoardAnswers::switchOf(const BoardAnswerRow& row) const {
    return std::ranges::find(m_switches, &row, &Switch::row)->box;
}

QWidget* BoardAnswers::legend() const { return m_legend; }

bool BoardAnswers::tellsOnlyOne() const {
    return m_answers.answer<CandidateKnowledge>().isAsked() && m_answers.options().cap > 1;
}

void BoardAnswers::turn(const BoardAnswerRow& row, bool isOn) {
    if (isOn)
        m_answers.ask(row.answer(m_answers));
    else
        m_answers.withdraw(row.answer(m_answers));
    const bool hasLayer = std::ranges::any_of(m_switches, [](const Switch& each) {
        return each.row->layer == BoardAnswerRow::Layer::candidates && each.box->isChecked();
    });
    if (m_board && hasLayer != m_hasLayer) {
        if (hasLayer)
            m_showedCandidates = m_board->showsCandidates();
        m_board->setShowsCandidates(hasLayer || m_showedCandidates);
    }
    m_hasLayer = hasLayer;
    Q_EMIT switched(row, isOn);
}

void BoardAnswers::setCap(int cap) {
    AnswerOptions options = m_answers.options();
    if (options.cap != static_cast<std::uint32_t>(cap)) {
        options.cap = static_cast<std::uint32_t>(cap);
        m_answers.setOptions(options);
        if (m_answers.answer<CandidateKnowledge>().isAsked()) {
            m_answers.withdraw<CandidateKnowledge>();
            m_answers.ask<CandidateKnowledge>();
        }
    }
    m_switches.front().box->setChecked(true);
    Q_EMIT capChosen(cap);
}

void BoardAnswers::updateSwitches() {
    for (const Switch& each : m_switches) {
        const QString whyNot = each.row->whyNot != nullptr ? each.row->whyNot(m_answers) : QString();
        if (each.row->whyNot != nullptr && each.box->isChecked() && !each.row->answer(m_answers).isAsked())
            each.box->setChecked(false);
        each.box->setEnabled(whyNot.isEmpty());
        each.box->setToolTip(whyNot.isEmpty() ? each.row->tip() : whyNot);
    }
}

void BoardAnswers::follow(const Answer& answer) {
    const auto isOfRow = [&](const Switch& each) { return &each.row->answer(m_answers) == &answer; };
    const auto own = std::ranges::find_if(m_switches, isOfRow);
    if (own != m_switches.end() || m_answers.isOf<CountedSolutions>(answer))
        updateSwitches();
    if (own == m_switches.end())
        return;
    lay(*own->row);
    updateLegend();
}

void BoardAnswers::layOverBoard() {
    for (const Switch& each : m_switches)
        lay(*each.row);
    updateLegend();
}

void BoardAnswers::lay(const BoardAnswerRow& row) {
    if (!m_board)
        return;
    // A board of another shape learns of it a moment later.
    if (m_answers.of<CandidateKnowledge>() && m_answers.puzzle().shape() != m_board->picture().puzzle.shape() &&
        !m_isLate)
        QTimer::singleShot(0, this, [this] {
            m_isLate = true;
            layOverBoard();
            m_isLate = false;
        });
    row.lay(m_answers, *m_board);
}

void BoardAnswers::updateLegend() {
    m_legend->setText(legendText());
    m_legend->setToolTip(m_legend->text());
}

QString BoardAnswers::legendText() const {
    const std::optional<CandidateKnowledge>& known = m_answers.of<CandidateKnowledge>();
    if (known && m_board && m_answers.options().cap > 1) {
        const std::optional<Cell> cell = m_pointed >= 0 ? std::optional(Cell(m_pointed)) : m_board->currentCell();
        if (cell && cell->index() < known->cellCount())
            return countsAt(*known, *cell);
    }
    QStringList candidates;
    std::optional<QString> other;
    for (const BoardAnswerRow& row : boardAnswerRows()) {
        const std::optional<QString> text = row.legend(m_answers, m_board);
        if (text && row.layer == BoardAnswerRow::Layer::candidates)
            candidates << *text;
        else if (text && !other)
            other = text;
    }
    return !candidates.isEmpty() ? candidates.join(u' ')
           : other               ? *other
                                 : tr("Turn these on to see on the board what the solutions have in common.");
}

QString BoardAnswers::countsAt(const CandidateKnowledge& known, Cell cell) const {
    const auto cap = m_answers.options().cap;
    QStringList counts;
    for (const Digit symbol : m_answers.puzzle().symbols().all()) {
        const std::uint32_t count = known.count(cell, symbol);
        const bool isOpen = known.isOpen(cell, symbol);
        if (count == 0 && !isOpen)
            continue;
        const QString more = isOpen || count == cap ? QStringLiteral("+") : QString();
        // A digit and its number stay together.
        counts << QString::fromStdString(m_answers.puzzle().symbols().label(symbol)) + QChar(QChar::Nbsp) +
                      QStringLiteral("×") + QLocale().toString(count) + more;
    }
    const QString name = cellName(cell, m_answers.puzzle().shape().columns());
    if (counts.isEmpty())
        return tr("No solution has a digit in %1.", "a cell").arg(name);
    return tr("Solutions in %1: %2", "a cell: how many use each digit").arg(name, counts.join(QStringLiteral(", "))) +
           QStringLiteral(". ") +
           tr("Framed: one alone. Plus: %1 or more.").arg(QLocale().toString(static_cast<int>(cap)));
}

}  // namespace nonet

#include "moc_board_answers.cpp"
