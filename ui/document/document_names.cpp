#include "ui/document/document_names.h"

#include "ui/document/puzzle_document.h"

namespace nonet {
namespace {

/// As much of the text as fits into the bytes, no character in half.
std::string cut(QString text, std::size_t bytes) {
    const auto most = static_cast<qsizetype>(bytes);
    while (text.toUtf8().size() > most)
        text.chop(qMax<qsizetype>((text.toUtf8().size() - most) / 4, 1));
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1);
    return text.toStdString();
}

}  // namespace

PuzzleNames DocumentNames::now() const { return namesOf(m_document.info()); }

void DocumentNames::setTitle(const QString& title) {
    PuzzleNames next = now();
    next.title = cut(title, kLongestName);
    rename(std::move(next));
}

void DocumentNames::setAuthor(const QString& author) {
    PuzzleNames next = now();
    next.author = cut(author, kLongestName);
    rename(std::move(next));
}

void DocumentNames::set(const QString& title, const QString& author) {
    PuzzleNames next = now();
    next.title = cut(title, kLongestName);
    next.author = cut(author, kLongestName);
    rename(std::move(next));
}

void DocumentNames::setRules(const QString& rules, const QString& composed) {
    PuzzleNames next = now();
    next.rules = cut(rules, kLongestText);
    next.composedRules = cut(composed, kLongestText);
    m_document.rename(std::move(next), ActionKind::editRules);
}

void DocumentNames::noteTyped(const std::optional<QString>& title, const std::optional<QString>& author) {
    const auto kept = [](const std::optional<QString>& typed) {
        return typed ? std::optional(cut(*typed, kLongestName)) : std::nullopt;
    };
    m_document.notes().changeView([&](ViewState& view) {
        view.typedTitle = kept(title);
        view.typedAuthor = kept(author);
    });
}

void DocumentNames::restoreTyped() {
    const ViewState typed = m_document.notes().view();
    if (!typed.typedTitle && !typed.typedAuthor)
        return;
    const auto next = [](const std::optional<std::string>& name, const QString& now) {
        return name ? QString::fromStdString(*name).simplified() : now;
    };
    set(next(typed.typedTitle, m_document.title()), next(typed.typedAuthor, m_document.author()));
}

void DocumentNames::rename(PuzzleNames next) {
    m_document.rename(std::move(next), ActionKind::rename);
    // Only after the names are there may what was typed go.
    noteTyped(std::nullopt, std::nullopt);
}

}  // namespace nonet
