// Scene 2: the five methods, each forward and backward.
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::inverse_lab {

namespace {

BoardMetrics metricsOf(const StageArea& area) { return {Geometry(), area.board}; }

/// A place where a method can be used, with all that it asks; the learner pokes the board and sees what breaks.
class MethodsScene final : public InverseScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::MethodsScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("Five methods, forward and backward"); }

    QStringList sentences() const override {
        return {tr("Forward, a method takes one mark away when all its conditions hold; backward, the same conditions "
                   "let the mark come back."),
                tr("Click a cell to put the digit in as a mark, or take it out, and watch which condition breaks."),
                definition()};
    }

    PaperNotes paperNotes() const override {
        return {tr("section 4.2"),
                {slip(), tr("It calls repeated exclusion “single position”, but that is the covering set of all other "
                            "blank cells of a house.")}};
    }

    LabQuestion question() const override {
        return {
            .text = tr("Which of the five puts a digit into a cell?"),
            .choices = {methodName(InverseMethod::singleCandidate), methodName(InverseMethod::exclusion), tr("all")},
            .right = 0,
            .answer = tr("The single candidate alone; the others take marks.")};
    }

    /// The conditions, forward, backward.
    int moveCount() const override { return 2; }

    QString moveText(int moves) const override {
        const bool isForward = isAllowed(board(), use(), MarkDirection::forward, m_reading);
        if (moves == 0)
            return filled(tr("%1: place %2 of %3"), methodName(m_method), m_use % place().uses.size() + 1,
                          place().uses.size());
        if (!isForward)
            return tr("Not allowed: a condition is broken.");
        return useSentence(use(), moves == 1 ? MarkDirection::forward : MarkDirection::inverse);
    }

    std::vector<LabClaim> claims() const override {
        const bool isForward = isAllowed(board(), use(), MarkDirection::forward, m_reading);
        if (!isForward)
            return {{tr("Not allowed on this board"), false}};
        return {{tr("Forward and backward lead to the same board"), boardAt(2) == board()}};
    }

    std::vector<LabControl> controls() override {
        const auto takeMethod = [this](int value) -> std::optional<double> {
            const auto method = kInverseMethods[static_cast<std::size_t>(value)];
            if (method == std::exchange(m_method, method))
                return std::nullopt;
            return takePlace(0);
        };
        std::vector<LabControl> controls{
            choiceControl("method", tr("Method:"), textsOf(kInverseMethods, methodName), static_cast<int>(m_method),
                          takeMethod),
            buttonControl("other", tr("Another place"), [this] { return takePlace(m_use + 1); }).joined(),
            toggleControl("printed", tr("As printed: marks alone"), bound(m_reading))};
        if (board() != place().board)
            controls.push_back(buttonControl("back", tr("As it was"), [this] { return takePlace(m_use); }).joined());
        return controls;
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return metricsOf(area); }
    void clickCell(Cell cell) override { toggleMark(cell, use().digit); }

    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (!digit)
            return std::nullopt;
        if (board().isFilled(cell))
            return tr("%1 is filled and has no marks.").arg(cellName(cell));
        toggleMark(cell, *digit);
        return QString();
    }

    QString readout(const StageArea& area, const QPointF& point, double) const override {
        const std::optional<Cell> cell = metricsOf(area).cellAt(point);
        if (!cell)
            return {};
        return board().isFilled(*cell)
                   ? tr("%1 is filled").arg(cellName(*cell))
                   : filled(tr("%1: a click changes its mark %2"), cellName(*cell), use().digit.value());
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const int moves = static_cast<int>(std::floor(at));
        const MarkBoard shown = boardAt(moves);
        const MarkDirection direction = directionAt(moves);
        const auto list = checks(shown, use(), direction, m_reading);
        MarkPicture picture{.board = shown,
                            .clues = place().clues,
                            .pattern = use().pattern,
                            .clear = use().clear,
                            .target = use().cell};
        for (const UseCheck& each : list)
            if (!each.holds)
                picture.broken |= each.broken;
        if (!shown.isFilled(use().cell) && shown.hasMark(use().cell, use().digit))
            picture.lit.push_back({use().cell, use().digit});
        for (const Cell cell : use().pattern)
            for (const Digit digit :
                 use().method == InverseMethod::coveringSet ? use().digits : ClassicDigitSet(use().digit))
                if (!shown.isFilled(cell) && shown.hasMark(cell, digit))
                    picture.struck.push_back({cell, digit});
        paintMarks(painter, area.board, picture, look);
        const QRectF& figure = area.figure;
        const double height = std::min(figure.height() / 8, look.text * 2.3);
        Stack stack(figure);
        paintHeading(painter, stack, moves == 0 ? useSentence(use(), MarkDirection::forward) : moveText(moves), look);
        sayLines(painter, stack,
                 direction == MarkDirection::forward ? tr("Forward, the mark may go if")
                                                     : tr("Backward, it may come back if"),
                 look.text, look.theme.mutedText);
        for (const UseCheck& each : list)
            paintCheck(painter, stack, height, conditionText(each, use()), each.holds, look);
        if (place().isBorrowed)
            sayLines(painter, stack.rest().adjusted(0, look.text * 0.4, 0, 0),
                     tr("Your puzzle's path does without it, so the board is another puzzle's."), look.text,
                     look.theme.mutedText);
    }

private:
    const MethodPlace& place() const {
        if (!m_place || m_placeOf != std::pair(model().clues, m_method)) {
            m_placeOf = {model().clues, m_method};
            m_place = methodPlace(model(), m_method);
        }
        return *m_place;
    }
    /// As it is without the learner's marks, from the scene's beginning on.
    double takePlace(std::size_t use) {
        m_use = use % place().uses.size();
        m_poked.reset();
        return 0;
    }
    const MethodUse& use() const { return place().uses[m_use % place().uses.size()]; }
    /// As poked.
    const MarkBoard& board() const {
        return m_poked && m_poked->first == place().clues ? m_poked->second : place().board;
    }
    /// Which way can be gone from the board of that move.
    MarkDirection directionAt(int moves) const {
        const bool hasGone = moves == 1 && isAllowed(board(), use(), MarkDirection::forward, m_reading);
        return hasGone ? MarkDirection::inverse : MarkDirection::forward;
    }

    MarkBoard boardAt(int moves) const {
        MarkBoard shown = board();
        if (moves >= 1 && isAllowed(shown, use(), MarkDirection::forward, m_reading)) {
            applyUse(shown, use(), MarkDirection::forward);
            if (moves >= 2 && isAllowed(shown, use(), MarkDirection::inverse, m_reading))
                applyUse(shown, use(), MarkDirection::inverse);
        }
        return shown;
    }

    /// In plain words.
    QString definition() const {
        switch (m_method) {
        case InverseMethod::singleCandidate: return tr("A cell with one mark left gets that digit as its value.");
        case InverseMethod::exclusion:
            return tr("Exclusion: where a digit stands as a value, it goes from the marks of its row, column and box.");
        case InverseMethod::blockIntersection:
            return tr(
                "Block intersection: if a box has a digit's places on one line alone, or a line has them in one box "
                "alone, the digit goes from the rest of the other.");
        case InverseMethod::coveringSet:
            return tr("Covering set: if some cells of a house have only as many digits between them as they are cells, "
                      "these digits go from its other cells.");
        case InverseMethod::xWing:
            return tr(
                "X-Wing: if two rows have a digit's places in the same two columns alone, the digit goes from the "
                "rest of these columns; and so with rows and columns exchanged.");
        }
        return {};
    }

    /// What to know of it that the text has otherwise.
    QString slip() const {
        switch (m_method) {
        case InverseMethod::singleCandidate:
            return tr("Backward the answer stays in the cell as its only mark; it stops there, but a puzzle needs the "
                      "other eight marks back.");
        case InverseMethod::exclusion:
            return tr("In print a cell may exclude itself: read another cell of its row, column or box, which holds "
                      "the digit as its value and not as a mark, backward too.");
        case InverseMethod::blockIntersection:
            return tr("In print it looks at marks alone: a cell of the line that is filled with the digit counts too, "
                      "or right digits are lost.");
        case InverseMethod::coveringSet:
            return tr("In print its sector is “row, column or cell”: read row, column or box.");
        case InverseMethod::xWing:
            return tr("In print it looks at marks alone, names one row twice, and intersects where backward a mark is "
                      "added: read two rows, two columns, and count filled cells too, or right digits are lost.");
        }
        return {};
    }

    void toggleMark(Cell cell, Digit digit) {
        MarkBoard poked = board();
        if (poked.isFilled(cell))
            return;
        if (poked.hasMark(cell, digit))
            poked.removeMark(cell, digit);
        else
            poked.addMark(cell, digit);
        m_poked.reset();
        if (poked != place().board)
            m_poked = {place().clues, poked};
    }

    InverseMethod m_method = InverseMethod::exclusion;
    MethodReading m_reading = MethodReading::corrected;
    std::size_t m_use = 0;
    /// The place's clues, and the board as poked.
    std::optional<std::pair<ClassicDigits, MarkBoard>> m_poked;
    mutable std::optional<MethodPlace> m_place;
    mutable std::pair<ClassicDigits, InverseMethod> m_placeOf;
};

}  // namespace

std::unique_ptr<LabScene> makeMethodsScene(InverseLab& lab) { return std::make_unique<MethodsScene>(lab); }

}  // namespace nonet::inverse_lab
