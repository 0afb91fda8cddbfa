// Sentences, sheets and keys say what holds of the board on show, over random lists, masks, shapes and numbers.
#include "core/constructions/mask.h"
#include "core/constructions/shift_cipher.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/shift_cipher/board_turn.h"
#include "ui/labs/shift_cipher/shift_lab.h"
#include "ui/pages/worksheet_page.h"

#include <QLineF>
#include <QRegularExpression>

#include <gtest/gtest.h>
#include <set>

namespace nonet {
namespace {

class ShiftWords : public ::testing::Test {
protected:
    enum Scene { kNumbers, kFold, kOneShift, kBoxes, kRing, kMask, kSemiSolver, kFewCells, kVerdict, kOtherBoards };

    const Geometry& geometry() const { return m_lab.model().geometry; }
    void setSize(int size) { m_lab.scene(kNumbers).setControl(QStringLiteral("size"), size); }
    /// With this share of all cells, in tenths; at least one.
    QString randomMask(RandomSource& random, std::uint32_t tenths) const {
        QString signs(geometry().cellCount(), u'.');
        for (QChar& sign : signs)
            if (random.below(10) < tenths)
                sign = u'x';
        signs[static_cast<int>(random.below(static_cast<std::uint32_t>(signs.size())))] = u'x';
        return signs;
    }
    static QStringList wordsOnSheet(const LabScene& scene, bool isKey) {
        QStringList words;
        for (const DrawnText& each : drawingOf({595, 842}, [&](QPainter& painter) {
                                         WorksheetPage sheet(painter, QRectF(48, 48, 499, 746), isKey);
                                         EXPECT_TRUE(sheetOf(scene).fillWorksheet(sheet));
                                     }).texts)
            words.append(each.text);
        return words;
    }
    static QStringList digitsOn(const QStringList& words) {
        return words.filter(QRegularExpression(QStringLiteral("^[1-9]$")));
    }

    /// Its digits are renamed by so much.
    void expectWheelToBeRead(const StageArea& area, int by) {
        LabScene& wheel = m_lab.scene(kOneShift);
        wheel.setControl(QStringLiteral("relabel"), by);
        BoardPainters painters;
        std::vector<DrawnText> texts = drawingOf({1100, 600}, [&](QPainter& painter) {
                                           wheel.paint(painter, area, {themeOf(ThemeId::light), painters}, 2);
                                       }).texts;
        std::erase_if(
            texts, [&](const DrawnText& each) { return !area.figure.contains(each.ink) || each.text[0].isLetter(); });
        // Numbers of the cells, tiles, both rings of digits, the hub; a tile's letter belongs to its tile.
        EXPECT_GE(std::ssize(texts), 4 * geometry().side());
        for (std::size_t i = 0; i < texts.size(); ++i)
            for (std::size_t j = i + 1; j < texts.size(); ++j)
                EXPECT_FALSE(texts[i].ink.adjusted(1, 1, -1, -1).intersects(texts[j].ink))
                    << texts[i].text.toStdString() << " over " << texts[j].text.toStdString() << ", +" << by << " at "
                    << area.figure.height();
        // The hub is a little larger than its number.
        const QPointF centre = area.figure.center() + QPointF(0, area.text * 0.2);
        const auto hub = std::ranges::find_if(texts, [&](const DrawnText& each) { return each.ink.contains(centre); });
        for (const DrawnText& each : texts)
            if (hub != texts.end() && &each != &*hub) {
                const QPointF nearest(std::clamp(centre.x(), each.ink.left(), each.ink.right()),
                                      std::clamp(centre.y(), each.ink.top(), each.ink.bottom()));
                EXPECT_GT(QLineF(centre, nearest).length(), hub->size / 0.93) << each.text.toStdString();
            }
    }

    ShiftLab m_lab;
};

TEST_F(ShiftWords, TheKeyOfAMaskIsCountedOnItsOwnSheet) {
    RandomSource random(20);
    for (int size = 0; size < 3; ++size)
        for (std::uint32_t round = 0; round < 9; ++round) {
            setSize(size);
            m_lab.shuffleInput(round);
            m_lab.scene(kMask).setDrawing(randomMask(random, round));
            const Puzzle puzzle = *m_lab.scene(kMask).puzzle();
            const LabScene& shown = m_lab.scene(kMask);
            ASSERT_TRUE(sheetOf(shown).asksOnSheet());
            // The tiles of the key: the digits that are seen, and the one that is left over.
            const int seen = digitsShown(puzzle.givens).count();
            const bool isSettled = seen >= geometry().side() - 1;
            EXPECT_EQ(digitsOn(wordsOnSheet(shown, true)).size(), isSettled ? geometry().side() : seen);
            const LabQuestion question = shown.question();
            EXPECT_EQ(question.choices[question.right], QString::number(seen));
            EXPECT_EQ(m_lab.scene(kVerdict).question().right == 0, isSettled);
        }
}

TEST_F(ShiftWords, ASheetOfNoMaskAsksNothingOfIt) {
    m_lab.scene(kMask).setControl(QStringLiteral("clear"), 1);
    for (const int scene : {kMask, kVerdict}) {
        EXPECT_FALSE(sheetOf(m_lab.scene(scene)).asksOnSheet());
        EXPECT_FALSE(digitsOn(wordsOnSheet(m_lab.scene(scene), true)).isEmpty());
    }
}

TEST_F(ShiftWords, WhoseMaskItIsIsSaid) {
    RandomSource random(35);
    const QString famous = QStringLiteral("famous");
    for (int size = 0; size < 3; ++size) {
        setSize(size);
        LabScene& mask = m_lab.scene(kMask);
        const auto said = [&] { return mask.sentences().front(); };
        EXPECT_EQ(said().contains(famous), geometry().isClassic()) << said().toStdString();
        EXPECT_EQ(said().contains(QStringLiteral("every third")), !geometry().isClassic());
        mask.setDrawing(randomMask(random, 4));
        EXPECT_TRUE(said().contains(QStringLiteral("your own mask"))) << said().toStdString();
        EXPECT_FALSE(said().contains(famous));
        mask.setControl(QStringLiteral("clear"), 1);
        EXPECT_TRUE(said().contains(QStringLiteral("keeps none")));
        mask.setDrawing({});
        EXPECT_EQ(said().contains(famous), geometry().isClassic());
    }
}

TEST_F(ShiftWords, AMaskIsKeptForItsBoard) {
    RandomSource random(28);
    LabScene& mask = m_lab.scene(kMask);
    const QString own = randomMask(random, 3);
    mask.setDrawing(own);
    setSize(0);
    EXPECT_TRUE(mask.drawing().isEmpty());
    const QString small = randomMask(random, 3);
    mask.setDrawing(small);
    setSize(2);
    EXPECT_EQ(mask.drawing(), own);
    setSize(0);
    EXPECT_EQ(mask.drawing(), small);
    mask.setDrawing({});
    setSize(2);
    setSize(0);
    EXPECT_TRUE(mask.drawing().isEmpty());
}

TEST_F(ShiftWords, DigitsAreNamedAsTheBoardHasThem) {
    LabScene& boards = m_lab.scene(kOtherBoards);
    const int shapes = boards.controls().front().most + 1;
    for (int shape = 0; shape < shapes; ++shape) {
        boards.setControl(QStringLiteral("shape"), shape);
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            m_lab.shuffleInput(seed);
            const QString list = m_lab.inputText();
            const LabQuestion fold = m_lab.scene(kFold).question();
            for (const QString& choice : fold.choices)
                EXPECT_TRUE(choice.size() == 1 && list.contains(choice)) << choice.toStdString();
            const int place = (geometry().boxRows() - 1) * geometry().boxColumns() + 1;
            EXPECT_EQ(fold.choices[fold.right], list.mid(place, 1));
            EXPECT_TRUE(fold.answer.endsWith(QStringLiteral("= %1.").arg(list[place])));
            const LabScene& numbers = m_lab.scene(kNumbers);
            EXPECT_TRUE(numbers.question().text.endsWith(QStringLiteral("digit %1?").arg(list[geometry().side() / 2])));
            for (int move = 1; move <= geometry().side(); ++move)
                EXPECT_TRUE(numbers.moveText(move).endsWith(QStringLiteral("holds %1.").arg(list[move - 1])));
        }
    }
}

TEST_F(ShiftWords, APairOfNumbersIsSaidToClashOnlyWhereItDoes) {
    for (int size = 0; size < 3; ++size) {
        setSize(size);
        LabScene& ring = m_lab.scene(kRing);
        const int side = geometry().side();
        int working = 0;
        for (int a = 0; a < side; ++a)
            for (int b = 0; b < side; ++b) {
                ring.setControl(QStringLiteral("a"), a);
                ring.setControl(QStringLiteral("b"), b);
                if (ShiftRule{a, b} == shiftRule(geometry()))
                    continue;
                const int complete = shiftCipherMap(geometry(), {a, b}).completeHouses();
                const QString words = ring.sentences().join(u' ');
                EXPECT_EQ(words.contains(QStringLiteral("clash")), complete < 3 * side) << words.toStdString();
                const QString count =
                    QStringLiteral("in %1 of %2 rows and columns").arg(3 * side - complete).arg(2 * side);
                EXPECT_EQ(words.contains(count), complete < 3 * side) << words.toStdString();
                working += complete == 3 * side ? 1 : 0;
            }
        EXPECT_GT(working, 0);
    }
}

TEST_F(ShiftWords, ARightCellIsNotCrossedOutForItsTwin) {
    RandomSource random(6);
    for (int round = 0; round < 60; ++round) {
        m_lab.shuffleInput(static_cast<std::uint64_t>(round));
        const Grid right = m_lab.model().board();
        Grid work(9);
        for (int i = 0; i < 81; ++i)
            if (random.below(2) == 0)
                work.set(Cell(i),
                         random.below(12) == 0 ? Digit(1 + static_cast<int>(random.below(9))) : *right.digit(Cell(i)));
        const BoardVerdict verdict = judgeBoard(m_lab.model(), work, {});
        std::set<int> wrong;
        std::set<int> twins;
        for (int i = 0; i < 81; ++i) {
            const Cell cell(i);
            if (!work.isBlank(cell) && work.digit(cell) != right.digit(cell))
                wrong.insert(i);
            else if (verdict.mistake && work.digit(cell) == work.digit(*verdict.mistake) &&
                     (geometry().row(cell) == geometry().row(*verdict.mistake) ||
                      geometry().column(cell) == geometry().column(*verdict.mistake) ||
                      geometry().box(cell) == geometry().box(*verdict.mistake)))
                twins.insert(i);
        }
        const auto indices = [](const std::vector<Cell>& cells) {
            std::set<int> all;
            for (const Cell cell : cells)
                all.insert(cell.index());
            return all;
        };
        EXPECT_EQ(indices(verdict.marked), wrong);
        EXPECT_EQ(indices(verdict.twins), twins);
        EXPECT_GE(verdict.words.count(QStringLiteral(" twice, in ")), std::ssize(twins));
    }
}

TEST_F(ShiftWords, ADigitDoesNotFallIntoTheBoxThatWasLeft) {
    for (const int number : {kBoxes, kOtherBoards}) {
        LabScene& scene = m_lab.scene(number);
        changeState(scene, &SceneState::isYourTurn, true);
        const Cell cell = geometry().cells(House{HouseKind::box, 4}).front();
        EXPECT_EQ(typeDigit(scene, cell, Digit(7)), QString());
        const Cell cursor = cellAfter(scene, cell).value_or(cell);
        const QString before = scene.drawing();
        scene.setControl(number == kBoxes ? QStringLiteral("turn_next") : QStringLiteral("turn_box"), 7);
        EXPECT_FALSE(typeDigit(scene, cursor, Digit(2))->isEmpty());
        EXPECT_EQ(scene.drawing(), before);
        scene.clickCell(cell);
        EXPECT_EQ(typeDigit(scene, cell, Digit(2)), QString());
        EXPECT_NE(scene.drawing(), before);
    }
}

TEST_F(ShiftWords, TheSecondWheelCanBeRead) {
    for (const double height : {162.0, 190.0, 260.0})
        for (int size = 0; size < 3; ++size) {
            const StageArea area{QRectF(0, 0, 1100, 600), QRectF(0, 0, 600, 600), QRectF(640, 0, 460, height), 14};
            setSize(size);
            // The lowest figure is as wide as the others, but a wheel of nine would be too small for two rings.
            if (height < 180 && geometry().side() > 4)
                continue;
            for (int by = 1; by < geometry().side(); ++by)
                expectWheelToBeRead(area, by);
        }
}

TEST_F(ShiftWords, EachSceneAnswersWhatIsAskedInOwnWords) {
    for (int size = 0; size < 3; ++size) {
        setSize(size);
        for (int scene = 0; scene < m_lab.scenes().count(); ++scene) {
            const QString answer = sheetOf(m_lab.scene(scene)).modelWords();
            EXPECT_FALSE(answer.isEmpty()) << scene;
            EXPECT_FALSE(answer.contains(u'%')) << answer.toStdString();
            EXPECT_FALSE(m_lab.scene(scene).sentences().join(u' ').contains(answer));
        }
    }
}

TEST_F(ShiftWords, EveryLessonComesToTheProof) {
    for (const LabLength& length : m_lab.lengths())
        EXPECT_EQ(std::ranges::count(length.scenes, static_cast<int>(kRing)), 1) << length.name.toStdString();
}

}  // namespace
}  // namespace nonet
