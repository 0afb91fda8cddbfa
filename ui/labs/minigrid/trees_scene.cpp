// Scene 4: version 3.1 walks through a puzzle.
#include "ui/labs/minigrid/walk_scene.h"

namespace nonet::minigrid {

namespace {

/// The uncut vertices of version 3.1 on the reconstruction, as another program counted them.
constexpr std::uint64_t kExampleVertices = 13'994;

class TreesScene final : public WalkScene {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::TreesScene)

public:
    using WalkScene::WalkScene;
    QString title() const override { return tr("Version 3.1: a tree of trees"); }

    QStringList sentences() const override {
        return {tr("The solver's first version, 3.1: in the tree of box %1 a leaf is taken, under it grows the tree of "
                   "the next box, and so on.")
                    .arg(boxNumber(model().sequence[0].box)),
                tr("If a tree has no leaf, an earlier choice was wrong: the solver goes back and takes the next leaf "
                   "there, also after a solution, so it misses none."),
                tr("Go from one dead end to the next, or drag along the strip.")};
    }

    PaperNotes paperNotes() const override {
        return {tr("section 3.1"),
                {tr("The paper lets a box fail after t boxes with 1 < t < 9; any number from 1 to 8 can come.")}};
    }

    std::vector<LabClaim> claims() const override {
        if (!isAtEnd())
            return {};
        std::vector<LabClaim> claims{{verdict(), true}, solutionClaim()};
        if (model().isExample)
            claims.push_back(
                {tr("For the reconstruction these are %1 vertices, cut ones not counted").arg(number(kExampleVertices)),
                 film().outcome().steps == kExampleVertices});
        return claims;
    }

protected:
    WalkVersion version() const override { return WalkVersion::trees; }
    BoxOrder order() const override { return orderOf(model().sequence); }
    QString steps() const override { return tr("Vertices"); }
    QString questionText() const override {
        return tr("How many vertices will be reached to the end, cut ones not counted?");
    }
    QStringList program() const override {
        return {tr("grow the tree of the next box"),
                QStringLiteral("  ") + tr("next digit into the next blank cell"),
                QStringLiteral("  ") + tr("a cell in line has it: cut"),
                QStringLiteral("  ") + tr("box full: on to the next box"),
                QStringLiteral("  ") + tr("no leaf left: back one box"),
                tr("all boxes full: a solution")};
    }
    int lineOf(TraceKind kind) const override {
        switch (kind) {
        case TraceKind::vertexOpened: return 1;
        case TraceKind::cut: return 2;
        case TraceKind::matched: return 3;
        case TraceKind::back: return 4;
        case TraceKind::solved: return 5;
        default: return 0;
        }
    }

public:
    bool fillWorksheet(WorksheetPage& page) const override {
        walkSheet(page, model(), order());
        return true;
    }
    QString ownWords() const override {
        return tr("The solver says that it never guesses a digit. What does it guess, and when does it notice?");
    }
};

}  // namespace

std::unique_ptr<LabScene> makeTreesScene(MinigridLab& lab) { return std::make_unique<TreesScene>(lab); }

}  // namespace nonet::minigrid
