#pragma once

#include "core/techniques/catalogue.h"

#include <QPushButton>

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

    TechniqueSet m_techniques;
    QMenu* m_list = nullptr;
};

}  // namespace nonet
