#include "ui/generator/kept_recipes.h"

#include "ui/text/error_text.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace nonet {
namespace {

const QString kRecipes = QStringLiteral("recipes/");
/// Before the number of a recipe that this version cannot read, and whose name another has.
const QString kUnread = QStringLiteral("unread/");
const QString kGoals = QStringLiteral("goals");
/// What became of a legacy file: "read", "damaged", or why it is to be read again by the next start.
const QString kLegacy = QStringLiteral("former/");
constexpr const char* kRead = "read";
constexpr const char* kDamaged = "damaged";
constexpr const char* kLater = "later";
constexpr const char* kLegacyRecipes = "recipes.json";
constexpr const char* kLegacyGoals = "goals.json";
constexpr std::size_t kLargestLegacy = 16ULL * 1024 * 1024;

QByteArray jsonText(const QJsonObject& json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

QJsonObject jsonFrom(const QByteArray& text) { return QJsonDocument::fromJson(text).object(); }

std::optional<SavedRecipe> readableRecipe(const QByteArray& text) {
    std::optional<SavedRecipe> recipe = recipeFromJson(jsonFrom(text));
    return recipe && !recipe->name.isEmpty() ? recipe : std::nullopt;
}

struct LegacyFile {
    /// Nothing: there is none, or it cannot be read as a list of recipes.
    std::optional<QJsonArray> recipes;
    const char* became = kRead;
    /// Why it could not be read.
    std::optional<Error> error;
};

LegacyFile readLegacy(const QString& path, FileSystem& files) {
    LegacyFile legacy;
    const Result<std::optional<std::string>> content =
        files.read(QFile::encodeName(path).toStdString(), kLargestLegacy);
    if (!content) {
        legacy.became = kLater;
        legacy.error = content.error();
    } else if (const std::optional<std::string>& text = *content) {
        const QJsonValue list =
            QJsonDocument::fromJson(QByteArray::fromStdString(*text)).object().value(QStringLiteral("recipes"));
        if (list.isArray())
            legacy.recipes = list.toArray();
        else
            legacy.became = kDamaged;
    }
    return legacy;
}

/// Each under its name; a second one of a name, and whatever has none, under a number.
QMap<QString, QByteArray> valuesOf(const QJsonArray& recipes) {
    QMap<QString, QByteArray> values;
    int number = 0;
    for (const QJsonValueConstRef each : recipes) {
        const QString name = each.toObject().value(QStringLiteral("name")).toString();
        const QByteArray text = each.isObject()
                                    ? jsonText(each.toObject())
                                    : QJsonDocument(QJsonArray{QJsonValue(each)}).toJson(QJsonDocument::Compact);
        const bool isFree = !name.isEmpty() && !values.contains(kRecipes + name);
        values.insert(isFree ? kRecipes + name : kUnread + QString::number(++number), text);
    }
    return values;
}

}  // namespace

KeptRecipes::KeptRecipes(const QString& dataFolder, FileSystem& files, QObject* parent)
    : QObject(parent), m_store(QDir(dataFolder).filePath(QStringLiteral("generator.values")), files) {
    if (const std::optional<KeptDamage>& damage = m_store.damage()) {
        const QString aside = QFile::decodeName(QByteArray::fromStdString(damage->setAside));
        m_complaints.append(
            aside.isEmpty() ? tr("A part of the saved recipes in %1 is damaged and cannot be read.").arg(m_store.file())
                            : tr("A part of the saved recipes was damaged. The file as it was is now %1.").arg(aside));
    }
    adoptLegacy(dataFolder, files);
    connect(&m_store, &UserStore::changedElsewhere, this, [this](const QStringList& names) {
        if (std::ranges::any_of(names, [](const QString& name) { return name.startsWith(kRecipes); }))
            Q_EMIT changed();
    });
    connect(&m_store, &UserStore::unsavedChanged, this, &KeptRecipes::reportUnsaved);
}

void KeptRecipes::adoptLegacy(const QString& dataFolder, FileSystem& files) {
    const bool isNew = m_store.isNew();
    QMap<QString, QByteArray> adopted;
    for (const char* name : {kLegacyRecipes, kLegacyGoals}) {
        const QString mark = kLegacy + QLatin1String(name);
        if (!isNew && m_store.value(mark) != kLater)
            continue;
        const QString path = QDir(dataFolder).filePath(QLatin1String(name));
        const LegacyFile legacy = readLegacy(path, files);
        adopted.insert(mark, legacy.became);
        const bool isOfRecipes = name == kLegacyRecipes;
        if (isOfRecipes && legacy.became == kDamaged)
            m_complaints.append(tr("The recipes that a former version saved cannot be read: %1 is damaged. "
                                   "The file stays as it is.")
                                    .arg(path));
        else if (isOfRecipes && legacy.error)
            m_complaints.append(tr("The recipes that a former version saved were not taken over: %1 "
                                   "The next start tries again.")
                                    .arg(errorSentence(*legacy.error)));
        if (isOfRecipes && legacy.recipes)
            adopted.insert(valuesOf(*legacy.recipes));
        else if (legacy.recipes && !legacy.recipes->isEmpty())
            adopted.insert(kGoals, jsonText({{QStringLiteral("recipe"), legacy.recipes->first()}}));
    }
    if (adopted.isEmpty())
        return;
    if (isNew)
        return m_store.adopt(adopted);
    UserStore::Changes changes;
    for (auto each = adopted.begin(); each != adopted.end(); ++each)
        if (!m_store.contains(each.key()) || each.key().startsWith(kLegacy))
            changes.insert(each.key(), each.value());
    static_cast<void>(m_store.change(changes));
}

void KeptRecipes::reportUnsaved() {
    if (!m_store.hasUnsaved())
        m_unsaved.clear();
    Q_EMIT changed();
}

std::vector<SavedRecipe> KeptRecipes::recipes() const {
    std::vector<SavedRecipe> recipes;
    for (const QString& key : m_store.names(kRecipes))
        if (std::optional<SavedRecipe> recipe = readableRecipe(m_store.value(key))) {
            recipe->name = key.mid(kRecipes.size());
            recipes.push_back(std::move(*recipe));
        }
    std::ranges::stable_sort(recipes, [](const SavedRecipe& a, const SavedRecipe& b) {
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return recipes;
}

int KeptRecipes::unreadCount() const {
    const QStringList keys = m_store.names(kRecipes) + m_store.names(kUnread);
    return static_cast<int>(std::ranges::count_if(
        keys, [this](const QString& key) { return key.startsWith(kUnread) || !readableRecipe(m_store.value(key)); }));
}

std::optional<QByteArray> KeptRecipes::kept(const QString& name) const {
    const QString key = kRecipes + name;
    return m_store.contains(key) ? std::optional(m_store.value(key)) : std::nullopt;
}

std::optional<Error> KeptRecipes::put(const QString& name, std::optional<QByteArray> value) {
    std::optional<Error> error = m_store.change({{kRecipes + name, std::move(value)}}, KeptBy::disk);
    if (error)
        m_unsaved.insert(name);
    return error;
}

std::optional<Error> KeptRecipes::save(const SavedRecipe& recipe) {
    // One of that name that a later version made is not to go unseen.
    const std::optional<QByteArray> before = kept(recipe.name);
    if (before && !readableRecipe(*before)) {
        int number = 1;
        while (m_store.contains(kUnread + QString::number(number)))
            ++number;
        static_cast<void>(m_store.keep(kUnread + QString::number(number), *before));
    }
    return put(recipe.name, jsonText(recipeToJson(recipe)));
}

QJsonObject KeptRecipes::goals() const { return jsonFrom(m_store.value(kGoals)); }

void KeptRecipes::keepGoals(const QJsonObject& goals) { static_cast<void>(m_store.keep(kGoals, jsonText(goals))); }

}  // namespace nonet

#include "moc_kept_recipes.cpp"
