// Scene 6: take a clue away, add one, and watch every measure move.
#include "core/batch/rated_collection.h"
#include "core/board/classic.h"
#include "core/rules/conflicts.h"
#include "core/solvers/search/search.h"
#include "core/solvers/search/true_candidates.h"
#include "ui/labs/difficulty/difficulty_scene.h"
#include "ui/labs/frame/board_text.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QPainter>

namespace nonet::difficulty {

namespace {

/// Proved minimum for one solution.
constexpr int kFewestClues = 17;

/// Solutions are counted up to here.
constexpr std::uint64_t kMostCounted = 1000;

BoardMetrics metricsOf(const StageArea& area) { return {Geometry(), area.board}; }

/// Of one board.
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

Verdict judge(const Grid& board, const std::stop_token& stop) {
    Verdict verdict;
    const Puzzle puzzle(board);
    verdict.solutions = search(puzzle, kMostCounted, stop).count;
    if (verdict.isProper()) {
        verdict.measured = ratedPuzzle(puzzle, RatedWidth::leftOut, hodokuProfile(), stop);
        const PathFacts facts = pathFacts(board);
        verdict.narrowest = bottleneckProfile(facts.positions.front(), facts.report.path, {}, stop).widthWhileOpen();
    } else if (verdict.solutions > 1) {
        const ClassicMarks possible =
            trueCandidates(ClassicMarks::from(ClassicDigits::from(board)), 1, stop).possible();
        for (const Cell cell : classic::kAllCells)
            if (possible.candidates(cell).count() > 1)
                verdict.open.insert(cell);
    }
    return verdict;
}

/// A board to click on. What it measures comes from the background a moment later.
class ChangeScene final : public DifficultyScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::difficulty::ChangeScene)

public:
    explicit ChangeScene(DifficultyLab& lab)
        : DifficultyScene(lab), m_before(tr("Measuring the puzzle"), lab),
          m_now(tr("Measuring the changed puzzle"), lab) {}
    QString title() const override { return tr("One clue more or less"); }

    QStringList sentences() const override {
        return {
            tr("Click a clue to take it away, or a blank cell to add its digit from the solution; typing a digit puts "
               "another one there."),
            tr("A clue more often makes a puzzle easier and a clue less harder, but by how much depends on which one."),
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

    /// The learner makes the moves.
    int moveCount() const override { return 0; }

    QString ownWords() const override { return tr("In your own words: why can one clue matter more than another?"); }

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
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return metricsOf(area); }

    void clickCell(Cell cell) override {
        const Grid& edited = model().edited;
        const Grid board = boardWith(edited, cell, edited.isBlank(cell) ? facts().solution.digit(cell) : std::nullopt);
        if (findConflicts(board, Geometry()).empty())
            lab().setEdited(board);
    }

    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
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
        return model().edited.isBlank(*cell)
                   ? filled(tr("%1 is blank; a click puts %2 there"), cellName(*cell), facts().solution.valueAt(*cell))
                   : tr("%1 is a clue; a click takes it away").arg(cellName(*cell));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double) const override {
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
        }
        paintMeasures(painter, area.figure, look);
    }

private:
    /// Of the puzzle, and of the board as it is now; null while they are being worked out.
    const Verdict* before() const { return m_before.find(model().puzzle); }
    const Verdict* now() const { return m_now.find(model().edited); }
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
};

}  // namespace

std::unique_ptr<LabScene> makeChangeScene(DifficultyLab& lab) { return std::make_unique<ChangeScene>(lab); }

}  // namespace nonet::difficulty
