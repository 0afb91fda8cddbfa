#pragma once

#include "ui/preferences/tokens.h"
