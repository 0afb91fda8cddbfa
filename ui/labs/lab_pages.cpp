#include "ui/labs/lab_pages.h"

#include "moc_lab_pages.cpp"
