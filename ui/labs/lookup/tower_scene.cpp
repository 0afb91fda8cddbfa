#include "core/board/classic.h"
#include "core/constructions/column_rotation.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/frame/typed_lines.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/scene_sheets.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>
#include <set>

namespace nonet::lookup {

namespace {

/// The text's first key as it is printed: three of its digits go wrong ways.
constexpr std::pair<int, int> kPrinted[] = {{9, 6}, {6, 1}, {1, 9}};

/// Three digits of it are enough to remember.
std::uint64_t roundedToThree(double value) {
    const double step = std::pow(10.0, std::floor(std::log10(value)) - 2);
    return static_cast<std::uint64_t>(std::round(value / step) * step);
}

QString keyText(const DigitKey& key) {
    QStringList pairs;
    for (int value = 1; value <= kSide; ++value)
        if (const std::optional<Digit> image = key.to(Digit(value)))
            pairs.append(QStringLiteral("%1=%2").arg(value).arg(image->value()));
    return pairs.join(QLatin1Char(' '));
}

/// Three keys turn one tower into three stacks.
class TowerScene final : public LookupScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::TowerScene)

public:
    using LookupScene::LookupScene;
    bool usesList() const override { return true; }
    QString title() const override { return tr("Tower"); }
    QStringList sentences() const override {
        if (isPrinted())
            return {
                filled(tr("A key with three wrong pairs: with 9=6, 6=1 and 1=9 there are digits that come twice, in %1 "
                          "rows, %2 columns and %3 boxes."),
                       broken(HouseKind::row), broken(HouseKind::column), broken(HouseKind::box)),
                tr("Lay the tower on the floor's first box, and read off what 9, 6 and 1 have to become.")};
        const bool isMoved = turnsOf(pattern()).has_value();
        return {
            tr("Lay the first box of the tower on a box of the floor, the top three rows: digits that meet are a pair "
               "of a key."),
            tr("It turns the tower's other boxes into the two boxes below the floor's."),
            isMoved ? tr("These have the same columns, moved round, so rows keep the floor's threes.")
                    : tr("These have other columns, so nothing keeps the rows right.")};
    }

    QString ownWords() const override {
        return turnsOf(pattern()) ? tr("In your own words: why does no digit come twice in a row of the board?")
                                  : tr("In your own words: why can a digit come twice in a row of the board?");
    }
    QString modelWords() const override {
        return turnsOf(pattern())
                   ? tr("In the lower boxes of the tower every row has a three of digits from the first box, and each "
                        "key turns it into a three of the floor. The three stacks do so alike, so a row gets the "
                        "threes of one floor row, which are nine different digits.")
                   : tr("The lower boxes of this tower are not its first with the columns moved round. So a row can "
                        "get threes of different floor rows, and these may share digits.");
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillTowerSheet(sheet, model().towerFloor(), pattern());
        return true;
    }
    bool asksOnSheet() const override { return true; }
    std::vector<LabLink> links() const override {
        return {{tr("first box of the tower"), QStringLiteral("tower")},
                {tr("a box of the floor"), QStringLiteral("floor")},
                {tr("the two boxes below the floor's"), QStringLiteral("below")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        if (const CellField tower = towerField(area.figure); tower.cell(0, 0).united(tower.cell(2, 2)).contains(point))
            return QStringLiteral("tower");
        const std::optional<int> index = fieldOf(area).cellAt(point);
        return !index ? QString() : *index < kBox * kSide ? QStringLiteral("floor") : QStringLiteral("below");
    }

    LabQuestion question() const override {
        const Digit above = Digit(pattern().board().valueAt(Cell(0)));
        const Digit below(model().floor.at(0, 3));
        const QStringList others =
            textsOf({2, 5, 7}, [&](int offset) { return QString::number((below.index() + offset) % kSide + 1); });
        return LabQuestion::among(tr("What does key 2 make of the tower's digit %1?").arg(above.value()),
                                  QString::number(below.value()), others,
                                  tr("%1: both stand in the top left corner of their boxes.").arg(below.value()));
    }

    PaperNotes paperNotes() const override {
        return {
            tr("section on towers"),
            {tr("The README prints the first key with three digits wrong: 9=6, 6=1 and 1=9 for 9=3, 6=9 and 1=7, which "
                "breaks rows 6 and 9 of its grid, and columns and boxes with them.")}};
    }

    /// For each stack its key, and the boxes below.
    int moveCount() const override { return 6; }
    int lastMoveBeforeAnswer() const override { return 2; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("A floor: three rows that may be the first of a Sudoku.");
        const int stack = (std::min(moves, moveCount()) - 1) / 2;
        if (moves % 2 == 1)
            return tr("Key %1: %2").arg(stack + 1).arg(keyText(tower().keys[static_cast<std::size_t>(stack)]));
        return tr("Stack %1 is a relabelled tower.").arg(stack + 1);
    }

    std::vector<LabClaim> claims() const override {
        std::vector<LabClaim> claims;
        if (moment() >= moveCount())
            addBoardClaims(claims);
        const auto all = tryAllColumnTurns(model().towerFloor());
        const auto good = std::count_if(all.begin(), all.end(), [](const TurnsOutcome& each) { return each.isSudoku; });
        claims.push_back(
            {tr("%1 of %2 ways to move the columns of this floor's boxes give a Sudoku").arg(good).arg(all.size()),
             good > 0});
        if (const std::optional<Reach> all_ = reach())
            claims.push_back({tr("All floors: %1 boards, about one Sudoku in %2")
                                  .arg(number(all_->boards), number(roundedToThree(all_->oneIn))),
                              all_->oneIn > 1});
        return claims;
    }

    std::optional<LabTurn> turn() const override {
        const Verdict verdict = judge();
        return LabTurn{
            tr("A stack is a box of the floor with the two boxes below it. Build all three: type digits, or choose "
               "pairs of a key."),
            verdict.state, verdict.words};
    }
    void clearTurn() override { m_work = Grid(); }
    QString drawing() const override {
        return m_work.filledCount() == 0 ? QString() : QString::fromStdString(toLine(m_work));
    }
    void setDrawing(const QString& drawing) override { m_work = gridFromLine(drawing.toStdString()).value_or(Grid()); }
    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return isYourTurn() ? std::optional(metricsOf(fieldOf(area))) : std::nullopt;
    }
    std::optional<BoardMetrics> shownBoard(const StageArea& area) const override { return metricsOf(fieldOf(area)); }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!isYourTurn())
            return std::nullopt;
        if (classic::rowOf(cell) < kBox)
            return tr("The floor stands already.");
        return m_typed.write(m_work, cell, digit);
    }
    std::optional<Cell> cellAfter(Cell cell) const override { return m_typed.cellAfter(m_work, cell); }
    std::optional<Cell> startCell() const override { return m_typed.firstFree(m_work); }
    void clickCell(Cell) override { m_typed.click(); }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const std::optional<int> index = fieldOf(area).cellAt(point);
        if (!index)
            return {};
        const Cell cell(*index);
        const bool isFloor_ = classic::rowOf(cell) < kBox;
        const int stack = classic::columnOf(cell) / kBox;
        const bool isBuilt = !isYourTurn() && at >= 2 * stack + 2;
        const Grid& shown = isFloor_ ? model().floorBoard() : isYourTurn() ? m_work : tower().grid;
        if (shown.isBlank(cell) || !(isFloor_ || isYourTurn() || isBuilt))
            return tr("%1: empty").arg(cellName(cell));
        // That is the pair that is asked for.
        if (isQuestionOpen())
            return QStringLiteral("%1: %2").arg(cellName(cell)).arg(shown.valueAt(cell));
        return filled(tr("%1: %2, where the tower has %3"), cellName(cell), shown.valueAt(cell), onTower(cell).value());
    }

    std::vector<LabControl> controls() override {
        if (isYourTurn()) {
            const auto number = [](const char* id, const QString& label, int most, int& member) {
                return numberControl(id, label, 1, most, bound(member));
            };
            return {number("stack", tr("Key"), kBox, m_stack), number("from", tr("turns"), kSide, m_from).joined(),
                    number("to", tr("into"), kSide, m_to).joined(),
                    buttonControl("put", tr("Write it into the stack"), [this] { putPair(); })};
        }
        const auto toEnd = [this] { return moveCount(); };
        const auto useListed = [this] {
            lab().setTower(std::nullopt);
            return moveCount();
        };
        std::vector<LabControl> controls;
        if (!model().tower) {
            QStringList turns{tr("1, then 2"), tr("2, then 1")};
            if (hasPrintedKey())
                turns.append(tr("with a misprint"));
            controls.push_back(choiceControl("turns", tr("Columns move by:"), turns,
                                             isPrinted()    ? 2
                                             : m_isReversed ? 1
                                                            : 0,
                                             [this, toEnd](int which) {
                                                 m_isReversed = which == 1;
                                                 m_isPrinted = which == 2;
                                                 return toEnd();
                                             }));
        }
        controls.push_back(textControl("tower", tr("Tower:"), towerText(pattern()),
                                       [this](const QString& text) { return setTower(text); }));
        if (model().tower)
            controls.push_back(buttonControl("of_list", tr("Tower of the list"), useListed));
        return controls;
    }

    std::optional<Puzzle> puzzle() const override {
        const TowerGrid built = tower();
        return Puzzle(Geometry(), built.conflicts.empty() ? built.grid : model().towerFloor().board());
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
        const CellField field = fieldOf(area);
        const TowerGrid built = tower();
        const Grid pattern_ = pattern().board();
        const Sequence& list = model().list;
        const auto isShown = [&](Cell cell) {
            const int chute = classic::columnOf(cell) / kBox;
            return classic::rowOf(cell) < kBox || at >= 2 * chute + 2;
        };
        ClassicCellSet clashing;
        for (const Conflict& conflict : built.conflicts)
            if (isShown(conflict.first) && isShown(conflict.second)) {
                clashing.insert(conflict.first);
                clashing.insert(conflict.second);
            }
        paintField(painter, field, look.theme, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            const int chute = column / kBox;
            const double keyed = std::clamp(at - 2 * chute, 0.0, 1.0);
            // A cell has the colour of the tower's digit that stands on it.
            const int place = list.placeOf(Digit(pattern_.valueAt(Cell(row * kSide + column % kBox))));
            CellFace face;
            if (isShown(cell) && built.grid.digit(cell))
                face = placeFace(look.theme, QString::number(built.grid.valueAt(cell)), place, keyed);
            if (clashing.contains(cell))
                face.ring = look.theme.conflict;
            return face;
        });
        const auto pairAt = [&](int stack, Digit from) {
            return at < 2 * stack + 1 ? std::nullopt : built.keys[static_cast<std::size_t>(stack)].to(from);
        };
        paintFigure(painter, area.figure, look, pairAt);
        const bool areBelow = look.lit == QLatin1String("below");
        if (areBelow || look.lit == QLatin1String("floor"))
            for (int stack = 0; stack < kBox; ++stack)
                paintOutline(painter,
                             QRectF(field.cell(areBelow ? kBox : 0, stack * kBox).topLeft(),
                                    QSizeF(kBox * field.side(), (areBelow ? 2 : 1) * kBox * field.side())),
                             QPen(look.theme.accent, std::max(4.0, field.side() * 0.1)));
        const double falling = at - std::floor(at);
        const int stack = static_cast<int>(std::floor(at)) / 2;
        if (falling == 0 || static_cast<int>(std::floor(at)) % 2 == 0 || stack >= kBox)
            return;
        for (int row = kBox; row < kSide; ++row)
            for (int column = 0; column < kBox; ++column) {
                const Cell cell(row * kSide + stack * kBox + column);
                const int place = list.placeOf(Digit(pattern_.valueAt(Cell(row * kSide + column))));
                const double y = row % kBox + (row - row % kBox) * falling;
                paintCell(painter, field.cell(y, stack * kBox + column),
                          placeFace(look.theme, QString::number(built.grid.valueAt(cell)), place), look.theme);
            }
    }

private:
    /// Stack by stack, the boxes below the floor.
    static TypedLines lowerBoxes() {
        std::vector<TypedLines::Line> boxes;
        for (int stack = 0; stack < kBox; ++stack)
            for (int band = 1; band < kBox; ++band)
                boxes.push_back(
                    Geometry().cells(House{HouseKind::box, static_cast<std::uint8_t>(band * kBox + stack)}));
        return TypedLines(std::move(boxes));
    }
    static CellField fieldOf(const StageArea& area) {
        return cellField(area.board.adjusted(0, area.text * 0.4, 0, -area.text * 0.4), kSide, kSide,
                         Qt::AlignLeft | Qt::AlignVCenter);
    }

    struct Verdict {
        LabTurn::State state = LabTurn::State::open;
        QString words;
        std::optional<Cell> mistake;
        /// All that are wrong.
        std::vector<Cell> marked = {};
    };

    /// Adds what is claimed of the board as it stands at the end.
    void addBoardClaims(std::vector<LabClaim>& claims) const {
        const TowerGrid built = tower();
        if (built.conflicts.empty()) {
            claims.push_back({tr("The board is a Sudoku"), built.grid.isSolved(Geometry())});
        } else {
            std::vector<House> broken;
            for (const Conflict& conflict : built.conflicts)
                if (std::find(broken.begin(), broken.end(), conflict.house) == broken.end())
                    broken.push_back(conflict.house);
            claims.push_back({tr("Broken: %1").arg(houseNames(broken)), false});
        }
        const ColumnRotationCheck check = checkColumnRotation(built.grid);
        claims.push_back({tr("Each row below has the threes of a floor row, each column three different columns of its "
                             "floor box"),
                          check.rowsWithOtherTrios.empty() && check.columnsWithRepeats.empty()});
    }

    /// The tower's digit at a cell of the board, in whichever stack.
    Digit onTower(Cell cell) const {
        return Digit(pattern().board().valueAt(Cell(classic::rowOf(cell) * kSide + classic::columnOf(cell) % kBox)));
    }
    /// The cell of the floor that the digit lies on in the stack.
    Cell belowOnFloor(Digit digit, int stack) const {
        const Grid tower = pattern().board();
        int cell = 0;
        while (tower.digit(Cell(cell / kBox * kSide + cell % kBox)) != digit)
            ++cell;
        return Cell(cell / kBox * kSide + stack * kBox + cell % kBox);
    }

    Verdict judge() const {
        Verdict verdict;
        if (m_work.filledCount() == 0)
            return verdict;
        const TowerGrid right = buildTower(model().towerFloor(), pattern());
        for (int i = kBox * kSide; i < kSide * kSide; ++i)
            if (!m_work.isBlank(Cell(i)) && m_work.digit(Cell(i)) != right.grid.digit(Cell(i)))
                verdict.marked.emplace_back(i);
        if (!verdict.marked.empty()) {
            verdict.mistake = verdict.marked.front();
            verdict.state = LabTurn::State::mistake;
            verdict.words = mistakeText(*verdict.mistake);
        } else if (m_work.filledCount() < kSide * kSide - kBox * kSide) {
            verdict.words =
                filled(tr("Right so far: %1 of %2 cells."), m_work.filledCount(), kSide * kSide - kBox * kSide);
        } else {
            verdict.state = LabTurn::State::done;
            verdict.words =
                right.conflicts.empty()
                    ? tr("Done, and it is a Sudoku: each stack is the tower with other digits. Its rows have "
                         "the floor's threes of digits, and each column takes three different columns of its "
                         "floor box.")
                    : tr("Done, as the keys say; but rows have digits twice: the lower boxes of this tower "
                         "are not its first with the columns moved round.");
        }
        return verdict;
    }

    QString mistakeText(Cell mistake) const {
        const int stack = classic::columnOf(mistake) / kBox;
        const Digit above = onTower(mistake);
        const bool isAsked = isQuestionOpen() && stack == 1 && above == Digit(pattern().board().valueAt(Cell(0)));
        if (isAsked)
            return filled(tr("%1: the tower has %2 there. Look at what %2 lies on in the floor's box %3."),
                          cellName(mistake), above.value(), stack + 1);
        const Cell floor = belowOnFloor(above, stack);
        const int right = model().floorBoard().valueAt(floor);
        return filled(
            tr("%1: the tower has %2 there. In the floor's box %3, %2 lies on %4 (%5), so key %3 turns %2 into "
               "%4, not %6."),
            cellName(mistake), above.value(), stack + 1, right, cellName(floor), m_work.valueAt(mistake));
    }

    /// In both boxes below the floor's.
    void putPair() {
        for (int i = kBox * kSide; i < kSide * kSide; ++i)
            if (classic::columnOf(Cell(i)) / kBox == m_stack - 1 && onTower(Cell(i)).value() == m_from)
                m_work.set(Cell(i), Digit(m_to));
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const CellField field = fieldOf(area);
        const Grid floor = model().floorBoard();
        const Verdict verdict = judge();
        const bool isAsked = verdict.mistake && isQuestionOpen();
        std::optional<Cell> below;
        if (verdict.mistake && !isAsked)
            below = belowOnFloor(onTower(*verdict.mistake), classic::columnOf(*verdict.mistake) / kBox);
        paintField(painter, field, look.theme, [&](int row, int column) {
            const Cell cell(row * kSide + column);
            const std::optional<Digit> digit = row < kBox ? floor.digit(cell) : m_work.digit(cell);
            // A cell has the colour of the tower's digit that stands on it.
            CellFace face = placeFace(look.theme, digit ? QString::number(digit->value()) : QString(),
                                      model().list.placeOf(onTower(cell)), 0.8);
            if (!digit)
                face = {};
            if (below == cell)
                face.ring = look.theme.accent;
            if (look.cursor == cell)
                face.ring = look.theme.selectionRing;
            return face;
        });
        for (const Cell cell : verdict.marked)
            paintMistake(painter, field.cell(classic::rowOf(cell), classic::columnOf(cell)), look.theme);
        paintFigure(painter, area.figure, look, [this](int stack, Digit from) { return ownPair(stack, from); });
    }

    /// What the learner's stack turns the tower's digit into, so far.
    std::optional<Digit> ownPair(int stack, Digit from) const {
        for (int i = kBox * kSide; i < kSide * kSide; ++i)
            if (classic::columnOf(Cell(i)) / kBox == stack && onTower(Cell(i)) == from && !m_work.isBlank(Cell(i)))
                return m_work.digit(Cell(i));
        return std::nullopt;
    }

    /// The learner's own, or the list's: its first box holds the list by columns, its trios in the order 1, 3, 2, as
    /// the text has them.
    TowerPattern pattern() const {
        const std::optional<TowerPattern>& own = model().tower;
        return own ? *own : towerPattern(model().list, m_isReversed);
    }

    TowerGrid tower() const {
        const TowerGrid right = buildTower(model().towerFloor(), pattern());
        if (!isPrinted())
            return right;
        std::array<DigitKey, 3> keys = right.keys;
        for (const auto& [from, to] : kPrinted)
            keys[0].set(Digit(from), Digit(to));
        return buildTower(model().towerFloor(), pattern(), keys);
    }

    /// How many boards come from all floors by moving columns, and one in how many Sudoku grids that is.
    struct Reach {
        std::uint64_t boards = 0;
        double oneIn = 0;
    };

    /// Nothing while all grids are being counted.
    std::optional<Reach> reach() const {
        const FloorFacts* facts = lab().facts();
        if (!facts || !facts->isComplete())
            return std::nullopt;
        const auto all = tryAllColumnTurns(model().towerFloor());
        const auto good = std::count_if(all.begin(), all.end(), [](const TurnsOutcome& each) { return each.isSudoku; });
        Reach reach;
        reach.boards = factorial(kSide).value_or(0) * facts->floors * static_cast<std::uint64_t>(good);
        reach.oneIn =
            QString::fromStdString(facts->grids.total.toText()).toDouble() / static_cast<double>(reach.boards);
        return reach;
    }

    /// Another tower; empty: the list's.
    QString setTower(const QString& text) {
        if (text.trimmed().isEmpty()) {
            lab().setTower(std::nullopt);
            return {};
        }
        const auto reading = towerFrom(text);
        if (const auto* fault = std::get_if<QString>(&reading))
            return *fault;
        const auto& tower = std::get<TowerPattern>(reading);
        if (tower != pattern())
            lab().setTower(tower);
        return {};
    }

    /// The printed key belongs to the text's own floor and list alone.
    bool hasPrintedKey() const {
        const LookupModel example = exampleModel();
        return !model().tower && model().floor == example.floor && model().list == example.list;
    }

    bool isPrinted() const { return m_isPrinted && hasPrintedKey(); }
    /// How many rows, columns or boxes have a digit twice.
    int broken(HouseKind kind) const {
        std::set<int> numbers;
        for (const Conflict& conflict : tower().conflicts)
            if (conflict.house.kind == kind)
                numbers.insert(conflict.house.number);
        return static_cast<int>(numbers.size());
    }
    /// As high as the figure; the keys need the width.
    static CellField towerField(const QRectF& figure) {
        return cellField(QRectF(figure.left(), figure.top() + 2, figure.width() * 0.26, figure.height() - 4), kSide,
                         kBox, Qt::AlignLeft | Qt::AlignVCenter);
    }
    template <typename Pair>
    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, Pair pair) const {
        const CellField field = towerField(area);
        const double left = field.area.right() + look.text;
        Stack rows(area.adjusted(left - area.left(), 0, 0, 0));
        sayCaption(painter, rows, tr("The tower, and its keys: tower digit = floor digit"), look, Qt::AlignLeft);
        const Grid board = pattern().board();
        paintField(
            painter, field, look.theme,
            [&](int row, int column) {
                const Digit digit = Digit(board.valueAt(Cell(row * kSide + column)));
                return placeFace(look.theme, QString::number(digit.value()), model().list.placeOf(digit));
            },
            look.leastText);
        if (look.lit == QLatin1String("tower"))
            paintOutline(painter, QRectF(field.area.topLeft(), QSizeF(kBox * field.side(), kBox * field.side())),
                         QPen(look.theme.accent, std::max(3.0, field.side() * 0.15)));
        const double height = (field.area.bottom() - rows.rest().top()) / kBox;
        for (int stack = 0; stack < kBox; ++stack) {
            const QRectF room(left, rows.rest().top() + stack * height, area.right() - left, height * 0.94);
            const CellField table = cellField(room, 2, kSide, Qt::AlignLeft | Qt::AlignBottom);
            paintField(
                painter, table, look.theme,
                [&](int row, int column) {
                    const Digit from = model().list.digitAt(column);
                    const std::optional<Digit> shown = row == 0 ? from : pair(stack, from);
                    return placeFace(look.theme, shown ? QString::number(shown->value()) : QString(), column,
                                     row == 0 ? 1 : 0.4);
                },
                look.leastText);
        }
    }

    bool m_isReversed = false;
    bool m_isPrinted = false;
    /// The learner's stacks, and the pair that is chosen for one of them.
    Grid m_work;
    TypedLines m_typed = lowerBoxes();
    int m_stack = 1;
    int m_from = 1;
    int m_to = 1;
};

}  // namespace

std::unique_ptr<LabScene> makeTowerScene(LookupLab& lab) { return std::make_unique<TowerScene>(lab); }

}  // namespace nonet::lookup
