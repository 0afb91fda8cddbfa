#pragma once

namespace nonet {

/// Call first in main(). Where a program was started without standard input, output or error, the next file that it
/// opens would take the place: what is printed would go into that file, and reading would wait forever. Each place
/// that is free is taken by a descriptor on which reading or writing fails at once.
void reserveStandardDescriptors();

/// Call it there too. A write beyond the largest file that the system allows the program (ulimit -f) fails, and is told
/// as any that fails; by itself the system would end the program.
void failWritesBeyondLimit();

}  // namespace nonet
