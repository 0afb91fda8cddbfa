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

QString wordsInOne(const LabScene& scene) {
    QStringList all = scene.sentences();
    all.removeAll(QString());
    return all.join(u' ');
}

std::optional<double> LabScene::setControl(const QString& id, int value) {
    for (const LabControl& control : controls())
        if (control.id == id && control.kind != LabControlKind::text)
            return control.accepts(value) ? control.apply(value) : std::nullopt;
    return std::nullopt;
}

QString LabScene::setText(const QString& id, const QString& text) {
    for (const LabControl& control : controls())
        if (control.id == id && control.kind == LabControlKind::text)
            return control.applyText(text);
    return {};
}

}  // namespace nonet
