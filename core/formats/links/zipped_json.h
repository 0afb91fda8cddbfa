// The short form of JSON in SudokuPad's links: {id:'x',ce:[[,{v:3},]],u:[{ct:[3.5,0.5],r:t,c2:#F,c1:30a060}]}.
// Own implementation from data that is out there.
#pragma once

#include "core/formats/bounded_json.h"

#include <string>
#include <string_view>

namespace nonet {

/// The short form written out as JSON: quotes doubled, keys quoted, what is left out between commas an empty object,
/// colours and t and f in full. Text of another form comes out as something that is no JSON either. Cost: linear; the
/// result is at most eight times as long.
std::string jsonFromZipped(std::string_view zipped);

/// Gives the short keys of the form their names, in all objects: {"ce": 1} becomes {"cells": 1}. A name that is there
/// stays.
void nameZippedKeys(Json& value);

}  // namespace nonet
