#pragma once

#include "core/techniques/step.h"

#include <QWidget>

#include <optional>

class QLabel;
class QListWidget;

namespace nonet {

/// A chain's links, a sentence each, under their Eureka form, which can be selected. The line under the mouse, or else
/// the current one, is the link that is pointed at. Object names: hintLinks, hintEureka.
class LinkList : public QWidget {
    Q_OBJECT

public:
    explicit LinkList(QWidget* parent = nullptr);

    /// Hides where the step has no links, or none is given.
    void setStep(const Step* step);
    /// Makes its line the current one; nothing: none is.
    void setPointed(std::optional<int> link);

Q_SIGNALS:
    /// Counted from 0; -1: none.
    void pointed(int link);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void fitHeight();

    std::optional<Step> m_step;
    QLabel* m_eureka = nullptr;
    QListWidget* m_lines = nullptr;
};

}  // namespace nonet
