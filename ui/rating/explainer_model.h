#pragma once

#include "ui/rating/explainer_run.h"

#include <QAbstractListModel>

namespace nonet {

/// The steps of a run as rows, one a step, as they come. What the screen shows in parts is one sentence for everyone
/// else: "Step 12, Hidden Single, 1.5".
class ExplainerModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role {
        /// From 1.
        kNumberRole = Qt::UserRole,
        kNameRole,
        kTenthsRole,
        /// "ER", "ER EP ED": the numbers that the step makes.
        kMakesRole,
    };

    explicit ExplainerModel(const ExplainerRun& run, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = QModelIndex()) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    /// Rows that came, or went.
    void follow();
    QString makes(int row) const;

    const ExplainerRun& m_run;
    int m_rows = 0;
    ExplainerSources m_sources;
};

}  // namespace nonet
