#pragma once

#include "ui/labs/frame/lab_scene.h"

#include <QWidget>

class QVBoxLayout;

namespace nonet {

class LabSession;

/// The widgets of what can be set in a scene, made from its LabControls; each is kept as long as its control stays.
class SceneControls : public QWidget {
    Q_OBJECT

public:
    explicit SceneControls(LabSession& session, QWidget* parent = nullptr);

    void refresh();

Q_SIGNALS:
    /// What had the focus is entered or gone: the keys are the lab's again.
    void left();

private:
    void rebuild(const std::vector<LabControl>& controls, const QStringList& signatures);
    void orderTabs();
    QWidget* makeRow(const LabControl& control);
    /// With room for what is wrong with the text.
    QWidget* makeTextRow(const LabControl& control);

    LabSession& m_session;
    QVBoxLayout* m_column;
    /// What the rows were made for.
    QStringList m_built;
    QList<QWidget*> m_rows;
};

}  // namespace nonet
