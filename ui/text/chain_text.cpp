#include "ui/text/chain_text.h"

#include "ui/text/cell_names.h"
#include "ui/text/step_roles.h"

#include <QCoreApplication>

#include <map>

namespace nonet {
namespace {

struct ChainText {
    Q_DECLARE_TR_FUNCTIONS(ChainText)
};

QString written(Digit digit) { return QString::number(digit.value()); }

QString written(const StepNode& node) {
    QString text;
    for (const Digit digit : digitsOf(node))
        text += written(digit);
    return text;
}

QString placeOf(const Step& step, const StepNode& node) {
    const CellSet cells = cellsOf(node);
    return cellNames({cells.begin(), cells.end()}, step.side);
}

QString signOf(const LineLink& link) { return link.isStrong() ? QStringLiteral("=") : QStringLiteral("-"); }

/// Digits of one place stand together.
QString eurekaOf(const Step& step, const StepLine& line) {
    const StepNode& first = line.nodes.front();
    QString place = placeOf(step, first);
    QString text = u'(' + written(first);
    const std::vector<LineLink> links = linksOf(line);
    for (std::size_t i = 0; i < links.size(); ++i) {
        const LineLink& link = links[i];
        if (line.closes && i + 1 == links.size())
            return text + u')' + place + signOf(link);
        const QString next = placeOf(step, *link.to);
        text +=
            next == place ? signOf(link) + written(*link.to) : u')' + place + signOf(link) + u'(' + written(*link.to);
        place = next;
    }
    return text + u')' + place;
}

QString resultOf(const Step& step) {
    QStringList parts;
    for (const Candidate candidate : step.placements)
        parts += cellName(candidate.cell, step.side) + u'=' + written(candidate.digit);
    std::map<Digit, std::vector<Cell>> cleared;
    for (const Candidate candidate : step.eliminations)
        cleared[candidate.digit].push_back(candidate.cell);
    for (const auto& [digit, cells] : cleared)
        for (const QString& group : cellNames(cells, step.side).split(QStringLiteral(", ")))
            parts += group + QStringLiteral("<>") + written(digit);
    return parts.join(QStringLiteral(", "));
}

QString simpleSentence(const Step& step, const LineLink& link) {
    const Candidate from = link.from->candidates.front();
    const Candidate to = link.to->candidates.front();
    const QString cell = cellName(from.cell, step.side);
    if (from.cell == to.cell)
        return (link.isStrong() ? ChainText::tr("If %1 is not %2, it is %3.", "a cell, two digits")
                                : ChainText::tr("If %1 is %2, it is not %3.", "a cell, two digits"))
            .arg(cell, written(from.digit), written(to.digit));
    const std::optional<House> house = linkHouse(step, link);
    if (!house || from.digit != to.digit)
        return (link.isStrong() ? ChainText::tr("If %1 is not %2, then %3 is %4.", "a cell, a digit, twice")
                                : ChainText::tr("If %1 is %2, then %3 is not %4.", "a cell, a digit, twice"))
            .arg(cell, written(from.digit), cellName(to.cell, step.side), written(to.digit));
    return (link.isStrong()
                ? ChainText::tr("If %1 is not %2, then %3 is: %4 has no other place for it.",
                                "a cell, a digit, a cell, a house")
                : ChainText::tr("If %1 is %2, then %3 is not: both lie in %4.", "a cell, a digit, a cell, a house"))
        .arg(cell, written(from.digit), cellName(to.cell, step.side), houseName(*house));
}

/// Where one end is more than one candidate.
QString groupSentence(const Step& step, const LineLink& link) {
    const QString from = placeOf(step, *link.from);
    const QString to = placeOf(step, *link.to);
    const bool isOneSet = !link.from->setCells.empty() && link.from->setCells == link.to->setCells;
    if (isOneSet && link.isStrong())
        return ChainText::tr("%1 have only %2: without %3 they need all the others, so one of them is %4.",
                             "cells, digits, two digits")
            .arg(from, digitsWithAnd(link.from->setDigits), digitsWithOr(digitsOf(*link.from)),
                 digitsWithOr(digitsOf(*link.to)));
    StepNode reached = *link.to;
    StepNode given = *link.from;
    given.isOn = !link.isStrong();
    reached.isOn = link.isStrong();
    const std::optional<House> house = linkHouse(step, link);
    if (house && digitsOf(given) == digitsOf(reached))
        return (link.isStrong() ? ChainText::tr("If %1, then %2: %3 has no other place for %4.",
                                                "two statements such as r1c1 is 3, a house, a digit")
                                : ChainText::tr("If %1, then %2: all lie in %3.", "two statements, a house"))
            .replace(QStringLiteral("%4"), digitsWithOr(digitsOf(given)))
            .arg(nodeStatement(step, given), nodeStatement(step, reached), houseName(*house));
    return ChainText::tr("If %1, then %2.", "two statements")
        .arg(nodeStatement(step, given), nodeStatement(step, reached));
}

}  // namespace

QString eurekaNotation(const Step& step) {
    QStringList lines;
    for (const StepLine& line : step.lines)
        if (!line.nodes.empty())
            lines += eurekaOf(step, line);
    if (lines.isEmpty())
        return {};
    return lines.join(QStringLiteral(", ")) + QStringLiteral(" => ") + resultOf(step);
}

QString linkSentence(const Step& step, const LineLink& link) {
    const bool isSimple = link.from->candidates.size() == 1 && link.to->candidates.size() == 1 &&
                          link.from->setCells.empty() && link.to->setCells.empty();
    return isSimple ? simpleSentence(step, link) : groupSentence(step, link);
}

QString nodeStatement(const Step& step, const StepNode& node) {
    CellSet cells;
    for (const Candidate each : node.candidates)
        cells.insert(each.cell);
    if (cells.count() == 1)
        return (node.isOn ? ChainText::tr("%1 is %2", "a cell, digits with or")
                          : ChainText::tr("%1 is not %2", "a cell, digits with or"))
            .arg(cellName(cells.first(), step.side), digitsWithOr(digitsOf(node)));
    return (node.isOn ? ChainText::tr("one of %1 is %2", "cells with and, a digit")
                      : ChainText::tr("none of %1 is %2", "cells with and, a digit"))
        .arg(cellsWithAnd(cells, step.side), digitsWithOr(digitsOf(node)));
}

}  // namespace nonet
