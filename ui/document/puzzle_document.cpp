#include "ui/document/puzzle_document.h"
