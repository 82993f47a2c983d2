#pragma once

#include "missing.h"
