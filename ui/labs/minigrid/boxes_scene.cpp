// The boxes with their clues, missing digits and neighbours; and one permutation by hand.
#include "core/rules/conflicts.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>
#include <set>

namespace nonet::minigrid {

namespace {

QString clueText(const BoxFacts& facts) {
    return textsOf(facts.clues, [](const Candidate& clue) { return QString::number(clue.digit.value()); }).join(u' ');
}

class BoxesScene final : public MinigridScene, public DigitBoard, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::BoxesScene)

public:
    using MinigridScene::MinigridScene;
    QString title() const override { return tr("The minigrids"); }
    bool hasSmallPrint() const override { return true; }

    QStringList words() const override {
        const int box = geometry().boxRows();
        return {
            filled(tr("Look at a box of %1 × %1 cells, called a minigrid: its clues tell which digits are missing, and "
                      "the missing digits go into its blank cells."),
                   box),
            model().isSmall() ? tr("A box has two neighbours, one in its rows and one in its columns; the clues of "
                                   "the box across the corner forbid nothing in it.")
            : model().isLarge()
                ? tr("A box has six neighbours, three in its rows and three in its columns; the clues of the other "
                     "nine boxes forbid nothing in it.")
                : tr("A box has four neighbours, two in its rows and two in its columns; the clues of "
                     "the other four boxes forbid nothing in it."),
            turn() ? interactiveHint(
                         tr("Say what is missing in a box, then click it to see whether you are right. Or press "
                            "Your turn and fill one."),
                         // The last picture has it all in its table.
                         moment() < moveCount() ? tr("Say what is missing in each box.")
                                                : tr("The table tells what is missing in each box."))
                   : tr("No cell of this board is blank, so nothing is missing anywhere.")};
    }

    std::vector<LabLink> links() const override {
        return {{tr("clues tell"), QLatin1String(kClues)},
                {tr("digits are missing"), QLatin1String(kMissing)},
                {tr("neighbours"), QLatin1String(kNeighbours)}};
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        const QRectF& table = area.figure;
        if (!table.contains(point))
            return {};
        const double share = (point.x() - table.left()) / table.width();
        const std::array<double, 5>& columns = columnShares();
        return QLatin1String(share < columns[1]   ? ""
                             : share < columns[2] ? kClues
                             : share < columns[3] ? kMissing
                                                  : kNeighbours);
    }

    PaperNotes paperNotes() const override {
        // They are of nine boxes.
        if (boxCount() != kBoxes)
            return {};
        PaperNotes notes{
            tr("section 3.1"),
            {tr("Where the paper says that box 1 shares rows with boxes 5 and 6, read box 4; where it says that box 3 "
                "shares rows with boxes 4 and 5, read box 6: boxes 1 and 4, like 3 and 6, meet in columns "
                "alone.")}};
        if (model().isExample)
            notes.sentences.append(
                tr("Its picture of this puzzle is lost. The one here is a reconstruction with all that "
                   "it says of it: four clues in boxes 3, 5 and 7, three in 1, 6 and 9."));
        return notes;
    }

    LabQuestion question() const override {
        const auto pairs = boxPairs(geometry()).size();
        if (model().isSmall())
            return LabQuestion::among(
                tr("Each of four boxes has two neighbours. How many pairs of neighbours have to fit each other?"),
                QString::number(pairs), {QStringLiteral("2"), QStringLiteral("6"), QStringLiteral("8")},
                tr("%1: four times two counts each pair from both sides.").arg(pairs));
        if (model().isLarge())
            return LabQuestion::among(
                tr("Each of sixteen boxes has six neighbours. How many pairs of neighbours have to fit each other?"),
                QString::number(pairs), {QStringLiteral("16"), QStringLiteral("72"), QStringLiteral("96")},
                tr("%1: sixteen times six counts each pair from both sides.").arg(pairs));
        return LabQuestion::among(
            tr("Each of nine boxes has four neighbours. How many pairs of neighbours have to fit each other?"),
            QString::number(pairs), {QStringLiteral("9"), QStringLiteral("27"), QStringLiteral("36")},
            tr("%1: nine times four counts each pair from both sides.").arg(pairs));
    }

    int moveCount() const override { return boxCount(); }
    std::vector<LabControl> controls() override { return {sizeControl()}; }
    bool acceptsClues() const override { return !isYourTurn(); }
    bool fillWorksheet(WorksheetPage& page) const override {
        boxesSheet(page, model());
        return true;
    }
    QString ownWords() const override {
        return tr("Why do the clues of a box across the corner forbid nothing in this box?");
    }
    QString modelWords() const override {
        return tr(
            "A clue forbids its digit only in its own row, column and box. A box across the corner has no row and "
            "no column in common with this one.");
    }
    bool asksOnSheet() const override { return true; }
    void inputReshaped() override {
        m_clicked.reset();
        m_known.clear();
        m_work.clear();
        if (isYourTurn() && !turn())
            changeState(*this, &SceneState::isYourTurn, false);
    }

    std::optional<LabTurn> turn() const override {
        if (model().clueCount() == geometry().cellCount())
            return std::nullopt;
        LabTurn turn;
        turn.task = m_work.empty() ? tr("Fill one box of your choice so that no clue forbids it: click a blank cell, "
                                        "type its digit.")
                                   : tr("Fill box %1 so that no clue forbids it: click a blank cell, type its digit.")
                                         .arg(boxNumber(boxOfWork()));
        turn.task += keysText();
        if (const auto mistake = firstMistake()) {
            turn.state = LabTurn::State::mistake;
            turn.verdict = mistakeText(*mistake);
        } else if (!m_work.empty() && m_work.size() == model().box(boxOfWork()).blanks.size()) {
            turn.state = LabTurn::State::done;
            turn.verdict = doneText();
        } else if (!m_work.empty()) {
            DigitSet missing = model().box(boxOfWork()).missing;
            for (const Candidate& each : m_work)
                missing.erase(each.digit);
            turn.verdict = tr("Right so far. Still missing: %1.").arg(digitList(missing).join(u' '));
        }
        return turn;
    }
    void clearTurn() override { m_work.clear(); }
    QString drawing() const override {
        return textsOf(m_work,
                       [](const Candidate& each) {
                           return QStringLiteral("%1.%2").arg(each.cell.index()).arg(each.digit.value());
                       })
            .join(u',');
    }
    void setDrawing(const QString& text) override {
        std::vector<Candidate> previous;
        std::swap(previous, m_work);
        for (const QString& each : text.split(u',', Qt::SkipEmptyParts)) {
            const int cell = each.section(u'.', 0, 0).toInt();
            const int digit = each.section(u'.', 1).toInt();
            const bool isOnBoard = cell >= 0 && cell < geometry().cellCount() && digit >= 1 && digit <= model().side();
            if (!isOnBoard || !put(Cell(cell), Digit(digit)).isEmpty()) {
                m_work = previous;
                return;
            }
        }
    }
    std::optional<QString> typeDigit(Cell cell, std::optional<Digit> digit) override {
        return isYourTurn() ? std::optional(put(cell, digit)) : std::nullopt;
    }
    QString moveText(int moves) const override {
        const std::optional<int> box = chosenBox(moves);
        return box ? factsText(*box)
                   : interactiveHint(
                         tr("The boxes are numbered row by row. Click one, or go on, to see what is known of it."),
                         tr("The boxes are numbered row by row."));
    }

    std::vector<LabClaim> claims() const override {
        std::size_t blanks = 0;
        std::size_t neighbours = 0;
        bool isComplete = true;
        for (const BoxFacts& facts : model().facts) {
            blanks += facts.blanks.size();
            neighbours += facts.neighbours.size();
            isComplete = isComplete && facts.missing.count() == static_cast<int>(facts.blanks.size());
        }
        std::vector<LabClaim> claims;
        claims.push_back({filled(tr("Clues: %1; blank cells: %2"), model().clueCount(), blanks),
                          model().clueCount() + static_cast<int>(blanks) == geometry().cellCount()});
        claims.push_back({tr("In each box as many digits are missing as cells are blank"), isComplete});
        if (model().isLarge())
            claims.push_back(cutClaim());
        if (!isQuestionOpen())
            claims.push_back({tr("There are %1 pairs of neighbours").arg(neighbours / 2),
                              neighbours == 2 * boxPairs(geometry()).size()});
        return claims;
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return boardMetrics(board(area));
    }
    void clickCell(Cell cell) override {
        if (isYourTurn())
            return;
        m_clicked = Choice{geometry().box(cell), moment()};
        m_known.insert(geometry().box(cell));
    }
    QString readout(const StageArea& area, const QPointF& point, double at) const override {
        const auto cell = shownCellAt(area, point);
        if (!cell)
            return {};
        if (isYourTurn())
            return cellText(*cell);
        const int box = geometry().box(*cell);
        return isKnown(box, at) ? factsText(box) : tr("Box %1: what is missing? A click tells.").arg(boxNumber(box));
    }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const CellField field = board(area);
        if (isYourTurn())
            return paintWork(painter, area, look);
        const std::optional<int> chosen = chosenBox(at);
        BoxesPicture boxes = clues();
        // A click there would choose.
        const std::optional<int> offered = look.pointer ? boxAt(field, *look.pointer) : std::nullopt;
        if (offered)
            boxes.boxes[static_cast<std::size_t>(*offered)].isOffered = true;
        if (chosen) {
            BoxFace& face = boxes.boxes[static_cast<std::size_t>(*chosen)];
            face.tone = BoxTone::strong;
            face.hasRing = true;
            for (const int other : model().box(*chosen).neighbours)
                boxes.boxes[static_cast<std::size_t>(other)].tone = BoxTone::soft;
        }
        paintBoxes(painter, field, boxes, look);
        if (look.cursor)
            paintRing(painter, field.cellOf(look.cursor->index()), look.theme.selectionRing, 3);
        paintTable(painter, area.figure, look, at, offered);
    }

    /// No permutation is walked to.
    std::uint64_t mostVertices() const override { return UINT64_MAX; }

private:
    /// How much the clues of the neighbours cut away.
    LabClaim cutClaim() const {
        std::uint64_t orders = 0;
        bool isCut = true;
        for (const BoxFacts& facts : model().facts) {
            const std::uint64_t most = factorial(static_cast<int>(facts.blanks.size()));
            orders += most;
            isCut = isCut && model().tree(facts.box).permutations <= most;
        }
        return {tr("Orders of the missing digits in all boxes: %1; the clues of neighbours leave %2")
                    .arg(number(orders), number(model().permutationCount())),
                isCut};
    }
    int boxOfWork() const { return geometry().box(m_work.front().cell); }
    /// Empty, or why the cell does not take it.
    QString put(Cell cell, std::optional<Digit> digit) {
        if (!model().puzzle.givens.isBlank(cell))
            return tr("%1 holds a clue.").arg(cellText(cell));
        if (!m_work.empty() && geometry().box(cell) != boxOfWork())
            return tr("Box %1 is begun: fill it, or clear it first.").arg(boxNumber(boxOfWork()));
        std::erase_if(m_work, [&](const Candidate& each) { return each.cell == cell; });
        if (digit)
            m_work.push_back({cell, *digit});
        return {};
    }
    struct Mistake {
        Candidate entry;
        /// Holds the digit in a house of the entry's.
        Cell other;
    };
    /// Of the digits in their order, the first that another one forbids: a clue, or one typed before.
    std::optional<Mistake> firstMistake() const {
        Grid filled = model().puzzle.givens;
        for (const Candidate& entry : m_work) {
            filled.set(entry.cell, entry.digit);
            for (const Conflict& each : findConflicts(filled, geometry()))
                return Mistake{entry, each.first == entry.cell ? each.second : each.first};
        }
        return std::nullopt;
    }
    QString mistakeText(const Mistake& mistake) const {
        const QString digit = QString::number(mistake.entry.digit.value());
        const QString other = cellText(mistake.other);
        if (geometry().box(mistake.other) == geometry().box(mistake.entry.cell))
            return tr("%1 is not missing in this box: it stands in %2.").arg(digit, other);
        return geometry().row(mistake.other) == geometry().row(mistake.entry.cell)
                   ? filled(tr("%1 cannot stand in %2: %3 holds it in the same row."), digit,
                            cellText(mistake.entry.cell), other)
                   : filled(tr("%1 cannot stand in %2: %3 holds it in the same column."), digit,
                            cellText(mistake.entry.cell), other);
    }
    QString doneText() const {
        const int box = boxOfWork();
        Grid filledBox(model().side());
        for (const Candidate& each : m_work)
            filledBox.set(each.cell, each.digit);
        std::vector<Digit> typed;
        for (const Cell cell : model().box(box).blanks)
            typed.push_back(Digit(filledBox.valueAt(cell)));
        const QString digits = digitText(typed, geometry());
        const std::uint64_t all = model().tree(box).permutations;
        return all == 1 ? filled(tr("%1 is a permutation of box %2: each missing digit once, none twice in its row or "
                                    "column. The clues allow no other."),
                                 digits, boxNumber(box))
                        : filled(tr("%1 is a permutation of box %2: each missing digit once, none twice in its row or "
                                    "column. The clues allow %3 of them; the other boxes will decide."),
                                 digits, boxNumber(box), number(all));
    }
    void paintWork(QPainter& painter, const StageArea& area, const StageLook& look) const {
        const CellField field = board(area);
        BoxesPicture boxes = clues();
        for (const Candidate& each : m_work)
            boxes.placed.set(each.cell, each.digit);
        std::optional<int> box = look.cursor ? std::optional(geometry().box(*look.cursor)) : std::nullopt;
        if (!m_work.empty())
            box = boxOfWork();
        if (box) {
            boxes.boxes[static_cast<std::size_t>(*box)].tone = BoxTone::strong;
            for (const int other : model().box(*box).neighbours)
                boxes.boxes[static_cast<std::size_t>(other)].tone = BoxTone::soft;
        }
        if (const auto mistake = firstMistake())
            boxes.addClash(mistake->entry.cell, mistake->other);
        paintBoxes(painter, field, boxes, look);
        if (look.cursor)
            paintRing(painter, field.cellOf(look.cursor->index()), look.theme.selectionRing, 3);
        paintTable(painter, area.figure, look, 0, box);
    }
    /// The box that is looked at: clicked since the last move, else the move's own; nothing before the first.
    std::optional<int> chosenBox(double at) const {
        if (m_clicked && m_clicked->at == at)
            return m_clicked->box;
        const int moves = static_cast<int>(at + 1e-9);
        return moves == 0 ? std::nullopt : std::optional<int>(std::min(moves, boxCount()) - 1);
    }

    struct Choice {
        int box;
        double at;
    };

    /// Its missing digits may stand in the table: it was clicked, or a move has come to it.
    bool isKnown(int box, double at) const {
        return box < static_cast<int>(at + 1e-9) || chosenBox(at) == box || m_known.contains(box);
    }

    void paintTable(QPainter& painter, const QRectF& area, const StageLook& look, double at,
                    std::optional<int> offered) const {
        const Theme& theme = look.theme;
        const std::optional<int> chosen = chosenBox(at);
        const double height = std::min(area.height() / (boxCount() + 1.2), look.text * 2);
        // The table's columns need some thirty letters beside each other.
        if (height < look.leastText * 1.3 || area.width() < look.leastText * 22)
            return sayWrapped(painter, area, chosen ? factsText(*chosen) : moveText(0), look.text, theme.text);
        const double text = std::min(look.text, height * 0.72);
        Stack stack(area);
        const std::array<double, 5>& shares = columnShares();
        const auto columns = [&](const QRectF& row) {
            const double width = row.width();
            const double pad = text * 0.5;
            std::array<QRectF, 4> cells;
            for (std::size_t i = 0; i < cells.size(); ++i)
                cells[i] = QRectF(row.left() + width * shares[i] + pad, row.top(),
                                  width * (shares[i + 1] - shares[i]) - pad, height);
            return cells;
        };
        const std::array<QString, 4> heads = {tr("Box"), tr("Clues"), tr("Missing digits"), tr("Neighbours")};
        const auto top = columns(stack.take(height * 1.2));
        const std::array<const char*, 4> things = {"", kClues, kMissing, kNeighbours};
        // Over the tint of a row as well.
        const auto light = [&](const std::array<QRectF, 4>& cells) {
            for (std::size_t i = 1; i < cells.size(); ++i)
                if (look.lit == QLatin1String(things[i]))
                    painter.fillRect(cells[i].adjusted(-text * 0.3, 0, -text * 0.3, 0),
                                     blend(theme.role(ShapeRole::defining).fill, theme.board, 0.4));
        };
        light(top);
        for (std::size_t i = 0; i < heads.size(); ++i)
            say(painter, top[i], Qt::AlignLeft | Qt::AlignVCenter, heads[i], text, theme.mutedText);
        for (int box = 0; box < boxCount(); ++box) {
            const QRectF row = stack.take(height);
            const BoxFacts& facts = model().box(box);
            const bool isChosen = chosen == box;
            const bool isNeighbour = chosen && std::find(facts.neighbours.begin(), facts.neighbours.end(), *chosen) !=
                                                   facts.neighbours.end();
            if (isChosen || isNeighbour)
                painter.fillRect(row, blend(theme.accent, theme.board, isChosen ? 0.24 : 0.12));
            const QString missing = isKnown(box, at) ? digitList(facts.missing).join(u' ') : QStringLiteral("?");
            const std::array<QString, 4> texts = {boxNumber(box), clueText(facts), missing,
                                                  boxNames(facts.neighbours).join(u' ')};
            if (offered == box)
                paintOutline(painter, row.adjusted(1, 1, -1, -1), QPen(theme.accent, 1.5));
            const auto places = columns(row);
            light(places);
            for (std::size_t i = 0; i < texts.size(); ++i)
                say(painter, places[i], Qt::AlignLeft | Qt::AlignVCenter, texts[i], text, theme.text,
                    isChosen || i == 0 ? QFont::DemiBold : QFont::Normal);
        }
    }

    QString factsText(int box) const {
        const BoxFacts& facts = model().box(box);
        const QString orders = !model().isLarge()
                                   ? QString()
                                   : u' ' + tr("Orders of the missing digits: %1; the clues leave %2.")
                                                .arg(number(factorial(static_cast<int>(facts.blanks.size()))),
                                                     number(model().tree(box).permutations));
        return orders.isEmpty() ? knownText(facts) : knownText(facts) + orders;
    }
    static QString knownText(const BoxFacts& facts) {
        return tr("Box %1: clues %2; missing %3; neighbours %4.", "the clues' and missing digits' values; boxes")
            .arg(boxNumber(facts.box), facts.clues.empty() ? tr("none") : clueText(facts),
                 facts.missing.isEmpty() ? tr("none") : digitList(facts.missing).join(u' '),
                 listWithAnd(boxNames(facts.neighbours)));
    }

    static constexpr const char* kClues = "clues";
    static constexpr const char* kMissing = "missing";
    static constexpr const char* kNeighbours = "neighbours";
    /// Where the table's columns begin, in shares of its width; and its end.
    static constexpr std::array<double, 5> kColumnsOfNine = {0, 0.13, 0.37, 0.73, 1};
    /// Longer lists of digits.
    static constexpr std::array<double, 5> kColumnsOfSixteen = {0, 0.08, 0.46, 0.77, 1};
    const std::array<double, 5>& columnShares() const { return model().isLarge() ? kColumnsOfSixteen : kColumnsOfNine; }

    std::optional<Choice> m_clicked;
    /// Clicked before.
    std::set<int> m_known;
    /// By hand, of one box, in the order of typing.
    std::vector<Candidate> m_work;
};

}  // namespace

std::unique_ptr<LabScene> makeBoxesScene(MinigridLab& lab) { return std::make_unique<BoxesScene>(lab); }

}  // namespace nonet::minigrid
