#include "ui/board/layers/layer.h"

#include "ui/board/layers/link_route.h"
#include "ui/board/layers/role_shape.h"

#include <algorithm>

namespace nonet {

BoardFaces::BoardFaces(const BoardMetrics& metrics, const SymbolSet& symbols)
    : given(metrics.digitSize(), FaceWeight::semibold, symbols),
      entered(metrics.digitSize(), FaceWeight::regular, symbols),
      candidate(metrics.candidateSize(), FaceWeight::regular, symbols),
      candidateStrong(metrics.candidateSize(), FaceWeight::semibold, symbols),
      smallCandidate(metrics.smallCandidateSize(), FaceWeight::regular, symbols),
      smallCandidateStrong(metrics.smallCandidateSize(), FaceWeight::semibold, symbols),
      corner(metrics.cornerSize(), FaceWeight::regular, symbols),
      label(std::max(BoardMetrics::kSmallestText, metrics.cellSide() * 0.16), FaceWeight::semibold),
      linkNumber(linkNumberSize(metrics), FaceWeight::semibold),
      placed(metrics.cellSide() * 0.42, FaceWeight::semibold, symbols),
      tally(std::max(BoardMetrics::kSmallestText, metrics.candidateRect({Cell(0), Digit(1)}).height() * 0.4),
            FaceWeight::regular),
      m_cellSide(metrics.cellSide()), m_gridding(metrics.gridding()), m_symbols(symbols) {
    for (int count = 1; count <= metrics.shape().symbolCount(); ++count)
        centre.emplace_back(metrics.centreSize(count), FaceWeight::regular, symbols);
}

bool BoardFaces::fit(const BoardMetrics& metrics, const SymbolSet& symbols) const {
    return metrics.cellSide() == m_cellSide && metrics.gridding() == m_gridding && symbols == m_symbols &&
           static_cast<std::size_t>(metrics.shape().symbolCount()) == centre.size();
}

std::map<Candidate, Role> stepRoles(const BoardPicture& picture) {
    std::map<Candidate, Role> roles;
    if (!picture.step || picture.stepDepth < StepDepth::pattern)
        return roles;
    for (const Step* step : withInner(*picture.step)) {
        std::map<Candidate, Role> own;
        for (const RoleCandidate& entry : step->candidates)
            own[entry.candidate] = entry.role;
        roles.merge(own);
    }
    return roles;
}

std::map<Candidate, ShapeRole> stepShapes(const BoardPicture& picture) {
    std::map<Candidate, ShapeRole> shapes;
    for (const auto& [candidate, role] : stepRoles(picture))
        shapes[candidate] = shapeOf(role);
    if (!picture.step || picture.stepDepth < StepDepth::full)
        return shapes;
    for (const Candidate& candidate : picture.step->eliminations)
        shapes[candidate] = ShapeRole::eliminated;
    for (const Candidate& candidate : picture.step->placements)
        shapes[candidate] = ShapeRole::placed;
    return shapes;
}

}  // namespace nonet
