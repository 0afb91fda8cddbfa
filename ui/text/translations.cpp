#include "ui/text/translations.h"

#include <QLibraryInfo>
#include <QTranslator>

namespace nonet {
namespace {

const QString kTranslatorName = QStringLiteral("nonetTranslation");

void install(QCoreApplication& application, const QLocale& locale, const QString& name, const QString& folder) {
    auto* translator = new QTranslator(&application);
    translator->setObjectName(kTranslatorName);
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

}  // namespace

void installTranslations(QCoreApplication& application, const QLocale& locale) {
    const auto former = application.findChildren<QTranslator*>(kTranslatorName, Qt::FindDirectChildrenOnly);
    qDeleteAll(former);
    const QString ours = QStringLiteral("nonet");
    const QString folder = QStringLiteral(":/translations");
    install(application, QLocale(QLocale::English), ours, folder);
    if (locale.language() == QLocale::English)
        return;
    // The names of keys and the buttons of dialogs are Qt's own.
    install(application, locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, locale, ours, folder);
}

}  // namespace nonet
