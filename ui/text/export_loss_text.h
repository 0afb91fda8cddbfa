#pragma once

#include "core/formats/export_loss.h"

#include <QString>

namespace nonet {

QString exportLossSentence(ExportLoss loss);

}  // namespace nonet
