#include "ui/generator/order_text.h"

#include "core/formats/native/profile_file.h"
#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/nonet_profile.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <charconv>
#include <cmath>

namespace nonet {
namespace {

constexpr std::string_view kStates[] = {"running", "paused", "finished", "cancelled", "deadline", "impossible"};
constexpr int kCells = 81;
constexpr std::string_view kNothing = "-";

QByteArray compact(const QJsonObject& json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

QJsonObject objectFrom(const QByteArray& text) { return QJsonDocument::fromJson(text).object(); }

std::optional<Profile> profileFrom(const QString& text) {
    if (text.isEmpty())
        return hodokuProfile();
    if (text == QString::fromStdString(nonetProfile().name))
        return nonetProfile();
    Result<Profile> read = readProfile(text.toStdString());
    return read ? std::optional(std::move(*read)) : std::nullopt;
}

QString profileText(const Profile& profile) {
    switch (profile.kind) {
    case ProfileKind::hodoku: return {};
    case ProfileKind::nonet: return QString::fromStdString(nonetProfile().name);
    case ProfileKind::own: break;
    }
    return QString::fromStdString(writeProfile(profile));
}

QJsonArray houseJson(const House& house) { return {static_cast<int>(house.kind), house.number}; }

std::optional<House> houseFrom(const QJsonValue& json) {
    const int kind = json[0].toInt(-1);
    const int number = json[1].toInt(-1);
    // A mask is proved by rows and columns.
    if (kind < 0 || kind > static_cast<int>(HouseKind::column) || number < 0 || number >= 9)
        return std::nullopt;
    return House{.kind = static_cast<HouseKind>(kind), .number = static_cast<std::uint8_t>(number)};
}

QJsonObject proofJson(const PatternVerdict& verdict) {
    QJsonObject json{{QStringLiteral("by"), static_cast<int>(verdict.proof)},
                     {QStringLiteral("floors"), QString::number(verdict.floors)}};
    if (verdict.lines)
        json.insert(QStringLiteral("lines"),
                    QJsonArray{houseJson((*verdict.lines)[0]), houseJson((*verdict.lines)[1])});
    if (verdict.chute)
        json.insert(QStringLiteral("chute"), houseJson(*verdict.chute));
    return json;
}

PatternVerdict proofFrom(const QJsonObject& json) {
    PatternVerdict verdict;
    verdict.floors = json[QStringLiteral("floors")].toString().toULongLong();
    const std::optional<House> first = houseFrom(json[QStringLiteral("lines")][0]);
    const std::optional<House> second = houseFrom(json[QStringLiteral("lines")][1]);
    if (first && second)
        verdict.lines = {*first, *second};
    verdict.chute = houseFrom(json[QStringLiteral("chute")]);
    const auto proof = static_cast<PatternProof>(json[QStringLiteral("by")].toInt());
    // A proof is worded by its lines.
    const bool isWhole = proof == PatternProof::tooFewClues || (proof == PatternProof::emptyLines && verdict.lines) ||
                         (proof == PatternProof::ambiguousChute && verdict.chute);
    verdict.proof = isWhole ? proof : PatternProof::none;
    return verdict;
}

/// Takes the word before the next blank off the text.
std::string_view takeWord(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

template <typename Number>
std::optional<Number> numberFrom(std::string_view word) {
    Number number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    return error == std::errc() && end == word.data() + word.size() ? std::optional(number) : std::nullopt;
}

std::optional<int> intFrom(std::string_view word) { return numberFrom<int>(word); }

/// The shortest that is read as the same number.
std::string textOf(double number) {
    char digits[32];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number);
    return error == std::errc() ? std::string(digits, end) : "0";
}

std::optional<HodokuRating> hodokuFrom(std::string_view& text) {
    HodokuRating rating;
    const std::string_view end = takeWord(text);
    rating.isComplete = end == "complete" || end == "about";
    rating.isPartial = end == "partial" || end == "about";
    const std::optional<int> level = intFrom(takeWord(text));
    const std::optional<int> score = intFrom(takeWord(text));
    const std::string_view hardest = takeWord(text);
    const std::optional<int> place = intFrom(takeWord(text));
    if (!level || *level < 0 || *level >= kLevelCount || !score || *score < 0 || !place)
        return std::nullopt;
    rating.level = static_cast<Level>(*level);
    rating.score = *score;
    rating.hardest = techniqueByCode(hardest);
    rating.hardestPlace = *place;
    return rating;
}

/// "complete 3 1650 0300 17": whether the path ends, level, score, hardest technique and its place.
std::string hodokuText(const HodokuRating& rating) {
    const char* end =
        rating.isComplete ? (rating.isPartial ? "about" : "complete") : (rating.isPartial ? "partial" : "incomplete");
    const std::string_view hardest = rating.hardest ? technique(*rating.hardest).code : kNothing;
    return std::string(end) + ' ' + std::to_string(static_cast<int>(rating.level)) + ' ' +
           std::to_string(rating.score) + ' ' + std::string(hardest) + ' ' + std::to_string(rating.hardestPlace);
}

}  // namespace

QByteArray orderText(const GeneratorOrder& order) {
    QJsonObject json{{QStringLiteral("recipe"), recipeToJson(order.recipe)},
                     {QStringLiteral("seed"), QString::number(order.seed)},
                     {QStringLiteral("rated"), order.recipe.isRatedByExplainer}};
    if (const QString profile = profileText(order.recipe.goal.profile); !profile.isEmpty())
        json.insert(QStringLiteral("profile"), profile);
    return compact(json);
}

std::optional<GeneratorOrder> orderFromText(const QByteArray& text) {
    const QJsonObject json = objectFrom(text);
    std::optional<SavedRecipe> recipe = recipeFromJson(json[QStringLiteral("recipe")].toObject());
    std::optional<Profile> profile = profileFrom(json[QStringLiteral("profile")].toString());
    bool isNumber = false;
    const std::uint64_t seed = json[QStringLiteral("seed")].toString().toULongLong(&isNumber);
    if (!recipe || !profile || !isNumber)
        return std::nullopt;
    GeneratorOrder order;
    order.recipe = std::move(*recipe);
    order.recipe.goal.profile = std::move(*profile);
    order.recipe.isRatedByExplainer = json[QStringLiteral("rated")].toBool(true);
    order.seed = seed;
    return order;
}

QByteArray progressText(const GeneratorOrder& order, std::uint64_t nextPiece) {
    QJsonObject json{
        {QStringLiteral("state"), QString::fromStdString(std::string(kStates[static_cast<std::size_t>(order.state)]))},
        {QStringLiteral("next"), QString::number(nextPiece)},
        {QStringLiteral("tried"), QString::number(order.tried)},
        {QStringLiteral("seconds"), std::round(order.seconds * 10) / 10}};
    if (order.proof.proof != PatternProof::none)
        json.insert(QStringLiteral("proof"), proofJson(order.proof));
    if (order.brokenRuns > 0)
        json.insert(QStringLiteral("brokenRuns"), order.brokenRuns);
    return compact(json);
}

std::uint64_t readProgress(const QByteArray& text, GeneratorOrder& order) {
    const QJsonObject json = objectFrom(text);
    const std::string word = json[QStringLiteral("state")].toString().toStdString();
    const auto* state = std::find(std::begin(kStates), std::end(kStates), word);
    // One that cannot be read is held rather than worked on for nothing.
    order.state = text.isEmpty() ? OrderState::running
                                 : (state != std::end(kStates) ? static_cast<OrderState>(state - std::begin(kStates))
                                                               : OrderState::paused);
    order.tried = json[QStringLiteral("tried")].toString().toULongLong();
    order.seconds = std::clamp(json[QStringLiteral("seconds")].toDouble(), 0.0, static_cast<double>(kMostSeconds));
    order.brokenRuns = std::clamp(json[QStringLiteral("brokenRuns")].toInt(), 0, GeneratorOrder::kSuspectRuns);
    order.proof = proofFrom(json[QStringLiteral("proof")].toObject());
    if (order.state == OrderState::provedImpossible && order.proof.proof == PatternProof::none)
        order.state = OrderState::cancelled;
    return json[QStringLiteral("next")].toString().toULongLong();
}

std::string puzzleText(const GoalPuzzle& puzzle) {
    std::string text =
        toLine(puzzle.puzzle.givens) + ' ' + toLine(puzzle.solution) + ' ' + hodokuText(puzzle.rating.hodoku) + ' ';
    if (const std::optional<ExplainerRating>& rating = puzzle.rating.explainer)
        text += std::to_string(rating->hardest) + ' ' + std::to_string(rating->pearl) + ' ' +
                std::to_string(rating->diamond) + (rating->isAtLeast ? " least" : " exact");
    else
        text += kNothing;
    // The nearest miss says what it misses and by how much.
    if (puzzle.missed.any())
        text += " misses " + std::to_string(puzzle.missed.to_ulong()) + ' ' + textOf(puzzle.distance);
    return text;
}

std::optional<GoalPuzzle> puzzleFromText(std::string_view text, const Profile& profile) {
    const std::optional<Grid> givens = gridFromLine(takeWord(text));
    const std::optional<Grid> solution = gridFromLine(takeWord(text));
    const std::optional<HodokuRating> hodoku = hodokuFrom(text);
    if (!givens || !solution || solution->filledCount() != kCells || !hodoku)
        return std::nullopt;
    GoalPuzzle puzzle;
    puzzle.puzzle = Puzzle(*givens);
    puzzle.solution = *solution;
    puzzle.rating.profile = profile.name;
    puzzle.rating.profileVersion = profile.version;
    puzzle.rating.hodoku = *hodoku;
    if (const std::string_view first = takeWord(text); first != kNothing) {
        const std::optional<int> hardest = intFrom(first);
        const std::optional<int> pearl = intFrom(takeWord(text));
        const std::optional<int> diamond = intFrom(takeWord(text));
        if (!hardest || !pearl || !diamond)
            return std::nullopt;
        puzzle.rating.explainer = ExplainerRating{
            .hardest = *hardest, .pearl = *pearl, .diamond = *diamond, .isAtLeast = takeWord(text) == "least"};
    }
    if (takeWord(text) == "misses") {
        const std::optional<int> missed = intFrom(takeWord(text));
        const std::optional<double> distance = numberFrom<double>(takeWord(text));
        if (!missed || *missed < 0 || !distance)
            return std::nullopt;
        puzzle.missed = GoalParts(static_cast<unsigned long>(*missed));
        puzzle.distance = *distance;
    }
    return puzzle;
}

}  // namespace nonet
