#include "ui/board/layers/layer.h"

#include "ui/board/layers/link_route.h"

#include <algorithm>

namespace nonet {

BoardFaces::BoardFaces(const BoardMetrics& metrics)
    : given(metrics.digitSize(), FaceWeight::semibold), entered(metrics.digitSize(), FaceWeight::regular),
      candidate(metrics.candidateSize(), FaceWeight::regular),
      candidateStrong(metrics.candidateSize(), FaceWeight::semibold), corner(metrics.cornerSize(), FaceWeight::regular),
      label(std::max(BoardMetrics::kSmallestText, metrics.cellSide() * 0.16), FaceWeight::semibold),
      linkNumber(linkNumberSize(metrics), FaceWeight::semibold),
      placed(metrics.cellSide() * 0.42, FaceWeight::semibold) {
    for (int count = 1; count <= metrics.geometry().side(); ++count)
        centre.emplace_back(metrics.centreSize(count), FaceWeight::regular);
}

std::map<Candidate, ShapeRole> stepShapes(const BoardPicture& picture) {
    std::map<Candidate, ShapeRole> shapes;
    if (!picture.step || picture.stepDepth < StepDepth::pattern)
        return shapes;
    for (const RoleCandidate& entry : picture.step->candidates)
        shapes[entry.candidate] = static_cast<ShapeRole>(entry.role);
    if (picture.stepDepth < StepDepth::full)
        return shapes;
    for (const Candidate& candidate : picture.step->eliminations)
        shapes[candidate] = ShapeRole::eliminated;
    for (const Candidate& candidate : picture.step->placements)
        shapes[candidate] = ShapeRole::placed;
    return shapes;
}

}  // namespace nonet
