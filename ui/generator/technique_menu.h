#pragma once

#include "core/techniques/catalogue.h"

#include <QPushButton>

#include <utility>
#include <vector>

class QCheckBox;

namespace nonet {

/// Several techniques at once: a button that names them, with a list to tick behind it.
class TechniqueMenu : public QPushButton {
    Q_OBJECT

public:
    explicit TechniqueMenu(QWidget* parent = nullptr);

    TechniqueSet techniques() const { return m_techniques; }
    void setTechniques(const TechniqueSet& techniques);

Q_SIGNALS:
    void changed();

private:
    void name();
    void showList();

    TechniqueSet m_techniques;
    QMenu* m_list = nullptr;
    /// In the catalogue's order.
    std::vector<std::pair<std::size_t, QCheckBox*>> m_boxes;
};

}  // namespace nonet
