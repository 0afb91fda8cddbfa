#include "ui/board/board_picture.h"

#include "core/play/player_actions.h"

namespace nonet {

BoardPicture withoutOverlays(BoardPicture picture) {
    if (picture.candidateNotes || picture.unknownCandidates) {
        picture.showsCandidates = false;
        picture.candidates = candidateLayer(picture.puzzle, picture.state);
    }
    // Givens alone stood under a solution that was looked at.
    if (picture.shownSolution)
        picture.digits = digitsOf(picture.puzzle, picture.state);
    picture.candidateNotes.reset();
    picture.unknownCandidates.reset();
    picture.shownSolution.reset();
    picture.showsSolutionLayer = false;
    picture.twoSolutions.reset();
    picture.contradiction.reset();
    picture.step.reset();
    picture.mistakes = {};
    picture.showsConflicts = false;
    picture.places.clear();
    return picture;
}

}  // namespace nonet
