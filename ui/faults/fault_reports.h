#pragma once

#include "core/storage/file_system.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace nonet {

/// What a session left that ended unexpectedly.
struct FaultReport {
    QDateTime when;
    QString text;
    /// Under which its document is kept; empty where none was open.
    QString documentId() const;
};

/// The reports of a data folder, in its folder "faults".
class FaultReports {
public:
    explicit FaultReports(const QString& dataFolder, FileSystem& files = systemFiles());

    /// Bytes as the system has them.
    const std::string& folder() const { return m_folder; }
    /// Those that can be read, the newest first.
    std::vector<FaultReport> newestFirst() const;
    /// Whether there is one that nobody was told of; from now on they were. Older ones than the last ten go.
    bool acknowledgeNew();

    static constexpr std::size_t kKept = 10;

private:
    /// Oldest first.
    std::vector<std::string> names() const;

    std::string m_folder;
    FileSystem& m_files;
};

}  // namespace nonet
