#include "app/commands/commands.h"
#include "app/commands/exhaustion.h"
#include "app/commands/output.h"
#include "app/commands/words.h"
#include "core/batch/interrupt.h"
#include "core/batch/standard_descriptors.h"

#include <QCoreApplication>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <new>
#include <span>
#include <sstream>
#include <system_error>

namespace {

struct CliText {
    Q_DECLARE_TR_FUNCTIONS(CliText)
};

/// Whether a command speaks at once, or sees to its words when it needs some.
enum class Words { first, whenNeeded };

struct Command {
    std::string_view name;
    void (*add)(CLI::App&, nonet::CommandRun&);
    Words words = Words::first;
};
constexpr Command kCommands[] = {
    {"solve", nonet::addSolveCommand, Words::whenNeeded},
    {"count", nonet::addCountCommand, Words::whenNeeded},
    {"true", nonet::addTrueCommand},
    {"backdoors", nonet::addBackdoorsCommand},
    {"hint", nonet::addHintCommand},
    {"path", nonet::addPathCommand},
    {"rate", nonet::addRateCommand},
    {"steps", nonet::addStepsCommand},
    {"check", nonet::addCheckCommand, Words::whenNeeded},
    {"convert", nonet::addConvertCommand},
    {"bench", nonet::addBenchCommand},
    {"canonical", nonet::addCanonicalCommand, Words::whenNeeded},
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

/// The exit status. Without a command named, all of them are there to be told about.
int answerCall(int argc, char* argv[], const Command* named, const nonet::Interrupt& interrupt) {
    CLI::App program("Sudoku in a pipe: one puzzle a line in, one answer a line out.", "nonet-cli");
    program.require_subcommand(1);
    program.set_version_flag("-V,--version", "nonet-cli " NONET_VERSION);
    nonet::CommandRun run;
    // The options of all others would take longer than many an answer.
    for (const Command& command : named == nullptr ? std::span<const Command>(kCommands) : std::span(named, 1))
        command.add(program, run);
    try {
        program.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        if (!nonet::loadWords())
            return endWithout(program, error);
    }
    if (!run)
        // The words of the error came before the translations.
        return answerCall(argc, argv, named, interrupt);
    const int status = run(interrupt.token());
    return nonet::flushOutput() || status != 0 ? status : 1;
}

/// Ends at once: what is left is memory, and taking it apart, Qt's above all, is a tenth of a short run.
[[noreturn]] void endProgram(int status) {
#ifdef __SANITIZE_ADDRESS__
    // Here leaks are looked for at the end.
    std::exit(status);
#else
    std::_Exit(status);
#endif
}

[[noreturn]] void run(int argc, char* argv[]) {
    const nonet::Interrupt interrupt(nonet::finishLine);
    nonet::stopOutputWith(interrupt.token());
    const bool namesCommand = argc > 1 && argv[1][0] != '-';
    const Command* const named = namesCommand ? commandNamed(argv[1]) : nullptr;
    if (named == nullptr || named->words == Words::first)
        nonet::loadWords();
    endProgram(namesCommand && named == nullptr ? refuse(CliText::tr("There is no command named %1."), argv[1])
                                                : answerCall(argc, argv, named, interrupt));
}

}  // namespace

int main(int argc, char* argv[]) {
    // Before Qt, which takes the first descriptors that are free, and whose threads must leave the signals alone.
    nonet::reserveStandardDescriptors();
    nonet::failWritesBeyondLimit();
    nonet::endOnExhaustion();
    try {
        run(argc, argv);
    } catch (const std::bad_alloc& reason) {
        endProgram(nonet::reportExhaustion(reason));
    } catch (const std::system_error& reason) {
        endProgram(nonet::reportExhaustion(reason));
    }
}
