// Every text of the program exists in German, and nothing is left half done.
#include "test_paths.h"
#include "ui/text/translations.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace nonet {
namespace {

const QString kSource = QStringLiteral(NONET_SOURCE_DIR);
const QString kGerman = kSource + QStringLiteral("/translations/nonet_de.ts");
const QString kEnglishPlurals = kSource + QStringLiteral("/translations/nonet_en.ts");

struct Message {
    QStringList translations;
    bool isFinished = true;
};

/// By context, source and comment.
std::map<QString, Message> readMessages(const QString& path, std::map<QString, QString>* sources = nullptr) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    std::map<QString, Message> messages;
    QString context;
    QString source;
    QString comment;
    Message message;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        const auto name = xml.name();
        if (token == QXmlStreamReader::EndElement && name == QLatin1String("message")) {
            const QString key = context + u'\n' + source + u'\n' + comment;
            messages[key] = message;
            if (sources != nullptr)
                (*sources)[key] = source;
        }
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (name == QLatin1String("name"))
            context = xml.readElementText();
        else if (name == QLatin1String("message")) {
            message = {};
            comment.clear();
        } else if (name == QLatin1String("source"))
            source = xml.readElementText();
        else if (name == QLatin1String("comment"))
            comment = xml.readElementText();
        else if (name == QLatin1String("translation")) {
            message.isFinished = !xml.attributes().hasAttribute(QLatin1String("type"));
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            for (const QString& line : text.split(u'\n'))
                if (!line.trimmed().isEmpty())
                    message.translations += line.trimmed();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

/// What lupdate finds in the sources now, read into a copy of the file.
std::map<QString, Message> updatedMessages(const QString& path, const QStringList& more = {}) {
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.ts"));
    EXPECT_TRUE(QFile::copy(path, copy));
    QProcess lupdate;
    lupdate.setProcessChannelMode(QProcess::MergedChannels);
    QStringList arguments{QStringLiteral("-silent"),     QStringLiteral("-locations"),
                          QStringLiteral("none"),        QStringLiteral("-no-obsolete"),
                          QStringLiteral("-extensions"), QStringLiteral("cpp,h"),
                          QStringLiteral("-I"),          kSource};
    arguments << more << kSource + QStringLiteral("/ui") << kSource + QStringLiteral("/app") << QStringLiteral("-ts")
              << copy;
    lupdate.start(QStringLiteral(NONET_LUPDATE), arguments);
    EXPECT_TRUE(lupdate.waitForFinished(120000));
    EXPECT_EQ(lupdate.exitCode(), 0);
    // A text without a context of its own is never found when the program runs.
    EXPECT_EQ(lupdate.readAll().toStdString(), "");
    return readMessages(copy);
}

std::set<QString> keysOf(const std::map<QString, Message>& messages) {
    std::set<QString> keys;
    for (const auto& [key, message] : messages)
        keys.insert(key);
    return keys;
}

void expectSameKeys(const std::map<QString, Message>& stored, const std::map<QString, Message>& found) {
    for (const QString& key : keysOf(found))
        EXPECT_TRUE(stored.contains(key)) << "not in the file, build update_translations: " << key.toStdString();
    for (const QString& key : keysOf(stored))
        EXPECT_TRUE(found.contains(key)) << "no longer in the sources, build update_translations: "
                                         << key.toStdString();
}

TEST(Translations, GermanHasEveryTextOfTheSources) { expectSameKeys(readMessages(kGerman), updatedMessages(kGerman)); }

TEST(Translations, EnglishHasEveryPluralOfTheSources) {
    expectSameKeys(readMessages(kEnglishPlurals), updatedMessages(kEnglishPlurals, {QStringLiteral("-pluralonly")}));
}

TEST(Translations, NothingIsUnfinished) {
    for (const QString& path : {kGerman, kEnglishPlurals})
        for (const auto& [key, message] : readMessages(path))
            EXPECT_TRUE(message.isFinished && !message.translations.isEmpty()) << key.toStdString();
}

TEST(Translations, TheSameAsInEnglishOnlyWhereListed) {
    QFile list(kSource + QStringLiteral("/translations/same_in_german.txt"));
    ASSERT_TRUE(list.open(QIODevice::ReadOnly));
    std::set<QString> listed;
    for (const QString& line : QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts))
        if (!line.startsWith(u'#'))
            listed.insert(line);
    std::map<QString, QString> sources;
    const auto messages = readMessages(kGerman, &sources);
    std::set<QString> used;
    for (const auto& [key, message] : messages) {
        const QString& source = sources[key];
        if (!message.translations.contains(source))
            continue;
        used.insert(source);
        EXPECT_TRUE(listed.contains(source)) << "translated by itself, but not listed: " << source.toStdString();
    }
    for (const QString& each : listed)
        EXPECT_TRUE(used.contains(each)) << "listed, but not the same: " << each.toStdString();
}

TEST(Translations, OneGermanWordStopsForGoodAndOnePauses) {
    const std::map<QString, QString> words = {{QStringLiteral("Stop"), QStringLiteral("Abbrechen")},
                                              {QStringLiteral("Cancel"), QStringLiteral("Abbrechen")},
                                              {QStringLiteral("Pause"), QStringLiteral("Anhalten")}};
    std::map<QString, QString> sources;
    int seen = 0;
    for (auto& [key, message] : readMessages(kGerman, &sources)) {
        const auto word = words.find(QString(sources[key]).remove(u'&'));
        if (word == words.end())
            continue;
        ++seen;
        EXPECT_EQ(QString(message.translations.join(QString())).remove(u'&').toStdString(), word->second.toStdString())
            << key.toStdString();
    }
    EXPECT_GT(seen, 10);
}

TEST(Translations, PlaceholdersSurvive) {
    std::map<QString, QString> sources;
    for (const auto& [key, message] : readMessages(kGerman, &sources))
        for (const QString& translation : message.translations)
            for (const QString& place :
                 {QStringLiteral("%1"), QStringLiteral("%2"), QStringLiteral("%3"), QStringLiteral("%4"),
                  QStringLiteral("%5"), QStringLiteral("%6"), QStringLiteral("%7"), QStringLiteral("%8"),
                  QStringLiteral("%9"), QStringLiteral("%n")})
                EXPECT_EQ(translation.contains(place), sources[key].contains(place)) << key.toStdString();
}

TEST(Translations, LoadByLocaleAndCanBeChanged) {
    QCoreApplication& application = *QCoreApplication::instance();
    installTranslations(application, QLocale(QLocale::German, QLocale::Austria));
    EXPECT_EQ(QCoreApplication::translate("TechniqueText", "Hidden Single"), QStringLiteral("Versteckter Single"));
    installTranslations(application, QLocale(QLocale::Japanese));
    EXPECT_EQ(QCoreApplication::translate("TechniqueText", "Hidden Single"), QStringLiteral("Hidden Single"));
    installTranslations(application, QLocale(QLocale::English));
    EXPECT_EQ(QCoreApplication::translate("ActionText", "Erase %n cell(s)", nullptr, 1),
              QStringLiteral("Erase 1 cell"));
    EXPECT_EQ(QCoreApplication::translate("ActionText", "Erase %n cell(s)", nullptr, 2),
              QStringLiteral("Erase 2 cells"));
}

}  // namespace
}  // namespace nonet
