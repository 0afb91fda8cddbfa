#pragma once

#include "ui/publishing/paper/paper_order.h"

#include <QPageSize>
#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QVBoxLayout;

namespace nonet {

/// Everything that is chosen of paper but the puzzles. What the other choices make pointless is hidden. Object names:
/// paperContent, paperOnPage, paperSize, paperOrientation, paperSmallDigits, paperSolutions, and of switches
/// paperDigits, paperColours, paperHint, paperNames, paperLevel, paperRules, paperCode, paperInColour.
class PaperChoicePanel : public QWidget {
    Q_OBJECT

public:
    /// `paper`: what the printer has.
    PaperChoicePanel(PaperChoices choices, QPageSize::PageSizeId paper, QWidget* parent = nullptr);

    const PaperChoices& choices() const { return m_choices; }
    /// Where a row of the puzzles is to stand: below what is printed.
    QVBoxLayout& sourcePlace() { return *m_sourcePlace; }
    /// Whether a hint lies over the board of one of the puzzles.
    void offerHint(bool isThere);

Q_SIGNALS:
    void changed();

private:
    struct Option {
        QString words;
        int value;
    };
    QComboBox* addCombo(QFormLayout& form, const char* name, const QString& label, const std::vector<Option>& options);
    QCheckBox* addSwitch(QVBoxLayout& column, const char* name, const QString& words, const QString& tip,
                         bool PaperChoices::*member);
    void buildWhat(QVBoxLayout& column);
    void buildPage(QVBoxLayout& column);
    void buildBoard(QVBoxLayout& column);
    void buildBeside(QVBoxLayout& column);
    std::vector<Option> papers(QPageSize::PageSizeId printers) const;
    /// Shows m_choices, and hides what is pointless.
    void showChoices();
    void take();

    PaperChoices m_choices;
    QPageSize::PageSizeId m_printers;
    bool m_isHintOffered = false;
    QVBoxLayout* m_sourcePlace = nullptr;
    QComboBox* m_content = nullptr;
    QComboBox* m_onPage = nullptr;
    QComboBox* m_paper = nullptr;
    QComboBox* m_orientation = nullptr;
    QComboBox* m_smallDigits = nullptr;
    QComboBox* m_solutions = nullptr;
    QFormLayout* m_besideForm = nullptr;
    struct Switch {
        QCheckBox* box;
        bool PaperChoices::*member;
    };
    std::vector<Switch> m_switches;
};

}  // namespace nonet
