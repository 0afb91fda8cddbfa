// What the steps of the path cost a person, by the scales that players quote.
#include "core/techniques/profiles/hodoku_profile.h"
#include "ui/labs/difficulty/difficulty_worksheet.h"
#include "ui/labs/difficulty/path_scene.h"
#include "ui/text/technique_text.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace nonet::difficulty {

namespace {

constexpr int kLevels = 4;
/// What words and chart light together.
constexpr const char* kHardest = "hardest";
/// The share of the figure's width that the chart has; the techniques stand beside it.
constexpr double kChartShare = 0.5;

bool isNarrow(const QRectF& figure) { return figure.height() > figure.width() * 0.9; }

/// Beside the techniques, or above them where the figure is narrow.
QRectF scoreRoom(const QRectF& figure) {
    return isNarrow(figure) ? QRectF(figure.left(), figure.top(), figure.width(), figure.height() * kChartShare)
                            : QRectF(figure.left(), figure.top(), figure.width() * kChartShare, figure.height());
}

QRectF techniquesRoom(const QRectF& figure) {
    const QRectF score = scoreRoom(figure);
    return isNarrow(figure)
               ? QRectF(QPointF(figure.left(), score.bottom()), figure.bottomRight())
               : QRectF(QPointF(score.right() + figure.width() * 0.03, figure.top()), figure.bottomRight());
}

/// HoDoKu's score and level as they grow, and Sudoku Explainer's where there is one.
class ScalesScene final : public PathScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::ScalesScene)

public:
    using PathScene::PathScene;
    QString title() const override { return tr("Human scales along the path"); }
    bool hasSmallPrint() const override { return true; }

    QStringList sentences() const override {
        QStringList all{tr("HoDoKu, a well-known program, gives every technique a score and a level; a puzzle's score "
                           "is the sum over its path."),
                        tr("The level is that of the hardest step, and it rises where the score passes a line.")};
        if (facts().report.explainer)
            all.append(tr("Sudoku Explainer, the other scale that players quote, rates the hardest step alone."));
        return all;
    }

    LabQuestion question() const override {
        const PathProfile& profile = facts().profile;
        std::optional<TechniqueId> mostExpensive;
        int most = 0;
        QStringList others;
        for (const ProfileRow& each : hodokuProfile().rows) {
            const int cost = profile.uses[each.technique] * each.score;
            if (cost == 0)
                continue;
            if (cost > most) {
                most = cost;
                mostExpensive = each.technique;
            }
            others.append(techniqueName(each.technique));
        }
        const QString text = tr("Which technique adds the most to this puzzle's score?");
        if (!mostExpensive)
            return LabQuestion::of(
                tr("The score adds up the steps of the path, and this path has none. Does a score of 0 say that it is "
                   "easy?"),
                {tr("yes"), tr("no, it rates nothing")}, 1,
                tr("No, it rates nothing: only a path that reaches the solution tells how hard the steps were."));
        // One technique alone is no question.
        for (std::size_t i = 0; others.size() < 2 && i < hodokuProfile().rows.size(); ++i)
            if (const QString name = techniqueName(hodokuProfile().rows[i].technique); !others.contains(name))
                others.append(name);
        while (others.size() > 4)
            others.removeAt(others.indexOf(techniqueName(*mostExpensive)) == 0 ? 1 : 0);
        return {text, others, static_cast<int>(others.indexOf(techniqueName(*mostExpensive))),
                filled(tr("%1: used %2 ×, %3 points each, %4 of %5."), techniqueName(*mostExpensive),
                       profile.uses[*mostExpensive], rowOf(hodokuProfile(), *mostExpensive).score,
                       number(static_cast<std::uint64_t>(most)), scoreText(facts().report.hodoku))};
    }

    std::vector<LabLink> links() const override { return {{tr("the hardest step"), QLatin1String(kHardest)}}; }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        const QRectF techniques = techniquesRoom(area.figure);
        if (isYourTurn() || cell || !techniques.contains(point))
            return {};
        const std::vector<TechniqueId> shown = techniqueRows(techniques, 0).shown;
        const double height = rowHeight(techniques, shown.size() + 2, area.text);
        const auto row = static_cast<std::size_t>((point.y() - techniques.top()) / height);
        return QLatin1String(at >= 0 && row < shown.size() && facts().report.hodoku.hardest == shown[row] ? kHardest
                                                                                                          : "");
    }

    QString ownWords() const override { return tr("In your own words: what does a score tell that a level does not?"); }
    QString modelWords() const override {
        return tr("How much there is to do: every step counts for it, while the level looks at the hardest one. So of "
                  "two puzzles of the same level one can have twice the score.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override { return fillScalesSheet(sheet, facts()); }
    /// Uses and points stand there.
    bool asksOnSheet() const override { return true; }

    QString moveText(int moves) const override {
        const auto score = static_cast<std::uint64_t>(facts().profile.points[static_cast<std::size_t>(moves)].score);
        if (moves >= stepCount())
            return tr("Score %1, level: %2").arg(scoreText(facts().report.hodoku), levelText(facts().report.hodoku));
        const Step& step = steps()[static_cast<std::size_t>(moves)];
        return filled(tr("Score so far %1. Next, for %2: %3"), number(score),
                      rowOf(hodokuProfile(), step.technique).score, stepTitle(step));
    }

    std::vector<LabClaim> claims() const override {
        const HodokuRating& rating = facts().report.hodoku;
        std::vector<LabClaim> claims{{tr("HoDoKu: %1, score %2").arg(levelText(rating), scoreText(rating)),
                                      facts().profile.points.back().score == rating.score}};
        if (const auto& explainer = facts().report.explainer)
            claims.push_back({tr("Sudoku Explainer: %1").arg(number(explainer->hardest / 10.0)), true});
        return claims;
    }

    std::optional<LabTurn> turn() const override {
        if (!facts().report.hodoku.isComplete)
            return std::nullopt;
        LabTurn turn;
        turn.task = tr("Before you see a score: look at the board and place the puzzle on HoDoKu's scale. Choose its "
                       "level.");
        const std::optional<Level> level = guess();
        if (!level)
            return turn;
        const HodokuRating& rating = facts().report.hodoku;
        turn.state = *level == rating.level ? LabTurn::State::done : LabTurn::State::mistake;
        turn.verdict =
            *level == rating.level
                ? filled(tr("Right: %1, with a score of %2."), levelName(rating.level), scoreText(rating))
            : *level > rating.level
                ? tr("%1 is too high: no step of its path is of that level, and the score passes no line up there.")
                      .arg(levelName(*level))
                : tr("%1 is too low: a step is of a higher level, or the score passes the line where this one ends.")
                      .arg(levelName(*level));
        return turn;
    }
    void clearTurn() override { m_guess = 0; }
    /// The level, from 1.
    QString drawing() const override { return guess() ? QString::number(m_guess) : QString(); }
    void setDrawing(const QString& text) override {
        bool isNumber = false;
        const int level = text.toInt(&isNumber);
        if (text.isEmpty())
            clearTurn();
        else if (isNumber && level >= 1 && level <= kLevelCount)
            setGuess(level);
    }
    std::vector<LabControl> controls() override {
        if (!isYourTurn())
            return {};
        QStringList levels{QStringLiteral("–")};
        for (int level = 0; level < kLevelCount; ++level)
            levels.append(levelName(static_cast<Level>(level)));
        return {choiceControl("guess", tr("Its level:"), levels, guess() ? m_guess : 0,
                              [this](int level) { setGuess(level); })};
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = isYourTurn() ? 0 : static_cast<int>(std::floor(at));
        paintBoard(painter, area, look, moves, {});
        if (isYourTurn())
            return paintLevels(painter, area.figure, look);
        if (stepCount() == 0)
            return sayNoSteps(painter, area.figure, look);
        paintScore(painter, area.figure, look, moves);
        paintTechniques(painter, techniquesRoom(area.figure), look, moves);
    }

protected:
    ChartScale scale(const QRectF& figure, double text) const override {
        return {chartArea(scoreRoom(figure), text), 0, static_cast<double>(std::max(1, stepCount())), 0,
                std::max(100.0, facts().report.hodoku.score * 1.05)};
    }

private:
    /// The learner's guess; nothing where it was made on another puzzle.
    std::optional<Level> guess() const {
        return m_guess > 0 && m_guessOf == model().puzzle ? std::optional(static_cast<Level>(m_guess - 1))
                                                          : std::nullopt;
    }
    void setGuess(int level) {
        m_guess = level;
        m_guessOf = model().puzzle;
    }

    /// The five levels with the scores at which they end, and the guess among them.
    void paintLevels(QPainter& painter, const QRectF& figure, const StageLook& look) const {
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        const double height = std::min(figure.height() / (kLevelCount + 1), look.text * 2.2);
        paintRow(painter, stack.take(height), tr("level"), tr("score up to"), look, QFont::DemiBold);
        for (int level = 0; level < kLevelCount; ++level) {
            const QRectF rect = stack.take(height);
            const QRectF swatch(rect.left() + 4, rect.center().y() - look.text * 0.4, look.text * 0.8, look.text * 0.8);
            const bool isGuess = guess() == static_cast<Level>(level);
            if (isGuess)
                painter.fillRect(rect, look.theme.accentSoft);
            painter.fillRect(swatch, levelBrush(look.theme, static_cast<std::size_t>(level)));
            paintRow(painter, rect.adjusted(look.text * 1.4, 0, -4, 0), levelName(static_cast<Level>(level)),
                     level < kLevels ? QString::number(kLevelMaximumScore[level]) : QStringLiteral("∞"), look,
                     isGuess ? QFont::DemiBold : QFont::Normal);
        }
    }

    static double rowHeight(const QRectF& area, std::size_t rows, double text) {
        return std::min(area.height() / static_cast<double>(rows), text * 1.7);
    }

    /// In the catalogue's order; those that add least come together where not all could be read.
    struct TechniqueRows {
        std::vector<TechniqueId> shown;
        std::vector<TechniqueId> others;
    };

    void paintScore(QPainter& painter, const QRectF& figure, const StageLook& look, int moves) const {
        const ChartScale chart = scale(figure, look.text);
        paintAxes(painter, chart, tr("steps"), tr("HoDoKu's score"), look);
        paintLimits(painter, chart, look);
        const auto& points = facts().profile.points;
        QPainterPath path(chart.at(0, 0));
        for (int i = 1; i <= moves; ++i) {
            path.lineTo(chart.at(i, points[static_cast<std::size_t>(i - 1)].score));
            path.lineTo(chart.at(i, points[static_cast<std::size_t>(i)].score));
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.theme.accent, std::max(2.0, look.text / 6)));
        painter.drawPath(path);
        painter.setBrush(look.theme.accent);
        painter.drawEllipse(chart.at(moves, points[static_cast<std::size_t>(moves)].score), look.text * 0.3,
                            look.text * 0.3);
    }

    /// The scores at which levels end, as far as the path comes.
    void paintLimits(QPainter& painter, const ChartScale& chart, const StageLook& look) const {
        const double height = look.text * 1.2;
        bool isHighest = true;
        for (int level = kLevels - 1; level >= 0; --level) {
            const int limit = kLevelMaximumScore[level];
            if (limit > chart.mostY)
                continue;
            const double y = chart.at(0, limit).y();
            painter.setPen(QPen(look.theme.levels[static_cast<std::size_t>(level) + 1], 1.5, Qt::DashLine));
            painter.drawLine(chart.at(0, limit), chart.at(chart.mostX, limit));
            const double next = level > 0 ? chart.at(0, kLevelMaximumScore[level - 1]).y() : chart.area.bottom();
            // Where the curve is not: at the left above the line, or at the right below it, if the next line is far
            // enough.
            const bool isAbove = isHighest && y - height >= chart.area.top() - look.text * 0.4;
            if (isAbove || next - y >= height)
                say(painter,
                    QRectF(chart.area.left() + 4, isAbove ? y - height : y + 1, chart.area.width() - 4, height),
                    (isAbove ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                    filled(tr("above %1: %2"), limit, levelName(static_cast<Level>(level + 1))),
                    std::max(look.leastText, look.text * 0.85), look.theme.mutedText);
            isHighest = false;
        }
    }

    TechniqueRows techniqueRows(const QRectF& area, double leastText) const {
        TechniqueRows rows;
        for (const ProfileRow& each : hodokuProfile().rows)
            if (facts().profile.uses[each.technique] > 0)
                rows.shown.push_back(each.technique);
        // Two rows are the score's and Sudoku Explainer's.
        const auto room = static_cast<std::size_t>(
            leastText > 0 ? std::max(4.0, std::floor(area.height() / (leastText * 1.25))) - 2 : kTechniqueCount);
        const auto points = [this](TechniqueId id) {
            return facts().profile.uses[id] * rowOf(hodokuProfile(), id).score;
        };
        while (rows.shown.size() + (rows.others.empty() ? 0 : 1) > room) {
            const auto least = std::ranges::min_element(rows.shown, {}, points);
            rows.others.push_back(*least);
            rows.shown.erase(least);
        }
        return rows;
    }

    void paintTechniques(QPainter& painter, const QRectF& area, const StageLook& look, int moves) const {
        TechniqueUses uses{};
        for (int i = 0; i < moves; ++i)
            ++uses[steps()[static_cast<std::size_t>(i)].technique];
        const TechniqueRows rows = techniqueRows(area, look.leastText);
        const double height = rowHeight(area, rows.shown.size() + (rows.others.empty() ? 2 : 3), look.text);
        const StageLook small = withText(look, std::min(look.text, height * 0.8));
        Stack stack(area);
        for (const TechniqueId id : rows.shown) {
            const QRectF rect = stack.take(height);
            const bool isNext = moves < stepCount() && steps()[static_cast<std::size_t>(moves)].technique == id;
            if (isNext)
                painter.fillRect(rect, look.theme.accentSoft);
            if (look.lit == QLatin1String(kHardest) && facts().report.hodoku.hardest == id)
                paintRing(painter, rect, look.theme.selectionRing, std::max(2.0, look.text / 6));
            const int used = uses[id];
            paintRow(painter, rect.adjusted(4, 0, -4, 0), techniqueName(id),
                     used == 0          ? QStringLiteral("–")
                     : isQuestionOpen() ? QStringLiteral("?")
                                        : filled(QStringLiteral("%1 × %2"), used, rowOf(hodokuProfile(), id).score),
                     small, isNext ? QFont::DemiBold : QFont::Normal);
        }
        if (!rows.others.empty()) {
            int points = 0;
            for (const TechniqueId id : rows.others)
                points += uses[id] * rowOf(hodokuProfile(), id).score;
            paintRow(painter, stack.take(height).adjusted(4, 0, -4, 0), tr("others"), QString::number(points), small);
        }
        const auto score = static_cast<std::uint64_t>(facts().profile.points[static_cast<std::size_t>(moves)].score);
        paintRow(painter, stack.take(height).adjusted(4, 0, -4, 0), tr("score"), number(score), small, QFont::Bold);
        if (const auto& explainer = facts().report.explainer)
            paintRow(painter, stack.take(height).adjusted(4, 0, -4, 0), tr("Sudoku Explainer"),
                     number(explainer->hardest / 10.0), small);
    }

    /// A level from 1; 0: none yet.
    int m_guess = 0;
    Grid m_guessOf;
};

}  // namespace

std::unique_ptr<LabScene> makeScalesScene(DifficultyLab& lab) { return std::make_unique<ScalesScene>(lab); }

}  // namespace nonet::difficulty
