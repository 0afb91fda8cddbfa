#include "core/constructions/mask.h"
#include "core/constructions/semi_solver.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/shift_cipher/board_turn.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cassert>
#include <cmath>

namespace nonet {

namespace {

/// One box known: turned into lists, folded, laid out.
class SemiSolverScene final : public PlaceBoardScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::SemiSolverScene)

public:
    using PlaceBoardScene::PlaceBoardScene;
    QString title() const override { return tr("The semi-solver"); }
    QStringList sentences() const override {
        if (isOwn())
            return {tr("A semi-solver solves only boards that a list made: every cell names a place of S, and your "
                       "clues put digits there."),
                    ownList()
                        ? tr("From S come the lists, each S shifted by one more: folded, they are the boxes, column by "
                             "column.")
                        : tr("Some places are still open: your clues fit more than one list.")};
        return {
            tr("A semi-solver solves only boards that a list made. Here the last box is known: it holds S, shifted by "
               "%1.")
                .arg(model().side() - 1),
            tr("One shift more brings S back: that is the first list. Each of the next lists is shifted by one more."),
            m_layout == ListLayout::rowByRow
                ? tr("Folded into boxes row by row, the way one reads, the lists give no Sudoku.")
                : tr("Folded into boxes column by column, the lists fill the board.")};
    }

    QString ownWords() const override { return tr("In your own words: how does one clue tell you a digit of S?"); }
    QString modelWords() const override {
        const Cell last(model().geometry.cellCount() - 1);
        const int place = model().map().placeAt(last);
        return filled(tr("Each cell belongs to one place of the list, whatever the digits are. %1 belongs to place %2, "
                         "so with %3 there, place %2 holds %3."),
                      cellName(last, model().side()), placeLetter(place), digitSign(model().sequence.digitAt(place)));
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillSemiSolverSheet(sheet, model());
        return true;
    }
    std::vector<LabLink> links() const override {
        if (isOwn())
            return {{tr("your clues"), QStringLiteral("clues")}};
        return {{tr("the last box"), QStringLiteral("given")}, {tr("the first list"), QStringLiteral("first")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return {};
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (isOwn())
            return cell && !m_clues.isBlank(*cell) ? QStringLiteral("clues") : QString();
        const int box = cell ? model().geometry.box(*cell) : -1;
        const bool isInList = at > pinMoves() && listRows(area.figure, area.text).row(0).contains(point);
        return isInList || box == 0        ? QStringLiteral("first")
               : box == model().side() - 1 ? QStringLiteral("given")
                                           : QString();
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

    /// The places that are named, then the lists.
    int moveCount() const override { return pinMoves() + (list() ? model().side() : 0); }
    /// The next list goes below the first box.
    int lastMoveBeforeAnswer() const override {
        return pinMoves() + (m_layout == ListLayout::rowByRow ? model().geometry.boxRows() : 1);
    }
    QString moveText(int moves) const override {
        if (moves == 0)
            return isOwn() ? tr("Your clues: %1").arg(m_clues.filledCount()) : tr("The box that is given");
        if (moves <= pinMoves())
            return pinText(pinOrder()[static_cast<std::size_t>(moves - 1)]);
        const int list = std::min(moves, moveCount()) - pinMoves() - 1;
        return tr("List %1: %2").arg(list + 1).arg(listText(solution().lists[static_cast<std::size_t>(list)]));
    }

    std::vector<LabClaim> claims() const override {
        if (moment() < moveCount())
            return {};
        const std::optional<SequenceRecovery> fit = ownFit();
        const std::optional<Sequence> made = list();
        if (fit && !made)
            return {{fitText(*fit), true}};
        const Grid full = board(moveCount());
        const bool isMembers = made && full == shiftCipher(*made, model().geometry);
        return {isOwn() ? LabClaim{tr("The lists laid out give a board with all your clues"),
                                   isMembers && masked(full, maskOf(m_clues)) == m_clues}
                        : LabClaim{tr("The lists laid out give the board that S makes"), isMembers},
                {tr("Every row, column and box holds every digit once"), full.isSolved(model().geometry)}};
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn{tr("Type clues of any shift cipher: a box, a row, or digits here and there. Watch S come out."),
                     LabTurn::State::open,
                     {}};
        if (m_clues.filledCount() == 0)
            return turn;
        const auto reading = recoverSequence(model().map(), m_clues);
        if (const auto* refusal = std::get_if<PlaceRefusal>(&reading)) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = mistakeText(*refusal);
            return turn;
        }
        const auto& fit = std::get<SequenceRecovery>(reading);
        turn.verdict = fitText(fit);
        if (fit.sequence) {
            turn.state = LabTurn::State::done;
            turn.verdict = tr("%1 different digits are seen, so S = %2, and S fills the board: the clues fit no other "
                              "list.")
                               .arg(fit.digitsSeen)
                               .arg(listText(*fit.sequence));
        }
        return turn;
    }
    void clearTurn() override { m_clues = Grid(model().side()); }
    QString drawing() const override { return signsOf(m_clues, model().geometry); }
    void setDrawing(const QString& drawing) override {
        if (drawing.isEmpty())
            return clearTurn();
        if (const std::optional<Grid> clues = gridFromSigns(drawing, model().geometry))
            m_clues = *clues;
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metrics(area)) : std::nullopt;
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metrics(area); }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (digit)
            m_clues.set(cell, *digit);
        else
            m_clues.clear(cell);
        return QString();
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn())
            return {buttonControl("from_board", tr("Take a row of the lab's board"), [this] { useRow(); })};
        return {choiceControl("layout", tr("Lay out:"), {tr("Column by column"), tr("Row by row")},
                              bound(m_layout, [this] { return moveCount(); }))};
    }

    void inputReshaped() override {
        m_layout = ListLayout::columnByColumn;
        clearTurn();
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<Cell> cell = metrics(area).cellAt(point);
        if (cell && isYourTurn())
            return tr("%1 names place %2: %3")
                .arg(cellName(*cell, model().side()), placeLetter(model().map().placeAt(*cell)),
                     m_clues.isBlank(*cell) ? tr("empty") : digitSign(Digit(m_clues.valueAt(*cell))));
        const Grid shown = board(at);
        const std::optional<Digit> digit = cell ? shown.digit(*cell) : std::nullopt;
        if (!digit || !isOwn())
            return cellReadout(area, point, shown);
        const std::optional<Sequence> made = list();
        return tr("%1: place %2, digit %3")
            .arg(cellName(*cell, model().side()),
                 placeLetter(made ? made->placeOf(*digit) : model().map().placeAt(*cell)), digitSign(*digit));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        paintMoment(painter, area, look, at);
        paintLit(painter, area, look, at);
    }

private:
    void paintMoment(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
        const double made = at - pinMoves();
        if (made <= 0)
            return paintPins(painter, area, look, static_cast<int>(std::floor(at + 1e-9)));
        ShiftModel shown = model();
        shown.sequence = list().value_or(model().sequence);
        BoardPicture picture = workPicture(shown, board(at), look.labels);
        picture.showsConflicts = true;
        const BoardMetrics& metrics = paintBoard(painter, area, std::move(picture), look);
        paintLists(painter, metrics, area.figure, look, shown, made);
    }

    void paintLit(QPainter& painter, const StageArea& area, const StageLook& look, double at) const {
        const BoardMetrics board = metrics(area);
        const auto outlineBox = [&](int box) {
            outlineLit(painter, board.houseRect(House{HouseKind::box, static_cast<std::uint8_t>(box)}), look);
        };
        if (look.lit == QLatin1String("given"))
            outlineBox(model().side() - 1);
        for (int i = 0; i < model().geometry.cellCount(); ++i)
            if (look.lit == QLatin1String("clues") && !m_clues.isBlank(Cell(i)))
                outlineLit(painter, board.cellRect(Cell(i)), look);
        if (look.lit != QLatin1String("first"))
            return;
        outlineBox(0);
        if (at > pinMoves())
            outlineLit(painter, listRows(area.figure, look.text).row(0), look);
    }

    /// Where the lists stand, one below the other, with their names at the left.
    struct ListRows {
        int side;
        bool isNarrow;
        double name;
        double tile;
        double left;
        double top;
        QRectF row(int list) const { return {left + name, top + list * tile, side * tile, tile}; }
    };
    ListRows listRows(const QRectF& figure, double text) const {
        const int side = model().side();
        const bool isNarrow = figure.width() < text * 26;
        const double name = text * (isNarrow ? 1.4 : 4);
        const double tile = std::min((figure.width() - name) / (side + 1), figure.height() / (side + 0.5));
        return {side, isNarrow, name, tile, figure.center().x() - (tile * side + name) / 2, figure.top()};
    }

    void paintLists(QPainter& painter, const BoardMetrics& metrics, const QRectF& figure, const StageLook& look,
                    const ShiftModel& shown, double made) const {
        const Geometry& geometry = model().geometry;
        const int side = geometry.side();
        const std::vector<Sequence> lists = solution().lists;
        const ListRows rows = listRows(figure, look.text);
        const int now = static_cast<int>(std::floor(made + 1e-9)) - 1;
        for (int list = 0; list < side; ++list) {
            const double share = std::clamp(made - list, 0.0, 1.0);
            const QRectF row = rows.row(list);
            const double gap = look.text * (rows.isNarrow ? 0.3 : 0.6);
            // Lists come one by one.
            if (made <= list)
                break;
            say(painter, QRectF(rows.left, row.top(), rows.name - gap, rows.tile), Qt::AlignRight | Qt::AlignVCenter,
                rows.isNarrow ? QString::number(list + 1) : tr("list %1").arg(list + 1),
                std::max(look.leastText, std::min(look.text, rows.tile * 0.6)),
                list == now ? look.theme.accent : look.theme.mutedText, list == now ? QFont::DemiBold : QFont::Normal);
            for (int i = 0; i < side; ++i) {
                Tile face =
                    placeTile(shown, shown.sequence.placeOf(lists[static_cast<std::size_t>(list)].digitAt(i)), look);
                face.letter.clear();
                const QRectF home =
                    QRectF(row.left() + i * rows.tile, row.top(), rows.tile, rows.tile).adjusted(1, 1, -1, -1);
                paintTile(painter, home, face, look.theme);
                if (share <= 0 || share >= 1)
                    continue;
                const Cell target = geometry.cells(
                    House{HouseKind::box, static_cast<std::uint8_t>(boxOf(list))})[static_cast<std::size_t>(i)];
                paintTile(painter, between(home, metrics.cellRect(target), share), face, look.theme);
            }
        }
    }

    /// The learner's clues and the places that they have named so far.
    void paintPins(QPainter& painter, const StageArea& area, const StageLook& look, int moves) const {
        const std::optional<SequenceRecovery> own = ownFit();
        if (!own) {
            paintBoard(painter, area, workPicture(model(), board(0), look.labels), look);
            return;
        }
        const BoardMetrics& metrics = paintBoard(painter, area, cluePicture(model(), m_clues, look.labels), look);
        const SequenceRecovery& fit = *own;
        KnownPlaces known;
        known.digits.resize(static_cast<std::size_t>(model().side()));
        for (int move = 0; move < moves; ++move) {
            const int place = pinOrder()[static_cast<std::size_t>(move)];
            known.digits[static_cast<std::size_t>(place)] = pinOf(fit, place).digit;
        }
        if (moves > 0)
            if (const std::optional<Cell>& cell = pinOf(fit, pinOrder()[static_cast<std::size_t>(moves - 1)]).cell)
                paintRing(painter, metrics.cellRect(*cell), look.theme.accent,
                          std::max(3.0, metrics.cellSide() * 0.07));
        paintKnown(painter, area.figure, model(), known, look);
    }

    /// What the clues name is filled in wherever it stands.
    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const Geometry& geometry = model().geometry;
        const PlaceMap map = model().map();
        const auto reading = recoverSequence(map, m_clues);
        const auto* refusal = std::get_if<PlaceRefusal>(&reading);
        KnownPlaces known = knownOf(m_clues);
        if (const auto* fit = std::get_if<SequenceRecovery>(&reading))
            for (int place = 0; place < model().side(); ++place)
                if (fit->pins[static_cast<std::size_t>(place)])
                    known.digits[static_cast<std::size_t>(place)] = pinOf(*fit, place).digit;
        Grid digits = m_clues;
        for (int i = 0; i < geometry.cellCount() && !refusal; ++i)
            if (const auto& digit = known.digits[static_cast<std::size_t>(map.placeAt(Cell(i)))])
                digits.set(Cell(i), *digit);
        BoardPicture picture = cluePicture(model(), digits, look.labels);
        for (int i = 0; i < geometry.cellCount(); ++i)
            if (m_clues.isBlank(Cell(i)))
                picture.places[static_cast<std::size_t>(i)].strength = kSettledStrength;
        const BoardMetrics& metrics = paintBoard(painter, area, std::move(picture), look);
        if (refusal) {
            known.disputed = {refusal->firstPlace, refusal->secondPlace};
            for (const Cell cell : {refusal->first.cell, refusal->second.cell})
                paintMistake(painter, metrics.cellRect(cell), look.theme);
        }
        paintKnown(painter, area.figure, model(), known, look);
    }

    static const SequenceRecovery::Pin& pinOf(const SequenceRecovery& fit, int place) {
        const std::optional<SequenceRecovery::Pin>& pin = fit.pins[static_cast<std::size_t>(place)];
        assert(pin);
        return *pin;
    }

    /// As far as no two cells disagree.
    KnownPlaces knownOf(const Grid& clues) const {
        KnownPlaces known;
        known.digits.resize(static_cast<std::size_t>(model().side()));
        const PlaceMap map = model().map();
        for (int i = 0; i < model().geometry.cellCount(); ++i)
            if (auto& digit = known.digits[static_cast<std::size_t>(map.placeAt(Cell(i)))]; !digit)
                digit = clues.digit(Cell(i));
        return known;
    }

    /// The list that fits the learner's clues; nothing where there are no clues, or none fits.
    std::optional<SequenceRecovery> ownFit() const {
        if (m_clues.filledCount() == 0)
            return std::nullopt;
        const auto reading = recoverSequence(model().map(), m_clues);
        const auto* fit = std::get_if<SequenceRecovery>(&reading);
        return fit ? std::optional(*fit) : std::nullopt;
    }
    bool isOwn() const { return ownFit().has_value(); }
    std::optional<Sequence> ownList() const {
        const std::optional<SequenceRecovery> fit = ownFit();
        return fit ? fit->sequence : std::nullopt;
    }
    /// What the lists are made from; nothing while it is open.
    std::optional<Sequence> list() const {
        const std::optional<SequenceRecovery> fit = ownFit();
        return fit ? fit->sequence : std::optional(model().sequence);
    }

    /// Places in the order of the clues that name them; the one that is left over comes last.
    std::vector<int> pinOrder() const {
        const std::optional<SequenceRecovery> fit = ownFit();
        std::vector<int> order;
        if (!fit)
            return order;
        for (int place = 0; place < model().side(); ++place)
            if (fit->pins[static_cast<std::size_t>(place)])
                order.push_back(place);
        const auto cellOf = [&](int place) {
            const std::optional<Cell>& cell = pinOf(*fit, place).cell;
            return cell ? cell->index() : model().geometry.cellCount();
        };
        std::ranges::sort(order, {}, cellOf);
        return order;
    }
    int pinMoves() const { return static_cast<int>(pinOrder().size()); }

    QString pinText(int place) const {
        const std::optional<SequenceRecovery> fit = ownFit();
        if (!fit)
            return {};
        const SequenceRecovery::Pin pin = pinOf(*fit, place);
        if (!pin.cell)
            return tr("Only place %1 and the digit %2 are left.").arg(placeLetter(place), digitSign(pin.digit));
        return tr("%1 names place %2, so place %2 holds %3.")
            .arg(cellName(*pin.cell, model().side()), placeLetter(place), digitSign(pin.digit));
    }

    QString fitText(const SequenceRecovery& fit) const {
        return tr("Different digits seen: %1 of %2; lists that fit: %3")
            .arg(fit.digitsSeen)
            .arg(model().side())
            .arg(number(fit.members.value_or(0)));
    }

    QString mistakeText(const PlaceRefusal& refusal) const {
        const QString first = cellName(refusal.first.cell, model().side());
        const QString second = cellName(refusal.second.cell, model().side());
        if (refusal.kind == PlaceRefusal::Kind::onePlaceTwoDigits)
            return filled(tr("%1 and %2 both name place %3, but hold two digits, %4 and %5."), first, second,
                          placeLetter(refusal.firstPlace), digitSign(refusal.first.digit),
                          digitSign(refusal.second.digit));
        return filled(tr("%1 and %2 both hold %3, but name two places, %4 and %5."), first, second,
                      digitSign(refusal.first.digit), placeLetter(refusal.firstPlace),
                      placeLetter(refusal.secondPlace));
    }

    void useRow() {
        clearTurn();
        const Grid board = model().board();
        const Geometry& geometry = model().geometry;
        for (const Cell cell : geometry.cells(House{HouseKind::row, static_cast<std::uint8_t>(geometry.side() / 2)}))
            m_clues.set(cell, Digit(board.valueAt(cell)));
    }

    SemiSolution solution() const {
        const BoxPosition box = givenBox();
        const Geometry& geometry = model().geometry;
        const Sequence made = list().value_or(model().sequence);
        return semiSolve(made.shifted(shiftOfBox(geometry, shiftRule(geometry), box.row, box.column)), box, geometry);
    }

    /// What is given, with the lists placed so far.
    Grid board(double at) const {
        const Geometry& geometry = model().geometry;
        if (!list())
            return m_clues;
        const Grid full = layOut(solution().lists, m_layout, geometry);
        CellSet shown;
        for (int list = 0; list < geometry.side() && list < std::floor(at - pinMoves() + 1e-9); ++list)
            for (const Cell cell : geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(boxOf(list))}))
                shown.insert(cell);
        Grid board = masked(full, shown);
        for (int i = 0; i < geometry.cellCount(); ++i)
            if (const auto given = isOwn() ? m_clues.digit(Cell(i)) : std::nullopt; given && board.isBlank(Cell(i)))
                board.set(Cell(i), *given);
        for (const Cell cell : geometry.cells(House{HouseKind::box, static_cast<std::uint8_t>(geometry.side() - 1)}))
            if (!isOwn())
                board.set(cell, Digit(full.valueAt(cell)));
        return board;
    }

    BoxPosition givenBox() const { return {model().geometry.boxColumns() - 1, model().geometry.boxRows() - 1}; }

    /// The box that the list goes to, counted row by row.
    int boxOf(int list) const {
        const int rows = model().geometry.boxColumns();
        const int columns = model().geometry.boxRows();
        return m_layout == ListLayout::columnByColumn ? list % rows * columns + list / rows : list;
    }

    ListLayout m_layout = ListLayout::columnByColumn;
    /// The learner's own.
    Grid m_clues{model().side()};
};

}  // namespace

std::unique_ptr<LabScene> makeSemiSolverScene(ShiftLab& lab) { return std::make_unique<SemiSolverScene>(lab); }

}  // namespace nonet
