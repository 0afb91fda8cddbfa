// The five methods, each forward and backward, and undone by hand.
#include "ui/labs/inverse/inverse_scene.h"
#include "ui/labs/inverse/inverse_worksheet.h"
#include "ui/labs/inverse/method_work.h"
#include "ui/pages/worksheet_page.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace nonet::inverse_lab {
namespace {

/// What words and board light together.
constexpr const char* kDigit = "digit";

BoardMetrics metricsOf(const StageArea& area) { return {Geometry(), area.board}; }

/// A place where a method can be used, with all that it asks; the learner pokes the board and sees what breaks.
class MethodsScene final : public InverseScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::inverse_lab::MethodsScene)

public:
    using InverseScene::InverseScene;
    QString title() const override { return tr("Five methods, forward and backward"); }
    bool hasSmallPrint() const override { return true; }

    QStringList sentences() const override {
        return {
            definition(),
            tr("Forward and backward ask the same of the board, so whatever a method undoes it can do again."),
            interactiveHint(tr("Click a cell to put the digit in as a mark, or take it out, and watch which condition "
                               "breaks; then undo the method in your turn."),
                            tr("Which condition breaks when a mark is put in or taken out?"))};
    }

    PaperNotes paperNotes() const override {
        return {
            tr("section 4.2"),
            {mistake(), tr("It calls repeated exclusion “single position”, but that is the covering set of all other "
                           "blank cells of a house.")}};
    }

    LabQuestion question() const override {
        return {
            .text = tr("Five methods: %1. Which of them puts a digit into a cell?")
                        .arg(listWithAnd(textsOf(kInverseMethods, methodName))),
            .choices = {methodName(InverseMethod::singleCandidate), methodName(InverseMethod::exclusion), tr("all")},
            .right = 0,
            .answer = tr("Single candidate: it alone fills a cell, the others take marks away.")};
    }

    /// The conditions, forward, backward.
    int moveCount() const override { return 2; }

    QString moveText(int moves) const override {
        if (isYourTurn())
            return tr("%1: undo it by hand").arg(methodName(m_method));
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
        if (isYourTurn())
            return turnControls();
        const auto setMethod = [this](int value) -> std::optional<double> {
            const auto method = kInverseMethods[static_cast<std::size_t>(value)];
            if (method == std::exchange(m_method, method))
                return std::nullopt;
            return usePlace(0);
        };
        std::vector<LabControl> controls{
            choiceControl("method", tr("Method:"), textsOf(kInverseMethods, methodName), static_cast<int>(m_method),
                          setMethod),
            buttonControl("other", tr("Another place"), [this] { return usePlace(m_use + 1); }).joined(),
            toggleControl("printed", tr("As printed: marks alone"), bound(m_reading))};
        if (board() != place().board)
            controls.push_back(buttonControl("back", tr("As it was"), [this] { return usePlace(m_use); }).joined());
        return controls;
    }

    std::optional<LabTurn> turn() const override {
        LabTurn turn;
        turn.task = taskText();
        if (work().hasPattern())
            turn.task += u' ' + tr("To put a mark back, type its digit in the cell, or set 'A click' to 'puts the mark "
                                   "back'.");
        if (work().isEmpty())
            return turn;
        const MethodVerdict verdict = judged(turnBoard(), work());
        turn.state = static_cast<LabTurn::State>(verdict.state);
        turn.verdict = verdict.text;
        return turn;
    }
    void clearTurn() override { m_work = {.method = m_method}; }

    /// The place, the marks that were changed there, and the work of the turn: "2/12+3,40+7/4,5,0;1,4,19,22;46".
    QString drawing() const override {
        QStringList changed;
        for (const Cell cell : classic::kAllCells)
            for (const Digit digit : ClassicDigitSet::full())
                if (board().hasMark(cell, digit) != place().board.hasMark(cell, digit))
                    changed.append(QStringLiteral("%1+%2").arg(cell.index()).arg(digit.value()));
        if (m_use == 0 && changed.isEmpty() && work().isEmpty())
            return {};
        return QStringLiteral("%1/%2/%3")
            .arg(m_use)
            .arg(changed.join(u','), work().isEmpty() ? QString() : work().text());
    }
    void setDrawing(const QString& text) override {
        const QStringList parts = text.split(u'/');
        if (parts.size() != 3)
            return text.isEmpty() ? (clearTurn(), void(usePlace(0))) : void();
        const auto drawn = parts[2].isEmpty() ? MethodWork{.method = m_method} : MethodWork::fromText(parts[2]);
        if (!drawn)
            return;
        usePlace(parts[0].toUInt());
        for (const QString& part : parts[1].split(u',', Qt::SkipEmptyParts)) {
            const int cell = part.section(u'+', 0, 0).toInt();
            const int digit = part.section(u'+', 1).toInt();
            if (cell >= 0 && cell < kCells && digit >= 1 && digit <= kSide)
                toggleMark(Cell(cell), Digit(digit));
        }
        m_workOf = model().clues;
        m_work = *drawn;
    }

    std::vector<LabLink> links() const override { return {{tr("put the digit in as a mark"), QLatin1String(kDigit)}}; }
    /// A condition and its cells, or the digit's marks.
    QString thingAt(const StageArea& area, const QPointF& point, double at) const override {
        if (isYourTurn())
            return {};
        const std::vector<QRectF> rows = conditionRows(area.figure, area.text, static_cast<int>(std::floor(at)));
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (rows[i].contains(point))
                return thingOf(i);
        const std::optional<Cell> cell = metricsOf(area).cellAt(point);
        const MarkBoard shown = boardAt(static_cast<int>(std::floor(at)));
        return cell && !shown.isFilled(*cell) && shown.hasMark(*cell, use().digit) ? QLatin1String(kDigit) : QString();
    }

    bool fillWorksheet(WorksheetPage& sheet) const override;
    QString ownWords() const override { return tr("In your own words: why may no other cell of these lines hold it?"); }
    QString modelWords() const override {
        const bool hasRows = methodToFind(model(), InverseMethod::xWing).uses.front().bases[0].kind == HouseKind::row;
        return hasRows
                   ? tr("Each of the two rows has it in one of the two columns, and they cannot both have it in the "
                        "same one. So both columns have it there, and nowhere else.")
                   : tr("Each of the two columns has it in one of the two rows, and they cannot both have it in the "
                        "same one. So both rows have it there, and nowhere else.");
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override { return metricsOf(area); }
    void clickCell(Cell cell) override {
        if (!isYourTurn())
            return toggleMark(cell, use().digit);
        const bool putsMark = !work().hasPattern() || (m_clickPutsMark && (work().digit || !work().hasDigit()));
        if (putsMark)
            toggle(changeWork().back, cell);
        else
            changeWork().pick(turnBoard(), cell);
    }

    /// A borrowed puzzle stays as it is.
    bool acceptsClues() const override { return !isYourTurn() && !place().isBorrowed; }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        if (isYourTurn())
            return typeInTurn(cell, digit);
        // A value is a clue or could be one.
        if (!digit || (acceptsClues() && board().isFilled(cell)))
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
        if (isYourTurn())
            return turnBoard().isFilled(*cell)
                       ? filled(tr("%1 is filled with %2"), cellName(*cell), turnBoard().valueAt(*cell))
                       : filled(tr("%1 has the marks %2"), cellName(*cell),
                                digitNames(toDigitSet(turnBoard().marks(*cell))));
        return board().isFilled(*cell) && !place().isBorrowed ? clueReadout(model(), *cell)
               : board().isFilled(*cell)
                   ? tr("%1 is filled").arg(cellName(*cell))
                   : filled(tr("%1: a click changes its mark %2"), cellName(*cell), use().digit.value());
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        if (isYourTurn())
            return paintTurn(painter, area, look);
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
        if (look.lit == QLatin1String(kDigit))
            for (const Cell cell : shown.marked(use().digit))
                paintRing(painter, metricsOf(area).cellRect(cell), look.theme.selectionRing,
                          std::max(2.5, look.text / 5));
        const QRectF& figure = area.figure;
        const double height = std::min(figure.height() / 8, look.text * 2.3);
        Stack stack(figure);
        paintHeading(painter, stack, headingText(moves), look);
        sayLines(painter, stack,
                 direction == MarkDirection::forward ? tr("Forward, the mark may go if")
                                                     : tr("Backward, it may come back if"),
                 look.text, look.theme.mutedText);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const double top = stack.rest().top();
            paintCheck(painter, stack, height, conditionText(list[i], use()), list[i].holds, look);
            if (look.lit != thingOf(i))
                continue;
            const double width = std::max(2.5, look.text / 5);
            paintRing(painter, QRectF(figure.left(), top, figure.width(), stack.rest().top() - top),
                      look.theme.selectionRing, width);
            for (const Cell cell : list[i].cells)
                paintRing(painter, metricsOf(area).cellRect(cell), look.theme.selectionRing, 2 * width);
        }
        if (place().isBorrowed)
            sayLines(painter, stack.rest().adjusted(0, look.text * 0.4, 0, 0), borrowedText(), look.text,
                     look.theme.mutedText);
    }

private:
    /// Without the marks that the method took away.
    const MarkBoard& turnBoard() const {
        if (!m_turnBoard || m_turnOf != std::pair(model().clues, m_method)) {
            m_turnOf = {model().clues, m_method};
            const MethodPlace place = methodToFind(model(), m_method);
            m_turnClues = place.clues;
            m_turnBoard = boardToUndo(place);
        }
        return *m_turnBoard;
    }
    bool isOfThis() const { return m_workOf == model().clues && m_work.method == m_method; }
    /// Empty where it was done on another board, or on another method.
    MethodWork work() const { return isOfThis() ? m_work : MethodWork{.method = m_method}; }
    MethodWork& changeWork() {
        if (!isOfThis())
            m_work = {.method = m_method};
        m_workOf = model().clues;
        return m_work;
    }

    static void toggle(ClassicCellSet& cells, Cell cell) {
        if (cells.contains(cell))
            cells.erase(cell);
        else
            cells.insert(cell);
    }

    QString borrowedText() const {
        return model().isGood ? tr("Your puzzle can be solved without this method, so another puzzle is shown here.")
                              : tr("The five methods get stuck on your puzzle before this one is of use, so another is "
                                   "shown here.");
    }
    /// What is to be done, then what was.
    QString headingText(int moves) const {
        return moves == 0 ? useSentence(use(), MarkDirection::forward) : moveText(moves);
    }
    static QString thingOf(std::size_t condition) { return QStringLiteral("condition %1").arg(condition); }
    /// As paint() stacks them.
    std::vector<QRectF> conditionRows(const QRectF& figure, double text, int moves) const {
        const MarkDirection direction = directionAt(moves);
        const double height = std::min(figure.height() / 8, text * 2.3);
        Stack stack(figure);
        const double heading = text * 1.1;
        stack.take(linesHeight(figure.width(), headingText(moves), heading, QFont::DemiBold) + heading * 0.5);
        stack.take(linesHeight(figure.width(), QStringLiteral("X"), text) + text * 0.4);
        std::vector<QRectF> rows;
        for (const UseCheck& each : checks(boardAt(moves), use(), direction, m_reading)) {
            const double pixels = std::min(text, height * 0.6);
            const double lines = linesHeight(figure.width() - height - 6, conditionText(each, use()), pixels);
            rows.push_back(stack.take(std::max(height, lines + pixels * 0.6)));
        }
        return rows;
    }

    QString taskText() const {
        switch (m_method) {
        case InverseMethod::singleCandidate:
            return tr("Undo a single candidate: click a filled cell, and its value turns into its only mark.");
        case InverseMethod::exclusion:
            return tr("Undo an exclusion on this new board: click a filled cell. Then put its digit back, as a mark, "
                      "into a cell that it was excluded from.");
        case InverseMethod::blockIntersection:
            return tr("Find a block intersection on this new board. Choose its digit, click a cell where the box and "
                      "the line cross, and say which of the two has no other place for it. Then put a mark back into "
                      "the other.");
        case InverseMethod::coveringSet:
            return tr("Find a covering set on this new board: click blank cells of one row, column or box that have "
                      "as many digits between them as they are cells. Then choose one of these digits and put it back, "
                      "as a mark, into another cell there.");
        case InverseMethod::xWing:
            return tr(
                "Find an X-Wing on this new board. Choose its digit, click its four corners, and say which two lines "
                "have no other place for it. Then put a mark back that the X-Wing has taken away.");
        }
        return {};
    }

    std::vector<LabControl> turnControls() {
        std::vector<LabControl> controls{choiceControl("method", tr("Method:"), textsOf(kInverseMethods, methodName),
                                                       static_cast<int>(m_method), [this](int value) {
                                                           m_method = kInverseMethods[static_cast<std::size_t>(value)];
                                                           usePlace(0);
                                                       })};
        if (work().hasDigit()) {
            QStringList digits{QStringLiteral("–")};
            for (int digit = 1; digit <= kSide; ++digit)
                digits.append(QString::number(digit));
            const QString label = m_method == InverseMethod::coveringSet ? tr("They share:") : tr("No other place in:");
            const std::optional<Digit> chosen = work().digit;
            const auto choose = [this](int n) { changeWork().digit = n > 0 ? std::optional(Digit(n)) : std::nullopt; };
            controls.push_back(choiceControl("digit", tr("Digit:"), digits, chosen ? chosen->value() : 0, choose));
            controls.push_back(choiceControl("bases", label, work().grounds(), work().ground, [this](int value) {
                                   changeWork().ground = value;
                               }).joined());
        }
        if (work().hasPattern())
            controls.push_back(
                choiceControl("click", tr("A click:"),
                              {m_method == InverseMethod::xWing ? tr("picks a corner") : tr("picks a cell"),
                               tr("puts the mark back")},
                              bound(m_clickPutsMark)));
        return controls;
    }

    std::optional<QString> typeInTurn(Cell cell, std::optional<Digit> digit) {
        MethodWork& work = changeWork();
        if (!digit) {
            work.pattern.erase(cell);
            work.back.erase(cell);
            return QString();
        }
        if (work.hasDigit() && !work.digit) {
            work.digit = digit;
            return QString();
        }
        const std::optional<Digit> about = work.digitFor(turnBoard(), cell);
        if (!about)
            return work.hasPattern() ? tr("Choose a filled cell first, by a click or with Return.")
                                     : tr("%1 is blank, and only a value can turn into a mark.").arg(cellName(cell));
        if (about != digit)
            return work.hasDigit() ? filled(tr("This is about %1. Choose another digit first."), about->value())
                                   : filled(tr("This is about %1."), about->value());
        if (work.hasPattern() && turnBoard().isFilled(cell))
            return filled(tr("%1 is filled with %2 and has no marks."), cellName(cell), turnBoard().valueAt(cell));
        // The click that led there picked it as well.
        if (work.hasPattern() && !turnBoard().isFilled(cell) && !turnBoard().hasMark(cell, *about))
            work.pattern.erase(cell);
        toggle(work.back, cell);
        return QString();
    }

    void paintTurn(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const MethodVerdict verdict = judged(turnBoard(), work());
        MarkBoard shown = turnBoard();
        MarkPicture picture{.board = shown, .clues = m_turnClues, .pattern = work().pattern, .clear = verdict.clear};
        picture.broken = verdict.broken;
        for (const Cell cell : work().back) {
            const std::optional<Digit> digit = work().digitFor(turnBoard(), cell);
            if (!digit || shown.isFilled(cell) == work().hasPattern())
                continue;
            if (shown.isFilled(cell))
                shown.unfill(cell);
            else
                shown.addMark(cell, *digit);
            picture.lit.push_back({cell, *digit});
        }
        if (!work().hasPattern())
            for (const Cell cell : work().back)
                picture.clues.clear(cell);
        if (const std::optional<Digit> digit =
                work().hasPattern() ? work().digitFor(turnBoard(), Cell(0)) : std::nullopt)
            for (const Cell cell : turnBoard().marked(*digit))
                if (!work().back.contains(cell))
                    picture.struck.push_back({cell, *digit});
        paintMarks(painter, area.board, picture, look);
        paintWork(painter, area.figure, look);
    }

    /// What was picked so far.
    void paintWork(QPainter& painter, const QRectF& figure, const StageLook& look) const {
        Stack stack(figure);
        const auto row = [&](const QString& words, const QString& value) {
            const QString line = words.arg(value.isEmpty() ? QStringLiteral("–") : value);
            stack.take(sayLines(painter, stack.rest(), line, look.text, look.theme.text) + look.text * 0.6);
        };
        const MethodWork done = work();
        if (!done.hasPattern())
            return row(tr("Turned into marks: %1"), cellsWithAnd(CellSet::from(done.back)));
        const std::optional<Digit> digit = done.digitFor(turnBoard(), Cell(0));
        row(tr("Digit: %1"), digit ? QString::number(digit->value()) : QString());
        row(m_method == InverseMethod::xWing ? tr("Corners: %1") : tr("Cells: %1"),
            cellsWithAnd(CellSet::from(done.pattern)));
        // A mark that was there before did not come back.
        row(tr("Marks put back: %1"),
            cellsWithAnd(CellSet::from(digit ? done.back - turnBoard().positions(*digit) : done.back)));
        // What the marks mean that stand out on the board.
        if (digit && !turnBoard().marked(*digit).isEmpty())
            paintKey(painter, stack, *digit, filled(tr("marks where the %1 may still stand"), digit->value()), look);
    }
    const MethodPlace& place() const {
        if (!m_place || m_placeOf != std::pair(model().clues, m_method)) {
            m_placeOf = {model().clues, m_method};
            m_place = methodPlace(model(), m_method);
        }
        return *m_place;
    }
    /// As it is without the learner's marks, from the scene's beginning on.
    double usePlace(std::size_t use) {
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
        case InverseMethod::singleCandidate:
            return tr(
                "Single candidate: the only mark of a cell becomes its value; undone, a value turns into the only "
                "mark.");
        case InverseMethod::exclusion:
            return tr(
                "Exclusion: where a digit stands, its row, column and box lose it as a mark; undone, the mark comes "
                "back.");
        case InverseMethod::blockIntersection:
            return tr(
                "Block intersection: if a box has a digit's places on one line alone, or a line has them in one box "
                "alone, the rest of the other loses the digit; undone, a mark comes back there.");
        case InverseMethod::coveringSet:
            return tr("Covering set: if two cells of a row, column or box have two digits between them, or three cells "
                      "three, its other cells lose these digits; undone, a mark comes back there.");
        case InverseMethod::xWing:
            return tr(
                "X-Wing: if two rows have a digit's places in the same two columns alone, the rest of these columns "
                "loses the digit; undone, a mark comes back there. The same holds with rows and columns exchanged.");
        }
        return {};
    }

    /// What to know of it that the text has otherwise.
    QString mistake() const {
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
    MethodWork m_work;
    ClassicDigits m_workOf;
    bool m_clickPutsMark = false;
    mutable std::optional<MarkBoard> m_turnBoard;
    mutable ClassicDigits m_turnClues;
    mutable std::pair<ClassicDigits, InverseMethod> m_turnOf;
    mutable std::optional<MethodPlace> m_place;
    mutable std::pair<ClassicDigits, InverseMethod> m_placeOf;
};

bool MethodsScene::fillWorksheet(WorksheetPage& sheet) const {
    constexpr double kSheetBoard = 240;
    constexpr int kSheetLines = 2;
    const MethodPlace xWing = methodToFind(model(), InverseMethod::xWing);
    const MethodUse& use = xWing.uses.front();
    if (xWing.clues != model().clues)
        sayOwnBoard(sheet);
    sheet.words(
        filled(tr("This is where the digit %1 stands (large) or may still stand (small) in a puzzle half solved. "
                  "Find two rows, or two columns, in which it may stand in the same two places only, and ring "
                  "the four corners: they are an X-Wing. In the lines across, no other cell can hold the %1: cross out "
                  "every small %1 there but the corners."),
               use.digit.value()));
    const QRectF room = sheet.takeFigure(kSheetBoard, sheet.page().width() * 0.85);
    const CellField field = cellField(room, kSide, kSide, Qt::AlignLeft | Qt::AlignTop);
    paintField(sheet.painter(), field, sheet.theme(), [&](int row, int column) {
        const Cell cell(row * kSide + column);
        return CellFace{.text = xWing.board.valueAt(cell) == use.digit.value() ? QString::number(use.digit.value())
                                                                               : QString(),
                        .ink = sheet.theme().given};
    });
    for (const Cell cell : xWing.board.marked(use.digit)) {
        const QRectF rect = field.cell(classic::rowOf(cell), classic::columnOf(cell));
        say(sheet.painter(), rect, Qt::AlignCenter, QString::number(use.digit.value()), rect.height() * 0.38,
            sheet.theme().text);
    }
    sheet.words(tr("Read backwards: what has to hold so that they may come back?"));
    if (!sheet.hasAnswers()) {
        sheet.lines(kSheetLines);
        return true;
    }
    ClassicCellSet gone;
    for (const MethodUse& each : xWing.uses)
        if (each.pattern == use.pattern && each.digit == use.digit)
            gone.insert(each.cell);
    const auto rectOf = [&field](Cell cell) { return field.cell(classic::rowOf(cell), classic::columnOf(cell)); };
    for (const Cell cell : use.pattern)
        paintRing(sheet.painter(), rectOf(cell), sheet.theme().text, 2);
    for (const Cell cell : gone) {
        const QRectF rect = rectOf(cell).adjusted(5, 5, -5, -5);
        sheet.painter().setPen(QPen(sheet.theme().text, 1.5));
        sheet.painter().drawLine(rect.bottomLeft(), rect.topRight());
    }
    sheet.words(filled(
        tr("Corners %1; crossed out: %2. They may come back where the two lines have no other place for the digit."),
        cellsWithAnd(CellSet::from(use.pattern)), cellsWithAnd(CellSet::from(gone))));
    return true;
}

}  // namespace

std::unique_ptr<LabScene> makeMethodsScene(InverseLab& lab) { return std::make_unique<MethodsScene>(lab); }

}  // namespace nonet::inverse_lab
