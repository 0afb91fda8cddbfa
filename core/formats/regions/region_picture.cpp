#include "core/formats/regions/region_picture.h"

#include "core/formats/regions/border_measures.h"
#include "core/formats/regions/line_comb.h"
#include "core/formats/regions/line_profile.h"

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

constexpr int kLongestSide = 1400;
/// Of a board's lines at least so much is there, and what lies between them leaves at least so much of that.
constexpr double kLeastFound = 0.5;
constexpr double kLeastScore = 0.25;
/// And its cells have as little in them: lines of text are as restless everywhere.
constexpr double kMostNoise = 0.5;
/// Grounds that differ by less are one colour.
constexpr int kLeastColours = 14;
/// Where colours are regions, of the thick lines at least so many part different ones, and of the others at most.
constexpr double kPartingThick = 0.9;
constexpr double kPartingThin = 0.2;
/// The shortest line that says anything about where the picture's board is, as a part of the picture.
constexpr double kLeastStrength = 0.1;

struct Combs {
    LineComb across;
    LineComb down;
};

/// Those that explain most and whose cells are nearest to squares.
std::optional<Combs> bestPair(const std::vector<LineComb>& across, const std::vector<LineComb>& down) {
    std::optional<Combs> best;
    double bestScore = 0;
    for (const LineComb& x : across)
        for (const LineComb& y : down) {
            const double stretch = std::min(1.0, std::abs(std::log2(x.distance / y.distance)));
            const double score = x.score + y.score - 0.5 * stretch * (x.count + y.count);
            if (!best || score > bestScore) {
                best = Combs{x, y};
                bestScore = score;
            }
        }
    return best;
}

bool isBoard(const LineComb& comb) {
    return comb.found >= kLeastFound && comb.noise <= kMostNoise && comb.score >= kLeastScore * (comb.count + 1);
}

/// A picture looked at in both directions, in the part where the board is.
class LineFinder {
public:
    LineFinder(const SmallPicture& picture, const SmallPicture& turned, KnownSize known)
        : m_picture(picture), m_turned(turned), m_known(known), m_upright(uprightLines(picture, 0, picture.height)),
          m_level(uprightLines(turned, 0, turned.height)) {}

    std::optional<Combs> find() {
        std::optional<Combs> combs = bestHere();
        if (!combs)
            return std::nullopt;
        // What stands beside the board, such as a heading, no longer counts, and its own lines do fully.
        m_level = uprightLines(m_turned, place(combs->across.at(0), m_turned.height),
                               place(combs->across.at(combs->across.count), m_turned.height) + 1);
        if (const std::optional<Combs> better = bestHere())
            combs = better;
        m_upright = uprightLines(m_picture, place(combs->down.at(0), m_picture.height),
                                 place(combs->down.at(combs->down.count), m_picture.height) + 1);
        if (const std::optional<Combs> better = bestHere())
            combs = better;
        const bool isFound = (m_known.columns || isBoard(combs->across)) && (m_known.rows || isBoard(combs->down));
        return isFound ? combs : std::nullopt;
    }
    int noise() const { return std::max(m_upright.noise, m_level.noise); }

private:
    std::optional<Combs> bestHere() const {
        if (std::ranges::max(m_upright.strength) < kLeastStrength ||
            std::ranges::max(m_level.strength) < kLeastStrength)
            return std::nullopt;
        return bestPair(lineCombs(m_upright.strength, m_known.columns), lineCombs(m_level.strength, m_known.rows));
    }
    static int place(double at, int size) { return std::clamp(static_cast<int>(std::lround(at)), 0, size - 1); }

    const SmallPicture& m_picture;
    const SmallPicture& m_turned;
    KnownSize m_known;
    LineProfile m_upright;
    LineProfile m_level;
};

std::vector<double> placesOf(const LineComb& comb, int scale) {
    std::vector<double> places;
    for (int line = 0; line <= comb.count; ++line)
        places.push_back((comb.at(line) + 0.5) * scale);
    return places;
}

/// In the order of RegionBorders::places().
std::vector<BorderMeasure> measuresOf(const SmallPicture& picture, const SmallPicture& turned, const Combs& combs,
                                      int noise) {
    std::vector<double> across = placesOf(combs.across, 1);
    std::vector<double> down = placesOf(combs.down, 1);
    const std::vector<BorderMeasure> upright = measureUpright(picture, across, down, noise);
    const std::vector<BorderMeasure> level = measureUpright(turned, down, across, noise);
    const auto rows = static_cast<std::size_t>(combs.down.count);
    const auto columns = static_cast<std::size_t>(combs.across.count);
    std::vector<BorderMeasure> measures;
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column) {
            if (column + 1 < columns)
                measures.push_back(upright[row * (columns - 1) + column]);
            if (row + 1 < rows)
                measures.push_back(level[column * (rows - 1) + row]);
        }
    return measures;
}

/// 0 at the limit, 1 where a group's middle is.
double certaintyOf(double value, double limit, double middle) {
    return middle == limit ? 1 : std::clamp((value - limit) / (middle - limit), 0.0, 1.0);
}

/// Whether different colours are regions and not marks of cells: nearly all thick lines part some, and few thin ones.
bool areColoursRegions(const std::vector<BorderMeasure>& measures, const TwoGroups& lines, int least) {
    int counts[2] = {0, 0};
    int parting[2] = {0, 0};
    for (const BorderMeasure& measure : measures) {
        const int isThick = lines.areApart && measure.line > lines.limit ? 1 : 0;
        ++counts[isThick];
        parting[isThick] += measure.colours >= least ? 1 : 0;
    }
    if (!lines.areApart)
        return parting[0] > 0;
    return parting[1] >= kPartingThick * counts[1] && parting[0] <= kPartingThin * counts[0];
}

void readBorders(PictureBoard& board, const std::vector<BorderMeasure>& measures, int noise) {
    std::vector<double> lines;
    lines.reserve(measures.size());
    for (const BorderMeasure& measure : measures)
        lines.push_back(measure.line);
    const TwoGroups groups = twoGroups(std::move(lines));
    const int least = std::max(kLeastColours, 2 * noise);
    board.hasThickLines = groups.areApart;
    board.hasColours = areColoursRegions(measures, groups, least);
    const std::vector<RegionBorders::Border> places = board.borders.places();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const BorderMeasure& measure = measures[i];
        const bool isThick = groups.areApart && measure.line > groups.limit;
        const bool isParting = board.hasColours && measure.colours >= least;
        double certainty = 0;
        if (groups.areApart)
            certainty = certaintyOf(measure.line, groups.limit, isThick ? groups.upper : groups.lower);
        if (board.hasColours) {
            const double ofColours = certaintyOf(measure.colours, least, isParting ? 2.0 * least : 0);
            certainty = isThick || isParting ? std::max(certainty, isParting ? ofColours : 0) : ofColours;
        }
        board.borders.set(places[i], isThick || isParting, certainty);
    }
}

}  // namespace

std::optional<PictureBoard> boardInPicture(const PictureView& picture, KnownSize known) {
    const int shorter = std::min(picture.width, picture.height);
    const int longer = std::max(picture.width, picture.height);
    if (shorter < kLeastPictureSide || longer > kMostPictureSide ||
        picture.rgb.size() != 3 * static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height))
        return std::nullopt;
    const SmallPicture small = reduced(picture, kLongestSide);
    if (std::min(small.width, small.height) < kLeastPictureSide)
        return std::nullopt;
    const SmallPicture turned = transposed(small);
    LineFinder finder(small, turned, known);
    const std::optional<Combs> combs = finder.find();
    if (!combs)
        return std::nullopt;
    PictureBoard board;
    board.across = placesOf(combs->across, small.scale);
    board.down = placesOf(combs->down, small.scale);
    board.borders = RegionBorders(combs->down.count, combs->across.count);
    readBorders(board, measuresOf(small, turned, *combs, finder.noise()), finder.noise());
    return board;
}

}  // namespace nonet
