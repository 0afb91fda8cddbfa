// What the answers list, and what is done with it; what they lay over the board.
#include "core/design/constraint_edits.h"
#include "core/rules/constraint_catalogue.h"
#include "ui/board/board_widget.h"
#include "ui/board/contradiction_of.h"
#include "ui/designer/answer_dock.h"
#include "ui/designer/designer.h"
#include "ui/document/puzzle_document.h"
#include "ui/text/cell_names.h"
#include "ui/text/diagnosis_text.h"

#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

/// As many as anybody looks through in a list.
constexpr std::size_t kMostRows = 500;
/// Of equal cells; letters, and colours of Theme::places.
constexpr int kGroupLetters = 26;
constexpr int kGroupColours = 16;

bool isProperNow(const LayoutAnswers& answers) { return answers.count() == SolutionCount{1, false}; }

void join(ConflictSet& all, const ConflictSet& part) {
    all.constraints.insert(all.constraints.end(), part.constraints.begin(), part.constraints.end());
    all.givens.insert(all.givens.end(), part.givens.begin(), part.givens.end());
    all.hasStartCandidates = all.hasStartCandidates || part.hasStartCandidates;
}

/// Rising, each once.
std::vector<int> rising(std::vector<int> indices) {
    std::ranges::sort(indices);
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    return indices;
}

}  // namespace

std::vector<AnswerDock::Row> AnswerDock::rowsOf(const ConflictSet& parts) const {
    std::vector<Row> rows;
    const auto add = [&](ConflictSet part) {
        const QStringList names = conflictNames(part, m_answers->puzzle());
        rows.push_back({.part = std::move(part), .clue = std::nullopt, .text = names.join(QStringLiteral(", "))});
    };
    for (const int constraint : parts.constraints)
        add({.constraints = {constraint}});
    for (const Cell cell : parts.givens)
        add({.givens = {cell}});
    if (parts.hasStartCandidates)
        add({.hasStartCandidates = true});
    for (Row& row : rows)
        row.text = sentenceCase(row.text);
    return rows;
}

AnswerDock::Row AnswerDock::rowOf(const Candidate& clue) const {
    const Puzzle& puzzle = m_answers->puzzle();
    return {.part = {},
            .clue = clue,
            .text = tr("%1 in %2", "a digit, a cell")
                        .arg(QString::fromStdString(puzzle.symbols().label(clue.digit)),
                             cellName(clue.cell, puzzle.shape().columns()))};
}

std::vector<AnswerDock::Row> AnswerDock::rowsOf(Topic topic) const {
    std::vector<Row> rows;
    switch (topic) {
    case Topic::none: break;
    case Topic::tester: rows = rowsOfTester(); break;
    case Topic::rating: rows = rowsOfRating(); break;
    case Topic::generated: break;
    case Topic::neededParts:
        if (const auto& parts = m_answers->neededParts())
            rows = rowsOf(parts->spare);
        break;
    case Topic::smallestPart:
        if (const auto& part = m_answers->smallestPart())
            rows = rowsOf(part->removed);
        break;
    case Topic::missingClues:
        if (const auto& missing = m_answers->missingClues())
            for (const Candidate& clue : missing->clues)
                rows.push_back(rowOf(clue));
        break;
    case Topic::onlyOne:
        if (const std::optional<CandidateKnowledge>& known = m_answers->candidates(); known && m_answers->cap() > 1) {
            const CandidateGrid unique = usedByOneSolution(*known, m_answers->puzzle().shape());
            for (const Cell cell : m_answers->puzzle().shape().cells())
                for (const Digit symbol : unique.at(cell))
                    if (rows.size() < kMostRows)
                        rows.push_back(rowOf({cell, symbol}));
        }
        break;
    }
    return rows;
}

QString AnswerDock::sentenceOf(Topic topic) const {
    switch (topic) {
    case Topic::none:
        return tr("Rules that could go, clues that would do and what a tester finds are listed here: ask above.");
    case Topic::tester: return sentenceOfTester();
    case Topic::rating: return sentenceOfRating();
    case Topic::generated: return sentenceOfGenerated();
    case Topic::neededParts: return sentenceOfNeeded();
    case Topic::smallestPart: return sentenceOfSmallest();
    case Topic::missingClues: return sentenceOfClues();
    case Topic::onlyOne:
        return m_rows.empty() ? tr("No digit found so far that exactly one solution uses.")
                              : tr("Exactly one solution uses each of these: any of them as a given leaves that one.");
    }
    return {};
}

QString AnswerDock::sentenceOfNeeded() const {
    const std::optional<NeededParts>& parts = m_answers->neededParts();
    if (parts && parts->state != SolutionState::one)
        return tr("Only of a layout with one solution can be told what could go.");
    if (!parts)
        return isProperNow(*m_answers) || !m_answers->count() ? tr("Finding out what could go.")
                                                              : sentenceOf(Topic::none);
    const auto all = static_cast<int>(parts->spare.size() + parts->needed.size() + parts->open.size());
    const QString spare = parts->spare.size() == 0 ? tr("All that was tried is needed.")
                                                   : tr("%Ln of %1 rules and givens could go, each by itself.", nullptr,
                                                        static_cast<int>(parts->spare.size()))
                                                         .arg(all);
    const auto open = static_cast<int>(parts->open.size());
    return parts->isComplete() ? spare
           : m_answers->state(LayoutAnswer::neededParts) == AnswerState::done
               ? tr("%1 %Ln not decided.", nullptr, open).arg(spare)
               : tr("%1 %Ln not tried yet.", nullptr, open).arg(spare);
}

QString AnswerDock::sentenceOfSmallest() const {
    const std::optional<SmallestProper>& smallest = m_answers->smallestPart();
    if (!smallest)
        return m_answers->isAsked(LayoutAnswer::smallestPart) ? tr("Taking away what is not needed.")
                                                              : sentenceOf(Topic::none);
    if (!smallest->isProper)
        return tr("Only of a layout with one solution can be told what is enough.");
    const QString kept = tr("%Ln rule(s) and given(s) are enough; without these there is still one solution.", nullptr,
                            static_cast<int>(smallest->kept.size()));
    return smallest->removed.size() == 0 && smallest->isMinimal ? tr("All of it is needed.")
           : smallest->isMinimal                                ? tr("%1 None of the rest can go.").arg(kept)
                                                                : kept;
}

QString AnswerDock::sentenceOfClues() const {
    const std::optional<MissingClues>& missing = m_answers->missingClues();
    if (!missing)
        return m_answers->isAsked(LayoutAnswer::missingClues) ? tr("Looking for clues that would do.")
                                                              : sentenceOf(Topic::none);
    if (missing->state == SolutionState::one)
        return tr("There is one solution: nothing is missing.");
    if (missing->state == SolutionState::none)
        return tr("There is no solution: no clue can help.");
    if (!missing->isProved)
        return tr("Given up: perhaps these are not enough.");
    return tr("%Ln clue(s) would do: with them there is one solution.", nullptr,
              static_cast<int>(missing->clues.size()));
}

void AnswerDock::updateList() {
    const Topic topic = m_topic;
    const std::vector<Row> before = std::exchange(m_rows, rowsOf(topic));
    if (!std::ranges::equal(before, m_rows, {}, &Row::text, &Row::text) || topic != m_shown)
        fillList(before);
    m_shown = topic;
    const bool isOfGivens = topic == Topic::tester || topic == Topic::neededParts || topic == Topic::smallestPart ||
                            topic == Topic::rating || topic == Topic::generated;
    const bool hasOthers = m_answers->digitsCounted() == DigitsCounted::givensAndEntered;
    m_sentence->setText(isOfGivens && hasOthers ? sentenceOf(topic) + u' ' + tr("Entered digits do not count here.")
                                                : sentenceOf(topic));
    m_sentence->setToolTip(m_sentence->text());
    if (const bool isAsked = m_answers->isAsked(LayoutAnswer::neededParts); isAsked != m_needed->isChecked()) {
        const QSignalBlocker blocker(m_needed);
        m_needed->setChecked(isAsked);
        Q_EMIT askedChanged(LayoutAnswer::neededParts, isAsked);
    }
    updateButtons();
}

/// What was chosen stays so where it is still told of; else the row at its place is.
void AnswerDock::fillList(const std::vector<Row>& before) {
    const QList<QListWidgetItem*> selected = m_list->selectedItems();
    std::vector<const Row*> chosen;
    chosen.reserve(static_cast<std::size_t>(selected.size()));
    for (const QListWidgetItem* item : selected)
        chosen.push_back(&before[static_cast<std::size_t>(m_list->row(item))]);
    const int current = m_list->currentRow();
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const Row& row : m_rows)
        m_list->addItem(row.text);
    const auto placeOf = [this](const Row& row) {
        return static_cast<int>(
            std::ranges::find_if(m_rows,
                                 [&row](const Row& each) { return each.part == row.part && each.clue == row.clue; }) -
            m_rows.begin());
    };
    const int last = static_cast<int>(m_rows.size()) - 1;
    const int same = current >= 0 && current < static_cast<int>(before.size())
                         ? placeOf(before[static_cast<std::size_t>(current)])
                         : last + 1;
    m_list->setCurrentRow(same <= last ? same : std::min(current, last));
    for (const Row* row : chosen)
        if (const int place = placeOf(*row); place <= last)
            m_list->item(place)->setSelected(true);
}

ConflictSet AnswerDock::selectedParts() const {
    ConflictSet parts;
    for (const QListWidgetItem* item : m_list->selectedItems())
        join(parts, m_rows[static_cast<std::size_t>(m_list->row(item))].part);
    parts.constraints = rising(std::move(parts.constraints));
    std::ranges::sort(parts.givens, {}, &Cell::index);
    return parts;
}

std::vector<Candidate> AnswerDock::selectedClues() const {
    std::vector<Candidate> clues;
    for (const QListWidgetItem* item : m_list->selectedItems())
        if (const std::optional<Candidate>& clue = m_rows[static_cast<std::size_t>(m_list->row(item))].clue)
            clues.push_back(*clue);
    return clues;
}

void AnswerDock::updateButtons() {
    const ConflictSet parts = selectedParts();
    const bool hasClues = !selectedClues().empty();
    const bool edits = mayEdit();
    m_remove->setEnabled(edits && parts.size() > 0);
    m_hide->setEnabled(edits && !parts.constraints.empty());
    m_go->setEnabled(!parts.constraints.empty() || !parts.givens.empty() || hasClues);
    m_add->setEnabled(edits && hasClues);
    const bool hasSolution = m_answers->count() != SolutionCount{0, false};
    m_fill->setEnabled(edits && hasSolution);
    m_randomFill->setEnabled(edits && hasSolution);
    m_removeSpare->setEnabled(edits);
    m_makeProper->setEnabled(edits && hasSolution);
    m_generate->setEnabled(edits && hasSolution);
}

bool AnswerDock::mayEdit() const { return m_designer.document() && !m_designer.document()->isReadOnly(); }

void AnswerDock::removeSelected() { removeParts(selectedParts()); }

void AnswerDock::removeParts(ConflictSet parts) {
    if (std::erase_if(parts.constraints, [this](int each) { return m_designer.isLocked(each); }) > 0)
        Q_EMIT m_designer.said(tr("Locked rules stay: unlock them first."));
    Puzzle after = m_designer.puzzle();
    if (!parts.constraints.empty())
        after = nonet::remove(after, parts.constraints).puzzle;
    for (const Cell cell : parts.givens)
        after.givens.clear(cell);
    if (parts.hasStartCandidates)
        after.startCandidates.reset();
    m_designer.edit(after);
}

void AnswerDock::hideSelected() {
    m_designer.edit(nonet::setHidden(m_designer.puzzle(), selectedParts().constraints, true));
}

void AnswerDock::goToSelected() {
    CellSet cells;
    for (const Candidate& clue : selectedClues())
        cells.insert(clue.cell);
    goTo(selectedParts(), std::move(cells));
}

void AnswerDock::goTo(const ConflictSet& parts, CellSet cells) {
    for (const Cell cell : parts.givens)
        cells.insert(cell);
    for (const int constraint : parts.constraints)
        for (const std::vector<Cell>& part :
             m_designer.puzzle().constraints()[static_cast<std::size_t>(constraint)].parts)
            for (const Cell cell : part)
                cells.insert(cell);
    m_designer.choose(parts.constraints);
    if (!m_board || cells.isEmpty())
        return;
    if (parts.constraints.empty())
        m_board->setSelection(cells, *cells.begin());
    m_board->flash(cells);
}

/// What is typed next is meant for it.
void AnswerDock::takeKeysToBoard() {
    if (m_board)
        m_board->setFocus();
}

void AnswerDock::addSelected() {
    Puzzle after = m_designer.puzzle();
    for (const Candidate& clue : selectedClues())
        after.givens.set(clue.cell, clue.digit);
    m_designer.edit(after);
}

void AnswerDock::layOverBoard() {
    layCandidates();
    layEqualCells();
    laySolution();
    layContradiction();
    updateCounts();
}

void AnswerDock::layEqualCells() {
    if (!m_board)
        return;
    const std::optional<EqualCells>& equal = m_answers->equalCells();
    std::vector<PlaceMark> places;
    if (equal && m_answers->puzzle().shape() == m_board->picture().puzzle.shape()) {
        int group = 0;
        for (const EqualGroup& each : equal->groups) {
            // Cells that hold one digit alone say so as candidates.
            if (each.symbol)
                continue;
            places.resize(static_cast<std::size_t>(m_answers->puzzle().shape().cellCount()));
            for (const Cell cell : each.cells) {
                PlaceMark& mark = places[static_cast<std::size_t>(cell.index())];
                mark.place = group % kGroupLetters;
                mark.colour = group % kGroupColours;
            }
            ++group;
        }
    }
    m_board->setPlaces(std::move(places));
}

void AnswerDock::layContradiction() {
    if (!m_board)
        return;
    const std::optional<Diagnosis> why = m_answers->whyNone();
    if (why && m_answers->count() == SolutionCount{0, false})
        m_board->publish(OverlayPublisher::contradiction, {.contradiction = contradictionOf(*why)});
    else
        m_board->withdraw(OverlayPublisher::contradiction);
}

}  // namespace nonet
