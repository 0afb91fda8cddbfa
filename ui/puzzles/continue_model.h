#pragma once

#include "ui/document/waiting_documents.h"

#include <QAbstractListModel>
#include <QPixmap>

#include <functional>

namespace nonet {

/// The documents that can be gone on with, newest first, each with a small picture of its board.
class ContinueModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// kProgressRole: from 0 to 1; nothing for layouts.
    enum Role { kIdRole = Qt::UserRole, kProgressRole, kSearchRole };
    using Thumbnail = std::function<QPixmap(const ContinueEntry& entry)>;

    /// Games tell how far they are, layouts what they hold.
    enum class Kept : std::uint8_t { games, layouts };

    /// Called where a title was edited; nothing edits without one.
    using Rename = std::function<void(const QString& id, const QString& title)>;

    explicit ContinueModel(Thumbnail thumbnail, Kept kept = Kept::games, QObject* parent = nullptr);
    void setEntries(std::vector<ContinueEntry> entries);
    /// Pictures are made when they are first asked for; this forgets them.
    void forgetThumbnails();
    void setRename(Rename rename) { m_rename = std::move(rename); }

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    QString stateText(const ContinueEntry& entry) const;
    static QString doneText(const ContinueEntry& entry);
    /// "3 rules, 12 givens": what it has of either.
    static QString layoutText(const ContinueEntry& entry);
    QString titleOf(const ContinueEntry& entry) const;
    /// What tells entries of one title apart.
    void findMarks();

    Thumbnail m_thumbnail;
    Kept m_kept;
    Rename m_rename;
    std::vector<ContinueEntry> m_entries;
    /// One an entry; empty where its title is its own.
    std::vector<QString> m_marks;
    mutable std::vector<QPixmap> m_pixmaps;
};

}  // namespace nonet
