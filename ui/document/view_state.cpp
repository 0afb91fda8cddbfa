#include "ui/document/view_state.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QUrl>

namespace nonet {
namespace {

/// A value by its place, `texts` naming each; nothing where none is named so.
template <typename Value, std::size_t count>
std::optional<Value> valueOf(const QString& text, const char* const (&texts)[count]) {
    for (std::size_t i = 0; i < count; ++i)
        if (text == QLatin1String(texts[i]))
            return static_cast<Value>(i);
    return std::nullopt;
}

template <typename Value, std::size_t count>
QString textOf(const std::optional<Value>& value, const char* const (&texts)[count]) {
    return value ? QString::fromLatin1(texts[static_cast<std::size_t>(*value)]) : QString();
}

constexpr const char* kOrigins[] = {"", "here", "sample", "solutions"};
constexpr const char* kNoOrYes[] = {"no", "yes"};
constexpr const char* kNothingOrYes[] = {"", "yes"};
constexpr const char* kNothingOrShown[] = {"", "shown"};
constexpr const char* kEliminations[] = {"show", "struck"};

constexpr const char* kLevels[] = {"easy", "medium", "hard", "unfair", "extreme"};
constexpr const char* kAtLeast = "atLeast";
constexpr const char* kBeyond = "beyond";
constexpr const char* kBy = "by";

/// "hard 940", "atLeast hard 940", "beyond"; by another profile than HoDoKu's "hard 940 by My%20own".
QString ratingToText(const std::optional<KeptRating>& rating) {
    if (!rating)
        return {};
    QStringList words{QLatin1String(kBeyond)};
    if (rating->isComplete)
        words = {textOf(std::optional(rating->level), kLevels), QString::number(rating->score)};
    if (rating->isPartial)
        words.prepend(QLatin1String(kAtLeast));
    if (rating->profile != KeptRating().profile)
        words << QLatin1String(kBy)
              << QString::fromLatin1(QUrl::toPercentEncoding(QString::fromStdString(rating->profile)));
    return words.join(u' ');
}

/// Takes it off the words.
std::string profileFromWords(QStringList& words) {
    if (words.size() < 3 || words[words.size() - 2] != QLatin1String(kBy))
        return KeptRating().profile;
    const QString name = QUrl::fromPercentEncoding(words.takeLast().toLatin1());
    words.removeLast();
    return name.toStdString();
}

std::optional<KeptRating> ratingFromText(const QString& text) {
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    const std::string profile = profileFromWords(words);
    if (words == QStringList{QLatin1String(kBeyond)})
        return KeptRating{.profile = profile};
    KeptRating rating{.isComplete = true, .isPartial = words.value(0) == QLatin1String(kAtLeast), .profile = profile};
    if (rating.isPartial)
        words.removeFirst();
    bool isNumber = false;
    rating.score = words.value(1).toInt(&isNumber);
    const std::optional<Level> level = valueOf<Level>(words.value(0), kLevels);
    if (words.size() != 2 || !level || !isNumber || rating.score < 0)
        return std::nullopt;
    rating.level = *level;
    return rating;
}

/// With a mark before it, since what is typed may be empty.
constexpr QChar kTyped = u'=';

QString typedToText(const std::optional<std::string>& typed) {
    return typed ? kTyped + QString::fromStdString(*typed) : QString();
}

std::optional<std::string> typedFromText(const QString& text) {
    return text.startsWith(kTyped) ? std::optional(text.mid(1).toStdString()) : std::nullopt;
}

/// A key of the file, its text for a state (empty: none), and the state's part from such a text.
struct ViewKey {
    const char* name;
    QString (*text)(const ViewState& state);
    void (*read)(ViewState& state, const QString& text);
};

constexpr ViewKey kKeys[] = {
    {"origin", [](const ViewState& state) { return textOf(std::optional(state.origin), kOrigins); },
     [](ViewState& state, const QString& text) {
         state.origin = valueOf<PuzzleOrigin>(text, kOrigins).value_or(PuzzleOrigin::imported);
     }},
    {"showsCandidates", [](const ViewState& state) { return textOf(state.showsCandidates, kNoOrYes); },
     [](ViewState& state, const QString& text) { state.showsCandidates = valueOf<bool>(text, kNoOrYes); }},
    {"facts", [](const ViewState& state) { return textOf(std::optional(state.showsRating), kNothingOrShown); },
     [](ViewState& state, const QString& text) {
         state.showsRating = valueOf<bool>(text, kNothingOrShown).value_or(false);
     }},
    {"allStepsShown", [](const ViewState& state) { return textOf(std::optional(state.showsAllSteps), kNothingOrYes); },
     [](ViewState& state, const QString& text) {
         state.showsAllSteps = valueOf<bool>(text, kNothingOrYes).value_or(false);
     }},
    {"appliedEliminations", [](const ViewState& state) { return textOf(state.appliedEliminations, kEliminations); },
     [](ViewState& state, const QString& text) {
         state.appliedEliminations = valueOf<AppliedEliminations>(text, kEliminations);
     }},
    {"rating", [](const ViewState& state) { return ratingToText(state.rating); },
     [](ViewState& state, const QString& text) { state.rating = ratingFromText(text); }},
    // After the rating that it is a part of.
    {"er",
     [](const ViewState& state) {
         return state.rating && state.rating->explainer ? QString::number(*state.rating->explainer) : QString();
     },
     [](ViewState& state, const QString& text) {
         const int tenths = text.toInt();
         if (state.rating && tenths > 0 && tenths < kNoWayFurther)
             state.rating->explainer = tenths;
     }},
    {"explainer", [](const ViewState& state) { return textOf(std::optional(state.showsExplainer), kNothingOrShown); },
     [](ViewState& state, const QString& text) {
         state.showsExplainer = valueOf<bool>(text, kNothingOrShown).value_or(false);
     }},
    {"hints", [](const ViewState& state) { return state.hints > 0 ? QString::number(state.hints) : QString(); },
     [](ViewState& state, const QString& text) { state.hints = qMax(text.toInt(), 0); }},
    {"typedTitle", [](const ViewState& state) { return typedToText(state.typedTitle); },
     [](ViewState& state, const QString& text) { state.typedTitle = typedFromText(text); }},
    {"typedAuthor", [](const ViewState& state) { return typedToText(state.typedAuthor); },
     [](ViewState& state, const QString& text) { state.typedAuthor = typedFromText(text); }},
};

QJsonObject objectOf(const std::string& json) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}

ViewState stateOf(const QJsonObject& object) {
    ViewState state;
    for (const ViewKey& key : kKeys)
        key.read(state, object.value(QLatin1String(key.name)).toString());
    return state;
}

}  // namespace

KeptRating KeptRating::of(const RatingReport& report) {
    KeptRating kept{.profile = report.profile};
    if (const HodokuRating& rating = report.hodoku; rating.isComplete) {
        kept.isComplete = true;
        kept.isPartial = rating.isPartial;
        kept.level = rating.level;
        kept.score = rating.score;
    }
    if (const std::optional<ExplainerRating>& explainer = report.explainer;
        explainer && !explainer->isAtLeast && explainer->hardest < kNoWayFurther)
        kept.explainer = explainer->hardest;
    return kept;
}

ViewState viewStateFrom(const std::string& json) { return stateOf(objectOf(json)); }

std::string withViewState(const std::string& json, const ViewState& state) {
    QJsonObject object = objectOf(json);
    const ViewState before = stateOf(object);
    if (before == state)
        return json;
    for (const ViewKey& key : kKeys) {
        const QString text = key.text(state);
        if (text == key.text(before))
            continue;
        if (text.isEmpty())
            object.remove(QLatin1String(key.name));
        else
            object.insert(QLatin1String(key.name), text);
    }
    return object.isEmpty() ? std::string() : QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

}  // namespace nonet
