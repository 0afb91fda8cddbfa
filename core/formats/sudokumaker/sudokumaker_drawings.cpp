#include "core/formats/sudokumaker/sudokumaker_drawings.h"

#include "core/formats/decoration_json.h"
#include "core/formats/sudokumaker/sudokumaker_clues.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numbers>

namespace nonet {
namespace {

constexpr std::size_t kMostMakerPoints = 5'000;

/// By bit: white, the nine of the first palette, the nine of the second.
constexpr auto kMakerColours = std::to_array<std::string_view>(
    {"#ffffff", "#f2777a", "#f9a35b", "#ffd966", "#b7e08a", "#7bc47f", "#9bd5f5", "#7aa7e8", "#b79ae0", "#f08fc8",
     "#d0d0d0", "#808080", "#303030", "#ff5fc4", "#a97142", "#c6f24e", "#4bbfb8", "#3d5fd6", "#7a45c9"});

std::optional<double> makerNumber(const Json& object, const char* name, double least, double most) {
    const Json* value = member(object, name);
    if (!value || !value->is_number())
        return std::nullopt;
    const double number = value->get<double>();
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

double makerSize(const Json& object, const char* name) {
    return makerNumber(object, name, 0, kFarthestDrawing).value_or(0);
}

std::string makerColour(const Json& object, const char* name) {
    const Json* value = member(object, name);
    const bool isText = value && value->is_string();
    return isText ? colourFrom(value->get_ref<const std::string&>()).value_or(std::string()) : std::string();
}

std::optional<DrawingPoint> pointOf(const Json& x, const Json& y) {
    if (!x.is_number() || !y.is_number())
        return std::nullopt;
    const DrawingPoint point{y.get<double>(), x.get<double>()};
    const auto isNear = [](double at) { return at >= -kFarthestDrawing && at <= kFarthestDrawing; };
    return isNear(point.row) && isNear(point.column) ? std::optional(point) : std::nullopt;
}

const Json& objectOf(const Json& element, const char* name) {
    static const Json kNone = Json::object();
    const Json* value = member(element, name);
    return value && value->is_object() ? *value : kNone;
}

std::optional<std::vector<Drawing>> makerLines(const Json& element) {
    const Json* lines = member(element, "lines");
    if (!lines || !lines->is_array())
        return std::nullopt;
    const Json& style = objectOf(element, "style");
    const Json* layer = member(style, "layer");
    std::vector<Drawing> drawings;
    for (const Json& line : *lines) {
        if (!line.is_array() || line.empty() || line.size() > kMostMakerPoints)
            return std::nullopt;
        Drawing& drawing = drawings.emplace_back();
        drawing.kind = DrawingKind::line;
        drawing.isOver = layer && *layer == "foreground";
        drawing.width = makerSize(style, "thickness");
        drawing.lineColour = makerColour(style, "color");
        for (const Json& each : line) {
            const Json* x = member(each, "x");
            const Json* y = member(each, "y");
            const std::optional<DrawingPoint> point = x && y ? pointOf(*x, *y) : std::nullopt;
            if (!point)
                return std::nullopt;
            drawing.points.push_back(*point);
        }
    }
    return drawings;
}

std::optional<std::vector<Drawing>> makerCages(const Json& element, const BoardShape& shape) {
    constexpr double kHalf = 0.5;
    constexpr std::size_t kLongestCageText = 200;
    const Json* cages = member(element, "cages");
    if (!cages || !cages->is_array())
        return std::nullopt;
    const Json& style = objectOf(element, "style");
    std::vector<Drawing> drawings;
    for (const Json& cage : *cages) {
        const auto cells = makerCells(member(cage, "cells"), shape);
        if (!cells || cells->empty())
            return std::nullopt;
        Drawing& drawing = drawings.emplace_back();
        drawing.kind = DrawingKind::outline;
        drawing.lineColour = makerColour(objectOf(style, "cage"), "color");
        drawing.textColour = makerColour(objectOf(style, "text"), "color");
        if (const Json* value = member(cage, "value"); value && value->is_string())
            drawing.text = value->get_ref<const std::string&>().substr(0, kLongestCageText);
        for (const Cell cell : *cells)
            drawing.points.push_back({shape.row(cell) + kHalf, shape.column(cell) + kHalf});
    }
    return drawings;
}

/// About the middle of a cell's upper left corner; moved to its place afterwards.
std::optional<Drawing> makerSymbol(const Json& params) {
    const Json* type = member(params, "type");
    Drawing drawing;
    drawing.points = {{}};
    drawing.angle = makerNumber(params, "angle", -kLargestDrawingAngle, kLargestDrawingAngle).value_or(0);
    drawing.fillColour = makerColour(params, "fill");
    drawing.lineColour = makerColour(params, "stroke");
    if (!type)
        return std::nullopt;
    if (*type == "rectangle") {
        drawing.kind = DrawingKind::rectangle;
        drawing.width = makerSize(params, "width");
        drawing.height = makerSize(params, "height");
    } else if (*type == "ellipse") {
        drawing.kind = DrawingKind::circle;
        drawing.width = 2 * makerSize(params, "rx");
        drawing.height = 2 * makerSize(params, "ry");
    } else if (*type == "text") {
        const Json* text = member(params, "text");
        if (!text || !text->is_string() || text->get_ref<const std::string&>().size() > kLongestDrawingText)
            return std::nullopt;
        drawing.kind = DrawingKind::text;
        drawing.text = text->get<std::string>();
        drawing.textSize = makerSize(params, "size");
        drawing.textColour = std::exchange(drawing.fillColour, {});
        drawing.lineColour.clear();
    } else if (*type == "arrow") {
        // Its middle is the symbol's place; it points to the right where it is not turned.
        const double half = makerSize(params, "length") / 2;
        const double angle = drawing.angle * std::numbers::pi / 180;
        drawing.kind = DrawingKind::line;
        drawing.angle = 0;
        drawing.headLength = makerSize(params, "headSize");
        drawing.width = makerSize(params, "strokeWidth");
        drawing.fillColour.clear();
        drawing.points = {{-half * std::sin(angle), -half * std::cos(angle)},
                          {half * std::sin(angle), half * std::cos(angle)}};
    } else {
        return std::nullopt;
    }
    drawing.width = std::min(drawing.width, kFarthestDrawing);
    drawing.height = std::min(drawing.height, kFarthestDrawing);
    return drawing;
}

std::optional<std::vector<Drawing>> makerSymbols(const Json& element) {
    const Json* params = member(element, "params");
    const Json* symbols = member(element, "symbols");
    if (!params || !params->is_array() || !symbols || !symbols->is_array())
        return std::nullopt;
    std::vector<Drawing> kinds;
    for (const Json& each : *params) {
        std::optional<Drawing> kind = makerSymbol(each);
        if (!kind)
            return std::nullopt;
        kinds.push_back(std::move(*kind));
    }
    std::vector<Drawing> drawings;
    for (const Json& symbol : *symbols) {
        if (!symbol.is_array() || symbol.size() < 2)
            return std::nullopt;
        const std::optional<DrawingPoint> at = pointOf(symbol[0], symbol[1]);
        const auto kind = symbol.size() > 2 ? integerIn(symbol[2], 0, static_cast<int>(kinds.size()) - 1) : 0;
        if (!at || !kind || kinds.empty())
            return std::nullopt;
        Drawing& drawing = drawings.emplace_back(kinds[static_cast<std::size_t>(*kind)]);
        for (DrawingPoint& point : drawing.points) {
            point.row += at->row;
            point.column += at->column;
            if (std::abs(point.row) > kFarthestDrawing || std::abs(point.column) > kFarthestDrawing)
                return std::nullopt;
        }
    }
    return drawings;
}

/// A bit each; 0 where the value is none.
unsigned makerColourBits(const Json& colours) {
    return static_cast<unsigned>(integerIn(colours, 0, (1 << kMakerColours.size()) - 1).value_or(0));
}

}  // namespace

std::optional<std::vector<Drawing>> drawingsFromMaker(const Json& element, int type, const BoardShape& shape) {
    switch (type) {
    case kMakerLines: return makerLines(element);
    case kMakerCages: return makerCages(element, shape);
    case kMakerSymbols: return makerSymbols(element);
    default: return std::nullopt;
    }
}

std::optional<Drawing> cellColourFromMaker(const Json& colours, int row, int column) {
    constexpr double kHalf = 0.5;
    const unsigned bits = makerColourBits(colours);
    if (bits == 0)
        return std::nullopt;
    Drawing drawing;
    drawing.kind = DrawingKind::rectangle;
    drawing.points = {{row + kHalf, column + kHalf}};
    drawing.width = 1;
    drawing.height = 1;
    drawing.fillColour = kMakerColours[static_cast<std::size_t>(std::countr_zero(bits))];
    return drawing;
}

bool hasSeveralMakerColours(const Json& colours) { return std::popcount(makerColourBits(colours)) > 1; }

}  // namespace nonet
