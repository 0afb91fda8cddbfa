// Scenes 4 and 5: versions 3.1 and 3.2 walk through a puzzle.
#include "core/solvers/search/search.h"
#include "ui/labs/minigrid/minigrid_scene.h"
#include "ui/labs/minigrid/walk_film.h"

#include <QPainter>

namespace nonet::minigrid {

namespace {

/// The uncut vertices of version 3.1 on the reconstruction, as another program counted them.
constexpr std::uint64_t kExampleVertices = 13'994;

struct PathWords {
    Q_DECLARE_TR_FUNCTIONS(MinigridPaths)
};

}  // namespace

QString pathName(BoxPath path) {
    switch (path) {
    case BoxPath::zigzagRow: return PathWords::tr("zigzag by rows");
    case BoxPath::spiralRow: return PathWords::tr("spiral by rows");
    case BoxPath::semiSpiralRow: return PathWords::tr("semi-spiral by rows");
    case BoxPath::zigzagColumn: return PathWords::tr("zigzag by columns");
    case BoxPath::spiralColumn: return PathWords::tr("spiral by columns");
    case BoxPath::semiSpiralColumn: break;
    }
    return PathWords::tr("semi-spiral by columns");
}

namespace {

/// A run played on the board, with the ladder of boxes and the strip of depths beside it.
class WalkScene : public MinigridScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::WalkScene)

public:
    using MinigridScene::MinigridScene;

    LabQuestion question() const override {
        const MinigridOutcome& outcome = film().outcome();
        const QString right =
            outcome.isDecided() ? number(outcome.steps) : tr("more than %1").arg(number(WalkFilm::kSteps));
        return LabQuestion::among(tr("How many steps will it take to the end?"), right,
                                  {number(outcome.steps / 50 + 9), number(outcome.steps / 7 + 55),
                                   outcome.isDecided() ? number(outcome.steps * 9 + 81) : number(WalkFilm::kSteps / 2)},
                                  verdict());
    }

    int moveCount() const override { return film().moveCount(); }
    int lastOpenMove() const override { return std::max(0, moveCount() - 1); }

    QString moveText(int moves) const override {
        if (film().eventCount() == 0)
            return tr("Two equal clues stand in a row or column: no solution, and nothing to walk.");
        const std::size_t events = film().eventsAt(moves);
        if (events == 0)
            return tr("Nothing is placed yet.");
        if (moves == moveCount())
            return verdict();
        const TraceEvent& event = film().event(events - 1);
        return filled(tr("Step %1, box %2 of nine. %3"), number(event.step), event.level + 1, eventText(event));
    }

    void inputReshaped() override { m_film.reset(); }

    void paint(QPainter& painter, const StageArea& area, const StageLook& look, double at) const override {
        const std::size_t events = film().eventsAt(at);
        const CellField field = boardField(area);
        // The end shows what was found, not the last choice taken back.
        const bool isOver = at >= moveCount() && !film().outcome().solutions.empty();
        const std::size_t shown = isOver ? film().eventsToSolution() : events;
        const WalkState& state = film().stateAfter(shown);
        NineBoxes boxes{.clues = model().puzzle.givens, .placed = state.placed};
        int place = 0;
        for (const int box : numbered())
            boxes.boxes[static_cast<std::size_t>(box)].badge = QString::number(++place);
        for (int level = 0; level < kBoxes && events > 0 && !isOver; ++level) {
            BoxFace& face = boxes.boxes[static_cast<std::size_t>(film().order()[static_cast<std::size_t>(level)])];
            face.tone = level < state.level ? BoxTone::soft : level == state.level ? BoxTone::strong : BoxTone::plain;
            face.hasRing = level == state.level;
        }
        paintNineBoxes(painter, field, boxes, look);
        paintOverBoard(painter, field, look, at);

        QRectF rest = area.figure;
        const double stripHeight = std::min(rest.height() * 0.3, look.text * 6);
        const QRectF strip(rest.left(), rest.bottom() - stripHeight, rest.width(), stripHeight);
        const QRectF title(rest.left(), strip.top() - look.text * (isSlide(look) ? 2.7 : 1.5), rest.width(),
                           look.text * (isSlide(look) ? 2.6 : 1.4));
        const std::uint64_t step = events == 0 ? 0 : film().event(events - 1).step;
        rest.setBottom(title.top() - look.text * 0.2);
        paintLadder(painter, rest, film(), shown, look);
        sayLegibly(painter, title, Qt::AlignLeft | Qt::AlignVCenter,
                   tr("Boxes reached, over all steps; now: %1").arg(steps(step)), look, look.theme.mutedText);
        paintDepthStrip(painter, strip, film(), events, look);
    }

protected:
    const WalkFilm& film() const {
        if (!m_film)
            m_film = std::make_unique<WalkFilm>(version(), model().puzzle, order());
        return *m_film;
    }

    /// "13,994 steps to the end, 4,711 to the first solution", or that it is not decided.
    QString verdict() const {
        const MinigridOutcome& outcome = film().outcome();
        if (!outcome.isDecided())
            return tr("Stopped after %1: not decided.").arg(steps(outcome.steps));
        if (outcome.count == 0)
            return tr("%1 to the end: no solution.").arg(steps(outcome.steps));
        if (outcome.limitReached)
            return tr("More than one solution; the second came after %1.").arg(steps(outcome.steps));
        return tr("%1 to the end, %2 to the solution.").arg(steps(outcome.steps), number(outcome.stepsToFirst));
    }

    virtual WalkVersion version() const = 0;
    virtual BoxOrder order() const = 0;
    /// The boxes that are numbered on the board.
    virtual BoxOrder numbered() const { return order(); }
    /// "uncut vertices" or "tests", with their number.
    virtual QString steps(std::uint64_t count) const = 0;
    virtual void paintOverBoard(QPainter&, const CellField&, const StageLook&, double) const {}

    /// That the solutions are those of a search by cells.
    LabClaim solutionClaim() const {
        const MinigridOutcome& outcome = film().outcome();
        const SearchOutcome cells = search(model().puzzle);
        if (!outcome.isDecided())
            return {filled(tr("Not decided within %1 steps; until then it found %2 of the solutions"),
                           number(WalkFilm::kSteps), outcome.count),
                    outcome.count <= cells.count};
        const bool agrees = outcome.count == cells.count &&
                            (cells.count != 1 || (!outcome.solutions.empty() && outcome.solutions[0] == *cells.first));
        if (cells.count == 0)
            return {tr("No solution, as a search by cells finds"), agrees};
        return {cells.count == 1 ? tr("The one solution is that of a search by cells")
                                 : tr("At least two solutions, as a search by cells finds"),
                agrees};
    }

    void dropFilm() { m_film.reset(); }

private:
    QString eventText(const TraceEvent& event) const {
        const QString box = boxNumber(event.box);
        switch (event.kind) {
        case TraceKind::treeOpened: return tr("Box %1: its tree begins under what is placed.").arg(box);
        case TraceKind::vertexOpened:
            return filled(tr("Box %1: %2 goes into blank cell %3."), box, event.value, event.depth);
        case TraceKind::cut:
            return tr("Box %1: %2 cut.", "digits").arg(box, digitList(DigitSet::fromBits(event.value)).join(u' '));
        case TraceKind::tried:
            return tr("Box %1: permutation %2 of %3 clashes with a box before.")
                .arg(box, number(event.value + 1), number(film().lists()[event.box].permutations.size()));
        case TraceKind::matched:
            if (version() == WalkVersion::trees)
                return tr("Box %1 is filled: on to the next box.").arg(box);
            return tr("Box %1: permutation %2 of %3 goes with all boxes before.")
                .arg(box, number(event.value + 1), number(film().lists()[event.box].permutations.size()));
        case TraceKind::back: return tr("Box %1 has nothing more: back to the box before.").arg(box);
        case TraceKind::pruned:
        case TraceKind::solved: break;
        }
        return tr("All nine boxes fit: a solution.");
    }

    mutable std::unique_ptr<WalkFilm> m_film;
};

class TreesScene final : public WalkScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::TreesScene)

public:
    using WalkScene::WalkScene;
    QString title() const override { return tr("Version 3.1: a tree of trees"); }

    QStringList sentences() const override {
        return {tr("Version 3.1 takes the first valid permutation of box %1, grows the tree of the next box under it, "
                   "and so on along the sequence.")
                    .arg(boxNumber(model().sequence[0].box)),
                tr("Where a box has no permutation left, it goes back to the box before and takes the next one there: "
                   "the strip shows how far it has come."),
                tr("A permutation that has to be taken back was a guess, if of a whole box instead of a cell.")};
    }

    PaperNotes paperNotes() const override {
        return {tr("section 3.1"),
                {tr("It lets a box fail after t boxes with 1 < t < 9; any number from 1 to 8 can come.")}};
    }

    std::vector<LabClaim> claims() const override {
        if (!isAtEnd())
            return {};
        std::vector<LabClaim> claims{{verdict(), true}, solutionClaim()};
        if (model().isExample)
            claims.push_back({tr("For the reconstruction these are %1 vertices").arg(number(kExampleVertices)),
                              film().outcome().steps == kExampleVertices});
        return claims;
    }

protected:
    WalkVersion version() const override { return WalkVersion::trees; }
    BoxOrder order() const override { return orderOf(model().sequence); }
    QString steps(std::uint64_t count) const override { return tr("%1 uncut vertices").arg(number(count)); }
};

/// All permutations first, then along one of six paths, or one drawn by hand.
class PathScene final : public WalkScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::PathScene)

public:
    using WalkScene::WalkScene;
    QString title() const override { return tr("Version 3.2: permutations first, then a path"); }

    QStringList sentences() const override {
        return {tr("Version 3.2 first lists the valid permutations of each box, from the clues alone; then it goes "
                   "from box to box and tests each permutation against the boxes before."),
                tr("No permutation is made twice, but each is tested again for every choice in the boxes before."),
                tr("Take one of six paths, or click nine boxes for a path of your own.")};
    }

    PaperNotes paperNotes() const override {
        return {tr("section 3.3"),
                {tr("It says that each list has only one permutation of a solution; it has at least one."),
                 tr("It calls the version free of redundancy; the making of permutations is, the testing is not.")}};
    }

    std::vector<LabClaim> claims() const override {
        std::uint64_t listed = 0;
        bool isComplete = true;
        QStringList counts;
        for (const PermutationList& list : film().lists()) {
            listed += list.permutations.size();
            isComplete = isComplete && list.isComplete;
            counts.append(number(list.permutations.size()));
        }
        std::vector<LabClaim> claims{{tr("Permutations of the boxes 1 to 9: %1; together %2")
                                          .arg(counts.join(QStringLiteral(" · ")), number(listed)),
                                      isComplete}};
        if (isAtEnd()) {
            claims.push_back({verdict(), true});
            claims.push_back(solutionClaim());
        }
        return claims;
    }

    std::vector<LabControl> controls() override {
        QStringList paths;
        int shown = static_cast<int>(kBoxPaths.size());
        for (std::size_t i = 0; i < kBoxPaths.size(); ++i) {
            paths.append(pathName(kBoxPaths[i]));
            if (boxOrder(Geometry(), kBoxPaths[i]) == m_path)
                shown = static_cast<int>(i);
        }
        paths.append(tr("drawn by hand"));
        const auto takePath = [this](int path) -> std::optional<double> {
            if (path == static_cast<int>(kBoxPaths.size()))
                return std::nullopt;
            take(boxOrder(Geometry(), kBoxPaths[static_cast<std::size_t>(path)]));
            return 0;
        };
        const auto takeOrder = [this](const QString& text) {
            const std::optional<BoxOrder> order = boxOrderFrom(text.trimmed().toStdString(), Geometry());
            if (!order)
                return tr("A path has each of the boxes 1 to 9 once. Your previous path is kept.");
            take(*order);
            return QString();
        };
        return {choiceControl("path", tr("Path:"), paths, shown, takePath),
                textControl("order", tr("Boxes:"), QString::fromStdString(toText(m_drawn.empty() ? m_path : m_drawn)),
                            takeOrder)
                    .joined()};
    }

    std::optional<BoardMetrics> clickableBoard(const StageArea& area) const override {
        return metricsOf(boardField(area));
    }

    void clickCell(Cell cell) override {
        const int box = Geometry().box(cell);
        const auto found = std::find(m_drawn.begin(), m_drawn.end(), box);
        if (found != m_drawn.end()) {
            m_drawn.erase(found, m_drawn.end());
            return;
        }
        m_drawn.push_back(box);
        if (m_drawn.size() == kBoxes)
            take(BoxOrder(m_drawn));
    }

    /// Of a path that is not whole yet; else the text of the boxes has it.
    QString drawing() const override { return QString::fromStdString(toText(m_drawn)); }
    void setDrawing(const QString& drawing) override {
        BoxOrder drawn;
        for (const QChar sign : drawing) {
            const int box = sign.digitValue() - 1;
            if (box < 0 || box >= kBoxes || std::ranges::find(drawn, box) != drawn.end())
                return;
            drawn.push_back(box);
        }
        if (drawn.size() < kBoxes)
            m_drawn = drawn;
    }

    QString moveText(int moves) const override {
        if (!m_drawn.empty())
            return tr("Your path so far: %1. A click on one of its boxes takes it back to there.")
                .arg(QString::fromStdString(toText(m_drawn)));
        return WalkScene::moveText(moves);
    }

protected:
    WalkVersion version() const override { return WalkVersion::path; }
    BoxOrder order() const override { return m_path; }
    BoxOrder numbered() const override { return m_drawn.empty() ? m_path : m_drawn; }
    QString steps(std::uint64_t count) const override { return tr("%1 tests").arg(number(count)); }

    void paintOverBoard(QPainter& painter, const CellField& field, const StageLook& look, double at) const override {
        const BoxOrder shown = numbered();
        painter.save();
        painter.setOpacity(m_drawn.empty() && at > 0 ? 0.25 : 0.7);
        paintPath(painter, field, shown, static_cast<double>(shown.size()) - 1, look);
        painter.restore();
    }

private:
    void take(const BoxOrder& path) {
        m_drawn.clear();
        m_path = path;
        const bool isOfText = std::any_of(kBoxPaths.begin(), kBoxPaths.end(),
                                          [&](BoxPath each) { return boxOrder(Geometry(), each) == path; });
        if (!isOfText)
            lab().setDrawnPath(path);
        dropFilm();
    }

    BoxOrder m_path = boxOrder(Geometry(), BoxPath::zigzagRow);
    BoxOrder m_drawn;
};

}  // namespace

std::unique_ptr<LabScene> makeTreesScene(MinigridLab& lab) { return std::make_unique<TreesScene>(lab); }

std::unique_ptr<LabScene> makePathScene(MinigridLab& lab) { return std::make_unique<PathScene>(lab); }

}  // namespace nonet::minigrid
