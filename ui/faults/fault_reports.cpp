#include "ui/faults/fault_reports.h"

#include "ui/faults/fault_watch.h"

#include <QFile>

namespace nonet {
namespace {

constexpr std::size_t kLongestReport = 64 * 1024;
const QString kKeptAs = QStringLiteral("kept as ");

}  // namespace

QString FaultReport::documentId() const {
    for (const QString& line : text.split(u'\n'))
        if (line.startsWith(kKeptAs))
            return line.mid(kKeptAs.size()).trimmed();
    return {};
}

FaultReports::FaultReports(const QString& dataFolder, FileSystem& files)
    : m_folder(QFile::encodeName(dataFolder + QStringLiteral("/faults")).toStdString()), m_files(files) {}

std::vector<std::string> FaultReports::names() const {
    const Result<std::vector<std::string>> listed = m_files.list(m_folder);
    std::vector<std::string> names = listed ? *listed : std::vector<std::string>();
    std::erase_if(names, [](const std::string& name) { return !name.ends_with(kToldReport); });
    return names;
}

std::vector<FaultReport> FaultReports::newestFirst() const {
    std::vector<FaultReport> reports;
    const std::vector<std::string> all = names();
    for (auto name = all.rbegin(); name != all.rend(); ++name) {
        const Result<std::optional<std::string>> content = m_files.read(m_folder + '/' + *name, kLongestReport);
        if (!content)
            continue;
        const std::optional<std::string>& text = *content;
        if (!text)
            continue;
        const qint64 seconds = QString::fromStdString(name->substr(0, name->find('-'))).toLongLong();
        reports.push_back({QDateTime::fromSecsSinceEpoch(seconds), QString::fromStdString(*text)});
    }
    return reports;
}

bool FaultReports::acknowledgeNew() {
    bool isNew = false;
    std::vector<std::string> all = names();
    for (std::string& name : all) {
        if (!name.ends_with(kNewReport))
            continue;
        isNew = true;
        const std::string told = name.substr(0, name.size() - kNewReport.size()) + std::string(kToldReport);
        // Where it stays as it is, it is told of again.
        if (!m_files.rename(m_folder + '/' + name, m_folder + '/' + told))
            name = told;
    }
    for (std::size_t i = 0; i + kKept < all.size(); ++i)
        // What cannot be deleted stays.
        static_cast<void>(m_files.unlink(m_folder + '/' + all[i]));
    return isNew;
}

}  // namespace nonet
