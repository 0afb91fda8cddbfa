#include "app/commands/commands.h"
#include "core/batch/interrupt.h"
#include "ui/text/translations.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <cstdio>

namespace {

struct CliText {
    Q_DECLARE_TR_FUNCTIONS(CliText)
};

bool isCommand(const CLI::App& program, const std::string& name) {
    return !program.get_subcommands([&](const CLI::App* command) { return command->get_name() == name; }).empty();
}

}  // namespace

int main(int argc, char* argv[]) {
    // Before Qt, whose threads must leave the signals alone.
    const nonet::Interrupt interrupt;
    QCoreApplication application(argc, argv);
    nonet::installTranslations(application);

    CLI::App program("Sudoku in a pipe: one puzzle a line in, one answer a line out.", "nonet-cli");
    program.require_subcommand(1);
    program.set_version_flag("-V,--version", "nonet-cli " NONET_VERSION);
    nonet::CommandRun run;
    for (const auto add :
         {nonet::addSolveCommand, nonet::addCountCommand, nonet::addHintCommand, nonet::addPathCommand,
          nonet::addRateCommand, nonet::addStepsCommand, nonet::addCheckCommand, nonet::addConvertCommand,
          nonet::addBenchCommand, nonet::addCanonicalCommand, nonet::addFloorsCommand, nonet::addGenerateCommand,
          nonet::addConstructCommand, nonet::addSemiSolveCommand, nonet::addMinigridCommand})
        add(program, run);
    if (argc > 1 && argv[1][0] != '-' && !isCommand(program, argv[1])) {
        std::fprintf(
            stderr, "nonet-cli: %s\n",
            CliText::tr("There is no command named %1.").arg(QString::fromLocal8Bit(argv[1])).toUtf8().constData());
        return 2;
    }
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return program.exit(error) == 0 ? 0 : 2;
    }
    return run(interrupt.token());
}
