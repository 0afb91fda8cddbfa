// The scene in which a puzzle is put in disguise, and stays the same puzzle.
#include "core/board/classic.h"
#include "core/canonical/canonical_form.h"
#include "core/play/transform_game.h"
#include "core/rating/rating.h"
#include "core/solvers/search/search.h"
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>

namespace nonet::inverse_lab {

namespace {

constexpr int kChute = 3;

/// What two of can change places, in the order of the moves from the second on.
constexpr std::array kSwaps = {SwapKind::rows, SwapKind::columns, SwapKind::bands, SwapKind::stacks};

/// All that can change places, counted from 0: two rows of a band, two columns of a stack, two bands or stacks.
std::vector<std::pair<int, int>> pairsOf(SwapKind kind) {
    const bool isLine = kind == SwapKind::rows || kind == SwapKind::columns;
    std::vector<std::pair<int, int>> pairs;
    for (int chute = 0; chute < (isLine ? kChute : 1); ++chute)
        for (const auto& [first, second] : {std::pair(0, 1), std::pair(0, 2), std::pair(1, 2)})
            pairs.emplace_back(kChute * chute + first, kChute * chute + second);
    return pairs;
}

/// What is measured of one disguise.
struct Measures {
    ClassicDigits clues;
    std::uint64_t solutions = 0;
    CandidateDifficulty difficulty;
    HodokuRating hodoku;
    ClassicDigits form;
};

Measures measure(const ClassicDigits& clues) {
    const Puzzle puzzle(clues.toGrid());
    const RatingReport report = rate(puzzle);
    return {clues, search(puzzle).count, candidateDifficulty(puzzle), report.hodoku, canonicalForm(clues).form};
}

/// The text's equivalences, one after the other; what does not change is checked after each.
class DisguiseScene final : public InverseScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::DisguiseScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("The same puzzle in disguise"); }

    QStringList sentences() const override {
        return {
            tr("Watch the digits get other names, two rows of a band and two columns of a stack change places, then "
               "whole bands and stacks, and rows become columns."),
            tr("Each change takes solutions to solutions: as many as before, the same sum D, solved by the same "
               "techniques."),
            tr("Of all forms, read line by line, the one with the smallest number is the same for every disguise: by "
               "it a collection finds twins.")};
    }

    LabQuestion question() const override {
        return {.text = tr("In how many ways can rows and columns change places, without the digits?"),
                .choices = {number(1296), number(kGeometricMaps), number(362880)},
                .right = 1,
                .answer = tr("%1: 6 orders of bands, 6 of the rows in each of three bands, the same for columns, and "
                             "twice that with rows turned into columns.")
                              .arg(number(kGeometricMaps))};
    }

    /// Digits, rows, columns, bands, stacks, transposition.
    int moveCount() const override { return kChanges; }

    QString moveText(int moves) const override {
        const auto [first, second] = swapAt(moves);
        switch (moves) {
        case 1: return tr("The digits 1 to 9 are now called %1.").arg(newNames());
        case 2: return filled(tr("Rows %1 and %2 change places."), first + 1, second + 1);
        case 3: return filled(tr("Columns %1 and %2 change places."), first + 1, second + 1);
        case 4: return filled(tr("Bands %1 and %2 change places."), first + 1, second + 1);
        case 5: return filled(tr("Stacks %1 and %2 change places."), first + 1, second + 1);
        case 6: return tr("Rows become columns.");
        default: return tr("The puzzle as it was.");
        }
    }

    std::vector<LabClaim> claims() const override {
        const int moves = static_cast<int>(std::floor(moment()));
        const Measures& before = measures(0);
        const Measures& now = measures(moves);
        return {{tr("Solutions: %1, as before").arg(now.solutions), now.solutions == before.solutions},
                {tr("Sum of candidates D: %1, as before").arg(number(now.difficulty.total())),
                 std::abs(now.difficulty.total() - before.difficulty.total()) < 1e-6},
                {tr("The smallest form is the same"), now.form == before.form}};
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn;
        turn.task = tr("Your puzzle is in disguise: two rows, two columns and two bands have changed places. Bring it "
                       "back to the small board. Click two cells of one column to exchange their rows, or their bands "
                       "where these differ; two cells of one row to exchange their columns or stacks.");
        if (swapsHere().empty())
            return turn;
        const ClassicDigits now = swapped();
        if (now == model().clues) {
            turn.state = LabTurn::State::done;
            turn.verdict =
                filled(tr("Right: exchanges made: %1, and it is your puzzle again. Each of them takes solutions "
                          "to solutions, so the disguise has as many."),
                       swapsHere().size());
            return turn;
        }
        const auto differing = [&now, this](Cell cell) { return now.valueAt(cell) != model().clues.valueAt(cell); };
        turn.verdict = filled(tr("%1 change places. Cells that are not yet as in your puzzle: %2, ringed."),
                              swapName(swapsHere().back()), std::ranges::count_if(classic::kAllCells, differing));
        return turn;
    }
    void clearTurn() override {
        m_swaps.clear();
        m_pick.reset();
    }
    /// "0-3-4,2-0-1": kinds as in kSwaps, with the two that change places, counted from 0; "p12": the cell that is
    /// picked.
    QString drawing() const override {
        QStringList parts;
        for (const Swap& each : swapsHere())
            parts.append(QStringLiteral("%1-%2-%3").arg(each.kind).arg(each.first).arg(each.second));
        if (const auto pick = pickHere())
            parts.append(QStringLiteral("p%1").arg(pick->index()));
        return parts.join(u',');
    }
    void setDrawing(const QString& text) override {
        std::vector<Swap> swaps;
        std::optional<Cell> pick;
        for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
            const QStringList numbers = part.split(u'-');
            bool isNumber = false;
            const int cell = part.mid(1).toInt(&isNumber);
            if (part[0] == u'p' && isNumber && cell >= 0 && cell < kSide * kSide) {
                pick = Cell(cell);
                continue;
            }
            const auto kind = numbers[0].toUInt(&isNumber);
            if (numbers.size() != 3 || !isNumber || kind >= kSwaps.size())
                return;
            const std::pair pair(numbers[1].toInt(), numbers[2].toInt());
            const auto pairs = pairsOf(kSwaps[kind]);
            if (std::ranges::find(pairs, pair) == pairs.end())
                return;
            swaps.push_back({kind, pair.first, pair.second});
        }
        m_swaps = swaps;
        m_pick = pick;
        m_workOf = workKey();
    }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? shownBoard(area) : std::nullopt;
    }
    void clickCell(Cell cell) override {
        if (m_workOf != workKey())
            clearTurn();
        m_workOf = workKey();
        const std::optional<Cell> first = std::exchange(m_pick, std::nullopt);
        if (first == cell)
            return;
        const std::optional<Swap> swap = first ? swapBetween(*first, cell) : std::nullopt;
        if (swap)
            m_swaps.push_back(*swap);
        else
            m_pick = cell;
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {seedControl(lab())};
        const QStringList names{tr("Rows:"), tr("Columns:"), tr("Bands:"), tr("Stacks:")};
        constexpr std::array ids = {"rows", "columns", "bands", "stacks"};
        std::vector<LabControl> controls{seedControl(lab())};
        for (std::size_t i = 0; i < kSwaps.size(); ++i) {
            QStringList choices{tr("by the seed")};
            for (const auto& [first, second] : pairsOf(kSwaps[i]))
                choices.append(filled(tr("%1 and %2", "two rows, columns, bands or stacks"), first + 1, second + 1));
            LabControl control = choiceControl(ids[i], names[static_cast<qsizetype>(i)], choices, m_chosen[i],
                                               [this, i](int choice) -> std::optional<double> {
                                                   m_chosen[i] = choice;
                                                   return static_cast<double>(i) + 2;
                                               });
            controls.push_back(i == 1 ? control.joined() : control);
        }
        return controls;
    }

    bool acceptsClues() const override { return moment() < 1 && !isYourTurn(); }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override {
        return BoardMetrics(Geometry(), area.board);
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        if (!cell)
            return {};
        const int value = (isYourTurn() ? swapped() : measures(static_cast<int>(std::floor(at))).clues).valueAt(*cell);
        return value == 0 ? tr("%1 is blank").arg(cellName(*cell)) : filled(tr("%1 holds %2"), cellName(*cell), value);
    }

    std::vector<LabLink> links() const override {
        return {{tr("two rows of a band"), QLatin1String(kRows)},
                {tr("two columns of a stack"), QLatin1String(kColumns)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = shownCellAt(area, point);
        if (!cell || isYourTurn())
            return {};
        return QLatin1String(isOfSwap(QLatin1String(kRows), *cell)      ? kRows
                             : isOfSwap(QLatin1String(kColumns), *cell) ? kColumns
                                                                        : "");
    }

    bool fillWorksheet(WorksheetPage& sheet) const override;
    QString ownWords() const override {
        return tr("In your own words: why has the disguised puzzle as many solutions as the first one?");
    }
    QString modelWords() const override {
        return tr("Disguise a solution of one in the same way, and it is a solution of the other; undo that, and you "
                  "are back. So each solution of one belongs to just one of the other.");
    }

    std::optional<Puzzle> puzzle() const override {
        return Puzzle(measures(static_cast<int>(std::floor(moment()))).clues.toGrid());
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const int moves = static_cast<int>(std::floor(at));
        const Measures& before = measures(0);
        const Measures& now = measures(moves);
        if (at > moves)
            paintMotion(painter, area, look, moves, at - moves);
        else
            paintClues(painter, area.board, now.clues, look);
        if (at == moves)
            paintSwapped(painter, area, look, moves);
        for (const Cell cell : classic::kAllCells)
            if (isOfSwap(look.lit, cell)) {
                const QRectF rect = BoardMetrics(Geometry(), area.board).cellRect(cell);
                paintRing(painter, rect, look.theme.selectionRing, std::max(2.5, rect.width() * 0.06));
            }
        const QRectF& figure = area.figure;
        const double height = std::min(figure.height() / 8, look.text * 2.2);
        Stack stack(figure.adjusted(0, look.text * 0.4, 0, 0));
        paintHeading(painter, stack, moveText(moves), look);
        paintTableRow(painter, stack.take(height), {QString(), tr("before"), tr("now")}, look, QFont::DemiBold);
        const auto row = [&](const QString& name, const auto& text) {
            paintTableRow(painter, stack.take(height), {name, text(before), text(now)}, look);
        };
        row(tr("clues"), [](const Measures& each) { return QString::number(each.clues.filledCount()); });
        row(tr("solutions"), [](const Measures& each) { return QString::number(each.solutions); });
        row(tr("sum D"), [](const Measures& each) { return number(each.difficulty.total()); });
        row(tr("score"), [](const Measures& each) { return QString::number(each.hodoku.score); });
        const auto hardest = [](const Measures& each) {
            return each.hodoku.hardest ? techniqueName(*each.hodoku.hardest) : QStringLiteral("–");
        };
        if (!isNarrow(figure, look))
            row(tr("hardest technique"), hardest);
        else
            stack.take(sayLines(painter, stack.rest(),
                                hardest(before) == hardest(now)
                                    ? tr("hardest: %1").arg(hardest(now))
                                    : tr("hardest technique before: %1, now: %2").arg(hardest(before), hardest(now)),
                                look.text, look.theme.mutedText));
        if (now.hodoku.score != before.hodoku.score)
            sayLines(painter, stack.rest(),
                     tr("The score follows one path; where several steps are open, their order may differ."), look.text,
                     look.theme.mutedText);
    }

private:
    static constexpr int kChanges = 6;
    /// What words and board light together.
    static constexpr const char* kRows = "rows";
    static constexpr const char* kColumns = "columns";
    /// Whether the cell lies in one of the lines that change places.
    bool isOfSwap(const QString& thing, Cell cell) const {
        const bool isRows = thing == QLatin1String(kRows);
        if (!isRows && thing != QLatin1String(kColumns))
            return false;
        const auto [first, second] = swapAt(isRows ? 2 : 3);
        const int line = isRows ? classic::rowOf(cell) : classic::columnOf(cell);
        return line == first || line == second;
    }

    /// Index into kSwaps, and what changes places, counted from 0.
    struct Swap {
        std::size_t kind = 0;
        int first = 0;
        int second = 0;
    };
    /// What the learner's work belongs to.
    std::tuple<ClassicDigits, std::uint64_t, std::array<int, kSwaps.size()>> workKey() const {
        return {model().clues, model().seed, m_chosen};
    }
    const std::vector<Swap>& swapsHere() const {
        static const std::vector<Swap> none;
        return m_workOf == workKey() ? m_swaps : none;
    }
    std::optional<Cell> pickHere() const { return m_workOf == workKey() ? m_pick : std::nullopt; }
    /// The swap of the cells' rows where they share a column, of their columns where they share a row; else nothing.
    static std::optional<Swap> swapBetween(Cell first, Cell second) {
        const bool areRows = classic::columnOf(first) == classic::columnOf(second);
        if (areRows == (classic::rowOf(first) == classic::rowOf(second)))
            return std::nullopt;
        int from = areRows ? classic::rowOf(first) : classic::columnOf(first);
        int to = areRows ? classic::rowOf(second) : classic::columnOf(second);
        if (from > to)
            std::swap(from, to);
        const bool isOfOneChute = from / kChute == to / kChute;
        const std::size_t kind = (isOfOneChute ? 0U : 2U) + (areRows ? 0U : 1U);
        return isOfOneChute ? Swap{kind, from, to} : Swap{kind, from / kChute, to / kChute};
    }
    QString swapName(const Swap& swap) const {
        const QStringList names{tr("Rows %1 and %2"), tr("Columns %1 and %2"), tr("Bands %1 and %2"),
                                tr("Stacks %1 and %2")};
        return filled(names[static_cast<qsizetype>(swap.kind)], swap.first + 1, swap.second + 1);
    }
    /// The disguise with the learner's exchanges.
    ClassicDigits swapped() const {
        ClassicDigits board = model().clues;
        for (const int move : {2, 3, 4})
            board = apply(change(move), board);
        for (const Swap& each : swapsHere())
            if (const auto map = swapOf(kSwaps[each.kind], each.first, each.second))
                board = apply(*map, board);
        return board;
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const ClassicDigits now = swapped();
        paintClues(painter, area.board, now, look);
        const BoardMetrics metrics(Geometry(), area.board);
        const double width = std::max(2.0, metrics.cellSide() * 0.04);
        for (const Cell cell : classic::kAllCells)
            if (now.valueAt(cell) != model().clues.valueAt(cell))
                paintRing(painter, metrics.cellRect(cell).adjusted(2, 2, -2, -2), look.theme.mutedText, width * 0.7,
                          Qt::DotLine);
        if (look.cursor)
            paintRing(painter, metrics.cellRect(*look.cursor), look.theme.selectionRing, width, Qt::DashLine);
        if (const auto pick = pickHere())
            paintRing(painter, metrics.cellRect(*pick), look.theme.accent, width * 1.5);
        Stack stack(area.figure.adjusted(0, look.text * 0.4, 0, 0));
        paintHeading(painter, stack, tr("Your puzzle"), look);
        const double side = std::min(stack.rest().width(), stack.rest().height() - look.text);
        const QRectF room(stack.rest().topLeft(), QSizeF(side, side));
        paintClues(painter, room, model().clues, withText(look, look.text));
    }

    /// After so many changes.
    const Measures& measures(int moves) const {
        const std::tuple key(model().clues, model().seed, m_chosen);
        if (m_of != key) {
            m_of = key;
            m_measures = {measure(model().clues)};
        }
        while (static_cast<int>(m_measures.size()) <= moves)
            m_measures.push_back(measure(apply(change(static_cast<int>(m_measures.size())), m_measures.back().clues)));
        return m_measures[static_cast<std::size_t>(moves)];
    }

    ClassicTransform change(int move) const {
        RandomSource random = RandomSource::forPiece(model().seed, static_cast<std::uint64_t>(move));
        switch (move) {
        case 1: {
            ClassicTransform labels;
            std::array<std::uint8_t, 9> names = {1, 2, 3, 4, 5, 6, 7, 8, 9};
            random.shuffle(names);
            std::copy(names.begin(), names.end(), labels.labels.begin() + 1);
            return labels;
        }
        case 2:
        case 3:
        case 4:
        case 5: {
            const auto [first, second] = swapAt(move);
            return swapOf(kSwaps[static_cast<std::size_t>(move - 2)], first, second).value_or(ClassicTransform());
        }
        default: return transposition();
        }
    }

    /// What changes places in this move, counted from 0; chosen, or drawn from the seed.
    std::pair<int, int> swapAt(int move) const {
        if (move < 2 || move > 5)
            return {};
        const auto at = static_cast<std::size_t>(move - 2);
        const std::vector<std::pair<int, int>> pairs = pairsOf(kSwaps[at]);
        RandomSource random = RandomSource::forPiece(model().seed, static_cast<std::uint64_t>(move));
        return m_chosen[at] > 0 ? pairs[static_cast<std::size_t>(m_chosen[at] - 1)]
                                : pairs[random.below(static_cast<std::uint32_t>(pairs.size()))];
    }

    /// "4 7 1 9 2 8 6 5 3"
    QString newNames() const {
        const ClassicTransform labels = change(1);
        QStringList names;
        for (std::size_t digit = 1; digit <= kSide; ++digit)
            names.append(QString::number(labels.labels[digit]));
        return names.join(u' ');
    }

    /// Each digit on its way to where the next move puts it.
    void paintMotion(QPainter& painter, const StageArea& area, const StageLook& look, int moves, double share) const {
        const ClassicTransform next = change(moves + 1);
        const ClassicDigits& clues = measures(moves).clues;
        paintClues(painter, area.board, {}, look);
        const BoardMetrics metrics(Geometry(), area.board);
        for (const Cell cell : classic::kAllCells) {
            if (clues.isBlank(cell))
                continue;
            const QRectF from = metrics.cellRect(cell);
            const QRectF to = metrics.cellRect(imageOf(next, cell));
            const QRectF rect = from.translated((to.topLeft() - from.topLeft()) * share);
            const bool isRenamed = moves == 0 && share > 0.5;
            const int value = clues.valueAt(cell);
            say(painter, rect, Qt::AlignCenter,
                QString::number(isRenamed ? next.labels[static_cast<std::size_t>(value)] : value), metrics.digitSize(),
                from == to ? look.theme.given : look.theme.accent, QFont::DemiBold);
        }
    }

    /// A frame around what has just changed places.
    void paintSwapped(QPainter& painter, const StageArea& area, const StageLook& look, int moves) const {
        if (moves < 2 || moves > 5)
            return;
        const BoardMetrics metrics(Geometry(), area.board);
        const auto [first, second] = swapAt(moves);
        const int lines = moves >= 4 ? kChute : 1;
        const bool areRows = moves % 2 == 0;
        for (const int each : {first, second}) {
            const int begin = each * lines;
            const int end = begin + lines - 1;
            const Cell corner(areRows ? begin * kSide : begin);
            const Cell opposite(areRows ? end * kSide + kSide - 1 : (kSide - 1) * kSide + end);
            paintRing(painter, metrics.cellRect(corner).united(metrics.cellRect(opposite)), look.theme.accent,
                      std::max(2.5, metrics.cellSide() * 0.05));
        }
    }

    std::vector<Swap> m_swaps;
    std::optional<Cell> m_pick;
    std::optional<std::tuple<ClassicDigits, std::uint64_t, std::array<int, kSwaps.size()>>> m_workOf;
    /// The pair chosen for each of kSwaps: 0: by the seed, else an index into pairsOf() from 1.
    std::array<int, kSwaps.size()> m_chosen{};
    mutable std::optional<std::tuple<ClassicDigits, std::uint64_t, std::array<int, kSwaps.size()>>> m_of;
    /// A deque: what measures() handed out stays where it is.
    mutable std::deque<Measures> m_measures;
};

bool DisguiseScene::fillWorksheet(WorksheetPage& sheet) const {
    constexpr double kSheetBoard = 200;
    const auto [first, second] = swapAt(2);
    sheet.words(
        filled(tr("Disguise this puzzle: copy it into the empty board with rows %1 and %2 exchanged, and with the "
                  "digits 1 to 9 called %3."),
               first + 1, second + 1, newNames()));
    sheet.board(sheet.takeFigure(kSheetBoard, sheet.page().width() / 2), model().clues.toGrid());
    ClassicDigits disguised = apply(change(1), model().clues);
    if (const auto map = swapOf(SwapKind::rows, first, second))
        disguised = apply(*map, disguised);
    sheet.board(sheet.takeFigure(kSheetBoard, sheet.page().width() / 2),
                sheet.hasAnswers() ? disguised.toGrid() : Grid());
    sheet.words(tr("The first puzzle has one solution. How many has yours? %1").arg(sheet.answer(tr("One."))));
    if (!sheet.hasAnswers())
        sheet.lines(1);
    return true;
}

}  // namespace

std::unique_ptr<LabScene> makeDisguiseScene(InverseLab& lab) { return std::make_unique<DisguiseScene>(lab); }

}  // namespace nonet::inverse_lab
