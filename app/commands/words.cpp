#include "app/commands/words.h"

#include "ui/text/translations.h"

#include <QCoreApplication>

namespace nonet {

namespace {

QCoreApplication* makeApplication() {
    // Qt keeps a reference to both.
    static int count = 1;
    static char name[] = "nonet-cli";
    static char* arguments[] = {name, nullptr};
    auto* application = new QCoreApplication(count, arguments);
    installTranslations(*application);
    return application;
}

}  // namespace

bool loadWords() {
    bool isFirst = false;
    // Never taken apart: what it needs of Qt may be gone before.
    [[maybe_unused]] static const QCoreApplication* const kApplication = [&] {
        isFirst = true;
        return makeApplication();
    }();
    return isFirst;
}

}  // namespace nonet
