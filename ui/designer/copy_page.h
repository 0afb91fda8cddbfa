#pragma once

#include "ui/designer/new_board_page.h"

class QRadioButton;

namespace nonet {

/// What is open, as a copy of its own. Object names: newCopyRules, newCopyAll.
class CopyPage : public NewBoardPage {
    Q_OBJECT

public:
    explicit CopyPage(std::optional<Puzzle> open);
    std::optional<Puzzle> puzzle() const override;
    QString fault() const override;

private:
    std::optional<Puzzle> m_open;
    QRadioButton* m_rules;
    QRadioButton* m_all;
};

}  // namespace nonet
