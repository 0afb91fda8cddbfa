#pragma once

#include "ui/board/layers/step_sign.h"

#include <QWidget>

namespace nonet {

class Preferences;

/// Every colour and shape that the shown step puts on the board, each with its word. Object name: hintLegend.
class StepLegend : public QWidget {
    Q_OBJECT

public:
    explicit StepLegend(const Preferences& preferences, QWidget* parent = nullptr);

    /// What the picture tells: a step, or a stage of its proof, in which what is struck is false for as long as
    /// something is assumed, and cells and houses are what is looked at then.
    enum class Tells : std::uint8_t { step, proof };
    /// Hides where the picture shows nothing of a step.
    void setPicture(const BoardPicture& picture, Tells tells = Tells::step);
    const std::vector<LegendEntry>& entries() const { return m_entries; }
    /// By entry.
    const QStringList& words() const { return m_words; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Place {
        QRect sign;
        QRect word;
    };
    /// In as many columns as the longest word leaves.
    std::vector<Place> places(int width) const;

    const Preferences& m_preferences;
    std::vector<LegendEntry> m_entries;
    QStringList m_words;
};

}  // namespace nonet
