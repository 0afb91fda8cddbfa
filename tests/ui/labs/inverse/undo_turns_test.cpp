// Methods undone by hand: what core allows passes, and each condition that fails is named.
#include "core/board/classic.h"
#include "core/generators/inverse/mark_search.h"
#include "core/generators/inverse/method_uses.h"
#include "tests/ui/labs/inverse/undo_fixture.h"
#include "ui/text/cell_names.h"

#include <algorithm>

namespace nonet::inverse_lab {
namespace {

/// An X-Wing on the board of the turn, found by looking at every pair of rows.
class XWingTurnTest : public UndoSceneTest {
protected:
    LabScene& methods() {
        LabScene& scene = enter("Five methods, forward and backward");
        session().edits().setControl(QStringLiteral("method"), static_cast<int>(InverseMethod::xWing));
        changeState(scene, &SceneState::isYourTurn, true);
        return scene;
    }
    /// With the marks that the X-Wing to find takes away gone, as the scene shows it.
    MarkBoard turnBoard(MethodUse& use) {
        const MethodPlace place = methodToFind(lab().model(), InverseMethod::xWing);
        use = place.uses.front();
        MarkBoard board = place.board;
        for (const MethodUse& each : place.uses)
            if (each.pattern == use.pattern && each.digit == use.digit)
                applyUse(board, each, MarkDirection::forward);
        return board;
    }
    void pick(LabScene& scene, const MethodUse& use) {
        session().edits().setControl(QStringLiteral("digit"), use.digit.value());
        session().edits().setControl(QStringLiteral("bases"), use.bases[0].kind == HouseKind::row ? 0 : 1);
        for (const Cell cell : use.pattern)
            scene.clickCell(cell);
    }
};

TEST_F(XWingTurnTest, IsUndoneByHandAndNothingElsePasses) {
    LabScene& scene = methods();
    for (int seed = 1; seed <= 4; ++seed) {
        if (seed > 1)
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
        MethodUse use;
        const MarkBoard board = turnBoard(use);
        scene.clearTurn();
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        pick(scene, use);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
        EXPECT_TRUE(scene.turn()->verdict.startsWith(QStringLiteral("The X-Wing stands")));
        // Each cell of the board gets the mark back alone: right exactly where the inverse method allows it.
        int right = 0;
        session().edits().setControl(QStringLiteral("click"), 1);
        for (const Cell cell : classic::kAllCells) {
            scene.clickCell(cell);
            MethodUse tried = use;
            tried.cell = cell;
            const bool isAllowed = nonet::isAllowed(board, tried, MarkDirection::inverse);
            EXPECT_EQ(scene.turn()->state, isAllowed ? LabTurn::State::done : LabTurn::State::mistake)
                << scene.turn()->verdict.toStdString();
            right += isAllowed ? 1 : 0;
            scene.clickCell(cell);
        }
        EXPECT_GT(right, 0);
        session().edits().setControl(QStringLiteral("click"), 0);
    }
}

TEST_F(XWingTurnTest, AsksForAnotherXWingThanTheOneShown) {
    methods();
    for (int seed = 1; seed <= 8; ++seed) {
        if (seed > 1)
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
        const MethodPlace found = methodToFind(lab().model(), InverseMethod::xWing);
        for (const MethodUse& each : methodPlace(lab().model(), InverseMethod::xWing).uses)
            EXPECT_NE(each.pattern, found.uses.front().pattern);
        EXPECT_TRUE(isAllowed(found.board, found.uses.front(), MarkDirection::forward));
    }
}

TEST_F(XWingTurnTest, WhatIsRightIsToldBesideTheMistake) {
    LabScene& scene = methods();
    for (int seed = 1; seed <= 4; ++seed) {
        if (seed > 1)
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
        MethodUse use;
        const MarkBoard board = turnBoard(use);
        scene.clearTurn();
        pick(scene, use);
        const auto put = [&](Cell cell) { EXPECT_EQ(typeDigit(scene, cell, use.digit), QString()); };
        const ClassicCellSet marked = board.marked(use.digit) - use.pattern;
        if (marked.isEmpty())
            continue;
        put(marked.first());
        EXPECT_FALSE(drawn().contains(QStringLiteral("Marks put back: ") + cellName(marked.first())));
        EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("Take %1 out again").arg(cellName(marked.first()))));
        put(use.cell);
        EXPECT_TRUE(scene.turn()->verdict.startsWith(QStringLiteral("Right so far: %1. ").arg(cellName(use.cell))))
            << scene.turn()->verdict.toStdString();
        EXPECT_TRUE(drawn().contains(QStringLiteral("Marks put back: ") + cellName(use.cell)));
        put(marked.first());
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done);
    }
}

TEST_F(XWingTurnTest, EachConditionThatFailsIsNamed) {
    LabScene& scene = methods();
    MethodUse use;
    const MarkBoard board = turnBoard(use);
    const auto expectMistake = [&](const char* words) {
        EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
        EXPECT_TRUE(scene.turn()->verdict.contains(QLatin1String(words))) << scene.turn()->verdict.toStdString();
        scene.clearTurn();
    };
    // Three cells on a diagonal lie in three rows.
    for (const int cell : {0, 10, 20})
        scene.clickCell(Cell(cell));
    expectMistake("these lie in more");
    scene.clickCell(board.filledCells().first());
    expectMistake("a corner is a blank cell");
    const Cell blank = (classic::kAllCells - board.filledCells()).first();
    for (int digit = 1; digit <= 9; ++digit)
        if (!board.hasMark(blank, Digit(digit))) {
            session().edits().setControl(QStringLiteral("digit"), digit);
            scene.clickCell(blank);
            expectMistake("has no mark");
            break;
        }
    // The digit typed on a cell; then the lines that it has other places in.
    EXPECT_EQ(typeDigit(scene, use.pattern.first(), use.digit), QString());
    pick(scene, use);
    session().edits().setControl(QStringLiteral("bases"), use.bases[0].kind == HouseKind::row ? 1 : 0);
    ClassicCellSet across;
    for (const House cover : use.covers)
        across |= classic::cellsOf(cover);
    if ((across - use.pattern).intersects(board.positions(use.digit)))
        expectMistake("has another place");
    scene.clearTurn();
    pick(scene, use);
    const ClassicCellSet beside = use.clear - board.filledCells();
    ASSERT_FALSE(beside.isEmpty());
    typeDigit(scene, beside.first(), use.digit);
    EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
    const QString drawn = scene.drawing();
    scene.clearTurn();
    EXPECT_TRUE(scene.turn()->verdict.isEmpty());
    scene.setDrawing(drawn);
    EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
    EXPECT_EQ(scene.drawing(), drawn);
}

/// The other methods, undone in every cell of a board.
class MethodTurnTest : public UndoSceneTest {
protected:
    static int groundOf(const MethodUse& use) {
        const HouseKind base = use.bases.isEmpty() ? HouseKind::row : use.bases[0].kind;
        if (use.method == InverseMethod::blockIntersection)
            return base == HouseKind::row      ? 2
                   : base == HouseKind::column ? 3
                                               : (use.covers[0].kind == HouseKind::row ? 0 : 1);
        if (use.method == InverseMethod::coveringSet)
            return base == HouseKind::row ? 0 : base == HouseKind::column ? 1 : 2;
        return base == HouseKind::row ? 0 : 1;
    }
    void pick(LabScene& scene, const MethodUse& use) {
        session().edits().setControl(QStringLiteral("click"), 0);
        if (control("digit")) {
            session().edits().setControl(QStringLiteral("digit"), use.digit.value());
            session().edits().setControl(QStringLiteral("bases"), groundOf(use));
        }
        for (const Cell cell : use.pattern)
            scene.clickCell(cell);
        session().edits().setControl(QStringLiteral("click"), 1);
    }
    static bool isAllowedAt(const MarkBoard& board, const MethodUse& use, Cell cell) {
        for (const MethodUse& each : usesAt(board, use.method, MarkDirection::inverse, {cell, use.digit}))
            if (each.pattern == use.pattern && (use.method == InverseMethod::exclusion || each.bases == use.bases))
                return true;
        return false;
    }
};

TEST_F(MethodTurnTest, IsUndoneWhereCoreAllowsItAndNowhereElse) {
    LabScene& scene = enter("Five methods, forward and backward");
    changeState(scene, &SceneState::isYourTurn, true);
    for (int seed = 1; seed <= 3; ++seed) {
        if (seed > 1)
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
        for (const InverseMethod method : kInverseMethods) {
            SCOPED_TRACE(methodName(method).toStdString());
            session().edits().setControl(QStringLiteral("method"), static_cast<int>(method));
            const MarkBoard board = boardToUndo(methodToFind(lab().model(), method));
            std::vector<MethodUse> uses = allUses(board, method, MarkDirection::inverse);
            RandomSource random(static_cast<std::uint64_t>(seed));
            random.shuffle(uses);
            ASSERT_FALSE(uses.empty());
            for (std::size_t i = 0; i < std::min<std::size_t>(3, uses.size()); ++i) {
                const MethodUse& use = uses[i];
                scene.clearTurn();
                EXPECT_TRUE(scene.turn()->verdict.isEmpty());
                pick(scene, use);
                if (method != InverseMethod::singleCandidate) {
                    EXPECT_EQ(scene.turn()->state, LabTurn::State::open) << scene.turn()->verdict.toStdString();
                }
                for (const Cell cell : classic::kAllCells) {
                    scene.clickCell(cell);
                    const bool isAllowed =
                        method == InverseMethod::singleCandidate ? board.isFilled(cell) : isAllowedAt(board, use, cell);
                    ASSERT_EQ(scene.turn()->state, isAllowed ? LabTurn::State::done : LabTurn::State::mistake)
                        << scene.turn()->verdict.toStdString();
                    EXPECT_TRUE(scene.turn()->verdict.contains(cellName(cell))) << scene.turn()->verdict.toStdString();
                    const QString done = scene.drawing();
                    const QString verdict = scene.turn()->verdict;
                    scene.clearTurn();
                    scene.setDrawing(done);
                    EXPECT_EQ(scene.turn()->verdict, verdict);
                    scene.clickCell(cell);
                }
            }
        }
    }
}

TEST_F(MethodTurnTest, AnExclusionIsUndoneInTheOrderThatTheTaskTells) {
    LabScene& scene = enter("Five methods, forward and backward");
    session().yourTurn().set(true);
    session().edits().setControl(QStringLiteral("method"), static_cast<int>(InverseMethod::exclusion));
    int right = 0;
    int wrong = 0;
    for (int seed = 1; seed <= 3; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        const MarkBoard board = boardToUndo(methodToFind(lab().model(), InverseMethod::exclusion));
        RandomSource random(static_cast<std::uint64_t>(seed));
        std::vector<Cell> cells(classic::kAllCells.begin(), classic::kAllCells.end());
        for (int i = 0; i < 30; ++i) {
            random.shuffle(cells);
            const auto isFilled = [&](Cell cell) { return board.isFilled(cell); };
            const auto from = std::ranges::find_if(cells, isFilled);
            const auto other = std::find_if(from + 1, cells.end(), isFilled);
            const Digit digit(board.valueAt(*from));
            const auto blank = std::ranges::find_if(
                cells, [&](Cell cell) { return !board.isFilled(cell) && !board.hasMark(cell, digit); });
            scene.clearTurn();
            // One filled cell is enough: the next click on one chooses anew.
            session().edits().clickCell(*other);
            session().edits().clickCell(*from);
            EXPECT_EQ(scene.turn()->state, LabTurn::State::open) << scene.turn()->verdict.toStdString();
            EXPECT_TRUE(drawn().contains(QStringLiteral("marks where the %1 may still stand").arg(digit.value())) ==
                        !board.marked(digit).isEmpty());
            // The click that leads to the cell of the mark chooses nothing.
            session().edits().clickCell(*blank);
            EXPECT_TRUE(session().edits().typeDigit(*blank, digit));
            MethodUse use{.method = InverseMethod::exclusion, .cell = *blank, .digit = digit};
            use.pattern.insert(*from);
            const bool isAllowed = isAllowedAt(board, use, *blank);
            EXPECT_EQ(scene.turn()->state, isAllowed ? LabTurn::State::done : LabTurn::State::mistake)
                << scene.turn()->verdict.toStdString();
            EXPECT_FALSE(scene.turn()->verdict.contains(QStringLiteral("from one filled cell")));
            (isAllowed ? right : wrong) += 1;
        }
    }
    EXPECT_GT(right, 0);
    EXPECT_GT(wrong, 0);
}

TEST_F(MethodTurnTest, AMarkTypedWhereACellWasPickedTakesThePickBack) {
    LabScene& scene = enter("Five methods, forward and backward");
    session().yourTurn().set(true);
    for (const InverseMethod method :
         {InverseMethod::blockIntersection, InverseMethod::coveringSet, InverseMethod::xWing}) {
        SCOPED_TRACE(methodName(method).toStdString());
        session().edits().setControl(QStringLiteral("method"), static_cast<int>(method));
        for (int seed = 1; seed <= 3; ++seed) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
            const MarkBoard board = boardToUndo(methodToFind(lab().model(), method));
            const MethodUse use = allUses(board, method, MarkDirection::inverse).front();
            scene.clearTurn();
            pick(scene, use);
            session().edits().setControl(QStringLiteral("click"), 0);
            session().edits().clickCell(use.cell);
            EXPECT_TRUE(session().edits().typeDigit(use.cell, use.digit));
            EXPECT_EQ(scene.turn()->state, LabTurn::State::done) << scene.turn()->verdict.toStdString();
        }
    }
}

TEST_F(MethodTurnTest, EachConditionThatFailsIsNamed) {
    LabScene& scene = enter("Five methods, forward and backward");
    changeState(scene, &SceneState::isYourTurn, true);
    const auto begin = [&](InverseMethod method) {
        session().edits().setControl(QStringLiteral("method"), static_cast<int>(method));
        session().edits().setControl(QStringLiteral("click"), 0);
        scene.clearTurn();
        return boardToUndo(methodToFind(lab().model(), method));
    };
    const auto expectMistake = [&](const char* words) {
        EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
        EXPECT_TRUE(scene.turn()->verdict.contains(QLatin1String(words))) << scene.turn()->verdict.toStdString();
        scene.clearTurn();
    };
    MarkBoard board = begin(InverseMethod::exclusion);
    scene.clickCell((classic::kAllCells - board.filledCells()).first());
    expectMistake("An exclusion comes from a filled cell");
    scene.setDrawing(QStringLiteral("0//%1,0,0;0,80;").arg(static_cast<int>(InverseMethod::exclusion)));
    expectMistake("from one filled cell");
    board = begin(InverseMethod::coveringSet);
    scene.clickCell(board.filledCells().first());
    expectMistake("made of blank cells");
    // Two blank cells of a row that share three digits or more, and a mark put back all the same.
    for (const Cell first : classic::kAllCells - board.filledCells()) {
        const Cell second(first.index() + 1);
        if (classic::columnOf(first) == 8 || board.isFilled(second) ||
            (board.marks(first) | board.marks(second)).count() < 3)
            continue;
        scene.clickCell(first);
        scene.clickCell(second);
        EXPECT_EQ(scene.turn()->state, LabTurn::State::open);
        session().edits().setControl(QStringLiteral("digit"), board.marks(first).first().value());
        typeDigit(scene, Cell(80), board.marks(first).first());
        expectMistake("not as many digits as cells");
        break;
    }
    board = begin(InverseMethod::blockIntersection);
    for (const Cell cell : classic::kAllCells - board.filledCells()) {
        const Digit digit = board.marks(cell).first();
        const ClassicCellSet box =
            classic::cellsOf(House{HouseKind::box, static_cast<std::uint8_t>(classic::boxOf(cell))});
        const ClassicCellSet row =
            classic::cellsOf(House{HouseKind::row, static_cast<std::uint8_t>(classic::rowOf(cell))});
        if (!((box - row).intersects(board.positions(digit))))
            continue;
        session().edits().setControl(QStringLiteral("digit"), digit.value());
        session().edits().setControl(QStringLiteral("bases"), 0);
        scene.clickCell(cell);
        expectMistake("has another place");
        break;
    }
    scene.clickCell(Cell(0));
    scene.clickCell(Cell(40));
    expectMistake("do not lie in one box and one row");
}

/// Steps backwards that the learner chooses; core says which of them are children.
class BackTurnTest : public UndoSceneTest {
protected:
    void expectChildrenAlonePass(LabScene& scene, MarkBoard board, int goal) {
        RandomSource random(lab().model().seed);
        const ClassicDigits& solution = lab().model().solution;
        scene.clearTurn();
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        for (int done = 0; done < goal;) {
            const std::vector<MarkNeighbour> good = children(board, solution);
            const Cell cell(static_cast<int>(random.below(81)));
            const Digit digit(1 + static_cast<int>(random.below(9)));
            if (board.isFilled(cell) ? board.valueAt(cell) != digit.value() : board.hasMark(cell, digit)) {
                EXPECT_FALSE(typeDigit(scene, cell, digit)->isEmpty());
                continue;
            }
            const bool isChild = std::ranges::find(good, Candidate{cell, digit}, &MarkNeighbour::mark) != good.end();
            EXPECT_EQ(typeDigit(scene, cell, digit), QString());
            EXPECT_EQ(scene.turn()->state == LabTurn::State::mistake, !isChild) << scene.turn()->verdict.toStdString();
            EXPECT_TRUE(drawn().contains(QStringLiteral("Level %1").arg(board.level() + 1)));
            if (!isChild) {
                EXPECT_TRUE(scene.turn()->verdict.contains(cellName(cell)));
                typeDigit(scene, cell, digit);
                continue;
            }
            board = childOf(board, {cell, digit});
            EXPECT_EQ(scene.turn()->state == LabTurn::State::done, ++done == goal);
            EXPECT_TRUE(scene.turn()->verdict.contains(QStringLiteral("level %1").arg(board.level())));
        }
        const QString work = scene.drawing();
        const QString verdict = scene.turn()->verdict;
        scene.setDrawing(QStringLiteral("99-1"));
        EXPECT_EQ(scene.drawing(), work);
        scene.setDrawing({});
        EXPECT_TRUE(scene.drawing().isEmpty());
        scene.setDrawing(work);
        EXPECT_EQ(scene.turn()->verdict, verdict);
    }
};

TEST_F(BackTurnTest, AChildIsWhatCoreCallsOne) {
    LabScene& scene = enter("What makes a good child");
    for (int seed = 1; seed <= 4; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        session().edits().setControl(QStringLiteral("step"), 100 * seed);
        MarkSearch search(lab().model().solution, {}, RandomSource(lab().model().seed));
        for (int i = 0; i < 100 * seed && search.step(); ++i) {
        }
        changeState(scene, &SceneState::isYourTurn, true);
        expectChildrenAlonePass(scene, search.board(), 1);
    }
}

TEST_F(BackTurnTest, NineStepsGoOnFromTheMiddleOfThePath) {
    LabScene& scene = enter("The path");
    for (int seed = 1; seed <= 4; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        changeState(scene, &SceneState::isYourTurn, true);
        const std::vector<MethodUse>& path = lab().model().path;
        expectChildrenAlonePass(scene, boardAfter(lab().model().clues, path, path.size() / 2), 9);
    }
}

}  // namespace
}  // namespace nonet::inverse_lab
