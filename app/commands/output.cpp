#include "app/commands/output.h"

#include "app/commands/words.h"

#include <QCoreApplication>

#include <cerrno>
#include <cstdio>
#include <system_error>

namespace nonet {

namespace {

struct OutputText {
    Q_DECLARE_TR_FUNCTIONS(OutputText)
};

void tellWhy(int failure) {
    loadWords();
    std::fprintf(stderr, "nonet-cli: %s\n",
                 OutputText::tr("Standard output cannot be written: %1.")
                     .arg(QString::fromStdString(std::generic_category().message(failure)))
                     .toUtf8()
                     .constData());
}

}  // namespace

bool writeOutput(std::string_view text) {
    // That the stream failed was told the first time.
    if (std::ferror(stdout) != 0)
        return false;
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size())
        return true;
    tellWhy(errno);
    return false;
}

bool flushOutput() {
    if (std::ferror(stdout) != 0)
        return false;
    if (std::fflush(stdout) == 0)
        return true;
    tellWhy(errno);
    return false;
}

}  // namespace nonet
