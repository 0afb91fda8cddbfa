// Boards of any shape as a whole: houses, peers, what is broken, what is left out; a setter's own formulas and
// patterns.
#include "core/rules/conflicts.h"
#include "core/rules/line_pattern.h"
#include "core/rules/pair_formula.h"
#include "core/rules/rulebook.h"
#include "tests/core/rules/odd_boards.h"
#include "tests/core/rules/random_constraints.h"

#include <gtest/gtest.h>
#include <numeric>
#include <set>
#include <span>

namespace nonet {
namespace {

TEST(Rulebook, ListsBrokenHousesAloneAndFirst) {
    const Puzzle puzzle = test::cagedFour();
    Grid part(puzzle.shape());
    for (const int cell : {0, 1, 2})
        part.set(Cell(cell), Digit(4));
    const std::vector<BrokenRule> all = puzzle.rulebook().broken(part);
    const std::vector<BrokenRule> houses = puzzle.rulebook().brokenHouses(part);
    ASSERT_EQ(houses.size(), 2U) << "the row and the box";
    ASSERT_EQ(all.size(), 3U) << "and the cage";
    EXPECT_TRUE(std::ranges::equal(houses, std::span(all).first(2)));
    EXPECT_EQ(houses.front().cells, (std::vector{Cell(0), Cell(1), Cell(2)}));
    EXPECT_EQ(all.back().constraint, 0);
}

TEST(Rulebook, KnowsTheHousesOfARegularBoardAsItsGeometryDoes) {
    for (const Geometry& geometry : {Geometry(2, 2), Geometry(2, 3), Geometry(3, 3), Geometry(4, 4)}) {
        const Rulebook book{Layout(geometry)};
        ASSERT_EQ(book.houses().size(), geometry.houses().size());
        for (std::size_t i = 0; i < book.houses().size(); ++i) {
            EXPECT_EQ(book.houses()[i].house, geometry.houses()[i]);
            EXPECT_EQ(book.houses()[i].cells, geometry.cells(geometry.houses()[i]));
            EXPECT_TRUE(book.houses()[i].isExact);
        }
        for (int cell = 0; cell < geometry.cellCount(); ++cell)
            EXPECT_EQ(book.peers(Cell(cell)), WideCellSet::from(geometry.peers(Cell(cell))));
    }
}

TEST(Rulebook, BreaksWhereEqualDigitsSeeEachOther) {
    RandomSource random(31);
    const Geometry geometry;
    const Rulebook book{Layout(geometry)};
    for (int round = 0; round < 50; ++round) {
        Grid part;
        for (int i = 0; i < 20; ++i)
            part.set(Cell(static_cast<int>(random.below(81))), Digit(1 + static_cast<int>(random.below(9))));
        std::set<std::pair<House, int>> expected;
        for (const Conflict& conflict : findConflicts(part, geometry))
            expected.insert({conflict.house, conflict.digit.value()});
        std::set<std::pair<House, int>> seen;
        for (const BrokenRule& broken : book.broken(part))
            seen.insert({*broken.house, part.valueAt(broken.cells.front())});
        EXPECT_EQ(seen, expected);
    }
}

TEST(Rulebook, GridsOfASamuraiShareTheirBoxes) {
    const Rulebook book(test::samurai());
    EXPECT_EQ(book.layout().shape.holeCount(), 72);
    // 5 times 27 houses, of which four boxes are two grids'.
    EXPECT_EQ(book.houses().size(), 5U * 27 - 4);
    int shared = 0;
    for (const RuleHouse& house : book.houses()) {
        EXPECT_EQ(house.cells.size(), 9U);
        shared += static_cast<int>(house.alsoNamed.size());
    }
    EXPECT_EQ(shared, 4);
    // Row 7 of the board: the upper left grid's and the middle one's box see the shared cell.
    EXPECT_EQ(book.peers(Cell(6 * 21 + 6)).count(), 8 + 8 + 4 + 6 + 6);
    EXPECT_TRUE(book.peers(Cell(10)).isEmpty());
}

TEST(Rulebook, CountsSymbolsThatComeSeveralTimes) {
    Layout layout;
    layout.shape = BoardShape(4, 4, 3);
    layout.symbols = *SymbolSet::of({"1", "2", "*"}, {1, 2, std::nullopt});
    layout.counts = {1, 1, 2};
    layout.grids = {SubGrid{0, 0, RegionMap::boxes(4, 4, 2, 2)}};
    const Rulebook book(layout);
    EXPECT_TRUE(book.houses().front().isExact);
    Grid full(layout.shape);
    const int rows[] = {1, 2, 3, 3, 3, 3, 1, 2, 2, 1, 3, 3, 3, 3, 2, 1};
    for (int i = 0; i < 16; ++i)
        full.set(Cell(i), Digit(rows[i]));
    EXPECT_TRUE(book.holds(full));
    full.set(Cell(0), Digit(3));
    EXPECT_FALSE(book.holds(full));
    EXPECT_EQ(book.broken(full).front().cells, (std::vector{Cell(0), Cell(2), Cell(3)}));
}

TEST(Rulebook, LeavesOutWhatLacksSomething) {
    Layout layout;
    layout.constraints.resize(6);
    layout.constraints[0].kind = ConstraintKind::arrow;
    layout.constraints[0].parts = {{Cell(0)}};
    layout.constraints[1].kind = ConstraintKind::littleKiller;
    layout.constraints[1].place = OutsidePlace{-1, 0, 1, 1};
    layout.constraints[2].kind = ConstraintKind::thermometer;
    layout.constraints[2].parts = {{Cell(90), Cell(3)}};
    layout.constraints[3].type = "chaos";
    layout.constraints[4].kind = ConstraintKind::sandwich;
    layout.constraints[4].values = {7};
    layout.constraints[4].place = OutsidePlace{-1, -1, 1, -1};
    layout.constraints[5].kind = ConstraintKind::cage;
    layout.constraints[5].parts = {{Cell(0), Cell(1)}};
    const Rulebook book(layout);
    EXPECT_EQ(book.faults(), (std::vector<FaultyConstraint>{{0, ConstraintFault::tooFewParts},
                                                            {1, ConstraintFault::noValue},
                                                            {2, ConstraintFault::cellOffBoard},
                                                            {3, ConstraintFault::unknownKind},
                                                            {4, ConstraintFault::placeReadsNothing}}));
    EXPECT_FALSE(book.rule(0));
    EXPECT_TRUE(book.rule(5));
}

TEST(Rulebook, SaysAtOnceWhatCanNeverHold) {
    Layout layout;
    Constraint& thermometer = layout.constraints.emplace_back();
    thermometer.kind = ConstraintKind::thermometer;
    thermometer.parts.emplace_back();
    for (int i = 0; i < 10; ++i)
        thermometer.parts[0].push_back(Cell(i < 9 ? i : 17));
    Constraint& cage = layout.constraints.emplace_back();
    cage.kind = ConstraintKind::cage;
    cage.values = {40};
    cage.parts = {{Cell(30), Cell(31), Cell(32)}};
    const std::vector<BrokenRule> broken = Rulebook(layout).broken(Grid());
    ASSERT_EQ(broken.size(), 2U);
    EXPECT_EQ(broken[0].constraint, 0);
    EXPECT_EQ(broken[0].cells.size(), 10U);
    EXPECT_EQ(broken[1].constraint, 1);
}

TEST(Rulebook, HousesOfConstraintsHaveTheirNames) {
    Layout layout;
    Constraint& rising = layout.constraints.emplace_back();
    rising.kind = ConstraintKind::diagonals;
    rising.values = {1};
    layout.constraints.emplace_back().kind = ConstraintKind::windoku;
    const Rulebook book(layout);
    ASSERT_EQ(book.houses().size(), 27U + 1 + 4);
    EXPECT_EQ(book.houses()[27].house, (House{HouseKind::diagonal, 1, 0}));
    EXPECT_EQ(book.houses()[27].cells.front(), Cell(8));
    EXPECT_EQ(book.houses()[31].house, (House{HouseKind::window, 3, 0}));
    EXPECT_EQ(book.houses()[28].cells.front(), Cell(10));
    EXPECT_TRUE(book.peers(Cell(8)).contains(Cell(72)));
}

TEST(Rulebook, ADiagonalOfHolesAloneIsNoHouse) {
    Layout layout;
    layout.constraints.emplace_back().kind = ConstraintKind::diagonals;
    WideCellSet holes;
    for (int i = 0; i < 9; ++i)
        holes.insert(Cell(10 * i));
    layout.shape.setHoles(holes);
    const Rulebook one(layout);
    EXPECT_EQ(
        std::ranges::count(one.houses(), HouseKind::diagonal, [](const RuleHouse& each) { return each.house.kind; }),
        1);
    for (int i = 0; i < 9; ++i)
        holes.insert(Cell(8 + 8 * i));
    layout.shape.setHoles(holes);
    EXPECT_EQ(Rulebook(layout).faults(), (std::vector<FaultyConstraint>{{0, ConstraintFault::placeReadsNothing}}));
}

TEST(PairFormula, IsComputedForEachPair) {
    const Layout layout;
    const RuleBoard board(layout);
    const auto count = [&](const char* text) {
        const auto table = pairTableOf(text, board);
        return table ? std::accumulate(table->begin(), table->end(), 0,
                                       [](int sum, DigitSet set) { return sum + set.count(); })
                     : -1;
    };
    EXPECT_EQ(count("abs(a-b)=3"), 12);
    EXPECT_EQ(count("a+b<=7"), 21);
    EXPECT_EQ(count("a*b%10=2"), 12);
    EXPECT_EQ(count("a<b or b<a"), 72);
    EXPECT_EQ(count("not (a=b)"), 72);
    EXPECT_EQ(count("not a=b and min(a,b)>=8"), 2);
    EXPECT_EQ(count("-a+b=-8"), 1);
    EXPECT_EQ(count("a % (b-b) = 1"), 0);
    EXPECT_EQ(count("2 * a = b"), 4);
    EXPECT_EQ(count("a-b=max(a,b)-2*b+1 or abs(a%b-1)<1 and not b>=a"), 29);
    for (const char* bad :
         {"", "a", "a+", "a=b=1", "a and b", "(a=b", "c=1", "a=b)", "abs(a,b)=1", "min(a)=1", "a=1 2", "not a"})
        EXPECT_EQ(count(bad), -1) << bad;
    EXPECT_EQ(count(std::string(500, '(').c_str()), -1);
    EXPECT_EQ(count((std::string(300, '(') + "a=b" + std::string(300, ')')).c_str()), -1);
    std::string table(81, '0');
    table[1 * 9 + 4] = '1';
    EXPECT_EQ(count(table.c_str()), 1);
    EXPECT_TRUE((*pairTableOf(table, board))[1].contains(Digit(5)));
}

bool takes(const std::string& pattern, const std::string& word) {
    const LinePattern read = linePatternOf(pattern, SymbolSet(9));
    EXPECT_FALSE(read.fault) << pattern;
    int state = 0;
    for (const char sign : word)
        if (state != Automaton::kDead)
            state = read.automaton.next(state, Digit(sign - '0'));
    return state != Automaton::kDead && read.automaton.isAccepting(state);
}

TEST(LinePattern, MatchesWholeLines) {
    EXPECT_TRUE(takes("1.*9", "1239"));
    EXPECT_FALSE(takes("1.*9", "12391"));
    EXPECT_TRUE(takes("(12|3)+", "123123"));
    EXPECT_FALSE(takes("(12|3)+", "1"));
    EXPECT_TRUE(takes("[1-35]{2,3}", "513"));
    EXPECT_FALSE(takes("[1-35]{2,3}", "5"));
    EXPECT_FALSE(takes("[^1-3]*", "451"));
    EXPECT_TRUE(takes("1?2{2}", "22"));
    EXPECT_TRUE(takes("(1|2)*3{0}", "1212"));
    EXPECT_TRUE(takes("", ""));
}

TEST(RulesThatAreOff, AreKeptAndDoNotCount) {
    Layout layout;
    for (const std::vector<Cell>& pair : {std::vector{Cell(0), Cell(1)}, {Cell(3), Cell(4)}}) {
        Constraint& dot = layout.constraints.emplace_back();
        dot.kind = ConstraintKind::difference;
        dot.parts = {pair};
        dot.values = {1};
    }
    const std::size_t both = Rulebook(layout).relations().size();
    layout.constraints.front().isOff = true;
    const Rulebook rules(layout);
    EXPECT_EQ(rules.rule(0), nullptr);
    EXPECT_NE(rules.rule(1), nullptr);
    EXPECT_TRUE(rules.faults().empty()) << "nothing is wrong with it";
    EXPECT_LT(rules.relations().size(), both);
    // Nor is it a mark among those that are all given.
    Constraint& negative = layout.constraints.emplace_back();
    negative.kind = ConstraintKind::negative;
    negative.text = "difference";
    negative.values = {1};
    Grid grid;
    grid.set(Cell(0), Digit(4));
    grid.set(Cell(1), Digit(5));
    EXPECT_FALSE(Rulebook(layout).broken(grid).empty()) << "the dot that is off excuses nothing";
    layout.constraints.front().isOff = false;
    EXPECT_TRUE(Rulebook(layout).broken(grid).empty());
}

/// A setter has just drawn it, and will type.
TEST(OwnRules, AreLeftOutUntilSomethingIsTyped) {
    for (const ConstraintKind kind : {ConstraintKind::pairRule, ConstraintKind::lineRule})
        for (const char* text : {"", "  "}) {
            Layout layout;
            Constraint& rule = layout.constraints.emplace_back();
            rule.kind = kind;
            rule.parts = {{Cell(0), Cell(1)}};
            rule.text = text;
            const Puzzle puzzle(layout, Grid(layout.shape));
            ASSERT_EQ(puzzle.rulebook().faults().size(), 1U);
            EXPECT_EQ(puzzle.rulebook().faults().front().fault, ConstraintFault::noText);
        }
}

TEST(LinePattern, RefusesWhatItCannotUse) {
    const SymbolSet symbols(9);
    for (const char* bad : {"(", ")", "[1", "*", "1{3,2}", "a", "1{", "[]1"})
        EXPECT_EQ(linePatternOf(bad, symbols).fault, ConstraintFault::notUnderstood) << bad;
    EXPECT_EQ(linePatternOf("((.{40}){40}){40}", symbols).fault, ConstraintFault::tooManyStates);
    // The 13th from the end: twice two to the 13 states.
    EXPECT_EQ(linePatternOf(".*1.{13}", symbols).fault, ConstraintFault::tooManyStates);
    EXPECT_EQ(linePatternOf(std::string(900, '('), symbols).fault, ConstraintFault::notUnderstood);
}

TEST(LinePattern, ReadsTheLongerOfTwoLabels) {
    const SymbolSet symbols(12);
    const LinePattern read = linePatternOf("12 1 2", symbols);
    ASSERT_FALSE(read.fault);
    EXPECT_EQ(read.automaton.stateCount(), 4);
    EXPECT_NE(read.automaton.next(0, Digit(12)), Automaton::kDead);
    EXPECT_EQ(read.automaton.next(0, Digit(1)), Automaton::kDead);
}

TEST(Rulebook, KnowsHowOftenASymbolStandsWhereHousesCoverTheBoard) {
    EXPECT_EQ(Rulebook(Layout()).timesOnBoard(Digit(5)), 9);
    EXPECT_EQ(Rulebook(test::samurai()).timesOnBoard(Digit(1)), 41) << "five grids share four boxes";
    Layout wide;
    wide.shape = BoardShape(6, 9, 9);
    wide.grids = {SubGrid{0, 0, RegionMap(6, 9)}};
    EXPECT_EQ(Rulebook(wide).timesOnBoard(Digit(9)), 6) << "its rows are full, its columns are not";
    wide.symbols = SymbolSet(10);
    wide.shape = BoardShape(6, 9, 10);
    EXPECT_FALSE(Rulebook(wide).timesOnBoard(Digit(9))) << "each row leaves one of ten out";
}

}  // namespace
}  // namespace nonet
