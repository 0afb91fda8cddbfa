#include "ui/labs/frame/lab.h"

#include "ui/pages/worksheet_page.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPicture>

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

constexpr std::pair<LessonLength, int> kMinutes[] = {
    {LessonLength::minutes15, 15}, {LessonLength::minutes45, 45}, {LessonLength::minutes90, 90}};

}  // namespace

Lab::Lab(const LabRow& row, QObject* parent) : QObject(parent), m_row(row) {}

Lab::~Lab() = default;

void Lab::add(const char* id, std::unique_ptr<LabScene> scene, LessonLength shortest) {
    Q_ASSERT(!indexOfScene(QLatin1String(id)));
    m_scenes.push_back({QLatin1String(id), std::move(scene), shortest});
}

void Lab::notifyScenesOfReshapedInput() {
    for (const Entry& each : m_scenes)
        each.scene->inputReshaped();
}

std::optional<int> Lab::indexOfScene(const QString& id) const {
    const auto found = std::ranges::find(m_scenes, id, &Entry::id);
    return found == m_scenes.end() ? std::nullopt : std::optional(static_cast<int>(found - m_scenes.begin()));
}

QString Lab::titleOfScene(const char* id) const {
    const std::optional<int> index = indexOfScene(QLatin1String(id));
    Q_ASSERT(index);
    return index ? m_scenes[static_cast<std::size_t>(*index)].scene->title() : QString();
}

std::vector<LabLength> Lab::lengths() const {
    const auto upTo = [this](LessonLength length) {
        std::vector<int> scenes;
        for (int i = 0; i < sceneCount(); ++i)
            if (m_scenes[static_cast<std::size_t>(i)].shortest <= length)
                scenes.push_back(i);
        return scenes;
    };
    std::vector<LabLength> lengths;
    for (const auto& [length, minutes] : kMinutes)
        if (std::vector<int> scenes = upTo(length); !scenes.empty())
            lengths.push_back(
                {QString::number(minutes), tr("%n minutes", "length of a lesson", minutes), std::move(scenes)});
    if (lengths.empty() || std::ssize(lengths.back().scenes) < sceneCount())
        lengths.push_back({QStringLiteral("all"), tr("All scenes"), upTo(LessonLength::allScenes)});
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
