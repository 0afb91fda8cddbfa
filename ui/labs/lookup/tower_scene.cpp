#include "core/board/classic.h"
#include "core/constructions/column_rotation.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

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
class TowerScene final : public LookupScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::TowerScene)

public:
    using LookupScene::LookupScene;
    QString title() const override { return tr("Tower"); }
    QStringList sentences() const override {
        if (isPrinted())
            return {tr("A key with three wrong pairs: with 9=6, 6=1 and 1=9 two rows break."),
                    tr("Lay the tower on the floor's first box, and read off what 9, 6 and 1 have to become.")};
        const bool isMoved = turnsOf(pattern()).has_value();
        return {
            tr("Lay the first box of the tower on a box of the floor: a tower digit with the floor digit below it is "
               "one pair of a key."),
            tr("The key turns the tower's second and third box into the two boxes below the floor's."),
            isMoved ? tr("The tower's lower boxes are its first with the columns moved round, so rows keep their "
                         "trios, and each column of the board is made of three different columns of its floor box.")
                    : tr("The lower boxes of this tower are not its first box with the columns moved round, so "
                         "nothing keeps the rows right.")};
    }

    LabQuestion question() const override {
        const Digit above = *pattern().board().digit(Cell(0));
        const Digit below(model().floor.at(0, 3));
        const QStringList others =
            textsOf({2, 5, 7}, [&](int offset) { return QString::number((below.index() + offset) % kSide + 1); });
        return LabQuestion::among(
            tr("For the second stack, what does the tower's digit %1 turn into?").arg(above.value()),
            QString::number(below.value()), others,
            tr("%1: both stand in the top left corner of their boxes.").arg(below.value()));
    }

    PaperNotes paperNotes() const override {
        return {tr("section on towers"),
                {tr("The first key is printed with three digits wrong: 9=6, 6=1 and 1=9 for 9=3, 6=9 and 1=7, which "
                    "breaks rows 6 and 9 of its grid.")}};
    }

    /// For each stack its key, and the boxes below.
    int moveCount() const override { return 6; }
    int lastOpenMove() const override { return 2; }
    QString moveText(int moves) const override {
        if (moves == 0)
            return tr("A floor: three rows that may be the first of a Sudoku.");
        const int stack = (std::min(moves, moveCount()) - 1) / 2;
        if (moves % 2 == 1)
            return tr("Key %1: %2").arg(stack + 1).arg(keyText(tower().keys[static_cast<std::size_t>(stack)]));
        return tr("Stack %1 is a relabelled tower.").arg(stack + 1);
    }

    std::vector<LabClaim> claims() const override {
        const TowerGrid built = tower();
        std::vector<LabClaim> claims;
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
        claims.push_back({tr("Each row below holds the trios of a floor row"), check.rowsWithOtherTrios.empty()});
        claims.push_back(
            {tr("Each column has three different columns of its floor box"), check.columnsWithRepeats.empty()});
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

    std::vector<LabControl> controls() override {
        const auto toEnd = [this] { return moveCount(); };
        const auto takeOfList = [this] {
            lab().setTower(std::nullopt);
            return moveCount();
        };
        std::vector<LabControl> controls;
        if (!model().tower)
            controls.push_back(choiceControl("turns", tr("The tower's columns move by:"),
                                             {tr("1, then 2"), tr("2, then 1")}, bound(m_isReversed, toEnd)));
        controls.push_back(textControl("tower", tr("Tower:"), towerText(pattern()),
                                       [this](const QString& text) { return setTower(text); }));
        if (model().tower)
            controls.push_back(buttonControl("of_list", tr("Tower of the list"), takeOfList));
        if (canBePrinted())
            controls.push_back(toggleControl("printed", tr("First key as printed"), bound(m_isPrinted, toEnd)));
        return controls;
    }

    std::optional<Puzzle> puzzle() const override {
        const TowerGrid built = tower();
        return Puzzle(Geometry(), built.conflicts.empty() ? built.grid : model().towerFloor().board());
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const CellField field = cellField(area.board.adjusted(0, look.text * 0.4, 0, -look.text * 0.4), kSide, kSide,
                                          Qt::AlignLeft | Qt::AlignVCenter);
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
            const int place = list.placeOf(*pattern_.digit(Cell(row * kSide + column % kBox)));
            CellFace face;
            if (isShown(cell) && built.grid.digit(cell))
                face = placeFace(look.theme, QString::number(built.grid.valueAt(cell)), place, keyed);
            if (clashing.contains(cell))
                face.ring = look.theme.conflict;
            return face;
        });
        paintFigure(painter, area.figure, look, at);
        const double falling = at - std::floor(at);
        const int stack = static_cast<int>(std::floor(at)) / 2;
        if (falling == 0 || static_cast<int>(std::floor(at)) % 2 == 0 || stack >= kBox)
            return;
        for (int row = kBox; row < kSide; ++row)
            for (int column = 0; column < kBox; ++column) {
                const Cell cell(row * kSide + stack * kBox + column);
                const int place = list.placeOf(*pattern_.digit(Cell(row * kSide + column)));
                const double y = row % kBox + (row - row % kBox) * falling;
                paintCell(painter, field.cell(y, stack * kBox + column),
                          placeFace(look.theme, QString::number(built.grid.valueAt(cell)), place), look.theme);
            }
    }

private:
    /// The learner's own, or the list's: its first box holds the list by columns, its trios in the order 1, 3, 2, as
    /// the text has them.
    TowerPattern pattern() const { return model().tower ? *model().tower : towerPattern(model().list, m_isReversed); }

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
        reach.boards = *factorial(kSide) * facts->floors * static_cast<std::uint64_t>(good);
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
    bool canBePrinted() const {
        const LookupModel example = exampleModel();
        return !m_isReversed && !model().tower && model().floor == example.floor && model().list == example.list;
    }

    bool isPrinted() const { return m_isPrinted && canBePrinted(); }
    void paintFigure(QPainter& painter, const QRectF& area, const StageLook& look, double at) const {
        Stack rows(area);
        say(painter, rows.take(look.text * 1.5), Qt::AlignCenter, tr("The tower, and its keys:"), look.text,
            look.theme.mutedText);
        say(painter, rows.take(look.text * 1.7), Qt::AlignCenter, tr("tower digit = floor digit"), look.text,
            look.theme.mutedText);
        QRectF towerRoom = rows.rest();
        // The keys need the width.
        towerRoom.setWidth(area.width() * 0.26);
        const CellField field = cellField(towerRoom, kSide, kBox, Qt::AlignLeft | Qt::AlignVCenter);
        const Grid board = pattern().board();
        paintField(
            painter, field, look.theme,
            [&](int row, int column) {
                const Digit digit = *board.digit(Cell(row * kSide + column));
                return placeFace(look.theme, QString::number(digit.value()), model().list.placeOf(digit));
            },
            look.leastText);
        const TowerGrid built = tower();
        const double left = field.area.right() + look.text;
        const double height = field.area.height() / kBox;
        for (int stack = 0; stack < kBox; ++stack) {
            if (at < 2 * stack + 1)
                continue;
            const DigitKey& key = built.keys[static_cast<std::size_t>(stack)];
            const QRectF room(left, field.area.top() + stack * height, area.right() - left, height * 0.94);
            const CellField table = cellField(room, 2, kSide, Qt::AlignLeft | Qt::AlignVCenter);
            paintField(
                painter, table, look.theme,
                [&](int row, int column) {
                    const Digit from = model().list.digitAt(column);
                    const std::optional<Digit> shown = row == 0 ? from : key.to(from);
                    return placeFace(look.theme, shown ? QString::number(shown->value()) : QString(), column,
                                     row == 0 ? 1 : 0.4);
                },
                look.leastText);
        }
    }

    bool m_isReversed = false;
    bool m_isPrinted = false;
};

}  // namespace

std::unique_ptr<LabScene> makeTowerScene(LookupLab& lab) { return std::make_unique<TowerScene>(lab); }

}  // namespace nonet::lookup
