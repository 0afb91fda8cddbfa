// Answers that lie over the board while they are switched on, a row each.
#pragma once

#include <QString>

#include <optional>
#include <vector>

namespace nonet {

class Answer;
class BoardWidget;
class PuzzleAnswers;

struct BoardAnswerRow {
    enum class Layer : std::uint8_t {
        /// Small digits: what lies there together is told together.
        candidates,
        places,
    };
    /// Whether it is on again at the next start.
    enum class Kept : std::uint8_t { no, yes };
    /// Where it is to be seen that it was switched on.
    enum class Told : std::uint8_t { inPanel, onBoard };

    const char* objectName = nullptr;
    /// The Design room's action that switches it, too.
    const char* action = nullptr;
    Kept kept = Kept::no;
    Layer layer = Layer::places;
    Told told = Told::inPanel;
    QString (*text)() = nullptr;
    QString (*tip)() = nullptr;
    /// Why it cannot be told of this layout; empty where it can. Null: of any.
    QString (*whyNot)(const PuzzleAnswers& answers) = nullptr;
    Answer& (*answer)(const PuzzleAnswers& answers) = nullptr;
    void (*lay)(const PuzzleAnswers& answers, BoardWidget& board) = nullptr;
    /// Nothing where it does not lie there. `board` may be null.
    std::optional<QString> (*legend)(const PuzzleAnswers& answers, const BoardWidget* board) = nullptr;
};

const std::vector<BoardAnswerRow>& boardAnswerRows();

}  // namespace nonet
