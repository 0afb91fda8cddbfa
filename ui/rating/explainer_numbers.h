#pragma once

#include "ui/rating/explainer_run.h"

#include <QFrame>

#include <array>

class QGridLayout;
class QLabel;
class QToolButton;

namespace nonet {

class ElidedLabel;
class Preferences;

/// ER, EP and ED: each with its number, the technique that made it, and a button that goes to that step. Object names:
/// explainerER, explainerEP, explainerED are the numbers; with "Step" behind, the buttons; with "Name", the techniques.
class ExplainerNumbers : public QFrame {
    Q_OBJECT

public:
    explicit ExplainerNumbers(const Preferences& preferences, QWidget* parent = nullptr);

    void show(const ExplainerRun& run);
    void retranslate();
    /// Beside each other and without their techniques, for where there is little height.
    void setCompact(bool isCompact);

Q_SIGNALS:
    /// From 0.
    void stepWanted(int step);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        QLabel* key = nullptr;
        QLabel* number = nullptr;
        ElidedLabel* name = nullptr;
        QToolButton* go = nullptr;
        /// The technique at length and in short.
        QString whole;
        QString shortened;
        /// -1 for none.
        int step = -1;
    };
    /// At length where that has room.
    void showName(Row& row);
    void fill(Row& row, const ExplainerRun& run, int step, int tenths, bool isAtLeast);
    /// The room of the longest number, so that what comes pushes nothing about.
    void fit();

    void setIcons();

    const Preferences& m_preferences;
    QGridLayout* m_grid;
    bool m_isCompact = false;
    std::array<Row, 3> m_rows;
};

}  // namespace nonet
