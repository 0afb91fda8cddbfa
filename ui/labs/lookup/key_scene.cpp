#include "core/board/classic.h"
#include "core/constructions/digit_key.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/lookup/lookup_scene.h"
#include "ui/labs/lookup/scene_sheets.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet::lookup {

namespace {

constexpr double kClueStrength = 1;
constexpr double kFoundStrength = 0.45;
/// The key's part of the height, beside the board's.
constexpr double kKeyShare = 0.25;
/// Between key and board, of the height: the board's name stands there.
constexpr double kNameShare = 0.045;
/// At the key's left, of the width: its rows' names.
constexpr double kRowNameShare = 0.18;

/// Does not depend on the text's size: what can be clicked must be known without it.
CellField secondField(const StageArea& area) {
    const QRectF& room = area.board;
    return cellField(room.adjusted(room.width() * kRowNameShare, room.height() * kKeyShare, 0, 0), kSide, kSide,
                     Qt::AlignHCenter | Qt::AlignTop);
}

CellField keyField(const StageArea& area, const CellField& board) {
    const QRectF room(board.area.left(), area.board.top(), board.area.width(),
                      area.board.height() * (kKeyShare - kNameShare));
    return cellField(room, 2, kSide, Qt::AlignCenter);
}

/// The clues of the second board tell the key, and the key fills the board.
class KeyScene final : public LookupScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::lookup::KeyScene)

public:
    using LookupScene::LookupScene;
    InputKind input() const override { return InputKind::board; }
    QString title() const override { return tr("The key"); }
    QStringList sentences() const override {
        const KeySolution found = solution();
        return {
            tr("The boards differ only in the names of their digits: wherever the first has a 1, the second holds the "
               "same digit every time."),
            tr("So each clue of the second board gives away one pair of the key, and the key fills all cells of that "
               "pair."),
            found.keys > 1
                ? filled(
                      interactiveHint(tr("Pairs that are known: %1 of 9. So %2 keys fit: click an open cell and type a "
                                         "digit."),
                                      tr("Pairs that are known: %1 of 9. So %2 keys fit.")),
                      found.key.knownCount(), number(found.keys))
                : interactiveHint(
                      tr("Click a cell of the second board and type a digit, or press Delete: the key follows."))};
    }

    QString ownWords() const override {
        return tr("In your own words: how does one clue give away a pair of the key?");
    }
    QString modelWords() const override {
        const KeySolution found = solution();
        for (int index = 0; index < kSide; ++index)
            if (const auto& pin = found.pins[static_cast<std::size_t>(index)]; pin && pin->cell)
                return filled(
                    tr("Look at its cell on the first board: the two digits are a pair. In %1 the first board "
                       "has %2 and the second %3, so %2 becomes %3 everywhere."),
                    cellName(*pin->cell), index + 1, model().second.valueAt(*pin->cell));
        return tr("Look at its cell on the first board: the two digits are a pair, and it holds in every cell.");
    }
    bool asksOnSheet() const override { return true; }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillKeySheet(sheet, model());
        return true;
    }
    /// What was refused is no part of the work.
    void setDrawing(const QString&) override { m_refusal.reset(); }
    std::vector<LabLink> links() const override {
        return {{tr("the first has a 1"), thingOf(0)}, {tr("one pair of the key"), QStringLiteral("key")}};
    }
    /// A digit of the first board, wherever it stands.
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const CellField second = secondField(area);
        if (keyField(area, second).area.contains(point))
            return QStringLiteral("key");
        for (const CellField& field : {second, firstField(area)})
            if (const std::optional<int> cell = field.cellAt(point))
                return thingOf(LookupModel::first().valueAt(Cell(*cell)) - 1);
        return {};
    }
    LabQuestion question() const override {
        const KeySolution found = solution();
        return LabQuestion::of(
            tr("How many different digits must the clues show before the key is settled?"),
            {QStringLiteral("3"), QStringLiteral("8"), QStringLiteral("9"), QStringLiteral("81")}, 1,
            filled(tr("Eight: the ninth pair is what is left over. The key now has %1 of 9 pairs; keys that fit: %2."),
                   found.key.knownCount(), number(found.keys)));
    }

    /// One for each pair of the key, and one to fill the board.
    int moveCount() const override { return 10; }
    QString moveText(int moves) const override {
        const KeySolution found = solution();
        if (moves == 0)
            return tr("%n clue(s) of the second board are known.", nullptr, model().second.filledCount());
        if (moves >= moveCount())
            return tr("The key fills %1 of 81 cells.").arg(found.solved.filledCount());
        const auto& pin = found.pins[static_cast<std::size_t>(moves - 1)];
        if (!pin)
            return tr("No clue tells what %1 stands for.").arg(moves);
        if (!pin->cell)
            return tr("%1: it is the only digit left.").arg(pairText(moves - 1));
        return tr("%1: %2 says so.").arg(pairText(moves - 1), cellName(*pin->cell));
    }

    std::vector<LabClaim> claims() const override {
        // The pairs come one by one.
        if (moment() < kSide)
            return {};
        const KeySolution found = solution();
        const bool isRight = !found.solved.isFull() || found.solved.isSolved(Geometry());
        return {{filled(tr("%1 of 9 pairs of the key are known; keys that fit: %2"), found.key.knownCount(),
                        number(found.keys)),
                 true},
                {found.solved.isFull() ? tr("The board that the key gives is a Sudoku and has all clues")
                                       : tr("The cells that the key gives break no rule"),
                 isRight && applyKey(found.key, LookupModel::first()) == found.solved}};
    }

    std::optional<Puzzle> puzzle() const override { return Puzzle(Geometry(), model().second); }
    std::vector<LabControl> controls() override {
        return {buttonControl("clear", tr("Clear the second board"), [this] { lab().setSecond(Grid()); })};
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return BoardMetrics(Geometry(), secondField(area).area);
    }

    /// Selects; once more, and the clue goes, or comes back where the key knows it.
    void clickCell(Cell cell) override {
        if (std::exchange(m_selected, cell) != cell)
            return;
        const Grid& second = model().second;
        lab().setSecond(boardWith(second, cell, second.isBlank(cell) ? solution().solved.digit(cell) : std::nullopt));
    }

    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        m_selected = cell;
        m_refusal.reset();
        const Grid second = boardWith(model().second, cell, digit);
        const auto found = solveByKey(LookupModel::first(), second);
        if (const auto* conflict = std::get_if<DigitKeyConflict>(&found)) {
            const Cell other = conflict->first.cell == cell ? conflict->second.cell : conflict->first.cell;
            if (digit)
                m_refusal = Refusal{model().second, cell, *digit, other};
            return keyFault(second);
        }
        lab().setSecond(second);
        return QString();
    }

    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<int> index = secondField(area).cellAt(point);
        if (!index)
            return {};
        const Cell cell(*index);
        const Digit from(LookupModel::first().valueAt(cell));
        return filled(tr("%1: %2 on the first board, and the key has %3"), cellName(cell), from.value(),
                      pairText(from.index()));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const CellField second = secondField(area);
        const KeySolution found = solution();
        const Grid first = LookupModel::first();
        const bool isFilled = at >= moveCount();
        const int pair = static_cast<int>(std::ceil(at)) - 1;
        std::optional<Cell> pin;
        if (pair >= 0 && pair < kSide)
            if (const std::optional<SequenceRecovery::Pin>& of = found.pins[static_cast<std::size_t>(pair)])
                pin = of->cell;
        const auto strengthOf = [&](Digit from) { return from.index() < at ? kFoundStrength : 0.0; };
        paintField(
            painter, second, look.theme,
            [&](int row, int column) {
                const Cell cell(row * kSide + column);
                const Digit from = Digit(first.valueAt(cell));
                const std::optional<Digit> clue = model().second.digit(cell);
                const std::optional<Digit> digit = clue ? clue : isFilled ? found.solved.digit(cell) : std::nullopt;
                CellFace face;
                if (digit)
                    face = placeFace(look.theme, QString::number(digit->value()), from.index(),
                                     clue && from.index() < at ? kClueStrength : strengthOf(from));
                if (pin == cell)
                    face.ring = look.theme.accent;
                if ((look.cursor ? look.cursor : m_selected) == cell)
                    face.ring = look.theme.selectionRing;
                return face;
            },
            look.leastText);
        paintRefusal(painter, second, look);
        const CellField key = keyField(area, second);
        paintKey(painter, key, look, at);
        paintNames(painter, area, key, second, look);

        Stack stack(area.figure);
        sayCaption(painter, stack, tr("The first board"), look);
        const CellField source = cellField(stack.rest(), kSide, kSide);
        paintField(
            painter, source, look.theme,
            [&](int row, int column) {
                const Cell cell(row * kSide + column);
                const Digit digit = Digit(first.valueAt(cell));
                CellFace face = placeFace(look.theme, QString::number(digit.value()), digit.index(),
                                          digit.index() < at ? kClueStrength : 0);
                if (pin == cell)
                    face.ring = look.theme.accent;
                return face;
            },
            look.leastText);
        paintLit(painter, source, second, key, look);
        const std::optional<int> hovered = look.pointer ? second.cellAt(*look.pointer) : std::nullopt;
        if (hovered)
            paintPair(painter, source, second, look, *hovered);
    }

private:
    static QString thingOf(int digit) { return QStringLiteral("digit %1").arg(digit + 1); }
    /// On the screen, where its caption takes one line.
    static CellField firstField(const StageArea& area) {
        return cellField(area.figure.adjusted(0, area.text * 1.8, 0, 0), kSide, kSide);
    }
    static void paintLit(QPainter& painter, const CellField& first, const CellField& second, const CellField& key,
                         const StageLook& look) {
        if (look.lit == QLatin1String("key"))
            outlineLit(painter, key.area, look);
        for (int digit = 0; digit < kSide; ++digit) {
            if (look.lit != thingOf(digit))
                continue;
            outlineLit(painter, key.cell(0, digit).united(key.cell(1, digit)), look);
            for (int cell = 0; cell < kSide * kSide; ++cell)
                if (LookupModel::first().valueAt(Cell(cell)) - 1 == digit)
                    for (const CellField& field : {first, second})
                        outlineLit(painter, field.cellOf(cell), look);
        }
    }
    KeySolution solution() const { return std::get<KeySolution>(solveByKey(LookupModel::first(), model().second)); }

    /// A digit that was typed and not taken, and the clue that speaks against it.
    struct Refusal {
        Grid board;
        Cell cell;
        Digit digit;
        Cell other;
    };

    /// The digit that the current board refused; null where it refused none.
    const Refusal* refusal() const { return m_refusal && m_refusal->board == model().second ? &*m_refusal : nullptr; }

    QString pairText(int index) const {
        const std::optional<Digit> image = solution().key.to(Digit::fromIndex(index));
        return QStringLiteral("%1 = %2").arg(index + 1).arg(image ? QString::number(image->value())
                                                                  : QStringLiteral("?"));
    }

    void paintKey(QPainter& painter, const CellField& field, const StageLook& look, double at) const {
        const DigitKey key = solution().key;
        paintField(
            painter, field, look.theme,
            [&](int row, int column) {
                const Digit from = Digit::fromIndex(column);
                const double strength = std::clamp(at - column, 0.0, 1.0);
                if (row == 0)
                    return placeFace(look.theme, QString::number(from.value()), column, strength);
                const std::optional<Digit> image = key.to(from);
                if (strength < 1)
                    return CellFace{};
                return placeFace(look.theme, image ? QString::number(image->value()) : QStringLiteral("?"), column,
                                 image ? strength : 0);
            },
            look.leastText);
    }

    /// Paints the names of the key's rows, each beside its own, and of the board below.
    void paintNames(QPainter& painter, const StageArea& area, const CellField& key, const CellField& second,
                    const StageLook& look) const {
        const double gap = second.area.top() - key.area.bottom();
        say(painter, QRectF(second.area.left(), key.area.bottom(), second.area.width(), gap), Qt::AlignCenter,
            tr("The second board"), std::min(look.text, gap * 0.7), look.theme.mutedText);
        const double room = key.area.left() - area.board.left() - look.text * 0.5;
        const QStringList names{tr("first"), tr("second")};
        for (int row = 0; row < names.size(); ++row)
            say(painter, QRectF(area.board.left(), key.cell(row, 0).top(), room, key.side()),
                Qt::AlignRight | Qt::AlignVCenter, names[row], std::min(look.text, room / 3.3), look.theme.mutedText);
    }

    /// The cell on both boards.
    void paintPair(QPainter& painter, const CellField& first, const CellField& second, const StageLook& look,
                   int index) const {
        const QRectF from = first.cellOf(index);
        const QRectF to = second.cellOf(index);
        for (const QRectF& cell : {from, to})
            paintRing(painter, cell, look.theme.accent, std::max(2.5, cell.width() * 0.07));
        // Between the boards alone: over them it would cross digits.
        painter.setPen(QPen(look.theme.accent, 2.5));
        painter.drawLine(QPointF(second.area.right() + 3, to.center().y()),
                         QPointF(first.area.left() - 3, from.center().y()));
    }

    /// The digit stays in its cell's corner, struck out, and both cells are marked.
    void paintRefusal(QPainter& painter, const CellField& field, const StageLook& look) const {
        const Refusal* refused = refusal();
        if (!refused)
            return;
        const double width = std::max(2.0, field.side() * 0.07);
        const auto rectOf = [&](Cell cell) { return field.cell(classic::rowOf(cell), classic::columnOf(cell)); };
        for (const Cell cell : {refused->cell, refused->other})
            paintRing(painter, rectOf(cell), look.theme.conflict, width);
        const QRectF cell = rectOf(refused->cell);
        const double part = field.side() * 0.36;
        const QRectF corner(cell.right() - part - width * 1.5, cell.top() + width * 1.5, part, part);
        painter.fillRect(corner, look.theme.board);
        say(painter, corner, Qt::AlignCenter, QString::number(refused->digit.value()), part * 0.9, look.theme.conflict,
            QFont::Bold);
        painter.setPen(QPen(look.theme.conflict, std::max(1.5, width / 2)));
        painter.drawLine(corner.bottomLeft(), corner.topRight());
    }

    std::optional<Cell> m_selected;
    std::optional<Refusal> m_refusal;
};

}  // namespace

std::unique_ptr<LabScene> makeKeyScene(LookupLab& lab) { return std::make_unique<KeyScene>(lab); }

}  // namespace nonet::lookup
