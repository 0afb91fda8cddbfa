// Pictures of the real window in chosen states, for the README and for comparing looks before and after a change:
//
//     nonet_pictures FOLDER [--size 1280x800] [--theme light|dark|high-contrast] [NAME...]
//
// writes FOLDER/NAME.png for each name, all where none is given. Every state is reached through actions and widgets by
// their names, as a user would reach it, with a seed or a puzzle of its own, so that two runs give the same picture.
#include "ui/board/board_widget.h"
#include "ui/document/puzzle_document.h"
#include "ui/main_window/main_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/text/translations.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QCommandLineParser>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <functional>
#include <memory>

namespace nonet {
namespace {

/// After some singles the next step is an X-Wing.
const QByteArray kXWing = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5\n";
constexpr int kPatience = 60'000;

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
    bool takeReplay(const QString& name);
    bool takeLearn(const QString& name);
    bool takeLab(const QString& name);
    bool takeGenerate(const QString& name);
    bool takeCharts(const QString& name);
    bool takeDock(const QString& name);
    bool takeUndoTree(const QString& name);
    bool takeKeySheet(const QString& name);
    bool takeGeneratorAtFirst(const QString& name);
    QString puzzleFile();
    void askForXWing();

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
        {QStringLiteral("play"), &Photographer::takeHint},
        {QStringLiteral("replay"), &Photographer::takeReplay},
        {QStringLiteral("learn"), &Photographer::takeLearn},
        {QStringLiteral("labs.shift_cipher"), &Photographer::takeLab},
        {QStringLiteral("labs.lookup"), &Photographer::takeLab},
        {QStringLiteral("labs.minigrid"), &Photographer::takeLab},
        {QStringLiteral("labs.inverse"), &Photographer::takeLab},
        {QStringLiteral("labs.difficulty"), &Photographer::takeLab},
        {QStringLiteral("generate"), &Photographer::takeGenerate},
        {QStringLiteral("charts"), &Photographer::takeCharts},
        {QStringLiteral("edit.undo_tree"), &Photographer::takeUndoTree},
        {QStringLiteral("key_sheet"), &Photographer::takeKeySheet},
        {QStringLiteral("generate_first"), &Photographer::takeGeneratorAtFirst},
        {QStringLiteral("file.continue"), &Photographer::takeDock},
        {QStringLiteral("hint.all_steps"), &Photographer::takeDock},
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

QString Photographer::puzzleFile() {
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("puzzle.txt"));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(kXWing);
    return path;
}

bool Photographer::takePlay(const QString& name) {
    openWindow({});
    return keep(*m_window, name);
}

void Photographer::askForXWing() {
    trigger(QStringLiteral("candidates.show"));
    for (int step = 0; step < 60; ++step) {
        for (int depth = 0; depth < 4; ++depth) {
            trigger(QStringLiteral("hint.ask"));
            QTest::qWait(60);
        }
        for (const QLabel* label : m_window->findChildren<QLabel*>())
            if (label->isVisible() && label->text().startsWith(QStringLiteral("X-Wing")))
                return;
        trigger(QStringLiteral("hint.apply"));
        QTest::qWait(60);
    }
}

bool Photographer::takeHint(const QString& name) {
    openWindow({puzzleFile()});
    askForXWing();
    trigger(QStringLiteral("hint.all_steps"));
    QTest::qWait(500);
    return keep(*m_window, name);
}

bool Photographer::takeReplay(const QString& name) {
    openWindow({puzzleFile()});
    trigger(QStringLiteral("replay.show"));
    QTest::qWait(1000);
    for (int step = 0; step < 12; ++step)
        trigger(QStringLiteral("replay.forward"));
    return keep(*m_window, name);
}

bool Photographer::takeLearn(const QString& name) {
    openWindow({puzzleFile()});
    trigger(QStringLiteral("room.learn"));
    return keep(*m_window, name);
}

bool Photographer::takeLab(const QString& name) {
    openWindow({puzzleFile()});
    trigger(name);
    QTest::qWait(500);
    trigger(QStringLiteral("lab.last"));
    QTest::qWait(1500);
    return keep(*m_window, name);
}

bool Photographer::takeGenerate(const QString& name) {
    openWindow({puzzleFile()});
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
    openWindow({puzzleFile()});
    trigger(QStringLiteral("view.charts"));
    QTest::qWait(1000);
    return keep(*find<QWidget>(QStringLiteral("chartsWindow")), name);
}

bool Photographer::takeDock(const QString& name) {
    openWindow({puzzleFile()});
    for (int step = 0; step < 6; ++step) {
        trigger(QStringLiteral("hint.ask"));
        QTest::qWait(60);
        trigger(QStringLiteral("hint.apply"));
        QTest::qWait(60);
    }
    trigger(name);
    QTest::qWait(500);
    return keep(*m_window, name);
}

/// Two branches, one of them with a branch of its own, and a checkpoint.
bool Photographer::takeUndoTree(const QString& name) {
    openWindow({});
    trigger(QStringLiteral("file.new_empty"));
    auto* board = find<BoardWidget>(QStringLiteral("board"));
    const auto enter = [board](int cell, int digit) {
        board->setSelection({Cell(cell)}, Cell(cell));
        board->enterDigit(Digit(digit));
    };
    const auto undo = [this](int times) {
        for (int i = 0; i < times; ++i)
            trigger(QStringLiteral("edit.undo"));
    };
    enter(0, 1);
    enter(10, 2);
    enter(20, 3);
    enter(21, 4);
    undo(1);
    enter(22, 5);
    undo(3);
    enter(40, 6);
    enter(41, 7);
    board->document()->setCheckpoint(QStringLiteral("before guessing"));
    enter(50, 8);
    undo(1);
    enter(51, 9);
    trigger(name);
    QTest::qWait(500);
    return keep(*m_window, name);
}

bool Photographer::takeKeySheet(const QString& name) {
    openWindow({puzzleFile()});
    trigger(QStringLiteral("help.keys"));
    return keep(*find<QWidget>(QStringLiteral("keySheet")), name);
}

bool Photographer::takeGeneratorAtFirst(const QString& name) {
    openWindow({puzzleFile()});
    trigger(QStringLiteral("file.generate"));
    return keep(*find<QWidget>(QStringLiteral("generatorWindow")), name);
}

QString Photographer::take(const QString& name) {
    for (const State& state : states())
        if (state.name == name)
            return (this->*state.take)(name) ? QString() : QStringLiteral("%1 could not be made.").arg(name);
    return QStringLiteral("There is no picture named %1.").arg(name);
}

ThemeChoice themeNamed(const QString& name) {
    if (name == QStringLiteral("dark"))
        return ThemeChoice::dark;
    return name == QStringLiteral("high-contrast") ? ThemeChoice::highContrast : ThemeChoice::light;
}

}  // namespace
}  // namespace nonet

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    nonet::installTranslations(application, QLocale(QLocale::English));
    QApplication::setStyle(QStringLiteral("Fusion"));
    QCommandLineParser parser;
    const QCommandLineOption size(QStringLiteral("size"), QString(), QStringLiteral("size"),
                                  QStringLiteral("1280x800"));
    const QCommandLineOption theme(QStringLiteral("theme"), QString(), QStringLiteral("theme"),
                                   QStringLiteral("light"));
    parser.addOptions({size, theme});
    parser.process(application);
    QStringList names = parser.positionalArguments();
    const QStringList sides = parser.value(size).split(u'x');
    if (names.isEmpty() || sides.size() != 2) {
        QTextStream(stderr) << "nonet_pictures FOLDER [--size 1280x800] [--theme light|dark|high-contrast] [NAME...]\n";
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
