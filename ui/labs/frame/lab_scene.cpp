#include "ui/labs/frame/lab_scene.h"

namespace nonet {

namespace {

constexpr std::size_t kMostPainters = 12;

}  // namespace

void LabQuestion::setChoices(const QString& rightOne, const QStringList& others) {
    choices = others;
    choices.append(rightOne);
    choices.removeDuplicates();
    std::sort(choices.begin(), choices.end(),
              [](const QString& a, const QString& b) { return a.size() != b.size() ? a.size() < b.size() : a < b; });
    right = static_cast<int>(choices.indexOf(rightOne));
}

LabQuestion LabQuestion::among(const QString& text, const QString& rightOne, const QStringList& others,
                               const QString& answer) {
    LabQuestion question{text, {}, 0, answer};
    question.setChoices(rightOne, others);
    return question;
}

const BoardPainter& BoardPainters::of(const Geometry& geometry, const QRectF& area, const Theme& theme, double ratio) {
    for (const Entry& entry : m_entries)
        if (entry.geometry == geometry && entry.area == area && entry.theme == &theme && entry.ratio == ratio)
            return *entry.painter;
    if (m_entries.size() >= kMostPainters)
        m_entries.erase(m_entries.begin());
    m_entries.push_back(
        {geometry, area, &theme, ratio, std::make_unique<BoardPainter>(BoardMetrics(geometry, area, ratio), theme)});
    return *m_entries.back().painter;
}

std::optional<double> LabScene::setControl(const QString& id, int value) {
    for (const LabControl& control : controls())
        if (control.id == id && control.kind != LabControlKind::text)
            return control.accepts(value) ? control.take(value) : std::nullopt;
    return std::nullopt;
}

QString LabScene::setText(const QString& id, const QString& text) {
    for (const LabControl& control : controls())
        if (control.id == id && control.kind == LabControlKind::text)
            return control.takeText(text);
    return {};
}

void LabScene::setDrawing(const QString&) {}

std::optional<double> LabScene::momentAt(const StageArea&, const QPointF&) const { return std::nullopt; }

std::vector<QRectF> LabScene::movableTiles(const StageArea&, double) const { return {}; }

std::optional<BoardMetrics> LabScene::clickableBoard(const StageArea&) const { return std::nullopt; }

void LabScene::clickCell(Cell) {}

std::optional<QString> LabScene::typeDigit(Cell, std::optional<Digit>) { return std::nullopt; }

QString LabScene::readout(const StageArea&, const QPointF&, double) const { return {}; }

QWidget* LabScene::makeCanvas(LabSession&, const Preferences&) { return nullptr; }

QRectF LabScene::canvasArea(const StageArea&) const { return {}; }

}  // namespace nonet
