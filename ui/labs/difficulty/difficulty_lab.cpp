#include "ui/labs/difficulty/difficulty_lab.h"

#include "core/canonical/classic_transform.h"
#include "core/foundation/random_source.h"
#include "core/solvers/search/search.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/labs/frame/board_text.h"

#include <QCoreApplication>

namespace nonet::difficulty {

namespace {

struct InputWords {
    Q_DECLARE_TR_FUNCTIONS(DifficultyInput)
};

}  // namespace

const LabRow DifficultyLab::kRow{
    "difficulty", QT_TRANSLATE_NOOP("Labs", "Difficulty"),
    QT_TRANSLATE_NOOP("Labs",
                      "Why one puzzle is harder than another: candidates as heat, where a solver gets stuck, what "
                      "the techniques cost, and whether all these numbers agree."),
    LabPuzzles::withOneSolution, [](QObject* parent) -> Lab* { return new DifficultyLab(parent); }};

DifficultyLab::DifficultyLab(QObject* parent)
    : LabOf(kRow, parent, exampleModel()), m_facts(pathFacts(m_model.puzzle)),
      m_slow(tr("Counting open moves"), *this) {
    m_slow.tellProgress();
    addScenes(*this, {makeHeatScene, makeSinglesScene, makeBottleneckScene, makeScalesScene, makeWhyScene,
                      makeAgreementScene, makeChangeScene});
}

void DifficultyLab::setWeights(const CandidateWeights& weights) {
    m_model.weights = weights;
    Q_EMIT changed();
}

void DifficultyLab::setSecondStage(int factor) {
    m_model.secondStage = factor;
    Q_EMIT changed();
}

void DifficultyLab::setEdited(const Grid& edited) {
    m_model.edited = edited;
    Q_EMIT changed();
}

void DifficultyLab::setPuzzle(const Grid& puzzle) {
    if (puzzle != m_model.puzzle)
        m_facts = pathFacts(puzzle);
    m_model.puzzle = m_model.edited = puzzle;
    Q_EMIT changed();
}

const SlowFacts* DifficultyLab::slow() {
    m_slow.askOnce(m_model.puzzle, [facts = m_facts](const std::stop_token& stop, const ProgressSink& progress) {
        return slowFacts(facts, stop, progress);
    });
    return m_slow.find(m_model.puzzle);
}

QString DifficultyLab::source() const {
    return QStringLiteral("“Generating Sudoku Variations”, Sudoku-USA, www.sudoku-usa.com");
}

QString DifficultyLab::inputText() const {
    return QString::fromStdString(toLine(takesEdited() ? m_model.edited : m_model.puzzle));
}

QString DifficultyLab::setInput(const QString& text) {
    const auto board = consistentBoardFromText(text);
    if (const auto* fault = std::get_if<QString>(&board))
        return puzzleKept(*fault);
    const Grid& grid = std::get<Grid>(board);
    const std::uint64_t solutions = search(Puzzle(grid)).count;
    if (solutions != 1 && !takesEdited())
        return puzzleKept(
            solutions == 0
                ? InputWords::tr("This puzzle has no solution, so there is no difficulty to measure.")
                : InputWords::tr("This puzzle has more than one solution, so its difficulty means nothing."));
    if (solutions == 1)
        setPuzzle(grid);
    else
        setEdited(grid);
    return {};
}

void DifficultyLab::shuffleInput(std::uint64_t seed) {
    RandomSource random(seed);
    const std::vector<Grid>& samples = samplePuzzles();
    const Grid& sample = samples[random.below(static_cast<std::uint32_t>(samples.size()))];
    setPuzzle(apply(randomTransform(random), ClassicDigits::from(sample)).toGrid());
}

void DifficultyLab::takeExample() {
    m_model.weights = standardWeights();
    m_model.secondStage = kSecondStage;
    setPuzzle(exampleModel().puzzle);
}

}  // namespace nonet::difficulty

#include "moc_difficulty_lab.cpp"
