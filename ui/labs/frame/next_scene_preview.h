#pragma once

#include "ui/labs/frame/lab_session.h"

#include <QFrame>

class QLabel;

namespace nonet {

/// What comes after the scene on the projector, as the still that it ends with: for the one who teaches.
class NextScenePreview : public QFrame {
    Q_OBJECT

public:
    NextScenePreview(LabSession& session, const Preferences& preferences, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void takeScene();

    LabSession& m_session;
    const Preferences& m_preferences;
    QLabel* m_title;
    BoardPainters m_painters;
};

}  // namespace nonet
