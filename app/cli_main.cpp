#include "app/commands/commands.h"
#include "app/commands/output.h"
#include "core/batch/interrupt.h"
#include "core/batch/standard_descriptors.h"
#include "ui/text/translations.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <sstream>

namespace {

struct CliText {
    Q_DECLARE_TR_FUNCTIONS(CliText)
};

struct Command {
    std::string_view name;
    void (*add)(CLI::App&, nonet::CommandRun&);
};
constexpr Command kCommands[] = {
    {"solve", nonet::addSolveCommand},
    {"count", nonet::addCountCommand},
    {"true", nonet::addTrueCommand},
    {"hint", nonet::addHintCommand},
    {"path", nonet::addPathCommand},
    {"rate", nonet::addRateCommand},
    {"steps", nonet::addStepsCommand},
    {"check", nonet::addCheckCommand},
    {"convert", nonet::addConvertCommand},
    {"bench", nonet::addBenchCommand},
    {"canonical", nonet::addCanonicalCommand},
    {"floors", nonet::addFloorsCommand},
    {"generate", nonet::addGenerateCommand},
    {"construct", nonet::addConstructCommand},
    {"semi-solve", nonet::addSemiSolveCommand},
    {"minigrid", nonet::addMinigridCommand},
};

const Command* commandNamed(std::string_view name) {
    const auto* const command = std::ranges::find(kCommands, name, &Command::name);
    return command == std::end(kCommands) ? nullptr : command;
}

int refuse(const QString& sentence, const std::string& named) {
    std::fprintf(stderr, "nonet-cli: %s\n", sentence.arg(QString::fromLocal8Bit(named.c_str())).toUtf8().constData());
    return 2;
}

/// The exit status of a call that names nothing to run: help was asked for, or it was wrong.
int endWithout(const CLI::App& program, const CLI::ParseError& error) {
    // CLI11 reports a missing command where a wrong word stands in its place.
    const std::vector<std::string> unknown = program.remaining(true);
    const std::vector<CLI::App*> named = program.get_subcommands();
    if (named.empty() && !unknown.empty())
        return refuse(CliText::tr("There is no option named %1 before the command."), unknown.front());
    if (!named.empty() && !unknown.empty() && named.front()->get_require_subcommand_min() > 0 &&
        named.front()->get_subcommands().empty())
        return refuse(CliText::tr("%1 has no command named %2.").arg(QString::fromStdString(named.front()->get_name())),
                      unknown.front());
    std::ostringstream help;
    if (program.exit(error, help, std::cerr) != 0)
        return 2;
    return nonet::writeOutput(help.str()) && nonet::flushOutput() ? 0 : 1;
}

}  // namespace

int main(int argc, char* argv[]) {
    // Before Qt, which takes the first descriptors that are free, and whose threads must leave the signals alone.
    nonet::reserveStandardDescriptors();
    const nonet::Interrupt interrupt;
    QCoreApplication application(argc, argv);
    nonet::installTranslations(application);

    CLI::App program("Sudoku in a pipe: one puzzle a line in, one answer a line out.", "nonet-cli");
    program.require_subcommand(1);
    program.set_version_flag("-V,--version", "nonet-cli " NONET_VERSION);
    nonet::CommandRun run;
    const bool namesCommand = argc > 1 && argv[1][0] != '-';
    if (const Command* named = namesCommand ? commandNamed(argv[1]) : nullptr; named != nullptr)
        // The options of the others would take longer than many an answer.
        named->add(program, run);
    else if (namesCommand)
        return refuse(CliText::tr("There is no command named %1."), argv[1]);
    else
        for (const Command& command : kCommands)
            command.add(program, run);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return endWithout(program, error);
    }
    const int status = run(interrupt.token());
    return nonet::flushOutput() || status != 0 ? status : 1;
}
