#include <node_api.h>
NAPI_MODULE_INIT() { return exports; }
