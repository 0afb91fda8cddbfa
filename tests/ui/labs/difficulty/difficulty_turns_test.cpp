// What the learner does by hand in the scenes on difficulty: judged as core judges it, over random puzzles.
#include "core/board/classic.h"
#include "core/foundation/random_source.h"
#include "core/rules/conflicts.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/lab_fixture.h"
#include "ui/labs/difficulty/difficulty_lab.h"
#include "ui/text/cell_names.h"
#include "ui/text/technique_text.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace nonet::difficulty {
namespace {

constexpr int kTurnInputs = 4;

class DifficultyTurnsTest : public LabTest<DifficultyLab> {
protected:
    DifficultyTurnsTest() : LabTest("labs.difficulty") {}
    /// The scene in its turn, with puzzles of their own.
    template <typename Check>
    void withTurns(const char* title, Check check) {
        LabScene& scene = enter(title);
        for (int seed = 1; seed <= kTurnInputs; ++seed) {
            lab().shuffleInput(static_cast<std::uint64_t>(seed));
            SCOPED_TRACE(lab().inputText().toStdString());
            changeState(scene, &SceneState::isYourTurn, true);
            scene.clearTurn();
            if (scene.turn())
                check(scene);
        }
    }
    const Grid& puzzle() { return lab().model().puzzle; }
    /// Below the chart of the bottleneck, above its legend.
    bool hasPointer(const LabScene& scene) {
        const QRectF whole(0, 0, 1000, 640);
        const StageArea area{whole, whole.adjusted(0, 0, -400, 0), whole.adjusted(620, 0, 0, 0), 14};
        BoardPainters painters;
        const StageLook look{themeOf(ThemeId::light), painters};
        QImage image(whole.size().toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        scene.paint(painter, area, look, 0);
        painter.end();
        const int legend = static_cast<int>(area.figure.bottom() - 2 * area.text);
        for (int y = 0; y < legend; ++y)
            for (int x = static_cast<int>(area.figure.left()); x < image.width(); ++x)
                if (image.pixelColor(x, y) == look.theme.conflict)
                    return true;
        return false;
    }
    /// Counted from the board alone.
    std::set<int> candidatesAt(const Grid& board, Cell cell) {
        std::set<int> free;
        for (int digit = 1; digit <= 9; ++digit) {
            Grid with = board;
            with.set(cell, Digit(digit));
            if (findConflicts(with, Geometry()).empty())
                free.insert(digit);
        }
        return free;
    }
    void expectComesBack(LabScene& scene) {
        const QString drawn = scene.drawing();
        const QString verdict = scene.turn()->verdict;
        EXPECT_FALSE(drawn.isEmpty() || drawn.contains(u' '));
        scene.setDrawing(QStringLiteral("x"));
        EXPECT_EQ(scene.drawing(), drawn);
        scene.setDrawing({});
        EXPECT_TRUE(scene.drawing().isEmpty());
        scene.setDrawing(drawn);
        EXPECT_EQ(scene.turn()->verdict, verdict);
    }
};

TEST_F(DifficultyTurnsTest, TheHottestCellIsOneThatNoOtherPasses) {
    withTurns("Candidates as heat", [&](LabScene& scene) {
        std::size_t most = 0;
        for (const Cell cell : classic::kAllCells)
            if (puzzle().isBlank(cell))
                most = std::max(most, candidatesAt(puzzle(), cell).size());
        EXPECT_FALSE(drawn().contains(QStringLiteral("candidates")));
        for (const Cell cell : classic::kAllCells) {
            const QString before = scene.drawing();
            scene.clickCell(cell);
            if (!puzzle().isBlank(cell)) {
                EXPECT_EQ(scene.drawing(), before);
                continue;
            }
            const std::set<int> free = candidatesAt(puzzle(), cell);
            EXPECT_EQ(scene.turn()->state, free.size() == most ? LabTurn::State::done : LabTurn::State::mistake);
            DigitSet digits;
            for (const int digit : free)
                digits.insert(Digit(digit));
            EXPECT_TRUE(scene.turn()->verdict.contains(digitsWithOr(digits))) << scene.turn()->verdict.toStdString();
            EXPECT_TRUE(drawn().contains(QStringLiteral("left for %1").arg(cellName(cell))));
        }
        expectComesBack(scene);
    });
}

TEST_F(DifficultyTurnsTest, ADigitIsTakenExactlyWhereItIsASingle) {
    int mistakes = 0;
    int singles = 0;
    withTurns("Before and after the singles", [&](LabScene& scene) {
        RandomSource random(17);
        for (int i = 0; i < 120; ++i) {
            const Cell cell(static_cast<int>(random.below(81)));
            const std::set<int> free = puzzle().isBlank(cell) ? candidatesAt(puzzle(), cell) : std::set<int>();
            if (free.empty())
                continue;
            const int digit = *std::next(free.begin(), random.below(static_cast<std::uint32_t>(free.size())));
            bool isSingle = free.size() == 1;
            for (const House house : classic::housesOf(cell)) {
                int places = 0;
                for (const Cell other : classic::cellsOf(house))
                    places += puzzle().isBlank(other) && candidatesAt(puzzle(), other).contains(digit) ? 1 : 0;
                isSingle = isSingle || places == 1;
            }
            scene.clearTurn();
            EXPECT_EQ(typeDigit(scene, cell, Digit(digit)), QString());
            EXPECT_EQ(scene.turn()->state == LabTurn::State::mistake, !isSingle) << scene.turn()->verdict.toStdString();
            EXPECT_TRUE(scene.turn()->verdict.contains(cellName(cell)) || isSingle);
            (isSingle ? singles : mistakes) += 1;
            expectComesBack(scene);
        }
    });
    EXPECT_GT(mistakes, 0);
    EXPECT_GT(singles, 0);
}

TEST_F(DifficultyTurnsTest, FiveSinglesByHandAreDone) {
    withTurns("Before and after the singles", [&](LabScene& scene) {
        const auto path =
            solvePath(Position::fromPuzzle(Puzzle(puzzle())), {.allowed = techniquesOf(TechniqueFamily::singles)});
        const std::size_t goal = std::min<std::size_t>(5, path.steps.size());
        for (std::size_t i = 0; i < goal; ++i) {
            EXPECT_NE(scene.turn()->state, LabTurn::State::done);
            typeDigit(scene, path.steps[i].placements[0].cell, path.steps[i].placements[0].digit);
        }
        EXPECT_EQ(scene.turn()->state, LabTurn::State::done) << scene.turn()->verdict.toStdString();
    });
}

TEST_F(DifficultyTurnsTest, TheLevelIsPlacedOnTheScale) {
    withTurns("Human scales along the path", [&](LabScene& scene) {
        const HodokuRating rating = rate(Puzzle(puzzle())).hodoku;
        for (int level = 0; level < kLevelCount; ++level) {
            session().edits().setControl(QStringLiteral("guess"), level + 1);
            const bool isRight = level == static_cast<int>(rating.level);
            EXPECT_EQ(scene.turn()->state, isRight ? LabTurn::State::done : LabTurn::State::mistake);
            EXPECT_EQ(scene.turn()->verdict.contains(QStringLiteral("too high")),
                      level > static_cast<int>(rating.level));
            EXPECT_EQ(scene.turn()->verdict.contains(QStringLiteral("too low")),
                      level < static_cast<int>(rating.level));
            EXPECT_EQ(scene.turn()->verdict.contains(levelName(rating.level)), isRight);
            expectComesBack(scene);
        }
    });
}

TEST_F(DifficultyTurnsTest, TheClueThatMattersMostIsTheOneThatChangesDMost) {
    int right = 0;
    withTurns("One clue more or less", [&](LabScene& scene) {
        ASSERT_TRUE(settles());
        session().edits().setControl(QStringLiteral("aim"), 1);
        const auto changeWithout = [&](Cell cell) -> std::optional<double> {
            Grid without = puzzle();
            without.clear(cell);
            if (search(Puzzle(without), 2).count != 1)
                return std::nullopt;
            return std::abs(candidateDifficulty(Puzzle(without)).total() -
                            candidateDifficulty(Puzzle(puzzle())).total());
        };
        double most = -1;
        for (const Cell cell : classic::kAllCells)
            if (!puzzle().isBlank(cell))
                most = std::max(most, changeWithout(cell).value_or(-1));
        for (const Cell cell : classic::kAllCells) {
            if (puzzle().isBlank(cell))
                continue;
            scene.clickCell(cell);
            const std::optional<double> change = changeWithout(cell);
            const bool isRight = most < 0 || (change && *change == most);
            EXPECT_EQ(scene.turn()->state, isRight ? LabTurn::State::done : LabTurn::State::mistake)
                << scene.turn()->verdict.toStdString();
            EXPECT_EQ(scene.turn()->verdict.contains(QStringLiteral("more than one solution")), !change);
            right += isRight ? 1 : 0;
        }
        expectComesBack(scene);
    });
    EXPECT_GT(right, 0);
}

TEST_F(DifficultyTurnsTest, AnyClueThatCanGoWillDoAtFirst) {
    withTurns("One clue more or less", [&](LabScene& scene) {
        session().yourTurn().set(true);
        session().edits().setControl(QStringLiteral("aim"), 0);
        ASSERT_TRUE(settles());
        bool canAnyGo = false;
        std::map<Cell, bool> goes;
        for (const Cell cell : classic::kAllCells)
            if (!puzzle().isBlank(cell)) {
                Grid without = puzzle();
                without.clear(cell);
                goes[cell] = search(Puzzle(without), 2).count == 1;
                canAnyGo = canAnyGo || goes[cell];
            }
        for (const auto& [cell, isFree] : goes) {
            scene.clickCell(cell);
            EXPECT_EQ(scene.turn()->state == LabTurn::State::done, isFree || !canAnyGo)
                << scene.turn()->verdict.toStdString();
        }
    });
}

/// By looking at the board alone: which digits can a cell take, and where can a digit go in a house.
TEST_F(DifficultyTurnsTest, ASingleIsFoundBeforeTheNarrowestPlace) {
    int singles = 0;
    withTurns("Why is this hard?", [&](LabScene& scene) {
        ASSERT_TRUE(settles());
        const bool hasNarrowest = lab().facts().report.path.isSolved && !lab().slow()->openThere.empty();
        std::optional<Candidate> right;
        std::optional<Candidate> wrong;
        session().yourTurn().set(true);
        const std::vector<LabControl> controls = scene.controls();
        const auto place = std::ranges::find(controls, QStringLiteral("place"), &LabControl::id);
        if (place == controls.end())
            return;
        session().edits().setControl(QStringLiteral("place"), 0);
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        const Grid board = puzzle();
        const auto canTake = [&](Cell cell, int digit) {
            return board.isBlank(cell) && candidatesAt(board, cell).contains(digit);
        };
        // A path may begin with moves that fill nothing.
        const QString where = drawn();
        if (!where.contains(QStringLiteral("at the start")))
            return;
        for (const Cell cell : classic::kAllCells)
            for (const int digit : candidatesAt(board, cell)) {
                if (!board.isBlank(cell))
                    continue;
                bool isSingle = candidatesAt(board, cell).size() == 1;
                for (const House& house : Geometry().houses(cell))
                    isSingle = isSingle || std::ranges::count_if(Geometry().cells(house), [&](Cell other) {
                                               return canTake(other, digit);
                                           }) == 1;
                ASSERT_EQ(typeDigit(scene, cell, Digit(digit)), QString());
                // With a narrowest place to come the turn is not over yet.
                EXPECT_EQ(scene.turn()->state, !isSingle      ? LabTurn::State::mistake
                                               : hasNarrowest ? LabTurn::State::open
                                                              : LabTurn::State::done)
                    << scene.turn()->verdict.toStdString();
                EXPECT_EQ(scene.turn()->verdict.startsWith(QStringLiteral("Right:")), isSingle);
                (isSingle ? right : wrong) = Candidate{cell, Digit(digit)};
                ASSERT_EQ(typeDigit(scene, cell, Digit(digit)), QString());
                singles += isSingle ? 1 : 0;
            }
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        if (!right || !wrong)
            return;
        // In either order, what is right beside a mistake is told.
        for (const bool isRightFirst : {true, false}) {
            for (const Candidate& each : isRightFirst ? std::array{*right, *wrong} : std::array{*wrong, *right})
                ASSERT_EQ(typeDigit(scene, each.cell, each.digit), QString());
            EXPECT_EQ(scene.turn()->state, LabTurn::State::mistake);
            EXPECT_TRUE(scene.turn()->verdict.endsWith(
                QStringLiteral("Right beside it: %1 in %2.").arg(right->digit.value()).arg(cellName(right->cell))))
                << scene.turn()->verdict.toStdString();
            scene.clearTurn();
        }
    });
    EXPECT_GT(singles, 0);
}

TEST_F(DifficultyTurnsTest, LinkedWordsStandInTheSentencesAndLightThePicture) {
    LabScene& scene = enter("Before and after the singles");
    for (int seed = 1; seed <= kTurnInputs; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        const QRectF whole(0, 0, 1000, 640);
        const StageArea area{whole, whole.adjusted(0, 0, -400, 0), whole.adjusted(620, 0, 0, 0), 14};
        BoardPainters painters;
        const auto painted = [&](const QString& lit) {
            QImage image(whole.size().toSize(), QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            StageLook look{themeOf(ThemeId::light), painters};
            look.lit = lit;
            scene.paint(painter, area, look, 0);
            painter.end();
            return image;
        };
        const BoardMetrics board = *scene.shownBoard(area);
        std::set<QString> there;
        for (const Cell cell : classic::kAllCells) {
            const QString thing = scene.thingAt(area, board.cellRect(cell).center(), 0);
            EXPECT_EQ(thing.isEmpty(), !puzzle().isBlank(cell));
            EXPECT_TRUE(thing.isEmpty() ||
                        (thing == QStringLiteral("one candidate")) == (candidatesAt(puzzle(), cell).size() == 1));
            there.insert(thing);
        }
        for (const LabLink& link : scene.links()) {
            EXPECT_TRUE(scene.sentences().join(u' ').contains(link.words)) << link.words.toStdString();
            EXPECT_EQ(painted(link.thing) != painted({}),
                      link.thing == QStringLiteral("blank") || there.contains(link.thing));
        }
    }
}

TEST_F(DifficultyTurnsTest, TheBottleneckIsTheStepThatCoreFinds) {
    LabScene& scene = enter("The bottleneck");
    int found = 0;
    for (int seed = 1; seed <= 6; ++seed) {
        lab().shuffleInput(static_cast<std::uint64_t>(seed));
        SCOPED_TRACE(lab().inputText().toStdString());
        ASSERT_TRUE(settles());
        const BottleneckProfile& profile = lab().slowAtOnce().bottleneck;
        session().yourTurn().set(false);
        scene.clearTurn();
        ASSERT_EQ(scene.turn().has_value(), profile.narrowestWhileOpen().has_value());
        if (!scene.turn())
            continue;
        session().yourTurn().set(true);
        EXPECT_TRUE(scene.turn()->verdict.isEmpty());
        int least = 10'000;
        for (std::size_t i = 0; i < profile.points.size(); ++i)
            if (profile.points[i].placing < profile.blanks[i])
                least = std::min(least, profile.points[i].placing + profile.points[i].clearing);
        for (std::size_t i = 0; i < profile.points.size(); ++i) {
            session().edits().setControl(QStringLiteral("step"), static_cast<int>(i) + 1);
            const LabTurn turn = *scene.turn();
            const int open = profile.points[i].placing + profile.points[i].clearing;
            const bool isStuck = profile.points[i].placing < profile.blanks[i];
            EXPECT_EQ(turn.state == LabTurn::State::done, isStuck && open == least) << turn.verdict.toStdString();
            EXPECT_EQ(turn.verdict.contains(QStringLiteral("nobody is stuck")), !isStuck);
            EXPECT_TRUE(turn.verdict.contains(QStringLiteral("tep %1").arg(i + 1)));
            // Neither claim nor picture has it before it is found.
            EXPECT_EQ(scene.claims().empty(), turn.state != LabTurn::State::done);
            EXPECT_EQ(hasPointer(scene), turn.state == LabTurn::State::done);
            found += turn.state == LabTurn::State::done ? 1 : 0;
            expectComesBack(scene);
        }
        // A click in the chart does the same.
        const StageArea area = view().stage()->area();
        const QPointF middle = area.figure.center();
        session().edits().setControl(QStringLiteral("step"), 0);
        EXPECT_TRUE(session().edits().dragTo(area, middle, middle));
        session().edits().endDrag();
        EXPECT_FALSE(scene.turn()->verdict.isEmpty());
        session().yourTurn().set(false);
    }
    EXPECT_GT(found, 0);
}

/// Where in the cloud each of these puzzles is read, as far as another does not lie over it.
std::map<int, QPointF> placesIn(const LabScene& scene, const StageArea& area, const std::set<int>& puzzles, double at) {
    constexpr int kStep = 5;  // A point is read from farther away.
    std::map<int, QPointF> found;
    for (double x = area.board.left(); x < area.board.right() && found.size() < puzzles.size(); x += kStep)
        for (double y = area.board.top(); y < area.board.bottom(); y += kStep) {
            const QString read = scene.readout(area, {x, y}, at);
            for (const int number : puzzles)
                if (read.startsWith(QStringLiteral("Puzzle %1:").arg(number)))
                    found.try_emplace(number, x, y);
        }
    return found;
}

TEST_F(DifficultyTurnsTest, TwoPuzzlesAreFoundThatTheMeasuresPutInOppositeOrders) {
    LabScene& scene = enter("Do they agree?");
    ASSERT_TRUE(settles());
    RandomSource random(2);
    std::set<LabTurn::State> seen;
    for (int against = 0; against < 3; ++against)
        for (int below = 0; below <= 2; ++below) {
            session().yourTurn().set(false);
            session().edits().setControl(QStringLiteral("against"), against);
            session().film().seek(below);
            session().yourTurn().set(true);
            scene.clearTurn();
            EXPECT_TRUE(scene.turn()->verdict.isEmpty());
            for (int attempt = 0; attempt < 12; ++attempt) {
                const auto controls = scene.controls();
                ASSERT_EQ(controls.size(), 2U);
                const int first = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(controls[0].most)));
                const int second = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(controls[0].most)));
                session().edits().setControl(QStringLiteral("first"), first);
                session().edits().setControl(QStringLiteral("second"), second);
                const LabTurn turn = *scene.turn();
                if (turn.verdict.isEmpty())
                    continue;
                seen.insert(turn.state);
                expectComesBack(scene);
                EXPECT_EQ(turn.verdict.contains(QStringLiteral("falls")), turn.state == LabTurn::State::done);
                if (attempt > 0)
                    break;
                // The picture has the reason: a line that rises or falls, as the two points are read.
                const StageArea area = view().stage()->area();
                const std::map<int, QPointF> points = placesIn(scene, area, {first, second}, below);
                if (points.size() < 2)
                    break;
                // Two presses pick that pair as well.
                scene.clearTurn();
                for (const auto& [number, at] : points) {
                    EXPECT_TRUE(session().edits().dragTo(area, at, at));
                    session().edits().endDrag();
                }
                EXPECT_EQ(scene.turn()->state, turn.state);
            }
        }
    EXPECT_TRUE(seen.contains(LabTurn::State::done));
    EXPECT_TRUE(seen.contains(LabTurn::State::mistake));
}

}  // namespace
}  // namespace nonet::difficulty
