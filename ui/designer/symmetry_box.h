#pragma once

#include <QComboBox>

namespace nonet {

class Designer;

/// The designer's symmetry, of those that the board can have. Object name: designSymmetry.
class SymmetryBox : public QComboBox {
    Q_OBJECT

public:
    explicit SymmetryBox(Designer& designer, QWidget* parent = nullptr);

    /// To be called where the board may be another one.
    void fill();
    /// The next one is taken, as by the box.
    void takeNext();

private:
    Designer& m_designer;
};

}  // namespace nonet
