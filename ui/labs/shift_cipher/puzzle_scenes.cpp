#include "core/constructions/fillings.h"
#include "core/constructions/known_masks.h"
#include "core/constructions/mask.h"
#include "core/solvers/search/search.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"
#include "ui/text/construction_text.h"

#include <QPainter>
#include <QRegularExpression>

#include <cmath>
#include <map>

namespace nonet {

namespace {

/// How strongly cells show that the mask takes away.
constexpr double kPale = 0.15;
/// The limits of the search for a second filling: some hundredths of a second.
constexpr FillingLimits kSecondFilling = {.count = 2, .steps = 60'000};

/// The clue positions of a hard puzzle laid over the board.
class MaskScene final : public TriedBoardScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::MaskScene)

public:
    explicit MaskScene(ShiftLab& lab) : TriedBoardScene(lab) { useMask(0); }
    QString title() const override { return tr("A puzzle from a mask"); }
    QStringList sentences() const override {
        const QString hands =
            interactiveHint(tr("Click cells to draw a mask of your own; Play takes the others away."));
        if (isTried())
            return {ruleWords(), QString(maskText() + u' ' + hands).trimmed(),
                    model().alwaysWorks()
                        ? tr("What is left is a puzzle; whether it has only one solution is another question.")
                        : tr("So what is left has not this board for its solution; it may have none, or other ones.")};
        return {maskText(), hands,
                tr("What is left is a puzzle; whether it has only one solution is another question.")};
    }

    QString ownWords() const override {
        return tr("In your own words: what must be shown of the board so that the list can be found?");
    }
    QString modelWords() const override {
        return filled(
            tr("%1 different digits, wherever they stand: each cell names one place of the list, and the last "
               "digit goes to the last place."),
            model().side() - 1);
    }
    /// Asks about the mask as it is; without one there is nothing to fill in.
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillPuzzleSheet(sheet, model(), m_shown.isEmpty() ? enoughFor(model(), {}) : m_shown);
        return true;
    }
    bool asksOnSheet() const override { return !m_shown.isEmpty(); }
    std::vector<LabLink> links() const override {
        return {{tr("which cells stay"), QStringLiteral("shown")}, {tr("the others"), QStringLiteral("hidden")}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        if (const std::optional<Cell> cell = metrics(area).cellAt(point))
            return m_shown.contains(*cell) ? QStringLiteral("shown") : QStringLiteral("hidden");
        return countsRect(area.figure, area.text).contains(point) && point.x() < area.figure.center().x()
                   ? QStringLiteral("shown")
                   : QString();
    }

    std::optional<LabTurn> turn() const override {
        const Check check = m_isDrawn ? checked() : Check();
        return LabTurn{tr("Choose the cells that stay so that the puzzle has one solution: a click shows a cell or "
                          "hides it."),
                       check.state, check.words};
    }
    void clearTurn() override {
        m_drawnOf.clear();
        useMask(0);
    }

    LabQuestion question() const override {
        const int digits = digitsShown(masked(model().board(), m_shown)).count();
        QStringList others;
        for (const int offset : {-1, 1, -2})
            if (digits + offset >= 0 && digits + offset <= model().side())
                others.append(QString::number(digits + offset));
        return LabQuestion::among(
            tr("How many different digits does the mask leave?"), QString::number(digits), others,
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
            return tr("The whole board; the mask keeps %n cell(s).", nullptr, m_shown.count());
        const Grid puzzle = masked(model().board(), m_shown);
        if (isQuestionOpen())
            return cluesText(puzzle);
        return cluesText(puzzle) + QStringLiteral(", ") + digitsText(puzzle);
    }

    std::vector<LabClaim> claims() const override {
        if (isQuestionOpen())
            return {};
        const Grid puzzle = masked(model().board(), m_shown);
        bool isOfBoard = true;
        for (const Cell cell : m_shown)
            isOfBoard = isOfBoard && puzzle.digit(cell) == model().board().digit(cell);
        return {{filled(tr("The mask leaves %1 with %2"), cluesText(puzzle), digitsText(puzzle)),
                 isOfBoard && puzzle.filledCount() == m_shown.count()}};
    }

    void prepare() override { fillings(); }
    std::vector<LabControl> controls() override {
        const LabControl typed = textControl("cells", tr("Paste a mask:"), signsOf(m_shown, model().geometry),
                                             [this](const QString& text) { return pasteMask(text); });
        const LabControl clear = buttonControl("clear", tr("Hide all cells"), [this] {
            useOwn();
            m_shown = {};
            return 1;
        });
        const LabControl enough = buttonControl("enough", tr("Show enough to find S"), [this] {
            useOwn();
            m_shown = enoughFor(model(), m_shown);
            return 1;
        });
        std::vector<LabControl> controls{typed, clear, enough.joined()};
        addWayBack(controls);
        if (!model().geometry.isClassic())
            return controls;
        QStringList masks = textsOf(kKnownMasks, [&](const KnownMask& each) {
            return QString::fromUtf8(each.name.data(), static_cast<qsizetype>(each.name.size()));
        });
        masks.append(tr("Your own"));
        controls.insert(controls.begin(), choiceControl("mask", tr("Mask:"), masks, m_mask, [this](int mask) {
                            useMask(mask);
                            return 1;
                        }));
        return controls;
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return metrics(area); }
    void clickCell(Cell cell) override {
        useOwn();
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
        if (m_isDrawn)
            m_drawnOf.insert_or_assign({m_shape.boxRows(), m_shape.boxColumns()}, m_shown);
        m_shape = model().geometry;
        m_shown.clear();
        useMask(0);
        const auto kept = m_drawnOf.find({m_shape.boxRows(), m_shape.boxColumns()});
        if (kept == m_drawnOf.end())
            return;
        useOwn();
        m_shown = kept->second;
    }

    QString drawing() const override { return m_isDrawn ? signsOf(m_shown, model().geometry) : QString(); }

    void setDrawing(const QString& drawing) override {
        if (drawing.isEmpty() && m_isDrawn)
            clearTurn();
        else if (const std::optional<CellSet> cells = cellsFrom(drawing, model().geometry)) {
            useOwn();
            m_shown = *cells;
        }
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        BoardPicture picture = shiftPicture(model(), model().map(), model().rule(), look.labels);
        picture.showsConflicts = isTried();
        hideCells(picture, m_shown, isYourTurn() ? kPale : kPale * (1 - at));
        const BoardMetrics& metrics = paintBoard(painter, area, std::move(picture), look);
        if (isYourTurn() && m_isDrawn)
            for (const Cell cell : checked().marked)
                paintRing(painter, metrics.cellRect(cell), look.theme.conflict,
                          std::max(2.0, metrics.cellSide() * 0.06), Qt::DashLine);
        const bool areShownLit = look.lit == QLatin1String("shown");
        for (int i = 0; i < model().geometry.cellCount(); ++i)
            if (m_shown.contains(Cell(i)) ? areShownLit : look.lit == QLatin1String("hidden"))
                outlineLit(painter, metrics.cellRect(Cell(i)), look);
        const Grid puzzle = masked(model().board(), m_shown);
        const QRectF both = countsRect(area.figure, look.text);
        const double height = both.height();
        if (areShownLit)
            outlineLit(painter, QRectF(both.left(), both.top(), both.width() / 2, height), look);
        paintCount(painter, QRectF(both.left(), both.top(), both.width() / 2, height),
                   QString::number(puzzle.filledCount()), tr("cells that stay"), look);
        paintCount(painter, QRectF(both.center().x(), both.top(), both.width() / 2, height),
                   unlessOpen(QString::number(digitsShown(puzzle).count())), tr("different digits in them"), look);
    }

private:
    static QString cluesText(const Grid& puzzle) { return tr("%n clue(s)", nullptr, puzzle.filledCount()); }
    static QString digitsText(const Grid& puzzle) {
        return tr("%n different digit(s)", nullptr, digitsShown(puzzle).count());
    }
    /// What the engine says of the learner's mask.
    struct Check {
        LabTurn::State state = LabTurn::State::open;
        QString words = {};
        /// Cells of which one has to be shown.
        std::vector<Cell> marked = {};
    };

    static QRectF countsRect(const QRectF& figure, double text) {
        const double height = std::min(figure.height() / 2, text * 7);
        return {figure.left(), figure.center().y() - height / 2, figure.width(), height};
    }
    /// Whose cells stay.
    QString maskText() const {
        if (m_shown.isEmpty())
            return tr("A mask says which cells stay; this one keeps none.");
        if (m_isDrawn)
            return tr("A mask says which cells stay: here those of your own mask, in full colour.");
        return model().geometry.isClassic() ? tr("A mask says which cells stay: here those where a famous hard puzzle "
                                                 "has its clues, in full colour.")
                                            : tr("A mask says which cells stay: here every third one, in full colour.");
    }
    void useOwn() {
        m_mask = static_cast<int>(std::size(kKnownMasks));
        m_isDrawn = true;
    }

    /// The fillings of the clues that the mask leaves; looked for once.
    const Fillings& fillings() const {
        const Grid board = model().board();
        const Grid clues = masked(board, m_shown);
        if (m_fillings && m_fillings->clues == clues && m_fillings->board == board)
            return m_fillings->found;
        Fillings found = countFillings(model().geometry, clues, board, kSecondFilling);
        if (!found.other && model().geometry.isClassic()) {
            const SearchOutcome outcome = search(Puzzle(model().geometry, clues));
            found.isExact = outcome.count == 1 && !outcome.budgetRanOut;
            if (outcome.count > 1 && outcome.first != board)
                found.other = outcome.first;
        }
        m_fillings = Found{board, clues, found};
        return m_fillings->found;
    }

    Check checked() const {
        const Grid board = model().board();
        if (m_shown.isEmpty())
            return {LabTurn::State::open, tr("No cell stays yet: any board at all would fit.")};
        const DigitSet seen = digitsShown(masked(board, m_shown));
        QStringList unseen;
        std::vector<Cell> ofUnseen;
        for (const Cell cell : model().geometry.cells(House{HouseKind::box, 0}))
            if (const Digit digit = Digit(board.valueAt(cell)); !seen.contains(digit)) {
                unseen.append(QString(QLatin1Char(toSymbol(digit))));
                ofUnseen.push_back(cell);
            }
        if (unseen.size() > 1)
            return {LabTurn::State::mistake,
                    filled(tr("%1 and %2, ringed, stand in no cell that stays. They could change places all over the "
                              "board, which makes a second solution."),
                           unseen[0], unseen[1]),
                    {ofUnseen[0], ofUnseen[1]}};
        if (!model().alwaysWorks())
            return checkedWithoutBoard();
        const Fillings& found = fillings();
        if (found.other) {
            Check check{LabTurn::State::mistake,
                        tr("These clues settle S, but another board has them too, one that no S makes: in the ringed "
                           "cells it has other digits. Show one of them.")};
            for (int i = 0; i < model().geometry.cellCount(); ++i)
                if (found.other->digit(Cell(i)) != board.digit(Cell(i)))
                    check.marked.emplace_back(i);
            return check;
        }
        if (!found.isExact)
            return {LabTurn::State::open, tr("No second solution was found, but not all could be tried.")};
        return {LabTurn::State::done,
                filled(tr("Done: these %1 clues leave one solution, even for a solver that knows nothing about the "
                          "list."),
                       m_shown.count())};
    }

    /// Checks the mask of a board that is no Sudoku: for clues that clash, and else for what they leave.
    Check checkedWithoutBoard() const {
        const Geometry& geometry = model().geometry;
        const Grid clues = masked(model().board(), m_shown);
        for (const PlaceClash& clash : model().map().clashes())
            if (m_shown.contains(clash.first) && m_shown.contains(clash.second))
                return {LabTurn::State::mistake,
                        filled(tr("%1 and %2, ringed, both hold %3: no Sudoku has them both. Hide one of them."),
                               cellName(clash.first, model().side()), cellName(clash.second, model().side()),
                               digitSign(Digit(clues.valueAt(clash.first)))),
                        {clash.first, clash.second}};
        const Fillings found = countFillings(geometry, clues, model().board(), kSecondFilling);
        if (found.count > 1 && found.other)
            return {LabTurn::State::mistake,
                    tr("No two of these clues clash, but several boards have them. Show more.")};
        if (!found.isExact)
            return {LabTurn::State::open, tr("No second solution was found, but not all could be tried.")};
        if (found.count == 0)
            return {LabTurn::State::mistake,
                    tr("No two of these clues clash, and yet no Sudoku has them all. Hide one.")};
        return {LabTurn::State::done,
                tr("Done: these %1 clues leave one solution. It is not the board of your rule, which is no Sudoku.")
                    .arg(m_shown.count())};
    }

    /// Clues of any puzzle, a sign a cell.
    QString pasteMask(const QString& text) {
        QString signs = QString(text).remove(QRegularExpression(QStringLiteral("[\\s|+]")));
        // Between rows of boxes it is a line, else a blank.
        if (text.contains(u'+'))
            signs.remove(u'-');
        else
            signs.replace(u'-', u'.');
        const Result<CellSet> mask = maskFromLine(signs.toStdString(), model().side());
        if (!mask)
            return tr("%1 Your last mask is kept.").arg(maskSentence(mask.error()));
        if (*mask == m_shown)
            return {};
        useOwn();
        m_shown = *mask;
        return {};
    }

    void useMask(int mask) {
        m_isDrawn = false;
        m_mask = mask;
        const Geometry& geometry = model().geometry;
        const auto named = static_cast<int>(std::size(kKnownMasks));
        if (geometry.isClassic() && mask < named) {
            m_shown = *maskFromLine(kKnownMasks[static_cast<std::size_t>(mask)].line);
            return;
        }
        m_mask = named;
        m_isDrawn = !m_shown.isEmpty() && geometry.isClassic();
        if (m_isDrawn)
            return;
        m_shown.clear();
        for (int i = 0; i < geometry.cellCount(); i += 3)
            m_shown.insert(Cell(i));
    }

    /// Index of the named mask; beyond them: drawn.
    int m_mask = 0;
    CellSet m_shown;
    /// By the learner.
    bool m_isDrawn = false;
    /// The learner's masks of boards that the lab had before, by rows and columns of a box.
    std::map<std::pair<int, int>, CellSet> m_drawnOf;
    Geometry m_shape = model().geometry;
    struct Found {
        Grid board;
        Grid clues;
        Fillings found;
    };
    mutable std::optional<Found> m_fillings;
};

}  // namespace

std::unique_ptr<LabScene> makeMaskScene(ShiftLab& lab) { return std::make_unique<MaskScene>(lab); }

}  // namespace nonet
