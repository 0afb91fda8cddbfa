#include "app/commands/solution_count.h"

namespace nonet {

void addCount(Answer& answer, CountedSolutions count, const char* key) {
    if (count.isUnknown)
        answer.add(key, "?");
    else if (count.isAtLeast)
        answer.add(key, ">=" + std::to_string(count.number));
    else
        answer.add(key, count.number);
}

}  // namespace nonet
