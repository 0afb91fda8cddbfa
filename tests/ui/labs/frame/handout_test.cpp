// Sheets on paper, of every lab and scene.
#include "core/foundation/random_source.h"
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/preferences/preferences.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace nonet {
namespace {

constexpr QSize kPaper(595, 842);

class HandoutTest : public ::testing::Test {
protected:
    QString wordsOn(const HandoutPage& page) {
        QStringList words;
        for (const DrawnText& each :
             drawingOf(kPaper, [&](QPainter& painter) { page.paint(painter, QRectF(48, 48, 499, 746)); }).texts)
            words.append(each.text);
        return bare(words.join(u' '));
    }
    /// Letters of several scripts are several texts on paper.
    static QString bare(QString words) {
        words.removeIf([](QChar sign) { return sign.isSpace(); });
        return words;
    }

    QTemporaryDir m_data;
    Preferences m_preferences{m_data.filePath(QStringLiteral("settings.ini"))};
};

TEST_F(HandoutTest, SheetsComeBeforeAnythingThatAnswersThem) {
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        for (int scene = 0; scene < lab->sceneCount(); ++scene) {
            session.setScene(scene);
            for (const int pupils : {0, 2}) {
                const std::vector<HandoutPage> pages = handoutPages(session, {.pupils = pupils, .seed = 4});
                const std::size_t sheets = static_cast<std::size_t>(std::max(1, pupils));
                ASSERT_EQ(pages.size(), 2 * sheets + 1);
                for (std::size_t i = 0; i < sheets; ++i) {
                    EXPECT_TRUE(pages[i].title.startsWith(QStringLiteral("Worksheet")));
                    EXPECT_TRUE(pages[i + sheets].title.startsWith(QStringLiteral("Answers")));
                }
            }
        }
    }
}

TEST_F(HandoutTest, EachSheetAsksAndIsAnsweredForItsOwnInput) {
    RandomSource random(8);
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        for (int scene = 0; scene < lab->sceneCount(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ", scene " + std::to_string(scene + 1));
            session.setScene(scene);
            EXPECT_TRUE(settles(*lab, 60'000));
            const HandoutOptions options{.pupils = 1, .seed = random.next() % 1000};
            const QString input = lab->inputText();
            const std::vector<HandoutPage> pages = handoutPages(session, options);
            const QString sheet = wordsOn(pages[0]);
            const QString key = wordsOn(pages[1]);
            const QString still = wordsOn(pages[2]);
            EXPECT_EQ(lab->inputText(), input);
            const LabQuestion ofScreen = session.scene().question();
            EXPECT_FALSE(still.contains(bare(ofScreen.text)));
            lab->shuffleInput(pupilSeed(options.seed, 0));
            const LabQuestion ofPupil = session.scene().question();
            lab->setInput(input);
            // A scene's own sheet may be of another board: then the question is left out, and its answer with it.
            const bool isAsked = sheet.contains(bare(ofPupil.text));
            EXPECT_TRUE(isAsked == ofPupil.isDecided() || (!isAsked && !session.scene().asksOnSheet()));
            EXPECT_EQ(key.contains(bare(ofPupil.answer)), isAsked);
            EXPECT_FALSE(sheet.contains(bare(ofPupil.answer)));
        }
    }
}

TEST_F(HandoutTest, TheStillDoesNotAnswerWhatTheSceneAsks) {
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        for (int scene = 0; scene < lab->sceneCount(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ", scene " + std::to_string(scene + 1));
            session.setScene(scene);
            EXPECT_TRUE(settles(*lab, 60'000));
            session.reveal();
            if (session.scene().lastOpenMove() == session.scene().moveCount())
                continue;
            session.seek(session.scene().moveCount());
            EXPECT_FALSE(wordsOn(handoutPages(session, {})[2]).contains(bare(session.scene().question().answer)));
            // The session is where it was.
            EXPECT_EQ(session.scene().moment(), session.scene().moveCount());
            EXPECT_FALSE(session.scene().isQuestionOpen());
        }
    }
}

/// Each sheet is one page that can be read: nothing runs off it, and no words stand on others.
TEST_F(HandoutTest, SheetsAndKeysFitTheirPage) {
    constexpr QRectF kRoom(48, 48, 499, 746);
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        for (int scene = 0; scene < lab->sceneCount(); ++scene) {
            session.setScene(scene);
            for (int input = 0; input < 2; ++input) {
                if (input > 0)
                    session.shuffleInput(41);
                EXPECT_TRUE(settles(*lab, 60'000));
                const std::vector<HandoutPage> pages = handoutPages(session, {});
                for (int page = 0; page < 2; ++page) {
                    SCOPED_TRACE(std::string(row->id) + ", scene " + std::to_string(scene + 1) +
                                 (page == 0 ? ", sheet" : ", key") + (input > 0 ? " of another input" : ""));
                    const std::vector<DrawnText> texts =
                        drawingOf(kPaper, [&](QPainter& painter) {
                            pages[static_cast<std::size_t>(page)].paint(painter, kRoom);
                        }).texts;
                    for (std::size_t i = 0; i < texts.size(); ++i) {
                        const std::string text = texts[i].text.toStdString();
                        EXPECT_TRUE(kRoom.adjusted(-2, -2, 2, 2).contains(texts[i].ink))
                            << text << " at " << texts[i].ink.left() << ", " << texts[i].ink.bottom();
                        // A box's number stands large behind the digits.
                        const auto isBehind = [&](std::size_t j) {
                            return std::max(texts[i].size, texts[j].size) >
                                   1.8 * std::min(texts[i].size, texts[j].size);
                        };
                        for (std::size_t j = i + 1; j < texts.size(); ++j)
                            EXPECT_FALSE(!isBehind(j) && texts[i].ink.adjusted(1, 1, -1, -1).intersects(texts[j].ink))
                                << text << " over " << texts[j].text.toStdString();
                    }
                    if (HasFailure())
                        break;
                }
            }
        }
    }
}

}  // namespace
}  // namespace nonet
