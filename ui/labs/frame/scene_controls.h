#pragma once

#include "ui/labs/frame/lab_scene.h"

#include <QWidget>

class QVBoxLayout;

namespace nonet {

class LabSession;

/// The widgets of what can be set in a scene, made from its LabControls and kept as long as their kinds stay.
class SceneControls : public QWidget {
    Q_OBJECT

public:
    explicit SceneControls(LabSession& session, QWidget* parent = nullptr);

    void refresh();

private:
    void rebuild(const std::vector<LabControl>& controls);
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
