// Before a guess nothing on the screen holds the answer: every scene of every lab, over random boards, searched in all
// that can be read.
#include "core/foundation/random_source.h"
#include "tests/ui/labs/background.h"
#include "tests/ui/labs/every_scene.h"
#include "tests/ui/labs/frame/drawn_words.h"
#include "tests/ui/main_window/window_fixture.h"
#include "ui/labs/frame/lab_stage.h"
#include "ui/labs/frame/lab_view.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/frame/scene_setting.h"
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
constexpr int kClassicCells = 81;
/// Some searches go on for a minute; what they show until then is looked at too.
constexpr int kPatience = 4'000;
/// The patience with one setting among many: what takes longer is left out.
constexpr int kSettingPatience = 800;
constexpr QSize kPage(1000, 640);

/// Texts that hold the same number or word and do not answer the question.
struct Excused {
    const char* lab;
    /// From 1.
    const char* scene;
    const char* text;
};

constexpr Excused kExcused[] = {
    // The list itself, whose places are asked for, and the wheel's own numbers.
    {"shift_cipher", "fold", "^Fold|its first row|^S\\[|S\\[.*S\\[|G\\(i, j\\)|^The list|^The row of G|i = 1, j = 0"},
    {"shift_cipher", "one_shift", "^shift\\(G|^After \\d"},
    // Formulas and how large a box is.
    {"shift_cipher", "boxes",
     "I counts the rows|box \\(\\d, \\d\\) = shift|Box \\(\\d, \\d\\) holds|^Box \\(I, J\\)|place . digit|place ., "
     "digit"},
    {"shift_cipher", "other_boards", "step 3|^Boxes of|Box \\(0, 0\\) holds|place ., digit"},
    {"shift_cipher", "mask", "^\\d+ clues|r\\dc\\d is"},
    {"shift_cipher", "few_cells", "Digits not seen|place ., digit|1·2·3·4|: hidden"},
    {"lookup", "row_shift", "^\\x{2192}|Row \\d is|[Mm]oved by|a band \\d"},
    // The key's pairs and cells are named by digits.
    {"lookup", "key", "\\d ?= ?\\d|on the first board|^r\\dc\\d"},
    {"lookup", "tower",
     "^The README prints|printed with three|^Key 1|Each row below|of \\d+ ways|All floors|^r\\dc\\d: \\d$"},
    {"lookup", "trios", "^\\d{3} \\d{3} \\d{3}$|Box [12]:|The \\d+ boxes that fit"},
    {"lookup", "solve", "^\\d+$|trios|round|floors|Floor"},
    // Boxes and their digits are numbers as well.
    {"minigrid", "sequence", "1 < N|, clues: |^(\\d\\. )?box \\d$|^Place 1|^\\d$"},
    {"minigrid", "tree",
     "cell r|may stand there|cut|Level|cannot|blank|^[\\dx ]+$|Nothing is placed|missing|\\(stands in"},
    {"minigrid", "explode", "ersion 3\\.[12]|^3\\.[12]|theorem|tests in (version )?3\\.2"},
    {"minigrid", "graph", "percent|^\\d+$|permutations|number"},
    {"minigrid", "guess", "draw|Draw|^\\d+$|Place|roll|number"},
    // The list of all methods that can be chosen.
    {"inverse", "methods", "place \\d+ of|: the mark|^Single candidate$"},
    {"inverse", "search", "steps: level|^\\d+$"},
    {"inverse", "children", "^r\\dc\\d (holds|is filled|has the marks)|^\\d+$|Level"},
    {"inverse", "disguise", "Solutions"},
    {"difficulty", "heat", "w\\(1\\)|^\\d$|clues|r\\dc\\d can"},
    // The step that comes next is named, and all techniques of the path.
    {"difficulty", "scales", "^Score so far|^[A-Z][\\w' -]+$"},
    {"difficulty", "change", "clues"},
};

class OpenQuestion : public WindowTest, public ::testing::WithParamInterface<SceneOfALab> {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        makeAppearance();
        m_preferences->change([](PreferenceValues& v) { v.reducesMotion = true; });
        m_window->resize(1280, 800);
        trigger(qPrintable(GetParam().lab->action()));
        // The window begins with a smaller board, where the small numbers of an answer stand for much else.
        const std::unique_ptr<Lab> fresh(GetParam().lab->make(nullptr));
        if (session().lab()->inputInFull() != fresh->inputInFull())
            session().lab()->setInput(fresh->inputInFull());
        session().setScene(*session().lab()->scenes().indexOf(GetParam().id));
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
        const auto take = [&](const DrawnPicture& drawing) {
            for (const DrawnText& each : drawing.texts)
                texts.append(each.text.trimmed());
        };
        BoardPainters painters;
        const QRectF whole(QPointF(), kPage);
        const StageArea area{whole, whole.adjusted(0, 0, -400, 0), whole.adjusted(620, 0, 0, 0), 14};
        take(drawingOf(kPage, [&](QPainter& painter) {
            scene().paint(painter, area, {themeOf(ThemeId::light), painters}, session().film().at());
        }));
        take(drawingOf(kPage, [&](QPainter& painter) {
            SlideStyle style = projectorStyle(session(), themeOf(ThemeId::light), painters, 1);
            style.question = SlideQuestion::never;
            const double height = projectorHeight(session());
            paintSlide(painter, QRectF(0, 0, height * 1.6, height), session(), style);
        }));
        for (double x = 10; x < kPage.width(); x += 60)
            for (double y = 10; y < kPage.height(); y += 60)
                texts.append(scene().readout(area, {x, y}, session().film().at()));
        return texts;
    }

    bool isExcused(const QString& text) const {
        return std::ranges::any_of(kExcused, [&](const Excused& each) {
            return QLatin1String(each.lab) == QLatin1String(GetParam().lab->id) &&
                   GetParam().id == QLatin1String(each.scene) &&
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
            EXPECT_FALSE(word.match(text).hasMatch()) << "move " << session().film().movesDone() << ": \""
                                                      << text.toStdString() << "\" tells " << answer.toStdString();
        }
    }
};

TEST_P(OpenQuestion, IsAnsweredNowhereBeforeAGuess) {
    // Presets of larger boards than the shuffled ones as well.
    std::vector<int> large;
    const std::vector<LabPreset> presets = session().lab()->presets();
    for (int i = 0; i < static_cast<int>(presets.size()); ++i)
        if (presets[static_cast<std::size_t>(i)].input.size() > kClassicCells)
            large.push_back(i);
    for (int input = 0; input < kInputs + static_cast<int>(large.size()); ++input) {
        if (input >= kInputs)
            session().edits().usePreset(large[static_cast<std::size_t>(input - kInputs)]);
        else if (input > 0)
            session().edits().shuffleInput(RandomSource::forPiece(77, static_cast<std::uint64_t>(input)).next());
        SCOPED_TRACE(session().lab()->inputText().toStdString());
        session().questions().setRevealed(session().sceneIndex(), false);
        settles(*session().lab(), kPatience);
        const LabQuestion question = scene().question();
        if (!question.isDecided())
            continue;
        ASSERT_TRUE(scene().isQuestionOpen());
        const int last = scene().lastReachableMove();
        for (int i = 0; i <= std::min(last, kMostMoves); ++i) {
            session().film().seek(last <= kMostMoves ? i : last * i / kMostMoves);
            expectUntold(question.choices[question.right]);
        }
        // Neither key nor slider leads beyond it, and Play waits.
        session().film().seek(scene().moveCount());
        EXPECT_EQ(session().film().movesDone(), last);
        session().film().forward();
        EXPECT_EQ(session().film().movesDone(), last);
        session().film().seek(0);
        session().film().setSpeed(2);
        session().film().togglePlay();
        for (int i = 0; i < scene().moveCount() + 2 && session().film().isPlaying(); ++i)
            session().film().forward();
        EXPECT_FALSE(session().film().isPlaying());
        EXPECT_LE(session().film().movesDone(), last);
        EXPECT_EQ(session().lab()->scenes().idOf(session().sceneIndex()), GetParam().id);

        const int guess = static_cast<int>(RandomSource::forPiece(5, static_cast<std::uint64_t>(input))
                                               .below(static_cast<std::uint32_t>(question.choices.size())));
        session().questions().makeGuess(guess);
        EXPECT_TRUE(find<QLabel>("labAnswer")->text().contains(question.answer, Qt::CaseInsensitive));
        EXPECT_EQ(find<QLabel>("labAnswer")->text().contains(question.choices[question.right]) ||
                      guess == question.right,
                  true);
        session().film().seek(scene().moveCount());
        EXPECT_EQ(session().film().movesDone(), scene().moveCount());
    }
}

/// What can be set in a scene at all: choices and switches, and numbers near the one that is set.
std::vector<std::pair<QString, int>> otherSettings(LabScene& scene) {
    constexpr int kMostNumbers = 3;
    std::vector<std::pair<QString, int>> all;
    for (const LabControl& control : scene.controls()) {
        const bool isNumber = control.kind == LabControlKind::number;
        if (!isNumber && control.kind != LabControlKind::choice && control.kind != LabControlKind::toggle)
            continue;
        const int first = isNumber ? std::max(control.least, control.value - 1) : control.least;
        const int last = isNumber ? std::min(control.most, first + kMostNumbers - 1) : control.most;
        for (int value = first; value <= last; ++value)
            if (value != control.value)
                all.emplace_back(control.id, value);
    }
    return all;
}

TEST_P(OpenQuestion, ASettingAsksAnewExactlyWhereItChangesTheAnswer) {
    settles(*session().lab(), kSettingPatience);
    const SceneSetting first = settingOf(scene());
    for (const auto& [id, value] : otherSettings(scene())) {
        SCOPED_TRACE(QStringLiteral("%1 = %2").arg(id).arg(value).toStdString());
        setControls(scene(), first.controls);
        Q_EMIT session().lab()->changed();
        if (!settles(*session().lab(), kSettingPatience))
            continue;
        session().questions().setRevealed(session().sceneIndex(), false);
        const LabQuestion before = scene().question();
        if (!before.isDecided())
            continue;
        const QString input = session().lab()->inputText();
        session().questions().makeGuess(0);
        ASSERT_FALSE(scene().isQuestionOpen());
        session().edits().setControl(id, value);
        const bool isSettled = settles(*session().lab(), kSettingPatience);
        const LabQuestion now = scene().question();
        if (!isSettled || !now.isDecided() || session().lab()->inputText() != input)
            continue;
        const bool isSame = now.text == before.text && now.choices[now.right] == before.choices[before.right];
        EXPECT_EQ(scene().isQuestionOpen(), !isSame) << before.text.toStdString() << " -> " << now.text.toStdString();
        if (!isSame) {
            EXPECT_FALSE(session().questions().isRevealed());
            EXPECT_LE(session().film().movesDone(), scene().lastReachableMove());
            expectUntold(now.choices[now.right]);
        }
        // The first is answered for good.
        session().edits().setControl(id, std::ranges::find(first.controls, id, &ControlSetting::id)->value);
        if (settles(*session().lab(), kSettingPatience) && scene().question().text == before.text) {
            EXPECT_FALSE(scene().isQuestionOpen());
        }
    }
}

TEST_P(OpenQuestion, NothingMovesWhenTheAnswerComes) {
    // What still searches is stopped: its words stay as they are.
    if (!settles(*session().lab(), kPatience))
        for (Task* each : session().lab()->findChildren<Task*>())
            each->cancel();
    EXPECT_TRUE(settles(*session().lab(), kPatience));
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
    session().questions().reveal();
    QCoreApplication::processEvents();
    EXPECT_EQ(places().toStdString(), before.toStdString());
    EXPECT_EQ(view().stage()->area().figure, figure);
    session().questions().setRevealed(session().sceneIndex(), false);
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
    EXPECT_EQ(session().sceneIndex(), std::min(before + 1, session().lab()->scenes().count() - 1));
    if (session().sceneIndex() != before) {
        EXPECT_FALSE(shown->isVisible());
    }
}

TEST_P(OpenQuestion, ThePanelIsNoWiderThanItsRoom) {
    for (int preset = -1; preset < std::ssize(session().lab()->presets()); ++preset) {
        if (preset >= 0)
            session().edits().usePreset(preset);
        settles(*session().lab(), kSettingPatience);
        QCoreApplication::processEvents();
        const auto* panel = find<QWidget>("labPanel");
        EXPECT_LE(panel->width(), panel->parentWidget()->width()) << preset;
    }
}

TEST_P(OpenQuestion, HasMoreThanOneChoiceWhateverTheBoard) {
    for (int preset = -1; preset < std::ssize(session().lab()->presets()); ++preset) {
        if (preset >= 0)
            session().edits().usePreset(preset);
        settles(*session().lab(), kSettingPatience);
        QStringList choices = scene().question().choices;
        EXPECT_EQ(choices.removeDuplicates(), 0);
        EXPECT_GE(choices.size(), 2) << preset << ' ' << scene().question().text.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Labs, OpenQuestion, ::testing::ValuesIn(everyScene()),
                         [](const auto& each) { return each.param.name(); });

}  // namespace
}  // namespace nonet
