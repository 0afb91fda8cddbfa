#include "ui/labs/difficulty/difficulty_model.h"

#include "core/board/classic.h"
#include "core/solvers/search/search.h"
#include "ui/labs/frame/stage_painting.h"
#include "ui/text/technique_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace nonet::difficulty {

namespace {

struct ModelWords {
    Q_DECLARE_TR_FUNCTIONS(DifficultyModel)
};

QString weightsKept(const QString& fault) { return ModelWords::tr("%1 The weights before stay.").arg(fault); }

/// As the bottleneck counts them.
constexpr std::size_t kMostOfATechnique = 1000;

/// One a line, whatever stands behind it.
std::vector<Grid> puzzlesOf(const QString& resource) {
    std::vector<Grid> found;
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return found;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (std::optional<Grid> grid = gridFromLine(line.left(kSide * kSide).toStdString()))
            found.push_back(std::move(*grid));
    return found;
}

std::optional<double> numberFrom(const QString& text) {
    bool isNumber = false;
    double value = QLocale().toDouble(text, &isNumber);
    if (!isNumber)
        value = QLocale::c().toDouble(text, &isNumber);
    return isNumber && value >= 0 && value <= kMostWeight ? std::optional(value) : std::nullopt;
}

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
    SlowFacts slow{bottleneckProfile(facts.positions.front(), facts.report.path, {}, stop, progress),
                   searchEffort(Puzzle(facts.puzzle), UINT64_C(1'000'000), stop)};
    const std::optional<std::size_t> narrowest = slow.bottleneck.narrowestWhileOpen();
    if (!narrowest)
        return slow;
    EngineOptions known{.allowed = techniquesOf(TechniqueFamily::singles)};
    for (const Step& step : facts.report.path.steps)
        known.allowed |= techniquesUpTo(hodokuProfile(), step.technique);
    slow.openThere = allSteps(facts.positions[*narrowest], known, kMostOfATechnique, stop);
    return slow;
}

const ClueLoss* ClueMap::of(Cell cell) const {
    const auto found = std::ranges::find(losses, cell, &ClueLoss::cell);
    return found == losses.end() ? nullptr : &*found;
}

ClueMap clueMap(const Grid& puzzle, const std::stop_token& stop, const ProgressSink& progress) {
    ClueMap map{puzzle, {}};
    const auto clues = static_cast<std::uint64_t>(puzzle.filledCount());
    for (const Cell cell : classic::kAllCells) {
        if (puzzle.isBlank(cell) || stop.stop_requested())
            continue;
        Grid without = puzzle;
        without.clear(cell);
        map.losses.push_back({cell, candidateCensus(Puzzle(without)), search(Puzzle(without), 2, stop).count == 1});
        if (progress)
            progress({.done = map.losses.size(), .total = clues});
    }
    return map;
}

DifficultyModel exampleModel() {
    constexpr const char* kExample =
        "17....2...3...2..46..1...38...7...4....854....6...1...75...9..28..4...1...4....97";
    DifficultyModel model;
    model.puzzle = gridFromLine(kExample).value_or(Grid());
    model.edited = model.puzzle;
    model.weights = standardWeights();
    return model;
}

const std::vector<Grid>& samplePuzzles() {
    static const std::vector<Grid> samples = puzzlesOf(QStringLiteral(":/samples/puzzles.tsv"));
    return samples;
}

const std::vector<Grid>& spreadPuzzles() {
    static const std::vector<Grid> spread = puzzlesOf(QStringLiteral(":/samples/spread.txt"));
    return spread;
}

double totalDifficulty(const CandidateCensus& census, const DifficultyModel& model) {
    const CandidateDifficulty d = candidateDifficulty(census, model.weights);
    return d.atStart + model.secondStage * d.afterSingles;
}

CandidateWeights weightsOf(WeightFormula formula) {
    CandidateWeights weights = standardWeights();
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (formula == WeightFormula::linear)
            weights[i] = static_cast<double>(i);
        else if (formula == WeightFormula::powersOfTwo)
            weights[i] = std::exp2(static_cast<double>(i));
    }
    return weights;
}

WeightFormula formulaOf(const CandidateWeights& weights) {
    for (const WeightFormula each : {WeightFormula::square, WeightFormula::linear, WeightFormula::powersOfTwo})
        if (weightsOf(each) == weights)
            return each;
    return WeightFormula::own;
}

std::variant<CandidateWeights, QString> weightsFrom(const QString& text) {
    static const QRegularExpression blanks(QStringLiteral("[\\s;|]+"));
    QStringList parts = text.split(blanks, Qt::SkipEmptyParts);
    // "0,1,4": commas part where nothing else does.
    if (parts.size() == 1)
        parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    CandidateWeights weights{};
    if (parts.size() != static_cast<qsizetype>(weights.size()))
        return weightsKept(ModelWords::tr("Nine weights are needed, and these are %1.").arg(parts.size()));
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const std::optional<double> weight = numberFrom(parts[static_cast<qsizetype>(i)]);
        if (!weight)
            return weightsKept(ModelWords::tr("“%1” is not a number from 0 to %2.")
                                   .arg(parts[static_cast<qsizetype>(i)], number(kMostWeight, 0)));
        weights[i] = *weight;
    }
    return weights;
}

QString toText(const CandidateWeights& weights) {
    QStringList parts;
    for (const double weight : weights) {
        QLocale locale;
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
        parts.append(locale.toString(weight, 'g', 7));
    }
    return parts.join(QLatin1Char(' '));
}

ClassicCellSet cellsOfSingles(const Position& position) {
    ClassicCellSet cells;
    const EngineOptions singles{.allowed = techniquesOf(TechniqueFamily::singles)};
    for (const Step& step : allSteps(position, singles, kMostOfATechnique))
        for (const Candidate placed : step.placements)
            cells.insert(placed.cell);
    return cells;
}

bool isNarrowest(const BottleneckProfile& profile, std::size_t step) {
    return profile.isOpen(step) && profile.points[step].total() == profile.widthWhileOpen();
}

QString levelText(const HodokuRating& rating) {
    if (!rating.isComplete)
        return ModelWords::tr("beyond these techniques");
    return rating.isPartial ? ModelWords::tr("at least %1").arg(levelName(rating.level)) : levelName(rating.level);
}

QString scoreText(const HodokuRating& rating) {
    const QString score = number(static_cast<std::uint64_t>(rating.score));
    return rating.isPartial ? ModelWords::tr("at least %1").arg(score) : score;
}

}  // namespace nonet::difficulty
