#include "core/formats/sudokupad/sudokupad_drawings.h"

#include "core/formats/decoration_json.h"
#include "core/formats/json_members.h"
#include "core/formats/links/setter_record.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace nonet {
namespace {

constexpr std::size_t kMostWayPoints = 5'000;
/// Thickness and font sizes are told in pixels: a cell has this many.
constexpr double kPixelsOfCell = 64;

/// Also where it stands as text; nothing beyond the bounds.
std::optional<double> padNumberIn(const Json& object, const char* name, double least, double most) {
    const Json* value = member(object, name);
    double number = 0;
    if (value && value->is_number()) {
        number = value->get<double>();
    } else if (value && value->is_string()) {
        const std::string& text = value->get_ref<const std::string&>();
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size())
            return std::nullopt;
    } else {
        return std::nullopt;
    }
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

std::optional<DrawingPoint> padPoint(const Json* pair, DrawingPoint corner) {
    if (!pair || !pair->is_array() || pair->size() != 2 || !(*pair)[0].is_number() || !(*pair)[1].is_number())
        return std::nullopt;
    const DrawingPoint point{(*pair)[0].get<double>() - corner.row, (*pair)[1].get<double>() - corner.column};
    const auto isNear = [](double at) { return at >= -kFarthestDrawing && at <= kFarthestDrawing; };
    return isNear(point.row) && isNear(point.column) ? std::optional(point) : std::nullopt;
}

/// How much of it is seen is part of the colour here.
std::string withOpacity(std::string colour, double opacity) {
    if (colour.size() != 7 || opacity >= 1)
        return colour;
    constexpr std::string_view kDigits = "0123456789abcdef";
    const int value = static_cast<int>(std::lround(opacity * 255));
    colour += kDigits[static_cast<std::size_t>(value / 16)];
    colour += kDigits[static_cast<std::size_t>(value % 16)];
    return colour;
}

bool readPadLine(Drawing& drawing, const Json& object, DrawingPoint corner) {
    const Json* points = member(object, "wayPoints");
    if (!points || !points->is_array() || points->empty() || points->size() > kMostWayPoints)
        return false;
    for (const Json& pair : *points) {
        const std::optional<DrawingPoint> point = padPoint(&pair, corner);
        if (!point)
            return false;
        drawing.points.push_back(*point);
    }
    drawing.kind = DrawingKind::line;
    drawing.width = padNumberIn(object, "thickness", 0, kFarthestDrawing * kPixelsOfCell).value_or(0) / kPixelsOfCell;
    drawing.lineColour = padColour(object, {"color"});
    drawing.fillColour = padColour(object, {"fill", "backgroundColor"});
    return true;
}

bool readPadShape(Drawing& drawing, const Json& object, DrawingPoint corner) {
    const std::optional<DrawingPoint> centre = padPoint(member(object, "center"), corner);
    if (!centre)
        return false;
    drawing.points = {*centre};
    drawing.text = padText(member(object, "text"));
    if (drawing.text.size() > kLongestDrawingText)
        return false;
    drawing.width = padNumberIn(object, "width", 0, kFarthestDrawing).value_or(0);
    drawing.height = padNumberIn(object, "height", 0, kFarthestDrawing).value_or(0);
    drawing.angle = padNumberIn(object, "angle", -kLargestDrawingAngle, kLargestDrawingAngle).value_or(0);
    drawing.textSize = padNumberIn(object, "fontSize", 0, kFarthestDrawing * kPixelsOfCell).value_or(0) / kPixelsOfCell;
    drawing.fillColour = padColour(object, {"backgroundColor"});
    drawing.lineColour = padColour(object, {"borderColor"});
    if (!drawing.text.empty())
        drawing.textColour = padColour(object, {"color"});
    const Json* rounded = member(object, "rounded");
    drawing.kind = drawing.fillColour.empty() && drawing.lineColour.empty() ? DrawingKind::text
                   : rounded && *rounded == true                            ? DrawingKind::circle
                                                                            : DrawingKind::rectangle;
    if (drawing.kind == DrawingKind::text)
        drawing.width = drawing.height = 0;
    return true;
}

}  // namespace

std::optional<Drawing> drawingFromPad(PadLayer layer, const Json& object, DrawingPoint corner) {
    Drawing drawing;
    const bool isLine = layer == PadLayer::lines || layer == PadLayer::arrows;
    if (!object.is_object() || !(isLine ? readPadLine(drawing, object, corner) : readPadShape(drawing, object, corner)))
        return std::nullopt;
    if (layer == PadLayer::arrows) {
        constexpr double kUsualHead = 0.3;
        drawing.headLength = padNumberIn(object, "headLength", 0, kFarthestDrawing).value_or(kUsualHead);
    }
    const Json* target = member(object, "target");
    const std::string place = target && target->is_string() ? target->get<std::string>() : std::string();
    drawing.isOver = place.empty() ? layer == PadLayer::overlays : place.starts_with("over");
    const double opacity = padNumberIn(object, "opacity", 0, 1).value_or(1);
    for (std::string* colour : {&drawing.lineColour, &drawing.fillColour, &drawing.textColour})
        *colour = withOpacity(std::move(*colour), opacity);
    return drawing;
}

bool isVisible(const Drawing& drawing) {
    return !drawing.text.empty() || !drawing.lineColour.empty() || !drawing.fillColour.empty();
}

std::string padText(const Json* value) {
    if (value && value->is_string())
        return value->get<std::string>();
    return value && value->is_number() ? jsonText(*value) : std::string();
}

std::optional<int> padNumber(const Json* value) { return value ? settersNumber(*value) : std::nullopt; }

std::string padColour(const Json& object, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (const Json* value = member(object, name)) {
            // A colour of six figures may have become a number.
            const std::optional<std::string> colour = colourFrom(padText(value));
            return colour.value_or("#000000");
        }
    return {};
}

}  // namespace nonet
