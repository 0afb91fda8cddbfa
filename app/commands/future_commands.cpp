#include "app/commands/commands.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <cstdio>

namespace nonet {

namespace {

struct FutureCommandsText {
    Q_DECLARE_TR_FUNCTIONS(FutureCommandsText)
};

}  // namespace

void addFutureCommands(CLI::App& program, CommandRun& run) {
    for (const char* name : {"minigrid"}) {
        CLI::App* command = program.add_subcommand(name)->group("");
        command->allow_extras();
        command->prefix_command();
        command->callback([name, &run] {
            run = [name](std::stop_token) {
                const QString sentence =
                    FutureCommandsText::tr("The command %1 is not built yet.").arg(QString::fromUtf8(name));
                std::fprintf(stderr, "nonet-cli: %s\n", sentence.toUtf8().constData());
                return 2;
            };
        });
    }
}

}  // namespace nonet
