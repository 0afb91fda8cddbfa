#pragma once

#include "ui/designer/new_board_page.h"

#include <utility>
#include <vector>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QSpinBox;

namespace nonet {

/// One grid of any size with its boxes and symbols. Object names: newRows, newColumns, newBoxes, newSymbols, newStars,
/// newSigns.
class OneGridPage : public NewBoardPage {
    Q_OBJECT

public:
    OneGridPage();
    /// Begins as the puzzle's board is.
    void showBoard(const Layout& layout);
    std::optional<Puzzle> puzzle() const override;
    QString fault() const override;

private:
    enum Symbols { kFromOne, kFromZero, kLetters, kStars, kOwn };

    QSpinBox* addNumber(const char* name, const QString& label, const QString& tip, int least, int most);
    QComboBox* addChoice(const char* name, const QString& label, const QString& tip);
    void addRow(const QString& label, QWidget* field);
    void follow();
    void offerBoxes();
    std::optional<std::pair<int, int>> boxes() const;
    /// Its regions were painted, and still fit.
    bool keepsRegions() const;
    int side() const;
    void addSigns();
    void showSymbols(const Layout& layout);

    QGridLayout* m_form;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    QComboBox* m_boxes;
    QComboBox* m_symbols;
    QSpinBox* m_stars;
    QWidget* m_starsName = nullptr;
    QLineEdit* m_signs = nullptr;
    QWidget* m_signsName = nullptr;
    /// Painted regions of the board that it began as.
    std::optional<RegionMap> m_painted;
    std::vector<std::pair<int, int>> m_sizes;
    /// For which rows and columns they are.
    std::pair<int, int> m_sizesFor;
};

}  // namespace nonet
