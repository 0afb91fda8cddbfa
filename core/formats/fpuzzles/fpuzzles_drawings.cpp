#include "core/formats/fpuzzles/fpuzzles_drawings.h"

#include "core/formats/decoration_json.h"
#include "core/formats/foreign_members.h"
#include "core/formats/fpuzzles/fpuzzles_boxes.h"
#include "core/formats/links/setter_record.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace nonet {
namespace {

constexpr std::size_t kMostPlaces = 2'000;
/// A line's width and a text's size are told in halves of a cell.
constexpr double kHalfCell = 0.5;

struct KindMember {
    std::string_view name;
    DrawingKind kind;
};
constexpr std::array kKindMembers = std::to_array<KindMember>({{"line", DrawingKind::line},
                                                               {"rectangle", DrawingKind::rectangle},
                                                               {"circle", DrawingKind::circle},
                                                               {"text", DrawingKind::text},
                                                               {"cage", DrawingKind::outline}});

struct NumberMember {
    const char* name;
    double Drawing::*number;
    double least;
    double most;
    double unit(DrawingKind kind) const {
        return number == &Drawing::textSize || kind == DrawingKind::line ? kHalfCell : 1;
    }
};
constexpr std::array kNumberMembers =
    std::to_array<NumberMember>({{"width", &Drawing::width, 0, kFarthestDrawing},
                                 {"height", &Drawing::height, 0, kFarthestDrawing},
                                 {"size", &Drawing::textSize, 0, kFarthestDrawing},
                                 {"angle", &Drawing::angle, -kLargestDrawingAngle, kLargestDrawingAngle}});

struct ColourMember {
    const char* name;
    std::string Drawing::*colour;
};
constexpr std::array kColourMembers = std::to_array<ColourMember>(
    {{"baseC", &Drawing::fillColour}, {"outlineC", &Drawing::lineColour}, {"fontC", &Drawing::textColour}});

/// What the numbers 0 to 10 stand for as colours of cells.
constexpr std::array<std::string_view, 11> kCellColours = {"#a8a8a8a8", "#000000", "#ffa0a0", "#ffdf61",
                                                           "#feffaf",   "#b0ffb0", "#61d060", "#d0d0ff",
                                                           "#8180f0",   "#ff08ff", "#ffd0d0"};

std::optional<double> numberFrom(const Json& value) {
    if (value.is_number())
        return value.get<double>();
    if (!value.is_string())
        return std::nullopt;
    const std::string& text = value.get_ref<const std::string&>();
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

bool readNumber(Drawing& drawing, const std::string& key, const Json& value) {
    const auto* const member = std::ranges::find(kNumberMembers, key, &NumberMember::name);
    const std::optional<double> number = member == kNumberMembers.end() ? std::nullopt : numberFrom(value);
    if (!number || !(*number >= member->least && *number <= member->most))
        return false;
    drawing.*member->number = *number * member->unit(drawing.kind);
    return true;
}

bool readColour(Drawing& drawing, const std::string& key, const Json& value) {
    const auto* const member = std::ranges::find(kColourMembers, key, &ColourMember::name);
    const auto colour = member != kColourMembers.end() && value.is_string()
                            ? colourFrom(value.get_ref<const std::string&>())
                            : std::nullopt;
    // What sees through comes back as it was told.
    if (!colour || colour->empty())
        return false;
    drawing.*member->colour = *colour;
    return true;
}

std::optional<std::vector<DrawingPoint>> pointsFrom(const Json& places) {
    if (!places.is_array() || places.size() > kMostPlaces)
        return std::nullopt;
    std::vector<DrawingPoint> points;
    for (const Json& place : places) {
        const auto at = fpuzzlesPlace(place);
        if (!at)
            return std::nullopt;
        points.push_back({at->first + kHalfCell, at->second + kHalfCell});
    }
    return points;
}

/// The cells whose middle the point is: one, or those that share its edge or corner. None for other points, or beyond
/// what names tell.
std::vector<std::string> placesAt(const DrawingPoint& point) {
    const auto lines = [](double at) -> std::vector<int> {
        const double twice = at * 2;
        if (twice != std::floor(twice) || at < -kHalfCell || at > kMaxSide + 1)
            return {};
        const int half = static_cast<int>(twice);
        if (half % 2 != 0)
            return {half < 0 ? -1 : half / 2};
        return {half / 2 - 1, half / 2};
    };
    std::vector<std::string> names;
    for (const int row : lines(point.row))
        for (const int column : lines(point.column)) {
            if (row < -1 || column < -1)
                return {};
            names.push_back(fpuzzlesName(row, column));
        }
    return names;
}

std::optional<OrderedJson> placesOf(const Drawing& drawing) {
    OrderedJson places = OrderedJson::array();
    for (const DrawingPoint& point : drawing.points) {
        const std::vector<std::string> names = placesAt(point);
        // Only one point alone is the middle of several cells.
        if (names.empty() || (names.size() > 1 && (drawing.points.size() > 1 || drawing.kind == DrawingKind::line ||
                                                   drawing.kind == DrawingKind::outline)))
            return std::nullopt;
        for (const std::string& name : names)
            places.push_back(name);
    }
    return places;
}

/// The whole of one cell of the grid, coloured and nothing else.
OrderedJson* colouredCell(OrderedJson& file, const Drawing& drawing) {
    Drawing plain = drawing;
    plain.points.clear();
    plain.fillColour.clear();
    plain.unknownMembers.clear();
    Drawing whole;
    whole.kind = DrawingKind::rectangle;
    whole.width = 1;
    whole.height = 1;
    if (plain != whole || drawing.points.size() != 1 || drawing.fillColour.empty())
        return nullptr;
    const auto [row, column] = drawing.points.front();
    OrderedJson& grid = file["grid"];
    const double side = static_cast<double>(grid.size());
    if (row != std::floor(row) + kHalfCell || column != std::floor(column) + kHalfCell || row < 0 || column < 0 ||
        row > side || column > side)
        return nullptr;
    OrderedJson& cell = grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    return cell.contains("c") ? nullptr : &cell;
}

void addKept(OrderedJson& object, const Drawing& drawing) {
    const Json kept = jsonObjectFrom(drawing.unknownMembers);
    if (const auto members = kept.find(kFpuzzlesKey); members != kept.end() && members->is_object())
        for (const auto& [key, value] : members->items())
            if (!object.contains(key))
                object[key] = OrderedJson::parse(jsonText(value));
}

}  // namespace

std::optional<std::vector<Drawing>> drawingsFromFpuzzles(std::string_view member, const Json& object) {
    const auto* const kind = std::ranges::find(kKindMembers, member, &KindMember::name);
    if (kind == kKindMembers.end() || !object.is_object())
        return std::nullopt;
    Drawing drawing;
    drawing.kind = kind->kind;
    const bool isLine = drawing.kind == DrawingKind::line;
    Json kept = Json::object();
    Json lines;
    for (const auto& [key, value] : object.items()) {
        if (key == (isLine ? "lines" : "cells"))
            lines = isLine ? value : Json::array({value});
        else if (key == "value" && (value.is_string() || value.is_number()))
            drawing.text = value.is_string() ? value.get<std::string>() : jsonText(value);
        else if (!readNumber(drawing, key, value) && !readColour(drawing, key, value))
            kept[key] = value;
    }
    if (!kept.empty())
        drawing.unknownMembers = jsonText(Json{{std::string(kFpuzzlesKey), std::move(kept)}});
    if (!lines.is_array() || lines.size() > kMostPlaces || drawing.text.size() > kLongestDrawingText)
        return std::nullopt;
    std::vector<Drawing> drawings;
    for (const Json& line : lines) {
        std::optional<std::vector<DrawingPoint>> points = pointsFrom(line);
        if (!points)
            return std::nullopt;
        drawing.points = std::move(*points);
        drawings.push_back(drawing);
    }
    return drawings;
}

std::optional<Drawing> cellColourFromFpuzzles(const Json& cell, int row, int column) {
    const Json* several = member(cell, "cArray");
    const Json* one = member(cell, "c");
    const bool hasSeveral = several && several->is_array() && !several->empty();
    if (!one && hasSeveral)
        one = &several->front();
    if (!one)
        return std::nullopt;
    const std::optional<int> number = settersNumber(*one);
    const auto colour = number && *number >= 0 && *number < static_cast<int>(kCellColours.size())
                            ? std::optional(std::string(kCellColours[static_cast<std::size_t>(*number)]))
                        : one->is_string() ? colourFrom(one->get_ref<const std::string&>())
                                           : std::nullopt;
    if (!colour || colour->empty())
        return std::nullopt;
    Drawing drawing;
    drawing.kind = DrawingKind::rectangle;
    drawing.points = {{row + kHalfCell, column + kHalfCell}};
    drawing.width = 1;
    drawing.height = 1;
    drawing.fillColour = *colour;
    if (hasSeveral && several->size() > 1)
        drawing.unknownMembers = jsonText(Json{{std::string(kFpuzzlesKey), {{"cArray", *several}}}});
    return drawing;
}

bool addToFpuzzles(OrderedJson& file, const Drawing& drawing) {
    if (OrderedJson* cell = colouredCell(file, drawing)) {
        (*cell)["c"] = drawing.fillColour;
        addKept(*cell, drawing);
        return true;
    }
    const bool isLine = drawing.kind == DrawingKind::line;
    std::optional<OrderedJson> places = placesOf(drawing);
    if (!places || drawing.headLength != 0 || (isLine && !drawing.fillColour.empty()))
        return false;
    OrderedJson object = OrderedJson::object();
    if (isLine)
        object["lines"] = OrderedJson::array({std::move(*places)});
    else
        object["cells"] = std::move(*places);
    if (!drawing.text.empty())
        object["value"] = drawing.text;
    for (const NumberMember& member : kNumberMembers)
        if (drawing.*member.number != 0)
            object[member.name] = drawing.*member.number / member.unit(drawing.kind);
    for (const ColourMember& member : kColourMembers)
        if (!(drawing.*member.colour).empty())
            object[member.name] = drawing.*member.colour;
    addKept(object, drawing);
    const auto* const kind = std::ranges::find(kKindMembers, drawing.kind, &KindMember::kind);
    file[std::string(kind->name)].push_back(std::move(object));
    return true;
}

}  // namespace nonet
