#pragma once

#include <QCoreApplication>

namespace nonet {

/// The words of the ways out.
struct ExportWords {
    Q_DECLARE_TR_FUNCTIONS(ExportWords)
};

}  // namespace nonet
