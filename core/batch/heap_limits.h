#pragma once

namespace nonet {

/// Call first in the main() of a program that runs for hours. What is freed goes back to the system soon, and the
/// threads share two heaps: glibc would make a heap for each thread that ever asks for memory and raise the size from
/// which it gives back as it goes, so that a window that has been in use held some 50 MB that nothing needs. Nothing
/// happens with another C library.
void limitHeap();

}  // namespace nonet
