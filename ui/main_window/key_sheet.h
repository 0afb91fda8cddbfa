#pragma once

#include <QDialog>

#include <vector>

class QLineEdit;
class QVBoxLayout;

namespace nonet {

class ActionSet;

/// The twenty keys of the active preset that matter most; words find the others.
class KeySheet : public QDialog {
    Q_OBJECT

public:
    /// Which keys matter: a player's, or those of the Design room.
    enum class Of : std::uint8_t { game, layout };
    explicit KeySheet(const ActionSet& actions, QWidget* parent = nullptr, Of of = Of::game);

    /// A key and what it does.
    struct Line {
        QString keys;
        QString text;
    };
    struct Section {
        QString title;
        std::vector<Line> lines;
    };
    /// What is shown now.
    const std::vector<Section>& sections() const { return m_sections; }

private:
    std::vector<Section> chosenSections() const;
    std::vector<Section> layoutSections() const;
    /// Every key, by menu.
    std::vector<Section> allSections() const;
    std::vector<Section> found(const QString& words) const;
    void showSections(std::vector<Section> sections);

    const ActionSet& m_actions;
    Of m_of;
    QLineEdit* m_words;
    QVBoxLayout* m_page;
    QWidget* m_shown = nullptr;
    std::vector<Section> m_sections;
};

}  // namespace nonet
