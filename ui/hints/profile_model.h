#pragma once

#include "core/techniques/profiles/hodoku_profile.h"

#include <QAbstractTableModel>

namespace nonet {

/// The rows of a profile as a table. What is edited or dragged is not taken here: the profile as it would be is told.
class ProfileModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : int { techniqueColumn, levelColumn, scoreColumn, choiceColumn, stopColumn, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setProfile(const Profile& profile);
    const Profile& profile() const { return m_profile; }
    /// Whether name, code or family of the row's technique hold the text.
    bool matches(int row, const QString& text) const;
    /// Texts in the current language.
    void retranslate();

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

Q_SIGNALS:
    void edited(const nonet::Profile& next);
    /// Follows edited() where a row was dragged to this place.
    void moved(const nonet::Profile& next, int to);

private:
    static bool isSwitch(int column) { return column == techniqueColumn || column == stopColumn; }
    QVariant text(const ProfileRow& row, int column) const;
    QString spokenText(const ProfileRow& row, int column) const;

    Profile m_profile = hodokuProfile();
};

/// "First found" or "Best".
QString choiceName(StepChoice choice);

}  // namespace nonet
