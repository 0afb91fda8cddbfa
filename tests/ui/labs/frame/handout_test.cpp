// Sheets on paper, of every lab and scene.
#include "core/board/grid.h"
#include "core/foundation/random_source.h"
#include "core/solvers/search/search.h"
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/slide.h"
#include "ui/labs/lab_catalogue.h"
#include "ui/preferences/preferences.h"

#include <QRegularExpression>
#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <map>

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
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
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
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
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
            EXPECT_TRUE(isAsked == ofPupil.isDecided() || (!isAsked && !sheetOf(session.scene()).asksOnSheet()));
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
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ", scene " + std::to_string(scene + 1));
            session.setScene(scene);
            EXPECT_TRUE(settles(*lab, 60'000));
            session.questions().reveal();
            if (session.scene().lastMoveBeforeAnswer() == session.scene().moveCount())
                continue;
            session.film().seek(session.scene().moveCount());
            EXPECT_FALSE(wordsOn(handoutPages(session, {})[2]).contains(bare(session.scene().question().answer)));
            // The session is where it was.
            EXPECT_EQ(session.scene().moment(), session.scene().moveCount());
            EXPECT_FALSE(session.scene().isQuestionOpen());
        }
    }
}

/// Digits alone, from left to right and from top to bottom, one text for each line.
QStringList linesOfDigits(const DrawnPicture& drawing) {
    std::map<int, std::map<double, QString>> lines;
    for (const DrawnText& each : drawing.texts)
        if (each.text.size() == 1 && each.text[0].isDigit())
            lines[qRound(each.ink.bottom())][each.ink.left()] = each.text;
    QStringList texts;
    for (const auto& [y, digits] : lines) {
        QString text;
        for (const auto& [x, digit] : digits)
            text += digit;
        texts.append(text);
    }
    return texts;
}

/// Whether each row of the board stands on some line of its own.
bool showsBoard(const DrawnPicture& drawing, const Grid& board) {
    const QStringList lines = linesOfDigits(drawing);
    const QString digits = QString::fromStdString(toLine(board));
    for (qsizetype row = 0; row < digits.size(); row += 9)
        if (std::ranges::none_of(lines, [&](const QString& line) { return line.contains(digits.mid(row, 9)); }))
            return false;
    return true;
}

TEST_F(HandoutTest, NoSheetPrintsTheSolutionOfItsPuzzle) {
    int keysWithSolution = 0;
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        for (std::uint64_t input = 0; input < 3; ++input) {
            if (input > 0)
                session.edits().shuffleInput(input);
            for (int scene = 0; scene < lab->scenes().count(); ++scene) {
                session.setScene(scene);
                const Puzzle solved = lab->puzzle(scene);
                if (solved.geometry() != Geometry() || solved.givens.isFull())
                    continue;
                const SearchOutcome found = search(solved);
                if (found.count != 1 || !found.first)
                    continue;
                SCOPED_TRACE(std::string(row->id) + ", scene " + std::to_string(scene + 1));
                const std::vector<HandoutPage> pages = handoutPages(session, {});
                const auto drawn = [](const HandoutPage& page) {
                    return drawingOf(kPaper, [&](QPainter& painter) { page.paint(painter, QRectF(48, 48, 499, 746)); });
                };
                // One sheet is about the solution, and says so.
                const bool isGiven = wordsOn(pages[0]).contains(bare(QStringLiteral("This is a puzzle's solution")));
                EXPECT_EQ(showsBoard(drawn(pages[0]), *found.first), isGiven);
                keysWithSolution += showsBoard(drawn(pages[1]), *found.first) ? 1 : 0;
            }
        }
    }
    EXPECT_GT(keysWithSolution, 0);
}

/// What mouse and keys do is for who has them at hand.
TEST_F(HandoutTest, NeitherSlideNorTeachersPageSpeaksOfMouseAndKeys) {
    const QRegularExpression ofTheWindow(
        QStringLiteral(
            "\\b(click|press|drag|typ(e|ing) (a|the|it|digits)|your turn|delete|slider|point(er| at)|mouse)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            session.setScene(scene);
            for (const bool isAnswered : {false, true}) {
                session.questions().setRevealed(scene, isAnswered);
                for (const int move : {0, 1, session.scene().lastReachableMove()}) {
                    session.film().seek(move);
                    BoardPainters painters;
                    const double height = projectorHeight(session);
                    QStringList texts;
                    for (const SlideQuestion question : {SlideQuestion::never, SlideQuestion::always})
                        for (const DrawnText& each :
                             drawingOf({1024, 768}, [&](QPainter& painter) {
                                 SlideStyle style = projectorStyle(session, themeOf(ThemeId::light), painters, 1);
                                 style.question = question;
                                 paintSlide(painter, QRectF(0, 0, height * 4 / 3, height), session, style);
                             }).texts)
                            texts.append(each.text);
                    for (const DrawnText& each : drawingOf(kPaper, [&](QPainter& painter) {
                                                     handoutPages(session, {})[2].paint(painter,
                                                                                        QRectF(48, 48, 499, 746));
                                                 }).texts)
                        texts.append(each.text);
                    const QRegularExpressionMatch found = ofTheWindow.match(texts.join(u' '));
                    EXPECT_FALSE(found.hasMatch())
                        << row->id << ' ' << scene + 1 << ", move " << move << ": "
                        << texts.join(u' ').mid(std::max<qsizetype>(0, found.capturedStart() - 40), 100).toStdString();
                }
            }
        }
    }
}

TEST_F(HandoutTest, WhatTheTeachersPageAsksIsAnsweredInTheKey) {
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            SCOPED_TRACE(std::string(row->id) + ", scene " + std::to_string(scene + 1));
            session.setScene(scene);
            EXPECT_TRUE(settles(*lab, 60'000));
            const LabQuestion question = session.scene().question();
            if (!question.isDecided())
                continue;
            const std::vector<HandoutPage> pages = handoutPages(session, {});
            EXPECT_TRUE(wordsOn(pages[1]).contains(bare(question.answer)));
            EXPECT_FALSE(wordsOn(pages[0]).contains(bare(question.answer)));
        }
    }
}

TEST_F(HandoutTest, NoCountThatStillRunsIsPrinted) {
    const LabRow* row = labCatalogue().front();
    ASSERT_EQ(QLatin1String(row->id), QLatin1String("shift_cipher"));
    const std::unique_ptr<Lab> lab(row->make(nullptr));
    LabSession session(m_preferences);
    session.open(*lab);
    for (int scene = 0; scene < lab->scenes().count(); ++scene) {
        session.setScene(scene);
        const QString words = wordsOn(handoutPages(session, {})[2]);
        EXPECT_FALSE(words.contains(bare(QStringLiteral("so far")))) << scene;
        EXPECT_FALSE(words.contains(bare(QStringLiteral("counting the solutions")))) << scene;
    }
}

/// Each sheet is one page that can be read: nothing runs off it, and no words stand on others.
TEST_F(HandoutTest, SheetsAndKeysFitTheirPage) {
    constexpr QRectF kRoom(48, 48, 499, 746);
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        LabSession session(m_preferences);
        session.open(*lab);
        for (int scene = 0; scene < lab->scenes().count(); ++scene) {
            session.setScene(scene);
            for (int input = 0; input < 2; ++input) {
                if (input > 0)
                    session.edits().shuffleInput(41);
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
