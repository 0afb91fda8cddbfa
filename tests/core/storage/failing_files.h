// The system's files, of which one operation fails, or from which on nothing happens any more.
#pragma once

#include "core/storage/file_system.h"

#include <functional>

namespace nonet {

enum class Fault : std::uint8_t { noSpace, readOnly, ioError, shortWrite, killed, killedInWrite };

/// From the operation of this number on, for as many as `lasts`, what `fault` says.
struct FaultPlan {
    int at = -1;
    int lasts = 1;
    Fault fault = Fault::ioError;
};

class FailingFiles : public FileSystem {
public:
    explicit FailingFiles(FaultPlan plan = {}) : m_plan(plan) {}
    void end() { m_plan.at = -1; }
    /// As a kill does, for as long as it is set.
    void setStopped(bool isStopped) { m_isKilled = isStopped; }
    int operations() const { return m_count; }
    /// Whether the process would have ended by now.
    bool isKilled() const { return m_isKilled; }

    Result<std::unique_ptr<OpenFile>> open(const std::string& path, OpenMode mode) override {
        if (std::optional<Error> error = fails(path))
            return *error;
        Result<std::unique_ptr<OpenFile>> file = systemFiles().open(path, mode);
        if (!file)
            return file.error();
        return std::unique_ptr<OpenFile>(new File(*this, path, std::move(*file)));
    }
    Result<std::optional<std::string>> read(const std::string& path, std::size_t most) override {
        // Reading from a full or read-only disk works.
        if (isReadFault())
            if (const std::optional<Error> error = fails(path))
                return Error{.code = ErrorCode::fileNotReadable, .subject = path, .reason = error->reason};
        return systemFiles().read(path, most);
    }
    std::optional<Error> rename(const std::string& from, const std::string& to) override {
        const std::optional<Error> error = fails(to, Needs::noSpace);
        return error ? error : systemFiles().rename(from, to);
    }
    std::optional<Error> unlink(const std::string& path) override {
        const std::optional<Error> error = fails(path, Needs::noSpace);
        return error ? error : systemFiles().unlink(path);
    }
    std::optional<Error> makeFolder(const std::string& path) override {
        if (!m_isKilled && systemFiles().info(path))
            return std::nullopt;
        const std::optional<Error> error = fails(path);
        return error ? error : systemFiles().makeFolder(path);
    }
    std::optional<Error> removeFolder(const std::string& path) override {
        const std::optional<Error> error = fails(path, Needs::noSpace);
        return error ? error : systemFiles().removeFolder(path);
    }
    std::optional<Error> flushFolder(const std::string& path) override { return fails(path); }
    Result<std::vector<std::string>> list(const std::string& folder) override { return systemFiles().list(folder); }
    std::optional<FileInfo> info(const std::string& path) override { return systemFiles().info(path); }
    bool isWritable(const std::string& path) override { return systemFiles().isWritable(path); }
    std::optional<std::string> linkTarget(const std::string& path) override { return systemFiles().linkTarget(path); }
    LockAttempt lock(const std::string& folder) override {
        if (fails(folder))
            return {};
        return systemFiles().lock(folder);
    }

private:
    class File : public OpenFile {
    public:
        File(FailingFiles& files, std::string path, std::unique_ptr<OpenFile> file)
            : m_files(files), m_path(std::move(path)), m_file(std::move(file)) {}
        std::optional<Error> write(std::string_view content) override {
            const std::optional<Error> error = m_files.fails(m_path);
            if (!error)
                return m_file->write(content);
            if (m_files.isTorn())
                static_cast<void>(m_file->write(content.substr(0, content.size() / 2)));
            return error;
        }
        // What the system has is what a killed process leaves; no disk needs to be waited for.
        std::optional<Error> flush() override { return m_files.fails(m_path); }
        std::optional<Error> truncate(std::uint64_t size) override {
            const std::optional<Error> error = m_files.fails(m_path, Needs::noSpace);
            return error ? error : m_file->truncate(size);
        }
        std::optional<Error> close() override {
            const std::optional<Error> error = m_files.fails(m_path);
            return error ? error : m_file->close();
        }
        FileInfo info() const override { return m_file->info(); }
        LockState tryLock() override { return m_file->tryLock(); }
        bool takeAfter(const FileInfo& other) override { return m_file->takeAfter(other); }

    private:
        FailingFiles& m_files;
        std::string m_path;
        std::unique_ptr<OpenFile> m_file;
    };

    bool isReadFault() const {
        return m_plan.fault == Fault::ioError || m_plan.fault == Fault::killed || m_plan.fault == Fault::killedInWrite;
    }
    /// Half of the bytes arrive: of a write that broke off, and at the moment of a kill.
    bool isTorn() const {
        return m_plan.fault == Fault::shortWrite || (m_plan.fault == Fault::killedInWrite && m_count == m_plan.at + 1);
    }
    enum class Needs : std::uint8_t { space, noSpace };
    /// Counts the operation.
    std::optional<Error> fails(const std::string& path, Needs needs = Needs::space) {
        const int number = m_count++;
        if (needs == Needs::noSpace && (m_plan.fault == Fault::noSpace || m_plan.fault == Fault::shortWrite))
            return std::nullopt;
        const bool isDue = m_plan.at >= 0 && number >= m_plan.at && number < m_plan.at + m_plan.lasts;
        if (isDue && (m_plan.fault == Fault::killed || m_plan.fault == Fault::killedInWrite))
            m_isKilled = true;
        if (!isDue && !m_isKilled)
            return std::nullopt;
        return Error{.code = ErrorCode::fileNotWritable, .subject = path, .reason = "told to fail"};
    }

    FaultPlan m_plan;
    int m_count = 0;
    bool m_isKilled = false;
};

}  // namespace nonet
