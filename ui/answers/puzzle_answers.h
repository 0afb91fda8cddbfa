#pragma once

#include "ui/answers/answer_queue.h"

#include <QPointer>

#include <optional>

namespace nonet {

class DocumentFacts;
class PuzzleDocument;

/// Which digits on the board the answers are about. What could go and what a tester finds are about the givens in any
/// case: only they go out with the layout.
enum class DigitsCounted : std::uint8_t { givens, givensAndEntered };

/// What is known of a document's puzzle, a row an answer (answer_rows.cpp): worked out in the background, anew at each
/// edit that changes a rule, a given or a digit that counts, and begun with what the edit leaves known. What the
/// document itself tells of its solutions is not searched again. Lives in the GUI thread.
class PuzzleAnswers : public AnswerQueue {
    Q_OBJECT

public:
    /// facts: of the document whose answers these are.
    explicit PuzzleAnswers(DocumentFacts& facts, QObject* parent = nullptr);

    /// Not owned; null for the blank classic board.
    void setDocument(PuzzleDocument* document);
    /// To be called when the document was edited, after its facts have heard of it: what is known is there then.
    void followEdit(const LayoutChange& change);

    DigitsCounted digitsCounted() const { return m_digitsCounted; }
    void setDigitsCounted(DigitsCounted counted);
    const AnswerOptions& options() const { return m_options; }
    /// What is asked with them from now on; what is asked already goes on with the previous ones.
    void setOptions(const AnswerOptions& options) { m_options = options; }

    /// The layout that is answered for, with the digits that count as its givens.
    const Puzzle& puzzle() const { return m_puzzle; }
    /// The layout that is answered for, with its own givens alone.
    const Puzzle& layout() const;
    /// False for every variant: the techniques know rows, columns and boxes alone. Rules that are off make none.
    bool knowsLogic() const;

    /// No solution is looked at; the next one to be looked at is the same again.
    void hideSolution();

    /// How many solutions there are, as far as it is known; nothing where not even that there are two.
    std::optional<SolutionCount> count() const;
    /// There are more solutions than were counted, so far.
    bool isCountOpen() const;
    /// Why there are none.
    const Diagnosis* whyNone() const;

Q_SIGNALS:
    /// The rules, givens or digits that count became others: what was to be done with the previous ones is not done.
    void layoutTaken();
    /// It is about other digits now.
    void digitsCountedChanged();

protected:
    AnswerQuestion question() const override;
    void useKnown(Answer& answer) override;
    void learn(const WitnessStore& learned) override;
    bool isTakenOver(Answer& answer) override;

private:
    Puzzle puzzleThatCounts() const;
    void setPuzzle(Puzzle now, const LayoutChange& change);
    void followOrder(const LayoutChange& change);
    /// They are asked no more.
    void forgetWhere(bool (*isGone)(const AnswerKind&));
    /// m_puzzle is another one than `before`.
    void beginAnew(const Puzzle& before);
    void followDigits();
    void followFacts();
    /// The document tells of these digits.
    bool documentCounts() const;
    bool documentIsCounting() const;
    void readCount();
    bool sharesFacts() const;
    const WitnessStore& known() const;

    DocumentFacts& m_facts;
    QPointer<PuzzleDocument> m_document;
    AnswerOptions m_options;
    DigitsCounted m_digitsCounted = DigitsCounted::givens;
    Puzzle m_puzzle;
    /// What is known of the puzzle's solutions, where the puzzle is not the document's.
    WitnessStore m_known;
};

}  // namespace nonet
