#pragma once

#include "core/rules/constraint.h"
#include "core/rules/decoration.h"

#include <QObject>

#include <vector>

namespace nonet {

class Designer;

/// Which of a layout's constraints and drawings are locked: those are not picked up, moved or deleted, and edits of the
/// others keep them so. The document does not keep it. Indices are into the designer's puzzle.
class Locks : public QObject {
    Q_OBJECT

public:
    explicit Locks(const Designer& designer) : m_designer(designer) {}

    bool isLocked(int constraint) const;
    void setLocked(const std::vector<int>& constraints, bool isLocked);
    bool isDrawingLocked(int drawing) const;
    void setDrawingsLocked(const std::vector<int>& drawings, bool isLocked);
    /// For another document. Tells nobody.
    void clear();

Q_SIGNALS:
    void changed();
    /// What was locked is so no longer.
    void unlocked();

private:
    void tell(bool isOther, bool areLocked);

    const Designer& m_designer;
    /// As they are: indices change with edits.
    std::vector<Constraint> m_constraints;
    std::vector<Drawing> m_drawings;
};

}  // namespace nonet
