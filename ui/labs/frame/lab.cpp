#include "ui/labs/frame/lab.h"

#include "ui/pages/worksheet_page.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPicture>

#include <utility>

namespace nonet {
namespace {

constexpr std::pair<LessonLength, int> kMinutes[] = {
    {LessonLength::minutes15, 15}, {LessonLength::minutes45, 45}, {LessonLength::minutes90, 90}};

}  // namespace

Lab::Lab(const LabRow& row, QObject* parent) : QObject(parent), m_row(row) {}

Lab::~Lab() = default;

void Lab::notifyScenesOfReshapedInput() {
    for (int i = 0; i < m_scenes.count(); ++i)
        m_scenes.at(i).inputReshaped();
}

std::vector<LabLength> Lab::lengths() const {
    std::vector<LabLength> lengths;
    for (const auto& [length, minutes] : kMinutes)
        if (std::vector<int> scenes = m_scenes.of(length); !scenes.empty())
            lengths.push_back(
                {QString::number(minutes), tr("%n minutes", "length of a lesson", minutes), std::move(scenes)});
    if (lengths.empty() || std::ssize(lengths.back().scenes) < m_scenes.count())
        lengths.push_back({QStringLiteral("all"), tr("All scenes"), m_scenes.of(LessonLength::allScenes)});
    return lengths;
}

QString Lab::inputLabel() const {
    switch (inputKind()) {
    case LabInputKind::list: return tr("Your list:");
    case LabInputKind::board: return tr("Your clues:");
    case LabInputKind::floor: return tr("Your three rows:");
    case LabInputKind::puzzle:
    case LabInputKind::textPuzzle:
    case LabInputKind::rebuiltPuzzle: break;
    }
    return tr("Your puzzle:");
}

QString Lab::inputWithExchanged(int, int) const { return {}; }

QString Lab::inputWithClue(Cell cell, std::optional<Digit> digit) const {
    QString text = inputText();
    if (inputKind() == LabInputKind::list || inputKind() == LabInputKind::floor || cell.index() >= text.size())
        return {};
    text[cell.index()] = digit ? QLatin1Char(toSymbol(*digit)) : QLatin1Char('0');
    return text;
}

QStringList Lab::labelModes() const { return {tr("Digits")}; }

void Lab::paintWorksheet(QPainter& painter, const QRectF& page, bool withAnswers) {
    // Once for its measures, then as large as the page allows.
    QPicture nowhere;
    QPainter measuring(&nowhere);
    WorksheetPage measured(measuring, page, withAnswers);
    fillPage(measured);
    WorksheetPage sheet(painter, page, withAnswers);
    sheet.fitFigures(measured);
    fillPage(sheet);
}

void Lab::fillPage(WorksheetPage& sheet) {
    sheet.title(
        (sheet.hasAnswers() ? tr("%1 · %2 – answers", "a lab, a scene") : tr("%1 · %2 – worksheet", "a lab, a scene"))
            .arg(title(), scene(m_current).title()));
    if (!sheet.hasAnswers())
        sheet.nameAndDate(tr("Name:"), tr("Date:"));
    if (!sheetOf(scene(m_current)).fillWorksheet(sheet))
        fillWorksheet(sheet);
}

}  // namespace nonet

#include "moc_lab.cpp"
