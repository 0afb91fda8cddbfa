#include "ui/labs/difficulty/difficulty_model.h"

#include "core/solvers/search/search.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QFile>

namespace nonet::difficulty {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DifficultyModel)
};

constexpr qsizetype kCells = 81;

}  // namespace

PathFacts pathFacts(const Grid& puzzle) {
    PathFacts facts;
    facts.puzzle = puzzle;
    const Puzzle classic(puzzle);
    facts.solution = search(classic).first.value_or(puzzle);
    facts.report = rate(classic);
    const Position start = Position::fromPuzzle(classic);
    facts.profile = pathProfile(start, facts.report.path);
    facts.census = candidateCensus(classic);
    facts.positions.push_back(start);
    for (const Step& step : facts.report.path.steps) {
        facts.positions.push_back(facts.positions.back());
        apply(facts.positions.back(), step);
    }
    return facts;
}

SlowFacts slowFacts(const PathFacts& facts, const std::stop_token& stop, const ProgressSink& progress) {
    return {bottleneckProfile(facts.positions.front(), facts.report.path, {}, stop, progress),
            searchEffort(Puzzle(facts.puzzle), UINT64_C(1'000'000), stop)};
}

DifficultyModel exampleModel() {
    constexpr const char* kExample =
        "17....2...3...2..46..1...38...7...4....854....6...1...75...9..28..4...1...4....97";
    DifficultyModel model;
    model.puzzle = *gridFromLine(kExample);
    model.edited = model.puzzle;
    model.weights = standardWeights();
    return model;
}

const std::vector<Grid>& samplePuzzles() {
    static const std::vector<Grid> samples = [] {
        std::vector<Grid> found;
        QFile file(QStringLiteral(":/samples/puzzles.tsv"));
        if (!file.open(QIODevice::ReadOnly))
            return found;
        for (const QByteArray& line : file.readAll().split('\n'))
            if (std::optional<Grid> grid = gridFromLine(line.left(kCells).toStdString()))
                found.push_back(std::move(*grid));
        return found;
    }();
    return samples;
}

QString levelText(const HodokuRating& rating) {
    if (!rating.isComplete)
        return Words::tr("beyond these techniques");
    return rating.isPartial ? Words::tr("at least %1").arg(levelName(rating.level)) : levelName(rating.level);
}

QString scoreText(const HodokuRating& rating) {
    const QString score = number(static_cast<std::uint64_t>(rating.score));
    return rating.isPartial ? Words::tr("at least %1").arg(score) : score;
}

}  // namespace nonet::difficulty
