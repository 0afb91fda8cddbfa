// Sentences, sheets and keys say what holds of the board on show, over random inputs and settings.
#include "core/constructions/family_class.h"
#include "core/constructions/row_shift.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/lookup/lookup_fixture.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

namespace nonet::lookup {
namespace {

class LookupWords : public LookupLabTest {};

TEST_F(LookupWords, TheRowsAreSaidToMoveAsTheyDo) {
    LabScene& scene = enter(kRowShift);
    RandomSource random(30);
    for (int round = 0; round < 40; ++round) {
        RowSteps steps;
        const auto pick = [&] { return static_cast<int>(random.below(9)); };
        steps = {round == 0 ? 3 : pick(), round == 0 ? 3 : pick(), pick()};
        scene.setControl(QStringLiteral("second"), steps.second);
        scene.setControl(QStringLiteral("third"), steps.third);
        scene.setControl(QStringLiteral("band"), steps.band);
        const QString words = scene.sentences().join(u' ');
        EXPECT_TRUE(words.contains(QStringLiteral("moved by %1 and by %2").arg(steps.second).arg(steps.third)))
            << words.toStdString();
        EXPECT_EQ(words.contains(QStringLiteral("box width")), steps.second == 3 && steps.third == 3);
        EXPECT_TRUE(
            words.contains(QStringLiteral("list moved by %1 and by %2").arg(steps.band).arg(steps.band * 2 % 9)))
            << words.toStdString();
        EXPECT_EQ(words.contains(QStringLiteral("cells clash")), !rowShiftMap(rowTurns(steps)).clashes().empty());
    }
}

/// Swaps of rows, columns, bands and stacks with new names alone make half of the boards: the words must have more.
TEST_F(LookupWords, TheFamilyIsCountedWithItsMirroredBoards) {
    LabScene& scene = enter(kOneFamily);
    session().film().seek(scene.moveCount());
    const Grid board = rowShift(lab().model().list);
    std::vector<std::array<int, 9>> orders;
    const std::array<std::array<int, 3>, 6> threes = {
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    for (const auto& bands : threes)
        for (const auto& first : threes)
            for (const auto& second : threes)
                for (const auto& third : threes) {
                    std::array<int, 9> order{};
                    for (std::size_t i = 0; i < 3; ++i) {
                        order[i] = bands[0] * 3 + first[i];
                        order[3 + i] = bands[1] * 3 + second[i];
                        order[6 + i] = bands[2] * 3 + third[i];
                    }
                    orders.push_back(order);
                }
    std::array<std::array<int, 9>, 9> digits{};
    for (int i = 0; i < 81; ++i)
        digits[static_cast<std::size_t>(i / 9)][static_cast<std::size_t>(i % 9)] = board.valueAt(Cell(i));
    const auto isRenamed = [&](const std::array<int, 9>& rows, const std::array<int, 9>& columns) {
        std::array<int, 10> name{};
        for (std::size_t row = 0; row < 9; ++row)
            for (std::size_t column = 0; column < 9; ++column) {
                int& to = name[static_cast<std::size_t>(digits[row][column])];
                const int now = digits[static_cast<std::size_t>(rows[row])][static_cast<std::size_t>(columns[column])];
                if (row == 0)
                    to = now;
                else if (to != now)
                    return false;
            }
        return true;
    };
    std::uint64_t same = 0;
    for (const auto& rows : orders)
        for (const auto& columns : orders)
            same += isRenamed(rows, columns) ? 1 : 0;
    const std::uint64_t withoutMirror = 362'880ULL * 1296 * 1296 / same;
    const QString claim = scene.claims().back().text;
    EXPECT_TRUE(claim.contains(number(2 * withoutMirror))) << claim.toStdString();
    EXPECT_TRUE(claim.contains(QStringLiteral("mirrored")));
    EXPECT_TRUE(scene.claims().back().holds);
}

TEST_F(LookupWords, TheMisprintIsSaidToBreakWhatItBreaks) {
    LabScene& scene = enter(kTower);
    lab().useExample();
    session().edits().setControl(QStringLiteral("turns"), 2);
    session().film().seek(scene.moveCount());
    const Grid board = paintedBoard(scene, scene.moveCount());
    int broken[3] = {};
    for (int kind = 0; kind < 3; ++kind)
        for (int house = 0; house < 9; ++house) {
            std::set<int> digits;
            for (const Cell cell :
                 Geometry().cells(House{static_cast<HouseKind>(kind), static_cast<std::uint8_t>(house)}))
                digits.insert(board.valueAt(cell));
            broken[kind] += digits.size() < 9 ? 1 : 0;
        }
    ASSERT_GT(broken[0], 0);
    EXPECT_TRUE(scene.sentences().front().contains(
        QStringLiteral("in %1 rows, %2 columns and %3 boxes").arg(broken[0]).arg(broken[1]).arg(broken[2])))
        << scene.sentences().front().toStdString();
    // The choice belongs to the text's own floor and list.
    lab().shuffleInput(4);
    EXPECT_EQ(control("turns")->most, 1);
    EXPECT_FALSE(scene.sentences().join(u' ').contains(QStringLiteral("wrong pairs")));
}

TEST_F(LookupWords, APuzzleThatIsTooShortIsNoList) {
    RandomSource random(32);
    for (const int number : {kKey, kSolve}) {
        enter(number);
        const QString before = lab().inputText();
        for (int round = 0; round < 20; ++round) {
            QString text;
            const int size = 5 + static_cast<int>(random.below(20));
            for (int i = 0; i < size; ++i)
                text += random.below(3) == 0 ? QString::number(1 + random.below(9)) : QStringLiteral(".");
            text[0] = u'.';
            const QString said = type(text);
            EXPECT_TRUE(said.contains(QStringLiteral("board"))) << said.toStdString();
            EXPECT_FALSE(said.contains(QStringLiteral("list"))) << said.toStdString();
            EXPECT_EQ(lab().inputText(), before);
        }
    }
}

TEST_F(LookupWords, EachSceneAnswersWhatIsAskedInOwnWords) {
    for (int scene = 0; scene < lab().scenes().count(); ++scene)
        withInputs(scene, [&](LabScene& shown) {
            const QString answer = sheetOf(shown).modelWords();
            EXPECT_FALSE(answer.isEmpty()) << scene;
            EXPECT_FALSE(answer.contains(QRegularExpression(QStringLiteral("%\\d")))) << answer.toStdString();
            EXPECT_FALSE(shown.sentences().join(u' ').contains(answer));
        });
}

TEST_F(LookupWords, TheMarksOfARefusedDigitGoWithItsUndo) {
    LabScene& scene = enter(kKey);
    lab().useExample();
    const auto ringed = [&] { return texts(scene, 0).size(); };
    const std::size_t before = ringed();
    // Another digit than the key has where the cell is open.
    const Grid second = lab().model().second;
    Cell open(0);
    while (!second.isBlank(open))
        open = Cell(open.index() + 1);
    std::optional<QString> said;
    for (int value = 1; value <= 9 && (!said || said->isEmpty()); ++value)
        said = typeDigit(scene, open, Digit(value));
    ASSERT_FALSE(said->isEmpty());
    EXPECT_GT(ringed(), before);
    scene.setDrawing(scene.drawing());
    EXPECT_EQ(ringed(), before);
}

}  // namespace
}  // namespace nonet::lookup
