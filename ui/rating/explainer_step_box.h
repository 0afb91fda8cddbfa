#pragma once

#include "core/techniques/explainer/explainer_step.h"

#include <QFrame>

#include <optional>

class QLabel;
class QListWidget;
class QScrollArea;
class QToolButton;

namespace nonet {

struct BoardPicture;
class ElidedLabel;
class Preferences;
class StepLegend;

/// The step of the path that lies on the board, or that none does: its name over why and what, the branches of its
/// chains to pick one from, its links in words, and what the signs on the board mean. All under the name scrolls, so
/// that a long step moves nothing. Object names: explainerStep, explainerLinks (a button), explainerResult,
/// explainerBranches, explainerLinksText, explainerLegend.
class ExplainerStepBox : public QFrame {
    Q_OBJECT

public:
    explicit ExplainerStepBox(const Preferences& preferences, QWidget* parent = nullptr);

    /// place: in the path, from 0. The first of its branches is picked, unless it is told already.
    void setStep(const explainer::Step& step, int place);
    /// hasSteps: there are some to pick.
    void setNone(bool hasSteps);
    /// What the board shows of the step; nothing of one where none is told.
    void setPicture(const BoardPicture& picture);

    /// The place in the step's chains of the branch that is picked; nothing where it has none, or all are wanted.
    std::optional<std::size_t> branch() const;
    /// Why and what.
    QString reason() const;
    /// False where they were closed already.
    bool closeLinks();
    void retranslate();

Q_SIGNALS:
    /// Another branch, or all.
    void branchPicked();

private:
    void build();
    QWidget* buildTold();
    /// By the step that is told and the branch that is picked.
    void present();
    void presentBranches(int row);

    const Preferences& m_preferences;
    std::optional<explainer::Step> m_step;
    int m_place = -1;
    bool m_hasSteps = false;
    ElidedLabel* m_name = nullptr;
    QToolButton* m_links = nullptr;
    QLabel* m_result = nullptr;
    QListWidget* m_branches = nullptr;
    QLabel* m_linksText = nullptr;
    StepLegend* m_legend = nullptr;
    QScrollArea* m_scroll = nullptr;
};

}  // namespace nonet
