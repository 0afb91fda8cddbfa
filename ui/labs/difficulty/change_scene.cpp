// Take a clue away, add one, and watch every measure move.
#include "core/batch/rated_collection.h"
#include "core/board/classic.h"
#include "core/rules/conflicts.h"
#include "core/solvers/search/search.h"
#include "core/solvers/search/true_candidates.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/labs/difficulty/difficulty_worksheet.h"
#include "ui/labs/frame/board_text.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::difficulty {

namespace {

/// Proved minimum for one solution.
constexpr int kFewestClues = 17;

/// Solutions are counted up to here.
constexpr std::uint64_t kMostCounted = 1000;

/// What words and board light together.
constexpr const char* kClues = "clues";
constexpr const char* kBlanks = "blank cells";

BoardMetrics metricsOf(const StageArea& area) { return {Geometry(), area.board}; }

/// What is found out about one board.
struct Verdict {
    /// Solutions, counted to kMostCounted.
    std::uint64_t solutions = 0;
    /// Where there is one solution.
    std::optional<RatedPuzzle> measured;
    /// The fewest open moves along its path.
    int narrowest = 0;
    /// Cells in which two solutions differ.
    ClassicCellSet open;

    bool isProper() const { return solutions == 1; }
};

/// The cells in which solutions of the board differ.
ClassicCellSet openIn(const Grid& board, const std::stop_token& stop) {
    const ClassicMarks possible = trueCandidates(ClassicMarks::from(ClassicDigits::from(board)), 1, stop).possible();
    ClassicCellSet open;
    for (const Cell cell : classic::kAllCells)
        if (possible.candidates(cell).count() > 1)
            open.insert(cell);
    return open;
}

Verdict judge(const Grid& board, const std::stop_token& stop) {
    Verdict verdict;
    const Puzzle puzzle(board);
    verdict.solutions = search(puzzle, kMostCounted, stop).count;
    if (verdict.isProper()) {
        verdict.measured = ratedPuzzle(puzzle, RatedWidth::leftOut, hodokuProfile(), stop);
        const PathFacts facts = pathFacts(board);
        verdict.narrowest = bottleneckProfile(facts.positions.front(), facts.report.path, {}, stop).widthWhileOpen();
    } else if (verdict.solutions > 1) {
        verdict.open = openIn(board, stop);
    }
    return verdict;
}

/// A board to click on. What it measures comes from the background a moment later.
class ChangeScene final : public DifficultyScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::ChangeScene)

public:
    explicit ChangeScene(DifficultyLab& lab)
        : DifficultyScene(lab), m_before(tr("Measuring the puzzle"), lab),
          m_now(tr("Measuring the changed puzzle"), lab), m_map(tr("Taking each clue away"), lab) {}
    QString title() const override { return tr("One clue more or less"); }
    bool hasSmallPrint() const override { return true; }

    QStringList sentences() const override {
        return {
            interactiveHint(
                tr("Click a clue to take it away, or a blank cell to add its digit from the solution; typing a "
                   "digit puts another one there.")),
            tr("Adding a clue usually makes a puzzle easier and taking one away harder; by how much depends on the "
               "clue."),
            tr("When more than one solution is left it is no puzzle any more, and its difficulty means nothing: the "
               "marked cells could be several digits.")};
    }

    LabQuestion question() const override {
        return {.text = tr("With how few clues can a Sudoku still have one solution?"),
                .choices = {QStringLiteral("16"), QString::number(kFewestClues), QStringLiteral("20")},
                .right = 1,
                .answer = filled(tr("%1: it was proved in 2012, by searching all grids, that no puzzle with 16 clues "
                                    "has one solution. Yours has %2 clues."),
                                 kFewestClues, model().edited.filledCount())};
    }

    PaperNotes paperNotes() const override {
        return {{},
                {tr("It says that a Sudoku can go down to about sixteen clues. Its own puzzles go down to eight, which "
                    "rules beyond the plain ones alone allow.")}};
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn;
        turn.task =
            m_aim == Aim::anyClue
                ? tr("Find a clue that can go: click one that the others seem to make up for. One solution must "
                     "be left.")
                : tr("Which clue matters most? Of those that can go while one solution is left, click the one "
                     "whose loss you expect to change D most.");
        const std::optional<Cell> cell = guess();
        if (!cell)
            return turn;
        const ClueLoss* loss = map() ? map()->of(*cell) : nullptr;
        if (!loss || !map()->isWhole()) {
            turn.verdict = tr("Each clue is taken away in turn.");
            return turn;
        }
        const int digit = model().puzzle.valueAt(*cell);
        if (std::ranges::none_of(map()->losses, &ClueLoss::isProper)) {
            turn.state = LabTurn::State::done;
            turn.verdict =
                filled(tr("Without the %1 in %2 more than one solution is left, and so it is with each of the "
                          "%3 clues: none can go."),
                       digit, cellName(*cell), map()->losses.size());
            return turn;
        }
        if (!loss->isProper) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = filled(tr("Without the %1 in %2 more than one solution is left: the ringed cells could be "
                                     "several digits, and D means nothing."),
                                  digit, cellName(*cell));
            return turn;
        }
        const QString change =
            filled(tr("Without the %1 in %2 D goes from %3 to %4."), digit, cellName(*cell),
                   number(totalDifficulty(facts().census, model())), number(totalDifficulty(loss->census, model())));
        if (m_aim == Aim::anyClue) {
            turn.state = LabTurn::State::done;
            turn.verdict = tr("Right: one solution is left.") + u' ' + change;
            return turn;
        }
        const bool isMost = changeOf(*loss) >= mostChange();
        turn.state = isMost ? LabTurn::State::done : LabTurn::State::mistake;
        turn.verdict = change + u' ' +
                       (isMost ? tr("Right: no other clue that can go changes it more.")
                               : tr("Another clue that can go changes it more."));
        return turn;
    }
    void clearTurn() override { m_guess.reset(); }
    /// The clue's cell, counted from 0.
    QString drawing() const override {
        const std::optional<Cell> own = guess();
        return own ? QString::number(own->index()) : QString();
    }
    void setDrawing(const QString& text) override {
        bool isNumber = false;
        const int cell = text.toInt(&isNumber);
        if (text.isEmpty())
            clearTurn();
        else if (isNumber && cell >= 0 && cell < kSide * kSide && !model().puzzle.isBlank(Cell(cell)))
            useGuess(Cell(cell));
    }

    /// The learner makes the moves.
    int moveCount() const override { return 0; }

    std::vector<LabLink> links() const override {
        return {{tr("Click a clue"), QLatin1String(kClues)}, {tr("a blank cell"), QLatin1String(kBlanks)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = metricsOf(area).cellAt(point);
        if (!cell || isYourTurn())
            return {};
        return QLatin1String(model().edited.isBlank(*cell) ? kBlanks : kClues);
    }

    QString ownWords() const override { return tr("In your own words: why can one clue matter more than another?"); }
    QString modelWords() const override {
        return tr("Without one clue a second solution comes up, so it is needed. Another only says what follows from "
                  "the rest anyway; it saves steps, and some save more than others.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override { return fillChangeSheet(sheet, facts()); }

    QString moveText(int) const override {
        const int clues = model().edited.filledCount();
        if (!now())
            return tr("%1 clues; measuring").arg(clues);
        return filled(tr("%1 clues, %2"), clues, solutionsText(*now()));
    }

    std::vector<LabClaim> claims() const override {
        if (!now())
            return {};
        if (now()->isProper())
            return {{tr("Still a puzzle: one solution"), true}};
        return {{tr("No longer a puzzle: %1").arg(solutionsText(*now())), false}};
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {choiceControl("aim", tr("Look for:"), {tr("a clue that can go"), tr("the clue that matters most")},
                                  bound(m_aim, [this] { clearTurn(); }))};
        std::vector<LabControl> controls{
            buttonControl("back", tr("As it was"), [this] { lab().setEdited(model().puzzle); })};
        if (model().edited != model().puzzle && now() && now()->isProper())
            controls.push_back(buttonControl("take", tr("Take it for all scenes"), [this] {
                                   lab().setPuzzle(model().edited);
                               }).joined());
        return controls;
    }

    std::optional<Puzzle> puzzle() const override { return Puzzle(model().edited); }

    void prepare() override {
        const auto ask = [](BackgroundValue<Verdict, Grid>& verdict, const Grid& board) {
            verdict.askOnce(board, [board](const std::stop_token& stop) { return judge(board, stop); });
        };
        ask(m_before, model().puzzle);
        ask(m_now, model().edited);
        m_map.askOnce(model().puzzle,
                      [puzzle = model().puzzle](const std::stop_token& stop, const ProgressSink& progress) {
                          return clueMap(puzzle, stop, progress);
                      });
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return metricsOf(area); }

    void clickCell(Cell cell) override {
        if (isYourTurn())
            return useGuess(cell);
        const Grid& edited = model().edited;
        const Grid board = boardWith(edited, cell, edited.isBlank(cell) ? facts().solution.digit(cell) : std::nullopt);
        if (findConflicts(board, Geometry()).empty())
            lab().setEdited(board);
    }

    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (isYourTurn())
            return std::nullopt;
        const Grid board = boardWith(model().edited, cell, digit);
        const std::vector<Conflict> conflicts = findConflicts(board, Geometry());
        if (!conflicts.empty())
            return filled(tr("%1 and %2 would both hold %3. The board is kept."), cellName(conflicts[0].first),
                          cellName(conflicts[0].second), conflicts[0].digit.value());
        lab().setEdited(board);
        return QString();
    }

    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = metricsOf(area).cellAt(point);
        if (!cell)
            return {};
        if (isYourTurn())
            return model().puzzle.isBlank(*cell)
                       ? tr("%1 is blank").arg(cellName(*cell))
                       : filled(tr("%1 holds %2"), cellName(*cell), model().puzzle.valueAt(*cell));
        return model().edited.isBlank(*cell)
                   ? filled(tr("%1 is blank; a click puts %2 there"), cellName(*cell), facts().solution.valueAt(*cell))
                   : tr("%1 is a clue; a click takes it away").arg(cellName(*cell));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const Grid& shown = model().edited;
        const BoardPainter& board = look.painters.of(Geometry(), area.board, look.theme, look.ratio);
        BoardPicture picture;
        picture.puzzle = Puzzle(shown);
        picture.digits = shown;
        picture.highlightsPeers = false;
        picture.highlightsSameDigit = false;
        showCursor(picture, look);
        board.paint(painter, picture);
        const BoardMetrics& metrics = board.metrics();
        const double width = std::max(2.0, metrics.cellSide() * 0.05);
        for (const Cell cell : classic::kAllCells) {
            if (now() && now()->open.contains(cell))
                paintRing(painter, metrics.cellRect(cell), look.theme.conflict, width);
            else if (shown.valueAt(cell) != model().puzzle.valueAt(cell))
                paintRing(painter, metrics.cellRect(cell), look.theme.accent, width,
                          shown.isBlank(cell) ? Qt::DashLine : Qt::SolidLine);
            if (look.lit == QLatin1String(shown.isBlank(cell) ? kBlanks : kClues))
                paintRing(painter, metrics.cellRect(cell), look.theme.selectionRing, 1.5 * width);
        }
        paintMeasures(painter, area.figure, look);
    }

private:
    /// The verdicts on the puzzle and on the board as it is now; null while they are being worked out.
    const Verdict* before() const { return m_before.find(model().puzzle); }
    const Verdict* now() const { return m_now.find(model().edited); }
    const ClueMap* map() const { return m_map.find(model().puzzle); }
    /// A clue of this puzzle.
    std::optional<Cell> guess() const { return m_guessOf == model().puzzle ? m_guess : std::nullopt; }
    void useGuess(Cell cell) {
        if (model().puzzle.isBlank(cell))
            return;
        m_guessOf = model().puzzle;
        m_guess = cell;
    }
    double changeOf(const ClueLoss& loss) const {
        return std::abs(totalDifficulty(loss.census, model()) - totalDifficulty(facts().census, model()));
    }
    double mostChange() const {
        double most = 0;
        for (const ClueLoss& each : map()->losses)
            if (each.isProper)
                most = std::max(most, changeOf(each));
        return most;
    }

    /// The puzzle without the clue; where that has several solutions, the cells in which they differ.
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        Grid shown = model().puzzle;
        const std::optional<Cell> own = guess();
        if (own)
            shown.clear(*own);
        const BoardPainter& board = look.painters.of(Geometry(), area.board, look.theme, look.ratio);
        BoardPicture picture;
        picture.puzzle = Puzzle(shown);
        picture.digits = shown;
        picture.highlightsPeers = false;
        picture.highlightsSameDigit = false;
        showCursor(picture, look);
        board.paint(painter, picture);
        if (!own)
            return;
        const BoardMetrics& metrics = board.metrics();
        const ClueLoss* loss = map() ? map()->of(*own) : nullptr;
        const double width = std::max(2.0, metrics.cellSide() * 0.05);
        const bool isNeeded = loss && !loss->isProper;
        if (isNeeded)
            for (const Cell cell : openCells(shown))
                paintRing(painter, metrics.cellRect(cell), look.theme.conflict, width * 0.7, Qt::DashLine);
        paintRing(painter, metrics.cellRect(*own), isNeeded ? look.theme.conflict : look.theme.accent, 1.5 * width);
        say(painter, metrics.cellRect(*own), Qt::AlignCenter, QStringLiteral("(%1)").arg(model().puzzle.valueAt(*own)),
            metrics.cellSide() * 0.4, look.theme.mutedText);
        Stack stack(area.figure.adjusted(0, look.text * 0.4, 0, 0));
        const double height = std::min(area.figure.height() / 5, look.text * 2);
        paintRow(painter, stack.take(height), tr("D before"), number(totalDifficulty(facts().census, model())), look);
        paintRow(painter, stack.take(height), tr("D without it"),
                 !loss      ? QStringLiteral("…")
                 : isNeeded ? QStringLiteral("–")
                            : number(totalDifficulty(loss->census, model())),
                 look, QFont::DemiBold);
    }

    /// Worked out once for a board.
    ClassicCellSet openCells(const Grid& board) const {
        if (std::exchange(m_openOf, board) != board)
            m_open = openIn(board, {});
        return m_open;
    }

    QString solutionsText(const Verdict& verdict) const {
        if (verdict.solutions == 0)
            return tr("no solution");
        if (verdict.solutions == 1)
            return tr("one solution");
        return verdict.solutions >= kMostCounted ? tr("at least %1 solutions").arg(number(verdict.solutions))
                                                 : tr("%1 solutions").arg(number(verdict.solutions));
    }

    /// A number alone where words are too long.
    QString countText(const Verdict* verdict, bool isShort) const {
        if (!verdict)
            return QStringLiteral("…");
        const QString least = verdict->solutions >= kMostCounted ? QStringLiteral("≥ ") : QString();
        return isShort ? least + number(verdict->solutions) : solutionsText(*verdict);
    }

    void paintMeasures(QPainter& painter, const QRectF& area, const StageLook& look) const {
        constexpr int kRows = 9;
        const double height = std::min(area.height() / kRows, look.text * 2.1);
        // Where words cannot be smaller, the shorter ones have to do.
        const bool isShort = look.leastText > 0;
        const double pixels =
            isShort ? look.text
                    : fittingSize({tr("positions of a search"), tr("hardest technique"), tr("fewest open moves")},
                                  area.width() * 0.4 - 8, std::min(look.text, height * 0.75));
        Stack stack(area.adjusted(0, (area.height() - kRows * height) / 2, 0, 0));
        const auto row = [&](const QStringList& columns, QFont::Weight weight, const QColor& now) {
            const QRectF rect = stack.take(height);
            constexpr double kEnds[] = {0.4, 0.7, 1};
            double start = 0;
            for (int i = 0; i < columns.size(); ++i) {
                const QRectF room(rect.left() + start * rect.width(), rect.top(), (kEnds[i] - start) * rect.width() - 8,
                                  height);
                say(painter, room, (i == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, columns[i], pixels,
                    i == 0   ? look.theme.mutedText
                    : i == 2 ? now
                             : look.theme.text,
                    weight);
                start = kEnds[i];
            }
        };
        row({QString(), tr("before"), tr("now")}, QFont::DemiBold, look.theme.text);
        const auto compare = [&](const QString& name, const auto& text) {
            const auto of = [&](const Verdict* verdict) {
                return !verdict ? QStringLiteral("…") : verdict->measured ? text(*verdict) : QStringLiteral("–");
            };
            const bool isSame = of(before()) == of(now());
            row({name, of(before()), of(now())}, isSame ? QFont::Normal : QFont::DemiBold, look.theme.text);
        };
        row({tr("clues"), QString::number(model().puzzle.filledCount()), QString::number(model().edited.filledCount())},
            QFont::Normal, look.theme.text);
        row({tr("solutions"), countText(before(), isShort), countText(now(), isShort)}, QFont::Normal,
            now() && !now()->isProper() ? look.theme.conflict : look.theme.text);
        const CandidateWeights& weights = model().weights;
        compare(isShort ? tr("sum") : tr("sum at the start"), [&](const Verdict& verdict) {
            return number(candidateDifficulty(verdict.measured->census, weights).atStart);
        });
        compare(isShort ? tr("D") : tr("D in two stages"),
                [&](const Verdict& verdict) { return number(totalDifficulty(verdict.measured->census, model())); });
        // Two names beside each other are too long for a slide.
        if (!isShort)
            compare(tr("hardest technique"), [](const Verdict& verdict) {
                const auto& hardest = verdict.measured->hodoku.hardest;
                return hardest ? techniqueName(*hardest) : QStringLiteral("–");
            });
        compare(isShort ? tr("score") : tr("HoDoKu"), [isShort](const Verdict& verdict) {
            const HodokuRating& rating = verdict.measured->hodoku;
            return isShort ? number(rating.score) : QStringLiteral("%1, %2").arg(levelText(rating), scoreText(rating));
        });
        compare(isShort ? tr("open") : tr("fewest open moves"),
                [](const Verdict& verdict) { return QString::number(verdict.narrowest); });
        compare(isShort ? tr("positions") : tr("positions of a search"),
                [](const Verdict& verdict) { return number(verdict.measured->effort.positions); });
    }

    BackgroundValue<Verdict, Grid> m_before;
    BackgroundValue<Verdict, Grid> m_now;
    BackgroundValue<ClueMap, Grid> m_map;
    /// What the learner looks for; the easy one first.
    enum class Aim : std::uint8_t { anyClue, dearestClue };
    Aim m_aim = Aim::anyClue;
    Grid m_guessOf;
    std::optional<Cell> m_guess;
    mutable Grid m_openOf;
    mutable ClassicCellSet m_open;
};

}  // namespace

std::unique_ptr<LabScene> makeChangeScene(DifficultyLab& lab) { return std::make_unique<ChangeScene>(lab); }

}  // namespace nonet::difficulty
