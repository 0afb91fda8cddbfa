#include "ui/text/translations.h"

#include <QTranslator>

namespace nonet {
namespace {

const QString kTranslatorName = QStringLiteral("nonetTranslation");

void install(QCoreApplication& application, const QLocale& locale) {
    auto* translator = new QTranslator(&application);
    translator->setObjectName(kTranslatorName);
    if (translator->load(locale, QStringLiteral("nonet"), QStringLiteral("_"), QStringLiteral(":/translations")))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

}  // namespace

void installTranslations(QCoreApplication& application, const QLocale& locale) {
    const auto former = application.findChildren<QTranslator*>(kTranslatorName, Qt::FindDirectChildrenOnly);
    qDeleteAll(former);
    install(application, QLocale(QLocale::English));
    if (locale.language() != QLocale::English)
        install(application, locale);
}

}  // namespace nonet
