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

    /// What is struck: gone for good, or false for as long as something is assumed.
    enum class Struck : std::uint8_t { removed, falseByThen };
    /// Hides where the picture shows nothing of a step.
    void setPicture(const BoardPicture& picture, Struck struck = Struck::removed);
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
