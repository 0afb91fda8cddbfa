#pragma once

#include <QObject>

class QAction;

namespace nonet {

class ActionSet;
class BoardWidget;
class Designer;
class Preferences;

/// The solution layer in the Design room: whether the board shows it, and what its actions do. Filling it is the
/// LayoutMaker's.
class SolutionLayer : public QObject {
    Q_OBJECT

public:
    /// Shows it as it was shown the last time.
    SolutionLayer(Designer& designer, BoardWidget& board, const ActionSet& actions, Preferences& preferences,
                  QObject* parent = nullptr);

private:
    void show(bool isShown);
    void keepDigits();

    Designer& m_designer;
    BoardWidget& m_board;
    Preferences& m_preferences;
    QAction* m_shown;
};

}  // namespace nonet
