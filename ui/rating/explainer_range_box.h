#pragma once

#include "core/rating/explainer_range.h"
#include "ui/tasks/task.h"

#include <QFrame>

#include <memory>

class QLabel;
class QPushButton;

namespace nonet {

/// Whether copies of the puzzle are rated alike: asked for by a button, told copy by copy; when they are rated, others
/// can be asked for, and the range is over all. Object names:
/// explainerRange, explainerRangeAsk.
class ExplainerRangeBox : public QFrame {
    Q_OBJECT

public:
    static constexpr int kCopies = 20;

    explicit ExplainerRangeBox(QWidget* parent = nullptr);

    /// What the copies are of, with its whole rating; nothing while that is not known. Forgets what was.
    void setPuzzle(std::optional<Puzzle> puzzle, const ExplainerRating& own = {});
    const std::optional<ExplainerRange>& range() const { return m_range; }
    bool isRunning() const { return m_task.isRunning(); }

public Q_SLOTS:
    void ask();
    void stop();

protected:
    void changeEvent(QEvent* event) override;

private:
    void present();
    QString text() const;
    /// The room of the longest words, so that an answer pushes nothing about.
    void fit();

    Task m_task;
    std::shared_ptr<ExplainerRater> m_rater = std::make_shared<ExplainerRater>();
    std::optional<Puzzle> m_puzzle;
    ExplainerRating m_own;
    std::optional<ExplainerRange> m_range;
    /// Over the copies of those runs that came to their end, and how many these are.
    ExplainerRange m_known;
    int m_runs = 0;
    bool m_wasStopped = false;
    QLabel* m_text = nullptr;
    QPushButton* m_ask = nullptr;
};

/// "ER 7.1 to 7.7 across 20 copies; 3 got a different rating".
QString explainerRangeText(const ExplainerRange& range);

}  // namespace nonet
