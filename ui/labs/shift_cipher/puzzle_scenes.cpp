#include "core/constructions/known_masks.h"
#include "core/constructions/mask.h"
#include "core/constructions/semi_solver.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet {

namespace {

/// Of cells that the list fills.
constexpr double kSettledStrength = 0.35;

void hide(BoardPicture& picture, const CellSet& shown, double strength) {
    for (int i = 0; i < picture.puzzle.geometry.cellCount(); ++i) {
        const Cell cell(i);
        if (shown.contains(cell))
            continue;
        if (strength > 0)
            picture.places[static_cast<std::size_t>(i)].strength = strength;
        else
            clearCell(picture, cell);
    }
}

/// A number with what it counts, one over the other.
void paintCount(QPainter& painter, const QRectF& rect, const QString& count, const QString& what,
                const StageLook& look) {
    say(painter, QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.6), Qt::AlignHCenter | Qt::AlignBottom,
        count, std::min(rect.height() * 0.42, look.text * 3), look.theme.text, QFont::DemiBold);
    sayLines(painter, QRectF(rect.left(), rect.top() + rect.height() * 0.64, rect.width(), rect.height() * 0.5),
             Qt::AlignHCenter | Qt::AlignTop, what, look.text, look.theme.mutedText);
}

/// "x..x", a sign a cell.
QString signsOf(const CellSet& cells, const Geometry& geometry) {
    QString signs(geometry.cellCount(), u'.');
    for (const Cell cell : cells)
        signs[cell.index()] = u'x';
    return signs;
}

/// Nothing where it is of a board of another size.
std::optional<CellSet> cellsFrom(const QString& signs, const Geometry& geometry) {
    if (signs.size() != geometry.cellCount())
        return std::nullopt;
    CellSet cells;
    for (int i = 0; i < geometry.cellCount(); ++i)
        if (signs[i] == u'x')
            cells.insert(Cell(i));
    return cells;
}

/// The clue positions of a hard puzzle laid over the board.
class MaskScene final : public PlaceBoardScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::MaskScene)

public:
    explicit MaskScene(ShiftLab& lab) : PlaceBoardScene(lab) { takeMask(0); }
    QString title() const override { return tr("A puzzle from a mask"); }
    QStringList sentences() const override {
        return {tr("Keep only the cells where a famous hard puzzle has its clues: that is a mask."),
                tr("Click cells to draw a mask of your own."),
                tr("What is left is a puzzle; whether it has only one solution is another question.")};
    }

    LabQuestion question() const override {
        const int digits = digitsShown(masked(model().board(), m_shown)).count();
        QStringList others;
        for (const int offset : {-1, 1, -2})
            if (digits + offset >= 0 && digits + offset <= model().side())
                others.append(QString::number(digits + offset));
        return LabQuestion::among(
            tr("How many different digits can still be seen?"), QString::number(digits), others,
            digits < model().side() - 1
                ? filled(
                      tr("%1 of %2. Two digits that are not seen could change places, so this puzzle cannot have one "
                         "solution alone."),
                      digits, model().side())
                : filled(tr("%1 of %2. With fewer than %3 two digits that are not seen could change places."), digits,
                         model().side(), model().side() - 1));
    }

    int moveCount() const override { return 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The whole board");
        const Grid puzzle = masked(model().board(), m_shown);
        if (isQuestionOpen())
            return tr("%1 clues").arg(puzzle.filledCount());
        return tr("%1 clues, %2 different digits").arg(puzzle.filledCount()).arg(digitsShown(puzzle).count());
    }

    std::vector<LabClaim> claims() const override {
        if (isQuestionOpen())
            return {};
        const Grid puzzle = masked(model().board(), m_shown);
        bool isOfBoard = true;
        for (const Cell cell : m_shown)
            isOfBoard = isOfBoard && puzzle.digit(cell) == model().board().digit(cell);
        return {{tr("%1 clues, %2 different digits").arg(puzzle.filledCount()).arg(digitsShown(puzzle).count()),
                 isOfBoard && puzzle.filledCount() == m_shown.count()}};
    }

    std::vector<LabControl> controls() override {
        if (!model().geometry.isClassic())
            return {};
        QStringList masks = textsOf(kKnownMasks, [&](const KnownMask& each) {
            return QString::fromUtf8(each.name.data(), static_cast<qsizetype>(each.name.size()));
        });
        masks.append(tr("Your own"));
        return {choiceControl("mask", tr("Mask:"), masks, m_mask, [this](int mask) {
            takeMask(mask);
            return 1;
        })};
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return metrics(area); }
    void clickCell(Cell cell) override {
        m_mask = static_cast<int>(std::size(kKnownMasks));
        if (m_shown.contains(cell))
            m_shown.erase(cell);
        else
            m_shown.insert(cell);
    }

    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (!cell)
            return {};
        const QString name = cellName(*cell, model().side());
        return m_shown.contains(*cell) ? tr("%1 is shown; a click hides it").arg(name)
                                       : tr("%1 is hidden; a click shows it").arg(name);
    }

    std::optional<Puzzle> puzzle() const override { return Puzzle(model().geometry, masked(model().board(), m_shown)); }
    void inputReshaped() override {
        m_shown.clear();
        takeMask(0);
    }

    QString drawing() const override {
        const bool isDrawn = m_mask == static_cast<int>(std::size(kKnownMasks));
        return isDrawn ? signsOf(m_shown, model().geometry) : QString();
    }

    void setDrawing(const QString& drawing) override {
        if (const std::optional<CellSet> cells = cellsFrom(drawing, model().geometry)) {
            m_mask = static_cast<int>(std::size(kKnownMasks));
            m_shown = *cells;
        }
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        BoardPicture picture = shiftPicture(model(), model().map(), shiftRule(model().geometry), look.labels);
        hide(picture, m_shown, 1 - at);
        paintBoard(painter, area, std::move(picture), look);
        const Grid puzzle = masked(model().board(), m_shown);
        const QRectF figure = area.figure;
        const double height = std::min(figure.height() / 2, look.text * 7);
        const QRectF both(figure.left(), figure.center().y() - height / 2, figure.width(), height);
        paintCount(painter, QRectF(both.left(), both.top(), both.width() / 2, height),
                   QString::number(puzzle.filledCount()), tr("clues"), look);
        paintCount(painter, QRectF(both.center().x(), both.top(), both.width() / 2, height),
                   unlessOpen(QString::number(digitsShown(puzzle).count())), tr("different digits"), look);
    }

private:
    void takeMask(int mask) {
        m_mask = mask;
        const Geometry& geometry = model().geometry;
        const auto named = static_cast<int>(std::size(kKnownMasks));
        if (geometry.isClassic() && mask < named) {
            m_shown = *maskFromLine(kKnownMasks[static_cast<std::size_t>(mask)].line);
            return;
        }
        m_mask = named;
        if (!m_shown.isEmpty() && geometry.isClassic())
            return;
        m_shown.clear();
        for (int i = 0; i < geometry.cellCount(); i += 3)
            m_shown.insert(Cell(i));
    }

    /// Index of the named mask; beyond them: drawn.
    int m_mask = 0;
    CellSet m_shown;
};

/// One box known: turned into lists, folded, laid out.
class SemiSolverScene final : public PlaceBoardScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::SemiSolverScene)

public:
    using PlaceBoardScene::PlaceBoardScene;
    QString title() const override { return tr("The semi-solver"); }
    QStringList sentences() const override {
        return {tr("Only the last box is known: read it as a list and turn that on, place by place, into %1 lists.")
                    .arg(model().side()),
                m_layout == ListLayout::rowByRow
                    ? tr("Filled row by row, the way one reads, they give no Sudoku.")
                    : tr("Fold each list into a box and fill the board with them, column by column."),
                tr("The first of the lists is S.")};
    }

    LabQuestion question() const override {
        const QString text = tr("Which list stands in the box below the first one?");
        const QString ofColumn = tr("list %1").arg(2);
        // A board has as many box columns as a box has rows.
        const QString ofRow = tr("list %1").arg(model().geometry.boxRows() + 1);
        const QString last = tr("list %1").arg(model().side());
        if (m_layout == ListLayout::rowByRow)
            return LabQuestion::among(text, ofRow, {ofColumn, last},
                                      tr("List %1: row by row, the first row of boxes takes the %2 lists before.")
                                          .arg(model().geometry.boxRows() + 1)
                                          .arg(model().geometry.boxRows()));
        return LabQuestion::among(
            text, ofColumn, {ofRow, last},
            tr("List 2: one box row down is one shift more, one box column to the right is %1 shifts more.")
                .arg(model().geometry.boxColumns()));
    }

    int moveCount() const override { return model().side(); }
    /// The next list goes below the first box.
    int lastOpenMove() const override { return m_layout == ListLayout::rowByRow ? model().geometry.boxRows() : 1; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("The box that is given");
        const int list = std::min(moves, model().side()) - 1;
        return tr("List %1: %2").arg(list + 1).arg(listText(solution().lists[static_cast<std::size_t>(list)]));
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        const Grid full = board(model().side());
        return {{tr("The lists laid out give the board that S makes"), full == model().board()},
                {tr("Every row, column and box holds every digit once"), full.isSolved(model().geometry)}};
    }

    std::vector<LabControl> controls() override {
        return {choiceControl("layout", tr("Lay out:"), {tr("Column by column"), tr("Row by row")},
                              bound(m_layout, [this] { return moveCount(); }))};
    }

    void inputReshaped() override { m_layout = ListLayout::columnByColumn; }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        return cellReadout(area, point, board(at));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const Geometry& geometry = model().geometry;
        const int side = geometry.side();
        BoardPicture picture = shiftPicture(model(), model().map(), shiftRule(geometry), look.labels);
        picture.digits = board(at);
        picture.puzzle.givens = picture.digits;
        picture.showsConflicts = true;
        for (int i = 0; i < geometry.cellCount(); ++i) {
            PlaceMark& mark = picture.places[static_cast<std::size_t>(i)];
            const std::optional<Digit> digit = picture.digits.digit(Cell(i));
            mark = {};
            if (!digit)
                continue;
            mark.place = model().sequence.placeOf(*digit);
            mark.colour = model().colourOf(mark.place);
            if (look.labels != static_cast<int>(ShiftLabels::digits))
                mark.text = tileText(model(), mark.place, look.labels);
        }
        const BoardMetrics& metrics = paintBoard(painter, area, std::move(picture), look);

        const std::vector<Sequence> lists = solution().lists;
        const QRectF figure = area.figure;
        const bool isNarrow = figure.width() < look.text * 26;
        const double name = look.text * (isNarrow ? 1.4 : 4);
        const double tile = std::min((figure.width() - name) / (side + 1), figure.height() / (side + 0.5));
        const double left = figure.center().x() - (tile * side + name) / 2;
        const int now = static_cast<int>(std::floor(at + 1e-9)) - 1;
        for (int list = 0; list < side; ++list) {
            const double share = std::clamp(at - list, 0.0, 1.0);
            const double top = figure.top() + list * tile;
            // Lists come one by one.
            if (at <= list)
                break;
            say(painter, QRectF(left, top, name - look.text * (isNarrow ? 0.3 : 0.6), tile),
                Qt::AlignRight | Qt::AlignVCenter, isNarrow ? QString::number(list + 1) : tr("list %1").arg(list + 1),
                std::max(look.leastText, std::min(look.text, tile * 0.6)),
                list == now ? look.theme.accent : look.theme.mutedText, list == now ? QFont::DemiBold : QFont::Normal);
            for (int i = 0; i < side; ++i) {
                Tile face = placeTile(model(),
                                      model().sequence.placeOf(lists[static_cast<std::size_t>(list)].digitAt(i)), look);
                face.letter.clear();
                const QRectF home = QRectF(left + name + i * tile, top, tile, tile).adjusted(1, 1, -1, -1);
                paintTile(painter, home, face, look.theme);
                if (share <= 0 || share >= 1)
                    continue;
                const Cell target = geometry.cells(
                    House{HouseKind::box, static_cast<std::uint8_t>(boxOf(list))})[static_cast<std::size_t>(i)];
                paintTile(painter, between(home, metrics.cellRect(target), share), face, look.theme);
            }
        }
    }

private:
    SemiSolution solution() const {
        const BoxPosition box = givenBox();
        const Geometry& geometry = model().geometry;
        return semiSolve(model().sequence.shifted(shiftOfBox(geometry, shiftRule(geometry), box.row, box.column)), box,
                         geometry);
    }

    /// The given box with the lists placed so far.
    Grid board(double at) const {
        const Geometry& geometry = model().geometry;
        const Grid full = layOut(solution().lists, m_layout, geometry);
        CellSet shown;
        for (int list = 0; list < geometry.side() && list < std::floor(at + 1e-9); ++list)
            for (const Cell cell : geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(boxOf(list))}))
                shown.insert(cell);
        for (const Cell cell : geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(geometry.side() - 1)}))
            shown.insert(cell);
        return masked(full, shown);
    }

    BoxPosition givenBox() const { return {model().geometry.boxColumns() - 1, model().geometry.boxRows() - 1}; }

    /// The box that the list goes to, counted row by row.
    int boxOf(int list) const {
        const int rows = model().geometry.boxColumns();
        const int columns = model().geometry.boxRows();
        return m_layout == ListLayout::columnByColumn ? list % rows * columns + list / rows : list;
    }

    ListLayout m_layout = ListLayout::columnByColumn;
};

/// Each cell that is shown pins a place of the list.
class FewCellsScene final : public PlaceBoardScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::FewCellsScene)

public:
    using PlaceBoardScene::PlaceBoardScene;
    QString title() const override { return tr("Less is enough"); }
    QStringList sentences() const override {
        const int side = model().side();
        return {
            tr("A whole box is more than it takes: each cell that you click fixes one place of S."),
            isQuestionOpen()
                ? tr("Guess how many different digits must be seen before the whole list is settled.")
                : tr("%1 different digits anywhere fix the whole list, and the list fixes the board.").arg(side - 1),
            tr("Digits not seen yet may stand in any order: 4 of them in 1·2·3·4 = 24 ways.")};
    }

    LabQuestion question() const override {
        const int side = model().side();
        return LabQuestion::among(tr("How many different digits must be seen, wherever they stand?"),
                                  QString::number(side - 1), {QString::number(side - 2), QString::number(side)},
                                  filled(tr("%1: the last digit goes to the last place. With %2, two digits that are "
                                            "not seen could change places."),
                                         side - 1, side - 2));
    }

    int moveCount() const override { return model().side() - 1; }
    /// Two digits are open then.
    int lastOpenMove() const override { return model().side() - 3; }
    QString moveText(int moves) const override {
        const SequenceRecovery found = fit(moves);
        return tr("Digits seen: %1; lists that fit: %2").arg(found.digitsSeen).arg(number(found.members.value_or(0)));
    }

    std::vector<LabClaim> claims() const override {
        const SequenceRecovery found = fit(movesNow());
        const int unseen = model().side() - found.digitsSeen;
        std::vector<LabClaim> claims{
            {tr("Digits not seen: %1; lists that fit: %2").arg(unseen).arg(number(found.members.value_or(0))),
             found.members == factorial(unseen)}};
        if (found.sequence)
            claims.push_back({tr("The list that is left is S"), *found.sequence == model().sequence});
        return claims;
    }

    std::vector<LabControl> controls() override {
        return {buttonControl("clear", tr("Hide all cells"), [this] {
            m_clicked.clear();
            return 0;
        })};
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return metrics(area); }
    void clickCell(Cell cell) override {
        if (m_clicked.contains(cell))
            m_clicked.erase(cell);
        else
            m_clicked.insert(cell);
    }

    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (!cell)
            return {};
        const QString name = cellName(*cell, model().side());
        if (!shown(movesNow()).contains(*cell))
            return tr("%1: hidden").arg(name);
        const int place = model().map().placeAt(*cell);
        return tr("%1: place %2, digit %3").arg(name, placeLetter(place)).arg(model().sequence.digitAt(place).value());
    }

    std::optional<Puzzle> puzzle() const override {
        return Puzzle(model().geometry, masked(model().board(), shown(movesNow())));
    }

    void inputReshaped() override { m_clicked.clear(); }
    QString drawing() const override { return m_clicked.isEmpty() ? QString() : signsOf(m_clicked, model().geometry); }

    void setDrawing(const QString& drawing) override {
        if (drawing.isEmpty())
            m_clicked.clear();
        else if (const std::optional<CellSet> cells = cellsFrom(drawing, model().geometry))
            m_clicked = *cells;
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = static_cast<int>(std::floor(at + 1e-9));
        BoardPicture picture = shiftPicture(model(), model().map(), shiftRule(model().geometry), look.labels);
        const CellSet cells = shown(moves);
        const CellSet coming = shown(static_cast<int>(std::ceil(at - 1e-9)));
        for (const Cell cell : coming)
            if (!cells.contains(cell))
                picture.places[static_cast<std::size_t>(cell.index())].strength = at - moves;
        const SequenceRecovery found = fit(moves);
        // Once the list is settled it fills the board.
        if (found.sequence) {
            for (int i = 0; i < model().geometry.cellCount(); ++i)
                if (!coming.contains(Cell(i)))
                    picture.places[static_cast<std::size_t>(i)].strength = kSettledStrength;
        } else {
            hide(picture, coming, 0);
        }
        paintBoard(painter, area, std::move(picture), look);

        const int side = model().side();
        const QRectF figure = area.figure;
        const double tile = std::min(figure.width() / side, look.text * 3.6);
        const double left = figure.center().x() - tile * side / 2;
        const double top = figure.top() + look.text * 2.2;
        say(painter, QRectF(left, figure.top(), tile * side, look.text * 1.6), Qt::AlignLeft, tr("What is known of S"),
            look.text, look.theme.mutedText);
        for (int place = 0; place < side; ++place) {
            const QRectF slot = QRectF(left + place * tile, top, tile, tile).adjusted(2, 2, -2, -2);
            Tile face = placeTile(model(), place, look);
            if (!found.pins[static_cast<std::size_t>(place)]) {
                face.text = QStringLiteral("?");
                face.strength = 0;
            }
            paintTile(painter, slot, face, look.theme);
        }
        const double rest = figure.bottom() - top - tile;
        const double height = std::min(rest * 0.9, look.text * 7);
        paintCount(painter, QRectF(figure.left(), top + tile + (rest - height) / 2, figure.width(), height),
                   number(found.members.value_or(0)), found.members == 1U ? tr("list fits") : tr("lists still fit"),
                   look);
    }

private:
    CellSet shown(int moves) const {
        CellSet cells = m_clicked;
        const PlaceMap map = model().map();
        for (int place = 0; place < moves; ++place) {
            const std::vector<Cell> all = map.cellsOf(place);
            cells.insert(all[static_cast<std::size_t>(place * 4 + 1) % all.size()]);
        }
        return cells;
    }

    SequenceRecovery fit(int moves) const {
        // The cells are the board's own, so there is a list that fits.
        return std::get<SequenceRecovery>(recoverSequence(model().map(), masked(model().board(), shown(moves))));
    }

    int movesNow() const { return static_cast<int>(moment() + 1e-9); }
    /// Besides those that the moves show.
    CellSet m_clicked;
};

}  // namespace

std::unique_ptr<LabScene> makeMaskScene(ShiftLab& lab) { return std::make_unique<MaskScene>(lab); }

std::unique_ptr<LabScene> makeSemiSolverScene(ShiftLab& lab) { return std::make_unique<SemiSolverScene>(lab); }

std::unique_ptr<LabScene> makeFewCellsScene(ShiftLab& lab) { return std::make_unique<FewCellsScene>(lab); }

}  // namespace nonet
