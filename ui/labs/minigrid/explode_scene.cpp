// The steps of both versions against the factorials, and where they end undecided: on a puzzle of its own that
// explodes, or on the lab's.
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/explode_turn.h"
#include "ui/labs/minigrid/minigrid_scene.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace nonet::minigrid {

namespace {

/// Both versions with one budget.
struct ExplosionRuns {
    TreeOutcome trees;
    PathOutcome path;
};

/// How far the runs have come, read while they run.
struct LiveSteps {
    std::atomic<std::uint64_t> trees = 0;
    std::atomic<std::uint64_t> path = 0;
};

std::uint64_t powerOfTen(double power) { return static_cast<std::uint64_t>(std::llround(std::pow(10.0, power))); }

class ExplodeScene final : public MinigridScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::ExplodeScene)

public:
    explicit ExplodeScene(MinigridLab& lab)
        : MinigridScene(lab), m_runs(tr("Counting the steps of both versions"), lab) {
        m_runs.notifyOnProgress();
    }
    QString title() const override { return tr("Where they explode"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        const QString comparison = m_isOfLab
                                       ? tr("Choose the puzzle with 17 clues and compare.")
                                       : tr("Choose the lab's puzzle and compare, or allow ten times as many steps.");
        return {tr("Look at the board: a box with %1 blanks could take its digits in %1! orders, and all boxes "
                   "together in %2 ways.")
                    .arg(number(mostBlanks()), powerText(logProduct())),
                tr("Each box multiplies the steps (vertices in version 3.1, tests in 3.2) by the number of its "
                   "permutations that fit; a version that is stopped knows nothing and says 'not decided'."),
                byHand().turn()
                    ? interactiveHint(tr("Choose the other puzzle and compare, or press Your turn and find where one "
                                         "clue more helps most."),
                                      comparison)
                    : comparison};
    }

    LabQuestion question() const override {
        LabQuestion question{
            tr("Which version ends after fewer steps on this puzzle, within %1?").arg(number(budget())),
            {tr("3.1"), tr("3.2"), tr("neither ends")},
            LabQuestion::kUndecided,
            m_isStopped ? tr("It was stopped, so nobody knows.") : tr("It is still being counted.")};
        const ExplosionRuns* found = runs();
        if (!found)
            return question;
        const bool trees = found->trees.isDecided();
        const bool path = found->path.isDecided();
        question.right = !trees && !path ? 2 : trees && (!path || found->trees.steps <= found->path.steps) ? 0 : 1;
        question.answer = tr("Version 3.1: %1. Version 3.2: %2.").arg(verdict(found->trees), verdict(found->path));
        return question;
    }

    PaperNotes paperNotes() const override {
        return {
            tr("section 3.3, theorem 3.2"),
            {tr("The paper's bound is (p!)^(αn): n boxes with p blank cells each could be filled in p! · p! · … · p! "
                "ways, once for each box, that is (p!)^n; α is the share of that exponent that is really needed, since "
                "most orders do not fit."),
             tr("The theorem loses the n that its proof has. Its n · p! is the cost of listing alone, and α below 1 is "
                "what was seen, not proved.")}};
    }

    int moveCount() const override { return m_power - kLeastPower + 1; }
    /// While neither version has ended.
    int lastMoveBeforeAnswer() const override {
        const ExplosionRuns* found = runs();
        if (!found)
            return m_isStopped ? moveCount() : 0;
        int last = moveCount() - 1;
        for (const MinigridOutcome* each :
             {static_cast<const MinigridOutcome*>(&found->trees), static_cast<const MinigridOutcome*>(&found->path)}) {
            if (each->hasTooManyPermutations)
                last = 0;
            while (last > 0 && each->isDecided() && each->steps <= powerOfTen(kLeastPower + last - 1))
                --last;
        }
        return last;
    }

    QString moveText(int moves) const override {
        const QString counts = countsText(moves);
        return m_cameByInput ? tr("Now the lab's puzzle is shown, since it has changed.") + u' ' + counts : counts;
    }
    QString countsText(int moves) const {
        if (moves == 0)
            return tr("No step is counted yet.");
        const ExplosionRuns* found = runs();
        if (!found)
            return m_isStopped ? tr("Stopped: not decided.")
                               : tr("Counting up to %1 steps each …").arg(number(budget()));
        const std::uint64_t most = powerOfTen(kLeastPower + moves - 1);
        const auto text = [&](const MinigridOutcome& outcome, bool isTrees) {
            if (outcome.isDecided() && outcome.steps <= most)
                return isTrees ? tr("ended, vertices: %1").arg(number(outcome.steps))
                               : tr("ended, tests: %1").arg(number(outcome.steps));
            if (outcome.hasTooManyPermutations)
                return verdict(outcome);
            return tr("not decided");
        };
        return tr("At most %1 steps: version 3.1 %2, version 3.2 %3.")
            .arg(number(most), text(found->trees, true), text(found->path, false));
    }

    std::vector<LabClaim> claims() const override {
        const ExplosionRuns* found = runs();
        if (!found || !isAtEnd())
            return {};
        std::vector<LabClaim> claims;
        const double unit = puzzleOf().geometry().side() * logFactorial(blanksABox());
        const QLocale locale;
        const auto add = [&](const QString& version, const MinigridOutcome& outcome) {
            if (!outcome.isDecided() || outcome.steps < 1 || unit <= 0) {
                claims.push_back({tr("%1: %2").arg(version, verdict(outcome)), outcome.steps <= budget()});
                return;
            }
            const double alpha = std::log10(static_cast<double>(outcome.steps)) / unit;
            claims.push_back({tr("%1: %2 steps, that is (p!)^(α · n) with α = %3 (p = %4 blanks a box, n boxes)")
                                  .arg(version, number(outcome.steps), locale.toString(alpha, 'f', 2),
                                       locale.toString(blanksABox(), 'f', 1)),
                              outcome.steps <= budget()});
        };
        add(tr("Version 3.1"), found->trees);
        add(tr("Version 3.2"), found->path);
        if (found->trees.isDecided() && found->path.isDecided())
            claims.push_back({tr("Both find the same number of solutions"), found->trees.count == found->path.count});
        return claims;
    }

    std::vector<LabControl> controls() override {
        const ExplosionRuns* found = runs();
        std::vector<LabControl> controls{
            choiceControl("subject", tr("Puzzle:"), {tr("17 clues"), tr("the lab's")}, bound(m_isOfLab, [this] {
                              m_cameByInput = false;
                              begin();
                              return 0;
                          }))};
        const auto add = [&](const char* id, const QString& label, const auto& press) {
            controls.push_back(buttonControl(id, label, press).joined());
        };
        // The work is on the board alone.
        if (isYourTurn())
            return controls;
        if (m_runs.isRunning() && !found)
            add("stop", tr("Stop"), [this] {
                m_isStopped = true;
                m_runs.cancel();
            });
        else if (m_isStopped)
            add("resume", tr("Count again"), [this] { m_isStopped = false; });
        else if (found && m_power < kLastPower && (found->trees.budgetRanOut || found->path.budgetRanOut))
            add("more", tr("Ten times as many steps"), [this] {
                ++m_power;
                return moveCount();
            });
        return controls;
    }

    bool fillWorksheet(WorksheetPage& page) const override {
        ordersSheet(page, m_isOfLab ? model() : m_seventeen);
        return true;
    }
    QString ownWords() const override { return tr("Why does a single clue less make so many more orders to try?"); }
    QString modelWords() const override {
        const int blanks = std::max(2, static_cast<int>(mostBlanks()));
        return filled(tr("A box with %1 blanks has %2 orders of its digits, with %3 blanks only %4: a clue less makes "
                         "them %1 times as many. And there is one digit less that forbids something in the other "
                         "boxes."),
                      blanks, powerText(logFactorial(blanks)), blanks - 1, powerText(logFactorial(blanks - 1)));
    }

    std::optional<LabTurn> turn() const override { return byHand().turn(); }
    void clearTurn() override { byHand().clear(); }
    QString drawing() const override { return byHand().text(); }
    void setDrawing(const QString& text) override { byHand().setText(text); }
    void clickCell(Cell cell) override { byHand().click(cell); }
    bool acceptsClues() const override { return !isYourTurn() && m_isOfLab && !keepsClassic(); }
    std::uint64_t mostVertices() const override { return kMostInBackground; }
    bool showsBoardOfLab() const override { return m_isOfLab; }
    /// Whoever enters a puzzle wants to see that one; who only takes another of the lab's own boards has not.
    void inputReshaped() override {
        const bool isEntered = !(lab().model().isExample || lab().model().puzzle == smallExample());
        m_cameByInput = isEntered && (m_cameByInput || !m_isOfLab);
        m_isOfLab = m_isOfLab || isEntered;
        begin();
    }
    std::optional<Puzzle> puzzle() const override { return puzzleOf(); }

    void prepare() override {
        if (m_isStopped)
            return;
        if (m_runs.isRunning() && m_runs.wasAsked(puzzleOf().givens, m_power))
            return;
        m_live = std::make_shared<LiveSteps>();
        m_runs.ask(puzzleOf().givens, m_power,
                   [puzzle = puzzleOf(), power = m_power, live = m_live](const std::stop_token& stop,
                                                                         const ProgressSink& progress) {
                       return runBoth(puzzle, power, *live, stop, progress);
                   });
    }

    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return boardMetrics(field(area)); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        if (const auto cell = isYourTurn() ? field(area).cellAt(point) : std::nullopt)
            return byHand().readout(Cell(*cell));
        const std::optional<int> box = boxAt(field(area), point);
        return box ? filled(tr("Box %1: %2! = %3 orders of its missing digits."), boxNumber(*box), blanksOf(*box),
                            powerText(logOrders(*box)))
                   : QString();
    }
    std::vector<LabLink> links() const override {
        return {{tr("%1 blanks").arg(number(mostBlanks())), thingOfBox(fullestBox())},
                {tr("all boxes together"), QLatin1String(kProduct)},
                {tr("'not decided'"), QLatin1String(kVerdicts)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        if (isYourTurn())
            return {};
        if (const std::optional<int> box = boxAt(field(area), point))
            return thingOfBox(*box);
        const Parts parts = partsOf(area.figure, area.text, false);
        return parts.product.contains(point)    ? QLatin1String(kProduct)
               : parts.verdicts.contains(point) ? QLatin1String(kVerdicts)
                                                : QString();
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const CellField place = field(area);
        if (isYourTurn())
            return byHand().paint(painter, place, area.figure, look);
        std::optional<int> box = look.pointer ? boxAt(place, *look.pointer) : std::nullopt;
        for (int each = 0; each < puzzleOf().geometry().side(); ++each)
            if (look.lit == thingOfBox(each))
                box = each;
        paintBoard(painter, place, box, look);
        const Parts parts = partsOf(area.figure, look.text, isSlide(look));
        for (const auto& [thing, rect] : {std::pair{kProduct, parts.product}, {kVerdicts, parts.verdicts}})
            if (look.lit == QLatin1String(thing))
                painter.fillRect(rect.adjusted(-4, 0, 4, 0),
                                 blend(look.theme.role(ShapeRole::defining).fill, look.theme.board, 0.4));
        paintBars(painter, parts, look, at, box.value_or(fullestBox()));
        const ExplosionRuns* found = runs();
        const bool isStacked = isSlide(look);
        QRectF first = parts.verdicts;
        QRectF second = parts.verdicts;
        if (isStacked) {
            first.setBottom(first.center().y());
            second.setTop(first.bottom());
        } else {
            first.setRight(first.center().x() - look.text * 0.3);
            second.setLeft(first.right() + look.text * 0.6);
        }
        paintVerdict(painter, first, look, tr("Version 3.1 says"), verdictText(found ? &found->trees : nullptr, at));
        paintVerdict(painter, second, look, tr("Version 3.2 says"), verdictText(found ? &found->path : nullptr, at));
    }

private:
    /// With ever larger budgets, so that it is seen how far they have come; a tenth of the work is done twice.
    static ExplosionRuns runBoth(const Puzzle& puzzle, int power, LiveSteps& live, const std::stop_token& stop,
                                 const ProgressSink& progress) {
        const BoxOrder order = boxOrder(puzzle.geometry(), BoxPath::zigzagRow);
        ExplosionRuns runs;
        const auto isOver = [](const MinigridOutcome& outcome) { return !outcome.budgetRanOut; };
        for (int each = kLeastPower; each <= power && !stop.stop_requested(); ++each) {
            const MinigridLimits limits{.budget = powerOfTen(each)};
            if (each == kLeastPower || !isOver(runs.trees))
                runs.trees = solveByTrees(puzzle, limits, stop);
            live.trees = runs.trees.steps;
            if (each == kLeastPower || !isOver(runs.path))
                runs.path = solveByPath(puzzle, order, limits, stop);
            live.path = runs.path.steps;
            if (progress)
                progress({static_cast<std::uint64_t>(each - kLeastPower) + 1,
                          static_cast<std::uint64_t>(power - kLeastPower) + 1});
        }
        return runs;
    }

    ExplodeTurn& byHand() const {
        m_byHand.begin(puzzleOf());
        return m_byHand;
    }
    void begin() {
        m_power = kFirstPower;
        m_isStopped = false;
    }
    const Puzzle& puzzleOf() const { return m_isOfLab ? model().puzzle : m_seventeen.puzzle; }
    const std::vector<BoxFacts>& facts() const { return m_isOfLab ? model().facts : m_seventeen.facts; }
    /// With the current budget; null while it runs.
    const ExplosionRuns* runs() const { return m_runs.find(puzzleOf().givens, m_power); }
    std::uint64_t budget() const { return powerOfTen(m_power); }
    /// Budgets are powers of ten.
    static constexpr int kLeastPower = 3;
    static constexpr int kFirstPower = 7;
    static constexpr int kLastPower = 9;
    struct Verdict {
        QString text;
        bool isOver = false;
    };

    double logProduct() const {
        double sum = 0;
        for (const BoxFacts& facts : facts())
            sum += logFactorial(static_cast<double>(facts.blanks.size()));
        return sum;
    }

    double blanksABox() const {
        const Grid& givens = puzzleOf().givens;
        return static_cast<double>(givens.cellCount() - givens.filledCount()) / givens.side();
    }
    std::size_t mostBlanks() const {
        std::size_t most = 0;
        for (const BoxFacts& each : facts())
            most = std::max(most, each.blanks.size());
        return most;
    }

    QString verdict(const MinigridOutcome& outcome) const {
        if (outcome.hasTooManyPermutations)
            return tr("too many permutations to list");
        if (!outcome.isDecided())
            return tr("not decided after %1").arg(number(outcome.steps));
        return number(outcome.steps);
    }

    /// The steps that a version has counted at a moment's budget.
    std::uint64_t stepsAt(const MinigridOutcome& outcome, double at) const {
        if (at <= 0)
            return 0;
        return std::min(outcome.steps, powerOfTen(kLeastPower + at - 1));
    }

    /// What it says at a moment; null: it still runs.
    Verdict verdictText(const MinigridOutcome* outcome, double at) const {
        if (!outcome)
            return {m_isStopped ? tr("stopped: not decided") : tr("counting …"), false};
        if (at <= 0)
            return {tr("no step yet"), false};
        if (outcome->hasTooManyPermutations)
            return {verdict(*outcome), false};
        if (!outcome->isDecided() || stepsAt(*outcome, at) < outcome->steps)
            return {tr("not decided"), false};
        if (outcome->count > 1)
            return {tr("more than one solution"), true};
        return {outcome->count == 0 ? tr("no solution") : tr("one solution"), true};
    }

    struct Parts {
        QRectF scale;
        QRectF box;
        QRectF product;
        QRectF trees;
        QRectF path;
        QRectF verdicts;
        bool hasBars = true;
    };
    /// Divides the figure: four bars, then what the versions say.
    static Parts partsOf(const QRectF& figure, double text, bool isSlide) {
        const double verdicts = isSlide ? std::max(text * 5.8, std::min(text * 7.4, figure.height() * 0.44)) : text * 5;
        Stack stack(figure);
        Parts parts;
        // Where sentences stand below, large letters leave no room for bars.
        parts.hasBars = !isSlide || figure.height() > text * 20;
        const double height = std::min(text * 2.2, (figure.height() - verdicts) / (parts.hasBars ? 5.6 : 4.6));
        if (parts.hasBars)
            parts.scale = stack.take(height);
        parts.box = stack.take(height);
        parts.product = stack.take(height);
        stack.take(height * 0.3);
        parts.trees = stack.take(height);
        parts.path = stack.take(height);
        stack.take(height * 0.3);
        parts.verdicts = stack.take(verdicts);
        return parts;
    }
    CellField field(const StageArea& area) const { return boardField(area, puzzleOf().geometry().side()); }
    std::size_t blanksOf(int box) const { return facts()[at(box)].blanks.size(); }
    double logOrders(int box) const { return logFactorial(static_cast<double>(blanksOf(box))); }
    /// The first with the most blanks.
    int fullestBox() const {
        return std::ranges::max_element(facts(), {}, [](const BoxFacts& each) { return each.blanks.size(); })->box;
    }

    /// Each box as strong as it has orders, their number in its corner.
    void paintBoard(QPainter& painter, const CellField& place, std::optional<int> box, const StageLook& look) const {
        BoxesPicture boxes(puzzleOf().givens);
        for (const BoxFacts& each : facts()) {
            BoxFace& face = boxes.boxes[at(each.box)];
            face.badge = QStringLiteral("%1!").arg(each.blanks.size());
            face.tone = each.blanks.size() == mostBlanks() ? BoxTone::soft : BoxTone::faint;
            face.isOffered = each.box == box;
        }
        paintBoxes(painter, place, boxes, look);
    }

    void paintBars(QPainter& painter, const Parts& parts, const StageLook& look, double at, int box) const {
        const double most = std::max(logProduct(), static_cast<double>(m_power) + 1);
        if (parts.hasBars)
            sayLegibly(painter, parts.scale, Qt::AlignLeft | Qt::AlignVCenter,
                       tr("Scale: each step is ten times as much"), look, look.theme.mutedText);
        const auto bar = [&](const QRectF& rect, const QString& name, double power, const QString& value,
                             BarLine line) {
            line.name = name;
            line.value = value;
            line.share = std::max(0.0, power) / most;
            line.nameShare = isSlide(look) ? 0.42 : 0.3;
            line.valueShare = isSlide(look) ? 0.44 : 0.26;
            if (parts.hasBars)
                return paintBar(painter, rect, line, look);
            const QColor ink = line.isMuted ? look.theme.mutedText : look.theme.text;
            say(painter, rect, Qt::AlignLeft | Qt::AlignVCenter, name, look.text, ink);
            say(painter, rect, Qt::AlignRight | Qt::AlignVCenter, value, look.text, ink, QFont::DemiBold);
        };
        const BarLine muted{.isMuted = true};
        bar(parts.box, filled(tr("box %1: %2!"), boxNumber(box), blanksOf(box)), logOrders(box),
            powerText(logOrders(box)), muted);
        bar(parts.product, tr("all multiplied"), logProduct(), powerText(logProduct()), muted);
        const ExplosionRuns* found = runs();
        const auto version = [&](const QRectF& rect, const QString& name, const MinigridOutcome* outcome,
                                 std::uint64_t soFar) {
            const std::uint64_t steps = outcome ? stepsAt(*outcome, at) : soFar;
            if (steps == 0)
                return bar(rect, name, 0, QString(), BarLine());
            const BarLine line{.isOpen = !outcome || !outcome->isDecided() || steps < outcome->steps};
            bar(rect, name, std::log10(static_cast<double>(steps)),
                line.isOpen ? tr("%1 …").arg(number(steps)) : number(steps), line);
        };
        version(parts.trees, tr("version 3.1"), found ? &found->trees : nullptr, m_live->trees);
        version(parts.path, tr("version 3.2"), found ? &found->path : nullptr, m_live->path);
    }

    void paintVerdict(QPainter& painter, const QRectF& area, const StageLook& look, const QString& name,
                      const Verdict& verdict) const {
        const Theme& theme = look.theme;
        paintPlate(painter, area.adjusted(2, 2, -2, -6),
                   QPen(verdict.isOver ? theme.accent : theme.panelBorder, verdict.isOver ? 2.5 : 1.5),
                   verdict.isOver ? theme.accentSoft : theme.panel);
        const QColor ink = verdict.isOver ? theme.accentSoftInk : theme.text;
        const QRectF inner = area.adjusted(look.text, 4, -look.text, -8);
        const QSizeF half(inner.width(), inner.height() / 2);
        say(painter, QRectF(inner.topLeft(), half), Qt::AlignLeft | Qt::AlignVCenter, name, look.text, ink);
        say(painter, QRectF(QPointF(inner.left(), inner.center().y()), half), Qt::AlignLeft | Qt::AlignVCenter,
            verdict.text, look.text * 1.4, ink, QFont::DemiBold);
    }

    static constexpr const char* kProduct = "product";
    static constexpr const char* kVerdicts = "verdicts";

    MinigridModel m_seventeen = modelOf(seventeenClues());
    bool m_isOfLab = false;
    /// Nobody chose it: another input did.
    bool m_cameByInput = false;
    mutable ExplodeTurn m_byHand;
    std::shared_ptr<LiveSteps> m_live = std::make_shared<LiveSteps>();
    int m_power = kFirstPower;
    bool m_isStopped = false;
    BackgroundValue<ExplosionRuns, Grid, int> m_runs;
};

}  // namespace

std::unique_ptr<LabScene> makeExplodeScene(MinigridLab& lab) { return std::make_unique<ExplodeScene>(lab); }

}  // namespace nonet::minigrid
