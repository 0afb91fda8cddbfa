// Before a guess nothing on the screen holds the answer: every scene of every lab, over random boards, searched in all
// that can be read.
#include "core/foundation/random_source.h"
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/frame/slide.h"
#include "ui/labs/lab_catalogue.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QToolButton>

#include <ostream>

namespace nonet {
namespace {

constexpr int kInputs = 3;
constexpr int kMostMoves = 12;
/// Some searches go on for a minute; what they show until then is looked at too.
constexpr int kPatience = 4'000;
constexpr QSize kPage(1000, 640);

/// Texts that hold the same number or word and do not answer the question.
struct Excused {
    const char* lab;
    /// From 1.
    int scene;
    const char* text;
};

constexpr Excused kExcused[] = {
    // The list itself, whose places are asked for, and the wheel's own numbers.
    {"shift_cipher", 2, "^Fold|its first row|^S\\[|S\\[.*S\\[|G\\(i, j\\)|^The list|^Row \\d of G|row 1, column 0"},
    {"shift_cipher", 3, "^shift\\(G|^After \\d"},
    // Formulas and how large a box is.
    {"shift_cipher", 4,
     "I counts the rows|box \\(\\d, \\d\\) = shift|Box \\(\\d, \\d\\) holds|^Box \\(I, J\\)|place . digit|place ., "
     "digit"},
    {"shift_cipher", 10, "step 3|^Boxes of|Box \\(0, 0\\) holds|place ., digit"},
    {"shift_cipher", 6, "^\\d+ clues|r\\dc\\d is"},
    {"shift_cipher", 8, "Digits not seen|place ., digit|1·2·3·4|: hidden"},
    {"lookup", 1, "^→|Row \\d is|^Moved by"},
    // The key's pairs and cells are named by digits.
    {"lookup", 3, ".*"},
    {"lookup", 4,
     "^The README prints|printed with three|^Key 1|Each row below|of \\d+ ways|All floors|^r\\dc\\d: \\d$"},
    {"lookup", 5, "^\\d{3} \\d{3} \\d{3}$|Box [12]:|The \\d+ boxes that fit"},
    {"lookup", 9, "^\\d+$|trios|round|floors|Floor"},
    // Boxes and their digits are numbers as well.
    {"minigrid", 2, "1 < N|, clues: |^(\\d\\. )?box \\d$|^Place 1|^\\d$"},
    {"minigrid", 3, "cell r|may stand there|cut|Level|cannot|blank|^\\d+$|Nothing is placed|missing|\\(stands in"},
    {"minigrid", 6, "ersion 3\\.[12]|^3\\.[12]|theorem|tests in (version )?3\\.2"},
    {"minigrid", 7, "percent|^\\d+$|permutations|number"},
    {"minigrid", 10, "draw|Draw|^\\d+$|Place|roll|number"},
    // The list of all methods that can be chosen.
    {"inverse", 3, "place \\d+ of|: the mark|^Single candidate$"},
    {"inverse", 4, "steps: level|^\\d+$"},
    {"inverse", 5, "^\\d+$|Level"},
    {"inverse", 9, "Solutions"},
    {"difficulty", 1, "w\\(1\\)|^\\d$|clues|r\\dc\\d can"},
    // The step that comes next is named, and all techniques of the path.
    {"difficulty", 4, ".*"},
    {"difficulty", 7, "clues"},
};

struct AskedScene {
    const LabRow* lab;
    int scene;
};

void PrintTo(const AskedScene& each, std::ostream* out) { *out << each.lab->id << ' ' << each.scene + 1; }

std::vector<AskedScene> allScenes() {
    std::vector<AskedScene> all;
    for (const LabRow* row : labCatalogue()) {
        constexpr int counts[] = {10, 9, 10, 7, 9};
        const auto index = static_cast<std::size_t>(std::ranges::find(labCatalogue(), row) - labCatalogue().begin());
        for (int scene = 0; scene < counts[index]; ++scene)
            all.push_back({row, scene});
    }
    return all;
}

class OpenQuestion : public WindowTest, public ::testing::WithParamInterface<AskedScene> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        m_window->resize(1280, 800);
        trigger(qPrintable(GetParam().lab->action()));
        session().setScene(GetParam().scene);
    }
    LabSession& session() { return find<LearnRoom>("learnRoom")->session(); }
    LabView& view() { return find<LearnRoom>("learnRoom")->view(); }
    LabScene& scene() { return session().scene(); }

    /// Labels, status line, what screen readers get, words in the picture and on a slide, what the pointer finds.
    QStringList readable() {
        QStringList texts{view().stage()->accessibleName(), view().stage()->accessibleDescription()};
        for (const QLabel* label : view().findChildren<QLabel*>())
            if (label->objectName() != QLatin1String("labQuestion") && label->isVisibleTo(&view()))
                texts.append(label->text());
        texts.append(find<QLabel>("labPaperNotes")->text());
        texts.append(find<QLabel>("labAnswer")->text());
        const auto take = [&](const Drawing& drawing) {
            for (const DrawnText& each : drawing.texts)
                texts.append(each.text.trimmed());
        };
        BoardPainters painters;
        const QRectF whole(QPointF(), kPage);
        const StageArea area{whole, whole.adjusted(0, 0, -400, 0), whole.adjusted(620, 0, 0, 0), 14};
        take(drawingOf(kPage, [&](QPainter& painter) {
            scene().paint(painter, area, {themeOf(ThemeId::light), painters}, session().at());
        }));
        take(drawingOf(kPage, [&](QPainter& painter) {
            SlideStyle style = projectorStyle(themeOf(ThemeId::light), painters, 1);
            style.question = SlideQuestion::never;
            paintSlide(painter, QRectF(0, 0, kProjectorHeight * 1.6, kProjectorHeight), session(), style);
        }));
        for (double x = 10; x < kPage.width(); x += 60)
            for (double y = 10; y < kPage.height(); y += 60)
                texts.append(scene().readout(area, {x, y}, session().at()));
        return texts;
    }

    bool isExcused(const QString& text) const {
        return std::ranges::any_of(kExcused, [&](const Excused& each) {
            return QLatin1String(each.lab) == QLatin1String(GetParam().lab->id) && each.scene == GetParam().scene + 1 &&
                   QRegularExpression(QLatin1String(each.text)).match(text).hasMatch();
        });
    }

    /// As a word of its own. One sign alone is a digit or a letter of some cell.
    void expectUntold(const QString& answer) {
        const QRegularExpression word(QStringLiteral("(?<![\\p{L}\\p{N}.,])%1(?![\\p{L}\\p{N}]|[.,]\\p{N})")
                                          .arg(QRegularExpression::escape(answer)));
        const QString heading = QStringLiteral("%1. %2").arg(session().sceneIndex() + 1).arg(scene().title());
        for (const QString& text : readable()) {
            if (text.trimmed().size() == 1 || text.startsWith(heading) || isExcused(text))
                continue;
            EXPECT_FALSE(word.match(text).hasMatch()) << "move " << session().movesDone() << ": \""
                                                      << text.toStdString() << "\" tells " << answer.toStdString();
        }
    }
};

TEST_P(OpenQuestion, IsAnsweredNowhereBeforeAGuess) {
    for (int input = 0; input < kInputs; ++input) {
        if (input > 0)
            session().shuffleInput(RandomSource::forPiece(77, static_cast<std::uint64_t>(input)).next());
        SCOPED_TRACE(session().lab()->inputText().toStdString());
        session().setRevealed(session().sceneIndex(), false);
        settles(*session().lab(), kPatience);
        const LabQuestion question = scene().question();
        if (!question.isDecided())
            continue;
        ASSERT_TRUE(scene().isQuestionOpen());
        const int last = scene().lastReachableMove();
        for (int i = 0; i <= std::min(last, kMostMoves); ++i) {
            session().seek(last <= kMostMoves ? i : last * i / kMostMoves);
            expectUntold(question.choices[question.right]);
        }
        // Neither key nor slider leads beyond it, and Play waits.
        session().seek(scene().moveCount());
        EXPECT_EQ(session().movesDone(), last);
        session().forward();
        EXPECT_EQ(session().movesDone(), last);
        session().seek(0);
        session().setSpeed(2);
        session().togglePlay();
        for (int i = 0; i < scene().moveCount() + 2 && session().isPlaying(); ++i)
            session().forward();
        EXPECT_FALSE(session().isPlaying());
        EXPECT_LE(session().movesDone(), last);
        EXPECT_EQ(session().sceneIndex(), GetParam().scene);

        const int guess = static_cast<int>(RandomSource::forPiece(5, static_cast<std::uint64_t>(input))
                                               .below(static_cast<std::uint32_t>(question.choices.size())));
        session().makeGuess(guess);
        EXPECT_TRUE(find<QLabel>("labAnswer")->text().contains(question.answer, Qt::CaseInsensitive));
        EXPECT_EQ(find<QLabel>("labAnswer")->text().contains(question.choices[question.right]) ||
                      guess == question.right,
                  true);
        session().seek(scene().moveCount());
        EXPECT_EQ(session().movesDone(), scene().moveCount());
    }
}

TEST_P(OpenQuestion, NothingMovesWhenTheAnswerComes) {
    if (!settles(*session().lab(), kPatience))
        GTEST_SKIP() << "still searching";
    QCoreApplication::processEvents();
    const auto places = [this] {
        QStringList all;
        for (const QWidget* each : view().findChildren<QWidget*>()) {
            const QString name = each->objectName();
            if (name.startsWith(QLatin1String("labChoice")) || name == QLatin1String("labReveal") ||
                name == QLatin1String("questionCard") || name == QLatin1String("labWords") ||
                name == QLatin1String("labPaper") || name.startsWith(QLatin1String("control_"))) {
                const QRect rect(each->mapTo(&view(), QPoint()), each->size());
                if (each->isVisible() && !name.startsWith(QLatin1String("control_")))
                    all.append(QStringLiteral("%1 %2,%3 %4").arg(name).arg(rect.x()).arg(rect.y()).arg(rect.width()));
                else if (each->isVisible())
                    all.append(QStringLiteral("%1 %2").arg(name).arg(rect.y()));
            }
        }
        all.sort();
        return all.join(u'\n');
    };
    const QString before = places();
    const QRectF figure = view().stage()->area().figure;
    session().reveal();
    QCoreApplication::processEvents();
    EXPECT_EQ(places().toStdString(), before.toStdString());
    EXPECT_EQ(view().stage()->area().figure, figure);
    session().setRevealed(session().sceneIndex(), false);
    QCoreApplication::processEvents();
    EXPECT_EQ(places().toStdString(), before.toStdString());
}

TEST_P(OpenQuestion, ThePaperIsFoldedAwayAndTheNextSceneIsAButton) {
    EXPECT_LE(scene().sentences().size(), 3);
    for (const QString& sentence : scene().sentences())
        EXPECT_FALSE(sentence.contains(QStringLiteral("the paper"), Qt::CaseInsensitive)) << sentence.toStdString();
    EXPECT_FALSE(scene().question().text.contains(QStringLiteral("the paper"), Qt::CaseInsensitive));
    const PaperNotes notes = scene().paperNotes();
    auto* handle = find<QToolButton>("labPaper");
    auto* shown = find<QLabel>("labPaperNotes");
    EXPECT_EQ(handle->isVisible(), !notes.sentences.isEmpty());
    EXPECT_FALSE(shown->isVisible());
    if (!notes.sentences.isEmpty()) {
        handle->click();
        EXPECT_TRUE(shown->isVisible());
        EXPECT_TRUE(shown->text().contains(notes.sentences.front()));
        EXPECT_TRUE(shown->text().contains(session().lab()->source()));
        EXPECT_FALSE(session().lab()->source().isEmpty());
    }
    auto* next = find<QToolButton>("button_lab.next");
    EXPECT_TRUE(next->isVisible());
    EXPECT_EQ(next->text(), QStringLiteral("Next scene"));
    EXPECT_EQ(next->isEnabled(), session().sceneAfter().has_value());
    const int before = session().sceneIndex();
    next->click();
    EXPECT_EQ(session().sceneIndex(), std::min(before + 1, session().lab()->sceneCount() - 1));
    if (session().sceneIndex() != before) {
        EXPECT_FALSE(shown->isVisible());
    }
}

TEST_P(OpenQuestion, ThePanelIsNoWiderThanItsRoom) {
    settles(*session().lab(), kPatience);
    QCoreApplication::processEvents();
    const auto* panel = find<QWidget>("labPanel");
    EXPECT_LE(panel->width(), panel->parentWidget()->width());
}

TEST(OpenQuestions, LeaveNoSceneOut) {
    std::size_t count = 0;
    for (const LabRow* row : labCatalogue()) {
        const std::unique_ptr<Lab> lab(row->make(nullptr));
        count += static_cast<std::size_t>(lab->sceneCount());
    }
    EXPECT_EQ(allScenes().size(), count);
}

INSTANTIATE_TEST_SUITE_P(Labs, OpenQuestion, ::testing::ValuesIn(allScenes()), [](const auto& each) {
    return std::string(each.param.lab->id) + '_' + std::to_string(each.param.scene + 1);
});

}  // namespace
}  // namespace nonet
