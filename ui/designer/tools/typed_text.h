#pragma once

#include "core/play/history.h"
#include "core/rules/decoration.h"

#include <optional>
#include <vector>

class QKeyEvent;

namespace nonet {

class BoardTool;
class Designer;

/// The text of the chosen drawings as it is typed, and texts that were drawn and not typed yet: these go again once
/// something else is chosen.
class TypedText {
public:
    /// A text until it is typed.
    static constexpr auto kUntyped = "?";

    explicit TypedText(Designer& designer) : m_designer(designer) {}

    /// The last edit was a letter of it.
    bool isTyping() const;
    /// With the tool letters go into the text of what is chosen.
    bool isInHand(const BoardTool& tool) const;
    /// The key is a letter of the text, or takes one off.
    bool takes(const BoardTool& tool, const QKeyEvent& event) const;
    /// All letters are one edit, as long as nothing else comes between. False where the key is not the text's.
    bool type(const BoardTool& tool, const QKeyEvent& event);
    /// The next letter begins another edit.
    void end() { m_typedTo.reset(); }

    /// The chosen drawings were just drawn.
    void noteDrawn();
    /// What was drawn and not typed is so still where an edit moved it or gave it another look.
    void follow();
    /// Those that nobody typed go, where none of them is chosen any more.
    void dropUntyped();
    /// For another document.
    void forget();

private:
    const Drawing& drawingAt(int index) const;
    bool isUntyped(const Drawing& drawing) const;

    Designer& m_designer;
    /// Texts that are drawn and not yet typed, also those that undo or redo may bring back.
    std::vector<Drawing> m_untyped;
    /// One of them is chosen.
    bool m_isUntypedChosen = false;
    /// The history's node after the last of them was drawn.
    std::optional<NodeId> m_untypedStep;
    /// The history's node after the last letter.
    std::optional<NodeId> m_typedTo;
};

}  // namespace nonet
