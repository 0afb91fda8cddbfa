// What a run of version 3.1 or 3.2 comes to, in words.
#pragma once

#include "core/solvers/search/plain_search.h"
#include "ui/labs/frame/lab_scene.h"
#include "ui/labs/minigrid/walk_film.h"

#include <QCoreApplication>

namespace nonet::minigrid {

/// steps: what is counted as a step, as WalkScene::steps().
struct WalkText {
    Q_DECLARE_TR_FUNCTIONS(nonet::minigrid::WalkText)

public:
    /// "13,994 steps to the end, 4,711 to the first solution", or that it is not decided.
    static QString verdict(const WalkFilm& film, const QString& steps);
    /// That the solutions are those of a search by cells, which looked for up to one more.
    static LabClaim solutionClaim(const WalkFilm& film, const QString& steps, const SearchOutcome& byCells);
    /// What the last of so many events did.
    static QString event(const WalkFilm& film, std::size_t events);
};

}  // namespace nonet::minigrid
