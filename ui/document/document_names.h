#pragma once

#include "core/play/history.h"

#include <QString>

#include <optional>

namespace nonet {

class PuzzleDocument;

/// What a document's puzzle is called and which rules its setter words: each change is an action, which undo takes
/// back. What is too long is cut, no character in half. Part of a PuzzleDocument.
class DocumentNames {
public:
    /// The document outlives it.
    explicit DocumentNames(PuzzleDocument& document) : m_document(document) {}

    void setTitle(const QString& title);
    void setAuthor(const QString& author);
    /// Sets both as one action.
    void set(const QString& title, const QString& author);
    /// The setter's rules, and the sentences that were made of the constraints (core/design/rules_text.h).
    void setRules(const QString& rules, const QString& composed);

    /// What stands in their fields before that: kept with every key, and no action.
    void noteTyped(const std::optional<QString>& title, const std::optional<QString>& author);
    /// They become what was typed when the program ended.
    void restoreTyped();

private:
    PuzzleNames now() const;
    void rename(PuzzleNames next);

    PuzzleDocument& m_document;
};

}  // namespace nonet
