#include "core/batch/heap_limits.h"
#include "core/batch/standard_descriptors.h"
#include "core/storage/user_folders.h"
#include "ui/faults/fault_reports.h"
#include "ui/faults/fault_watch.h"
#include "ui/main_window/alt_key_style.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/translated_window.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/saved_profiles.h"
#include "ui/text/translations.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QTextStream>

#include <cstdlib>
#include <ctime>
#include <fstream>
#include <nonet_commit.h>
#include <sstream>
#include <unistd.h>

namespace {

/// Milliseconds since the system started this process (proc_pid_stat(5), field 22).
double millisecondsSinceStart() {
    std::ifstream stat("/proc/self/stat");
    std::string line;
    std::getline(stat, line);
    std::istringstream fields(line.substr(line.rfind(')') + 2));
    std::string field;
    for (int i = 3; i <= 22; ++i)
        fields >> field;
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    const double started = std::stod(field) / static_cast<double>(sysconf(_SC_CLK_TCK));
    return (static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9 - started) * 1000;
}

/// Where the user has no home, one in which nothing can be made: then the window tells that nothing is kept.
QString dataFolder() {
    if (const QString own = nonet::trialFolder(); !own.isEmpty())
        return own;
    const std::string folder = nonet::userFolders().data;
    return folder.empty() ? QStringLiteral("/dev/null/Nonet")
                          : QString::fromStdString(nonet::nameInUtf8(folder + "/Nonet"));
}

QStringList filesFrom(QCoreApplication& application) {
    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("Main", "A desktop Sudoku studio."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("files"),
                                 QCoreApplication::translate("Main", "Puzzles to open, in any format that is read."),
                                 QStringLiteral("[files...]"));
    parser.process(application);
    QStringList files;
    for (const QString& file : parser.positionalArguments())
        files.append(QFileInfo(file).absoluteFilePath());
    return files;
}

/// Help and version are told without a display.
bool asksOnlyForText(int argc, char** argv) {
    for (int i = 1; i < argc; ++i)
        for (const char* text : {"--help", "-h", "--version", "-v", "--help-all"})
            if (std::string_view(argv[i]) == text)
                return true;
    return false;
}

void nameApplication() {
    QCoreApplication::setApplicationName(QStringLiteral("Nonet"));
    QCoreApplication::setApplicationVersion(QStringLiteral(NONET_VERSION));
}

}  // namespace

int main(int argc, char** argv) {
    nonet::limitHeap();
    nonet::reserveStandardDescriptors();
    nonet::failWritesBeyondLimit();
    nameApplication();
    if (asksOnlyForText(argc, argv)) {
        QCoreApplication application(argc, argv);
        nonet::installTranslations(application);
        filesFrom(application);
        return 0;
    }
    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("nonet"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/program/nonet.svg")));
    const std::unique_ptr<nonet::Preferences> preferences =
        std::make_unique<nonet::Preferences>(nonet::usersSettings());
    const nonet::Appearance appearance(*preferences);
    QApplication::setStyle(new nonet::AltKeyStyle(QStringLiteral("Fusion")));
    const QString data = dataFolder();
    nonet::TranslatedWindow spoken(*preferences, data);
    const QStringList files = filesFrom(application);

    nonet::watchFaults({nonet::FaultReports(data).folder(), NONET_VERSION, NONET_COMMIT});
    spoken.begin(files);
    if (qEnvironmentVariableIntValue("NONET_PRINT_FIRST_FRAME") != 0)
        QObject::connect(&spoken.window(), &nonet::MainWindow::firstFrameShown, &spoken.window(),
                         [] { QTextStream(stdout) << millisecondsSinceStart() << Qt::endl; });
    return QApplication::exec();
}
