#include "ui/labs/difficulty/difficulty_lab.h"

#include "core/canonical/classic_transform.h"
#include "core/foundation/random_source.h"
#include "ui/labs/difficulty/agreement_scene.h"
#include "ui/labs/difficulty/candidate_scenes.h"
#include "ui/labs/difficulty/change_scene.h"
#include "ui/labs/difficulty/difficulty_input.h"
#include "ui/labs/difficulty/difficulty_worksheet.h"
#include "ui/labs/difficulty/path_scenes.h"

namespace nonet::difficulty {

const LabRow DifficultyLab::kRow{
    "difficulty", QT_TRANSLATE_NOOP("Labs", "Difficulty"),
    QT_TRANSLATE_NOOP("Labs",
                      "Why one puzzle is harder than another: candidates as heat, where a solver gets stuck, what "
                      "the techniques cost, and whether all these numbers agree."),
    LabPuzzles::withOneSolution, [](QObject* parent) -> Lab* { return new DifficultyLab(parent); }};

DifficultyLab::DifficultyLab(QObject* parent)
    : LabOf(kRow, parent, exampleModel()), m_facts(pathFacts(m_model.puzzle)), m_task(tr("Counting open moves"), this) {
    addScenes<HeatScene, SinglesScene, BottleneckScene, ScalesScene, AgreementScene, ChangeScene>(*this);
    connect(&m_task, &Task::progressed, this, [this](quint64 done, quint64) {
        m_counted = static_cast<int>(done);
        Q_EMIT changed();
    });
}

void DifficultyLab::setWeights(const CandidateWeights& weights) {
    m_model.weights = weights;
    Q_EMIT changed();
}

void DifficultyLab::setEdited(const Grid& edited) {
    m_model.edited = edited;
    Q_EMIT changed();
}

void DifficultyLab::setPuzzle(const Grid& puzzle) {
    takePuzzle(puzzle);
    Q_EMIT changed();
}

void DifficultyLab::takePuzzle(const Grid& puzzle) {
    m_model.edited = puzzle;
    if (puzzle == m_model.puzzle)
        return;
    m_model.puzzle = puzzle;
    m_facts = pathFacts(puzzle);
}

const SlowFacts* DifficultyLab::slow() {
    if (m_slowOf == m_model.puzzle)
        return m_slow ? &*m_slow : nullptr;
    m_slowOf = m_model.puzzle;
    m_slow.reset();
    m_counted = 0;
    m_task.start([facts = m_facts](const std::stop_token& stop,
                                   const ProgressSink& progress) { return slowFacts(facts, stop, progress); },
                 [this](SlowFacts facts) {
                     m_slow = std::move(facts);
                     Q_EMIT changed();
                 });
    return nullptr;
}

QString DifficultyLab::inputLabel() const { return tr("Your own:"); }

QString DifficultyLab::inputText() const {
    return QString::fromStdString(toLine(takesEdited() ? m_model.edited : m_model.puzzle));
}

QString DifficultyLab::setInput(const QString& text) {
    const auto puzzle = puzzleFrom(text);
    if (const auto* grid = std::get_if<Grid>(&puzzle)) {
        setPuzzle(*grid);
        return {};
    }
    if (!takesEdited())
        return std::get<QString>(puzzle);
    const auto board = boardFrom(text);
    if (const auto* fault = std::get_if<QString>(&board))
        return *fault;
    setEdited(std::get<Grid>(board));
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
    setPuzzle(exampleModel().puzzle);
}

void DifficultyLab::paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) {
    difficulty::paintWorksheet(painter, page, {m_facts, m_model.weights, withAnswers});
}

}  // namespace nonet::difficulty

#include "moc_difficulty_lab.cpp"
