#include "ui/labs/difficulty/difficulty_input.h"

#include "core/solvers/search/search.h"
#include "ui/labs/difficulty/difficulty_model.h"
#include "ui/labs/frame/board_text.h"
#include "ui/labs/frame/stage_painting.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace nonet::difficulty {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DifficultyInput)
};

QString weightsKept(const QString& fault) { return Words::tr("%1 The weights before stay.").arg(fault); }

std::optional<double> numberFrom(const QString& text) {
    bool isNumber = false;
    double value = QLocale().toDouble(text, &isNumber);
    if (!isNumber)
        value = QLocale::c().toDouble(text, &isNumber);
    return isNumber && value >= 0 && value <= kMostWeight ? std::optional(value) : std::nullopt;
}

}  // namespace

std::variant<Grid, QString> boardFrom(const QString& text) {
    auto board = consistentBoardFromText(text);
    if (const QString* fault = std::get_if<QString>(&board))
        return puzzleKept(*fault);
    return board;
}

std::variant<Grid, QString> puzzleFrom(const QString& text) {
    auto board = boardFrom(text);
    if (std::holds_alternative<QString>(board))
        return board;
    const std::uint64_t solutions = search(Puzzle(std::get<Grid>(board))).count;
    if (solutions == 0)
        return puzzleKept(Words::tr("This puzzle has no solution, so there is no difficulty to measure."));
    if (solutions > 1)
        return puzzleKept(Words::tr("This puzzle has more than one solution, so its difficulty means nothing."));
    return board;
}

std::variant<CandidateWeights, QString> weightsFrom(const QString& text) {
    static const QRegularExpression blanks(QStringLiteral("[\\s;|]+"));
    QStringList parts = text.split(blanks, Qt::SkipEmptyParts);
    // "0,1,4": commas part where nothing else does.
    if (parts.size() == 1)
        parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    CandidateWeights weights{};
    if (parts.size() != static_cast<qsizetype>(weights.size()))
        return weightsKept(Words::tr("Nine weights are needed, and these are %1.").arg(parts.size()));
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const std::optional<double> weight = numberFrom(parts[static_cast<qsizetype>(i)]);
        if (!weight)
            return weightsKept(Words::tr("“%1” is no number from 0 to %2.")
                                   .arg(parts[static_cast<qsizetype>(i)], number(kMostWeight, 0)));
        weights[i] = *weight;
    }
    return weights;
}

QString toText(const CandidateWeights& weights) {
    QStringList parts;
    for (const double weight : weights) {
        QLocale locale;
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
        parts.append(locale.toString(weight, 'g', 7));
    }
    return parts.join(QLatin1Char(' '));
}

}  // namespace nonet::difficulty
