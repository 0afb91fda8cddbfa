#include "core/formats/decoration_json.h"

#include "core/formats/board_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace nonet {
namespace {

/// Points that all drawings of a puzzle may have together.
constexpr std::size_t kMostDrawnPoints = 50'000;

constexpr std::array<std::string_view, kDrawingKindCount> kDrawingKinds = {"line", "rectangle", "circle", "text",
                                                                           "outline"};

struct DrawnNumber {
    const char* name;
    double Drawing::*number;
    double least;
    double most;
};
constexpr std::array kDrawnNumbers = std::to_array<DrawnNumber>({
    {"width", &Drawing::width, 0, kFarthestDrawing},
    {"height", &Drawing::height, 0, kFarthestDrawing},
    {"angle", &Drawing::angle, -kLargestDrawingAngle, kLargestDrawingAngle},
    {"head", &Drawing::headLength, 0, kFarthestDrawing},
    {"letters", &Drawing::textSize, 0, kFarthestDrawing},
});

struct DrawnColour {
    const char* name;
    std::string Drawing::*colour;
};
constexpr std::array kDrawnColours = std::to_array<DrawnColour>(
    {{"colour", &Drawing::lineColour}, {"fill", &Drawing::fillColour}, {"ink", &Drawing::textColour}});

struct DrawnSwitch {
    const char* name;
    bool Drawing::*isOn;
};
constexpr std::array kDrawnSwitches = std::to_array<DrawnSwitch>(
    {{"over", &Drawing::isOver}, {"ofRule", &Drawing::isOfRule}, {"hidden", &Drawing::isHidden}});

OrderedJson drawingToJson(const Drawing& drawing) {
    OrderedJson object = {{"kind", kDrawingKinds[static_cast<std::size_t>(drawing.kind)]}};
    for (const DrawnSwitch& key : kDrawnSwitches)
        if (drawing.*key.isOn)
            object[key.name] = true;
    OrderedJson points = OrderedJson::array();
    for (const DrawingPoint& point : drawing.points)
        points.push_back({point.row, point.column});
    object["points"] = std::move(points);
    for (const DrawnNumber& key : kDrawnNumbers)
        if (drawing.*key.number != 0)
            object[key.name] = drawing.*key.number;
    if (!drawing.text.empty())
        object["text"] = drawing.text;
    for (const DrawnColour& key : kDrawnColours)
        if (!(drawing.*key.colour).empty())
            object[key.name] = drawing.*key.colour;
    const Json unknown = jsonObjectFrom(drawing.unknownMembers);
    for (const auto& [key, value] : unknown.items())
        if (!object.contains(key))
            object[key] = OrderedJson::parse(jsonText(value));
    return object;
}

std::optional<double> drawnNumber(const Json& value, double least, double most) {
    if (!value.is_number())
        return std::nullopt;
    const double number = value.get<double>();
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<DrawingPoint> drawnPoint(const Json& pair) {
    if (!pair.is_array() || pair.size() != 2)
        return std::nullopt;
    const std::optional<double> row = drawnNumber(pair[0], -kFarthestDrawing, kFarthestDrawing);
    const std::optional<double> column = drawnNumber(pair[1], -kFarthestDrawing, kFarthestDrawing);
    return row && column ? std::optional(DrawingPoint{*row, *column}) : std::nullopt;
}

class DrawingReader {
public:
    explicit DrawingReader(std::size_t& pointsLeft) : m_pointsLeft(pointsLeft) {}

    std::optional<Drawing> read(const Json& object) {
        if (!object.is_object() || !member(object, "kind") || !member(object, "points"))
            return std::nullopt;
        Json unknown = Json::object();
        for (const auto& [key, value] : object.items()) {
            const std::optional<bool> isRead = readMember(key, value);
            if (isRead == false)
                return std::nullopt;
            if (!isRead)
                unknown[key] = value;
        }
        if (!unknown.empty())
            m_drawing.unknownMembers = jsonText(unknown);
        return std::move(m_drawing);
    }

private:
    /// Nothing where it is no member of a drawing.
    std::optional<bool> readMember(const std::string& key, const Json& value) {
        if (key == "kind")
            return readKind(value);
        if (key == "points")
            return readPoints(value);
        if (key == "text") {
            if (!value.is_string() || value.get_ref<const std::string&>().size() > kLongestDrawingText)
                return false;
            m_drawing.text = value.get<std::string>();
            return true;
        }
        for (const DrawnSwitch& each : kDrawnSwitches)
            if (key == each.name) {
                m_drawing.*each.isOn = value == true;
                return value.is_boolean();
            }
        for (const DrawnNumber& each : kDrawnNumbers)
            if (key == each.name) {
                const std::optional<double> number = drawnNumber(value, each.least, each.most);
                m_drawing.*each.number = number.value_or(0);
                return number.has_value();
            }
        for (const DrawnColour& each : kDrawnColours)
            if (key == each.name) {
                const auto colour = value.is_string() ? colourFrom(value.get_ref<const std::string&>()) : std::nullopt;
                m_drawing.*each.colour = colour.value_or(std::string());
                return colour.has_value();
            }
        return std::nullopt;
    }

    bool readKind(const Json& value) {
        const auto* const kind = value.is_string()
                                     ? std::ranges::find(kDrawingKinds, value.get_ref<const std::string&>())
                                     : kDrawingKinds.end();
        if (kind == kDrawingKinds.end())
            return false;
        m_drawing.kind = static_cast<DrawingKind>(kind - kDrawingKinds.begin());
        return true;
    }

    bool readPoints(const Json& list) {
        if (!list.is_array() || list.size() > m_pointsLeft)
            return false;
        m_pointsLeft -= list.size();
        for (const Json& pair : list) {
            const std::optional<DrawingPoint> point = drawnPoint(pair);
            if (!point)
                return false;
            m_drawing.points.push_back(*point);
        }
        return true;
    }

    std::size_t& m_pointsLeft;
    Drawing m_drawing;
};

std::optional<std::vector<Drawing>> drawingsFrom(const Json& list) {
    if (!list.is_array() || list.size() > kMostDrawings)
        return std::nullopt;
    std::vector<Drawing> drawings;
    std::size_t pointsLeft = kMostDrawnPoints;
    for (const Json& object : list) {
        std::optional<Drawing> drawing = DrawingReader(pointsLeft).read(object);
        if (!drawing)
            return std::nullopt;
        drawings.push_back(std::move(*drawing));
    }
    return drawings;
}

std::optional<Fog> fogFrom(const Json& list, const Puzzle& puzzle) {
    if (!list.is_array() || list.size() > static_cast<std::size_t>(puzzle.shape().cellCount()))
        return std::nullopt;
    const BoardText board(puzzle);
    Fog fog;
    for (const Json& code : list) {
        const auto cell = code.is_string() ? board.cell(code.get_ref<const std::string&>()) : std::nullopt;
        if (!cell)
            return std::nullopt;
        fog.lit.push_back(*cell);
    }
    std::ranges::sort(fog.lit);
    return fog;
}

struct NamedColour {
    std::string_view name;
    std::string_view code;
};
/// Those of HTML, and what else setters write.
constexpr std::array kColourNames = std::to_array<NamedColour>({{"transparent", ""},      {"none", ""},
                                                                {"black", "#000000"},     {"white", "#ffffff"},
                                                                {"red", "#ff0000"},       {"lime", "#00ff00"},
                                                                {"blue", "#0000ff"},      {"yellow", "#ffff00"},
                                                                {"cyan", "#00ffff"},      {"aqua", "#00ffff"},
                                                                {"magenta", "#ff00ff"},   {"fuchsia", "#ff00ff"},
                                                                {"silver", "#c0c0c0"},    {"gray", "#808080"},
                                                                {"grey", "#808080"},      {"maroon", "#800000"},
                                                                {"olive", "#808000"},     {"green", "#008000"},
                                                                {"purple", "#800080"},    {"teal", "#008080"},
                                                                {"navy", "#000080"},      {"orange", "#ffa500"},
                                                                {"pink", "#ffc0cb"},      {"brown", "#a52a2a"},
                                                                {"gold", "#ffd700"},      {"lightgray", "#d3d3d3"},
                                                                {"lightgrey", "#d3d3d3"}, {"darkgray", "#a9a9a9"},
                                                                {"darkgrey", "#a9a9a9"},  {"lightblue", "#add8e6"},
                                                                {"lightgreen", "#90ee90"}});

bool isOfColourCode(char sign) {
    return (sign >= '0' && sign <= '9') || (sign >= 'a' && sign <= 'f') || (sign >= 'A' && sign <= 'F');
}

/// "rgb(1, 2, 3)" or "rgba(1, 2, 3, 0.5)".
std::optional<std::string> colourFromParts(std::string_view text) {
    const std::size_t open = text.find('(');
    if (!text.starts_with("rgb") || open == std::string_view::npos || text.back() != ')')
        return std::nullopt;
    text = text.substr(open + 1, text.size() - open - 2);
    std::array<double, 4> parts{0, 0, 0, 1};
    std::size_t count = 0;
    for (; count < parts.size() && !text.empty(); ++count) {
        const std::size_t first = text.find_first_not_of(" ,/");
        if (first == std::string_view::npos)
            break;
        text.remove_prefix(first);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), parts[count]);
        if (error != std::errc() || !std::isfinite(parts[count]))
            return std::nullopt;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    if (count < 3)
        return std::nullopt;
    parts[3] *= 255;
    std::string code = "#";
    for (std::size_t i = 0; i < (count == 4 ? 4U : 3U); ++i) {
        const int value = static_cast<int>(std::lround(std::clamp(parts[i], 0.0, 255.0)));
        constexpr std::string_view kDigits = "0123456789abcdef";
        code += kDigits[static_cast<std::size_t>(value / 16)];
        code += kDigits[static_cast<std::size_t>(value % 16)];
    }
    return code;
}

}  // namespace

OrderedJson drawingsToJson(const std::vector<Drawing>& drawings) {
    OrderedJson list = OrderedJson::array();
    for (const Drawing& drawing : drawings)
        list.push_back(drawingToJson(drawing));
    return list;
}

OrderedJson fogToJson(const std::optional<Fog>& fog, const Puzzle& puzzle) {
    if (!fog)
        return nullptr;
    const BoardText board(puzzle);
    OrderedJson list = OrderedJson::array();
    for (const Cell cell : fog->lit)
        list.push_back(board.cell(cell));
    return list;
}

std::optional<Decoration> decorationFrom(const Json& object, const Puzzle& puzzle) {
    Decoration read = puzzle.decoration();
    if (const Json* list = member(object, "drawings")) {
        std::optional<std::vector<Drawing>> drawings = drawingsFrom(*list);
        if (!drawings)
            return std::nullopt;
        read.drawings = std::move(*drawings);
    }
    if (const Json* list = member(object, "fog")) {
        read.fog = list->is_null() ? std::nullopt : fogFrom(*list, puzzle);
        if (!read.fog && !list->is_null())
            return std::nullopt;
    }
    return read;
}

std::optional<std::string> colourFrom(std::string_view text) {
    const auto* const named = std::ranges::find(kColourNames, text, &NamedColour::name);
    if (text.empty() || named != kColourNames.end())
        return text.empty() ? std::string() : std::string(named->code);
    if (text.starts_with("rgb"))
        return colourFromParts(text);
    if (text.front() == '#')
        text.remove_prefix(1);
    if (!std::ranges::all_of(text, isOfColourCode))
        return std::nullopt;
    std::string code = "#";
    if (text.size() == 3 || text.size() == 4)
        for (const char sign : text)
            code.append(2, sign);
    else if (text.size() == 6 || text.size() == 8)
        code += text;
    else
        return std::nullopt;
    return code;
}

}  // namespace nonet
