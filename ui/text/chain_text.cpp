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

/// One run of links, each going on where the last one ended.
class EurekaRun {
public:
    explicit EurekaRun(Candidate start) : m_cell(start.cell), m_text(u'(' + written(start.digit)) {}
    void add(const StepLink& link) {
        const QString sign = link.isStrong ? QStringLiteral("=") : QStringLiteral("-");
        if (link.to.cell == m_cell)
            m_text += sign + written(link.to.digit);
        else
            m_text += u')' + cellName(m_cell) + sign + u'(' + written(link.to.digit);
        m_cell = link.to.cell;
    }
    QString text() const { return m_text + u')' + cellName(m_cell); }

private:
    Cell m_cell;
    QString m_text;
};

QString resultOf(const Step& step) {
    QStringList parts;
    for (const Candidate candidate : step.placements)
        parts += cellName(candidate.cell) + u'=' + written(candidate.digit);
    std::map<Digit, std::vector<Cell>> cleared;
    for (const Candidate candidate : step.eliminations)
        cleared[candidate.digit].push_back(candidate.cell);
    for (const auto& [digit, cells] : cleared)
        for (const QString& group : cellNames(cells).split(QStringLiteral(", ")))
            parts += group + QStringLiteral("<>") + written(digit);
    return parts.join(QStringLiteral(", "));
}

}  // namespace

QString eurekaNotation(const Step& step) {
    QStringList runs;
    std::optional<EurekaRun> run;
    for (std::size_t i = 0; i < step.links.size(); ++i) {
        const StepLink& link = step.links[i];
        if (i == 0 || link.from != step.links[i - 1].to) {
            if (run)
                runs += run->text();
            run.emplace(link.from);
        }
        run->add(link);
    }
    if (!run)
        return {};
    runs += run->text();
    return runs.join(QStringLiteral(", ")) + QStringLiteral(" => ") + resultOf(step);
}

QString linkSentence(const Step& step, const StepLink& link) {
    const QString from = cellName(link.from.cell);
    const QString to = cellName(link.to.cell);
    if (link.from.cell == link.to.cell)
        return (link.isStrong ? ChainText::tr("If %1 is not %2, it is %3.", "a cell, two digits")
                              : ChainText::tr("If %1 is %2, it is not %3.", "a cell, two digits"))
            .arg(from, written(link.from.digit), written(link.to.digit));
    return (link.isStrong
                ? ChainText::tr("If %1 is not %2, then %3 is: %4 has no other place for it.",
                                "a cell, a digit, a cell, a house")
                : ChainText::tr("If %1 is %2, then %3 is not: both lie in %4.", "a cell, a digit, a cell, a house"))
        .arg(from, written(link.from.digit), to, houseName(linkHouse(step, link)));
}

}  // namespace nonet
