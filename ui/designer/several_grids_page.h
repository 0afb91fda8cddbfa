#pragma once

#include "ui/designer/new_board_page.h"

class QListWidget;

namespace nonet {

class GridPlaces;
class Preferences;

/// Several 9 x 9 grids that share boxes: one of the usual boards, or as put down by hand. Object names: newGrids, and
/// those of GridPlaces.
class SeveralGridsPage : public NewBoardPage {
    Q_OBJECT

public:
    explicit SeveralGridsPage(const Preferences& preferences);
    std::optional<Puzzle> puzzle() const override;
    QString fault() const override;

private:
    bool isDrawn() const;

    QListWidget* m_list;
    GridPlaces* m_places;
};

}  // namespace nonet
