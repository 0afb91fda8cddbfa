// What a teacher takes from the lab: presets, linked words, sheets and their keys.
#include "core/constructions/mask.h"
#include "core/foundation/random_source.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/shift_cipher/shift_lab.h"

#include <QPainter>

#include <gtest/gtest.h>

namespace nonet {
namespace {

/// The scene that prints a puzzle from a mask.
constexpr int kMaskedSheet = 5;

TEST(ShiftKit, PresetsAndSizedListsAreTaken) {
    ShiftLab lab;
    for (const char* text : {"4x4: 3142", "6 x 6: 531642", "9x9:123456789"}) {
        EXPECT_TRUE(lab.setInput(QString::fromLatin1(text)).isEmpty());
        EXPECT_EQ(lab.inputText(), QString::fromLatin1(text).section(u':', 1).trimmed());
        EXPECT_EQ(lab.model().side(), lab.inputText().size());
        for (const LabPreset& preset : lab.presets()) {
            ShiftLab other;
            other.setGeometry(lab.model().geometry);
            EXPECT_TRUE(other.setInput(preset.input).isEmpty()) << preset.name.toStdString();
        }
    }
    EXPECT_FALSE(lab.setInput(QStringLiteral("5x5: 12345")).isEmpty());
}

TEST(ShiftKit, LinkedWordsStandInTheSentencesAndLightThePicture) {
    for (int size = 0; size < 3; ++size) {
        ShiftLab lab;
        lab.scene(0).setControl(QStringLiteral("size"), size);
        int links = 0;
        for (int i = 0; i < lab.scenes().count(); ++i)
            for (const LabLink& link : lab.scene(i).links()) {
                ++links;
                EXPECT_TRUE(lab.scene(i).sentences().join(u' ').contains(link.words)) << link.words.toStdString();
                BoardPainters painters;
                const auto painted = [&](const QString& lit) {
                    QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
                    image.fill(Qt::white);
                    QPainter painter(&image);
                    StageLook look{themeOf(ThemeId::light), painters};
                    look.lit = lit;
                    lab.scene(i).paint(
                        painter, {QRectF(0, 0, 600, 400), QRectF(0, 0, 360, 400), QRectF(370, 0, 230, 200)}, look, 1);
                    painter.end();
                    return image;
                };
                EXPECT_NE(painted(link.thing), painted({})) << link.thing.toStdString();
            }
        EXPECT_GT(links, 3);
    }
}

/// All words of a sheet.
QStringList sheetWords(Lab& lab, bool hasAnswers) {
    QStringList texts;
    for (const DrawnText& each : drawingOf({595, 842}, [&](QPainter& painter) {
                                     lab.paintWorksheet(painter, QRectF(48, 48, 499, 640), hasAnswers);
                                 }).texts)
        texts.append(each.text);
    return texts;
}

TEST(ShiftKit, SheetsHoldNoAnswerAndKeysMore) {
    for (int size = 0; size < 3; ++size) {
        ShiftLab lab;
        lab.scene(0).setControl(QStringLiteral("size"), size);
        for (int i = 0; i < lab.scenes().count(); ++i) {
            lab.sceneEntered(i);
            const QStringList asked = sheetWords(lab, false);
            const QStringList key = sheetWords(lab, true);
            EXPECT_NE(asked, key) << i;
            EXPECT_FALSE(sheetOf(lab.scene(i)).ownWords().isEmpty());
        }
        // The row's places are on the ring's key alone.
        lab.sceneEntered(4);
        const HouseCover row = lab.model().map().coverOf(House{HouseKind::row, 0});
        for (std::size_t piece = 0; piece < row.pieces.size(); ++piece) {
            const QString places = textsOf(row.pieces[piece].places, placeLetter).join(QStringLiteral(", "));
            EXPECT_FALSE(sheetWords(lab, false).join(u'|').contains(places));
            EXPECT_TRUE(sheetWords(lab, true).join(u'|').contains(QStringLiteral("J = %1: %2").arg(piece).arg(places)));
        }
    }
}

TEST(ShiftKit, AMaskedWorksheetAsksForNoMoreThanItsDigitsTell) {
    for (int seed = 0; seed < 20; ++seed) {
        ShiftLab lab;
        lab.shuffleInput(static_cast<std::uint64_t>(seed));
        RandomSource random(static_cast<std::uint64_t>(seed));
        const std::uint32_t share = 2 + random.below(14);
        QString drawing;
        for (int i = 0; i < 81; ++i)
            drawing += random.below(share) == 0 ? u'x' : u'.';
        lab.scene(kMaskedSheet).setDrawing(drawing);
        lab.sceneEntered(kMaskedSheet);
        const auto sheet = [&lab](bool hasAnswers) {
            QStringList texts;
            for (const DrawnText& each : drawingOf({595, 842}, [&](QPainter& painter) {
                                             lab.paintWorksheet(painter, QRectF(48, 48, 499, 746), hasAnswers);
                                         }).texts)
                texts.append(each.text);
            return texts;
        };
        const QStringList asked = sheet(false);
        const QStringList key = sheet(true);
        if (!drawing.contains(u'x'))
            continue;
        const DigitSet seen = digitsShown(lab.scene(kMaskedSheet).puzzle()->givens);
        const bool isSettled = seen.count() >= 8;
        EXPECT_EQ(asked.join(u' ').contains(QStringLiteral("fill the board from your list")), isSettled);
        for (int place = 0; place < 9; ++place) {
            const Digit digit = lab.model().sequence.digitAt(place);
            const QString sign = QString::number(digit.value());
            EXPECT_EQ(key.count(sign) > asked.count(sign), isSettled || seen.contains(digit)) << drawing.toStdString();
        }
    }
}

TEST(ShiftKit, AMaskedWorksheetSaysHowManySolutionsItHas) {
    ShiftLab lab;
    const auto sheet = [&lab](bool hasAnswers) {
        QString text;
        for (const DrawnText& each : drawingOf({595, 842}, [&](QPainter& painter) {
                                         lab.paintWorksheet(painter, QRectF(48, 48, 499, 746), hasAnswers);
                                     }).texts)
            text += each.text + QLatin1Char(' ');
        return text;
    };
    EXPECT_FALSE(sheet(false).contains(QStringLiteral("As a Sudoku")));
    lab.sceneEntered(kMaskedSheet);
    EXPECT_TRUE(sheet(false).contains(QStringLiteral("more than one solution")));
    EXPECT_TRUE(sheet(false).contains(QStringLiteral("2 lists fit")));
    LabScene& mask = lab.scene(kMaskedSheet);
    for (int i = 0; i < 81; ++i)
        if (mask.puzzle()->givens.isBlank(Cell(i)))
            mask.clickCell(Cell(i));
    EXPECT_TRUE(sheet(false).contains(QStringLiteral("exactly one solution")));
    EXPECT_TRUE(sheet(true).contains(QStringLiteral("Only one list fits")));
    lab.scene(0).setControl(QStringLiteral("size"), 0);
    EXPECT_TRUE(sheet(false).contains(QStringLiteral("solution")));
}

}  // namespace
}  // namespace nonet
