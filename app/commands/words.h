// What the program says to people, in their language.
#pragma once

namespace nonet {

/// Call it before anything is put into words: the first call, which must come from the main thread, makes Qt's
/// application and loads the translations. That is a sixth of a short run, and a plain board answered needs no words.
/// True where they were not loaded before.
bool loadWords();

}  // namespace nonet
