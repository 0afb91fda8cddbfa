#include "core/generators/dig.h"

#include "core/board/classic.h"
#include "core/generators/random_grid.h"
#include "core/solvers/search/classic_search.h"

#include <algorithm>

namespace nonet {

Digger::Digger(const ClassicDigits& solution, std::uint64_t budget)
    : m_solution(solution), m_budget(budget), m_puzzle(solution), m_marks(ClassicMarks::from(solution)),
      m_forced(ForcedGivens::ofSolvedGrid()), m_swaps(solution) {}

void Digger::clear(Cell clue) {
    m_forced.clear(clue, Digit(m_solution.valueAt(clue)));
    m_puzzle.clear(clue);
    m_clues.erase(clue);
    m_marks.at(clue) = ClassicMarks::kEvery;
}

Digger::Fate Digger::fateOf(Cell clue) const {
    assert(clues().contains(clue));
    if (m_forced.isForced(clue, Digit(m_solution.valueAt(clue))))
        return Fate::goes;
    return m_swaps.hasSetOutside(m_clues - ClassicCellSet{clue}, clue) ? Fate::stays : Fate::unknown;
}

void Digger::askForOthers(Cell clue, ClassicMarks& question) const {
    question = m_marks;
    question.at(clue) = static_cast<std::uint16_t>(ClassicMarks::kEvery & ~m_marks.at(clue));
}

bool Digger::take(Cell clue) {
    Fate fate = fateOf(clue);
    if (fate == Fate::unknown) {
        ClassicMarks question;
        askForOthers(clue, question);
        const SearchCount other = countSolutions(question, {.solutions = 1, .budget = m_budget});
        fate = other.count > 0 || other.budgetRanOut ? Fate::stays : Fate::goes;
    }
    if (fate == Fate::goes)
        clear(clue);
    return fate == Fate::goes;
}

bool Digger::takeAll(ClassicCellSet clues) {
    assert(this->clues().containsAll(clues));
    if (clues.count() == 1)
        return take(clues.first());
    const ClassicCellSet left = m_clues - clues;
    if (std::ranges::any_of(clues, [&](Cell clue) { return m_swaps.hasSetOutside(left, clue); }))
        return false;
    ClassicDigits fewer = m_puzzle;
    for (const Cell clue : clues)
        fewer.clear(clue);
    const SearchCount solutions = countSolutions(fewer, {.solutions = 2, .budget = m_budget});
    if (solutions.count != 1 || solutions.budgetRanOut)
        return false;
    for (const Cell clue : clues)
        clear(clue);
    return true;
}

CellOrder randomOrder(RandomSource& random) {
    CellOrder order;
    std::ranges::copy(classic::kAllCells, order.begin());
    random.shuffle(order);
    return order;
}

namespace {

/// One of several grids that are dug together.
class Excavation {
public:
    explicit Excavation(RandomSource& random) : m_digger(randomGrid(random)), m_order(randomOrder(random)) {}

    /// Goes on until only a search can tell the next clue's fate; false where all clues were tried.
    bool goOn() {
        for (; m_next < m_order.size(); ++m_next) {
            const Digger::Fate fate = m_digger.fateOf(m_order[m_next]);
            if (fate == Digger::Fate::unknown)
                return true;
            settle(fate == Digger::Fate::goes);
        }
        return false;
    }
    void ask(ClassicMarks& question) const { m_digger.askForOthers(m_order[m_next], question); }
    void take(const SearchCount& otherSolutions) {
        settle(otherSolutions.count == 0);
        ++m_next;
    }
    const ClassicDigits& puzzle() const { return m_digger.puzzle(); }

private:
    void settle(bool goes) {
        if (goes)
            m_digger.clear(m_order[m_next]);
    }

    Digger m_digger;
    CellOrder m_order;
    std::size_t m_next = 0;
};

}  // namespace

ClassicDigits dig(const ClassicDigits& solution, RandomSource& random) {
    Digger digger(solution);
    for (const Cell clue : randomOrder(random))
        digger.take(clue);
    return digger.puzzle();
}

ClassicDigits minimised(const ClassicDigits& puzzle, const ClassicDigits& solution, RandomSource& random) {
    ClassicCellSet blanks;
    std::vector<Cell> clues;
    for (const Cell cell : classic::kAllCells)
        if (puzzle.isBlank(cell))
            blanks.insert(cell);
        else
            clues.push_back(cell);
    random.shuffle(clues);
    Digger digger(solution);
    digger.takeAll(blanks);
    for (const Cell clue : clues)
        digger.take(clue);
    return digger.puzzle();
}

std::vector<ClassicDigits> digPiece(std::uint64_t seed, std::uint64_t piece, std::stop_token stop) {
    RandomSource random = RandomSource::forPiece(seed, piece);
    std::vector<Excavation> excavations;
    excavations.reserve(kPuzzlesADigPiece);
    while (excavations.size() < kPuzzlesADigPiece)
        excavations.emplace_back(random);

    std::vector<Excavation*> open;
    open.reserve(excavations.size());
    for (Excavation& each : excavations)
        open.push_back(&each);
    std::vector<ClassicMarks> questions;
    std::vector<SearchCount> answers;
    for (;;) {
        std::erase_if(open, [](Excavation* each) { return !each->goOn(); });
        if (open.empty())
            break;
        questions.resize(open.size());
        for (std::size_t i = 0; i < open.size(); ++i)
            open[i]->ask(questions[i]);
        answers.resize(open.size());
        countSolutions(std::span<const ClassicMarks>(questions), answers, {.solutions = 1});
        if (stop.stop_requested())
            return {};
        for (std::size_t i = 0; i < open.size(); ++i)
            open[i]->take(answers[i]);
    }
    std::vector<ClassicDigits> puzzles;
    puzzles.reserve(excavations.size());
    for (const Excavation& each : excavations)
        puzzles.push_back(each.puzzle());
    return puzzles;
}

}  // namespace nonet
