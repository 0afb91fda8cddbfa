#include "ui/board/board_refusal.h"

#include "ui/board/shown.h"

#include <QCoreApplication>

namespace nonet {
namespace {

class BoardRefusalText {
    Q_DECLARE_TR_FUNCTIONS(nonet::BoardRefusalText)
};

QString notTheGame(ShownKind shown) {
    switch (shown) {
    case ShownKind::replay: return BoardRefusalText::tr("This is the replay: go back to your game to change anything.");
    case ShownKind::gameFilm:
        return BoardRefusalText::tr("This is the film of your game: go back to the game itself to change anything.");
    case ShownKind::explainerStep:
        return BoardRefusalText::tr("This is a step of the Explainer’s path: go back to your game to change anything.");
    case ShownKind::game: break;
    }
    return BoardRefusalText::tr("This is not your game: go back to it to change anything.");
}

}  // namespace

QString refusalSentence(const BoardRefusal& refusal, ShownKind shown) {
    using Reason = BoardRefusal::Reason;
    switch (refusal.reason) {
    case Reason::notTheGame: return notTheGame(shown);
    case Reason::readOnly:
        return BoardRefusalText::tr("This puzzle is read-only: it uses something this version does not know.");
    case Reason::noCell: return BoardRefusalText::tr("Select a cell first.");
    case Reason::onlyGivens:
        return BoardRefusalText::tr("%n given(s) selected: givens cannot be changed.", nullptr, refusal.givens);
    case Reason::noFilter: return BoardRefusalText::tr("Filter a digit first.");
    case Reason::noDigitToFilter: return BoardRefusalText::tr("The current cell has no digit to filter.");
    case Reason::marksAreHidden:
        return BoardRefusalText::tr("The mark is there, but marks are hidden while candidates are shown.");
    case Reason::onlyCandidate: return BoardRefusalText::tr("A cell's only candidate cannot be struck.");
    }
    return {};
}

}  // namespace nonet
