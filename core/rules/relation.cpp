#include "core/rules/relation.h"

namespace nonet {

void RelationList::append(const RelationList& others) {
    m_relations.insert(m_relations.end(), others.m_relations.begin(), others.m_relations.end());
}

}  // namespace nonet
