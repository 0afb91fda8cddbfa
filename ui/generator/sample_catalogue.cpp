#include "ui/generator/sample_catalogue.h"

#include "core/techniques/catalogue.h"
#include "core/techniques/profiles/hodoku_profile.h"

#include <QByteArrayList>
#include <QFile>

#include <algorithm>
#include <array>

namespace nonet {
namespace {

std::optional<Level> levelFrom(const QByteArray& name) {
    static constexpr std::array<const char*, 5> kNames{"easy", "medium", "hard", "unfair", "extreme"};
    const auto found = std::find_if(kNames.begin(), kNames.end(), [&](const char* known) { return name == known; });
    return found == kNames.end() ? std::nullopt : std::optional(static_cast<Level>(found - kNames.begin()));
}

std::optional<Sample> readSample(const QByteArray& line) {
    const QByteArrayList fields = line.split('\t');
    if (fields.size() != 5)
        return std::nullopt;
    const std::optional<Grid> givens = gridFromLine(fields[0].toStdString());
    const std::optional<Level> level = levelFrom(fields[1]);
    const std::optional<TechniqueId> hardest = techniqueByCode(fields[3].toStdString());
    if (!givens || !level || !hardest)
        return std::nullopt;
    Sample sample{Puzzle(*givens), *level, fields[2].toInt(), *hardest, {}};
    for (const QByteArray& code : fields[4].trimmed().split(' '))
        if (const std::optional<TechniqueId> technique = techniqueByCode(code.toStdString()))
            sample.techniques.push_back(*technique);
    return sample;
}

}  // namespace

SampleCatalogue SampleCatalogue::embedded() {
    QFile file(QStringLiteral(":/samples/puzzles.tsv"));
    return file.open(QIODevice::ReadOnly) ? fromText(file.readAll().toStdString()) : SampleCatalogue();
}

SampleCatalogue SampleCatalogue::fromText(std::string_view text) {
    SampleCatalogue catalogue;
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    for (const QByteArray& line : bytes.split('\n'))
        if (std::optional<Sample> sample = readSample(line))
            catalogue.m_samples.push_back(std::move(*sample));
    return catalogue;
}

std::vector<const Sample*> SampleCatalogue::ofLevel(Level level) const {
    std::vector<const Sample*> found;
    for (const Sample& sample : m_samples)
        if (sample.level == level)
            found.push_back(&sample);
    return found;
}

std::vector<const Sample*> SampleCatalogue::ofTechnique(TechniqueId technique) const {
    std::vector<const Sample*> found;
    for (const Sample& sample : m_samples)
        if (sample.hardest == technique)
            found.push_back(&sample);
    return found;
}

std::vector<TechniqueId> SampleCatalogue::techniques() const {
    std::vector<TechniqueId> found;
    for (const TechniqueId id : orderOf(hodokuProfile()))
        if (!ofTechnique(id).empty())
            found.push_back(id);
    return found;
}

const Sample* SampleCatalogue::pick(const std::vector<const Sample*>& among, const Puzzle& except,
                                    RandomSource& random) {
    std::vector<const Sample*> others = among;
    std::erase_if(others, [&](const Sample* sample) { return sample->puzzle == except; });
    const std::vector<const Sample*>& choice = others.empty() ? among : others;
    return choice.empty() ? nullptr : choice[random.below(static_cast<std::uint32_t>(choice.size()))];
}

}  // namespace nonet
