#include "ui/text/translations.h"

#include <QLibraryInfo>
#include <QScopedValueRollback>
#include <QTranslator>

#include <memory>

namespace nonet {
namespace {

const QString kTranslatorName = QStringLiteral("nonetTranslation");
const QString kOtherName = QStringLiteral("nonetOtherLanguage");
const QString kFolder = QStringLiteral(":/translations");
constexpr const char* kLanguages[] = {"en", "de"};

/// Wording of one language, over English plurals; what it lacks is English.
using Wording = std::vector<std::unique_ptr<QTranslator>>;

/// In whose words this thread speaks for a while, instead of the window's.
thread_local const Wording* spokenInstead = nullptr;

/// Stands before the window's own wording, and is silent most of the time.
class OtherLanguage : public QTranslator {
public:
    using QTranslator::QTranslator;
    /// Nobody is told that it came: the window's words are as before.
    bool isEmpty() const override { return true; }
    QString translate(const char* context, const char* source, const char* comment, int n) const override {
        if (spokenInstead == nullptr)
            return {};
        for (const auto& each : *spokenInstead)
            if (const QString words = each->translate(context, source, comment, n); !words.isNull())
                return words;
        return QString::fromUtf8(source);
    }
};

void installOther(QCoreApplication& application) {
    auto* other = new OtherLanguage(&application);
    other->setObjectName(kOtherName);
    QCoreApplication::installTranslator(other);
}

const std::vector<Wording>& wordings() {
    static const std::vector<Wording> kAll = [] {
        std::vector<Wording> all;
        for (const char* language : kLanguages) {
            Wording& wording = all.emplace_back();
            for (const QLocale& locale : {QLocale(QLatin1String(language)), QLocale(QLocale::English)}) {
                auto translator = std::make_unique<QTranslator>();
                if (translator->load(locale, QStringLiteral("nonet"), QStringLiteral("_"), kFolder))
                    wording.push_back(std::move(translator));
            }
        }
        return all;
    }();
    return kAll;
}

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
    for (const QString& name : {kTranslatorName, kOtherName})
        qDeleteAll(application.findChildren<QTranslator*>(name, Qt::FindDirectChildrenOnly));
    const QString ours = QStringLiteral("nonet");
    install(application, QLocale(QLocale::English), ours, kFolder);
    // The C locale has no words of its own: looking for them in all places takes a while.
    const bool isEnglish =
        locale.language() == QLocale::English || locale.uiLanguages() == QStringList(QStringLiteral("C"));
    if (!isEnglish) {
        // The names of keys and the buttons of dialogs are Qt's own.
        install(application, locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        install(application, locale, ours, kFolder);
    }
    // The last to come is asked first.
    installOther(application);
}

std::vector<QStringList> inEveryLanguage(const std::function<QStringList()>& make) {
    QCoreApplication& application = *QCoreApplication::instance();
    if (application.findChild<QTranslator*>(kOtherName, Qt::FindDirectChildrenOnly) == nullptr)
        installOther(application);
    std::vector<QStringList> said;
    for (const Wording& wording : wordings()) {
        const QScopedValueRollback guard(spokenInstead, &wording);
        said.push_back(make());
    }
    return said;
}

}  // namespace nonet
