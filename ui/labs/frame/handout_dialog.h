#pragma once

#include "ui/labs/frame/handout.h"

#include <QDialog>

class QComboBox;
class QSpinBox;

namespace nonet {

/// Paper, how many sheets, and from which seed; then where to.
class HandoutDialog : public QDialog {
    Q_OBJECT

public:
    explicit HandoutDialog(const LabSession& session, QWidget* parent = nullptr);

    HandoutOptions options() const;

Q_SIGNALS:
    void made(const QByteArray& bytes, const QString& path);

private:
    void askWhere();

    const LabSession& m_session;
    QComboBox* m_paper;
    QSpinBox* m_pupils;
    QSpinBox* m_seed;
};

}  // namespace nonet
