#pragma once

#include "ui/document/document_store.h"

#include <QAbstractListModel>
#include <QPixmap>

#include <functional>

namespace nonet {

/// The documents that can be gone on with, newest first, each with a small picture of its board.
class ContinueModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { kIdRole = Qt::UserRole, kProgressRole };
    using Thumbnail = std::function<QPixmap(const ContinueEntry& entry)>;

    explicit ContinueModel(Thumbnail thumbnail, QObject* parent = nullptr);
    void setEntries(std::vector<ContinueEntry> entries);
    /// Pictures are made when they are first asked for; this forgets them.
    void forgetThumbnails();

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    Thumbnail m_thumbnail;
    std::vector<ContinueEntry> m_entries;
    mutable std::vector<QPixmap> m_pixmaps;
};

}  // namespace nonet
