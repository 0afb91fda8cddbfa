#include "ui/labs/difficulty/difficulty_lab.h"

#include "core/canonical/classic_transform.h"
#include "core/foundation/random_source.h"
#include "core/solvers/search/search.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/labs/frame/board_text.h"

#include <QCoreApplication>

namespace nonet::difficulty {

namespace {

constexpr const char* kEasy = "625........15.9...879.2.6....47.6.89.68..5.3......85.278.....4.1.3...2.....69...3";
constexpr const char* kXWing = "..19....2...67.8..3.........9.48...76..31...5..3........4..1.5...5.9...1.268.5..9";
/// A puzzle of Gordon Royle's collection.
constexpr const char* kSeventeen = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";
/// Arto Inkala's of 2012.
constexpr const char* kBeyond = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

struct InputWords {
    Q_DECLARE_TR_FUNCTIONS(DifficultyInput)
};

constexpr SceneRow<DifficultyLab> kScenes[] = {{"heat", makeHeatScene, LessonLength::minutes45},
                                               {"singles", makeSinglesScene, LessonLength::minutes45},
                                               {"bottleneck", makeBottleneckScene, LessonLength::minutes15},
                                               {"scales", makeScalesScene, LessonLength::minutes90},
                                               {"why", makeWhyScene, LessonLength::minutes15},
                                               {"agreement", makeAgreementScene},
                                               {"change", makeChangeScene, LessonLength::minutes90}};

}  // namespace

const LabRow DifficultyLab::kRow{
    "difficulty",
    QT_TRANSLATE_NOOP("Labs", "Difficulty"),
    QT_TRANSLATE_NOOP("Labs",
                      "Why one puzzle is harder than another: candidates as heat, where a solver gets stuck, what "
                      "the techniques cost, and whether all these numbers agree."),
    LabPuzzles::withOneSolution,
    [](QObject* parent) -> Lab* { return new DifficultyLab(parent); },
    [] { return idsOf(kScenes); }};

DifficultyLab::DifficultyLab(QObject* parent)
    : LabOf(kRow, parent, exampleModel()), m_facts(pathFacts(m_model.puzzle)),
      m_slow(tr("Counting open moves"), *this) {
    m_slow.notifyOnProgress();
    addScenes(*this, std::span<const SceneRow<DifficultyLab>>(kScenes));
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

const SlowFacts& DifficultyLab::slowAtOnce() {
    if (const SlowFacts* found = m_slow.find(m_model.puzzle))
        return *found;
    if (!m_slowAtOnce || m_slowAtOnce->first != m_model.puzzle)
        m_slowAtOnce = {m_model.puzzle, slowFacts(m_facts, {}, {})};
    return m_slowAtOnce->second;
}

std::vector<LabPreset> DifficultyLab::presets() const {
    return {{InputWords::tr("Singles alone"), QLatin1String(kEasy)},
            {InputWords::tr("One narrow place"), QString::fromStdString(toLine(exampleModel().puzzle))},
            {InputWords::tr("An X-Wing"), QLatin1String(kXWing)},
            {InputWords::tr("17 clues"), QLatin1String(kSeventeen)},
            {InputWords::tr("Beyond this program"), QLatin1String(kBeyond)}};
}

QString DifficultyLab::source() const {
    return QStringLiteral("“Generating Sudoku Variations”, Sudoku-USA, www.sudoku-usa.com");
}

QString DifficultyLab::inputText() const {
    return QString::fromStdString(toLine(acceptsEdited() ? m_model.edited : m_model.puzzle));
}

QString DifficultyLab::setInput(const QString& text) {
    const auto board = consistentBoardFromText(text);
    if (const auto* fault = std::get_if<QString>(&board))
        return puzzleKept(*fault);
    const Grid& grid = std::get<Grid>(board);
    const std::uint64_t solutions = search(Puzzle(grid)).count;
    if (solutions != 1 && !acceptsEdited())
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

void DifficultyLab::useExample() {
    m_model.weights = standardWeights();
    m_model.secondStage = kSecondStage;
    setPuzzle(exampleModel().puzzle);
}

}  // namespace nonet::difficulty

#include "moc_difficulty_lab.cpp"
