// Pictures of the real window in chosen states, for the README and for comparing looks before and after a change:
//
//     nonet_pictures FOLDER [--size 1280x800] [--theme light|dark|high-contrast|high-contrast-reversed|print]
//                    [--language en|de] [NAME...]
//
// writes FOLDER/NAME.png for each name, all where none is given; of a path to a puzzle's file that puzzle, opened;
// "labs.lookup.3" is the third scene of that lab, and "labs.lookup.3.slide" what a projector gets of it. Every state is
// reached through actions and widgets by their names, as a user would reach it, with a seed or a puzzle of its own, so
// that two runs give the same picture.
#include "core/board/grid.h"
#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/labs/frame/handout.h"
#include "ui/labs/frame/learn_room.h"
#include "ui/labs/frame/slide.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_room.h"
#include "ui/lessons/lesson_view.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/session/document_session.h"
#include "ui/text/translations.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCommandLineParser>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>
#include <QTreeView>

#include <functional>
#include <memory>

namespace nonet {
namespace {

/// After some singles the next step is an X-Wing.
const char* const kXWing = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
/// Further on, an XY-Chain.
const char* const kChain = "....3..8...3.1...64....9..7962......5.1.2.......5....38......1...5..7.4.3.....6.2";
const char* const kEasy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr int kPatience = 60'000;
constexpr int kAllCells = 81;

class Photographer {
public:
    Photographer(QDir folder, QSize size, ThemeChoice theme)
        : m_folder(std::move(folder)), m_size(size), m_theme(theme) {}

    /// What was wrong; empty where the picture was made.
    QString take(const QString& name);

private:
    void openWindow(const QStringList& files);
    void trigger(const QString& id) { find<QAction>(id)->trigger(); }
    template <typename Kind>
    Kind* find(const QString& name) {
        auto* found = m_window->findChild<Kind*>(name);
        if (!found)
            qFatal("No %s in the window.", qPrintable(name));
        return found;
    }
    bool keep(QWidget& widget, const QString& name) {
        QTest::qWait(800);
        return widget.grab().save(m_folder.filePath(name + QStringLiteral(".png")));
    }

    bool takePlay(const QString& name);
    bool takeHint(const QString& name);
    bool takeHintDepth(const QString& name);
    bool takeChain(const QString& name);
    bool takeAllSteps(const QString& name);
    /// Grouped, flat, or with columns.
    bool takeAllStepsOfChain(const QString& name);
    bool takeCompletion(const QString& name);
    bool takeContinue(const QString& name);
    bool acknowledgeNew(const QString& name);
    bool takeTechniques(const QString& name);
    bool takeReplay(const QString& name);
    bool takeLearn(const QString& name);
    /// "labs.lookup.3" is the third scene of that lab at its last move; after another dot: "answer" with its question
    /// answered, "turn", or what a projector or paper gets: "slide", without its answer "asked", "sheet", "key" and
    /// "teacher". "labs.lookup.3.preset2" and "labs.lookup.3.preset2.slide" are of the lab's second preset.
    bool takeLab(const QString& name);
    bool keepPage(const QString& name, const QString& what);
    bool takeLessons(const QString& name);
    /// One of the four parts, by the name's end; an XY-Wing's, or with "single" a hidden single's.
    bool takeLesson(const QString& name);
    bool takeGenerate(const QString& name);
    bool takeCharts(const QString& name);
    bool takeUndoTree(const QString& name);
    bool takeKeySheet(const QString& name);
    bool takeGeneratorAtFirst(const QString& name);
    PuzzleDocument& document() { return *m_window->session().document(); }
    void openPuzzle(const char* givens, const char* title, const char* author);
    void openXWing() {
        openWindow({});
        openPuzzle(kXWing, "Sunday walk", "Ada Quill");
    }
    /// Enters so many of the solution's digits.
    void play(int moves);
    /// Applies hints until the next one is of this technique, and has it told whole.
    bool askFor(const QString& technique);

    QDir m_folder;
    QSize m_size;
    ThemeChoice m_theme;
    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<MainWindow> m_window;

public:
    struct State {
        QString name;
        bool (Photographer::*take)(const QString& name);
    };
    static const std::vector<State>& states();
};

const std::vector<Photographer::State>& Photographer::states() {
    static const std::vector<State> all = {
        {QStringLiteral("first_start"), &Photographer::takePlay},
        {QStringLiteral("hint_1_name"), &Photographer::takeHintDepth},
        {QStringLiteral("hint_2_houses"), &Photographer::takeHintDepth},
        {QStringLiteral("hint_3_pattern"), &Photographer::takeHintDepth},
        {QStringLiteral("hint_4_full"), &Photographer::takeHintDepth},
        {QStringLiteral("play"), &Photographer::takeHint},
        {QStringLiteral("chain"), &Photographer::takeChain},
        {QStringLiteral("hint.all_steps"), &Photographer::takeAllSteps},
        {QStringLiteral("all_steps_grouped"), &Photographer::takeAllStepsOfChain},
        {QStringLiteral("all_steps_flat"), &Photographer::takeAllStepsOfChain},
        {QStringLiteral("all_steps_wide"), &Photographer::takeAllStepsOfChain},
        {QStringLiteral("completion"), &Photographer::takeCompletion},
        {QStringLiteral("file.continue"), &Photographer::takeContinue},
        {QStringLiteral("file.new"), &Photographer::acknowledgeNew},
        {QStringLiteral("hint.techniques"), &Photographer::takeTechniques},
        {QStringLiteral("replay"), &Photographer::takeReplay},
        {QStringLiteral("learn"), &Photographer::takeLearn},
        {QStringLiteral("labs.shift_cipher"), &Photographer::takeLab},
        {QStringLiteral("labs.lookup"), &Photographer::takeLab},
        {QStringLiteral("labs.minigrid"), &Photographer::takeLab},
        {QStringLiteral("labs.inverse"), &Photographer::takeLab},
        {QStringLiteral("labs.difficulty"), &Photographer::takeLab},
        {QStringLiteral("lessons"), &Photographer::takeLessons},
        {QStringLiteral("lesson_see"), &Photographer::takeLesson},
        {QStringLiteral("lesson_why"), &Photographer::takeLesson},
        {QStringLiteral("lesson_why_end"), &Photographer::takeLesson},
        {QStringLiteral("lesson_find"), &Photographer::takeLesson},
        {QStringLiteral("lesson_find_slip"), &Photographer::takeLesson},
        {QStringLiteral("lesson_find_right"), &Photographer::takeLesson},
        {QStringLiteral("lesson_use"), &Photographer::takeLesson},
        {QStringLiteral("lesson_pair_see"), &Photographer::takeLesson},
        {QStringLiteral("lesson_pair_why"), &Photographer::takeLesson},
        {QStringLiteral("lesson_pair_why_end"), &Photographer::takeLesson},
        {QStringLiteral("lesson_pair_find_right"), &Photographer::takeLesson},
        {QStringLiteral("lesson_single_see"), &Photographer::takeLesson},
        {QStringLiteral("lesson_single_find"), &Photographer::takeLesson},
        {QStringLiteral("lesson_count_why_end"), &Photographer::takeLesson},
        {QStringLiteral("generate"), &Photographer::takeGenerate},
        {QStringLiteral("charts"), &Photographer::takeCharts},
        {QStringLiteral("edit.undo_tree"), &Photographer::takeUndoTree},
        {QStringLiteral("key_sheet"), &Photographer::takeKeySheet},
        {QStringLiteral("generate_first"), &Photographer::takeGeneratorAtFirst},
    };
    return all;
}

void Photographer::openWindow(const QStringList& files) {
    m_window.reset();
    m_appearance.reset();
    m_data = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_data->filePath(QStringLiteral("settings.ini")));
    m_preferences->change([this](PreferenceValues& values) {
        values.theme = m_theme;
        values.reducesMotion = true;
        values.showsTimer = false;
    });
    m_appearance = std::make_unique<Appearance>(*m_preferences);
    m_window = std::make_unique<MainWindow>(*m_preferences, m_data->path());
    m_window->begin(files);
    m_window->resize(m_size);
    m_window->show();
    QTest::qWait(1500);
}

void Photographer::openPuzzle(const char* givens, const char* title, const char* author) {
    PuzzleRecord record;
    record.puzzle = Puzzle(*gridFromLine(givens));
    record.info.title = title;
    record.info.author = author;
    m_window->session().open(record);
    if (!QTest::qWaitFor([this] { return document().findings().rating().has_value(); }, kPatience))
        qFatal("%s could not be rated.", title);
}

void Photographer::play(int moves) {
    auto* board = find<BoardWidget>(QStringLiteral("board"));
    const Grid solution = *document().findings().solution();
    for (int i = 0; i < solution.cellCount() && moves > 0; ++i) {
        if (!document().digits().isBlank(Cell(i)))
            continue;
        board->setSelection({Cell(i)}, Cell(i));
        board->enterDigit(*solution.digit(Cell(i)));
        --moves;
    }
}

bool Photographer::takePlay(const QString& name) {
    openWindow({});
    return keep(*m_window, name);
}

bool Photographer::askFor(const QString& technique) {
    trigger(QStringLiteral("candidates.show"));
    for (int step = 0; step < 80; ++step) {
        for (int depth = 0; depth < 4; ++depth) {
            trigger(QStringLiteral("hint.ask"));
            QTest::qWait(60);
        }
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith(technique))
                return true;
        trigger(QStringLiteral("hint.apply"));
        QTest::qWait(60);
    }
    return false;
}

bool Photographer::takeHint(const QString& name) {
    openXWing();
    if (!askFor(QStringLiteral("X-Wing")))
        return false;
    trigger(QStringLiteral("hint.all_steps"));
    QTest::qWait(500);
    return keep(*m_window, name);
}

bool Photographer::takeHintDepth(const QString& name) {
    openXWing();
    if (!askFor(QStringLiteral("X-Wing")))
        return false;
    auto* board = find<BoardWidget>(QStringLiteral("board"));
    QTest::keyClick(board, Qt::Key_Escape);
    for (int depth = 0; depth < name.section(u'_', 1, 1).toInt(); ++depth) {
        trigger(QStringLiteral("hint.ask"));
        QTest::qWait(100);
    }
    return keep(*m_window, name);
}

bool Photographer::takeChain(const QString& name) {
    openWindow({});
    openPuzzle(kChain, "The long way round", "Ada Quill");
    return askFor(QStringLiteral("XY-Chain")) && keep(*m_window, name);
}

bool Photographer::takeAllSteps(const QString& name) {
    openXWing();
    trigger(QStringLiteral("candidates.show"));
    trigger(QStringLiteral("hint.all_steps"));
    find<QPushButton>(QStringLiteral("allStepsShow"))->click();
    QTest::qWait(1500);
    return keep(*m_window, name);
}

bool Photographer::takeAllStepsOfChain(const QString& name) {
    openWindow({});
    openPuzzle(kChain, "The long way round", "Ada Quill");
    if (!askFor(QStringLiteral("XY-Chain")))
        return false;
    trigger(QStringLiteral("hint.all_steps"));
    find<QPushButton>(QStringLiteral("allStepsShow"))->click();
    QTest::qWait(1000);
    auto* list = find<QTreeView>(QStringLiteral("allStepsList"));
    const QModelIndex row = list->model()->index(1, 0);
    list->expand(row);
    list->setCurrentIndex(row);
    auto* dock = find<QDockWidget>(QStringLiteral("allStepsDock"));
    if (name.endsWith(QStringLiteral("wide"))) {
        dock->setFloating(true);
        dock->resize(820, 460);
        QTest::qWait(500);
        return keep(*dock, name);
    }
    if (name.endsWith(QStringLiteral("flat")))
        find<QCheckBox>(QStringLiteral("allStepsGroup"))->click();
    QTest::qWait(500);
    return keep(*m_window, name);
}

bool Photographer::takeCompletion(const QString& name) {
    openXWing();
    play(kAllCells);
    return keep(*m_window, name);
}

bool Photographer::takeContinue(const QString& name) {
    openWindow({});
    openPuzzle(kEasy, "Before breakfast", "");
    play(28);
    openPuzzle(kChain, "The long way round", "Ada Quill");
    play(9);
    openPuzzle(kXWing, "Sunday walk", "Ada Quill");
    play(17);
    trigger(QStringLiteral("file.new_empty"));
    trigger(name);
    QTest::qWait(1000);
    return keep(*m_window, name);
}

bool Photographer::acknowledgeNew(const QString& name) {
    openXWing();
    trigger(name);
    return keep(*find<QWidget>(QStringLiteral("newPuzzleDialog")), name);
}

bool Photographer::takeTechniques(const QString& name) {
    openXWing();
    trigger(name);
    return keep(*find<QWidget>(QStringLiteral("techniqueDialog")), name);
}

bool Photographer::takeReplay(const QString& name) {
    openXWing();
    trigger(QStringLiteral("replay.show"));
    QTest::qWait(1000);
    for (int step = 0; step < 12; ++step)
        trigger(QStringLiteral("replay.forward"));
    return keep(*m_window, name);
}

bool Photographer::takeLearn(const QString& name) {
    openXWing();
    // One lab was begun.
    trigger(QStringLiteral("labs.lookup"));
    trigger(QStringLiteral("lab.next"));
    trigger(QStringLiteral("lab.leave"));
    return keep(*m_window, name);
}

bool Photographer::takeLab(const QString& name) {
    QString what = name.section(QLatin1Char('.'), 3);
    openXWing();
    trigger(name.section(QLatin1Char('.'), 0, 1));
    if (const QString preset = what.section(QLatin1Char('.'), 0, 0); preset.startsWith(QLatin1String("preset"))) {
        LabSession& session = find<LearnRoom>(QStringLiteral("learnRoom"))->session();
        session.usePreset(preset.mid(6).toInt() - 1);
        what = what.section(QLatin1Char('.'), 1);
    }
    for (int scene = 1; scene < name.section(QLatin1Char('.'), 2, 2).toInt(); ++scene)
        trigger(QStringLiteral("lab.next"));
    QTest::qWait(500);
    if (what == QLatin1String("turn"))
        trigger(QStringLiteral("lab.your_turn"));
    else if (what == QLatin1String("answer") || what == QLatin1String("slide"))
        trigger(QStringLiteral("lab.reveal"));
    else if (what == QLatin1String("asked"))
        find<LearnRoom>(QStringLiteral("learnRoom"))->session().askOrReveal();
    if (what != QLatin1String("turn"))
        trigger(QStringLiteral("lab.last"));
    QTest::qWait(1500);
    if (what != QLatin1String("slide") && what != QLatin1String("asked") && what != QLatin1String("sheet") &&
        what != QLatin1String("key") && what != QLatin1String("teacher"))
        return keep(*m_window, name);
    return keepPage(name, what);
}

bool Photographer::keepPage(const QString& name, const QString& what) {
    const LabSession& session = find<LearnRoom>(QStringLiteral("learnRoom"))->session();
    BoardPainters painters;
    const bool isSlide = what == QLatin1String("slide") || what == QLatin1String("asked");
    QImage page(isSlide ? m_size : QSize(1190, 1684), QImage::Format_ARGB32_Premultiplied);
    page.fill(Qt::white);
    QPainter painter(&page);
    if (isSlide) {
        const double height = projectorHeight(session);
        const double scale = m_size.height() / height;
        painter.scale(scale, scale);
        paintSlide(painter, QRectF(0, 0, m_size.width() / scale, height), session,
                   projectorStyle(session, themeOf(ThemeId::light), painters, scale));
    } else {
        painter.scale(2, 2);
        const std::size_t number = what == QLatin1String("teacher") ? 2 : what == QLatin1String("key") ? 1 : 0;
        handoutPages(session, {})[number].paint(painter, QRectF(48, 48, 499, 746));
    }
    painter.end();
    return page.save(m_folder.filePath(name + QStringLiteral(".png")));
}

bool Photographer::takeLessons(const QString& name) {
    openXWing();
    LessonProgress done{.hasSeen = true, .knowsWhy = true, .hasUsed = true};
    done.finds.fill(LessonFind::found);
    keepLessonProgress(*m_preferences, TechniqueId::fullHouse, done);
    done.hasUsed = false;
    done.finds[2] = LessonFind::afterMistake;
    keepLessonProgress(*m_preferences, TechniqueId::nakedSingle, done);
    keepLessonProgress(*m_preferences, TechniqueId::hiddenSingle, {.hasSeen = true});
    trigger(QStringLiteral("learn.techniques"));
    return keep(*m_window, name);
}

bool Photographer::takeLesson(const QString& name) {
    openXWing();
    trigger(QStringLiteral("learn.techniques"));
    const TechniqueId id = name.contains(QStringLiteral("single"))  ? TechniqueId::hiddenSingle
                           : name.contains(QStringLiteral("count")) ? TechniqueId::swordfish
                           : name.contains(QStringLiteral("pair"))  ? TechniqueId::nakedPair
                                                                    : TechniqueId::xyWing;
    find<LessonRoom>(QStringLiteral("lessonRoom"))->openLesson(id);
    auto* view = find<LessonView>(QStringLiteral("lessonView"));
    if (!QTest::qWaitFor([view] { return view->hasLesson(); }, kPatience))
        return false;
    const auto has = [&name](const char* word) { return name.contains(QLatin1String(word)); };
    view->setPart(has("why")    ? LessonPart::why
                  : has("find") ? LessonPart::find
                  : has("use")  ? LessonPart::use
                                : LessonPart::see);
    for (int i = 0; has("why") && i < (has("end") ? 40 : 1); ++i)
        trigger(QStringLiteral("lesson.forward"));
    if (!has("find"))
        return keep(*m_window, name);
    const LessonPosition& position = view->lesson().toFind[0];
    LessonMarks marks = marksOf(position.shown());
    // A wrong one for the slip; half the pattern where nothing is checked yet.
    Cell next(0);
    for (const Cell cell : marks.cells) {
        next = cell;
        if (id != TechniqueId::hiddenSingle)
            Q_EMIT view->board().cellTaken(cell);
    }
    if (has("slip"))
        Q_EMIT view->board().cellTaken(Cell(next.index() == 80 ? 0 : next.index() + 1));
    if (has("right"))
        marks.results.forEach([view](Candidate each) { Q_EMIT view->board().digitTyped(each.cell, each.digit); });
    if (has("slip") || has("right"))
        trigger(QStringLiteral("lesson.check"));
    return keep(*m_window, name);
}

bool Photographer::takeGenerate(const QString& name) {
    openXWing();
    trigger(QStringLiteral("file.generate"));
    QTest::qWait(300);
    auto* dialog = find<QWidget>(QStringLiteral("generatorWindow"));
    find<QComboBox>(QStringLiteral("goalLevel"))->setCurrentIndex(3);
    find<QSpinBox>(QStringLiteral("goalCount"))->setValue(12);
    find<QLineEdit>(QStringLiteral("goalSeed"))->setText(QStringLiteral("7"));
    find<QPushButton>(QStringLiteral("generate"))->click();
    const auto* list = find<QListView>(QStringLiteral("generatedPuzzles"));
    const bool isDone = QTest::qWaitFor([list] { return list->model()->rowCount() == 12; }, kPatience);
    return isDone && keep(*dialog, name);
}

bool Photographer::takeCharts(const QString& name) {
    openXWing();
    trigger(QStringLiteral("view.charts"));
    QTest::qWait(1000);
    return keep(*find<QWidget>(QStringLiteral("chartsWindow")), name);
}

/// A game with a guess that failed, a checkpoint before it, and a second try that branches again.
bool Photographer::takeUndoTree(const QString& name) {
    openXWing();
    const auto undo = [this](int times) {
        for (int i = 0; i < times; ++i)
            trigger(QStringLiteral("edit.undo"));
    };
    play(6);
    document().notes().setCheckpoint(QStringLiteral("before guessing"));
    auto* board = find<BoardWidget>(QStringLiteral("board"));
    const auto enter = [board](Cell cell, int digit) {
        board->setSelection({cell}, cell);
        board->enterDigit(Digit(digit));
    };
    enter(Cell(44), 2);
    enter(Cell(42), 3);
    enter(Cell(36), 5);
    undo(3);
    play(3);
    undo(1);
    trigger(QStringLiteral("hint.ask"));
    QTest::qWait(100);
    trigger(QStringLiteral("hint.apply"));
    find<QDockWidget>(QStringLiteral("hintDock"))->close();
    play(2);
    trigger(name);
    QTest::qWait(500);
    return keep(*m_window, name);
}

bool Photographer::takeKeySheet(const QString& name) {
    openXWing();
    trigger(QStringLiteral("help.keys"));
    return keep(*find<QWidget>(QStringLiteral("keySheet")), name);
}

bool Photographer::takeGeneratorAtFirst(const QString& name) {
    openXWing();
    trigger(QStringLiteral("file.generate"));
    return keep(*find<QWidget>(QStringLiteral("generatorWindow")), name);
}

QString Photographer::take(const QString& name) {
    if (name.contains(u'/')) {
        openWindow({name});
        return keep(*m_window, QFileInfo(name).completeBaseName()) ? QString()
                                                                   : QStringLiteral("%1 could not be kept.").arg(name);
    }
    for (const State& state : states())
        if (state.name == name || (state.take == &Photographer::takeLab && name.startsWith(state.name + u'.')))
            return (this->*state.take)(name) ? QString() : QStringLiteral("%1 could not be made.").arg(name);
    return QStringLiteral("There is no picture named %1.").arg(name);
}

ThemeChoice themeNamed(const QString& name) {
    if (name == QStringLiteral("dark"))
        return ThemeChoice::dark;
    if (name == QStringLiteral("high-contrast-reversed"))
        return ThemeChoice::highContrastReversed;
    if (name == QStringLiteral("print"))
        return ThemeChoice::print;
    return name == QStringLiteral("high-contrast") ? ThemeChoice::highContrast : ThemeChoice::light;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    QCommandLineParser parser;
    const QCommandLineOption size(QStringLiteral("size"), QString(), QStringLiteral("size"),
                                  QStringLiteral("1280x800"));
    const QCommandLineOption theme(QStringLiteral("theme"), QString(), QStringLiteral("theme"),
                                   QStringLiteral("light"));
    const QCommandLineOption language(QStringLiteral("language"), QString(), QStringLiteral("language"),
                                      QStringLiteral("en"));
    parser.addOptions({size, theme, language});
    parser.process(application);
    const QLocale spoken(parser.value(language));
    QLocale::setDefault(spoken);
    nonet::installTranslations(application, spoken);
    QStringList names = parser.positionalArguments();
    const QStringList sides = parser.value(size).split(u'x');
    if (names.isEmpty() || sides.size() != 2) {
        QTextStream(stderr) << "nonet_pictures FOLDER [--size 1280x800] [--theme "
                               "light|dark|high-contrast|high-contrast-reversed|print] "
                               "[--language en|de] [NAME...]\n";
        return 2;
    }
    const QDir folder(names.takeFirst());
    folder.mkpath(QStringLiteral("."));
    if (names.isEmpty())
        for (const auto& state : nonet::Photographer::states())
            names.append(state.name);
    nonet::Photographer photographer(folder, QSize(sides[0].toInt(), sides[1].toInt()),
                                     nonet::themeNamed(parser.value(theme)));
    int status = 0;
    for (const QString& name : names) {
        const QString fault = photographer.take(name);
        if (!fault.isEmpty()) {
            QTextStream(stderr) << fault << Qt::endl;
            status = 1;
        }
    }
    return status;
}
