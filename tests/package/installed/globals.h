#pragma once

#include <string>

extern const std::string by_search, by_table;
extern const unsigned moved_center;
