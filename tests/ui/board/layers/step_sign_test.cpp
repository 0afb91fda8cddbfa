// The legend names what is on the board, and nothing else.
#include "core/board/classic.h"
#include "tests/ui/found_step_picture.h"
#include "tests/ui/hand_made_steps.h"
#include "ui/board/cell_looks.h"
#include "ui/board/export/board_export.h"
#include "ui/board/layers/layer.h"
#include "ui/board/layers/role_shape.h"
#include "ui/board/layers/step_sign.h"
#include "ui/text/step_roles.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <gtest/gtest.h>

namespace nonet {
namespace {

using test::boardWith;
using test::FoundStep;

std::optional<FoundStep> firstOf(std::string_view code) {
    std::vector<FoundStep> found = test::foundSteps(*techniqueByCode(code), 1);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

bool has(const std::vector<LegendEntry>& entries, StepSign sign) {
    return std::ranges::find(entries, sign, &LegendEntry::sign) != entries.end();
}

TEST(Legend, NamesEachShapeOnceForEveryTechniqueAtEveryDepth) {
    for (const Technique& technique : techniqueCatalogue()) {
        const std::optional<FoundStep> sample = firstOf(technique.code);
        ASSERT_TRUE(sample.has_value()) << technique.code;
        SCOPED_TRACE(technique.code);
        EXPECT_TRUE(legendOf(boardWith(*sample, StepDepth::name)).empty());
        for (const StepDepth depth : {StepDepth::houses, StepDepth::pattern, StepDepth::full}) {
            const BoardPicture picture = boardWith(*sample, depth);
            const std::vector<LegendEntry> entries = legendOf(picture);
            EXPECT_TRUE(std::ranges::adjacent_find(entries) == entries.end());
            std::set<ShapeRole> shapes;
            for (const auto& [candidate, shape] : stepShapes(picture))
                shapes.insert(shape);
            std::set<ShapeRole> told;
            for (const LegendEntry& entry : entries) {
                if (entry.sign == StepSign::candidate)
                    told.insert(shapeOf(entry.role));
                if (entry.sign == StepSign::eliminated)
                    told.insert(ShapeRole::eliminated);
                if (entry.sign == StepSign::placed)
                    told.insert(ShapeRole::placed);
            }
            EXPECT_EQ(told, shapes);
            const bool isTold = depth >= StepDepth::pattern;
            EXPECT_EQ(has(entries, StepSign::strongLink),
                      isTold && std::ranges::any_of(linksOf(sample->step), &LineLink::isStrong));
            EXPECT_EQ(has(entries, StepSign::coverHouse),
                      std::ranges::any_of(shownStepHouses(picture),
                                          [](const RoleHouse& house) { return house.role == Role::cover; }));
        }
    }
}

TEST(Legend, APatternKeepsItsHousesWhereTheyHelp) {
    for (const char* code : {"0300", "0310", "0400", "0401", "0402", "0002", "0100"})
        EXPECT_FALSE(shownStepHouses(boardWith(*firstOf(code), StepDepth::full)).empty()) << code;
    for (const char* code : {"0701", "0702", "0500"})
        EXPECT_TRUE(shownStepHouses(boardWith(*firstOf(code), StepDepth::full)).empty()) << code;
}

TEST(Legend, AHiddenSingleShowsWhatBarsTheOtherCells) {
    const FoundStep sample = *firstOf("0002");
    const BoardPicture picture = boardWith(sample, StepDepth::full);
    const std::vector<CellLook> looks = boardLooks(picture).cells;
    const House house = sample.step.houses.front().house;
    const int digit = sample.step.placements.front().digit.value();
    int barred = 0;
    for (const Cell cell : classic::kAllCells) {
        const CellLook& look = looks[static_cast<std::size_t>(cell.index())];
        barred += look.isBlocked ? 1 : 0;
        EXPECT_TRUE(!look.isBlocked || (classic::cellsOf(house).contains(cell) && look.digit == 0));
        EXPECT_TRUE(!look.blocks || look.digit == digit);
    }
    EXPECT_GT(barred, 0);
    EXPECT_TRUE(has(legendOf(picture), StepSign::blocker));
    EXPECT_TRUE(has(legendOf(picture), StepSign::blockedCell));
    EXPECT_TRUE(has(legendOf(picture), StepSign::sight)) << "the bands have a word";
    for (const CellLook& look : boardLooks(boardWith(sample, StepDepth::houses)).cells)
        EXPECT_FALSE(look.blocks || look.isBlocked) << "where to look tells no more";
}

TEST(Legend, ANakedSingleRingsTheDigitsThatLeaveIt) {
    const BoardPicture picture = boardWith(*firstOf("0003"), StepDepth::full);
    int ringed = 0;
    for (const CellLook& look : boardLooks(picture).cells)
        ringed += look.blocks ? 1 : 0;
    EXPECT_GE(ringed, 4);
    EXPECT_TRUE(has(legendOf(picture), StepSign::blocker));
    EXPECT_FALSE(has(legendOf(picture), StepSign::blockedCell));
}

TEST(Legend, EverySignIsPaintedInEveryTheme) {
    for (const ThemeId id :
         {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::highContrastReversed, ThemeId::print}) {
        const Theme& theme = themeOf(id);
        std::vector<QImage> images;
        for (const StepSign sign : {StepSign::candidate, StepSign::eliminated, StepSign::placed, StepSign::cell,
                                    StepSign::node, StepSign::house, StepSign::coverHouse, StepSign::strongLink,
                                    StepSign::weakLink, StepSign::blocker, StepSign::blockedCell, StepSign::sight}) {
            QImage image(24, 24, QImage::Format_RGB32);
            image.fill(theme.board);
            QPainter painter(&image);
            paintLegendSign(painter, image.rect(), {sign}, theme);
            painter.end();
            for (const QImage& other : images)
                EXPECT_NE(image, other) << static_cast<int>(sign);
            images.push_back(image);
        }
    }
}

TEST(Legend, ShapesAreToldApartInEveryTheme) {
    constexpr std::array kApart = {Role::base, Role::setA, Role::setB,  Role::setC,       Role::setD,   Role::setE,
                                   Role::setF, Role::fin,  Role::cover, Role::assumption, Role::endoFin};
    for (const ThemeId id :
         {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::highContrastReversed, ThemeId::print}) {
        std::map<Role, QImage> images;
        for (const Role role : kApart) {
            QImage image(24, 24, QImage::Format_RGB32);
            image.fill(themeOf(id).board);
            QPainter painter(&image);
            paintLegendSign(painter, image.rect(), {StepSign::candidate, role}, themeOf(id));
            painter.end();
            for (const auto& [other, drawn] : images)
                EXPECT_NE(image, drawn) << static_cast<int>(other) << " and " << static_cast<int>(role);
            images.emplace(role, image);
        }
    }
}

BoardPicture blankBoardWith(const Step& step) {
    BoardPicture picture;
    picture.showsCandidates = true;
    picture.candidates = candidatesFrom(Grid(), Geometry());
    picture.step = step;
    return picture;
}

TEST(Legend, TellsOfGroupsAndOfInnerSteps) {
    EXPECT_TRUE(has(legendOf(blankBoardWith(test::groupedChain())), StepSign::node));
    EXPECT_TRUE(has(legendOf(blankBoardWith(test::chainThroughSet())), StepSign::node));
    EXPECT_FALSE(has(legendOf(blankBoardWith(test::cellBranches())), StepSign::node));
    const std::vector<LegendEntry> nested = legendOf(blankBoardWith(test::nestedStep()));
    const LegendEntry cell{StepSign::cell, Role::base};
    EXPECT_TRUE(std::ranges::find(nested, cell) != nested.end()) << "the inner pair's";
}

TEST(Legend, TellsLinksInsideFromThoseAroundAndTheyLookOtherwise) {
    Step step = test::nestedStep();
    EXPECT_TRUE(has(legendOf(blankBoardWith(step)), StepSign::weakLink));
    EXPECT_FALSE(has(legendOf(blankBoardWith(step)), StepSign::innerWeakLink));
    step.inner.front().lines = step.lines;
    const std::vector<LegendEntry> both = legendOf(blankBoardWith(step));
    EXPECT_TRUE(has(both, StepSign::weakLink) && has(both, StepSign::innerWeakLink));
    EXPECT_FALSE(has(both, StepSign::innerStrongLink));
    const auto imageOf = [](StepSign sign, const Theme& theme) {
        QImage image(QSize(36, 20), QImage::Format_RGB32);
        image.fill(theme.board);
        QPainter painter(&image);
        paintLegendSign(painter, image.rect(), {sign}, theme);
        painter.end();
        return image.convertToFormat(QImage::Format_Grayscale8);
    };
    for (const ThemeId id : {ThemeId::light, ThemeId::dark, ThemeId::highContrast, ThemeId::print}) {
        const Theme& theme = themeOf(id);
        std::vector<QImage> images;
        for (const StepSign sign :
             {StepSign::strongLink, StepSign::weakLink, StepSign::innerStrongLink, StepSign::innerWeakLink}) {
            images.push_back(imageOf(sign, theme));
            EXPECT_EQ(std::ranges::count(images, images.back()), 1) << "without colour too";
        }
    }
}

TEST(Legend, EveryCellOfANodeLiesInItsOutline) {
    const Step step = test::chainThroughSet();
    const std::vector<StepNode> nodes = shownNodes(blankBoardWith(step));
    ASSERT_EQ(nodes.size(), 2U);
    EXPECT_EQ(cellsOf(nodes[0]), CellSet({test::at(6, 4, 1).cell, test::at(6, 6, 1).cell}));
}

/// "Look in box 5" is of no use where box 5 looks like the others.
TEST(StepHouses, OfANakedSingleIsTheBoxThatIsNamed) {
    const std::optional<FoundStep> sample = firstOf("0003");
    ASSERT_TRUE(sample.has_value());
    const House box = classic::boxHouse(classic::boxOf(sample->step.placements.front().cell));
    const std::vector<RoleHouse> shown = shownStepHouses(boardWith(*sample, StepDepth::houses));
    EXPECT_EQ(shown, std::vector<RoleHouse>({{box, Role::base}}));
    EXPECT_TRUE(shownStepHouses(boardWith(*sample, StepDepth::name)).empty());
}

}  // namespace
}  // namespace nonet
