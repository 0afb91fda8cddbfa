#pragma once

#include "core/solvers/propagation/conflict_set.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace nonet {

/// Why there is no solution, in full, and below it a row for each rule or given of the reason, with what can be done
/// about it. As high as what it says.
/// Object names: answerWhy; answerWhyPart0, answerWhyGo0 and answerWhyRemove0, counted on; answerWhyMore.
class ReasonList : public QWidget {
    Q_OBJECT

public:
    struct Row {
        ConflictSet part = {};
        QString name = {};

        friend bool operator==(const Row&, const Row&) = default;
    };

    explicit ReasonList(QWidget* parent = nullptr);

    void tell(const QString& sentence, std::vector<Row> rows);
    /// What is told may be out of date: until something else is, nothing can be done about it.
    void setCurrent(bool isCurrent, bool mayEdit);

Q_SIGNALS:
    void goRequested(const nonet::ConflictSet& part);
    void removeRequested(const nonet::ConflictSet& part);

private:
    /// What is named beyond them stands in the sentence.
    static constexpr int kMostRows = 12;
    struct RowWidgets {
        QWidget* box = nullptr;
        QLabel* name = nullptr;
        QPushButton* go = nullptr;
        QPushButton* remove = nullptr;
    };
    RowWidgets addRow(int number);

    QLabel* m_sentence;
    QLabel* m_more;
    std::vector<RowWidgets> m_widgets;
    std::vector<Row> m_rows;
};

}  // namespace nonet
