// On every step with links that the shipped puzzles come to: no link runs through a digit, no number covers a
// candidate.
#include "core/board/classic.h"
#include "tests/core/sample_puzzles.h"
#include "tests/ui/hand_made_steps.h"
#include "ui/board/board_picture.h"
#include "ui/board/cell_looks.h"
#include "ui/board/layers/layer.h"
#include "ui/board/layers/link_route.h"

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr int kStepsEach = 8;

struct Sample {
    Position position;
    Step step;
};

/// With the positions that they are found in.
const std::vector<Sample>& stepsWithLinks() {
    static const std::vector<Sample> samples = [] {
        std::vector<Sample> found;
        std::array<int, kTechniqueCount> counts{};
        for (const Technique& wanted : techniqueCatalogue())
            for (const Puzzle& puzzle : test::samplePuzzles(std::string(wanted.code))) {
                Position position = Position::fromPuzzle(puzzle);
                for (const Step& step : solvePath(position).steps) {
                    if (step.technique == wanted.id && !step.lines.empty() &&
                        ++counts[static_cast<std::size_t>(wanted.id)] <= kStepsEach)
                        found.push_back({position, step});
                    apply(position, step);
                }
            }
        return found;
    }();
    return samples;
}

BoardPicture pictureOf(const Sample& sample) {
    BoardPicture picture;
    picture.digits = sample.position.digits();
    picture.candidates = sample.position.candidateGrid();
    picture.showsCandidates = true;
    picture.isReplay = true;
    picture.step = sample.step;
    return picture;
}

double distance(const QPointF& point, const QRectF& rect) {
    const double x = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const double y = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return std::hypot(x, y);
}

class LinksOnBoards : public testing::TestWithParam<int> {
protected:
    BoardMetrics m_metrics{Geometry(), QRectF(0, 0, GetParam(), GetParam())};

    std::vector<LinkRoute> routesOf(const BoardPicture& picture) const {
        return stepLinkRoutes(m_metrics, picture, boardLooks(picture).cells, stepShapes(picture));
    }
    int digitsCrossedBy(const LinkRoute& route, const BoardPicture& picture) const {
        int crossed = 0;
        for (const Cell cell : classic::kAllCells) {
            if (picture.digits.isBlank(cell))
                continue;
            const QRectF ink = digitBounds(m_metrics, cell);
            bool isCrossed = false;
            for (int i = 1; i < route.line.size(); ++i)
                for (int part = 0; part <= 20; ++part)
                    isCrossed = isCrossed ||
                                ink.contains(route.line[i - 1] + (route.line[i] - route.line[i - 1]) * part / 20.0);
            crossed += isCrossed ? 1 : 0;
        }
        return crossed;
    }
    int coveredBy(const LinkRoute& route, const BoardPicture& picture) const {
        int covered = 0;
        for (const Cell cell : classic::kAllCells) {
            if (!picture.digits.isBlank(cell)) {
                covered += distance(route.badge, digitBounds(m_metrics, cell)) < route.badgeRadius ? 1 : 0;
                continue;
            }
            for (const Digit digit : picture.candidates.at(cell))
                covered += distance(route.badge, candidateBounds(m_metrics, {cell, digit})) < route.badgeRadius ? 1 : 0;
        }
        return covered;
    }
};

TEST_P(LinksOnBoards, RunThroughNoDigit) {
    ASSERT_GT(stepsWithLinks().size(), 60U);
    for (const Sample& sample : stepsWithLinks()) {
        const BoardPicture picture = pictureOf(sample);
        for (const LinkRoute& route : routesOf(picture))
            EXPECT_EQ(digitsCrossedBy(route, picture), 0) << technique(sample.step.technique).code;
    }
}

TEST_P(LinksOnBoards, TheirNumbersCoverNoCandidateAndNoOtherNumber) {
    for (const Sample& sample : stepsWithLinks()) {
        const BoardPicture picture = pictureOf(sample);
        const std::vector<LinkRoute> routes = routesOf(picture);
        for (std::size_t i = 0; i < routes.size(); ++i) {
            EXPECT_GT(routes[i].badgeRadius, 4);
            EXPECT_EQ(coveredBy(routes[i], picture), 0) << technique(sample.step.technique).code << ", link " << i + 1;
            EXPECT_TRUE(m_metrics.board().contains(routes[i].badge));
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_GE(QLineF(routes[i].badge, routes[j].badge).length(),
                          routes[i].badgeRadius + routes[j].badgeRadius);
        }
    }
}

TEST_P(LinksOnBoards, EndAtTheirCandidates) {
    for (const Sample& sample : stepsWithLinks()) {
        const std::vector<LinkRoute> routes = routesOf(pictureOf(sample));
        const std::vector<LineLink> links = linksOf(sample.step);
        ASSERT_EQ(routes.size(), links.size());
        for (std::size_t i = 0; i < routes.size(); ++i) {
            const LineLink link = links[i];
            const double near = m_metrics.cellSide() * 0.2;
            // A group's link ends at whichever of its candidates is nearest.
            const auto isAt = [this, near](const QPointF& end, const StepNode& node) {
                return std::ranges::any_of(node.candidates, [&](Candidate each) {
                    return QLineF(end, m_metrics.candidateRect(each).center()).length() < near;
                });
            };
            EXPECT_TRUE(isAt(routes[i].line.first(), *link.from));
            EXPECT_TRUE(isAt(routes[i].tip(), *link.to));
            LinkRoute line = routes[i];
            line.badgeRadius = 0;
            EXPECT_LT(line.distanceTo(routes[i].badge), m_metrics.cellSide()) << "the number stands at its link";
        }
    }
}

TEST_P(LinksOnBoards, OfSeveralLinesAndGroupsEndAtOneOfTheirCandidates) {
    for (const Step& step : {test::cellBranches(), test::groupedChain(), test::chainThroughSet(), test::loop(),
                             test::dualChain(), test::nestedStep()}) {
        const BoardPicture picture = pictureOf({Position(), step});
        const std::vector<LinkRoute> routes = routesOf(picture);
        const std::vector<LineLink> links = linksOf(step);
        ASSERT_EQ(routes.size(), links.size());
        const auto isAt = [this](const QPointF& end, const StepNode& node) {
            return std::ranges::any_of(node.candidates, [&](Candidate each) {
                return QLineF(end, m_metrics.candidateRect(each).center()).length() < m_metrics.cellSide() * 0.2;
            });
        };
        for (std::size_t i = 0; i < routes.size(); ++i) {
            EXPECT_TRUE(isAt(routes[i].line.first(), *links[i].from)) << i;
            EXPECT_TRUE(isAt(routes[i].tip(), *links[i].to)) << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Sides, LinksOnBoards, testing::Values(420, 600, 1000));

TEST(LaidLinks, AreLaidOnceAndAgainWhereSomethingStandsInTheirWay) {
    const BoardMetrics metrics(Geometry(), QRectF(0, 0, 600, 600));
    LaidLinks laid;
    const auto expectFresh = [&](const BoardPicture& picture, int times) {
        const std::vector<CellLook> looks = boardLooks(picture).cells;
        const std::vector<LinkRoute> fresh = stepLinkRoutes(metrics, picture, looks, stepShapes(picture));
        const std::vector<LinkRoute>& kept = laid.ofStep(metrics, picture, looks, stepShapes(picture));
        EXPECT_EQ(laid.timesLaid(), times);
        ASSERT_EQ(kept.size(), fresh.size());
        for (std::size_t i = 0; i < kept.size(); ++i) {
            EXPECT_EQ(kept[i].line, fresh[i].line);
            EXPECT_EQ(kept[i].badge, fresh[i].badge);
        }
    };
    BoardPicture picture = pictureOf(stepsWithLinks().back());
    expectFresh(picture, 1);
    picture.litLink = 0;
    picture.selection.insert(Cell(7));
    expectFresh(picture, 1);
    picture.showsCandidates = false;
    expectFresh(picture, 2);
    picture.stepDepth = StepDepth::pattern;
    expectFresh(picture, 3);
    Cell blank(0);
    while (!picture.digits.isBlank(blank))
        blank = Cell(blank.index() + 1);
    picture.digits.set(blank, Digit(1));
    expectFresh(picture, 4);
    picture.stepDepth = StepDepth::houses;
    expectFresh(picture, 4);
    expectFresh(pictureOf(stepsWithLinks().front()), 5);
}

TEST(LinkRoute, BowsToTheSideWhereNoCandidateStands) {
    const BoardMetrics metrics(Geometry(), QRectF(0, 0, 600, 600));
    const std::map<Candidate, ShapeRole> none;
    const Candidate from{classic::cellAt(3, 2), Digit(2)};
    const Candidate to{classic::cellAt(6, 2), Digit(2)};
    for (const int aside : {1, 3}) {
        BoardPicture picture;
        picture.showsCandidates = true;
        const Candidate inTheWay{classic::cellAt(5, 2), Digit(aside)};
        picture.candidates = CandidateGrid(9);
        for (const Candidate each : {from, to, inTheWay})
            picture.candidates.at(each.cell).insert(each.digit);
        const std::vector<CellLook> looks = boardLooks(picture).cells;
        const LinkRoute route = LinkRouter(metrics, looks, none).route(from, to, 0);
        for (int i = 1; i < route.line.size(); ++i)
            for (double along = 0; along <= 1; along += 0.05)
                EXPECT_FALSE(candidateBounds(metrics, inTheWay)
                                 .contains(route.line[i - 1] + (route.line[i] - route.line[i - 1]) * along))
                    << aside;
    }
}

/// In a cell of two candidates the line runs between their shapes.
TEST(LinkRoute, StopsAtTheRimsOfNeighbours) {
    BoardPicture picture;
    picture.showsCandidates = true;
    const BoardMetrics metrics(Geometry(), QRectF(0, 0, 600, 600));
    const std::vector<CellLook> looks = boardLooks(picture).cells;
    const std::map<Candidate, ShapeRole> none;
    const Candidate from{classic::cellAt(4, 2), Digit(6)};
    const Candidate to{classic::cellAt(4, 2), Digit(9)};
    const LinkRoute route = LinkRouter(metrics, looks, none).route(from, to, 0);
    EXPECT_FALSE(candidateBounds(metrics, from).contains(route.line.first()));
    EXPECT_FALSE(candidateBounds(metrics, to).contains(route.tip()));
}

TEST(LinkRoute, GoesRoundADigitBetweenItsEnds) {
    BoardPicture picture;
    picture.digits.set(classic::cellAt(4, 4), Digit(9));
    picture.showsCandidates = true;
    const BoardMetrics metrics(Geometry(), QRectF(0, 0, 600, 600));
    const std::vector<CellLook> looks = boardLooks(picture).cells;
    const std::map<Candidate, ShapeRole> none;
    LinkRouter router(metrics, looks, none);
    for (const int digit : {1, 5, 9}) {
        const LinkRoute route =
            router.route({classic::cellAt(4, 2), Digit(digit)}, {classic::cellAt(4, 6), Digit(digit)}, 0);
        for (const QPointF& point : route.line)
            EXPECT_FALSE(digitBounds(metrics, classic::cellAt(4, 4)).contains(point)) << digit;
        EXPECT_EQ(route.badgeRadius, 0);
    }
}

}  // namespace
}  // namespace nonet
