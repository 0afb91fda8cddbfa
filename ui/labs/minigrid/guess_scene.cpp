// What 'guess-free' means, and how permutations are made.
#include "core/solvers/minigrid/path_solver.h"
#include "core/solvers/minigrid/signature_solver.h"
#include "core/solvers/minigrid/tree_solver.h"
#include "ui/labs/frame/background_value.h"
#include "ui/labs/minigrid/generator_film.h"
#include "ui/labs/minigrid/guess_turn.h"
#include "ui/labs/minigrid/minigrid_scene.h"

#include <QPainter>

#include <cmath>
#include <numeric>

namespace nonet::minigrid {

namespace {

constexpr std::uint64_t kBudget = 300'000;
constexpr int kLeastSize = 3;
constexpr int kMostSeeds = 999;

std::uint64_t sumOf(const std::vector<std::uint64_t>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

class GuessScene final : public MinigridScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::GuessScene)

public:
    explicit GuessScene(MinigridLab& lab) : MinigridScene(lab), m_runs(tr("Counting what is taken back"), lab) {}
    QString title() const override { return tr("'Guess-free'?"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        const QString films =
            tr("Another topic stands at the left: five ways to make permutations. Choose one, and let it run.");
        return {tr("'Guess-free' means here that no digit of a cell is guessed; but a permutation of a box is tried, "
                   "and taken back where it fails: a guess of a larger piece."),
                tr("Nothing is guessed only where pruning alone leaves one permutation a box."),
                byHand().turn()
                    ? interactiveHint(
                          tr("Press Your turn and guess only where you must. Another topic stands at the left: five "
                             "ways to make permutations."),
                          films)
                    : films};
    }

    std::vector<LabLink> links() const override {
        return {{tr("a permutation of a box is tried, and taken back"), QLatin1String(kTable)},
                {tr("five ways to make permutations"), QLatin1String(kFilm)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        return area.figure.contains(point)             ? QLatin1String(kTable)
               : filmPlate(area.board).contains(point) ? QLatin1String(kFilm)
                                                       : QString();
    }
    bool fillWorksheet(WorksheetPage& page) const override {
        guessSheet(page, model());
        return true;
    }
    QString ownWords() const override {
        return tr("Is it a guess to try a whole permutation and take it back? Say why, or why not.");
    }
    QString modelWords() const override {
        return tr("It is: when the permutation is taken, nothing tells yet that it is right, and only a dead end shows "
                  "that it was not. The guess is of a whole box instead of one digit.");
    }

    PaperNotes paperNotes() const override {
        return {
            tr("chapter 3 and section 3.2"),
            {tr("It says that all earlier solvers guess; there were some that reason without guesses."),
             tr("Draw and draw again takes k · (1 + 1/2 + … + 1/k) draws on average, each compared with the list: more "
                "than the k² that it gives.")}};
    }

    LabQuestion question() const override {
        const QString text =
            tr("How often did version 3.1 have to go back on this puzzle, within %1 steps?").arg(number(kBudget));
        if (!runs())
            return {.text = text,
                    .choices = {number(0), tr("at least once")},
                    .right = LabQuestion::kUndecided,
                    .answer = tr("It is still being counted.")};
        const std::uint64_t backs = sumOf(runs()->trees.backs);
        return LabQuestion::among(
            text, number(backs), {number(backs / 12 + 1), number(backs * 3 + 2), number(0)},
            backs == 0 ? tr("Never: nothing that it took had to be taken back.")
                       : tr("%1: so often a box was left without a permutation, and an earlier choice was taken back.")
                             .arg(number(backs)));
    }

    std::uint64_t mostVertices() const override { return kMostAtOnce; }
    int moveCount() const override { return film().moveCount(); }
    QString moveText(int moves) const override { return film().moveText(moves); }

    std::vector<LabClaim> claims() const override {
        if (isQuestionOpen())
            return {};
        std::vector<LabClaim> claims;
        if (!runs())
            return claims;
        const Runs& found = *runs();
        if (!found.signatures.isDecided())
            claims.push_back({tr("Version 4.2 did not decide within %1 steps").arg(number(kBudget)), true});
        else if (found.signatures.tried == 0)
            claims.push_back({tr("Pruning alone decided this puzzle: version 4.2 tried no permutation"),
                              found.signatures.isDecidedByPruning()});
        else
            claims.push_back({tr("Pruning did not suffice: version 4.2 tried permutations, %1 of them")
                                  .arg(number(found.signatures.tried)),
                              !found.signatures.isDecidedByPruning()});
        if (isAtEnd() && !film().result().empty()) {
            Elements sorted = film().result();
            std::sort(sorted.begin(), sorted.end());
            bool isWhole = static_cast<int>(sorted.size()) == film().size();
            for (std::size_t i = 0; i < sorted.size(); ++i)
                isWhole = isWhole && sorted[i] == static_cast<int>(i) + 1;
            claims.push_back({tr("What the film ends with has each number once"), isWhole});
        }
        return claims;
    }

    std::optional<LabTurn> turn() const override { return byHand().turn(); }
    void clearTurn() override { byHand().clear(); }
    QString drawing() const override { return byHand().text(); }
    void setDrawing(const QString& text) override { byHand().setText(text); }
    bool acceptsClues() const override { return !isYourTurn() && !keepsClassic(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return boardMetrics(isYourTurn() ? board(area) : smallBoard(area.board, area.text));
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override { byHand().click(geometry().box(cell)); }
    QString readout(const StageArea& area, const QPointF& point, double) const override {
        if (!isYourTurn())
            return clueReadout(smallBoard(area.board, area.text), point);
        const std::optional<int> box = boxAt(board(area), point);
        return box ? tr("Box %1").arg(boxNumber(*box)) : QString();
    }
    void prepare() override {
        m_runs.ask(model().puzzle.givens, [puzzle = model().puzzle](const std::stop_token& stop) {
            const MinigridLimits limits{.budget = kBudget};
            return Runs{solveByTrees(puzzle, limits, stop),
                        solveByPath(puzzle, boxOrder(puzzle.geometry(), BoxPath::zigzagRow), limits, stop),
                        solveBySignatures(puzzle, limits, stop)};
        });
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {sizeControl()};
        QStringList films;
        for (int i = 0; i < kGeneratorKinds; ++i)
            films.append(GeneratorFilm::nameOf(static_cast<GeneratorKind>(i)));
        const auto anew = [this] {
            m_film.reset();
            return 0;
        };
        const int most = film().isTree() ? GeneratorFilm::kLargestTree : GeneratorFilm::kLargestList;
        std::vector<LabControl> controls{
            choiceControl("film", tr("Film:"), films, bound(m_kind, anew)),
            numberControl("size", tr("Numbers:"), kLeastSize, most, {size(), bound(m_size, anew).apply}).joined()};
        if (!film().isTree())
            controls.push_back(numberControl("seed", tr("Dice no.:"), 1, kMostSeeds, bound(m_seed, anew)));
        return controls;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return byHand().paint(painter, board(area), area.figure, look);
        paintFilm(painter, area.board, look, at);
        paintTable(painter, area.figure, look);
        if (isSlide(look))
            return;
        const CellField field = smallBoard(area.board, look.text);
        paintBoxes(painter, field, clues(), look);
        paintClueCursor(painter, field, look);
        say(painter,
            QRectF(field.area.right() + look.text, field.area.top(), area.board.right() - field.area.right(),
                   look.text * 1.8),
            Qt::AlignLeft | Qt::AlignVCenter, tr("Your puzzle"), look.text, look.theme.mutedText);
    }

private:
    static QRectF filmPlate(const QRectF& left) { return left.adjusted(1, 2, -1, -left.height() * (1 - kFilmShare)); }
    static double rowHeight(const QRectF& figure, double text) { return std::min(figure.height() / 5.2, text * 2.4); }
    /// Below the film.
    CellField smallBoard(const QRectF& left, double text) const {
        return cellField(left.adjusted(2, left.height() * kFilmShare + text, 0, -text * 0.5), model().side(),
                         model().side(), Qt::AlignLeft | Qt::AlignTop);
    }
    GuessTurn& byHand() const {
        m_byHand.begin(model().puzzle);
        return m_byHand;
    }
    /// What each version takes back.
    void paintTable(QPainter& painter, const QRectF& figure, const StageLook& look) const {
        const Theme& theme = look.theme;
        if (look.lit == QLatin1String(kTable))
            painter.fillRect(figure, blend(theme.role(ShapeRole::defining).fill, theme.board, 0.4));
        Stack stack(figure);
        const double height = rowHeight(figure, look.text);
        const double text = std::max(look.leastText, std::min(look.text, height * 0.6));
        const auto row = [&](const QString& version, const QString& what, const QString& count, bool isHead) {
            const QRectF rect = stack.take(height);
            const QColor ink = isHead ? theme.mutedText : theme.text;
            const double first = rect.width() * (isSlide(look) ? 0.36 : 0.2);
            say(painter, QRectF(rect.left(), rect.top(), first, height), Qt::AlignLeft | Qt::AlignVCenter, version,
                text, ink, isHead ? QFont::Normal : QFont::DemiBold);
            // Large letters have no room for it; the sentences say it.
            if (!isSlide(look))
                say(painter, QRectF(rect.left() + rect.width() * 0.22, rect.top(), rect.width() * 0.5, height),
                    Qt::AlignLeft | Qt::AlignVCenter, what, text, ink);
            const double last = rect.width() * (isSlide(look) ? 0.6 : 0.26);
            say(painter, QRectF(rect.right() - last, rect.top(), last, height), Qt::AlignRight | Qt::AlignVCenter,
                count, text, ink, isHead ? QFont::Normal : QFont::DemiBold);
            painter.setPen(QPen(theme.panelBorder, 1));
            painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        };
        const Runs* found = runs();
        const auto counted = [&](const MinigridOutcome& outcome, std::uint64_t count) {
            if (isQuestionOpen())
                return QStringLiteral("?");
            return outcome.isDecided() ? number(count) : tr("%1 …").arg(number(count));
        };
        row(tr("Version"), tr("what it takes back, on this puzzle"), tr("how often"), true);
        row(QStringLiteral("3.1"), tr("permutations of a box"),
            found ? counted(found->trees, sumOf(found->trees.backs)) : QStringLiteral("…"), false);
        row(QStringLiteral("3.2"), tr("permutations of a box"),
            found ? counted(found->path, sumOf(found->path.backs)) : QStringLiteral("…"), false);
        row(QStringLiteral("4.2"), tr("permutations tried after pruning"),
            found ? counted(found->signatures, found->signatures.tried) : QStringLiteral("…"), false);
    }

    /// The other topic, on a plate of its own.
    void paintFilm(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        if (isSlide(look))
            return film().paint(painter, area, look, at);
        const Theme& theme = look.theme;
        const bool isLit = look.lit == QLatin1String(kFilm);
        const QRectF plate = filmPlate(area);
        paintPlate(painter, plate, QPen(isLit ? theme.accent : theme.panelBorder, isLit ? 2.5 : 1), theme.panel);
        Stack stack(plate.adjusted(look.text * 1.4, look.text * 0.8, -look.text * 1.4, -look.text));
        say(painter, stack.take(look.text * 1.8), Qt::AlignLeft | Qt::AlignVCenter,
            tr("Another topic: how permutations are made"), look.text, theme.mutedText);
        film().paint(painter, stack.rest(), look, at);
    }

    /// The share of the left half's height that the film has.
    static constexpr double kFilmShare = 0.58;
    static constexpr const char* kTable = "table";
    static constexpr const char* kFilm = "film";

    struct Runs {
        TreeOutcome trees;
        PathOutcome path;
        SignatureOutcome signatures;
    };

    /// Null while it is counted.
    const Runs* runs() const { return m_runs.find(model().puzzle.givens); }

    const GeneratorFilm& film() const {
        if (!m_film)
            m_film = std::make_unique<GeneratorFilm>(m_kind, size(), static_cast<std::uint64_t>(m_seed));
        return *m_film;
    }
    int size() const {
        return std::min(m_size,
                        m_kind >= GeneratorKind::arnow ? GeneratorFilm::kLargestTree : GeneratorFilm::kLargestList);
    }
    GeneratorKind m_kind = GeneratorKind::naive;
    int m_size = 5;
    int m_seed = 1;
    mutable GuessTurn m_byHand;
    BackgroundValue<Runs, Grid> m_runs;
    mutable std::unique_ptr<GeneratorFilm> m_film;
};

}  // namespace

std::unique_ptr<LabScene> makeGuessScene(MinigridLab& lab) { return std::make_unique<GuessScene>(lab); }

}  // namespace nonet::minigrid
