#pragma once

#include "core/hints/hint_answer.h"

#include <QWidget>

#include <array>
#include <optional>

class QButtonGroup;

namespace nonet {

class DepthSegment;
class Preferences;

/// The four depths of a hint as one bar: what is told so far is filled, up to where it is told to. Where not all names
/// fit, numbers stand for those that are not told now. Object names: hintName, hintHouses, hintPattern, hintFull.
class HintDepths : public QWidget {
    Q_OBJECT

public:
    explicit HintDepths(const Preferences& preferences, QWidget* parent = nullptr);

    /// Nothing where nothing is told.
    void setDepth(std::optional<StepDepth> depth);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void picked(nonet::StepDepth depth);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void name();

    const Preferences& m_preferences;
    std::optional<StepDepth> m_told;
    QButtonGroup* m_group = nullptr;
    std::array<DepthSegment*, 4> m_segments{};
};

}  // namespace nonet
