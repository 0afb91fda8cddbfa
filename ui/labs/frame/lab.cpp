#include "ui/labs/frame/lab.h"

#include "moc_lab.cpp"
