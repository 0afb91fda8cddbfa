#pragma once

#include <QObject>

class QAction;

namespace nonet {

class ActionSet;
class BoardWidget;
class Designer;
class Preferences;

struct BoardPicture;

/// The solution layer in the Design room: whether the board shows it, and pictures do, and what its actions do. Filling
/// it is the LayoutMaker's.
class SolutionLayer : public QObject {
    Q_OBJECT

public:
    /// Shows it as it was shown the last time.
    SolutionLayer(Designer& designer, BoardWidget& board, const ActionSet& actions, Preferences& preferences,
                  QObject* parent = nullptr);

    /// What goes out of the room as a picture: what is known of the layout and the setter's solution only where that is
    /// switched on.
    BoardPicture pictureOut() const;

private:
    void show(bool isShown);
    void keepDigits();

    Designer& m_designer;
    BoardWidget& m_board;
    Preferences& m_preferences;
    QAction* m_shown;
    QAction* m_goesOut;
};

}  // namespace nonet
