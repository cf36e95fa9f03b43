#include "gen.h"
extern "C" int lev_max() { return LEV_MAX; }
