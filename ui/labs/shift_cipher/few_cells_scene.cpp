#include "core/constructions/mask.h"
#include "core/constructions/sequence_recovery.h"
#include "ui/labs/shift_cipher/scene_sheets.h"
#include "ui/labs/shift_cipher/shift_scene.h"
#include "ui/text/cell_names.h"

#include <QPainter>

#include <cmath>

namespace nonet {

namespace {

/// Each cell that is shown pins a place of the list.
class FewCellsScene final : public TriedBoardScene, public SceneSheet {
    Q_DECLARE_TR_FUNCTIONS(nonet::FewCellsScene)

public:
    using TriedBoardScene::TriedBoardScene;
    QString title() const override { return tr("Less is enough"); }
    QStringList sentences() const override {
        const int side = model().side();
        return {
            interactiveHint(tr("Each cell that you click fixes one place of S, and with it every cell of that letter."),
                            tr("Each cell that is seen fixes one place of S, and with it every cell of that letter.")),
            isQuestionOpen() ? tr("Guess how many different digits must be seen before the whole list is settled.")
            : model().alwaysWorks()
                ? tr("%1 different digits anywhere fix the list; so does any full row, column or box.").arg(side - 1)
                : tr("%1 different digits anywhere fix the list; so does any full box.").arg(side - 1),
            isTried() ? ruleWords()
                      : tr("Digits not seen yet may stand in any order: 4 of them in 1·2·3·4 = 24 ways.")};
    }

    QString ownWords() const override {
        return model().alwaysWorks() ? tr("In your own words: why is one full row enough?")
                                     : tr("In your own words: why is one full box enough?");
    }
    QString modelWords() const override {
        return filled(
            model().alwaysWorks()
                ? tr("A full row has all %1 places of the list, each once. So it shows for every letter which digit "
                     "it stands for, and that is the whole list.")
                : tr("A full box has all %1 places of the list, each once. So it shows for every letter which digit "
                     "it stands for, and that is the whole list."),
            model().side());
    }
    bool fillWorksheet(WorksheetPage& sheet) const override {
        fillFewCellsSheet(sheet, model());
        return true;
    }
    std::vector<LabLink> links() const override {
        const int letter = m_clicked.isEmpty() ? 0 : model().map().placeAt(*m_clicked.begin());
        std::vector<LabLink> links{{tr("one place of S"), QStringLiteral("places")},
                                   {tr("every cell of that letter"), thingOf(letter)}};
        if (fit(movesNow()).digitsSeen < model().side() - 1)
            links.push_back({tr("Digits not seen yet"), QStringLiteral("open")});
        return links;
    }
    QString thingAt(const StageArea& area, const QPointF& point, double) const override {
        if (const std::optional<Cell> cell = metrics(area).cellAt(point))
            return thingOf(model().map().placeAt(*cell));
        const SequenceRecovery found = fit(movesNow());
        for (int place = 0; place < model().side(); ++place)
            if (knownTile(area.figure, model().side(), place, area.text).contains(point))
                return found.pins[static_cast<std::size_t>(place)] ? thingOf(place) : QStringLiteral("open");
        const QRectF first = knownTile(area.figure, model().side(), 0, area.text);
        const bool isOnCaption =
            point.y() >= area.figure.top() && point.y() < first.top() && area.figure.contains(point);
        return isOnCaption ? QStringLiteral("places") : QString();
    }
    LabQuestion question() const override {
        const int side = model().side();
        return LabQuestion::among(tr("How many different digits must be seen before the whole list is known?"),
                                  QString::number(side - 1), {QString::number(side - 2), QString::number(side)},
                                  filled(tr("%1: the last digit goes to the last place. With %2, two digits that are "
                                            "not seen could change places."),
                                         side - 1, side - 2));
    }

    int moveCount() const override { return model().side() - 1; }
    /// Two digits are open then.
    int lastMoveBeforeAnswer() const override { return model().side() - 3; }
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
        std::vector<LabControl> controls{buttonControl("clear", tr("Hide all cells"), [this] {
            m_clicked.clear();
            return 0;
        })};
        addWayBack(controls);
        return controls;
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
        if (!isKnown(fit(movesNow()), *cell))
            return tr("%1: hidden").arg(name);
        const int place = model().map().placeAt(*cell);
        return tr("%1: place %2, digit %3").arg(name, placeLetter(place), digitSign(model().sequence.digitAt(place)));
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
        BoardPicture picture = shiftPicture(model(), model().map(), model().rule(), look.labels);
        picture.showsConflicts = isTried();
        const CellSet cells = shown(moves);
        const CellSet coming = shown(static_cast<int>(std::ceil(at - 1e-9)));
        for (const Cell cell : coming)
            if (!cells.contains(cell))
                picture.places[static_cast<std::size_t>(cell.index())].strength = at - moves;
        const SequenceRecovery found = fit(moves);
        // What is known of the list fills the board.
        CellSet settled = coming;
        for (int i = 0; i < model().geometry.cellCount(); ++i)
            if (!coming.contains(Cell(i)) && isKnown(found, Cell(i))) {
                settled.insert(Cell(i));
                picture.places[static_cast<std::size_t>(i)].strength = kSettledStrength;
            }
        hideCells(picture, settled, 0);
        paintBoard(painter, area, std::move(picture), look);

        KnownPlaces known;
        for (const auto& pin : found.pins)
            known.digits.push_back(pin ? std::optional(pin->digit) : std::nullopt);
        const QRectF& figure = area.figure;
        const double bottom = paintKnown(painter, figure, model(), known, look);
        const double rest = figure.bottom() - bottom;
        const double height = std::min(rest * 0.9, look.text * 7);
        paintCount(painter, QRectF(figure.left(), bottom + (rest - height) / 2, figure.width(), height),
                   number(found.members.value_or(0)), found.members == 1U ? tr("list fits") : tr("lists still fit"),
                   look);
        paintLit(painter, area, look, known);
    }

private:
    static QString thingOf(int place) { return QStringLiteral("place %1").arg(placeLetter(place)); }
    void paintLit(QPainter& painter, const StageArea& area, const StageLook& look, const KnownPlaces& known) const {
        const int side = model().side();
        const BoardMetrics board = metrics(area);
        for (int place = 0; place < side; ++place) {
            const bool isLit = look.lit == thingOf(place);
            if (isLit)
                for (const Cell cell : model().map().cellsOf(place))
                    outlineLit(painter, board.cellRect(cell), look);
            if (isLit || look.lit == QLatin1String("places") ||
                (look.lit == QLatin1String("open") && !known.digits[static_cast<std::size_t>(place)]))
                outlineLit(painter, knownTile(area.figure, side, place, look.text), look);
        }
    }

    /// Its place has a digit.
    bool isKnown(const SequenceRecovery& found, Cell cell) const {
        return found.pins[static_cast<std::size_t>(model().map().placeAt(cell))].has_value();
    }

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

std::unique_ptr<LabScene> makeFewCellsScene(ShiftLab& lab) { return std::make_unique<FewCellsScene>(lab); }

}  // namespace nonet
