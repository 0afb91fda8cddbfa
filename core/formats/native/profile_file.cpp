#include "core/formats/native/profile_file.h"

#include "core/formats/bounded_json.h"
#include "core/formats/native/play_json.h"
#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/ordered_rows.h"

#include <array>

namespace nonet {
namespace {

constexpr int kHighestVersion = 1'000'000'000;

constexpr std::array kLevelNames = std::to_array<std::string_view>({"easy", "medium", "hard", "unfair", "extreme"});
static_assert(kLevelNames.size() == kLevelCount);
constexpr std::array kChoiceNames = std::to_array<std::string_view>({"first", "best"});
constexpr std::array kSinglesNames = std::to_array<std::string_view>({"sweep", "queues"});
constexpr std::array kBasisNames = std::to_array<std::string_view>({"hodoku", "nonet"});

Error wrongField(std::string name) { return Error{.code = ErrorCode::badField, .subject = std::move(name)}; }

/// Calls visit(name, value, least, most) for every limit, so that reading and writing cannot disagree.
template <typename Limits, typename Visit>
void visitLimits(Limits& limits, Visit&& visit) {
    visit("chainLength", limits.chainLength, 2, kMostChainLength);
    visit("fishSize", limits.fishSize, 1, kMostFishSize);
    visit("fishFins", limits.fishFins, 0, kMostFishFins);
    visit("overlappingSets", limits.hasOverlappingSets, 0, 1);
    visit("twoPlaceRectangles", limits.hasTwoPlaceRectangles, 0, 1);
    visit("locksInOneHouse", limits.locksInOneHouse, 0, 1);
    visit("missingCandidates", limits.hasMissingCandidates, 0, 1);
}

/// Reads members of one object; of what is wrong, the first is kept. A member that is missing leaves what was there.
class FieldReader {
public:
    FieldReader(const Json& object, std::string prefix) : m_object(object), m_prefix(std::move(prefix)) {}

    void read(const char* name, bool& value) {
        const Json* found = member(m_object, name);
        if (found != nullptr && !found->is_boolean())
            fail(name);
        else if (found != nullptr)
            value = found->get<bool>();
    }
    void read(const char* name, int& value, int least, int most) {
        const Json* found = member(m_object, name);
        if (found == nullptr)
            return;
        if (const std::optional<int> number = integerIn(*found, least, most))
            value = *number;
        else
            fail(name);
    }
    void read(const char* name, bool& value, int, int) { read(name, value); }
    template <typename Enum, std::size_t Count>
    void read(const char* name, Enum& value, const std::array<std::string_view, Count>& names) {
        const Json* found = member(m_object, name);
        if (found == nullptr)
            return;
        const auto at =
            found->is_string() ? std::ranges::find(names, found->get_ref<const std::string&>()) : names.end();
        if (at == names.end())
            fail(name);
        else
            value = static_cast<Enum>(at - names.begin());
    }
    std::optional<Error>& failure() { return m_failure; }

private:
    void fail(const char* name) {
        if (!m_failure)
            m_failure = wrongField(m_prefix + name);
    }

    const Json& m_object;
    std::string m_prefix;
    std::optional<Error> m_failure;
};

std::optional<Error> readRow(const Json& object, std::size_t index, std::vector<ProfileRow>& rows) {
    const std::string place = "techniques " + std::to_string(index + 1);
    const Json* code = member(object, "code");
    if (!object.is_object())
        return wrongField(place);
    if (code == nullptr)
        return Error{.code = ErrorCode::missingField, .subject = place + ": code"};
    if (!code->is_string())
        return wrongField(place + ": code");
    const std::string& text = code->get_ref<const std::string&>();
    const std::optional<TechniqueId> id = techniqueByCode(text);
    if (!id)
        return Error{.code = ErrorCode::unknownTechnique, .subject = text};
    if (std::ranges::find(rows, *id, &ProfileRow::technique) != rows.end())
        return Error{.code = ErrorCode::repeatedTechnique, .subject = text};
    ProfileRow row = hodokuRow(*id);
    row.isOn = true;
    row.sharesPlace = false;
    FieldReader fields(object, text + ": ");
    fields.read("on", row.isOn);
    fields.read("level", row.level, kLevelNames);
    fields.read("score", row.score, 0, kHighestStepScore);
    fields.read("choice", row.choice, kChoiceNames);
    fields.read("stop", row.stopsBefore);
    fields.read("together", row.sharesPlace);
    if (rows.empty() && row.sharesPlace && !fields.failure())
        return wrongField(text + ": together");
    rows.push_back(row);
    return fields.failure();
}

std::optional<Error> readRows(const Json& list, std::vector<ProfileRow>& rows) {
    if (!list.is_array())
        return wrongField("techniques");
    for (std::size_t i = 0; i < list.size(); ++i)
        if (std::optional<Error> failure = readRow(list[i], i, rows))
            return failure;
    return std::nullopt;
}

std::optional<Error> readName(const Json& file, std::string& name) {
    const Json* found = member(file, "name");
    if (found == nullptr)
        return Error{.code = ErrorCode::missingField, .subject = "name"};
    if (!found->is_string() || !isProfileName(found->get_ref<const std::string&>()))
        return wrongField("name");
    name = found->get_ref<const std::string&>();
    return std::nullopt;
}

std::optional<Error> checkVersion(const Json& file) {
    const Json* found = member(file, "nonetProfile");
    if (found == nullptr)
        return Error{.code = ErrorCode::missingField, .subject = "nonetProfile"};
    const std::optional<int> version = integerIn(*found, 1, kHighestVersion);
    if (!version)
        return wrongField("nonetProfile");
    if (*version > kProfileFileVersion)
        return Error{.code = ErrorCode::newerVersion, .found = *version, .expected = kProfileFileVersion};
    return std::nullopt;
}

std::optional<Error> readMembers(const Json& file, Profile& profile) {
    if (std::optional<Error> failure = checkVersion(file))
        return failure;
    if (std::optional<Error> failure = readName(file, profile.name))
        return failure;
    FieldReader fields(file, {});
    fields.read("basis", profile.basis, kBasisNames);
    fields.read("version", profile.version, 1, kHighestVersion);
    fields.read("singles", profile.singles, kSinglesNames);
    if (fields.failure())
        return fields.failure();
    if (const Json* limits = member(file, "limits")) {
        if (!limits->is_object())
            return wrongField("limits");
        FieldReader inner(*limits, "limits: ");
        visitLimits(profile.limits,
                    [&](const char* name, auto& value, int least, int most) { inner.read(name, value, least, most); });
        if (inner.failure())
            return inner.failure();
    }
    const Json* techniques = member(file, "techniques");
    if (techniques == nullptr)
        return Error{.code = ErrorCode::missingField, .subject = "techniques"};
    return readRows(*techniques, profile.rows);
}

OrderedJson rowToJson(const ProfileRow& row) {
    OrderedJson object{{"code", technique(row.technique).code},
                       {"on", row.isOn},
                       {"level", kLevelNames[static_cast<std::size_t>(row.level)]},
                       {"score", row.score},
                       {"choice", kChoiceNames[static_cast<std::size_t>(row.choice)]}};
    if (row.stopsBefore)
        object["stop"] = true;
    if (row.sharesPlace)
        object["together"] = true;
    return object;
}

bool isUtf8(std::string_view text) {
    // A string that is none cannot be written as JSON.
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::ignore) ==
           Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

bool isProfileName(std::string_view name) {
    const auto isBlank = [](char c) { return static_cast<unsigned char>(c) <= ' '; };
    if (name.empty() || name.size() > kLongestProfileName || isBlank(name.front()) || isBlank(name.back()))
        return false;
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
    return std::ranges::none_of(name, isControl) && isUtf8(name) &&
           std::ranges::find(kBasisNames, name) == kBasisNames.end();
}

Result<Profile> readProfile(std::string_view text) {
    if (text.size() > kLargestProfile)
        return Error{.code = ErrorCode::inputTooLarge,
                     .detail = ErrorDetail::profile,
                     .found = static_cast<long long>(text.size()),
                     .expected = static_cast<long long>(kLargestProfile)};
    const Result<Json> file = parseBoundedJson(text);
    if (!file)
        return file.error();
    Profile profile;
    if (std::optional<Error> failure = readMembers(*file, profile))
        return *failure;
    addMissing(profile.rows);
    return profile;
}

std::string writeProfile(const Profile& profile) {
    const auto line = [](const OrderedJson& value) {
        return value.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
    };
    OrderedJson limits = OrderedJson::object();
    visitLimits(profile.limits, [&limits](const char* name, auto value, int, int) { limits[name] = value; });
    std::string text = "{\n";
    text += R"(  "nonetProfile": )" + std::to_string(kProfileFileVersion) + ",\n";
    text += R"(  "name": )" + line(profile.name) + ",\n";
    text += R"(  "basis": )" + line(kBasisNames[static_cast<std::size_t>(profile.basis)]) + ",\n";
    text += R"(  "version": )" + std::to_string(profile.version) + ",\n";
    text += R"(  "singles": )" + line(kSinglesNames[static_cast<std::size_t>(profile.singles)]) + ",\n";
    text += R"(  "limits": )" + line(limits) + ",\n";
    text += R"(  "techniques": [)";
    for (std::size_t i = 0; i < profile.rows.size(); ++i)
        text += (i == 0 ? "\n    " : ",\n    ") + line(rowToJson(profile.rows[i]));
    return text + "\n  ]\n}\n";
}

}  // namespace nonet
